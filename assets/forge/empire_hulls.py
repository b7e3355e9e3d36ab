# SPDX-License-Identifier: MIT
"""Star Empires' units: seven classes, six shape languages. The class is the build, the empire is what it is made of.

  command ship   longest, three prongs          strike cruiser  two bodies side by side
  warship        a broad wedge                  raider          a crescent, wider than long
  scout          one slim needle                science ship    a dome, an orb or a dish on a stem
  starbase       arms around an upright middle

Federation, Klingon, Romulan  the shape languages of hulls.py, and some of its hulls
Ferengi     brass horns and shells: curved, ribbed, thick at the root, lamps of amber
Cardassian  ochre plates: overlapping trapezes with notched sterns, ridged spine, violet light
Borg        black lattices: stacked slabs out of line, struts, green light between; nothing curved, nothing closed
"""
from hulls import *

FERENGI = dict(rim=rgb('#FFC070'), glow=rgb('#FFC860'), base=rgb('#C88A3A'), accent=rgb('#F0C878'), dark=rgb('#6A4418'))
CARDASSIAN = dict(rim=rgb('#B486EA'), glow=rgb('#B070FF'), base=rgb('#8A7658'), accent=rgb('#B09A74'), dark=rgb('#2E2418'))
BORG = dict(rim=rgb('#B8F070'), glow=rgb('#7CF03A'), base=rgb('#5A6664'), accent=rgb('#7C8C86'), dark=rgb('#161E20'))
FACTIONS.update(ferengi=FERENGI, cardassian=CARDASSIAN, borg=BORG)


def eye(at, r, colour, power=5):
    """A lamp."""
    ellipsoid(at, (r, r, r * .8), glow(colour, power), u=20, v=12)


def burner(at, r, colour, length=1.2):
    """A drive without a collar."""
    x, y, z = at
    ellipsoid(at, (r * .4, r, r * .8), glow(colour, 7))
    loft([(x - length, .02, .02, .02), (x, r * .9, r * .7, r * .7)], haze(colour, 3.0, 1.4, ('X', x - length, x + .1), core=True), at=(0, y, z), ring=20, steps=1)


def around_x(ob, degrees):
    """Turns one part about the ship's axis."""
    ob.data.transform(Matrix.Rotation(math.radians(degrees), 4, 'X'))
    return ob


def around_z(ob, degrees):
    ob.data.transform(Matrix.Rotation(math.radians(degrees), 4, 'Z'))
    return ob


# ----------------------------------------------------------------------------------------------------------- Federation

def ceramic():
    f = 'starfleet'
    return (hull_of(f, panel=1.1, tone=.32, dirt=.22, lit=.45), hull_of(f, base=FACTIONS[f]['dark'], accent=FACTIONS[f]['accent'], panel=2.0, dirt=.3),
            plain(rgb('#2C62B8'), .35, .3), FACTIONS[f]['glow'])


def federation_command():
    """A whale-backed spindle; two long pods far out on swept arms, a third high over its stern."""
    h, d, b, g = ceramic()
    body = loft([(-3.2, .10, .10, .10), (-2.6, .42, .36, .36), (-1.2, .58, .48, .52), (.6, .84, .54, .58), (1.9, .96, .46, .48), (2.9, .68, .28, .28), (3.6, .04, .03, .03)], h, ring=64)
    greeble(body, 90, .085, h, 3, lambda c, n: n.z > .5 and c.x < 2.2, .35)
    loft([(-1.6, .14, .10, .05), (-.6, .32, .36, .1), (.5, .36, .40, .1), (1.5, .20, .20, .05), (1.9, .05, .04, .04)], h, at=(0, 0, .44), ring=40)
    ellipsoid((1.3, 0, .68), (.20, .16, .05), glow(rgb('#FFE9C0'), 1.6))
    torus((-.2, 0, 0), .80, .05, b, squash=2.6)
    for y, z in ((3.0, .35), (-3.0, .35), (0, 1.75)):
        x = -.9 if y else -1.1
        pod = loft([(x - 1.9, .16, .16, .16), (x - 1.5, .30, .30, .30), (x + .3, .33, .33, .33), (x + 1.7, .20, .20, .20), (x + 2.3, .03, .03, .03)], h, at=(0, y, z), ring=36)
        greeble(pod, 22, .05, d, 5, lambda c, n: c.x < -.8, .4)
        torus((x + 1.35, y, z), .255, .035, glow(g, 5))
        torus((x + .1, y, z), .325, .05, b)
        exhaust((x - 1.88, y, z), .2, 'starfleet', 1.5)
        for dx in (.7, -.9):
            tube([(dx, y * .20, z * .28), (dx - .45, y * .60, z * .75), (x + dx * .7, y * .92, z * .92)], .08, h, taper=(1.7, .9))
    exhaust((-3.15, 0, 0), .16, 'starfleet', 1.0)


def federation_raider():
    """A bow, its tips forward, a pod at either tip; a seed of a cabin in its middle."""
    h, d, b, g = ceramic()
    for part in wing([(.0, .5, -1.3, .05, .30), (1.0, .25, -1.15, .12, .27), (2.0, .45, -.6, .34, .20), (2.8, 1.25, .45, .62, .10)], h, steps=5, sharp=False):
        greeble(part, 30, .06, d, 4, None, .35)
    wing([(1.0, .36, .10, .13, .24), (2.0, .58, .32, .35, .18), (2.8, 1.34, 1.12, .62, .09)], b, steps=5, sharp=False)
    loft([(-1.5, .30, .26, .24), (-.8, .50, .42, .34), (.5, .44, .36, .28), (1.7, .03, .03, .03)], h, ring=48)
    ellipsoid((.72, 0, .22), (.52, .26, .17), canopy(rgb('#8FD0FF'), 3.2, .9))
    for y in (2.85, -2.85):
        pod = loft([(-1.0, .13, .13, .13), (-.5, .27, .27, .27), (.9, .26, .26, .26), (2.4, .03, .03, .03)], h, at=(0, y, .64), ring=36)
        greeble(pod, 18, .05, d, 3, lambda c, n: c.x < .4, .4)
        torus((.9, y, .64), .27, .035, glow(g, 5))
        exhaust((-.98, y, .64), .18, 'starfleet', 1.5)
    exhaust((-1.5, 0, .02), .24, 'starfleet', 1.5)


