# SPDX-License-Identifier: MIT
"""Alpha Strike's ships, craft, guns and missiles: grey steel of one yard, told apart by outline and by one colour each."""
from forge import *

YARD = {
    'bastion': dict(rim=rgb('#4C9BFF'), glow=rgb('#6AC8FF'), base=rgb('#8A949E'), accent=rgb('#3A6AB0'), dark=rgb('#2A3038'), metal=.45, rough=.40, window=rgb('#FFE2A8')),
    'tigers_claw': dict(rim=rgb('#FFB060'), glow=rgb('#FFC070'), base=rgb('#92897C'), accent=rgb('#C8843A'), dark=rgb('#302A22'), metal=.45, rough=.40, window=rgb('#FFE8C0')),
    'halberd': dict(rim=rgb('#FF4A40'), glow=rgb('#FF8050'), base=rgb('#7C7E84'), accent=rgb('#A83A32'), dark=rgb('#26262A'), metal=.5, rough=.38, window=rgb('#FFD0A0')),
    'tempest': dict(rim=rgb('#35E0A0'), glow=rgb('#7CFFD8'), base=rgb('#93A09C'), accent=rgb('#2E8A6A'), dark=rgb('#283432'), metal=.45, rough=.36, window=rgb('#E8FFD8')),
}
FACTIONS.update(YARD)


def steel(f, **change):
    return hull(**{**YARD[f], **dict(panel=1.4, tone=.5, dirt=.45, lit=.62, bump=.3), **change})


def flame(x, y, z, r, f, length=1.8):
    """A drive: a lit disc and its tail."""
    g = YARD[f]['glow']
    ellipsoid((x, y, z), (r * .3, r * .9, r * .9), glow(mix(g, (1, 1, 1), .4), 8))
    loft([(x - length, r * .1, r * .1, r * .1), (x - length * .5, r * .5, r * .5, r * .5), (x, r * .88, r * .88, r * .88)], haze(g, 3.6, 1.6, ('X', x - length, x + r * .3), core=True),
         at=(0, y, z), ring=24, steps=4)


def gun(at, f, size=1.0, turn=0, lift=8, barrels=2, long=1.5):
    """A turret upon a hull: ring, house, barrels. Gives back its group."""
    a, d = steel(f, window=None, panel=2.2), plain(rgb('#1C1F24'), .4, .6)
    stripe = plain(YARD[f]['accent'], .45, .2)
    start = mark()
    upright([(-.1, .62, .62, .62), (.12, .60, .60, .60), (.16, .5, .5, .5)], d, ring=32, steps=1)
    house = loft([(-.62, .40, .22, .18), (-.36, .56, .44, .2), (.26, .52, .40, .2), (.60, .30, .24, .16)], a, at=(0, 0, .34), power=3, ring=28, steps=1, auto=22)
    greeble(house, 26, .08, d, 4, None, .5)
    box((-.05, 0, .79), (.5, .62, .03), stripe)
    for i in range(barrels):
        y = (i - (barrels - 1) / 2) * .34
        up = math.tan(math.radians(lift))
        rod((.4, y, .40), (.4 + long, y, .40 + up * long), .085, a, .06)
        rod((.5, y, .40 + up * .1), (.4 + long * .45, y, .40 + up * long * .42), .115, d)
        rod((.4 + long * .93, y, .40 + up * long * .93), (.4 + long * 1.04, y, .40 + up * long * 1.04), .095, d)
    return group(start, at, (0, 0, turn), size)


