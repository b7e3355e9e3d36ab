# SPDX-License-Identifier: MIT
"""Deck Building Game, missions of exploration."""
import paint
from places import *
from props import *
from hulls import ship

TUNIC = rgb('#9A741C')


def black(root):
    """A mere outline."""
    return clothe(root, glow((0, 0, 0), 0))


@shared('deck_building/x_where_no_man', samples=24)
def x_where_no_man():
    """The rim of the galaxy as a wall of pink fire; a ship touches it and sparks run over its hull."""
    pink, pale = rgb('#FF4AB0'), rgb('#FFC0E8')
    rnd = random.Random(5)
    for i in range(38):
        x, y = rnd.uniform(1.9, 5.5), rnd.uniform(.6, 5)
        pts = [(x + .35 * math.sin(k * .9 + i), y, -4.5 + 1.0 * k) for k in range(10)]
        tube(pts, rnd.uniform(.10, .34), haze(mix(pink, pale, rnd.random() * .5), rnd.uniform(.14, .42), 1.4))
        if i % 3 == 0:
            tube(pts, .025, glow(mix(pink, pale, .4), 1.8))
    ship('starfleet', 'cruiser', (.35, -.4, 0), (-12, -5, 16), .62)
    for i in range(26):
        p = Vector((.35 + rnd.uniform(-.6, 1.9), -.6 + rnd.uniform(-.3, .3), rnd.uniform(-.35, .5)))
        q = p
        for _ in range(3):
            n = q + Vector((rnd.gauss(.05, .14), rnd.gauss(0, .06), rnd.gauss(0, .12)))
            rod(q, n, .012, glow(pale, 5), .006, ring=5)
            q = n
    burst((2.15, .05, .12), .42, pink, 1.0, 300)
    spec = clouds(761, ('#4A1248', '#C02A8A', '#FFB0E0'), 84, (.78, .5, .22))
    return still('starfleet', (-1.2, -9.8, 1.6), (.5, 0, .05), 46, spec, 9, glowing=1.1, streak=.04)


@person('deck_building/x_menagerie', samples=16)
def x_menagerie():
    """A glass cell in a rock, a garden in it; three tall hoods watch from the dark side."""
    spec = cavern('#4A7AB8', 763, '#1A2E4A', rgb('#3A4656'))
    spec['fog'].update(amount=.45, at=(.62, .45))
    green = rgb('#8FE86A')
    x = .62
    box((x, 2.2, 1.45), (1.5, .03, 1.5), glow(rgb('#B8F08A'), .8), bevel=0)
    metal = plain(rgb('#8A96A8'), .3, .7)
    for s in (1, -1):
        box((x + s * .78, 1.5, 1.45), (.06, .06, 1.56), metal, bevel=.01)
        box((x, 1.5, 1.45 + s * .78), (1.6, .06, .06), metal, bevel=.01)
    rnd = random.Random(4)
    leaf, bloom = plain(rgb('#2E7A3A'), .5, 0, .15, 8), plain(rgb('#F0A0C8'), .5)
    for i in range(24):
        px, h = x + rnd.uniform(-.65, .65), rnd.uniform(.25, .75)
        start = mark()
        tube([(0, 0, 0), (.03, 0, h * .6), (.08, 0, h)], .012, leaf)
        for k in range(3):
            wing([(0, .05, -.05, 0, .005), (.14, .08, -.08, .05, .005), (.28, .0, -.01, .02, .002)], leaf, steps=3, sharp=False, at=(.02 * k, 0, h * (.4 + .25 * k)))
        if i % 3 == 0:
            ellipsoid((.08, 0, h + .03), (.06, .06, .05), bloom, u=14, v=8)
        group(start, (px, 1.8 + rnd.uniform(-.1, .2), .72), (0, 0, rnd.uniform(-40, 40)), .9)
    figure('tunic', TUNIC, arms=('palm', 'down'), head=dict(hair='short', tint=rgb('#1A100C')), at=(x + .05, 1.75, .42), turn=-150, scale=.72)
    lamp((x, 1.3, 1.6), 60, green, .3)
    robe = cloth(rgb('#5A5E78'))
    for px, py, s in ((-.95, .55, 1.0), (-.52, .2, 1.08), (-.10, .6, 1.0)):
        start = mark()
        figure('robe', rgb('#5A5E78'), arms=('chest', 'chest'), at=(0, 0, 0), turn=0)
        hood(robe, (.015, 0, 1.50), 0, 1.18)
        group(start, (px, py, -.02), (0, 0, 48), s)
    shot(.10, 1.40, 3.9, 1.46, 48)
    return spec


