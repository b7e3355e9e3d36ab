# SPDX-License-Identifier: MIT
"""Deck Building Game, missions and events of infection space."""
import paint
from places import *
from props import *
from hulls import ship

GOLD_TUNIC, RED_TUNIC, BLUE_TUNIC = rgb('#9A741C'), rgb('#8E1F1C'), rgb('#1C4A80')


def black(root):
    """A mere outline."""
    return clothe(root, glow((0, 0, 0), 0))


@person('deck_building/n_man_trap', samples=15)
def n_man_trap():
    """A block of salt and an outstretched hand with round suckers at the finger ends."""
    skin = plain(rgb('#7A5A4A'), .6, 0, .5, 40)
    start = big_hand(skin, 8, 9, 44, cloth(rgb('#3A2A22'), .4, .8, 12))
    for i, (x, y) in enumerate(((.185, .052), (.205, .018), (.195, -.016), (.165, -.052), (.085, .115))):
        torus((x, y, -.012), .016, .0075, plain(rgb('#C86A5A'), .25, 0, .1, 30), axis='Z', u=28, v=10)
        ellipsoid((x, y, -.012), (.012, .012, .006), plain(rgb('#5A1A1E'), .2), u=16, v=8)
    group(start, (-.22, .02, .10), (104, -4, 4), 1.5)
    salt = plain(rgb('#D8D4CC'), .35, 0, .35, 9)
    for at, size, rot in (((.24, .06, -.10), (.19, .17, .15), (4, 6, 20)), ((.36, .0, -.15), (.10, .10, .08), (10, -8, 50)), ((.12, -.04, -.165), (.07, .06, .05), (0, 12, 10))):
        box(at, size, salt, rot, bevel=.01)
    rnd = random.Random(4)
    for i in range(120):
        box((.22 + rnd.gauss(0, .15), rnd.gauss(0, .10), -.185), (.010, .010, .010), salt, [rnd.uniform(0, 90) for _ in range(3)], bevel=0)
    box((0, .2, -.24), (3, 2, .1), plain(rgb('#3A2418'), .5, 0, .15, 6), bevel=0)
    area((-.9, .9, 1.0), (0, 0, 0), .35, 26, rgb('#FFB080'))
    area((1.0, .8, .9), (.1, 0, 0), .35, 26, rgb('#E8F0FF'))
    area((-.4, -1.2, .9), (.1, 0, 0), .4, 9, (1, .95, .88))
    camera((.08, -1.25, .26), (.06, 0, -.02), 48)
    return dict(sky_spec=dict(seed=871, star=0, big=0, light=[((.6, .4), .5, '#8A4A2E', .9)]), glowing=.9, streak=.02)


@person('deck_building/n_dagger', samples=15)
def n_dagger():
    """Somebody in orange is strapped into a chair under a ring of lamps, his head thrown back; the wall behind is a violet spiral of light."""
    floor(rgb('#14121C'))
    steel, pad, c = plain(rgb('#8A969C'), .3, .7), plain(rgb('#1A1C24'), .6), rgb('#B070FF')
    for k in range(3):
        pts = [(.25 + (.12 + 1.3 * i / 45) * math.cos(k * 2.094 + 6.8 * i / 45), 2.6, 1.62 + (.12 + 1.3 * i / 45) * .85 * math.sin(k * 2.094 + 6.8 * i / 45)) for i in range(46)]
        tube(pts, .028, glow(c, 2.0), taper=(1, .4))
        tube(pts, .12, haze(c, .6, 1.5), taper=(1, .5))
    box((0, 2.8, 1.6), (14, .1, 5), plain(rgb('#1E1830'), .7), bevel=0)
    start = mark()
    box((.12, 0, .52), (.66, .60, .14), pad, bevel=.05)
    box((-.26, 0, 1.00), (.14, .58, .9), pad, (0, -12, 0), bevel=.05)
    box((-.38, 0, 1.56), (.12, .34, .20), pad, (0, -12, 0), bevel=.05)
    upright([(.0, .34, .34, .34), (.06, .12, .12, .12), (.46, .12, .12, .12)], steel, ring=32, steps=1)
    for s in (1, -1):
        box((.14, s * .38, .82), (.62, .10, .07), steel, bevel=.02)
        tube([(.30, s * .38, .86), (.34, s * .30, 1.02), (.26, s * .22, .98), (.30, s * .16, .88)], .026, cloth(rgb('#6A4A2A')), smooth=True)
    group(start, (.25, .3, .06), (0, 0, -20), 1.0)
    figure('uniform', rgb('#D86A20'), pants=rgb('#5A2A10'), arms=('rest', 'rest'), legs='sit', lean=-14, head=dict(hair='short', tint=rgb('#2A1A10'), nod=-16, turn=-16, smile=-.6, brow=1.0), at=(.24, .26, .22), turn=-20, scale=1.08)
    torus((.25, .3, 2.28), .50, .05, steel, axis='Z', u=72)
    for i in range(8):
        a = i * math.pi / 4
        ellipsoid((.25 + .50 * math.cos(a), .3 + .50 * math.sin(a), 2.22), (.075, .075, .05), glow(rgb('#F4FFF8'), 5), u=20, v=10)
    area((.35, -.2, 2.4), (.25, .3, .9), .7, 13, rgb('#F8F4FF'), 70)
    rims(c, rgb('#BFE8FF'), .6, .3)
    mist(3, 4)
    shot(.16, 1.22, 3.4, 1.40, 50)
    return dict(sky_spec=dict(seed=873, star=0, big=0), fog=dict(amount=.25, colour='#3A2A6A', at=(.55, .42), r=.5, gain=.9, light=.35), glowing=1.0, streak=.03)