def bastion():
    """A keep: stepped slabs, four shield towers with lit domes."""
    h, d, b = steel('bastion'), steel('bastion', base=YARD['bastion']['dark'], window=None, panel=2.2), plain(YARD['bastion']['accent'], .4, .3)
    g = YARD['bastion']['glow']
    for rows, z in (([(-3.0, 1.0, .42, .5), (-2.5, 1.5, .46, .6), (1.4, 1.5, .46, .6), (2.7, .95, .34, .42), (3.1, .6, .2, .2)], 0), ([(-2.5, .8, .4, .1), (-2.0, 1.0, .5, .1), (.6, .95, .5, .1), (1.4, .55, .3, .1)], .48),
                    ([(-2.0, .4, .4, .1), (-1.6, .5, .55, .1), (-.5, .45, .5, .1), (-.2, .3, .2, .1)], .95)):
        part = loft(rows, h, at=(0, 0, z), power=4.5, ring=32, steps=1, auto=22)
        greeble(part, 130, .10, d, 4, lambda c, n: abs(n.z) > .3 or c.x < -2, .5)
    for x in (-1.4, .9):
        for y in (1.55, -1.55):
            upright([(-.5, .34, .34, .34), (.5, .34, .34, .34), (.62, .26, .26, .26)], d, (x, y, 0), ring=24, steps=1)
            ellipsoid((x, y, .62), (.25, .25, .22), glow(g, 2.2))
            torus((x, y, .30), .36, .05, b, axis='Z')
    box((2.0, 0, .40), (.5, 1.3, .05), b)
    for y in (-.9, 0, .9):
        gun((1.25 if y else 1.7, y * .9, .40), 'bastion', .48, 0, 6)
        flame(-3.05, y, -.05, .30, 'bastion', 1.5)


def tigers_claw():
    """Three talons side by side, decks open to space between them; the middle one carries the bridge."""
    h, d, b = steel('tigers_claw'), steel('tigers_claw', base=YARD['tigers_claw']['dark'], window=None, panel=2.2), plain(YARD['tigers_claw']['accent'], .4, .3)
    for y, x0, size in ((0, .5, 1.0), (1.55, -.2, .82), (-1.55, -.2, .82)):
        part = loft([(-3.0, .4, .34, .34), (-2.4, .62, .46, .44), (.6, .60, .40, .40), (2.2, .36, .26, .34, -.05), (3.5, .03, .03, .03, -.42)], h, at=(x0, y, 0), power=3, ring=32, steps=2, auto=24)
        greeble(part, int(100 * size), .09, d, 3, lambda c, n: n.z > .2 or n.z < -.2, .5)
        flame(x0 - 3.0, y, 0, .30 * size + .04, 'tigers_claw', 1.6)
        for x in (-1.3, -.3, .7):
            torus((x0 + x, y, 0), .60, .035, b, squash=2, v=8)
    for y in (.78, -.78):
        box((-.9, y, -.05), (3.2, .95, .22), d)
        box((-.2, y, .065), (3.0, .70, .02), plain(rgb('#14161A'), .4, .4), bevel=0)
        for i in range(9):
            box((-1.9 + i * .36, y + .30, .085), (.16, .03, .02), glow(YARD['tigers_claw']['glow'], 3), bevel=0)
            box((-1.9 + i * .36, y - .30, .085), (.16, .03, .02), glow(YARD['tigers_claw']['glow'], 3), bevel=0)
        box((-2.3, y, .26), (.5, .9, .5), h)
        box((-2.03, y, .22), (.04, .62, .26), glow(rgb('#FFE0A8'), 2.6), bevel=0)
    loft([(-1.6, .2, .3, .1), (-1.2, .30, .85, .1), (-.6, .26, .75, .1), (-.3, .1, .1, .1)], h, at=(.3, 0, .38), power=3, ring=24, steps=1, auto=24)


def halberd():
    """A shaft with an axe for a head, guns in a row along it."""
    h, d, b = steel('halberd'), steel('halberd', base=YARD['halberd']['dark'], window=None, panel=2.2), plain(YARD['halberd']['accent'], .4, .3)
    body = loft([(-3.4, .5, .45, .45), (-2.8, .66, .56, .56), (-1.6, .48, .40, .40), (1.2, .40, .34, .34), (2.2, .5, .4, .4), (3.4, .22, .2, .2), (4.3, .03, .03, .03)], h, power=2.6, ring=32, steps=1, auto=22)
    greeble(body, 200, .09, d, 3, None, .5)
    # the blade stands upright: a wing turned by a quarter
    start = mark()
    for part in wing([(.2, 3.0, 1.0, 0, .22), (.9, 3.2, .8, 0, .18), (1.6, 3.3, 1.5, 0, .10), (1.95, 3.0, 2.1, 0, .02)], h, mirror=False):
        greeble(part, 50, .07, d, 6, None, .4)
    wing([(.3, 3.3, 2.7, 0, .12), (1.0, 3.5, 2.9, 0, .09), (1.7, 3.55, 3.0, 0, .05), (2.05, 3.1, 2.9, 0, .01)], b, mirror=False)
    group(start, (0, 0, 0), (90, 0, 0))
    wing([(.25, 2.8, 1.2, -.1, .18), (.9, 2.4, 1.0, -.2, .10), (1.5, 1.4, .8, -.3, .02)], h)
    for x in (-1.2, -.2, .8):
        gun((x, 0, .36), 'halberd', .42, 0, 8)
    wing([(.4, -2.2, -3.3, 0, .16), (1.1, -2.7, -3.5, 0, .10), (1.5, -2.7, -3.2, 0, .02)], h)
    for y, z in ((.28, .22), (-.28, .22), (.28, -.22), (-.28, -.22)):
        flame(-3.4, y, z, .22, 'halberd', 1.5)
    torus((-1.6, 0, 0), .50, .05, b, squash=2)