def hare(at, size):
    """On his hind legs, ears up, a waistcoat, a watch on a chain."""
    fur, pink, vest, gold = plain(rgb('#F0ECE4'), .8, 0, .3, 40, .6), plain(rgb('#E8A8A0'), .6), cloth(rgb('#B82E3A'), .4, .4, 8), plain(rgb('#F0C050'), .2, .95)
    start = mark()
    fuse([ellipsoid((0, 0, .36), (.20, .20, .30), fur), ellipsoid((.02, 0, .66), (.15, .15, .18), fur), ellipsoid((.06, 0, .96), (.135, .125, .135), fur), ellipsoid((.17, 0, .92), (.085, .085, .070), fur),
          *(ellipsoid((.10, s * .06, .90), (.07, .06, .055), fur) for s in (1, -1)), *(ellipsoid((.10, s * .13, .08), (.22, .085, .075), fur) for s in (1, -1)), *(ellipsoid((.02, s * .15, .24), (.16, .10, .17), fur) for s in (1, -1)),
          *(ellipsoid((.0 - .02 * k, s * (.055 + .012 * k), 1.10 + .085 * k), (.026, .045 - .003 * k, .075), fur, (s * -8, -6, 0)) for s in (1, -1) for k in range(5)), ellipsoid((-.24, 0, .22), (.10, .10, .10), fur)], fur, .011, 3)
    for s in (1, -1):
        ellipsoid((.012, s * .080, 1.28), (.018, .026, .14), pink, (s * -8, -6, 0), u=20, v=12)
        ellipsoid((.150, s * .082, .990), (.022, .020, .028), plain(rgb('#1A0C0C'), .1), u=16, v=10)
        ellipsoid((.162, s * .092, 1.0), (.006, .006, .007), glow((1, 1, 1), 4), u=8, v=6)
        for k in (-1, 0, 1):
            rod((.22, s * .05, .905 + .012 * k), (.24, s * .20, .90 + .05 * k), .004, plain(rgb('#FFFFFF'), .6), .001, ring=5)
    ellipsoid((.252, 0, .945), (.020, .024, .016), pink, u=14, v=8)
    box((.232, 0, .868), (.014, .036, .036), plain(rgb('#FFFFFF'), .4), bevel=.004)
    creased(fuse([upright([(.36, .215, .215, .20), (.55, .180, .175, .17), (.76, .150, .145, .145), (.80, .11, .11, .11)], vest, ring=32)], vest, .013, 3), [((0, 0, .3), (0, .05, .8), (0, 0, .5), .12, .05, .008)])
    for k in range(4):
        ellipsoid((.192 - .012 * k, -.02, .44 + .09 * k), (.014, .014, .014), gold, u=12, v=8)
    for s, pts in ((-1, [(.02, -.16, .70), (.14, -.22, .58), (.28, -.12, .66)]), (1, [(.02, .16, .70), (.10, .24, .56), (.22, .16, .50)])):
        fuse(made(along, pts, (.062, .052, .048), fur), fur, .010, 3)
    upright([(-.016, .075, .075, .075), (.016, .075, .075, .075)], gold, ring=36, steps=1).data.transform(Matrix.Translation((.33, -.10, .70)) @ Matrix.Rotation(math.radians(-60), 4, 'Z') @ Matrix.Rotation(math.radians(78), 4, 'X'))
    upright([(-.019, .060, .060, .060), (.019, .060, .060, .060)], glow(rgb('#FFFBE8'), .9), ring=36, steps=1).data.transform(Matrix.Translation((.33, -.10, .70)) @ Matrix.Rotation(math.radians(-60), 4, 'Z') @ Matrix.Rotation(math.radians(78), 4, 'X'))
    tube([(.30, -.10, .62), (.28, -.04, .50), (.22, .0, .50), (.19, -.02, .56)], .006, gold)
    return group(start, at, (0, 0, -62), size)


@person('deck_building/x_shore_leave', samples=15)
def x_shore_leave():
    """A white hare in a waistcoat looks at his watch in tall grass; a warrior's helm lies behind, a picnic cloth before; a biplane above."""
    spec = outdoors(('#3A7AB0', '#A8D8C0', '#FFFFF0'), ((.64, .30), .40, '#FFF8D0', 1.2), '#A8D8A0', 765, ('#4A7A34', '#24401E'), rimcolours=('#FFF8D0', '#C8F0FF'), density=.8)
    grass = [plain(rgb(c), .7) for c in ('#4A8A34', '#5E9A3E', '#38702C')]
    rnd = random.Random(6)
    for i in range(560):
        x, y = rnd.uniform(-3, 3.2), rnd.uniform(-1.2, 5)
        if math.hypot(x - .42, (y + .1) * 1.2) < .42 or math.hypot(x - 1.25, y + .1) < .40 or math.hypot(x + .55, y - .7) < .4:
            continue
        h = rnd.uniform(.18, .5)
        rod((x, y, 0), (x + rnd.uniform(-.08, .12), y, h), .011, rnd.choice(grass), .001, ring=5)
    for i in range(6):
        for j in range(5):
            box((1.15 + .15 * i - .3, -.45 + .15 * j, .09), (.15, .15, .012), plain(rgb('#E8E4DC' if (i + j) % 2 else '#C83A34'), .8), (0, 0, 0), bevel=0)
    iron, lace, gold = plain(rgb('#2A2E3A'), .3, .7), cloth(rgb('#8A1E24'), .4), plain(rgb('#E8B850'), .2, .95)
    start = mark()
    ellipsoid((0, 0, .30), (.28, .27, .30), iron)
    for k in range(4):
        torus((-.02, 0, .26 - .085 * k), .30 + .055 * k, .042, lace if k % 2 else iron, axis='Z', part=(50, 310), u=48)
    upright([(.22, .34, .33, .33), (.25, .35, .34, .34), (.27, .28, .27, .27)], iron, ring=40, steps=1)
    for s in (1, -1):
        tube([(.22, s * .05, .38), (.28, s * .20, .62), (.24, s * .34, .90)], .035, gold, taper=(1, .15))
    ellipsoid((.27, 0, .40), (.03, .08, .08), gold)
    box((.22, 0, .12), (.10, .22, .16), plain(rgb('#14161C'), .4, .4), bevel=.04)
    group(start, (-.55, .75, .10), (0, -6, -50), .95)
    hare((.42, -.10, .04), 1.0)
    start = mark()
    red = plain(rgb('#C8402E'), .4, .1)
    loft([(-.9, .02, .10, .02), (-.7, .06, .08, .06), (.3, .12, .13, .12), (.5, .09, .09, .09)], red, ring=24)
    for z in (.26, -.10):
        wing([(.0, .30, -.05, z, .03), (1.0, .28, -.05, z + .04, .02)], red)
    for y in (.6, -.6):
        rod((.1, y, -.08), (.1, y, .28), .012, plain(rgb('#2A2A2A'), .5))
    wing([(0, -.7, -.95, .02, .02), (.3, -.75, -.95, .02, .02)], red)
    wing([(0, -.65, -.95, 0, .02), (.28, -.85, -.98, 0, .02)], red, mirror=False)
    group(start, (-.55, 5, 2.15), (16, -8, 24), .62)
    camera((-.1, -4.4, 1.3), (.22, 0, .88), 42)
    return spec


