# SPDX-License-Identifier: MIT
"""Four shape languages. Each builder makes a ship about 6 units long, nose to +X, of a kind: capital, heavy, escort, scout,
cruiser or craft.

Starfleet  pale ceramic; spindles, pods and slender struts; soft curves everywhere
Vulcan     copper; slim needles carried in rings
Klingon    dark red iron; long necks, blades swept forward, hard edges
Romulan    green patina; wings spread like a bird's, in feathers
"""
from forge import *


def exhaust(at, r, faction, length=1.6, strength=7.0, ring=True):
    """A drive: a lit disc and a tail of light behind it."""
    x, y, z = at
    g = FACTIONS[faction]['glow']
    ellipsoid((x, y, z), (r * .35, r * .92, r * .92), glow(g, strength * 1.4))
    loft([(x - length, r * .12, r * .12, r * .12), (x - length * .5, r * .55, r * .55, r * .55), (x, r * .9, r * .9, r * .9)],
         haze(g, strength * .55, 1.6, ('X', x - length, x + r * .3), core=True), at=(0, y, z), ring=24, steps=4)


def bell(x, y, z, r, mat, length=.35):
    """A drive's collar."""
    loft([(x, r * .8, r * .8, r * .8), (x + length * .2, r * 1.08, r * 1.08, r * 1.08), (x + length, r * .85, r * .85, r * .85)], mat,
         at=(0, y, z), ring=32, steps=3)


# ------------------------------------------------------------------------------------------------------------ Starfleet

