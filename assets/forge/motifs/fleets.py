# SPDX-License-Identifier: MIT
"""What flies in the battles of Star Empires, small and on transparent ground; and the grounds behind: limbs of worlds and open sky.

Views: r looks to the right and away from us, l to the left and toward us, dead is the wreck of a ship flown as r."""
import paint
from cutouts import *
from empire_hulls import HULLS
from props import *
from strike_hulls import gun
from worlds import nova, wormhole

KEY = {'federation': 1.5, 'klingon': 2.9, 'romulan': 2.0, 'ferengi': 1.6, 'cardassian': 2.2, 'borg': 4.2}    # dark hulls take more light
LEAN = {'command_ship': 16, 'strike_cruiser': 22, 'warship': 16, 'raider': 24, 'scout': 6, 'science_ship': 6, 'starbase': 12}    # how far a ship shows us its deck
STARBASE = {'r': (12, -5, 20), 'l': (-12, 5, 225), 'dead': (18, 10, 30)}
SMOKE = {'federation': 62, 'klingon': 104, 'romulan': 74, 'ferengi': 96, 'cardassian': 66, 'borg': 110}    # where it drifts to, in degrees


def light_of(empire):
    return {'federation': 'starfleet'}.get(empire, empire)


def turned(kind, view):
    if kind == 'starbase':
        return STARBASE[view]
    _, pitch, yaw = ATTITUDE['dead.r' if view == 'dead' else view]
    return {'r': LEAN[kind], 'l': -LEAN[kind], 'dead': 20}[view], pitch, yaw + {'r': 4, 'l': -6, 'dead': 0}[view]


def whole(empire, kind, view):
    start = mark()
    HULLS[empire][kind]()
    root = group(start, (0, 0, 0), turned(kind, view))
    framed(light_of(empire), key=KEY[empire], rim=1.6, fill=3.4)
    fill(outline(root))
    return dict(exposure=1.15)


def measured(build):
    """A ship's points without its flames; it is gone again."""
    start = mark()
    build()
    root = group(start)
    for ob in surfaces(root):
        if ob.data.materials[0].name.startswith('haze'):
            bpy.data.objects.remove(ob)
    points = outline(root)
    for ob in [*root.children_recursive, root]:
        bpy.data.objects.remove(ob)
    return points


def bodies(points, at):
    """What a cut across x = at goes through: (y, z, half width, half height) of each body there, the largest first."""
    near = points[np.abs(points[:, 0] - at) < .6]
    near = near[np.argsort(near[:, 1])]
    parts = [p for p in np.split(near, np.flatnonzero(np.diff(near[:, 1]) > .22) + 1) if np.ptp(p[:, 1]) > .25]
    found = [(*((p.min(0) + p.max(0)) / 2)[1:], min(.9, np.ptp(p[:, 1]) * .42), min(.5, np.ptp(p[:, 2]) * .36)) for p in parts]
    return sorted(found, key=lambda b: -b[2] * b[3])[:3] or [(0, 0, .4, .3)]


def wrecked(empire, kind):
    """A unit broken in two, burning."""
    seed = sum(map(ord, empire + kind))
    points = measured(HULLS[empire][kind])
    lo, hi = points.min(0), points.max(0)
    size = 6.6 / float((hi - lo).max())    # what burns is as wide on a small hull

    def build():
        start = mark()
        HULLS[empire][kind]()
        group(start, scale=size)
    points, lo, hi = points * size, lo * size, hi * size
    at = float(lo[0] + (hi[0] - lo[0]) * random.Random(seed).uniform(.44, .54))
    sections = [tuple(float(v) for v in b) for b in bodies(points, at)]
    y, z, wide, high = sections[0]
    turn = turned(kind, 'dead')
    hit = broken(build, at, sections, turn, 1.0, bite=(y - wide * .4, z + high * .4, 1.0, .6), seed=seed)
    pieces = seen_points()
    shards(hit, 44, hull_of(light_of(empire), panel=2.0, window=None, dirt=.7), .8, seed + 1)
    framed(light_of(empire), key=KEY[empire] * .95, rim=1.6)
    fill(points @ np.array(Euler([math.radians(v) for v in turn]).to_matrix(), np.float32).T, .75)
    keep_within(pieces)
    return dict(exposure=1.15, **ablaze(hit, SMOKE[empire], seed, .66, 44))