def tempest():
    """An arrow behind which four great drives stand in a cross."""
    h, d, b = steel('tempest'), steel('tempest', base=YARD['tempest']['dark'], window=None, panel=2.2), plain(YARD['tempest']['accent'], .4, .3)
    body = loft([(-1.6, .5, .42, .42), (-.6, .62, .46, .42), (1.0, .46, .32, .30), (2.6, .22, .16, .16), (4.0, .02, .02, .02)], h, power=2.3, ring=40, steps=3)
    greeble(body, 110, .08, d, 3, None, .4)
    wing([(.4, .9, -1.2, 0, .16), (1.2, -.3, -1.5, .0, .10), (1.9, -1.3, -1.9, 0, .02)], h)
    wing([(.45, 1.05, .5, .02, .12), (1.25, -.1, -.5, .02, .09), (1.95, -1.25, -1.45, 0, .01)], b)
    for a in (45, 135, 225, 315):
        y, z = 1.0 * math.cos(math.radians(a)), .8 * math.sin(math.radians(a))
        pod = loft([(-3.3, .40, .40, .40), (-3.0, .50, .50, .50), (-2.0, .48, .48, .48), (-.9, .34, .34, .34), (-.1, .05, .05, .05)], h, at=(0, y, z), ring=32, steps=2, auto=25)
        greeble(pod, 40, .07, d, a, None, .5)
        torus((-2.3, y, z), .51, .04, b)
        torus((-3.28, y, z), .40, .07, d)
        rod((-1.2, y * .3, z * .3), (-1.6, y * .9, z * .9), .16, d)
        flame(-3.25, y, z, .36, 'tempest', 2.6)
    ellipsoid((1.35, 0, .25), (.40, .20, .12), canopy(rgb('#C8FFE8'), 2.2, .9))


STRIKE = {'bastion': bastion, 'tigers_claw': tigers_claw, 'halberd': halberd, 'tempest': tempest}


def fighter(f='bastion'):
    """One seat, four guns: a lens with forked wings."""
    h, d, b = steel(f, window=None, panel=2.4), plain(rgb('#1C1F24'), .4, .6), plain(YARD[f]['accent'], .4, .3)
    loft([(-1.0, .26, .22, .20), (-.4, .36, .28, .24), (.5, .24, .20, .18), (1.7, .03, .03, .03)], h, ring=32, steps=3)
    ellipsoid((.30, 0, .16), (.42, .17, .15), canopy(rgb('#A8D8FF'), 2.2, .9))
    for z in (.22, -.22):
        wing([(.2, .1, -.8, z * .3, .08), (1.0, -.3, -.9, z * 1.3, .06), (1.3, -.5, -.95, z * 1.6, .02)], h)
        wing([(.7, .12, -.12, z * .95, .07), (.95, -.02, -.25, z * 1.25, .07)], b)
        for y in (1.15, -1.15):
            rod((-.9, y, z * 1.4), (.7, y, z * 1.4), .035, d)
    for y in (.2, -.2):
        flame(-1.0, y, 0, .14, f, 1.3)