def starfleet(kind):
    f = 'starfleet'
    h = hull_of(f, panel=1.1, tone=.32, dirt=.22, lit=.45)
    d = hull_of(f, base=FACTIONS[f]['dark'], accent=FACTIONS[f]['accent'], panel=2.0, dirt=.3)
    b = plain(rgb('#2C62B8'), .35, .3)
    g = FACTIONS[f]['glow']
    if kind == 'capital':        # a whale-backed spindle, three drive pods around its tail upon slender struts
        body = loft([(-3.3, .10, .10, .10), (-2.7, .42, .36, .36), (-1.2, .66, .52, .58), (.6, .98, .60, .66), (1.9, 1.12, .50, .52), (2.9, .78, .30, .30),
                     (3.5, .04, .03, .03)], h, ring=64)
        greeble(body, 90, .085, h, 3, lambda c, n: n.z > .5 and c.x < 2.2, .35)
        loft([(-1.6, .14, .10, .05), (-.6, .34, .36, .1), (.5, .40, .42, .1), (1.5, .22, .20, .05), (1.9, .05, .04, .04)], h, at=(0, 0, .50), ring=40)
        ellipsoid((1.3, 0, .74), (.20, .16, .05), glow(rgb('#FFE9C0'), 1.6))
        torus((-.2, 0, 0), .93, .045, b, squash=2.6)
        for a in (90, 215, 325):
            y, z = 1.9 * math.cos(math.radians(a)), 1.5 * math.sin(math.radians(a)) + .15
            pod = loft([(-3.1, .16, .16, .16), (-2.6, .27, .27, .27), (-1.3, .31, .31, .31), (-.2, .22, .22, .22), (.35, .03, .03, .03)], h, at=(0, y, z), ring=36)
            greeble(pod, 22, .05, d, a, lambda c, n: c.x < -.5, .4)
            torus((-.25, y, z), .225, .03, glow(g, 5))
            torus((-.6, y, z), .275, .035, d)
            exhaust((-3.08, y, z), .2, f, 1.5)
            for dx in (-.55, -1.55):
                tube([(dx + .7, y * .30, z * .28), (dx + .15, y * .62, z * .58), (dx, y * .9, z * .9)], .055, h, taper=(1.5, .9))
        exhaust((-3.2, 0, 0), .16, f, 1.0)
    elif kind == 'heavy':        # two slim hulls side by side, a lens between them
        for y in (.95, -.95):
            body = loft([(-3.2, .16, .18, .18), (-2.4, .36, .34, .34), (-.4, .42, .40, .42), (1.6, .36, .28, .30), (3.0, .16, .10, .12), (3.5, .02, .02, .02)],
                        h, at=(0, y, -.1), ring=48)
            greeble(body, 60, .07, h, 5, lambda c, n: n.z > .3, .35)
            bell(-3.25, y, -.1, .24, d)
            exhaust((-3.25, y, -.1), .2, f)
            tube([(-1.9, y * .9, .2), (-2.1, y * 1.35, .75), (-2.6, y * 1.5, 1.15)], .06, h, taper=(1.6, .8))
            loft([(-3.5, .1, .1, .1), (-3.1, .17, .17, .17), (-2.2, .17, .17, .17), (-1.6, .03, .03, .03)], h, at=(0, y * 1.5, 1.15), ring=28)
            exhaust((-3.45, y * 1.5, 1.15), .13, f, .9)
        disc = loft([(-1.5, .1, .03, .03), (-1.1, .62, .20, .2), (0, 1.0, .34, .3), (1.1, .62, .2, .2), (1.5, .1, .03, .03)], h, at=(.2, 0, .12), ring=64)
        greeble(disc, 40, .06, h, 8, lambda c, n: n.z > .5, .3)
        ellipsoid((.2, 0, .45), (.32, .32, .13), h)
        ellipsoid((.38, 0, .50), (.16, .2, .08), glow(rgb('#FFE9C0'), 2.5))
        for x in (-1.7, 1.5):
            tube([(x, -.9, -.05), (x - .15, 0, .08), (x, .9, -.05)], .075, h)
    elif kind == 'escort':       # a stocky egg with two pods let into its flanks
        body = loft([(-1.9, .55, .30, .30), (-1.3, .86, .50, .42), (-.1, 1.02, .58, .50), (1.1, .80, .42, .38), (1.95, .40, .2, .2), (2.3, .03, .03, .03)], h, ring=64)
        greeble(body, 90, .08, h, 4, lambda c, n: n.z > .4, .35)
        loft([(-1.1, .1, .05, .05), (-.5, .30, .30, .1), (.3, .34, .32, .1), (.9, .12, .08, .05)], h, at=(0, 0, .42), ring=36)
        ellipsoid((.66, 0, .60), (.20, .16, .05), glow(rgb('#FFE9C0'), 1.6))
        for y in (1.12, -1.12):
            pod = loft([(-2.0, .24, .24, .24), (-1.6, .34, .34, .34), (-.2, .36, .34, .34), (.9, .24, .22, .22), (1.5, .03, .03, .03)], h, at=(0, y, -.12), ring=40)
            greeble(pod, 30, .06, d, 2, None, .4)
            torus((.55, y, -.12), .275, .035, glow(g, 5))
            torus((-.9, y, -.12), .345, .05, b)
            exhaust((-1.98, y, -.12), .27, f, 1.5)
            rod((.2, y * .62, .34), (1.5, y * .62, .28), .05, d)
            ellipsoid((1.5, y * .62, .28), (.1, .035, .035), glow(g, 5))
        loft([(-1.9, .12, .05, .05), (-1.4, .1, .55, .05), (-.8, .07, .42, .05), (-.2, .02, .02, .02)], h, at=(0, 0, .45), ring=28)
        exhaust((-1.9, 0, .02), .22, f, 1.1)
    elif kind == 'scout':        # a dart with a glazed nose, its pods let into short swept wings
        body = loft([(-2.2, .20, .16, .14), (-1.5, .50, .34, .26), (.1, .56, .36, .28), (1.4, .36, .20, .20), (2.7, .03, .02, .02)], h, ring=56)
        greeble(body, 60, .06, h, 6, lambda c, n: n.z > .2 and c.x < .2, .35)
        ellipsoid((1.02, 0, .17), (.74, .28, .17), canopy(rgb('#8FD0FF'), 3.2, .9))
        wing([(.4, .7, -1.5, .0, .14), (1.3, -.3, -1.7, -.10, .10), (1.9, -1.1, -1.9, -.16, .04)], h, steps=4, sharp=False)
        for y in (1.62, -1.62):
            pod = loft([(-2.9, .12, .12, .12), (-2.4, .20, .20, .20), (-1.0, .21, .20, .20), (.5, .03, .03, .03)], h, at=(0, y, -.13), ring=32)
            greeble(pod, 14, .04, d, 3, None, .4)
            torus((-.9, y, -.13), .215, .03, glow(g, 5))
            exhaust((-2.88, y, -.13), .15, f, 1.3)
        loft([(-2.1, .05, .05, .02), (-1.7, .05, .62, .02), (-1.2, .05, .42, .02), (-.5, .02, .02, .02)], h, at=(0, 0, .28), ring=24)
        exhaust((-2.15, 0, .02), .15, f, .9)
    elif kind == 'cruiser':      # three spindles abreast, the middle one long, one pod riding high
        body = loft([(-3.3, .14, .14, .14), (-2.5, .40, .36, .36), (-.6, .56, .44, .46), (1.3, .46, .34, .36), (2.8, .22, .16, .16), (3.7, .02, .02, .02)], h, ring=56)
        greeble(body, 90, .075, h, 7, lambda c, n: n.z > .35, .35)
        torus((.5, 0, 0), .525, .04, b, squash=2.4)
        ellipsoid((2.0, 0, .29), (.26, .15, .05), glow(rgb('#FFE9C0'), 1.8))
        for y in (1.5, -1.5):
            side = loft([(-2.6, .12, .12, .12), (-2.0, .25, .24, .24), (-.4, .30, .27, .27), (1.0, .20, .17, .17), (2.0, .02, .02, .02)], h, at=(0, y, -.42), ring=40)
            greeble(side, 34, .055, d, 9, None, .35)
            torus((.35, y, -.42), .262, .03, glow(g, 5))
            exhaust((-2.58, y, -.42), .17, f, 1.4)
            for x in (-1.3, .1):
                tube([(x + .5, y * .25, -.1), (x + .1, y * .65, -.12), (x, y, -.38)], .075, h, taper=(1.5, .9))
        loft([(-3.3, .1, .1, .1), (-2.8, .19, .18, .18), (-1.6, .20, .18, .18), (-.7, .02, .02, .02)], h, at=(0, 0, 1.2), ring=32)
        torus((-1.5, 0, 1.2), .20, .03, glow(g, 5))
        tube([(-.9, 0, .36), (-1.5, 0, .7), (-1.9, 0, 1.1)], .09, h, taper=(1.7, .9))
        exhaust((-3.28, 0, 1.2), .14, f, 1.1)
        exhaust((-3.25, 0, 0), .2, f, 1.4)
    else:                        # craft: a seed with a wide window
        body = loft([(-1.5, .36, .26, .24), (-1.0, .56, .42, .30), (.2, .62, .44, .32), (1.1, .42, .22, .24), (1.7, .03, .02, .02)], h, ring=48)
        greeble(body, 40, .06, h, 4, lambda c, n: n.z > .2 and c.x < .3, .35)
        ellipsoid((.72, 0, .21), (.60, .37, .19), canopy(rgb('#8FD0FF'), 3.2, .9))
        for y in (.72, -.72):
            loft([(-1.6, .13, .13, .13), (-1.2, .19, .19, .19), (.1, .16, .16, .16), (.6, .02, .02, .02)], h, at=(0, y, -.2), ring=30)
            torus((-.1, y, -.2), .165, .025, glow(g, 5))
            exhaust((-1.6, y, -.2), .13, f, 1.0)
            tube([(-.6, y * .7, -.1), (-.7, y, -.2)], .06, h)