@person('deck_building/x_gothos', samples=15)
def x_gothos():
    """A lit harpsichord stands in a waste of black ice, somebody in a ruffled coat bows; there are no walls."""
    spec = outdoors(('#0E1420', '#2A3448', '#A8B8D0'), ((.5, .60), .30, '#5A6A88', .6), '#1E2838', 767, ('#1E2630', '#0A0C12'), rimcolours=('#FFC870', '#8FA8D8'), power=.9, density=.5)
    gold, wood = rgb('#FFC060'), plain(rgb('#7A3A22'), .3, .1, .05, 6)
    upright([(0, 1.7, 1.1, 1.1), (.05, 1.7, 1.1, 1.1)], plain(rgb('#7A2A2A'), .8), (.35, .4, 0), ring=60, steps=1)
    start = mark()
    loft([(-.6, .42, .10, .10), (.0, .40, .10, .10), (.6, .18, .10, .10), (.75, .10, .10, .10)], wood, at=(0, 0, .86), ring=28, power=4)
    box((-.62, 0, .84), (.22, .80, .06), plain(rgb('#E8E0C8'), .4), bevel=.01)
    for i in range(9):
        box((-.60, -.34 + .085 * i, .88), (.14, .03, .02), plain(rgb('#14100E'), .4), bevel=0)
    mesh([(-.55, .42, .98), (.70, .12, .98), (.62, .62, 1.62), (-.45, .86, 1.66)], [(0, 1, 2, 3)], wood, smooth=False)
    for x, y in ((-.5, -.3), (-.5, .3), (.55, 0)):
        rod((x, y, 0), (x, y, .78), .03, plain(rgb('#E8B850'), .3, .9))
    group(start, (.72, .7, .04), (0, 0, 196))
    for x, y in ((-.55, .9), (1.5, .3)):
        rod((x, y, 0), (x, y, 1.35), .025, plain(rgb('#E8B850'), .3, .9))
        for k in (-1, 0, 1):
            rod((x, y, 1.2), (x + .15 * k, y, 1.42), .012, plain(rgb('#E8B850'), .3, .9))
            upright([(0, .018, .018, .018), (.14, .018, .018, .018)], plain(rgb('#E8E0C8'), .6), (x + .15 * k, y, 1.42), ring=12, steps=1)
            upright([(0, .012, .012, .012), (.04, .028, .028, .028), (.13, .002, .002, .002)], glow(gold, 5), (x + .15 * k, y, 1.57), ring=10, steps=4)
        lamp((x, y - .1, 1.7), 55, gold, .15)
    figure('coat', rgb('#2E5A8A'), trim=rgb('#F0E8D8'), arms=('wide', 'chest'), lean=34, head=dict(hair='curl', tint=rgb('#D8D0C0'), nod=14), at=(-.42, .1, .04), turn=10)
    area((.4, 3.0, 2.8), (.2, .3, 1.0), 1.2, 260, gold)
    camera((.1, -4.4, 1.5), (.26, 0, .98), 42)
    return spec


@person('deck_building/x_court_martial', samples=15)
def x_court_martial():
    """A brass bell and a folded band with medals on a dark bench; three high chairs stand empty behind."""
    spec = court(769, '#FFD898')
    wood, brass = plain(rgb('#4A2616'), .7), plain(rgb('#E0A848'), .18, .95)
    for x in (-.75, .15, 1.05):
        box((x, 2.6, 1.25), (.62, .10, 1.7), wood, bevel=.05)
        box((x, 2.54, 1.45), (.46, .03, .85), plain(rgb('#6A1E22'), .8), bevel=.03)
        ellipsoid((x, 2.6, 2.13), (.10, .08, .10), brass)
    box((.15, .35, .96), (3.4, .9, .10), wood, bevel=.02)
    box((.15, -.08, .60), (3.4, .06, .64), wood, bevel=.02)
    upright([(.0, .19, .19, .19), (.02, .20, .20, .20), (.05, .16, .16, .16), (.20, .115, .115, .115), (.26, .07, .07, .07), (.285, .02, .02, .02)], brass, (.12, .1, 1.05), ring=48, steps=4)
    upright([(0, .03, .03, .03), (.08, .018, .018, .018), (.16, .035, .035, .035), (.22, .03, .03, .03), (.23, .005, .005, .005)], wood, (.12, .1, 1.33), ring=24, steps=3)
    start = mark()
    band = cloth(rgb('#24406E'), .4, .3, 8)
    for i in range(4):
        box((0, 0, .012 + .022 * i), (.40 - .03 * i, .17, .02), band, (0, 0, 4 * i - 6), bevel=.008)
    for i, c in enumerate(('#E8C050', '#D8DCE4', '#C86A3A')):
        upright([(0, .045, .045, .045), (.014, .045, .045, .045)], plain(rgb(c), .2, .95), (-.11 + .11 * i, -.02, .10), ring=5 + i, steps=1)
    group(start, (.66, -.02, 1.02), (0, 0, -14), 1.15)
    area((-.6, -1.3, 2.4), (.3, 0, 1.1), .4, 34, rgb('#FFE8C0'), 70)
    camera((.1, -3.7, 1.66), (.16, 0, 1.40), 50)
    return spec