def bomber(f='halberd'):
    """A thick wing with a row of bombs below."""
    h, d, b = steel(f, window=None, panel=2.2), plain(rgb('#1C1F24'), .4, .6), plain(YARD[f]['accent'], .4, .3)
    part = loft([(-1.2, .4, .34, .30), (-.5, .62, .46, .40), (.8, .46, .34, .34), (1.6, .16, .12, .14)], h, power=2.6, ring=32, steps=2, auto=25)
    greeble(part, 50, .08, d, 3, None, .5)
    ellipsoid((.95, 0, .22), (.40, .24, .16), canopy(rgb('#FFD0A8'), 2.2, .9))
    wing([(.4, .6, -1.0, 0, .24), (1.4, .1, -1.1, .06, .18), (2.1, -.5, -1.2, .12, .06)], h)
    wing([(1.5, .12, -.2, .08, .16), (2.15, -.35, -.6, .13, .05)], b)
    for y in (.8, 1.25, 1.7):
        for s in (1, -1):
            loft([(-.7, .10, .10, .10), (-.3, .13, .13, .13), (.4, .12, .12, .12), (.65, .02, .02, .02)], d, at=(0, y * s, -.28), ring=20)
            torus((.25, y * s, -.28), .12, .025, glow(rgb('#FF6A40'), 3), v=8)
    wing([(.3, -.9, -1.5, .35, .07), (.45, -1.2, -1.7, .8, .02)], h)
    for y in (.55, -.55):
        flame(-1.2, y, .05, .22, f, 1.4)


def gunboat(f='bastion'):
    """A short thick hull, one gun above and one on either side."""
    h, d, b = steel(f), plain(rgb('#1C1F24'), .4, .6), plain(YARD[f]['accent'], .4, .3)
    part = loft([(-1.9, .5, .40, .36), (-1.3, .76, .52, .46), (.4, .72, .46, .44), (1.3, .44, .30, .32), (2.0, .12, .1, .12)], h, power=3, ring=32, steps=2, auto=25)
    greeble(part, 90, .09, d, 3, None, .5)
    box((1.0, 0, .34), (.34, .5, .12), canopy(rgb('#A8D8FF'), 2.2, 1.2), (0, 22, 0), bevel=.02)
    gun((-.25, 0, .46), f, .62, 0, 8, 2, 1.6)
    for y in (1, -1):
        part = loft([(-1.2, .2, .2, .2), (-.8, .3, .28, .28), (.3, .28, .26, .26), (.7, .1, .1, .1)], h, at=(0, y * .98, -.12), power=2.6, ring=28, steps=2, auto=25)
        rod((.5, y * .98, -.12), (1.7, y * .98, -.14), .07, d)
        rod((.6, y * .98, -.12), (1.1, y * .98, -.13), .11, h)
        torus((-.3, y * .98, -.12), .29, .04, b, squash=1.6)
        flame(-1.9, y * .42, 0, .28, f, 1.5)


def missile(f='halberd', length=1.0):
    """A rocket: nose, bands, four fins, its flame."""
    a, d, b = plain(rgb('#9AA2AA'), .35, .5), plain(rgb('#24282E'), .4, .5), plain(YARD[f]['accent'], .4, .2)
    loft([(-.9 * length, .13, .13, .13), (-.8 * length, .16, .16, .16), (.5 * length, .16, .16, .16), (.85 * length, .08, .08, .08), (1.0 * length, .01, .01, .01)], a, ring=28, steps=3)
    for x in (-.55, .15):
        torus((x * length, 0, 0), .162, .02, b, squash=3, v=8)
    loft([(.5 * length, .163, .163, .163), (.86 * length, .082, .082, .082), (1.01 * length, .01, .01, .01)], b, ring=28, steps=3)
    for k in range(4):
        wing([(.12, -.45 * length, -.95 * length, 0, .02), (.40, -.8 * length, -1.05 * length, 0, .01)], d, mirror=False)[0].rotation_euler = (math.radians(45 + k * 90), 0, 0)
    hot = rgb('#FF9A40')
    ellipsoid((-.95 * length, 0, 0), (.06, .12, .12), glow(rgb('#FFF0C0'), 8))
    loft([(-3.4 * length, .02, .02, .02), (-1.9 * length, .13, .13, .13), (-.9 * length, .13, .13, .13)], haze(hot, 3.2, 1.5, ('X', -3.4 * length, -.8 * length), core=True), ring=20, steps=4)


CRAFT = {'fighter': fighter, 'bomber': bomber, 'gunboat': gunboat, 'missile': missile}


def vessel(kind, at=(0, 0, 0), rot=(0, 0, 0), size=1.0, **options):
    """A ship of the yard, a craft or a missile, as one group."""
    start = mark()
    {**STRIKE, **CRAFT}[kind](**options)
    return group(start, at, rot, size)


def aim(root, way):
    root.rotation_euler = Vector(way).to_track_quat('X', 'Z').to_euler()
    return root
