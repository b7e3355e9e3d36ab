# SPDX-License-Identifier: MIT
"""Star Empires' commanders: somebody in three-quarter, nobody's likeness, before a crest of the empire's own make, on clear ground."""
import paint
from cast import *
from empire_hulls import *

LIGHT = {'federation': 'starfleet', 'klingon': 'klingon', 'romulan': 'romulan', 'ferengi': 'ferengi', 'cardassian': 'cardassian', 'borg': 'borg'}
FOOT = .80    # from here down the bust fades, as a share of the height


def crest(build, size=.108):
    """Builds something that lies with its nose to +X, and sets it upright behind the shoulders."""
    start = mark()
    build()
    return group(start, (.34, 0, 1.585), (0, -90, 0), size)


def federation_bust():
    """Short hair, a blue tunic, half a smile; a tall spindle between two pods."""
    crest(federation_crest)
    figure('uniform', rgb('#2C5AA8'), arms=('down', 'down'), turn=152, head=dict(hair='side', tint=rgb('#4A2E18'), turn=-6, smile=(.6, .2), brow=-.5))


def klingon_bust():
    """A mane and a beard over plated shoulders, brows drawn together; five red blades."""
    crest(klingon_crest)
    figure('armour', rgb('#4A2E28'), trim=rgb('#A8483A'), arms=('down', 'down'), skin='bronze', turn=206, head=dict(kind='klingon', hair='mane', tint=rgb('#1A1210'), beard='full', smile=-.4, brow=-1.2), broad=1.12)


def romulan_bust():
    """A cowl, a sharp face within; green leaves in two tiers."""
    crest(romulan_crest)
    green = cloth(rgb('#2E5A44'), .4)
    body = figure('robe', rgb('#2E5A44'), arms=('down', 'down'), turn=160, broad=1.1)
    clothe(body, green)
    hood(green, (.02, -.004, 1.53), -3, 1.0).rotation_euler = Euler((0, 0, math.radians(160)))
    head = head_of(hair='bowl', tint=rgb('#0E0C0C'), skin='olive', ears=True, turn=160, smile=(.6, .2), brow=-.6, lids=.85, face=dict(brow=1.5))
    head.location = (-.012, 0, .93 + .592)


def ferengi_bust():
    """A high cap like a shell over great ears; two horns that close to a ring, a lamp between."""
    crest(ferengi_crest)
    h, rib, d, g = brass()
    figure('coat', rgb('#6A3A1A'), trim=rgb('#E0B060'), arms=('down', 'down'), turn=154, head=dict(hair='bald', skin=rgb('#A8642E'), smile=(1, .6), cock=.8, face=dict(nose=1.25, brow=1.4, brows=.01, razor=0, jaw=.92)))
    for i, (r, z) in enumerate(((.112, 1.748), (.104, 1.792), (.084, 1.842), (.058, 1.886), (.030, 1.918))):
        torus((.006, 0, z), r * .62, r * .46, rib if i % 2 else plain(FERENGI['base'], .3, .8), axis='Z', u=40, v=14)
    skin = plain(rgb('#A8642E'), .55)
    for s in (1, -1):      # a rim from brow to jaw, a bowl within
        start = mark()
        torus((0, 0, 0), .070, .014, skin, axis='X', squash=1.25, u=36, v=12)
        ellipsoid((.010, 0, 0), (.012, .066, .084), skin, u=28, v=16)
        group(start, (.004 - s * .03, s * .128, 1.668), (0, 0, 180 - 26 + s * -34))
    torus((-.01, 0, 1.50), .15, .045, rib, axis='Z', u=40, v=12)