@fleet('fleets', samples=16)
def unit_of_an_empire(empire, kind, view):
    return wrecked(empire, kind) if view == 'dead' else whole(empire, kind, view)


@cutout('fleets/hero', samples=10, views=('federation', 'klingon', 'romulan', 'ferengi', 'cardassian', 'borg'))
def flagship_of_an_empire(empire):
    """A command ship as large as the result shows the winner's."""
    return whole(empire, 'command_ship', 'r')


def fortress(lift=24):
    """What a garrison holds: an armoured drum on a rim of rock, three turrets, a keep with a mast in their middle."""
    f = 'starfleet'
    steel = hull_of(f, base=rgb('#6A7078'), accent=rgb('#8C94A0'), dark=rgb('#23272E'), panel=1.5, tone=.5, dirt=.6, lit=.6, bump=.35)
    dark, stone_ = hull_of(f, base=rgb('#2C3038'), accent=rgb('#4A505A'), panel=2.2, window=None, dirt=.6), rock(rgb('#5A524C'), rgb('#2A2628'), 1.1)
    upright([(-1.5, 3.2, 3.2, 3.2), (-.75, 3.9, 3.9, 3.9), (-.35, 3.5, 3.5, 3.5)], stone_, ring=28, steps=1, auto=20)
    drum = upright([(-.6, 3.0, 3.0, 3.0), (-.2, 3.1, 3.1, 3.1), (.35, 2.6, 2.6, 2.6), (.45, 2.2, 2.2, 2.2)], steel, ring=16, steps=1, auto=20)
    greeble(drum, 120, .14, dark, 3, None, .4)
    torus((0, 0, .02), 3.06, .06, glow(rgb('#FFB45A'), 2.2), axis='Z')
    keep = upright([(.4, 1.35, 1.35, 1.35), (1.1, 1.15, 1.15, 1.15), (1.25, .7, .7, .7), (2.0, .55, .55, .55), (2.1, .2, .2, .2)], steel, ring=10, steps=1, auto=20)
    greeble(keep, 50, .1, dark, 5, None, .5)
    rod((0, 0, 2.0), (0, 0, 3.5), .05, dark, .02)
    ellipsoid((0, 0, 3.5), (.10, .10, .10), glow(rgb('#FF6A4A'), 7))
    for x, y, turn, size in ((-1.75, -1.3, 186, 1.15), (1.5, -1.7, 204, 1.0), (.5, 1.9, 178, 1.0)):
        gun((x, y, .5), 'bastion', size, turn, lift, 2, 1.9)


@cutout('fleets/garrison', samples=16, views=('l', 'dead'), size='craft')
def garrison(view):
    """The fortress of a garrison, its guns up and to the left; as a ruin it burns."""
    start = mark()
    fortress(24 if view == 'l' else -9)
    root = group(start, (0, 0, 0), (-12, 7, 4))
    if view == 'l':
        framed('starfleet', key=3.4, rim=1.8, fill=4.2)
        fill(outline(root))
        return dict(exposure=1.15)
    points = outline(root)
    chill(root)
    hit = Vector((-.5, -.6, .9))
    shards(hit, 60, hull_of('starfleet', base=rgb('#4A4E56'), panel=2.0, window=None, dirt=.9), .9, 5)
    lamp(hit + Vector((0, -.9, .5)), 160, rgb('#FF8A3A'), .3)
    framed('starfleet', key=1.3, rim=1.3, fill=1.6)
    fill(points)
    return dict(exposure=1.0, **ablaze(hit, 84, 7, 1.5, 80))


# -------------------------------------------------------------------------------------------------------------- grounds

def hush(upper, c, _passes=None):
    """Takes light from the upper two thirds, where words and ships are."""
    _, y = paint.grid(c.shape[1], c.shape[0])
    return c * (upper + (1 - upper) * paint.step(y, .50, .74))[..., None]