@person('deck_building/n_conscience', samples=15)
def n_conscience():
    """An empty stage: a mask and a dagger in the one spotlight, the curtain is falling."""
    spec = theatre('#5A1A22', rgb('#8A1E2A'), 875, .95, '#FFF0D8')
    upright([(0, .50, .42, .42), (.70, .46, .38, .38), (.74, .52, .44, .44)], plain(rgb('#3A2218'), .4, 0, .1, 6), (.18, .2, 0), ring=4, steps=1, auto=20)
    ivory = plain(rgb('#8A8478'), .5, 0, .04, 20)
    start = mark()
    fuse([ellipsoid((0, 0, 0), (.15, .09, .20), ivory), ellipsoid((0, -.07, -.01), (.03, .05, .07), ivory), ellipsoid((0, -.05, -.14), (.07, .05, .06), ivory)], ivory, .008, 4)
    for s in (-1, 1):
        ellipsoid((s * .058, -.085, .035), (.034, .03, .017), glow((0, 0, 0), 0), (0, s * 14, 0), u=20, v=10)
    box((0, -.10, -.115), (.09, .02, .012), glow((0, 0, 0), 0), bevel=0)
    group(start, (.08, .1, .98), (-16, 0, 12), 1.25)
    steel, gold = plain(rgb('#D8DCE4'), .12, .95), plain(rgb('#D8A850'), .25, .9)
    start = mark()
    loft([(0, .034, .008, .008), (.30, .028, .006, .006), (.42, .001, .001, .001)], steel, ring=8, power=1.3, steps=1)
    box((-.02, 0, 0), (.035, .18, .035), gold, bevel=.008)
    rod((-.17, 0, 0), (-.02, 0, 0), .020, plain(rgb('#1A1014'), .5))
    ellipsoid((-.19, 0, 0), (.03, .03, .03), gold)
    group(start, (.56, -.02, .80), (0, -24, 20), 1.1)
    area((.2, -.4, 3.4), (.2, .1, .8), .4, 3, rgb('#FFF0D8'), 40)
    shot(.12, 1.14, 3.5, 1.46, 50)
    return spec


@shared('deck_building/n_cloud', samples=28)
def n_cloud():
    """A city on a plate among clouds at sunset; a chain hangs down into the smoke of mines."""
    stone_m, white = plain(rgb('#B8988A'), .6, 0, .1, 4), plain(rgb('#E0C8B8'), .4, .1)
    start = mark()
    upright([(-1.1, .15, .10, .10), (-.5, 1.0, .7, .7), (-.12, 1.9, 1.3, 1.3), (0, 2.0, 1.4, 1.4), (.06, 1.95, 1.35, 1.35)], stone_m, ring=64, steps=3)
    rnd = random.Random(5)
    for i in range(46):
        a, r = rnd.uniform(0, 6.28), rnd.random() ** .7
        x, y = 1.5 * r * math.cos(a), 1.0 * r * math.sin(a)
        h = (.35 + 1.5 * (1 - r)) * rnd.uniform(.6, 1.15)
        w = rnd.uniform(.07, .15)
        upright([(.05, w, w, w), (h * .8, w * .8, w * .8, w * .8), (h, .01, .01, .01)], white, (x, y, 0), ring=12, steps=2)
        for k in range(3):
            box((x, y - w - .004, .15 + h * .2 * k), (.03, .01, .04), glow(rgb('#FFE0A0'), 3), bevel=0)
    group(start, (.7, 0, .55), (6, 0, 0), 1.0)
    iron = plain(rgb('#3A2A28'), .5, .6)
    for i in range(16):
        torus((.7, 0, -.62 - .19 * i), .10, .028, iron, axis='X' if i % 2 else 'Y', squash=1.0, u=28, v=8)
    for i in range(16):
        ellipsoid((rnd.uniform(-3.5, 4.0), rnd.uniform(.5, 4), -2.6 + rnd.uniform(-.5, .5)), (rnd.uniform(.8, 1.6), .6, rnd.uniform(.4, .8)), haze(rgb('#3A2A2E'), .7, 2.2))
    for i in range(12):
        ellipsoid((rnd.uniform(-3.8, 4.4), rnd.uniform(1.5, 5), -.9 + rnd.uniform(-.4, .4)), (rnd.uniform(.9, 1.8), .5, rnd.uniform(.2, .4)), haze(rgb('#FFD0B0'), .55, 2.4))
    area((6, 6, 1.5), (.7, 0, .6), 3, 2400, rgb('#FFB070'))
    area((-6, 4, 4), (.7, 0, .6), 3, 900, rgb('#FFD8C0'))
    area((-2, -8, 3), (.7, 0, .6), 3, 300, rgb('#C8A0C8'))
    camera((-.3, -9.6, .8), (.35, 0, -.15), 46)
    return dict(sky_spec=dict(seed=877, star=0, big=0, clouds=dict(colours=('#A85A5A', '#F0A878', '#FFF0D0'), angle=3, band=(.5, .48, .30), dark='#6A4A6A', density=.9), light=[((.70, .40), .36, '#FFC080', .9), ((.5, 1.0), .3, '#2A1A1E', .2)]), glowing=.9, streak=.03)