@person('deck_building/x_archons', samples=15)
def x_archons():
    """A clock tower at six; hooded figures with hollow tubes come down a street, everybody kneels."""
    spec = outdoors(('#3A1E1A', '#A8503A', '#FFC8A0'), ((.56, .46), .36, '#FFC090', 1.2), '#A86048', 771, ('#5A4038', '#2A1C1A'), density=.9)
    brick, dark = plain(rgb('#6A3428'), .9), plain(rgb('#2A1816'), .8)
    for x, y, w, h in ((-2.3, 3.4, 1.6, 2.1), (2.6, 3.6, 1.5, 2.3), (-2.0, 6.0, 1.4, 2.6), (2.3, 6.5, 1.3, 2.0)):
        box((x, y, h / 2), (w, 1.6, h), brick, bevel=0)
        for i in range(3):
            box((x - .4 + .4 * i, y - .82, h * .62), (.22, .03, .36), dark, bevel=0)
    box((.30, 8, 1.9), (1.3, 1.3, 3.8), brick, bevel=.03)
    upright([(0, .95, .95, .95), (1.3, .02, .02, .02)], dark, (.30, 8, 3.8), ring=4, steps=1, auto=20)
    start = mark()
    upright([(0, .46, .46, .46), (.04, .46, .46, .46)], glow(rgb('#FFF0C8'), 1.6), ring=48, steps=1).data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    box((0, -.06, .17), (.05, .02, .34), glow((0, 0, 0), 0), bevel=0)
    box((0, -.06, -.12), (.07, .02, .24), glow((0, 0, 0), 0), bevel=0)
    group(start, (.30, 7.30, 3.0))
    robe = cloth(rgb('#4A4650'))

    def tube_of_theirs():
        rod((-.25, 0, 0), (.40, 0, 0), .030, plain(rgb('#8A8A90'), .3, .8))
    for x, y in ((.28, 1.6), (-.26, 2.5), (.80, 2.6)):
        start = mark()
        figure('robe', rgb('#4A4650'), arms=('staff', 'chest'), hold=tube_of_theirs)
        hood(robe, (.015, 0, 1.50), 0, 1.15)
        group(start, (x, y, 0), (0, 0, -92))
    for x, y, c, t in ((-.95, .7, '#5A4A3A', 40), (-1.45, 1.6, '#3A4A5A', 20), (1.35, .8, '#5A3A3A', 140), (1.75, 1.8, '#4A5A4A', 160)):
        figure('suit', rgb(c), arms=('lap', 'lap'), legs='knees', lean=26, head=dict(hair='short', nod=24), at=(x, y, 0), turn=t)
    camera((.1, -4.2, 1.5), (.22, 0, 1.30), 40)
    return spec


@person('deck_building/x_armageddon', samples=15)
def x_armageddon():
    """A booth with a queue of people; over it on a map a city goes out, clean."""
    spec = gate('#F0F0F4', 773, rgb('#6A6A72'), .4, 2.6)
    white, red = plain(rgb('#B8B8BE'), .5), rgb('#FF3A34')
    box((.75, 1.2, 1.1), (.95, .7, 2.2), white, bevel=.06)
    box((.75, .84, 1.05), (.60, .03, 1.75), glow(red, 1.6), bevel=0)
    box((.75, .82, 2.06), (.70, .04, .10), glow(red, 4), bevel=0)
    lamp((.75, .6, 1.3), 30, red, .2)
    for i, (c, hair) in enumerate((('#3A4A5A', 'short'), ('#5A3A4A', 'bun'), ('#3A5A4A', 'side'), ('#5A4A3A', 'bob'), ('#4A3A5A', 'short'))):
        figure('coat' if i % 2 else 'suit', rgb(c), head=dict(hair=hair, tint=rgb('#14100E'), nod=10), at=(.22 - .42 * i, .65 + .06 * i, -.04), turn=4)
    box((.35, 2.4, 2.42), (2.6, .04, .86), glow(rgb('#16242E'), 1.0), bevel=0)
    rnd = random.Random(8)
    for i in range(120):
        x, z = rnd.uniform(-.85, 1.55), rnd.uniform(2.06, 2.78)
        if math.hypot(x - .82, z - 2.42) > .25:
            box((x, 2.36, z), (.045, .01, .03), glow(rgb('#8FE8C8'), 2.2), bevel=0)
    torus((.82, 2.36, 2.42), .25, .012, glow(red, 4), axis='Y', u=64, v=8)
    shot(.14, 1.62, 4.2, 1.52, 46)
    return spec


