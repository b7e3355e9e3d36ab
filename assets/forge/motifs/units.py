# SPDX-License-Identifier: MIT
"""Star Empires' units as one meets them on tiles and on the map: from above, the nose up, on clear ground."""
import paint
from cutouts import outline
from empire_hulls import HULLS
from props import *

LIGHT = {'federation': 'starfleet', 'klingon': 'klingon', 'romulan': 'romulan', 'ferengi': 'ferengi', 'cardassian': 'cardassian', 'borg': 'borg'}
BRIGHT = {'federation': 1.0, 'klingon': 2.3, 'romulan': 1.9, 'ferengi': 1.1, 'cardassian': 1.6, 'borg': 3.0}    # dark hulls take more light
FROM = {'starbase': (-11, 0, 9)}    # its arms stand around an upright middle: from above it is a dot
ABOVE = (-4.2, 0, 14)
MARGIN = .08
ROLLED = {'ferengi': {'science_ship': -48}}    # what stands upright is turned to whoever looks down


def fitted(points, place):
    """A camera without perspective that shows all of the points, the nose up."""
    c = camera(place, (0, 0, 0), 50)
    c.data.type = 'ORTHO'
    m = Matrix.LocRotScale(c.location, c.rotation_euler, None)
    inv = np.array(m.inverted(), np.float32)
    p = (points @ inv[:3, :3].T + inv[:3, 3])[:, :2]
    lo, hi = p.min(0), p.max(0)
    c.location = c.location + m.to_3x3() @ Vector((float(lo[0] + hi[0]) / 2, float(lo[1] + hi[1]) / 2, 0))
    c.data.ortho_scale = float((hi - lo).max()) * (1 + 2 * MARGIN)
    return c


def parted(colour):
    """A breath of the empire's colour around the model parts it from the map."""
    tint = np.array([x ** (1 / 2.2) for x in colour], np.float32)

    def after(d, alpha):
        breath = paint.blur(alpha[..., 0], 5)[..., None] * .5 * (1 - alpha)
        return d + tint * breath, alpha + breath
    return after


@token('star_empires', samples=24)
def unit_from_above(empire, kind):
    start = mark()
    HULLS[empire][kind]()
    root = group(start, (0, 0, 0), (ROLLED.get(empire, {}).get(kind, 0), 0, 0))
    points = outline(root)
    fitted(points, FROM.get(kind, ABOVE))
    f, k = FACTIONS[LIGHT[empire]], BRIGHT[empire]
    size = float(np.ptp(points, axis=0).max())
    ambient((.42, .46, .54), (.10, .10, .12))
    for at, wide, power, colour in (((8, 6, 9), 4, 44, (1, .96, .9)), ((-4, -10, 4), 3, 24, mix(f['rim'], (1, 1, 1), .35)), ((-9, 4, 3), 3, 18, mix(f['rim'], (1, 1, 1), .2))):
        area(Vector(at) * size / 7, (0, 0, 0), wide * size / 7, power * size * size * k, colour)
    return dict(exposure=1.1, glowing=.7, after=parted(f['rim']))