@shared('deck_building/n_beauty', samples=30)
def n_beauty():
    """A lidded case, a visor beside it; through the gap come colours that have no name."""
    floor(rgb('#14141A'), .12)
    steel, dark = plain(rgb('#7A828C'), .28, .8), plain(rgb('#1A1E26'), .35, .6)
    box((.10, .4, .50), (1.4, .9, .9), plain(rgb('#20242C'), .4, .4), bevel=.03)
    box((.10, .4, 1.13), (.86, .56, .34), dark, bevel=.02)
    start = mark()
    box((0, -.28, .04), (.88, .58, .08), steel, bevel=.015)
    group(start, (.10, .68, 1.32), (-26, 0, 0))
    rnd = random.Random(5)
    cols = ('#FF4A8A', '#FFB03A', '#F8FF5A', '#4AFF9A', '#3AC8FF', '#8A5AFF', '#FF6AF0')
    for i in range(21):
        a = math.radians(18 + 144 * i / 20)
        c = rgb(cols[i % 7])
        p = Vector((.10 + .36 * math.cos(a), .12, 1.33))
        d = Vector((math.cos(a), -.25, .62 + .5 * math.sin(a))).normalized()
        n = Vector((-d.z, 0, d.x)) * .055
        mesh([p - n * .15, p + n * .15, p + d * 1.25 + n, p + d * 1.25 - n], [(0, 1, 2, 3)], haze(c, 1.6, .3), smooth=False)
        rod(p, p + d * rnd.uniform(.7, 1.1), .007, glow(mix(c, (1, 1, 1), .4), 3), .001, ring=6)
    box((.10, .14, 1.315), (.80, .02, .035), glow((1, 1, 1), 4), bevel=0)
    for i, c in enumerate(('#FF4A8A', '#4AFF9A', '#8A5AFF')):
        lamp((-.5 + .6 * i, -.1, 1.7), 10, rgb(c), .15)
    start = mark()
    torus((0, 0, 0), .16, .045, plain(rgb('#C83A3A'), .15, .5), axis='Z', part=(-80, 80), squash=1.2, u=48)
    torus((0, 0, 0), .16, .012, steel, axis='Z', part=(80, 280), u=48)
    group(start, (.88, -.05, .99), (8, 0, -100), 1.1)
    box((.88, -.05, .47), (.5, .5, .94), plain(rgb('#20242C'), .4, .4), bevel=.03)
    area((-1.6, 1.8, 2.6), (0, .3, 1.1), .8, 120, rgb('#B08AFF'))
    area((1.8, 1.8, 2.6), (0, .3, 1.1), .8, 120, rgb('#8AFFD8'))
    shot(.16, 1.42, 3.4, 1.52, 50)
    mist(3, 4)
    return dict(sky_spec=dict(seed=879, star=0, big=0, light=[((.5, .30), .4, '#2A1A4A', .9)]), glowing=1.1, streak=.05)