def cardassian_bust():
    """Black hair combed back over a grey face, a collar in steps, plated shoulders; a fan of plates, violet at their edges."""
    crest(cardassian_crest)
    edge = plain(rgb('#8A7448'), .4, .5)
    figure('armour', rgb('#4A3E2C'), trim=rgb('#9A8250'), arms=('down', 'down'), turn=204, broad=1.18, head=dict(hair='swept', tint=rgb('#0E0C0C'), skin=rgb('#7E867E'), age=.5, smile=(.5, .1), brow=-.7, lids=.9, face=dict(brow=1.4, brows=.4, razor=0)))
    for z, w in ((1.475, .30), (1.515, .25)):
        box((.03, 0, z - .02), (.20, w * 1.25, .040), edge, bevel=.012)


def borg_bust():
    """A head and shoulders of blocks, one lit slit; a broken frame of lattice, green within."""
    crest(borg_crest, .100)
    m = hull(BORG['base'], BORG['accent'], BORG['dark'], .5, .42, None, panel=14, tone=.6, dirt=.3)
    d, lit = plain(rgb('#20282A'), .5, .5), glow(rgb('#8CFF4A'), 3.4)
    for at, size in (((0, 0, 1.34), (.30, .40, .34)), ((.02, .27, 1.39), (.26, .20, .20)), ((-.02, -.29, 1.36), (.28, .22, .26)), ((0, 0, 1.56), (.13, .13, .12)), ((0, 0, 1.70), (.20, .185, .22)), ((.02, .015, 1.815), (.15, .13, .05)),
                     ((-.02, -.10, 1.70), (.14, .06, .14)), ((-.10, .10, 1.45), (.12, .14, .10)), ((.02, .36, 1.24), (.18, .12, .24)), ((-.02, -.38, 1.20), (.18, .12, .24))):
        box((at[0], at[1], at[2]), size, m, bevel=.012)
    for y, z in ((.12, 1.30), (-.08, 1.26), (.02, 1.38)):
        box((-.16, y, z), (.02, .07, .05), lit, bevel=0)
    box((-.11, .015, 1.715), (.03, .12, .032), lit, bevel=0)
    tube([(-.05, -.13, 1.72), (-.14, -.24, 1.60), (-.10, -.22, 1.44)], .016, d)
    rod((0, .06, 1.82), (0, .06, 1.96), .012, d)
    eye((0, .06, 1.97), .022, BORG['glow'], 6)


BUSTS = {'federation': federation_bust, 'klingon': klingon_bust, 'romulan': romulan_bust, 'ferengi': ferengi_bust, 'cardassian': cardassian_bust, 'borg': borg_bust}


def cut_round(colour):
    """The bust ends below in an arc; a breath of the empire's colour parts all from the map."""
    tint = np.array([x ** (1 / 2.2) for x in colour], np.float32)

    def after(d, alpha):
        x, y = paint.grid(alpha.shape[1], alpha.shape[0])
        keep = (1 - paint.step(np.hypot((x - .5) / .52, (y - .42) / .56), .93, 1.0))[..., None]
        d, alpha = d * keep, alpha * keep
        breath = paint.blur(alpha[..., 0], 5)[..., None] * .5 * (1 - alpha)
        return d + tint * breath, alpha + breath
    return after


@bust('star_empires/commander', samples=32)
def commander(empire):
    BUSTS[empire]()
    c = camera((-6, 0, 1.70), (0, 0, 1.70), 50)
    c.data.type, c.data.ortho_scale = 'ORTHO', .74    # the head takes two fifths of the height, for it is seen at 24 pixels too
    f = FACTIONS[LIGHT[empire]]
    ambient((.42, .46, .54), (.10, .10, .12))
    area((-2.2, 1.6, 3.4), (0, 0, 1.6), .9, 130, (1, .95, .88))
    area((1.6, -1.8, 2.6), (0, 0, 1.6), .8, 170, mix(f['rim'], (1, 1, 1), .25))
    area((1.6, 1.8, 2.4), (0, 0, 1.6), .8, 150, mix(f['rim'], (1, 1, 1), .35))
    area((-3, -1.5, 1.8), (.3, 0, 1.9), 1.2, 95 if empire == 'federation' else 150, (1, .95, .90))    # dark and grey faces take more
    return dict(exposure=1.15, glowing=.7, after=cut_round(f['rim']))