def federation_science():
    """A globe of an observatory in front of a slender stem; its eye looks ahead, rods reach out."""
    h, d, b, g = ceramic()
    stem = loft([(-3.4, .12, .12, .12), (-2.8, .32, .30, .30), (-1.4, .30, .26, .26), (.4, .17, .17, .17), (.9, .2, .2, .2)], h, ring=40)
    greeble(stem, 40, .06, d, 4, None, .35)
    ball = ellipsoid((1.55, 0, 0), (1.12, 1.12, 1.12), h)
    greeble(ball, 50, .07, d, 6, lambda c, n: c.x < 1.4, .3)
    ellipsoid((1.80, -.34, .42), (.80, .66, .66), canopy(rgb('#8FE0FF'), 4.2, 2.2))
    torus((1.55, 0, 0), 1.10, .07, b, axis='X', squash=1.3)
    for a in (30, 150, 270):
        y, z = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(-.2, y * .15, z * .15), (.25, y * .8, z * .8), (1.2, y * 1.06, z * 1.06)], .07, h)
        rod((1.4, y * 1.1, z * 1.1), (2.7, y * 1.75, z * 1.75), .035, d)
        ellipsoid((2.7, y * 1.75, z * 1.75), (.09, .09, .09), glow(g, 5))
    for y in (.85, -.85):
        loft([(-3.3, .1, .1, .1), (-2.9, .19, .19, .19), (-1.9, .17, .17, .17), (-1.3, .02, .02, .02)], h, at=(0, y, .1), ring=28)
        tube([(-2.0, y * .3, .05), (-2.3, y, .1)], .07, h)
        exhaust((-3.28, y, .1), .14, 'starfleet', 1.1)
    exhaust((-3.4, 0, 0), .16, 'starfleet', 1.2)


def federation_starbase():
    """An upright spindle, four upright pods around it on slender arms."""
    h, d, b, g = ceramic()
    mast = upright([(-2.7, .02, .02, .02), (-1.6, .34, .34, .34), (-.55, .62, .62, .62), (-.1, 1.25, 1.25, 1.25), (.25, 1.2, 1.2, 1.2), (.6, .6, .6, .6), (1.6, .36, .36, .36), (2.9, .02, .02, .02)], h, ring=48)
    greeble(mast, 90, .08, d, 4, None, .35)
    torus((0, 0, .05), 1.27, .05, glow(g, 4), axis='Z')
    for a in (20, 110, 200, 290):
        x, y = 3.0 * math.cos(math.radians(a)), 3.0 * math.sin(math.radians(a))
        tube([(x * .3, y * .3, .05), (x * .65, y * .65, .22), (x, y, 0)], .10, h, taper=(1.5, .9))
        pod = upright([(-1.15, .06, .06, .06), (-.75, .36, .36, .36), (.75, .36, .36, .36), (1.15, .06, .06, .06)], h, (x, y, 0), ring=36)
        greeble(pod, 24, .06, d, a, None, .35)
        torus((x, y, .35), .385, .05, b, axis='Z')
        ellipsoid((x, y, 1.2), (.09, .09, .09), glow(g, 5))
        ellipsoid((x, y, -1.2), (.09, .09, .09), glow(g, 5))


# -------------------------------------------------------------------------------------------------------------- Klingon

def iron():
    f = 'klingon'
    return (hull_of(f, panel=1.7, tone=.6, dirt=.5, lit=.66, bump=.4), hull_of(f, base=FACTIONS[f]['accent'], accent=FACTIONS[f]['base'], panel=2.2, tone=.5, bump=.4, window=None),
            hull_of(f, base=FACTIONS[f]['dark'], panel=2.6, window=None), FACTIONS[f]['glow'])


def klingon_strike():
    """Two trunks side by side, each with a forked prow, bound by cross-blades; one tall fin between."""
    h, a, d, g = iron()
    for s in (1, -1):
        start = mark()
        trunk = loft([(-2.9, .44, .38, .34), (-2.3, .66, .54, .44), (-.6, .52, .44, .38), (1.2, .36, .32, .28), (2.3, .44, .30, .26), (2.8, .20, .14, .14)], h, power=1.25, ring=24, steps=1, auto=20)
        greeble(trunk, 90, .09, d, 4, None, .5)
        wing([(.10, 2.6, 1.7, 0, .18), (.45, 3.0, 1.8, 0, .13), (.62, 4.1, 3.0, -.05, .01)], a)
        box((1.5, 0, .30), (.5, .14, .06), glow(FACTIONS['klingon']['window'], 2.6), (0, 4, 0), bevel=0)
        box((-2.92, 0, .04), (.1, .5, .36), glow(g, 8))
        exhaust((-2.9, 0, .04), .24, 'klingon', 1.5)
        group(start, (.35 if s > 0 else -.15, s * 1.45, 0))
    wing([(0, -.7, -1.7, .08, .22), (1.5, -.3, -1.5, .0, .18), (2.3, -.9, -1.9, .30, .12), (2.9, .6, -.8, .55, .01)], h)
    wing([(0, .9, .3, .05, .14), (1.3, 1.1, .4, .0, .12)], a)
    start = mark()
    wing([(.0, -.6, -1.8, 0, .14), (.9, -1.2, -2.1, 0, .10), (1.5, -2.3, -2.8, 0, .01)], a, mirror=False)
    group(start, (0, 0, .1), (90, 0, 0))


def klingon_science():
    """Three talons that hold a ball of embers before a squat trunk."""
    h, a, d, g = iron()
    body = loft([(-2.8, .62, .46, .40), (-2.3, .88, .66, .56), (-1.0, .72, .60, .54), (.2, .46, .42, .40)], h, power=1.25, ring=24, steps=1, auto=20)
    greeble(body, 110, .09, d, 4, None, .5)
    for turn in (90, 210, 330):
        y, z = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        tube([(-.8, y * .4, z * .4), (.4, y * 1.25, z * 1.25), (1.6, y * 1.55, z * 1.55), (2.7, y * 1.0, z * 1.0), (3.1, y * .42, z * .42)], .24, h, taper=(1.3, .12))
        tube([(.3, y * 1.36, z * 1.36), (1.6, y * 1.72, z * 1.72), (2.8, y * 1.12, z * 1.12)], .10, a, taper=(1.2, .3))
    ellipsoid((1.55, 0, 0), (.80, .80, .80), glow(mix(g, (1, .6, .2), .4), 2.4))
    ellipsoid((1.55, 0, 0), (1.15, 1.15, 1.15), haze(g, 1.4, 2.0))
    wing([(.5, -1.2, -2.5, .1, .18), (1.4, -1.7, -2.9, .35, .12), (2.0, -2.5, -3.4, .7, .01)], a)
    for y in (.36, -.36):
        box((-2.82, y, .04), (.1, .42, .36), glow(g, 8))
        exhaust((-2.8, y, .04), .22, 'klingon', 1.4)