@shared('deck_building/x_errand', samples=26)
def x_errand():
    """Two fleets face each other, their guns glow and do not fire; between them an open hand of light."""
    for i, (y, z) in enumerate(((-.4, -.95), (.9, .15), (2.2, 1.25))):
        ship('starfleet', 'cruiser', (-2.05 - .2 * i, y, z), (-22, 0, 8), .42)
        ship('klingon', 'capital', (2.85 + .2 * i, y, z), (-22, 0, 172), .42)
        for x in (-.62 - .2 * i, 1.50 + .2 * i):
            ellipsoid((x, y - .3, z), (.06, .06, .06), glow(rgb('#FF3A28'), 5))
            ellipsoid((x, y - .3, z), (.20, .20, .20), haze(rgb('#FF3A28'), .7, 2.8))
    start = big_hand(hologram(rgb('#FFE8B8'), 2.4, .0, .22), 14, 8, 46)
    g = group(start, (.42, -1.2, -.95), (0, 0, 0), 9)
    g.rotation_euler = Euler((0, math.radians(-90), math.radians(90)), 'XYZ')
    lamp((.42, -.9, .2), 700, rgb('#FFF0C8'), .5)
    return still('starfleet', (.4, -10, 1.0), (.42, 0, .12), 46, dict(seed=775, star=160, big=3, clouds=dict(colours=('#0E1E2A', '#24506A', '#A8D0E0'), angle=4, band=(.5, .5, .42), density=.5)), 9, glowing=1.1, streak=.04)


@person('deck_building/x_adonais', samples=14)
def x_adonais():
    """A wreath of lightning closes round a ship; in the cloud a seated outline as large as a moon."""
    em = rgb('#5AFFA0')
    g = figure('robe', (.01, .01, .01), arms=('rest', 'hip'), legs='throne', head=dict(hair='curl'), at=(0, 0, 0), turn=-130)
    clothe(g, glow((0, 0, 0), 0))
    start = mark()
    for i in range(9):
        a = math.radians(20 + 17.5 * i)
        ellipsoid((.12 * math.cos(a), 0, .12 * math.sin(a)), (.035, .02, .02), glow((0, 0, 0), 0), (0, -math.degrees(a), 0))
    wreath = group(start, (0, -.02, 1.28))
    start = mark()
    g.parent = None
    root = bpy.data.objects.new('far', None)
    bpy.context.scene.collection.objects.link(root)
    g.parent = wreath.parent = root
    root.location, root.scale = (1.4, 16, -5.2), (7.2,) * 3
    ship('starfleet', 'cruiser', (.4, -1.2, -.55), (-14, -6, 18), .40)
    rnd = random.Random(6)
    for k in range(3):
        pts = []
        for i in range(60):
            a = i / 59 * 2 * math.pi
            r = 1.75 + .10 * math.sin(9 * a + k) + rnd.gauss(0, .055)
            pts.append((.4 + r * math.cos(a), -1.2 + .5 * math.sin(a + k), -.55 + r * .62 * math.sin(a) + rnd.gauss(0, .05)))
        tube(pts, .022, glow(mix(em, (1, 1, 1), .5), 4 - k), smooth=False)
        tube(pts, .10, haze(em, 1.0, 1.4), smooth=False)
    spec = dict(seed=777, star=80, big=2, clouds=dict(colours=('#0E3A2A', '#2A9A68', '#C8FFE0'), angle=-6, band=(.56, .40, .46), density=1.1), light=[((.60, .32), .36, '#3AC880', .8)])
    return still('starfleet', (-.2, -10.5, .8), (.35, 0, .1), 44, spec, 9, glowing=1.1, streak=.04)


@person('deck_building/x_fridays_child', samples=14)
def x_fridays_child():
    """From a cave's mouth: a crescent blade in a post, a mother's outline with a child on a cliff path."""
    spec = outdoors(('#6A8AB0', '#D8C8A8', '#FFFFF0'), ((.58, .36), .44, '#FFF4D8', 1.4), '#E0B890', 779, ('#A86A3E', '#5A3018'), rimcolours=('#FFF0D0', '#FFD8B0'), density=.6)
    m = rock(rgb('#3A241A'), rgb('#0E0A08'), 1.8)
    for i in range(30):
        a = math.radians(-25 + 230 * i / 29)
        r = 1.75 + .18 * math.sin(i * 2.3)
        stone((.12 + 1.15 * r * math.cos(a), -.4, 1.35 + r * .80 * math.sin(a)), .62, m, i, .45)
    cliff = rock(rgb('#9A5A34'), rgb('#4A2616'), 1.2)
    for i in range(7):
        stone((1.2 - .25 * i, 4.4 + .3 * i, .1 + .05 * i), .62, cliff, 60 + i, .35)
    start = mark()
    figure('gown', rgb('#6A2A3A'), arms=('chest', 'chest'), legs='stride', lean=4, head=dict(hair='braid', tint=rgb('#1A100C'), nod=10), skin='tan')
    ellipsoid((.24, 0, 1.22), (.10, .17, .11), cloth(rgb('#C8B090')), (20, 0, 0))
    ellipsoid((.24, .15, 1.28), (.075, .075, .075), plain(SKINS['tan'], .6))
    group(start, (.60, 2.9, .42), (0, 0, 214), 1.22)
    face_light(1.6, (1, .9, .76), (.6, 2.9, 2.0), (.1, -1.2, 3.2))
    rod((-.52, .4, 0), (-.50, .4, 1.75), .075, plain(rgb('#5A3A24'), .8, 0, .3, 10))
    start = mark()
    torus((0, 0, 0), .24, .030, plain(rgb('#D8DCE4'), .15, .95), axis='Y', part=(-70, 130), squash=.35, u=48)
    rod((.13, 0, .21), (.19, 0, .29), .016, plain(rgb('#2A1A12'), .5))
    group(start, (-.62, .30, 1.50), (0, 24, 0), 1.15)
    camera((.1, -3.9, 1.45), (.14, 0, 1.36), 40)
    return spec