@person('deck_building/e_charlie', samples=14)
def e_charlie():
    """A boy, one hand raised, looks up at what he does: chess pieces hang in the air around him and come apart to sparks."""
    plum = rgb('#D070E0')
    floor(rgb('#1E1226'), .1)
    box((0, 3.6, 1.6), (14, .2, 6), plain(rgb('#3A1E48'), .7, 0, .05, 4), bevel=0)
    figure('tights', rgb('#4A3A78'), pants=rgb('#1E1622'), arms=('down', 'up'), hands=(None, 10), head=dict(hair='bowl', tint=rgb('#5A3A1E'), nod=-10, turn=14, brow=-.8, smile=(.6, .2), gaze=(.3, .4), face=dict(razor=0, jaw=.9, brow=.5, long=-.006)), at=(.0, .35, .10), turn=-62, scale=.94, broad=.86)
    hand = Vector((.28, .25, 2.02))
    ellipsoid(hand, (.26, .26, .26), haze(rgb('#F0C8FF'), .16, 4.0))
    burst(hand, .09, rgb('#F0C0FF'), .7)
    lamp(hand + Vector((-.02, -.25, -.05)), 10, rgb('#F0C0FF'), .08)
    ivory, ebony = plain(rgb('#E8E0E8'), .25, .1), plain(rgb('#2A1A30'), .2, .3)
    pieces = {'pawn': [(0, .12), (.03, .12), (.06, .07), (.22, .045), (.26, .075), (.28, .05), (.33, .07), (.38, .04), (.40, .005)],
              'king': [(0, .14), (.04, .14), (.08, .08), (.40, .055), (.46, .10), (.50, .075), (.62, .095), (.66, .05), (.72, .02), (.74, .005)],
              'rook': [(0, .13), (.04, .13), (.08, .08), (.32, .07), (.36, .11), (.46, .11), (.47, .06), (.44, .05)]}
    rnd = random.Random(4)
    for x, y, z, kind, size, turn in ((-.52, .1, 1.50, 'king', .62, 28), (-.82, .5, 1.12, 'rook', .62, -34), (.60, .0, 1.42, 'rook', .56, -24), (.92, .4, 1.70, 'king', .60, 22), (-.34, .6, 1.86, 'pawn', .56, -48),
                                      (.46, -.2, 1.05, 'pawn', .60, 40), (-.62, -.2, .98, 'pawn', .52, 64), (.86, .3, 1.06, 'king', .56, -62), (-.98, .6, 1.72, 'rook', .50, 50)):
        st = mark()
        upright([(h, r, r, r) for h, r in pieces[kind]], ivory if kind != 'rook' else ebony, (0, 0, 0), ring=36, steps=3)
        if kind == 'king':
            box((0, 0, .80), (.03, .03, .14), ivory, bevel=.005)
            box((0, 0, .81), (.10, .03, .03), ivory, bevel=.005)
        ob = group(st, (x, y, z), (10, turn, 0), size)
        down = Euler((math.radians(10), math.radians(turn), 0)).to_matrix() @ Vector((0, 0, -1))
        for _ in range(16):
            p = Vector((x, y, z)) + down * rnd.uniform(0, .22) + Vector((rnd.gauss(0, .045), rnd.gauss(0, .03), rnd.gauss(0, .045)))
            ellipsoid(p, (rnd.uniform(.004, .010),) * 3, glow(rgb('#F4D8FF'), 4), u=6, v=4)
    area((-1.9, 2.0, 2.6), (0, .3, 1.4), .8, 300, rgb('#FF9AE8'), 110)
    area((1.8, 2.2, 2.4), (0, .3, 1.4), .8, 260, rgb('#9A8AFF'), 110)
    face_light(.75, (1, .90, .90), (.05, .3, 1.5))
    area((0, -1.6, .2), (0, .2, 1.3), .8, 14, plum)
    shot(.04, 1.45, 2.75, 1.34, 54)
    return dict(sky_spec=dict(seed=881, star=0, big=0), fog=dict(amount=.45, colour='#9A4AB0', at=(.5, .36), r=.42, gain=1.2, light=.4), glowing=1.1, streak=.03)


@person('deck_building/e_mudds_women', samples=15)
def e_mudds_women():
    """Three gowns without faces come down a ramp in the light; in front a red pill on a palm."""
    spec = gate('#FFC8D4', 883, rgb('#6A4A54'), .25, 1.5)
    box((.1, 1.2, .25), (1.8, 2.2, .5), plain(rgb('#7A5A62'), .5), (14, 0, 0), bevel=.02)
    for x, y, c, hair, tint in ((-.42, 1.0, '#B83A6A', 'beehive', '#C8A860'), (.16, .8, '#8A5AB0', 'long', '#6A2A1A'), (.74, 1.05, '#3A8A8A', 'bun', '#1A100C')):
        figure('gown', rgb(c), arms=('hip', 'down'), head=dict(hair=hair, tint=rgb(tint), nod=4, turn=30), at=(x, y, .30), turn=-84, waist=.80, broad=.84)
    skin = plain(SKINS['light'], .5, 0, .05, 40)
    start = big_hand(skin, 18, 4, 36, cloth(rgb('#2E6E6A'), .4))
    group(start, (-.14, -1.55, 1.12), (168, 6, 14), 1.25)
    pill = glow(rgb('#E0101E'), 1.5)
    loft([(-.050, .004, .004, .004), (-.040, .022, .022, .022), (.040, .022, .022, .022), (.050, .004, .004, .004)], pill, at=(-.03, -1.55, 1.190), ring=28, steps=3)
    ellipsoid((-.045, -1.575, 1.204), (.012, .004, .004), glow((1, 1, 1), 4), u=12, v=8)
    ellipsoid((-.03, -1.54, 1.18), (.10, .08, .08), haze(rgb('#FF2A3A'), .6, 3.0))
    lamp((-.05, -1.75, 1.35), .8, rgb('#FFB0B0'), .03)
    area((-.8, -2.2, 1.9), (-.05, -1.5, 1.12), .25, 6, (1, .92, .88), 60)
    shot(.14, 1.36, 3.6, 1.42, 50)
    return spec