def klingon_starbase():
    """A spiked drum from which four axes stand out."""
    h, a, d, g = iron()
    drum = upright([(-2.5, .02, .02, .02), (-1.0, .50, .50, .50), (-.6, 1.0, 1.0, 1.0), (.6, 1.0, 1.0, 1.0), (1.0, .6, .6, .6), (1.5, .42, .42, .42), (3.0, .02, .02, .02)], h, ring=8, steps=1, auto=15)
    greeble(drum, 120, .10, d, 4, None, .5)
    for turn in (15, 105, 195, 285):
        start = mark()
        wing([(.7, .55, -.55, 0, .34), (1.7, .32, -.32, 0, .24), (2.2, .9, -.9, 0, .20), (2.9, 1.5, -1.5, 0, .14)], h, mirror=False)
        wing([(2.4, 1.2, -1.2, 0, .22), (3.0, 1.75, -1.75, 0, .12), (3.35, 2.1, -2.1, 0, .01)], a, mirror=False)
        rod((0, 1.6, .2), (0, 2.6, .9), .07, d)
        ellipsoid((0, 2.6, .9), (.11, .11, .11), glow(g, 6))
        group(start, (0, 0, 0), (0, 0, turn))
        box((1.0 * math.cos(math.radians(turn + 45)), 1.0 * math.sin(math.radians(turn + 45)), 0), (.16, .7, .5), glow(g, 4), (0, 0, turn + 45), bevel=0)


# -------------------------------------------------------------------------------------------------------------- Romulan

def patina():
    f = 'romulan'
    return (hull_of(f, panel=1.5, tone=.55, dirt=.5, lit=.6, bump=.3), hull_of(f, base=FACTIONS[f]['accent'], accent=FACTIONS[f]['base'], panel=1.8, tone=.5, window=None),
            hull_of(f, base=FACTIONS[f]['dark'], panel=2.6, window=None), FACTIONS[f]['glow'])


def romulan_raider():
    """A sickle of two long leaves, their tips forward; a bud in its middle."""
    h, a, d, g = patina()
    for part in wing([(.0, .3, -1.5, .05, .26), (1.1, .0, -1.55, .22, .22), (2.1, .45, -1.0, .36, .16), (2.8, 1.5, .2, .30, .09), (3.0, 3.1, 2.6, .05, .01)], h, steps=5):
        greeble(part, 30, .05, d, 4, None, .4)
    wing([(.9, .14, -.40, .24, .24), (2.1, .60, .0, .38, .17), (2.85, 1.72, 1.0, .31, .09), (3.04, 3.3, 2.9, .05, .01)], a, steps=5)
    for y0 in (.8, 1.4, 2.0):
        for y in (y0, -y0):
            tube([(-.1 + (y0 - 1.2) * .3, y * 1.02, .40), (-.8 + (y0 - 1.2) * .3, y * .95, .38), (-1.45 + (y0 - .8) * .35, y * .86, .14)], .05, a, taper=(.6, 1.2))
    loft([(-2.0, .16, .14, .12), (-1.2, .44, .36, .26), (.2, .42, .36, .24), (1.6, .03, .03, .03)], h, power=1.8, ring=40, steps=5, at=(0, 0, .1))
    ellipsoid((.5, 0, .36), (.42, .2, .12), canopy(rgb('#C8FFB0'), 2.2, .9))
    for y in (.26, -.26):
        exhaust((-1.9, y, .1), .15, 'romulan', 1.4)
    for y in (2.95, -2.95):
        eye((2.5, y, .15), .10, g)


def romulan_strike():
    """A fork: two long buds that part from one stern, a sheath of leaves where they meet."""
    h, a, d, g = patina()
    for s in (1, -1):
        start = mark()
        bud = loft([(-3.0, .10, .10, .10), (-2.2, .36, .32, .28), (-.2, .50, .40, .34), (1.6, .42, .32, .28), (3.3, .03, .03, .03)], h, power=1.6, ring=40, steps=5)
        greeble(bud, 70, .06, d, 5, None, .4)
        for y in (1, -1):
            tube([(2.9, y * .06, .02), (1.4, y * .36, .04), (-.3, y * .47, .03), (-2.2, y * .28, .03)], .06, a, taper=(.6, 1.3))
        tube([(2.6, 0, .10), (.8, 0, .36), (-1.6, 0, .30)], .06, a)
        box((1.9, 0, .27), (.6, .12, .03), glow(FACTIONS['romulan']['window'], 2.6), (0, 9, 0), bevel=0)
        ellipsoid((2.95, 0, .06), (.16, .07, .07), glow(g, 4))
        exhaust((-2.9, 0, 0), .20, 'romulan', 1.6)
        group(start, (.3, s * 1.30, 0), (0, 0, s * 13))
    for i, (x, long) in enumerate(((-1.9, 1.5), (-1.3, 1.3), (-.8, 1.0))):
        for turn in (40, -40):
            around_z(wing([(.0, long, -.1, .22 + .06 * i, .14), (.30, long * .6, .0, .20 + .06 * i, .10), (.42, long * .3, .1, .12, .02)], a if i % 2 else h, steps=4)[0 if turn > 0 else 1], turn * .5).location.x += x
    body = loft([(-2.6, .16, .14, .12), (-1.9, .62, .36, .30), (-1.1, .72, .34, .28), (-.1, .06, .05, .05)], h, power=1.7, ring=40, steps=5)
    greeble(body, 40, .06, d, 6, None, .4)
    ellipsoid((-1.3, 0, .34), (.34, .16, .10), canopy(rgb('#C8FFB0'), 2.4, .9))