def limb(seed, colours, sky, bright=.72, light=(-.42, -.88, -.16), air='#7FB8FF', **kind):
    """The limb of a world that fills the lower half, its middle already in the dusk, before a quiet sky."""
    at, r = (.5, 1.36), .82

    def world(c, _passes):
        h, w = c.shape[:2]
        x, y = paint.grid(w, h)
        d = np.hypot((x - at[0]) * w / h, y - at[1]) / r
        under = paint.lin(air) * (.55 * paint.step(d, .98, .99) * (d < 1))[..., None]    # else a dark line parts globe and air
        return paint.planet(hush(.52, c) / bright + under, at, r, seed, colours, light, air, **kind) * bright
    return dim(clouds(seed + 700, sky, -14, (.5, .36, .42), star=1500, big=12, extra=world), .28)


@backdrop('fleets/ground-terra')
def ground_terra():
    return limb(4, ('#0e3a72', '#3e6a44', '#b8a47a'), TEAL, lights=True, clouds=.5)


@backdrop('fleets/ground-ocean')
def ground_ocean():
    return limb(557, ('#0e4a8a', '#1a7aa8', '#8ac8b0'), ROSE, air='#8FE4FF', clouds=.5)


@backdrop('fleets/ground-emerald')
def ground_emerald():
    return limb(587, ('#0e4a4a', '#2a7a44', '#a0b868'), VIOLET, air='#8FFFC8', clouds=.45, lights=True)


@backdrop('fleets/ground-rust')
def ground_rust():
    return limb(617, ('#6a2e18', '#a8562a', '#e0a468'), TEAL, air='#FFB070', clouds=.12)


@backdrop('fleets/ground-dust')
def ground_dust():
    return limb(647, ('#4a4434', '#8c7f50', '#d8c880'), STEEL, bright=.6, air='#F0E090', clouds=.25)


@backdrop('fleets/ground-crimson')
def ground_crimson():
    return limb(677, ('#2a1418', '#7a2a24', '#c06a4a'), STEEL, air='#FF7A60', clouds=.4, lights=True)


@backdrop('fleets/ground-azuregiant')
def ground_azuregiant():
    return limb(737, ('#123a8a', '#3a7ac8', '#c0e0fa'), EMBER, bright=.66, air='#8FC8FF', bands=.75, clouds=.15)


@backdrop('fleets/ground-ice')
def ground_ice():
    return dim(limb(767, ('#6a8aa0', '#a8c8d8', '#f0f8fc'), EMBER, bright=.46, air='#B0E0FF', clouds=.25), .16)


@backdrop('fleets/ground-barren')
def ground_barren():
    return limb(797, ('#3a383c', '#6a666a', '#a8a29c'), DUSK, air='#A0A8B8', clouds=.0)


@backdrop('fleets/ground-lava')
def ground_lava():
    return limb(827, ('#140c0c', '#3a1c16', '#d8501e'), STEEL, air='#FF7A40', clouds=.08, lights=True)


@backdrop('fleets/ground-wormhole')
def ground_wormhole():
    """The funnel low in the picture."""
    funnel = wormhole((.5, .82), 9, .50)
    return dim(clouds(851, ('#1A1E5A', '#4A2A7A', '#D8A8E8'), 12, (.5, .7, .45), star=1300, big=10, extra=lambda c, _: hush(.42, funnel(c, None) * .4)), .5)


@backdrop('fleets/ground-nebula')
def ground_nebula():
    """Violet and turquoise mist, thicker below."""
    other = dim(clouds(889, ('#0A3A4A', '#1E8A8E', '#A8F0E8'), 16, (.5, .84, .30)), .5)

    def mist_of_two(c, _passes):
        h, w = c.shape[:2]
        return hush(.30, c + paint.nebula(w, h, 889, **other['clouds']))
    return dim(clouds(884, ('#2A1A5A', '#7A3A96', '#E8B0F0'), -18, (.5, .66, .42), star=1400, big=12, extra=mist_of_two), .48)


@backdrop('fleets/ground-supernova')
def ground_supernova():
    """A shell of gas low in the picture, white-hot in its middle."""
    shell = nova((.5, .99), .42)
    return dim(clouds(863, EMBER, -12, (.5, .8, .34), star=1300, big=10, extra=lambda c, _: shell(hush(.5, c), None) * .56), .40)


@backdrop('fleets/ground-space')
def ground_space():
    """Stars and faint dust."""
    return dim(clouds(871, STEEL, -22, (.5, .6, .5), star=2000, big=18), .20)