# --------------------------------------------------------------------------------------------------------------- Vulcan

def vulcan(kind):
    f = 'vulcan'
    h = hull_of(f, panel=1.3, tone=.4, dirt=.4, lit=.5)
    d = hull_of(f, base=FACTIONS[f]['dark'], panel=2.2)
    gold = plain(rgb('#E8B870'), .25, .9)
    g = FACTIONS[f]['glow']

    def needle(rows, at=(0, 0, 0), n=60):
        b = loft(rows, h, ring=48, at=at)
        greeble(b, n, .06, d, 3, None, .4)
        return b
    def petals(x, r, thick, first, squash=2.3, width=88):
        """A ring broken into three, each part lined with gold and light."""
        for a in (first, first + 120, first + 240):
            part = (a - width / 2, a + width / 2)
            greeble(torus((x, 0, .05), r, thick, h, squash=squash, part=part, u=48), 26, .05, d, 5, None, .35)
            torus((x + thick * squash * .8, 0, .05), r + .03, thick * .3, gold, part=part, u=48)
            torus((x - thick * squash * .95, 0, .05), r, thick * .26, glow(g, 5), part=part, u=48)
    if kind == 'capital':        # a needle in two broken rings, turned against each other
        needle([(-3.0, .12, .14, .14), (-2.2, .38, .34, .38), (-.6, .48, .42, .48), (1.0, .40, .30, .36), (2.6, .22, .15, .17), (3.9, .02, .02, .02)], n=80)
        petals(-1.5, 1.85, .18, 90)
        petals(.35, 1.25, .11, 30, width=74)
        for a in (90, 210, 330):
            wing([(0, -.2, -1.7, 0, .11), (1.75, -1.15, -1.75, 0, .06)], h, mirror=False, sharp=False)
            list(bpy.context.scene.collection.objects)[-1].rotation_euler = (math.radians(a), 0, 0)
            y, z = math.cos(math.radians(a + 60)), math.sin(math.radians(a + 60))
            tube([(.9, y * .36, z * .32), (.5, y * .8, z * .8), (.35, y * 1.2, z * 1.2 + .05)], .06, gold, taper=(1.5, .8))
        exhaust((-2.95, 0, 0), .19, f, 1.4)
        ellipsoid((1.4, 0, .27), (.24, .07, .03), glow(FACTIONS[f]['window'], 1.6))
    elif kind == 'heavy':        # a lance under three open arches that grow towards the stern
        needle([(-3.2, .15, .18, .18), (-2.0, .50, .40, .44), (.2, .54, .44, .50), (1.8, .32, .24, .28), (4.0, .02, .02, .02)], n=90)
        for x, r in ((-2.1, 1.75), (-.5, 1.4), (.9, 1.0)):
            torus((x, 0, .0), r, .13, h, squash=2.4, part=(-28, 208), u=72)
            torus((x - .3, 0, .0), r, .04, glow(g, 5), part=(-20, 200), u=72)
            torus((x + .28, 0, .0), r + .03, .045, gold, part=(-24, 204), u=72)
            for a in (0, 90, 180):
                y, z = math.cos(math.radians(a)), math.sin(math.radians(a))
                tube([(x + .4, y * .42, z * .36), (x + .1, y * r * .7, z * r * .7), (x, y * r, z * r)], .06, gold)
        exhaust((-3.15, 0, 0), .22, f, 1.6)
    elif kind == 'scout':        # a needle that carries a long horseshoe of light behind it
        needle([(-1.2, .14, .16, .14), (-.5, .36, .30, .28), (.8, .34, .24, .26), (3.1, .02, .02, .02)], n=50)
        for y in (1, -1):
            tube([(.3, y * .25, 0), (-.2, y * .95, .05), (-1.4, y * 1.15, .1), (-2.9, y * .85, .1)], .17, h, taper=(1.1, .45))
            tube([(-.1, y * 1.10, .05), (-1.4, y * 1.32, .1), (-2.7, y * 1.02, .1)], .045, glow(g, 5))
            tube([(-.4, y * .80, .16), (-1.4, y * .99, .22), (-2.6, y * .74, .2)], .05, gold)
            ellipsoid((-2.92, y * .85, .1), (.12, .09, .09), glow(g, 7))
        wing([(.0, -.1, -1.1, .2, .07), (.03, -.7, -1.3, .80, .02)], h)
        exhaust((-1.2, 0, 0), .17, f, 1.6)
        ellipsoid((1.0, 0, .21), (.26, .08, .03), glow(FACTIONS[f]['window'], 1.8))
    elif kind == 'cruiser':      # three needles bound by one tall lens-shaped hoop
        needle([(-2.6, .14, .15, .15), (-1.6, .38, .32, .34), (.6, .40, .30, .34), (3.8, .02, .02, .02)], n=70)
        for y in (1.55, -1.55):
            needle([(-2.9, .06, .06, .06), (-1.9, .20, .18, .18), (-.6, .20, .17, .17), (1.6, .01, .01, .01)], (0, y, -.1), 24)
            exhaust((-2.85, y, -.1), .11, f, 1.2)
            wing([(.3, .5, -1.0, 0, .10), (1.5, -.6, -1.4, -.1, .05)], h, sharp=False) if y > 0 else None
        for s in (1, -1):
            tube([(-1.0, -1.75, -.1), (-.7, -1.0, s * .95), (-.4, 0, s * 1.35), (-.7, 1.0, s * .95), (-1.0, 1.75, -.1)], .13, h)
            tube([(-1.2, -1.75, -.1), (-.9, -1.0, s * .98), (-.6, 0, s * 1.38), (-.9, 1.0, s * .98), (-1.2, 1.75, -.1)], .05, glow(g, 5))
            tube([(.4, 0, s * .26), (-.2, 0, s * .8), (-.4, 0, s * 1.33)], .075, gold)
        exhaust((-2.6, 0, 0), .19, f, 1.6)
    elif kind == 'craft':        # a bead with a collar
        needle([(-1.2, .30, .28, .26), (-.6, .56, .48, .40), (.4, .56, .42, .38), (1.3, .28, .18, .20), (1.9, .02, .02, .02)], n=40)
        torus((-.75, 0, .02), .80, .13, h, squash=1.8, part=(-42, 222), u=60)
        torus((-.98, 0, .02), .80, .045, glow(g, 5), part=(-36, 216), u=60)
        torus((-.50, 0, .02), .83, .04, gold, part=(-40, 220), u=60)
        for a in (0, 90, 180):
            y, z = math.cos(math.radians(a)), math.sin(math.radians(a))
            tube([(-.5, y * .4, z * .35), (-.75, y * .8, z * .8)], .06, gold)
        ellipsoid((.95, 0, .20), (.42, .27, .15), canopy(rgb('#FFD8A0'), 2.2, .9))
        exhaust((-1.25, 0, 0), .24, f, 1.3)
    else:                        # escort: a leaf in a flat ring, open to the front
        needle([(-1.6, .12, .14, .14), (-.8, .34, .28, .26), (.4, .36, .26, .26), (2.2, .03, .03, .03)], n=50)
        torus((-.5, 0, 0), 1.35, .15, h, axis='Z', part=(48, 312), squash=.7)
        torus((-.5, 0, .06), 1.38, .045, glow(g, 4), axis='Z', part=(60, 300))
        tube([(-.5, -1.3, 0), (-.3, 0, .05), (-.5, 1.3, 0)], .08, gold)
        exhaust((-1.9, 0, 0), .16, f, 1.0)