def romulan_science():
    """A flower open to the front, a green light within, upon a stem."""
    h, a, d, g = patina()
    stem = loft([(-3.2, .10, .10, .10), (-2.3, .40, .34, .30), (-.8, .34, .30, .26), (.6, .30, .30, .30)], h, power=1.7, ring=40)
    greeble(stem, 50, .06, d, 4, None, .4)
    for i in range(6):
        petal = wing([(.20, .9, -.2, 0, .16), (.85, 1.5, .5, 0, .14), (1.5, 2.1, 1.3, 0, .10), (2.05, 2.45, 2.3, 0, .01)], h if i % 2 else a, steps=4, mirror=False)[0]
        around_x(petal, 30 + 60 * i)
    ellipsoid((1.15, 0, 0), (.55, .55, .55), glow(g, 2.4))
    ellipsoid((1.3, 0, 0), (1.0, 1.0, 1.0), haze(g, 1.0, 2.2))
    wing([(.2, -1.2, -2.3, .1, .12), (.9, -1.5, -2.6, .4, .09), (1.5, -2.5, -3.1, .5, .01)], a, steps=4)
    exhaust((-3.15, 0, 0), .18, 'romulan', 1.4)


def romulan_starbase():
    """A lotus: leaves in two tiers around a spire, light in its cup."""
    h, a, d, g = patina()
    mast = upright([(-2.8, .02, .02, .02), (-1.6, .24, .24, .24), (-.3, .66, .66, .66), (.3, .60, .60, .60), (1.2, .24, .24, .24), (2.6, .02, .02, .02)], h, ring=40)
    greeble(mast, 60, .07, d, 4, None, .4)
    for i in range(6):
        around_z(wing([(.45, .45, -.45, .0, .16), (1.4, .95, -.95, .18, .18), (2.4, .70, -.70, .75, .12), (3.1, .05, -.05, 1.7, .01)], h if i % 2 else a, steps=4, mirror=False)[0], 60 * i)
        around_z(wing([(.40, .40, -.40, -.2, .14), (1.2, .62, -.62, -.5, .14), (1.9, .42, -.42, -1.1, .10), (2.3, .04, -.04, -1.8, .01)], a if i % 2 else h, steps=4, mirror=False)[0], 30 + 60 * i)
    torus((0, 0, .34), .75, .09, glow(g, 4), axis='Z')
    ellipsoid((0, 0, .5), (1.1, 1.1, .8), haze(g, 1.1, 1.8))
    eye((0, 0, 2.6), .10, g)


# -------------------------------------------------------------------------------------------------------------- Ferengi

def brass():
    return (hull(FERENGI['base'], FERENGI['accent'], FERENGI['dark'], .75, .30, None, panel=2, tone=.3, dirt=.25), plain(rgb('#F4D490'), .25, .9), plain(rgb('#4A2E14'), .4, .7), FERENGI['glow'])


def horn(points, r0, r1, mat, rib=None, ribs=7):
    """A curved horn, ringed."""
    tube(points, r0, mat, taper=(1.0, r1 / r0))
    if rib:
        pts = smooth_rows(points, 8)
        for i in range(1, ribs):
            k = int(i * (len(pts) - 1) / ribs)
            p, q = Vector(pts[k]), Vector(pts[min(k + 1, len(pts) - 1)])
            r = r0 + (r1 - r0) * k / (len(pts) - 1)
            d = (q - p).normalized()
            rod(p - d * .035, p + d * .035, r * 1.16, rib, ring=20)


def crescent(at, r, mat, rib, turn=0, half=150, thick=.30, height=.34):
    """A shell: thick in the middle, its points forward; half: how far it goes round to either side, in degrees."""
    start = mark()
    a = [math.radians(180 - half + 2 * half * i / 24) for i in range(25)]
    swell = [math.sin(math.pi * i / 24) ** .7 for i in range(25)]
    verts, faces = [], []
    for t, k in zip(a, swell):
        w = thick * (.06 + .94 * k)
        for ang in np.arange(10) * .628:
            rr = r + math.cos(ang) * w
            verts.append((math.cos(t) * rr, math.sin(t) * rr, math.sin(ang) * height * (.15 + .85 * k)))
    for i in range(24):
        faces += [(i * 10 + j, i * 10 + (j + 1) % 10, (i + 1) * 10 + (j + 1) % 10, (i + 1) * 10 + j) for j in range(10)]
    faces += [tuple(range(10)), tuple(range(240, 250))]
    mesh(verts, faces, mat, auto=60)
    for i in range(3, 22, 3):
        t, k = a[i], swell[i]
        w = thick * (.06 + .94 * k)
        tube([(math.cos(t) * (r + w), math.sin(t) * (r + w), 0), (math.cos(t) * r, math.sin(t) * r, height * (.15 + .85 * k) + .02), (math.cos(t) * (r - w), math.sin(t) * (r - w), 0)], .035, rib)
    return group(start, at, (0, 0, turn))


def ferengi_command():
    """Three horns out of a shell."""
    h, rib, d, g = brass()
    crescent((-.6, 0, 0), 1.65, h, rib, 0, 112, .66, .50)
    horn([(-1.9, 0, 0), (-.4, 0, .25), (1.2, 0, .2), (3.2, 0, 0)], .64, .05, h, rib, 8)
    horn([(-1.7, 0, .3), (-1.2, 0, 1.0), (-.2, 0, 1.5), (1.0, 0, 1.55)], .34, .04, h, rib, 5)
    eye((-.5, 0, .80), .20, g)
    for y in (.62, -.62):
        burner((-2.2, y, 0), .28, g, 1.4)


def ferengi_strike():
    """Two horns joined by a bar."""
    h, rib, d, g = brass()
    for s in (1, -1):
        horn([(-2.3, s * .95, 0), (-.6, s * 1.5, .05), (1.0, s * 1.4, .05), (2.8, s * .6, 0)], .50, .05, h, rib, 8)
        burner((-2.5, s * .92, 0), .34, g, 1.3)
    box((-.9, 0, .05), (.75, 2.6, .34), d, bevel=.1)
    box((.2, 0, .05), (.35, 2.7, .26), rib, bevel=.08)
    eye((-.9, 0, .30), .24, g)


def ferengi_warship():
    """Three shells one behind another, the widest at the stern."""
    h, rib, d, g = brass()
    for x, r, thick in ((.1, 2.25, .52), (1.15, 1.55, .46), (2.0, .85, .40)):
        crescent((x, 0, .12 * x), r, h, rib, 0, 74, thick, .42)
    horn([(-1.9, 0, 0), (0, 0, .3), (1.5, 0, .35), (2.9, 0, .2)], .38, .05, d, rib, 6)
    eye((-1.35, 0, .55), .20, g)
    for y in (.75, -.75):
        burner((-2.45, y, 0), .32, g, 1.2)


