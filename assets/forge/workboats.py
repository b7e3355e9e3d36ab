# SPDX-License-Identifier: MIT
"""Alpha Strike's small unarmed craft, and the freighter that stands for ships nobody has built here. Nose to +X."""
from strike_hulls import *

FREIGHT = dict(rim=rgb('#C8D4E4'), glow=rgb('#FFD8A0'), base=rgb('#8E9298'), accent=rgb('#B08A4A'), dark=rgb('#2A2C30'), metal=.45, rough=.42, window=rgb('#FFE8C8'))
FACTIONS['freighter'] = YARD['freighter'] = FREIGHT


def probe():
    """A drum in foil with a dish in front and panels on either side."""
    metal, dark, foil = plain(rgb('#8A929A'), .3, .7), plain(rgb('#1C2026'), .4, .6), plain(rgb('#C89A3A'), .3, .8, .3, 14)
    red = rgb('#FF4030')
    upright([(-.7, .36, .36, .36), (.6, .42, .42, .42), (.8, .25, .25, .25)], foil, ring=8, steps=1, auto=20)
    for s in (1, -1):
        rod((0, s * .4, 0), (0, s * .9, 0), .05, metal)
        for i in range(3):
            box((0, s * (1.25 + i * .72), 0), (.95, .66, .04), plain(rgb('#16264E'), .18, .5), (0, 18, 0), bevel=.01)
            for k in (-.3, 0, .3):
                box((k, s * (1.25 + i * .72), .03 - k * .32), (.02, .66, .012), metal, (0, 18, 0), bevel=0)
    loft([(.42, .05, .05, .05), (.6, .34, .34, .34), (.8, .52, .52, .52)], metal, ring=40, steps=3)
    rod((.5, 0, 0), (1.1, 0, 0), .05, dark)
    ellipsoid((1.12, 0, 0), (.09, .09, .09), glow(red, 7))
    rod((0, 0, .8), (0, 0, 1.6), .025, metal)
    ellipsoid((0, 0, 1.62), (.06, .06, .06), glow(rgb('#7FE0FF'), 5))


def drone():
    """A pebble in a ring, four lamps on arms."""
    metal, dark = plain(rgb('#8A929A'), .3, .7), plain(rgb('#1C2026'), .4, .6)
    ellipsoid((0, 0, 0), (.55, .42, .36), metal)
    torus((0, 0, 0), .58, .08, dark, axis='Z')
    torus((0, 0, .12), .44, .03, glow(rgb('#FFC060'), 5), axis='Z')
    for k in range(4):
        a = math.radians(45 + k * 90)
        rod((math.cos(a) * .5, math.sin(a) * .5, 0), (math.cos(a) * .95, math.sin(a) * .95, .1), .05, dark)
        ellipsoid((math.cos(a) * 1.0, math.sin(a) * 1.0, .1), (.12, .12, .16), metal)
        ellipsoid((math.cos(a) * 1.0, math.sin(a) * 1.0, .26), (.05, .05, .05), glow(rgb('#BFE8FF'), 7))


def tender():
    """A yellow workboat with two arms and lamps."""
    y_, dark, metal = plain(rgb('#D8A030'), .45, .2, .05, 12), plain(rgb('#1C2026'), .4, .6), plain(rgb('#7A828A'), .3, .7)
    part = loft([(-1.3, .5, .44, .44), (-.8, .72, .60, .52), (.5, .70, .58, .52), (1.0, .44, .36, .40)], y_, power=4, ring=32, steps=1, auto=22)
    greeble(part, 50, .10, dark, 4, None, .5)
    box((.92, 0, .16), (.30, .70, .40), canopy(rgb('#A8E0FF'), 2.2, 1.4), (0, 14, 0), bevel=.03)
    for s in (1, -1):
        rod((-1.1, s * .78, 0), (.3, s * .78, 0), .24, metal)
        tube([(.7, s * .62, -.2), (1.5, s * .95, .1), (2.2, s * .55, -.05)], .09, metal, smooth=False)
        ellipsoid((1.5, s * .95, .1), (.16, .16, .16), dark)
        ellipsoid((.95, s * .52, .52), (.10, .12, .12), glow((1, .95, .85), 6))
        ellipsoid((-1.35, s * .34, 0), (.08, .22, .22), glow(rgb('#7FD8FF'), 6))


def freighter():
    """A spine that carries two rows of containers; a wheelhouse in front, a block of drives behind."""
    h, d, b = steel('freighter'), steel('freighter', base=FREIGHT['dark'], window=None, panel=2.2), plain(FREIGHT['accent'], .45, .3)
    crate = [steel('freighter', base=rgb(c), accent=rgb(c), window=None, panel=2.6, tone=.3, dirt=.35) for c in ('#7C6A4A', '#5E6C74', '#86806E', '#6E4A3A')]
    rnd = random.Random(5)
    box((-.2, 0, 0), (5.4, .34, .34), d)
    for x in (-2.15, -1.2, -.25, .7, 1.65):
        box((x - .47, 0, 0), (.10, 2.0, 1.34), d)
        for y in (.56, -.56):
            for z in (.36, -.36):
                if (x, y, z) != (.7, -.56, .36):
                    box((x, y, z), (.80, .80, .58), rnd.choice(crate), bevel=.03)
                    box((x - .25, y, z), (.05, .83, .61), d, bevel=0)
    box((2.13, 0, 0), (.10, 2.0, 1.34), d)
    front = loft([(2.1, .62, .60, .60), (2.6, .74, .66, .62), (3.2, .62, .50, .54), (3.75, .30, .22, .30), (3.95, .10, .06, .12)], h, power=3, ring=32, steps=2, auto=24)
    greeble(front, 60, .08, d, 3, None, .5)
    box((2.55, 0, .82), (.62, 1.5, .30), h)
    box((2.88, 0, .84), (.04, 1.3, .16), glow(FREIGHT['window'], 2.6), bevel=0)
    rod((2.4, .5, .95), (2.3, .5, 1.65), .03, d)
    torus((2.7, 0, 0), .72, .05, b, squash=2)
    rear = loft([(-3.5, .86, .62, .62), (-3.2, 1.02, .72, .72), (-2.7, .92, .66, .66), (-2.5, .6, .5, .5)], h, power=4, ring=32, steps=1, auto=24)
    greeble(rear, 90, .10, d, 7, None, .5)
    for y, z in ((.48, .30), (-.48, .30), (.48, -.30), (-.48, -.30)):
        torus((-3.5, y, z), .25, .06, d)
        flame(-3.5, y, z, .24, 'freighter', 1.2)