@person('deck_building/e_wolf', samples=14)
def e_wolf():
    """Fog, a lantern, a knife's shadow that is longer than the street."""
    spec = street('#8AB0D8', '#4A6A8A', 885, False, .45)
    spec['fog'].update(colour='#8AAED0', amount=.95, light=.75)
    yellow = rgb('#FFC850')
    start = mark()
    box((0, 0, 0), (.20, .20, .30), glow(yellow, 3.6), bevel=.02)
    iron = plain(rgb('#14161A'), .4, .6)
    for s in (1, -1):
        for t in (1, -1):
            rod((s * .105, t * .105, -.17), (s * .105, t * .105, .17), .014, iron)
    upright([(.15, .16, .16, .16), (.28, .05, .05, .05), (.32, .02, .02, .02)], iron, ring=4, steps=1, auto=20)
    box((0, 0, -.17), (.26, .26, .04), iron, bevel=.01)
    torus((0, 0, .37), .06, .010, iron, axis='Y', u=32, v=8)
    group(start, (-.72, .5, 1.88))
    rod((-1.5, .5, 2.32), (-.66, .5, 2.32), .025, iron)
    ellipsoid((-.72, .5, 1.88), (.5, .4, .5), haze(yellow, .22, 3.0))
    lamp((-.72, .3, 1.85), 80, yellow, .1)
    dark = plain((.004, .004, .006), 1.0)
    pts = [(-.10, -1.2), (.06, -1.2), (.075, -.55), (.16, -.55), (.16, -.40), (.10, -.40), (.34, 3.8), (.05, 4.6), (-.02, -.40), (-.08, -.40), (-.08, -.55), (-.03, -.55)]
    mesh([(.42 + x + .14 * y, y + .8, .012) for x, y in pts], [tuple(range(len(pts)))], glow((0, 0, 0), 0), smooth=False)
    box((0, 2.5, -.03), (3.6, 9, .05), plain(rgb('#5A5A5E'), .35, 0, .3, 5), bevel=0)
    area((-.6, 1.6, 3.2), (.4, 1.5, 0), .6, 90, rgb('#FFD890'), 260)
    area((.5, 7, 3.0), (.4, 1.5, 0), 1.6, 420, rgb('#A8C8F0'))
    black(figure('coat', (.01, .01, .01), arms=('down', ((.10, .08, -.24), (.24, .02, -.10))), legs='stride', head=dict(hair='short'), at=(.50, 2.2, 0), turn=-80, scale=1.06))
    camera((.1, -3.8, 1.9), (.14, 0, 1.02), 42)
    return spec


@shared('deck_building/e_zetar', samples=34)
def e_zetar():
    """A storm of coloured flashes like beads races through a corridor's whole length."""
    spec = passage('#6A7AA8', rgb('#3A404E'), '#8FA8D8', 887, .5)
    spec['sky_spec'].update(light=[((.5, .42), .3, '#C8D8FF', 1.0)])
    rnd = random.Random(9)
    cols = [rgb(c) for c in ('#FF3A5A', '#FFB03A', '#F8FF4A', '#3AFF8A', '#3AB8FF', '#A05AFF', '#FF6AE8')]
    mats = [glow(c, 4.5) for c in cols]
    for i in range(330):
        y = .2 + 9 * rnd.random() ** 1.4
        a, r = rnd.uniform(0, 6.28) , 1.15 * rnd.random() ** .6
        x, z = .1 + r * math.cos(a + y * .5), 1.5 + .95 * r * math.sin(a + y * .5)
        s = rnd.uniform(.012, .040)
        ellipsoid((x, y, z), (s, s * 2.4, s), mats[i % 7], u=10, v=6)
        if i % 9 == 0:
            ellipsoid((x, y, z), (s * 5, s * 5, s * 5), haze(cols[i % 7], .8, 2.6), u=20, v=12)
    for k in range(7):
        tube([(.1 + .75 * math.cos(k * .9 + j * .42), .5 + .85 * j, 1.5 + .62 * math.sin(k * .9 + j * .42)) for j in range(11)], .014, glow(cols[k], 2.4))
    for y, c in ((.8, 0), (2.4, 3), (4.0, 5), (5.6, 1)):
        lamp((.1, y, 1.5), 26, cols[c], .3)
    shot(.08, 1.50, 3.0, 1.50, 44)
    return spec


@person('deck_building/e_children', samples=14)
def e_children():
    """A ring of children holds hands round a green pillar of light; toys lie on the floor."""
    floor(rgb('#141E16'), .18)
    acid = rgb('#A8FF3A')
    x0, y0 = .16, 1.5
    upright([(0, .30, .30, .30), (3.6, .26, .26, .26)], haze(acid, 1.6, 1.2), (x0, y0, 0), ring=40, steps=1)
    upright([(0, .10, .10, .10), (3.6, .08, .08, .08)], glow(mix(acid, (1, 1, 1), .4), 3.4), (x0, y0, 0), ring=32, steps=1)
    torus((x0, y0, .03), .5, .03, glow(acid, 3), axis='Z', u=72)
    kinds = []
    grip = ((.0, .20, -.20), (.02, .42, -.30))
    for wear, c, hair in (('dress', '#8A3A4A', 'plaits'), ('tunic', '#3A5A8A', 'short'), ('dress', '#8A7A2A', 'bob'), ('tunic', '#4A7A4A', 'bowl')):
        kinds.append(figure(wear, rgb(c), pants=rgb('#2A2A30'), arms=(grip, grip), head=dict(hair=hair, tint=rgb('#2A1A10')), broad=.9))
    n = 9
    for i in range(n):
        a = 2 * math.pi * i / n + .35
        copies(kinds[i % 4], [((x0 + 1.02 * math.cos(a), y0 + .95 * math.sin(a), 0), (0, 0, math.degrees(a) + 180), .70)])
    for k in kinds:
        k.location = (0, -60, -10)
    lamp((x0, y0, 1.4), 210, acid, .3)
    ball = plain(rgb('#C83A3A'), .3)
    ellipsoid((.95, -.2, .10), (.10, .10, .10), ball)
    torus((.95, -.2, .10), .10, .012, plain(rgb('#E8E0C8'), .4), axis='X', u=32, v=8)
    for i, c in enumerate(('#3A6AC8', '#E8B83A', '#4AA85A')):
        box((.30 + .17 * i, -.45 + .05 * (i % 2), .06), (.12, .12, .12), plain(rgb(c), .4), (0, 0, 18 * i), bevel=.01)
    box((.39, -.43, .18), (.12, .12, .12), plain(rgb('#C85A8A'), .4), (0, 0, 30), bevel=.01)
    area((-1.6, -2.4, 2.6), (.2, .4, .5), 1.0, 26, (.8, .9, 1))
    mist(3, 5)
    camera((.05, -3.9, 1.75), (.14, .6, .86), 44)
    return dict(sky_spec=dict(seed=889, star=0, big=0, light=[((.5, .38), .46, '#3A7A1E', 1.0)]), fog=dict(amount=.4, colour='#4A8A2A', at=(.52, .42), r=.4, gain=1.1, light=.4), glowing=1.1, streak=.03)