def ferengi_raider():
    """One wide crescent, a bead within."""
    h, rib, d, g = brass()
    crescent((.9, 0, 0), 2.35, h, rib, 0, 88, .62, .44)
    ellipsoid((-.4, 0, .05), (.70, .46, .40), d)
    box((-1.0, 0, 0), (.9, .30, .24), rib, bevel=.05)
    eye((-.1, 0, .36), .18, g)
    for y in (.9, -.9):
        burner((-2.0, y, 0), .28, g, 1.3)


def ferengi_scout():
    """One slim horn, curved up like a tusk, out of a small shell; two feelers ahead of it."""
    h, rib, d, g = brass()
    horn([(-1.9, 0, .1), (-.6, 0, -.05), (1.0, 0, .12), (3.0, 0, .75)], .46, .03, h, rib, 9)
    crescent((-.75, 0, -.02), 1.05, h, rib, 0, 96, .30, .26)
    for s in (1, -1):
        horn([(-.2, s * .40, .0), (.9, s * .95, .10), (2.0, s * .72, .34), (2.6, s * .30, .62)], .11, .02, d, rib, 5)
        eye((.90, s * .97, .16), .09, g)
    eye((-.7, 0, .46), .20, g)
    burner((-2.05, 0, .12), .40, g, 1.5)


def ferengi_science():
    """A nautilus on a stem."""
    h, rib, d, g = brass()
    start = mark()
    horn([(.9 + (1.45 - .30 * k) * math.cos(k * 2.1 + 2.6), (1.45 - .30 * k) * math.sin(k * 2.1 + 2.6), 0) for k in np.linspace(0, 3.9, 22)], .46, .10, h, rib, 14)
    eye((.9, 0, .1), .36, g, 6)
    group(start, (0, 0, .2), (66, 0, 0))    # upright, so that its coil is seen from the side
    horn([(-2.6, 0, .5), (-1.5, 0, .4), (-.3, 0, .5)], .36, .30, d, rib, 4)
    burner((-2.75, 0, .5), .34, g, 1.3)


def ferengi_starbase():
    """Four crescents back to back."""
    h, rib, d, g = brass()
    for a in (0, 90, 180, 270):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        crescent((2.45 * x, 2.45 * y, 0), 1.15, h, rib, a, 100, .40, .40)
        rod((.5 * x, .5 * y, 0), (1.5 * x, 1.5 * y, 0), .24, d)
    ellipsoid((0, 0, 0), (.95, .95, .7), h)
    horn([(0, 0, .4), (.05, 0, 1.1), (.3, 0, 1.8)], .46, .04, h, rib, 5)
    horn([(0, 0, -.4), (.05, 0, -1.0), (.3, 0, -1.5)], .40, .04, h, rib, 4)
    torus((0, 0, .2), .90, .09, rib, axis='Z')
    for a in (45, 135, 225, 315):
        eye((.92 * math.cos(math.radians(a)), .92 * math.sin(math.radians(a)), .1), .20, g, 6)


# ----------------------------------------------------------------------------------------------------------- Cardassian

def ochre():
    return (hull(CARDASSIAN['base'], CARDASSIAN['accent'], CARDASSIAN['dark'], .35, .45, None, panel=1.6, tone=.45, dirt=.3), plain(rgb('#B09A76'), .45, .4), plain(rgb('#4A3A2C'), .5, .4), CARDASSIAN['glow'])


def trapeze(x0, x1, w0, w1, z, mat, notch=.0, thick=.30):
    """A plate lying flat, its stern notched, its edge bevelled."""
    verts = [(x1, w1, z), (x1, -w1, z), (x0, -w0, z), (x0 + notch, 0, z + .05), (x0, w0, z)]
    low = [(a, b * 1.04, c - thick) for a, b, c in verts]
    n = 5
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh(verts + low, faces, mat, smooth=False, bevel=.03)


def spine(x0, x1, z, count, mat, high=.34):
    """A ridge of fins, lower towards the nose."""
    for i in range(count):
        k = i / max(1, count - 1)
        box((x0 + (x1 - x0) * k, 0, z), ((x1 - x0) / count * .55, .16, high * (1 - .6 * k)), mat, (0, 24, 0), bevel=.02)


def scales(rows, mats, z0=.12, rise=.20, notch=.55):
    """Plates one upon another, each (stern, bow, half width at the stern, at the bow)."""
    for i, (x0, x1, w0, w1) in enumerate(rows):
        trapeze(x0, x1, w0, w1, z0 + rise * i, mats[i % len(mats)], notch)


def cardassian_command():
    """A long stack of plates between two loose blades, a keep upon its stern."""
    h, a, d, g = ochre()
    scales(((-2.6, .4, 1.5, .8), (-1.7, 1.5, 1.05, .55), (-.8, 3.4, .70, .10)), (h, a))
    for s in (1, -1):
        blade = trapeze(-3.0, 2.1, .32, .06, .12, a, .3, .36)
        blade.data.transform(Matrix.Translation((0, s * 2.25, .1)) @ Matrix.Rotation(math.radians(s * -6), 4, 'Z'))
        for x in (-1.9, -.9):
            rod((x, s * 1.0, .05), (x, s * 2.1, .05), .08, d)
        eye((2.1, s * 2.05, .08), .13, g)
        burner((-2.7, s * .8, 0), .32, g, 1.4)
        burner((-3.0, s * 2.2, .05), .16, g, 1.0)
    scales(((-2.0, -.2, .62, .40), (-1.8, -.5, .46, .28), (-1.6, -.8, .32, .16)), (a, h), .75, .24, .3)
    spine(.2, 2.2, .72, 6, d)
    eye((-.75, 0, 1.30), .15, g)


def cardassian_strike():
    """Two stacks of plates side by side, barred together."""
    h, a, d, g = ochre()
    for s in (1, -1):
        start = mark()
        scales(((-2.5, .6, .90, .50), (-1.6, 1.6, .64, .34), (-.7, 3.0, .42, .06)), (h, a), .12, .22, .4)
        spine(-1.2, 1.4, .72, 6, d)
        burner((-2.4, 0, 0), .34, g, 1.4)
        eye((3.0, 0, .45), .12, g)
        group(start, (.5 if s > 0 else -.2, s * 1.45, 0))
    for x in (-1.3, .2):
        box((x, 0, .02), (.55, 2.2, .26), d, bevel=.04)
    eye((-.55, 0, .2), .18, g)