@person('deck_building/x_i_mudd', samples=15)
def x_i_mudd():
    """The same figure twelve times in rows on steps, one with a crown askew."""
    spec = gate('#FFC0CC', 781, rgb('#8A5A62'), .35, 2.6)
    spec['fog'].update(amount=.15)
    marble = plain(rgb('#A8848A'), .3, .05, .05, 3)
    for i in range(3):
        box((.2, .6 + .9 * i, -.2 + .17 * i), (5, .9, .4 + .34 * i), marble, bevel=.02)
    one = figure('dress', rgb('#A83A6A'), arms=('down', 'down'), head=dict(hair='bun', tint=rgb('#1A100C')), waist=.84, broad=.88)
    for row in range(3):
        for k in range(4):
            x = .2 + .62 * (k - 1.5)
            if (row, k) != (0, 2):
                copies(one, [((x, .45 + .9 * row, .02 + .34 * row), (0, 0, -90), 1)])
    one.location = (0, -40, -10)
    figure('coat', rgb('#2E6E6A'), trim=rgb('#E8B850'), arms=('hip', 'hip'), head=dict(hair='short', tint=rgb('#2A1A10'), beard='tache', turn=24), at=(.51, .40, .0), turn=-82, broad=1.24, waist=1.45)
    gold = plain(rgb('#F0C050'), .2, .95)
    start = mark()
    upright([(0, .105, .105, .105), (.07, .115, .115, .115)], gold, ring=32, steps=1)
    for i in range(7):
        a = i * .8976
        rod((.11 * math.cos(a), .11 * math.sin(a), .06), (.125 * math.cos(a), .125 * math.sin(a), .15), .024, gold, .003, ring=8)
    group(start, (.53, .40, 1.80), (8, 20, 0))
    shot(.22, 1.45, 4.2, 1.52, 46)
    return spec


@person('deck_building/x_piece', samples=15)
def x_piece():
    """A black car with running boards, a gun spits sparks, hats in silhouette on brick."""
    spec = dict(sky_spec=dict(seed=783, star=0, big=0, light=[((.6, .45), .5, '#6A4A2A', .6)]), glowing=1.1, streak=.05)
    floor(rgb('#3A2E24'), .25, 8)
    box((0, 3.4, 2), (16, .2, 6), plain(rgb('#6A4A34'), .9), bevel=0)
    mortar = plain(rgb('#4A3424'), .9)
    for j in range(16):
        box((0, 3.28, .2 + .26 * j), (16, .02, .022), mortar, bevel=0)
        for i in range(28):
            box((-7 + .52 * i + .26 * (j % 2), 3.28, .33 + .26 * j), (.022, .02, .26), mortar, bevel=0)
    area((2.4, -1.0, 2.6), (.6, 3.3, 1.6), .5, 460, rgb('#FFD8A0'), 90)
    paint_m, chrome = plain(rgb('#0C0C0E'), .12, .6), plain(rgb('#C8C4B8'), .2, .95)
    start = mark()
    loft([(-1.3, .50, .28, .30), (-1.2, .56, .34, .34), (.35, .54, .32, .32), (1.25, .36, .24, .26), (1.35, .30, .20, .24)], paint_m, at=(0, 0, .72), ring=32, power=3.6, steps=3)
    loft([(-1.15, .48, .10, .40), (-1.05, .50, .34, .40), (.05, .50, .34, .40), (.32, .46, .06, .40)], paint_m, at=(0, 0, 1.22), ring=32, power=3.6, steps=3)
    for x in (-.86, -.32):
        box((x, -.485, 1.30), (.40, .02, .30), glow(rgb('#3A2A1A'), .8), bevel=.02)
    for x in (-.85, .92):
        for s in (1, -1):
            torus((x, s * .56, .36), .27, .085, plain(rgb('#14120F'), .7), axis='Y', u=48)
            torus((x, s * .60, .36), .15, .03, chrome, axis='Y', u=40)
        torus((x, -.56, .44), .34, .06, paint_m, axis='Y', part=(0, 180), u=48)
    box((.0, -.64, .40), (1.3, .20, .05), paint_m, bevel=.01)
    for s in (1, -1):
        ellipsoid((1.20, s * .34, .92), (.12, .12, .12), chrome)
        ellipsoid((1.30, s * .34, .92), (.05, .10, .10), glow(rgb('#FFF0C0'), 4))
    group(start, (.62, 1.3, 0), (0, 0, -12), 1.0)
    dark = glow((0, 0, 0), 0)
    for x, y, turn in ((-1.05, .35, 8), (1.75, .9, 160)):
        start = mark()
        figure('suit', (.01, .01, .01), arms=('aim', 'aim'), head=dict(hair='short'))
        upright([(0, .17, .18, .18), (.015, .17, .18, .18), (.02, .105, .11, .11), (.11, .095, .10, .10), (.13, .05, .05, .05)], dark, (.0, 0, 1.73), ring=36, steps=1)
        rod((.40, -.05, 1.42), (.86, -.05, 1.42), .026, dark)
        torus((.56, -.05, 1.33), .075, .035, dark, axis='Y', u=30)
        clothe(group(start, (x, y, 0), (0, 0, turn)), dark)
    at = Vector((-.14, .34, 1.43))
    burst(at, .16, rgb('#FFC060'), 1.0, 40)
    rnd = random.Random(5)
    for _ in range(40):
        v = Vector((rnd.uniform(.3, 1.2), rnd.gauss(0, .1), rnd.gauss(.05, .22)))
        rod(at + v * .25, at + v * .36, .007, glow(rgb('#FFE0A0'), 4), .001, ring=5)
    camera((.2, -4.6, 1.45), (.30, 0, 1.12), 42)
    return spec