@person('deck_building/e_plato', samples=14)
def e_plato():
    """A tiny figure over a chess of marble steps, lifted by nothing; a lyre in pieces."""
    spec = outdoors(('#8A9AB0', '#E8DCC8', '#FFFFFF'), ((.58, .38), .40, '#FFF0D0', 1.0), '#D8CCB8', 891, ('#A89C88', '#5A5448'), rimcolours=('#FFE8C0', '#FFF4E0'), power=.32, density=.6)
    white, grey, gold = plain(rgb('#D8D0C4'), .3, .05, .05, 3), plain(rgb('#6A645C'), .3, .05, .05, 3), plain(rgb('#E8B850'), .2, .95)
    for j in range(6):
        for i in range(11):
            h = .16 + .16 * j
            box((-2.2 + .46 * i, .4 + .46 * j, h / 2), (.455, .455, h), white if (i + j) % 2 else grey, bevel=.01)
    for x in (-1.5, 1.9):
        column((x, 3.4), 3.0, .26, white, False, 3)
    figure('toga', rgb('#C8A860'), pants=SKINS['light'], arms=('wide', 'wide'), legs='stride', lean=-24, head=dict(hair='fringe', tint=rgb('#3A2418'), nod=-24), at=(.30, .55, .62), turn=-62, scale=.80, broad=1.1)
    for i in range(3):
        torus((.30, .55, .72 + .34 * i), .46 - .06 * i, .006, glow(rgb('#FFE8A0'), 2.6 - .4 * i), axis='Z', u=64, v=6)
    start = mark()
    tube([(0, 0, 0), (-.16, 0, .10), (-.20, 0, .32), (-.12, 0, .44)], .024, gold)
    group(start, (.74, .15, .20), (70, 30, 20), 1.1)
    start = mark()
    tube([(0, 0, 0), (.16, 0, .10), (.20, 0, .32), (.12, 0, .44)], .024, gold)
    rod((-.10, 0, .40), (.16, 0, .40), .016, gold)
    group(start, (.95, .30, .20), (80, 10, -30), 1.1)
    for k in range(5):
        tube([(.66 + .07 * k, .12, .20), (.70 + .07 * k, .05, .30 + .02 * k), (.80 + .06 * k, .1, .24)], .004, gold)
    camera((-.1, -3.6, 1.55), (.18, 0, 1.08), 44)
    return spec


@person('deck_building/e_wink', samples=14)
def e_wink():
    """A drop hangs in the air over a cup, all is still; one blurred streak passes through."""
    spec = cabin(DUSK, '#FFB050', 893, (1.2, 1.9), .5, .4, rgb('#5A4228'), False)
    cup, coffee = plain(rgb('#E0D8C8'), .25, .05), plain(rgb('#3A1E0E'), .08)
    box((0, .3, .90), (4, 1.2, .10), plain(rgb('#4A2E18'), .5), bevel=.02)
    x0 = .10
    upright([(0, .13, .13, .13), (.02, .15, .15, .15), (.24, .19, .19, .19), (.25, .18, .18, .18), (.20, .165, .165, .165)], cup, (x0, .05, .96), ring=56, steps=2)
    torus((x0 + .23, .05, 1.08), .075, .022, cup, axis='Y', u=40, v=12)
    upright([(0, .168, .168, .168), (.004, .168, .168, .168)], coffee, (x0, .05, 1.165), ring=48, steps=1)
    upright([(0, .028, .028, .028), (.05, .020, .020, .020), (.075, .030, .030, .030), (.10, .006, .006, .006)], coffee, (x0, .05, 1.17), ring=28, steps=4)
    for k in range(9):
        a = k * .698
        ellipsoid((x0 + .10 * math.cos(a), .05 + .10 * math.sin(a), 1.24 + .02 * (k % 3)), (.010, .010, .016), coffee, u=14, v=8)
    upright([(-.050, .003, .003, .003), (-.015, .026, .026, .026), (.015, .036, .036, .036), (.042, .020, .020, .020), (.050, .003, .003, .003)], coffee, (x0, .05, 1.48), ring=32, steps=4)
    ellipsoid((x0 - .012, .015, 1.49), (.009, .005, .013), glow((1, 1, 1), 6), u=14, v=8)
    for i in range(5):
        torus((x0, .05, 1.48), .07 + .05 * i, .003, glow(rgb('#FFE8C0'), 2.2 - .35 * i), axis='Y', u=64, v=6)
    blue = rgb('#5AB8FF')
    for i in range(26):
        r = random.Random(i)
        z, y = 1.36 + r.gauss(0, .17), .55 + r.uniform(-.1, .2)
        a = r.uniform(-1.9, -.2)
        rod((a, y, z), (a + r.uniform(.7, 1.8), y, z + r.gauss(0, .015)), r.uniform(.008, .03), haze(blue, 1.6, .8), .002, ring=10)
    for k in range(4):
        clothe(figure('gown', rgb('#3A6AA8'), arms=('reach', 'down'), legs='stride', lean=14, head=dict(hair='long'), at=(.92 - .30 * k, .9, -.12), turn=4, waist=.82, broad=.86), haze(blue, (1.0, .55, .32, .18)[k], 1.2))
    area((-.8, -1.2, 2.4), (x0, .05, 1.2), .4, 22, rgb('#FFE0B0'), 80)
    shot(.10, 1.40, 2.5, 1.46, 50)
    return spec