# -------------------------------------------------------------------------------------------------------------- Klingon

def klingon(kind):
    f = 'klingon'
    h = hull_of(f, panel=1.7, tone=.6, dirt=.55, lit=.66, bump=.4)
    a = hull_of(f, base=FACTIONS[f]['accent'], accent=FACTIONS[f]['base'], panel=2.2, tone=.5, bump=.4, window=None)
    d = hull_of(f, base=FACTIONS[f]['dark'], panel=2.6, window=None)
    g = FACTIONS[f]['glow']
    if kind == 'capital':        # an axe: broad shoulders behind, a long neck, a split prow
        body = loft([(-2.6, .9, .34, .30, .0), (-2.2, 1.1, .52, .40, .0), (-1.0, .82, .60, .42, .0), (-.2, .56, .42, .34, 0), (.9, .40, .28, .26, 0), (1.8, .36, .24, .22, 0)],
                    h, power=1.25, ring=24, steps=1, auto=20)
        greeble(body, 150, .10, d, 4, lambda c, n: c.x < 0, .5)
        greeble(body, 60, .06, a, 9, lambda c, n: c.x > -.2, .5)
        head = loft([(1.3, .40, .22, .2, 0), (1.9, .66, .24, .2, -.02), (2.5, .50, .20, .18, -.06), (3.0, .22, .12, .10, -.1), (3.3, .03, .03, .03, -.12)], h, power=1.2, ring=20,
                    steps=1, auto=20)
        greeble(head, 40, .06, d, 6, None, .5)
        wing([(.25, 2.9, 1.7, -.05, .13), (.62, 3.2, 1.9, -.08, .10), (.9, 4.1, 2.2, -.16, .02)], a)                     # mandibles
        wing([(.5, -.2, -2.5, .05, .26), (1.5, -.1, -2.3, .06, .18), (2.4, .75, -1.6, .02, .13), (3.0, 2.4, .1, -.10, .02)], h)   # forward blades
        wing([(1.45, .35, -.7, .08, .24), (2.40, 1.15, -.4, .03, .17), (3.08, 3.0, 1.4, -.10, .01)], a)                       # their edges
        loft([(-2.5, .20, .3, .1), (-1.6, .26, .46, .1), (-.7, .10, .12, .05)], d, at=(0, 0, .5), power=1.2, ring=16, steps=1, auto=20)
        for y in (.5, -.5):
            box((-2.62, y, .08), (.2, .5, .34), d)
            box((-2.72, y, .08), (.06, .40, .22), glow(g, 8))
            loft([(-4.0, .05, .03, .03), (-2.7, .20, .12, .12)], haze(g, 3.4, 1.4, ('X', -4.0, -2.6), core=True), at=(0, y, .08), ring=20, steps=1)
        for y in (2.72, -2.72):
            rod((.2, y, .04), (2.5, y, .04), .05, d)
            ellipsoid((2.52, y, .04), (.14, .05, .05), glow(g, 6))
        for y in (.2, -.2):
            box((2.2, y, .17), (.34, .03, .02), glow(FACTIONS[f]['window'], 3), (0, 4, -10 if y > 0 else 10), bevel=0)
        wing([(.02, -.4, -2.5, .4, .08), (.04, -1.2, -2.9, 1.15, .02)], a)
    elif kind == 'heavy':        # a war hammer: a broad head set across a thick trunk, a keep of towers behind
        body = loft([(-3.2, .80, .50, .44), (-2.6, 1.02, .70, .52), (-1.2, .92, .62, .50), (.4, .60, .46, .40), (2.0, .54, .40, .36)], h, power=1.25, ring=24, steps=1, auto=20)
        greeble(body, 220, .10, d, 4, None, .5)
        head = wing([(.0, 3.1, 1.5, .0, .40), (1.2, 3.0, 1.5, .02, .36), (2.1, 2.7, 1.2, .0, .30), (2.5, 2.2, .8, -.05, .20)], h)
        for part in head:
            greeble(part, 60, .09, d, 8, lambda c, n: abs(n.z) > .3, .5)
        wing([(2.05, 2.9, 1.0, .0, .34), (2.7, 3.0, .5, -.05, .24), (3.2, 4.2, 2.9, -.12, .02)], a)                        # its horns
        wing([(2.05, 1.4, .9, .0, .30), (2.7, .9, .2, -.05, .20), (3.1, -.6, -1.0, -.10, .01)], a)
        wing([(.10, 3.2, 2.2, .02, .30), (.45, 3.9, 2.6, .0, .06)], a)
        wing([(.7, -1.0, -3.0, .1, .26), (1.6, -1.6, -3.2, .30, .18), (2.2, -1.4, -2.8, .75, .02)], h)
        loft([(-2.9, .42, .7, .1), (-2.2, .50, 1.05, .1), (-1.5, .34, .7, .1), (-.8, .2, .2, .1)], d, at=(0, 0, .5), power=1.3, ring=18, steps=1, auto=20)
        wing([(.02, -2.0, -2.9, 1.5, .12), (.9, -2.2, -2.9, 1.9, .08), (1.3, -1.5, -2.1, 2.2, .01)], a)
        for y in (.42, -.42):
            box((-3.24, y, .08), (.12, .56, .44), glow(g, 8))
            exhaust((-3.2, y, .08), .26, f, 1.7)
        for y in (1.5, -1.5):
            for dy in (-.22, .22):
                rod((2.6, y + dy, .06), (3.6, y + dy, .02), .07, d)
                ellipsoid((3.62, y + dy, .02), (.14, .06, .06), glow(g, 6))
        box((-1.32, 0, 1.06), (.10, .5, .05), glow(FACTIONS[f]['window'], 2.6), (0, 38, 0), bevel=0)
    elif kind == 'scout':        # a scythe: one crescent blade, a spike of a cabin in its middle
        body = loft([(-1.4, .34, .24, .20), (-.9, .50, .38, .28), (.2, .42, .32, .26), (1.2, .22, .16, .14), (2.3, .02, .02, .02)], h, power=1.2, ring=20, steps=1, auto=20)
        greeble(body, 70, .07, d, 3, None, .5)
        wing([(.3, .3, -1.2, .05, .22), (1.3, -.2, -1.5, .22, .17), (2.3, -.1, -1.2, .28, .12), (2.75, .9, -.1, .20, .07), (2.7, 2.0, 1.2, .05, .01)], h)
        wing([(.9, .15, -.35, .16, .2), (2.35, .25, -.35, .30, .13), (2.82, 1.25, .6, .21, .08), (2.74, 2.3, 1.7, .05, .01)], a)
        wing([(.15, -.7, -1.6, .2, .09), (.5, -1.3, -2.1, .85, .01)], a)
        for y in (1.25, -1.25):
            rod((-.2, y, .1), (1.15, y, .06), .05, d)
            ellipsoid((1.17, y, .06), (.12, .05, .05), glow(g, 6))
        box((1.05, 0, .15), (.30, .10, .03), glow(FACTIONS[f]['window'], 3), (0, 7, 0), bevel=0)
        for y in (.2, -.2):
            exhaust((-1.4, y, .03), .15, f, 1.3)
    elif kind == 'cruiser':      # a barbed spear: a long trunk, blades in pairs that grow towards the stern
        body = loft([(-3.0, .50, .36, .34), (-2.4, .70, .50, .42), (-1.0, .46, .40, .36), (1.0, .32, .28, .26), (2.4, .24, .18, .18), (3.8, .02, .02, .02)],
                    h, power=1.2, ring=20, steps=1, auto=20)
        greeble(body, 150, .08, d, 3, None, .5)
        for x, span, up in ((-1.6, 2.3, .30), (-.1, 1.6, .12), (1.3, 1.0, -.02)):
            wing([(.3, x + .3, x - 1.0, .04, .17), (span * .6, x + .35, x - .7, up, .12), (span, x + 1.6, x + .7, up * .6, .01)], h)
            wing([(span * .5, x + .46, x + .02, up * .9, .13), (span * 1.03, x + 1.9, x + 1.3, up * .6, .01)], a)
        wing([(.25, -1.4, -2.8, .3, .14), (.7, -1.8, -3.1, 1.0, .09), (.8, -1.3, -2.3, 1.6, .01)], a)
        wing([(.25, -1.4, -2.8, -.3, .12), (.6, -1.9, -3.0, -.9, .08), (.65, -1.6, -2.3, -1.3, .01)], d)
        box((2.2, 0, .18), (.5, .12, .03), glow(FACTIONS[f]['window'], 3), (0, 6, 0), bevel=0)
        for y in (.34, -.34):
            box((-3.02, y, .03), (.1, .40, .30), glow(g, 8))
            exhaust((-3.0, y, .03), .19, f, 1.6)
    elif kind == 'craft':        # an armoured beetle with two tusks
        body = loft([(-1.5, .56, .34, .26), (-1.1, .80, .54, .34), (.2, .74, .46, .32), (1.0, .46, .26, .24), (1.5, .26, .14, .14)], h, power=1.3, ring=20, steps=1, auto=20)
        greeble(body, 90, .08, d, 3, None, .5)
        for x, r in ((-.9, .83), (-.2, .80), (.45, .68)):
            torus((x, 0, .02), r * .80, .07, a, squash=1.6, part=(10, 170), u=30)
        wing([(.5, .4, -1.2, -.02, .18), (1.15, .5, -.9, -.12, .12), (1.25, 2.1, 1.1, -.16, .02)], h)
        wing([(.95, .62, .1, -.09, .14), (1.30, 2.4, 1.7, -.16, .02)], a)
        for y in (.20, -.20):
            box((1.22, y, .17), (.26, .12, .03), glow(FACTIONS[f]['window'], 1.8), (0, 25, 0), bevel=0)
        for y in (.34, -.34):
            box((-1.54, y, .06), (.1, .34, .26), glow(g, 8))
            exhaust((-1.5, y, .06), .17, f, 1.3)
    else:                        # escort: a dagger held between two pincers
        body = loft([(-1.8, .62, .24, .20), (-1.4, .80, .42, .30), (-.3, .66, .40, .30), (.7, .40, .26, .20), (1.7, .20, .14, .12), (2.7, .02, .02, .02)],
                    h, power=1.2, ring=20, steps=1, auto=20)
        greeble(body, 110, .08, d, 3, None, .5)
        wing([(.5, -.3, -1.8, .06, .24), (1.35, -.1, -1.7, .16, .18), (2.15, .9, -1.0, .20, .14), (2.55, 2.5, .6, .14, .08), (2.25, 3.7, 3.0, .02, .01)], h)
        wing([(1.30, .22, -.45, .17, .20), (2.18, 1.22, .3, .21, .16), (2.62, 2.8, 1.9, .14, .09), (2.28, 3.85, 3.5, .02, .01)], a)
        wing([(.3, -.9, -1.9, .2, .10), (.75, -1.3, -2.2, .75, .07), (.85, -1.9, -2.7, 1.25, .01)], a)
        wing([(.3, -.9, -1.8, -.15, .10), (.65, -1.2, -2.0, -.6, .06), (.7, -1.6, -2.3, -.95, .01)], d)
        loft([(-1.5, .16, .2, .1), (-.8, .24, .34, .1), (.1, .08, .08, .05)], d, at=(0, 0, .34), power=1.2, ring=16, steps=1, auto=20)
        for y in (.34, -.34):
            box((-1.84, y, .03), (.1, .38, .26), glow(g, 8))
            loft([(-3.1, .04, .03, .03), (-1.85, .17, .1, .1)], haze(g, 3.2, 1.4, ('X', -3.1, -1.8), core=True), at=(0, y, .03), ring=20, steps=1)
        for y in (2.3, -2.3):
            ellipsoid((3.55, y, .03), (.10, .05, .04), glow(g, 6))