def cardassian_warship():
    """One broad wedge of four scales."""
    h, a, d, g = ochre()
    scales(((-2.3, .2, 2.6, 1.6), (-1.6, 1.0, 1.9, 1.1), (-.9, 1.9, 1.3, .64), (-.1, 2.9, .74, .10)), (h, a), .10, .24, .6)
    for s in (1, -1):
        burner((-2.2, s * 1.3, 0), .38, g, 1.3)
        fin = trapeze(-2.2, -.6, .5, .2, 0, a, .2, .14)
        fin.data.transform(Matrix.Translation((0, s * 2.0, .45)) @ Matrix.Rotation(math.radians(s * 65), 4, 'X'))
    spine(-1.0, .9, 1.0, 5, d)
    eye((.9, 0, 1.0), .18, g)


def cardassian_raider():
    """A fan of five blades, open to the front."""
    h, a, d, g = ochre()
    for i, turn in enumerate((-66, -33, 0, 33, 66)):
        out = abs(turn) / 66
        blade = trapeze(.1, 2.7 + .7 * out, .58, .10, .1, a if i % 2 else h, -.2, .28)
        blade.data.transform(Matrix.Translation((-1.5, 0, .04 * (i % 2))) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(-14 * out), 4, 'Y'))
        tip = Matrix.Translation((-1.5, 0, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(-14 * out), 4, 'Y') @ Vector((2.75 + .7 * out, 0, 0))
        eye(tip, .11, g)
    scales(((-2.3, -.6, .9, .6), (-2.0, -.7, .62, .36)), (a, h), .30, .22, .35)
    eye((-1.2, 0, .66), .18, g)
    for y in (.42, -.42):
        burner((-2.2, y, .05), .28, g, 1.4)


def cardassian_scout():
    """One narrow plate with a high fin, feathered like an arrow."""
    h, a, d, g = ochre()
    scales(((-2.3, 3.2, .60, .04), (-1.7, 1.7, .36, .05)), (h, a), .12, .24, .5)
    fin = trapeze(-2.5, -.2, .75, .12, 0, a, .4, .14)
    fin.data.transform(Matrix.Translation((.2, 0, .55)) @ Matrix.Rotation(math.radians(90), 4, 'X'))
    for side in (1, -1):
        feather = trapeze(-1.15, .75, .62, .16, 0, a, -.5, .14)
        feather.data.transform(Matrix.Translation((-1.6, side * .95, .10)) @ Matrix.Rotation(math.radians(side * -34), 4, 'Z') @ Matrix.Rotation(math.radians(side * 14), 4, 'X'))
        eye((-2.25, side * 1.75, .30), .11, g)
    spine(-.2, 1.9, .42, 6, d, .30)
    eye((.1, 0, .60), .14, g)
    burner((-2.2, 0, -.02), .36, g, 1.5)


def cardassian_science():
    """A dish of eight plates around a violet lamp, upon a ridged stem."""
    h, a, d, g = ochre()
    scales(((-2.9, .4, .62, .30), (-2.3, .6, .40, .20)), (h, a), .12, .22, .4)
    spine(-1.9, .3, .42, 6, d)
    for i in range(8):
        leaf = trapeze(.35, 2.0, .18, .62, .07, a if i % 2 else h, .1, .14)
        leaf.data.transform(Matrix.Translation((.9, 0, .1)) @ Matrix.Rotation(math.radians(45 * i), 4, 'X') @ Matrix.Rotation(math.radians(-58), 4, 'Y'))
    ellipsoid((1.2, 0, .1), (.42, .42, .42), glow(g, 3))
    ellipsoid((1.3, 0, .1), (1.0, 1.0, 1.0), haze(g, 1.0, 2.2))
    rod((1.2, 0, .1), (2.9, 0, .1), .05, d)
    eye((2.9, 0, .1), .13, g)
    burner((-2.8, 0, 0), .34, g, 1.4)


def cardassian_starbase():
    """A stepped tower, above and below, four stacks of plates pointing outward."""
    h, a, d, g = ochre()
    for i, w in enumerate((2.2, 1.7, 1.2, .75)):
        box((0, 0, .28 + .46 * i), (w, w, .42), (h, a)[i % 2], (0, 0, 45 * (i % 2)), bevel=.05)
        box((0, 0, -.28 - .46 * i), (w * .9, w * .9, .42), (a, h)[i % 2], (0, 0, 45 * (i % 2)), bevel=.05)
    for s in (1, -1):
        rod((0, 0, s * 1.8), (0, 0, s * 2.6), .10, d, .03)
        eye((0, 0, s * 2.6), .13, g)
    for turn in (10, 100, 190, 280):
        start = mark()
        scales(((.6, 2.4, .95, .62), (1.2, 3.0, .66, .38), (1.8, 3.7, .42, .08)), (h, a), .10, .20, .2)
        eye((3.7, 0, .4), .14, g)
        group(start, (0, 0, 0), (0, 0, turn))
        eye((1.0 * math.cos(math.radians(turn + 45)), 1.0 * math.sin(math.radians(turn + 45)), .0), .24, g)


# ----------------------------------------------------------------------------------------------------------------- Borg

def struts():
    """Metal, light between it, and the colour of lamps."""
    return (hull(BORG['base'], BORG['accent'], BORG['dark'], .4, .45, None, panel=3, tone=.6, dirt=.3), glow(rgb('#6CE82A'), 3.0), BORG['glow'])


def lattice(at, size, cell, mat, core, seed=1, full=.68):
    """A slab of struts; most of its cells are closed by plates, the others are dark and a few are lit. No gap: what is seen through speckles."""
    rnd = random.Random(seed)
    n = [max(1, round(s / cell)) for s in size]
    lo, st = Vector(at) - Vector(size) / 2, [s / k for s, k in zip(size, n)]
    dark = plain(BORG['dark'], .6, .4)
    for i in (0, n[0]):
        for j in (0, n[1]):
            p = lo + Vector((i * st[0], j * st[1], 0))
            rod(p, p + Vector((0, 0, size[2])), .08, mat, ring=6)
    for z in (0, size[2]):
        for j in (0, n[1]):
            rod(lo + Vector((0, j * st[1], z)), lo + Vector((size[0], j * st[1], z)), .08, mat, ring=6)
        for i in (0, n[0]):
            rod(lo + Vector((i * st[0], 0, z)), lo + Vector((i * st[0], size[1], z)), .08, mat, ring=6)
    for i, j, k in ((i, j, k) for i in range(n[0]) for j in range(n[1]) for k in range(n[2])):
        c = lo + Vector(((i + .5) * st[0], (j + .5) * st[1], (k + .5) * st[2]))
        if rnd.random() < full:
            box(c, [s * rnd.uniform(.93, .97) + rnd.uniform(-.02, .09) for s in st], mat, bevel=.035)
        else:
            box(c, [s * .90 for s in st], core if rnd.random() < .34 else dark, bevel=0)


def spike(a, b, mat, colour):
    rod(a, b, .09, mat, .05, ring=6)
    eye(b, .15, colour, 6)


def borg_command():
    """Three slabs, pushed out of line like broken stairs, spikes of light beside them."""
    m, core, g = struts()
    lattice((-1.3, .35, 0), (2.4, 3.2, .8), .66, m, core, 3)
    lattice((.7, -.45, .55), (2.0, 2.2, .8), .66, m, core, 5)
    lattice((2.3, .15, 1.1), (1.6, 1.0, .7), .56, m, core, 7)
    lattice((-1.7, .9, .9), (.9, .9, 1.2), .5, m, core, 9)
    for a, b in (((-.6, -1.25, .1), (2.9, -1.25, .1)), ((-.6, 1.8, .2), (2.6, 1.8, .2)), ((.3, .2, -.4), (2.4, .2, -.4))):
        spike(a, b, m, g)


def borg_strike():
    """Two long slabs side by side, one ahead of the other, struts between."""
    m, core, g = struts()
    lattice((-.5, 1.35, .25), (4.6, .95, .9), .62, m, core, 13)
    lattice((.5, -1.35, -.15), (4.2, .95, .9), .62, m, core, 15)
    for x in (-1.3, 0, 1.2):
        rod((x, -1.0, -.1), (x + .3, 1.0, .2), .09, m, ring=6)
        rod((x + .3, -1.0, -.1), (x, 1.0, .2), .07, m, ring=6)
    spike((1.7, 1.35, .4), (3.0, 1.35, .4), m, g)
    spike((2.5, -1.35, -.2), (3.6, -1.35, -.2), m, g)


def borg_warship():
    """A wedge of steps."""
    m, core, g = struts()
    for i, (x, w) in enumerate(((-1.8, 4.6), (-.6, 3.4), (.6, 2.1), (1.8, .9))):
        lattice((x, (-.18, .22, -.14, .1)[i], .24 * i), (1.15, w, (1.1, .9, .7, .6)[i]), .60, m, core, 11 + i)


def borg_raider():
    """Blocks in two flights of steps that part towards the front and rise."""
    m, core, g = struts()
    lattice((-1.6, 0, 0), (1.3, 1.3, .7), .62, m, core, 21)
    for s in (1, -1):
        for i, (x, y, z) in enumerate(((-1.0, 1.15, .12), (-.1, 1.95, .3), (.95, 2.55, .5), (2.0, 2.95, .72))):
            lattice((x + (.18 if s > 0 else 0), s * y, z), (1.1 - .12 * i, .9 - .1 * i, .62 - .07 * i), .52, m, core, 22 + 2 * i + s)
        spike((2.2, s * 2.95, .75), (3.4, s * 2.95, .75), m, g)
    spike((-1.0, 0, .1), (.5, 0, .1), m, g)


def borg_scout():
    """One beam of struts that flies aslant, a block hung on either side."""
    m, core, g = struts()
    start = mark()
    lattice((.2, 0, 0), (3.8, .95, .75), .62, m, core, 31)
    lattice((-1.0, .95, .2), (1.5, .85, .8), .60, m, core, 33)
    lattice((.7, -.85, -.15), (1.0, .75, .65), .55, m, core, 35)
    group(start, rot=(0, 0, 30))
    spike((1.9, .95, .1), (3.2, .95, .1), m, g)


def borg_science():
    """An open frame that stands upright, a sheet of light in it, upon a beam of struts."""
    m, core, g = struts()
    lattice((-1.7, 0, 0), (2.6, .62, .62), .60, m, core, 41)
    lattice((-2.3, .1, .55), (.9, .9, .5), .5, m, core, 43)
    for y0, z0, wide, high in ((0, 1.35, 2.9, .42), (.15, -1.35, 2.9, .42), (1.3, 0, .42, 2.5), (-1.3, .1, .42, 2.5)):
        lattice((1.0, y0, z0), (.55, wide, high), .46, m, core, int(47 + 3 * wide + z0))
    box((1.0, 0, 0), (.06, 1.5, 1.5), glow(rgb('#6CE82A'), 2.6), (12, 0, 0), bevel=0)
    for y, z in ((.9, .9), (-.9, .9), (.9, -.9), (-.9, -.9)):
        rod((-.4, 0, 0), (1.0, y, z), .08, m, ring=6)
        rod((1.0, y * .72, z * .72), (1.0, y * 1.3, z * 1.3), .06, m, ring=6)
    spike((1.1, 1.3, 1.35), (2.8, 1.3, 1.35), m, g)
    spike((1.1, -1.3, -1.2), (2.5, -1.3, -1.2), m, g)


def borg_starbase():
    """Four slabs like the sails of a mill, each at its own height, around a shaft of light."""
    m, core, g = struts()
    rod((0, 0, -2.4), (0, 0, 2.4), .30, glow(rgb('#6CE82A'), 2.2), ring=8)
    for y, x in ((.34, .34), (-.34, .34), (.34, -.34), (-.34, -.34)):
        rod((x, y, -2.5), (x, y, 2.5), .09, m, ring=6)
    for i, (x, y, z) in enumerate(((1.9, .75, .9), (-.75, 1.9, .1), (-1.9, -.75, -.7), (.75, -1.9, .25))):
        along = i % 2 == 0
        lattice((x, y, z), (2.9, 1.3, .9) if along else (1.3, 2.9, .9), .62, m, core, 51 + i)
    lattice((.2, .1, 1.9), (1.3, 1.3, .6), .6, m, core, 57)
    lattice((-.15, 0, -1.8), (1.2, 1.2, .6), .6, m, core, 58)
    for a, b in (((3.2, 1.1, .9), (4.0, 1.1, .9)), ((-3.2, -1.1, -.7), (-4.0, -1.1, -.7)), ((0, 0, 2.2), (0, 0, 3.0))):
        spike(a, b, m, g)


HULLS = {
    'federation': {'command_ship': federation_command, 'strike_cruiser': lambda: starfleet('heavy'), 'warship': lambda: starfleet('escort'),
                   'raider': federation_raider, 'scout': lambda: starfleet('scout'), 'science_ship': federation_science,
                   'starbase': federation_starbase},
    'klingon': {'command_ship': lambda: klingon('heavy'), 'strike_cruiser': klingon_strike, 'warship': lambda: klingon('capital'),
                'raider': lambda: klingon('scout'), 'scout': lambda: klingon('cruiser'), 'science_ship': klingon_science,
                'starbase': klingon_starbase},
    'romulan': {'command_ship': lambda: romulan('heavy'), 'strike_cruiser': romulan_strike, 'warship': lambda: romulan('capital'),
                'raider': romulan_raider, 'scout': lambda: romulan('craft'), 'science_ship': romulan_science,
                'starbase': romulan_starbase},
    'ferengi': {'command_ship': ferengi_command, 'strike_cruiser': ferengi_strike, 'warship': ferengi_warship, 'raider': ferengi_raider, 'scout': ferengi_scout,
                'science_ship': ferengi_science, 'starbase': ferengi_starbase},
    'cardassian': {'command_ship': cardassian_command, 'strike_cruiser': cardassian_strike, 'warship': cardassian_warship, 'raider': cardassian_raider,
                   'scout': cardassian_scout, 'science_ship': cardassian_science, 'starbase': cardassian_starbase},
    'borg': {'command_ship': borg_command, 'strike_cruiser': borg_strike, 'warship': borg_warship, 'raider': borg_raider, 'scout': borg_scout,
             'science_ship': borg_science, 'starbase': borg_starbase},
}

# -------------------------------------------------------------------------------------------------------------- crests
# What an empire's people stand before: it lies with its nose to +X, about 4 long and 6 wide, nobody's insignia.


def federation_crest():
    """A tall spindle between two pods."""
    h, d, b, g = ceramic()
    loft([(-1.0, .2, .2, .2), (.2, .62, .5, .5), (1.6, .52, .42, .42), (4.3, .02, .02, .02)], h, ring=40)
    torus((1.5, 0, 0), .55, .07, b)
    eye((3.0, 0, .2), .12, g)
    for s in (1, -1):
        loft([(-.2, .1, .1, .1), (.2, .34, .3, .3), (1.7, .30, .26, .26), (2.9, .02, .02, .02)], h, at=(0, s * 2.0, 0), ring=32)
        tube([(.3, 0, 0), (-.1, s * 1.1, 0), (.5, s * 2.0, 0)], .13, h)
        torus((1.4, s * 2.0, 0), .33, .05, glow(g, 4))


def klingon_crest():
    """Five red blades."""
    h, a, d, g = iron()
    for turn, length in ((0, 4.2), (34, 3.7), (-34, 3.7), (66, 3.1), (-66, 3.1)):
        around_z(wing([(.0, .9, .5, 0, .16), (.34, length * .55, .3, 0, .14), (.46, length * .72, length * .40, 0, .10), (.02, length, length * .8, 0, .02)], a if turn % 4 == 0 else h)[0], turn)
        around_z(wing([(.0, length, .4, 0, .14), (.42, length * .66, .2, 0, .10), (.62, length * .70, length * .50, 0, .02)], a, mirror=True)[0], turn)
        around_z(wing([(.0, length, .4, 0, .14), (.42, length * .66, .2, 0, .10), (.62, length * .70, length * .50, 0, .02)], a, mirror=True)[1], turn)
    ellipsoid((.2, 0, .1), (.7, .7, .3), glow(g, 2.4))


def romulan_crest():
    """Leaves in two tiers."""
    h, a, d, g = patina()
    for tier, turns, length in ((h, (18, -18, 54, -54, 88, -88), 3.9), (a, (0, 36, -36, 71, -71), 3.0)):
        for turn in turns:
            for side in wing([(.0, length, .2, 0, .12), (.30, length * .80, .2, .04, .10), (.48, length * .55, .4, .05, .06), (.40, length * .30, .25, .02, .03)], tier, steps=3):
                around_z(side, turn)
    ellipsoid((.2, 0, .2), (.6, .6, .3), glow(g, 2.6))


def ferengi_crest():
    """Two horns that close to a ring, a lamp between."""
    h, rib, d, g = brass()
    for s in (1, -1):
        horn([(-.6, s * .5, 0), (-.2, s * 1.9, 0), (1.2, s * 2.75, 0), (2.9, s * 2.3, 0), (3.9, s * 1.0, .1)], .56, .06, h, rib, 10)
    eye((3.1, 0, 0), .50, g, 4)
    ellipsoid((3.1, 0, 0), (.95, .95, .9), haze(g, .9, 2.6))


def cardassian_crest():
    """A fan of plates, violet at their edges."""
    h, a, d, g = ochre()
    for turn, x1, mat in ((66, 3.2, h), (-66, 3.2, h), (34, 3.6, a), (-34, 3.6, a), (0, 4.0, h)):
        z = .1 - .004 * abs(turn)
        around_z(trapeze(.5, x1, .40, .92, z, mat, .2), turn)
        around_z(box((x1 - .10, 0, z + .03), (.16, 1.5, .10), glow(g, 3.4), bevel=0), turn)
        around_z(box((x1 * .55, 0, z + .05), (x1 * .7, .14, .16), d, bevel=.02), turn)


def borg_crest():
    """A broken frame of lattice, green within."""
    m, core, g = struts()
    lattice((1.3, 2.2, -.2), (4.4, .9, .8), .62, m, core, 61)
    lattice((1.9, -2.1, .0), (4.0, .9, .8), .62, m, core, 63)
    lattice((3.6, .35, .2), (.9, 3.2, .8), .62, m, core, 65)
    box((1.9, 0, -.3), (3.0, 3.2, .06), glow(rgb('#2E6A16'), .6), bevel=0)
    spike((4.0, -1.2, .3), (5.0, -1.2, .3), m, g)


CRESTS = {'federation': federation_crest, 'klingon': klingon_crest, 'romulan': romulan_crest, 'ferengi': ferengi_crest, 'cardassian': cardassian_crest, 'borg': borg_crest}