@shared('deck_building/e_return', samples=30)
def e_return():
    """Somebody stands, his back to us, before three glowing spheres on stalks in a black vault; one is cracked."""
    floor(rgb('#0E0E14'), .08)
    metal, dark = plain(rgb('#5A6270'), .3, .8), plain(rgb('#14161C'), .6, .2, .08, 4)
    box((0, 3.2, 1.8), (10, .2, 5), dark, bevel=0)
    for i in range(6):
        tube([(-2.6 + 1.05 * i, 3.0, 0), (-2.5 + 1.0 * i, 2.9, 2.0), (-1.6 + .66 * i, 2.2, 3.0)], .09, metal)
    for i, (x, y, z, c) in enumerate(((-.72, .5, 1.42, '#FF3A4A'), (.12, .1, 1.66, '#3AE0FF'), (.95, .5, 1.42, '#FFD83A'))):
        col = rgb(c)
        upright([(0, .30, .30, .30), (.05, .26, .26, .26), (.08, .06, .06, .06), (z - .36, .035, .035, .035), (z - .30, .12, .12, .12), (z - .26, .14, .14, .14)], metal, (x, y, 0), ring=36, steps=2)
        ellipsoid((x, y, z), (.29, .29, .29), hologram(col, 1.9, 3, .35), u=56, v=36)
        ellipsoid((x, y, z), (.13, .13, .13), glow(mix(col, (1, 1, 1), .55), 4.5))
        ellipsoid((x, y, z), (.55, .5, .55), haze(col, .35, 3.0))
        lamp((x, y - .4, z), 30, col, .15)
        if i == 1:
            rnd = random.Random(6)
            for k in range(7):
                a, p = k * .9, Vector((x - .03, y - .295, z + .05))
                for _ in range(5):
                    a += rnd.gauss(0, .4)
                    q = p + Vector((math.cos(a), 0, math.sin(a))) * .055
                    d = q - Vector((x, y, z))
                    q = Vector((x, y, z)) + d.normalized() * .296
                    if q.y > y:
                        break
                    rod(p, q, .005, glow((1, 1, 1), 5), .003, ring=6)
                    p = q
            for k in range(9):
                stone((x + rnd.uniform(-.3, .3), y - .3 + rnd.uniform(-.2, .1), .04), rnd.uniform(.02, .05), glow(col, 1.6), k, .5)
    figure('uniform', rgb('#2A4A7A'), arms=('down', 'palm'), head=dict(hair='short', tint=rgb('#140E0A'), nod=-6), at=(-.28, -.55, -.12), turn=62, scale=.94)
    area((0, 3.0, 3.2), (0, .3, 1.3), 1.2, 160, rgb('#6A7AA8'))
    mist(3, 4)
    shot(.12, 1.44, 3.5, 1.46, 50)
    return dict(sky_spec=dict(seed=895, star=0, big=0), fog=dict(amount=.3, colour='#1E2238', at=(.5, .42), r=.5, gain=.8, light=.3), glowing=1.1, streak=.04)