@person('deck_building/x_assignment', samples=14)
def x_assignment():
    """A rocket on its gantry at night, somebody small on the arm with an open panel."""
    white, dark, steel = plain(rgb('#B8BEC6'), .4, .2), plain(rgb('#1A1E26'), .5, .3), plain(rgb('#8A4A3A'), .5, .4)
    floor(rgb('#20262E'), .4, 30)
    x = .55
    upright([(.5, .42, .42, .42), (.52, .46, .46, .46), (2.9, .46, .46, .46), (3.0, .40, .40, .40), (4.3, .40, .40, .40), (4.8, .24, .24, .24), (5.2, .05, .05, .05), (5.6, .02, .02, .02)], white, (x, 2, 0), ring=48, steps=2)
    for z in (1.2, 2.0, 2.95, 3.7):
        upright([(z, .468, .468, .468), (z + .14, .468, .468, .468)], dark, (x, 2, 0), ring=48, steps=1)
    for a in (0, 90, 180, 270):
        start = mark()
        wing([(.40, .6, -.1, 0, .03), (.85, .0, -.3, 0, .02)], dark, mirror=False)
        group(start, (x, 2, .75), (0, 0, 0)).rotation_euler = Euler((0, math.radians(-90), math.radians(a)), 'XYZ')
    gx = x + 1.05
    for dx, dy in ((-.28, -.28), (.28, -.28), (-.28, .28), (.28, .28)):
        rod((gx + dx, 2 + dy, 0), (gx + dx, 2 + dy, 5.4), .035, steel)
    for i in range(12):
        z = .1 + .45 * i
        s = 1 if i % 2 else -1
        rod((gx - .28 * s, 1.72, z), (gx + .28 * s, 1.72, z + .45), .022, steel)
        tube([(gx - .28, 1.72, z), (gx + .28, 1.72, z), (gx + .28, 2.28, z)], .022, steel, smooth=False)
        if i % 3 == 0:
            ellipsoid((gx - .28, 1.68, z), (.05, .05, .05), glow(rgb('#FF5A3A'), 4))
    box((x + .75, 1.72, 3.02), (.9, .34, .06), steel, bevel=.01)
    tube([(x + .35, 1.56, 3.35), (x + 1.2, 1.56, 3.35)], .014, steel)
    figure('suit', rgb('#20242C'), arms=('reach', 'low'), legs='kneel', head=dict(hair='short'), at=(x + .72, 1.62, 2.94), turn=172, scale=.42)
    box((x + .36, 1.62, 3.25), (.10, .16, .22), glow(rgb('#FFD070'), 4), (0, 0, -40), bevel=0)
    lamp((x + .5, 1.3, 3.3), 10, rgb('#FFD890'), .08)
    for px in (-2.6, 3.4):
        area((px, -1.5, .3), (x, 2, 3), .5, 85, rgb('#DCE8FF'), 50)
        loft([(.0, .06, .06, .06), (5.5, .7, .7, .7)], haze(rgb('#BFD4FF'), .14, 1.4), ring=32, steps=1, at=(0, 0, 0))
        cone = list(bpy.context.scene.collection.objects)[-1]
        cone.location = (px, -1.0, .2)
        cone.rotation_euler = (Vector((x, 2.4, 3.6)) - Vector((px, -1.0, .2))).to_track_quat('X', 'Z').to_euler()
    area((1.8, 5, 5), (x, 2, 3), 1.0, 420, rgb('#8FB0FF'))
    camera((-.3, -6.2, 1.3), (.28, 0, 2.55), 40)
    return dict(sky_spec=clouds(785, ('#0E1A3A', '#2A4478', '#A8C0F0'), -12, (.5, .7, .3), star=300), glowing=1.0, streak=.04)


@person('deck_building/x_elaan', samples=15)
def x_elaan():
    """A necklace of dull stones burns white in an engine's socket; a gloved hand has just let go of it."""
    amber = rgb('#FFB050')
    metal, dark = plain(rgb('#5A626C'), .28, .8, .03, 8), plain(rgb('#1C2028'), .45, .5)
    mesh([(-4, .6, -3), (4, .6, -3), (4, .6, 3), (-4, .6, 3)], [(0, 1, 2, 3)], dark, smooth=False)
    for r, t, m in ((1.05, .10, metal), (.84, .05, dark), (.70, .07, metal)):
        torus((.25, .42, 0), r, t, m, axis='Y', u=96)
    for i in range(12):
        a = i * math.pi / 6
        rod((.25 + .78 * math.cos(a), .40, .78 * math.sin(a)), (.25 + .98 * math.cos(a), .40, .98 * math.sin(a)), .035, metal)
        box((.25 + 1.2 * math.cos(a), .5, 1.2 * math.sin(a)), (.16, .04, .07), glow(amber, 2.2), (0, -math.degrees(a), 0), bevel=0)
    upright([(0, .64, .64, .64), (.02, .64, .64, .64)], glow(rgb('#6A3AB0'), .9), ring=64, steps=1).data.transform(Matrix.Translation((.25, .58, 0)) @ Matrix.Rotation(math.radians(90), 4, 'X'))
    chain = plain(rgb('#C89A4A'), .25, .9)
    pts = [(.25 + .52 * math.cos(a), .10, .30 * math.sin(a) * (1.35 if math.sin(a) < 0 else 1.0) + .02) for a in np.linspace(.5 * math.pi, 2.5 * math.pi, 41)]
    tube(pts, .016, chain)
    stone_m = plain(rgb('#8A7A6A'), .2, .2)
    for k in range(9):
        p = Vector(pts[int(11 + 2.2 * k)])
        white = 2 <= k <= 6
        r = .055 + .03 * (k == 4) + .012 * white
        ellipsoid(p + Vector((0, -.03, -.05)), (r, r * .7, r * 1.15), glow(rgb('#E8E0FF'), 3.2) if white else stone_m, u=24, v=14)
        if white:
            ellipsoid(p + Vector((0, -.05, -.05)), (r * 3, r * 2, r * 3), haze(rgb('#C8A8FF'), .28, 3.0))
    for a in range(0, 360, 30):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        rod((.25 + .15 * c, .3, -.35 + .15 * s), (.25 + 1.5 * c, .34, -.35 + 1.5 * s), .010, glow(rgb('#E8E0FF'), 2.2), .001, ring=6)
    start = big_hand(plain(rgb('#C89060'), .5, 0, .1, 60), 34, 8, 40, cloth(rgb('#B01E30'), .4))
    g = group(start, (-.62, -.30, .62), (0, 0, 0), 3.4)
    g.rotation_euler = Euler((math.radians(200), math.radians(38), math.radians(-14)), 'XYZ')
    area((-1.0, -2.2, 1.2), (-.5, -.3, .4), .4, 60, (1, .92, .84))
    lamp((.25, -.35, -.3), 9, rgb('#E0D0FF'), .1)
    c = camera((.1, -3.6, .25), (.18, 0, .0), 48)
    rig('vulcan', c, (.2, 0, 0), 2.6, key=.7, rim=.8)
    return dict(sky_spec=dict(seed=787, star=0, big=0), glowing=1.1, streak=.05)