# -------------------------------------------------------------------------------------------------------------- Romulan

def romulan(kind):
    f = 'romulan'
    h = hull_of(f, panel=1.5, tone=.55, dirt=.5, lit=.6, bump=.3)
    a = hull_of(f, base=FACTIONS[f]['accent'], accent=FACTIONS[f]['base'], panel=1.8, tone=.5, window=None)
    d = hull_of(f, base=FACTIONS[f]['dark'], panel=2.6, window=None)
    g = FACTIONS[f]['glow']

    def feather(y0, y1, x0, x1, z0, z1, width, m):
        wing([(y0, x0 + width, x0 - width, z0, .09), ((y0 + y1) / 2, (x0 + x1) / 2 + width * .9 + .12, (x0 + x1) / 2 - width * .7, (z0 + z1) / 2 + .16, .07),
              (y1, x1 + .05, x1 - width * .25, z1, .01)], m, steps=4, sharp=True)
    if kind == 'capital':        # wings held high, their feathers in a row
        body = loft([(-2.4, .20, .12, .12), (-1.8, .52, .34, .30), (-.3, .60, .48, .36), (.9, .36, .34, .26, .0), (1.9, .30, .22, .16, .02), (3.4, .03, .03, .03, -.06)],
                    h, power=1.7, ring=40, steps=5)
        greeble(body, 110, .08, d, 7, None, .4)
        wing([(.4, .9, -1.7, .10, .26), (1.4, .7, -1.3, .52, .20), (2.5, -.1, -1.5, .62, .13), (3.3, -1.3, -2.2, .30, .02)], h, steps=5)       # arm
        wing([(.5, 1.05, .3, .14, .20), (1.4, .86, .25, .55, .18), (2.55, .02, -.45, .65, .12), (3.4, -1.35, -1.7, .30, .01)], a, steps=5)      # its leading edge
        for i in range(6):
            k = i / 5
            y = .75 + 2.2 * k
            z = .18 + .5 * math.sin(min(1, k * 1.25) * 1.9)
            feather(y, y + .55 + .35 * k, -1.1 - .35 * k, -3.0 - .35 * k + .9 * abs(k - .45), z - .04, z - .32, .30 - .05 * k, h if i % 2 else a)
        wing([(.05, -1.4, -2.9, .2, .06), (.45, -2.0, -3.4, .72, .02)], a, steps=3)                                            # tail
        for y in (.3, -.3):
            exhaust((-2.1, y, 0), .17, f, 1.5)
        for y in (1.45, -1.45):
            loft([(-1.9, .10, .1, .1), (-1.4, .17, .17, .17), (.5, .17, .15, .15), (1.15, .03, .03, .03)], d, at=(0, y, .38), ring=24)
            exhaust((-1.85, y, .38), .12, f, 1.2)
            ellipsoid((.85, y, .38), (.22, .09, .09), glow(g, 3.5))
        box((2.2, 0, .17), (.7, .10, .02), glow(FACTIONS[f]['window'], 2.2), (0, 7, 0), bevel=0)
    elif kind == 'heavy':        # a great leaf between two lesser ones, feathers where they meet
        def leaf(y, z, long, wide, x0):
            start = mark()
            part = loft([(-2.2 * long, .10, .10, .10), (-1.4 * long, wide * .8, .30 * wide, .26 * wide), (.2 * long, wide, .40 * wide, .30 * wide), (1.6 * long, wide * .5, .22 * wide, .2 * wide),
                         (2.9 * long, .02, .02, .02)], h, power=1.5, ring=40, steps=5)
            greeble(part, int(90 * wide), .07, d, 7, None, .4)
            for s in (1, -1):
                tube([(2.6 * long, s * .03, .03), (1.2 * long, s * wide * .66, .04), (-.4 * long, s * wide * .99, .03), (-1.8 * long, s * wide * .55, .03)], .055, a, taper=(.6, 1.4))
            tube([(2.2 * long, 0, .12), (.6 * long, 0, .39 * wide), (-1.6 * long, 0, .26 * wide)], .05, a)
            for s in (1, -1):
                feather(wide * .3 * s, wide * .55 * s, -1.6 * long, -3.0 * long, .05, .25, .16, a) if s > 0 else None
            exhaust((-2.1 * long, 0, 0), .22 * wide + .05, f, 1.5)
            group(start, (x0, y, z))
        leaf(0, 0, 1.2, 1.0, .2)
        leaf(2.5, .42, .85, .55, -.9)
        leaf(-2.5, .42, .85, .55, -.9)
        wing([(.5, .8, -1.2, .05, .20), (1.4, .3, -1.3, .42, .14), (2.5, -.3, -1.5, .42, .10)], h, steps=4)
        for i in range(5):
            k = i / 4
            feather(.6 + 1.3 * k, .85 + 1.4 * k, -1.0 - .1 * k, -2.9 + .2 * k, .12 + .3 * k, .05, .24, h if i % 2 else a)
        wing([(.03, -1.0, -2.6, .35, .07), (.25, -1.8, -3.2, 1.15, .02)], a, steps=3)
        box((1.9, 0, .30), (.7, .12, .02), glow(FACTIONS[f]['window'], 2.2), (0, 11, 0), bevel=0)
        for y in (.9, -.9):
            ellipsoid((.5, y, .30), (.24, .07, .07), glow(g, 3.2))
    elif kind == 'scout':        # one leaf: a flying wing with ribs, a slot of light along its edge
        body = loft([(-1.5, .14, .12, .10), (-.8, .40, .30, .22), (.6, .40, .26, .20), (2.2, .02, .02, .02)], h, power=1.8, ring=40, steps=5)
        greeble(body, 50, .05, d, 5, None, .4)
        wing([(.2, 1.2, -1.3, .02, .20), (1.2, .7, -1.3, .10, .15), (2.2, -.5, -1.5, .0, .09), (2.8, -1.9, -2.1, -.25, .01)], h, steps=5)
        wing([(.25, 1.3, .7, .06, .14), (1.25, .82, .25, .14, .12), (2.25, -.40, -.85, .03, .08), (2.85, -1.95, -2.05, -.25, .01)], a, steps=5)
        for y0 in (.7, 1.25, 1.8):
            for y in (y0, -y0):
                tube([(.9 - y0 * .45, y, .22), (-.4 - y0 * .2, y * 1.05, .24 - y0 * .04), (-1.4 - y0 * .1, y * 1.12, .06)], .045, a, taper=(.6, 1.2))
        for i in range(3):
            feather(.35 + .7 * i, .55 + .85 * i, -1.0 - .1 * i, -2.3 + .05 * i, .02, -.12, .22, a if i % 2 else h)
        for y in (.22, -.22):
            exhaust((-1.45, y, .02), .14, f, 1.4)
        box((1.35, 0, .17), (.5, .10, .02), glow(FACTIONS[f]['window'], 2.2), (0, 8, 0), bevel=0)
    elif kind == 'cruiser':      # a moth: two pairs of wings, one raised, one lowered
        body = loft([(-2.8, .16, .14, .12), (-2.0, .46, .36, .30), (-.2, .50, .42, .34), (1.6, .30, .24, .20), (3.5, .02, .02, .02, -.06)], h, power=1.7, ring=40, steps=5)
        greeble(body, 90, .07, d, 7, None, .4)
        for up, span in ((1, 1.0), (-1, .86)):
            wing([(.3, .9, -1.3, up * .1, .18), (1.1 * span, .3, -1.5, up * .85, .13), (2.0 * span, -.9, -2.1, up * 1.35, .08), (2.6 * span, -2.6, -3.0, up * 1.5, .01)], h, steps=5)
            wing([(.35, 1.02, .3, up * .14, .14), (1.15 * span, .42, -.2, up * .88, .12), (2.05 * span, -.8, -1.3, up * 1.38, .08), (2.66 * span, -2.65, -2.8, up * 1.5, .01)],
                 a, steps=5)
            for i in range(3):
                k = i / 2
                feather(.7 + 1.1 * k * span, .95 + 1.3 * k * span, -1.2 - .5 * k, -2.7 - .5 * k, up * (.5 + .75 * k), up * (.45 + .8 * k), .2, h if i % 2 else a)
        for y in (.2, -.2):
            exhaust((-2.6, y, 0), .15, f, 1.5)
        for y in (1.15, -1.15):
            for z in (.86, -.80):
                ellipsoid((.1, y, z), (.26, .07, .07), glow(g, 3.2))
        box((2.0, 0, .2), (.6, .10, .02), glow(FACTIONS[f]['window'], 2.2), (0, 8, 0), bevel=0)
    elif kind == 'craft':        # a bud: a hull hooded by two closed wing cases
        body = loft([(-1.3, .30, .24, .20), (-.7, .54, .40, .30), (.5, .48, .34, .28), (1.7, .03, .03, .03, -.05)], h, power=1.9, ring=44, steps=5)
        greeble(body, 50, .05, d, 5, None, .4)
        wing([(.12, .5, -1.2, .46, .10), (.62, .35, -1.7, .40, .10), (.98, -.3, -2.1, .0, .08), (.80, -1.2, -2.2, -.42, .01)], h, steps=5)
        wing([(.14, .62, .1, .49, .09), (.66, .46, -.1, .42, .10), (1.03, -.22, -.75, .0, .08), (.84, -1.15, -1.5, -.42, .01)], a, steps=5)
        ellipsoid((.95, 0, .19), (.38, .24, .13), canopy(rgb('#C8FFB0'), 2.2, .8))
        for y in (.22, -.22):
            exhaust((-1.3, y, .0), .15, f, 1.4)
    else:                        # escort: a swooping hawk, wings half folded
        body = loft([(-1.6, .14, .10, .10), (-1.1, .40, .28, .22), (0, .42, .36, .26), (1.2, .26, .20, .14), (2.5, .02, .02, .02, -.06)], h, power=1.8, ring=40, steps=5)
        greeble(body, 70, .06, d, 5, None, .4)
        wing([(.3, .6, -1.1, .08, .2), (.9, .75, -.7, .52, .15), (1.7, .2, -.9, .68, .10), (2.6, -1.3, -1.8, .1, .01)], h, steps=5)
        wing([(.35, .72, .2, .12, .16), (.9, .9, .25, .55, .13), (1.75, .32, -.1, .70, .09), (2.7, -1.35, -1.6, .1, .01)], a, steps=5)
        for i in range(4):
            k = i / 3
            feather(.55 + 1.25 * k, 1.0 + 1.35 * k, -.7 - .2 * k, -2.1 - .2 * k, .26 + .38 * math.sin(k * 2.2), .12, .24, h if i % 2 else a)
        wing([(.03, -.9, -2.1, .15, .05), (.35, -1.4, -2.5, .55, .01)], a, steps=3)
        for y in (.2, -.2):
            exhaust((-1.4, y, 0), .13, f, 1.2)
        box((1.5, 0, .14), (.5, .09, .02), glow(FACTIONS[f]['window'], 2.2), (0, 7, 0), bevel=0)


BUILD = {'starfleet': starfleet, 'vulcan': vulcan, 'klingon': klingon, 'romulan': romulan}


def ship(faction, kind='capital', at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    start = mark()
    BUILD[faction](kind)
    return group(start, at, rot, scale)