@shared('deck_building/e_catspaw', samples=26)
def e_catspaw():
    """A castle on a crag before a great moon; a cat's shadow on it, as large as the sky."""
    m, dark = rock(rgb('#1E1A20'), rgb('#0A080C'), 1.2), glow((0, 0, 0), 0)
    for i, (x, y, z, r) in enumerate(((-2.6, 4, -2.2, 1.7), (-1.8, 4, -1.2, 1.2), (-2.9, 4.4, -.9, 1.0), (-2.2, 4, -.3, .8), (-.9, 4, -2.2, 1.3), (-3.8, 4.5, -2.2, 1.5))):
        stone((x, y, z), r, m, i + 3, .5)
    for x, h, w in ((-2.9, 1.6, .26), (-2.4, 2.3, .30), (-1.95, 1.4, .24), (-1.55, .8, .22)):
        upright([(0, w, w, w), (h, w * .92, w * .92, w * .92), (h + .02, w * 1.25, w * 1.25, w * 1.25), (h + .75, .01, .01, .01)], m, (x, 3.4, .05), ring=16, steps=1)
        box((x, 3.4 - w, h * .7), (.07, .03, .16), glow(rgb('#FFB040'), 4), bevel=0)
    box((-2.2, 3.5, .35), (1.5, .4, .9), m, bevel=.03)
    start = mark()
    fur = dark
    fuse([ellipsoid((0, 0, .45), (.40, .2, .58), fur), ellipsoid((-.05, 0, 1.18), (.33, .2, .29), fur), rod((-.22, 0, 1.32), (-.32, 0, 1.72), .13, fur, .01), rod((.12, 0, 1.34), (.22, 0, 1.72), .13, fur, .01),
          rod((-.20, 0, .3), (-.24, 0, -.20), .11, fur), rod((.12, 0, .3), (.16, 0, -.20), .11, fur)], fur, .03, 5)
    tube([(.30, 0, .02), (.52, 0, .10), (.70, 0, .34), (.74, 0, .66), (.66, 0, .92), (.74, 0, 1.10)], .085, fur, taper=(1.2, .4))
    group(start, (1.15, 12, -.95), (0, 0, 0), 2.3)
    for s in (-1, 1):
        ellipsoid((1.03 + s * .30, 11.4, 1.88), (.16, .08, .09), glow(rgb('#C8FF5A'), 4), (0, s * -16, 0), u=20, v=10)
    for i in range(7):
        r = random.Random(i)
        tube([(r.uniform(-4, 3.6) + .12 * k * r.uniform(-1, 1), 2.6, -2.4 + .28 * k) for k in range(5)], .05, dark, taper=(1.4, .15))
    c = camera((0, -8, 0), (0, 0, .12), 46)
    rig('vulcan', c, (0, 3, 0), 9, key=.3, rim=.9)
    return dict(sky_spec=dict(seed=897, star=80, big=2, clouds=dict(colours=('#241A2E', '#5A3A3A', '#FFC080'), angle=6, band=(.5, .6, .4), density=.5), suns=[dict(at=(.61, .42), r=.40, colour=(1.0, .52, .12), power=.85, corona=.18)]), glowing=.8, streak=.02)


@person('deck_building/e_turnabout', samples=15)
def e_turnabout():
    """Two figures in two standing frames; one ribbon of light crosses from breast to breast."""
    floor()
    metal = plain(rgb('#6A7480'), .3, .8)
    box((0, 3.2, 1.8), (12, .2, 6), plain(rgb('#262A34'), .7), bevel=0)
    for x, c in ((-.62, rgb('#3AD8C8')), (.86, rgb('#FF6A9A'))):
        torus((x, .5, 1.30), .60, .07, metal, axis='Y', squash=1.0, u=72)
        box((x, .6, .35), (.9, .5, .7), metal, bevel=.04)
        for k in range(8):
            a = k * math.pi / 4
            ellipsoid((x + .60 * math.cos(a), .42, 1.30 + .60 * math.sin(a)), (.05, .05, .05), glow(c, 4), u=16, v=10)
        upright([(0, .54, .54, .54), (.01, .54, .54, .54)], glow(c, .5), ring=56, steps=1).data.transform(Matrix.Translation((x, .72, 1.30)) @ Matrix.Rotation(math.radians(90), 4, 'X'))
        area((x, 2.6, 2.0), (x, .3, 1.3), .8, 220, c)
    figure('uniform', GOLD_TUNIC, arms=('down', 'down'), head=dict(hair='side', tint=rgb('#4A2E18'), nod=-10, turn=30), at=(-.62, .30, -.14), turn=-64)
    figure('dress', rgb('#5A3A6A'), arms=('down', 'down'), head=dict(hair='long', tint=rgb('#3A1E14'), nod=-10, turn=-30), at=(.86, .30, -.10), turn=-116, waist=.82, broad=.86)
    for k in range(5):
        z0 = 1.30 + .03 * k
        pts = [(-.60 + 1.44 * i / 15, .08 - .12 * math.sin(math.pi * i / 15), z0 + .16 * math.sin(math.pi * i / 15 * 2 + k * .5) * math.sin(math.pi * i / 15)) for i in range(16)]
        tube(pts, .010, glow(mix(rgb('#8FFFF0'), rgb('#FFB0D0'), k / 4), 4))
    pts = [(-.60 + 1.44 * i / 15, .08, 1.36) for i in range(16)]
    tube(pts, .10, haze(rgb('#F0E0FF'), .16, 1.6))
    for x in (-.60, .84):
        burst((x, .08, 1.36), .09, rgb('#FFF0FF'), .8, 0)
    area((-1.4, -3.2, 3.0), (0, 0, 1.35), 1.6, 14, (.72, .80, 1))
    face_light(1.2, at=(.1, .3, 1.3))
    mist(3, 4)
    shot(.12, 1.44, 3.6, 1.46, 48)
    return dict(sky_spec=dict(seed=899, star=0, big=0), fog=dict(amount=.3, colour='#4A4A6A', at=(.5, .42), r=.5, gain=.8, light=.3), glowing=1.1, streak=.04)