@person('deck_building/x_savage', samples=15)
def x_savage():
    """On a steaming plain a being of rock with burning eyes lifts both fists between two sides: on the left a man in a top hat and a Vulcan in white, on the right warriors with spears."""
    spec = outdoors(('#3A0E0A', '#B83A1A', '#FFB070'), ((.60, .46), .34, '#FF8A40', 1.4), '#A83A1E', 789, ('#3A1E18', '#160C0A'), density=1.0)
    m, hot = rock(rgb('#7A4A36'), rgb('#24140F'), 2.2), glow(rgb('#FFB040'), 5)
    start = mark()
    for i, (at, r) in enumerate((((0, 0, .55), .42), ((0, 0, 1.0), .48), ((0, .02, 1.42), .52), ((-.30, 0, 1.62), .26), ((.30, 0, 1.62), .26), ((-.24, 0, .2), .26), ((.24, 0, .2), .26), ((0, -.10, 1.92), .26), ((0, -.12, 2.08), .18),
                              ((-.55, -.05, 1.72), .20), ((-.68, -.10, 1.98), .17), ((-.62, -.16, 2.26), .22), ((.55, -.05, 1.72), .20), ((.68, -.10, 1.98), .17), ((.62, -.16, 2.26), .22))):
        stone(at, r, m, 40 + i, .30)
    for s in (1, -1):
        ellipsoid((s * .085, -.345, 1.97), (.038, .02, .026), hot, u=16, v=10)
    ellipsoid((0, -.345, 1.86), (.075, .02, .022), hot, u=16, v=10)
    for i in range(5):
        tube([(-.2 + .1 * i, -.50 + .02 * i, 1.2), (-.16 + .09 * i, -.49, 1.35), (-.2 + .1 * i, -.47, 1.52)], .010, glow(rgb('#FF7A2A'), 3))
    group(start, (.38, 1.5, .0), (0, 0, 0), .92)
    lamp((.38, .7, 1.8), 6, rgb('#FFA040'), .1)
    figure('coat', rgb('#1E2028'), arms=('down', 'hip'), head=dict(hair='short', tint=rgb('#120E0C'), beard='chin', age=1, face=dict(long=.004)), at=(-.52, .25, -.02), turn=-30)
    hat = plain(rgb('#14151A'), .45, .1, .03, 20)
    start = mark()
    upright([(0, .155, .165, .165), (.015, .16, .17, .17), (.02, .100, .108, .108), (.26, .110, .118, .118), (.27, .10, .11, .11)], hat, ring=48, steps=1)
    group(start, (-.52, .255, 1.775), (0, -2, -30))
    figure('robe', rgb('#C8C0B0'), arms=('down', 'palm'), head=dict(hair='bowl', ears=True, tint=rgb('#8A8A90'), age=1), at=(-1.06, .8, 0), turn=-30)
    figure('uniform', rgb('#9A741C'), arms=('down', 'hip'), head=dict(hair='side', tint=rgb('#5A3A1E')), at=(-1.45, 1.5, 0), turn=-20)

    def spear():
        rod((0, 0, -.9), (0, 0, 1.05), .017, plain(rgb('#3A2418'), .6))
        rod((0, 0, 1.05), (0, 0, 1.32), .045, plain(rgb('#C8CCD4'), .2, .9), .002, ring=8)
    figure('armour', rgb('#3A2A26'), trim=rgb('#B88A48'), arms=('staff', 'hip'), head=dict(kind='klingon', hair='mane', beard='goatee'), skin='bronze', at=(1.30, .35, -.02), turn=206, broad=1.12, hold=spear)
    figure('rags', rgb('#5A3A22'), arms=('staff', 'down'), head=dict(hair='long', tint=rgb('#2A1810'), beard='full'), skin='tan', at=(1.72, 1.1, 0), turn=200, broad=1.1, hold=spear)
    for i in range(7):
        ellipsoid((-2 + .75 * i, 3.0 + .2 * (i % 3), .25), (.6, .4, .5), haze(rgb('#FF9A60'), .30, 2.4))
    camera((.1, -4.4, 1.35), (.32, 0, 1.36), 40)
    return spec
