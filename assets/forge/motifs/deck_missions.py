# SPDX-License-Identifier: MIT
"""Deck Building Game, the standard missions, which drafts show too. What a tile shows of them stands in their middle or a little right of it; left it is dark."""
import paint
from places import *
from props import *
from hulls import ship


def black(root):
    """A mere outline."""
    return clothe(root, glow((0, 0, 0), 0))


@shared('deck_building/m_corbomite', samples=24)
def m_corbomite():
    """A wall of lit honeycombs without an end; before it one tiny ship's back."""
    gold = [glow(mix(rgb('#FFB030'), rgb('#FF7A18'), k), p) for k, p in ((0, 2.4), (.3, 1.5), (.6, .9), (.9, .45))]
    frame = plain(rgb('#3A2A18'), .35, .7)
    rnd = random.Random(3)
    hexagon = [(math.cos(math.radians(60 * i)), math.sin(math.radians(60 * i))) for i in range(6)]
    for i in range(-9, 10):
        for j in range(-6, 7):
            x, z = 1.5 * i, 1.732 * (j + .5 * (i % 2))
            d = math.hypot(x - 1.2, z)
            y = 7 - .022 * d * d + rnd.uniform(-.15, .15)
            mesh([(x + .84 * a, y, z + .84 * b) for a, b in hexagon], [tuple(range(6))], rnd.choice(gold[:2] if d < 3.5 else gold[1:]), smooth=False)
            tube([(x + .95 * a, y - .12, z + .95 * b) for a, b in hexagon + hexagon[:1]], .075, frame, smooth=False)
    ship('starfleet', 'cruiser', (.9, -.4, -.35), (0, -6, 84), .42)
    lamp((.9, 3.5, .4), 500, rgb('#FFB040'), .5)
    c = camera((.2, -10, .9), (.35, 0, .15), 50)
    rig('starfleet', c, (.9, 0, 0), 7, key=.5, rim=1.0)
    return dict(sky_spec=dict(seed=701, star=60, big=0), glowing=1.0, streak=.03, vignette=.75)


@person('deck_building/m_galileo', samples=15)
def m_galileo():
    """A downed craft on a fog plain, its last fuel burning in a line behind it; a giant spear in the hull."""
    spec = outdoors(('#12302A', '#3A7A5A', '#C8F0C8'), ((.60, .40), .34, '#B8E8B0', .9), '#5A9A78', 703, ('#3A4A3E', '#161E1A'), rimcolours=('#C8F0C0', '#8FE0D0'), density=.9)
    spec['fog'].update(amount=.92)
    h, dark = hull(rgb('#8A949E'), rgb('#B0522E'), rgb('#262C34'), .30, .48, None, panel=1.5, tone=.6, dirt=.8), plain(rgb('#22262C'), .5, .4)
    start = mark()
    for i in range(3):
        for s in (-.62, .62):
            box((-.45 + .34 * i, s, .14), (.20, .03, .10), glow(rgb('#FFE0A0'), 1.6) if i == 1 else dark, bevel=.01)
    loft([(-1.1, .50, .44, .34), (-.9, .62, .56, .38), (.5, .62, .54, .38), (1.0, .46, .30, .34), (1.15, .30, .10, .26)], h, ring=36, power=3.4, steps=3)
    box((.86, 0, .20), (.30, .70, .24), glow(rgb('#FFE0A0'), 1.3), (0, 36, 0), bevel=.02)
    wing([(.30, -.40, -1.10, 0, .05), (.95, -.95, -1.30, 0, .02)], h, mirror=False)
    list(bpy.context.scene.collection.objects)[-1].data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    torus((-1.12, 0, .04), .24, .06, dark)
    group(start, (.55, 1.0, .46), (7, 14, 204), 1.0)
    rod((.10, .20, 3.3), (.72, 1.05, .55), .045, plain(rgb('#4A3A28'), .8), .055)
    rod((.10, .20, 3.3), (-.02, .04, 3.85), .11, plain(rgb('#6A6E70'), .3, .7), .004)
    rnd = random.Random(5)
    for i in range(26):
        k = i / 25
        p = (1.5 + 4.5 * k, 1.4 + 3.2 * k, .10)
        s = .20 * (1 - .4 * k) * rnd.uniform(.7, 1.3)
        upright([(0, .02, .02, .02), (s * .6, s * .5, s * .5, s * .5), (s * 2.6, .004, .004, .004)], glow(rgb('#FF8A30' if i % 2 else '#FFD070'), 4), p, ring=12, steps=4)
    lamp((2.2, 1.6, .6), 160, rgb('#FF9A40'), .3)
    camera((-.3, -5.2, 1.5), (.30, 0, 1.02), 38)
    return spec


@person('deck_building/m_arena', samples=15)
def m_arena():
    """A man on one knee behind a rock aims a bamboo tube; against the sky a huge scaled thing with a blunt snout and horns lifts a stone over its head."""
    spec = outdoors(('#7A4A1E', '#E0A050', '#FFF0C8'), ((.66, .34), .40, '#FFE8B0', 1.4), '#E0A860', 705, ('#9A6A3A', '#4A2E1E'), rimcolours=('#FFE8B0', '#FFD090'), density=.9)
    m = rock(rgb('#7A5232'), rgb('#2E2018'), 1.6)
    for at, r, k in (((1.05, .1, .0), .72, 3), ((-.75, .6, .1), .75, 5), ((2.3, .9, .5), 1.0, 7), ((.05, -.6, -.1), .6, 9), ((-2.2, 1.4, .5), .9, 11)):
        stone(at, r, m, k, .38)

    def bamboo():
        rod((-.40, 0, .04), (.50, 0, .04), .075, plain(rgb('#B8A050'), .6), ring=16)
        for x in (-.30, -.05, .20, .42):
            torus((x, 0, .04), .077, .016, plain(rgb('#5A4E22'), .6), axis='X', u=24, v=8)
        ellipsoid((.50, 0, .04), (.03, .05, .05), glow(rgb('#FF8A30'), 3), u=16, v=10)
    figure('uniform', rgb('#9A741C'), arms=('aim', 'low'), legs='kneel', lean=8, head=dict(hair='side', tint=rgb('#5A3A1E'), nod=-10), at=(-.50, .15, .30), turn=-8, hold=bamboo)
    skin, belly, horn_m = plain(rgb('#3E5A2A'), .6, 0, .5, 30), plain(rgb('#8A8A4A'), .6, 0, .3, 30), plain(rgb('#D8C8A0'), .5)
    start = mark()
    body = [ellipsoid((0, 0, 1.0), (.30, .36, .46), skin), ellipsoid((.02, 0, 1.30), (.28, .42, .24), skin), ellipsoid((.02, 0, 1.62), (.16, .16, .20), skin),
            ellipsoid((.04, 0, 1.74), (.19, .17, .16), skin), ellipsoid((.22, 0, 1.68), (.17, .115, .085), skin), ellipsoid((.20, 0, 1.60), (.14, .10, .05), skin), ellipsoid((.12, 0, 1.83), (.12, .15, .045), skin)]
    for s in (1, -1):
        body += [ellipsoid((.0, s * .40, 1.36), (.16, .15, .15), skin), *made(along, [(0, s * .42, 1.36), (.05, s * .60, 1.62), (.10, s * .46, 1.98)], (.13, .11, .085), skin),
                 ellipsoid((.12, s * .42, 2.04), (.09, .07, .10), skin), ellipsoid((.36, s * .05, 1.73), (.03, .03, .02), skin), *made(along, [(0, s * .20, .75), (.10, s * .26, .3)], (.20, .16), skin)]
        for k in range(3):
            body.append(rod((.14, s * (.36 + .03 * k), 2.08), (.16, s * (.26 + .04 * k), 2.17), .030, skin, .014, ring=10))
    creased(fuse(body, skin, .016, 3), [((0, 0, 0), (.4, .2, 1), (.2, 0, 1.2), 1.2, .10, .012)], seed=9)
    creased(fuse([ellipsoid((.12, 0, 1.05), (.22, .24, .36), belly)], belly, .02, 2), [((0, 0, 0), (0, 0, 1), (0, 0, 1.05), .6, .09, .016)])
    for s in (1, -1):
        ellipsoid((.185, s * .105, 1.775), (.036, .03, .030), glow(rgb('#FFD040'), 1.6), u=18, v=10)
        ellipsoid((.214, s * .118, 1.775), (.010, .012, .024), plain((.01, .01, .01), .2), u=12, v=8)
        rod((-.02, s * .10, 1.84), (-.16, s * .17, 2.02), .045, horn_m, .005, ring=12)
        for k in range(5):
            rod((.34 - .05 * k, s * (.07 + .012 * k), 1.635), (.345 - .05 * k, s * (.075 + .012 * k), 1.60), .014, horn_m, .002, ring=8)
    for i in range(7):
        rod((-.18 - .10 * math.sin(i * .5), 0, 1.80 - .12 * i), (-.34 - .10 * math.sin(i * .5), 0, 1.84 - .12 * i), .045, horn_m, .004, ring=10)
    stone((.12, 0, 2.33), .28, m, 4, .4)
    group(start, (.98, .75, -.02), (0, 6, 210), 1.0)
    area((-.6, -2.6, 2.6), (.9, .9, 1.6), .8, 60, (1, .9, .76))
    camera((.1, -3.75, 1.25), (.24, 0, 1.34), 42)
    return spec


@shared('deck_building/m_tomorrow', samples=24)
def m_tomorrow():
    """A ship in the blue air over clouds, an old jet with its trail below: the only blue sky."""
    ship('starfleet', 'capital', (.7, 0, .75), (-10, -6, 16), .62)
    silver, dark = plain(rgb('#B8C0C8'), .25, .8), plain(rgb('#2A2E34'), .4, .4)
    start = mark()
    loft([(-1.1, .12, .12, .12), (-.9, .15, .15, .15), (.5, .14, .15, .14), (1.05, .03, .03, .03)], silver, ring=28)
    wing([(.1, .35, -.25, 0, .04), (1.0, -.45, -.70, 0, .02)], silver)
    wing([(.05, -.75, -1.1, .02, .03), (.42, -1.05, -1.2, .02, .02)], silver)
    wing([(0, -.65, -1.1, 0, .03), (.42, -1.05, -1.2, 0, .01)], silver, mirror=False)
    ellipsoid((.45, 0, .13), (.25, .09, .09), dark)
    group(start, (-.55, -2.2, -1.15), (-14, 2, 22), .50)
    tube([(-.95 - .7 * i, -2.35 - .28 * i, -1.17 - .012 * i) for i in range(9)], .05, haze(rgb('#FFFFFF'), 2.2, .9), taper=(.5, 2.4))
    c = camera((-2.0, -10, 2.0), (.2, 0, -.1), 46)
    rig('starfleet', c, (0, 0, 0), 9, key=1.3, rim=.6)
    ambient((.35, .55, .85), (.5, .52, .55), 1.0)
    return dict(sky_spec=dict(seed=707, star=0, big=0, clouds=dict(colours=('#5A9AD8', '#A8D0F0', '#FFFFFF'), angle=2, band=(.5, .86, .22), dark='#2A6AB8', density=1.0, scale=1.1),
                              light=[((.70, .10), .6, '#9FD0FF', .35), ((.5, 1.0), .35, '#FFFFFF', .55)]), glowing=.6, streak=.02, saturation=1.0)


@shared('deck_building/m_space_seed', samples=24)
def m_space_seed():
    """An old ship like a row of drums turns in the dark, one port lit; ice on its hull."""
    h = hull(rgb('#A8B0B8'), rgb('#8A5A3A'), rgb('#363C46'), .3, .46, rgb('#5FFFE0'), panel=1.6, tone=.5, dirt=.5, lit=.93)
    ice, dark = plain(rgb('#C8E0EC'), .2, .1, .4, 9), plain(rgb('#16191E'), .5, .4)
    start = mark()
    for i in range(5):
        x = -2.2 + 1.05 * i
        loft([(x - .40, .50, .50, .50), (x - .36, .62, .62, .62), (x + .36, .62, .62, .62), (x + .40, .50, .50, .50)], h, ring=40, steps=1)
        rod((x + .38, 0, 0), (x + .68, 0, 0), .20, dark)
        for k in range(3):
            a = math.radians(30 + 120 * k)
            box((x, .60 * math.cos(a), .60 * math.sin(a)), (.5, .10, .10), dark, bevel=.02)
    loft([(2.35, .20, .20, .20), (2.5, .42, .42, .42), (2.9, .34, .34, .34), (3.1, .06, .06, .06)], h, ring=32)
    for k in (60, 180, 300):
        a = math.radians(k)
        rod((-2.9, 0, 0), (-3.5, .9 * math.cos(a), .9 * math.sin(a)), .05, dark)
    torus((-2.8, 0, 0), .5, .10, dark)
    rnd = random.Random(4)
    for i in range(34):
        a, x = rnd.uniform(.6, 2.6), rnd.uniform(-2.5, 2.6)
        stone((x, .60 * math.cos(a), .60 * math.sin(a)), rnd.uniform(.06, .17), ice, i, .4)
    ellipsoid((.95, -.58, -.16), (.10, .05, .10), glow(rgb('#5FFFE0'), 5))
    ellipsoid((.95, -.66, -.16), (.40, .3, .40), haze(rgb('#4AE8D0'), .28, 3.4))
    group(start, (.30, 0, .1), (14, -10, -30), 1.06)
    lamp((1.6, -2.0, -.3), 30, rgb('#5FE8D8'), .1)
    c = camera((0, -10, 1.2), (.1, 0, 0), 46)
    rig('starfleet', c, (.6, 0, 0), 9, key=1.15, rim=1.5)
    return dict(sky_spec=dim(clouds(709, ('#0E2A3A', '#1E6A72', '#9AE0D8'), -24, (.6, .5, .40)), .85), glowing=1.0, streak=.03)


@person('deck_building/m_devil', samples=15)
def m_devil():
    """A mine: silver eggs in a nest of rock, beside it a tunnel melted smooth that still glows; a creature like a heap of living stone, fire between its plates, comes out to guard them."""
    spec = cavern('#FF6A28', 711, '#7A2E12', rgb('#5A4234'))
    spec['fog'].update(amount=.35)
    hot = rgb('#FF7A30')
    n, verts = 60, []
    for i in range(n):
        a = 2 * math.pi * i / n
        for r, y in ((.60, 1.80), (.80, 1.55 + .12 * math.sin(5 * a)), (1.5, 1.62 + .3 * math.sin(3 * a + 1)), (6, 2.2)):
            verts.append((.78 + r * math.cos(a), y, 1.42 + r * math.sin(a)))
    mesh(verts, [(4 * i + k, 4 * ((i + 1) % n) + k, 4 * ((i + 1) % n) + k + 1, 4 * i + k + 1) for i in range(n) for k in range(3)], rock(rgb('#4A342A'), rgb('#14100E'), 1.6))
    for i in range(7):
        torus((.78, 1.9 + .35 * i, 1.42), .70 - .02 * i, .16, rock(rgb('#4A3028'), rgb('#1C1210'), 2), axis='Y', u=64)
        torus((.78, 1.86 + .35 * i, 1.42), .575 - .02 * i, .030, glow(hot, 3.6 - .3 * i), axis='Y', u=64, v=8)
    hide = rock(rgb('#6A3A24'), rgb('#2A1610'), 3)
    for i in range(30):
        a, k = i * 2.4, (i / 30) ** .5
        stone((.80 + .52 * k * math.cos(a), 1.12 + .40 * k * math.sin(a), .80 + .58 * (1 - k * k)), .20 - .05 * k, hide, 40 + i, .35)
    ellipsoid((.80, 1.14, .84), (.46, .34, .34), glow(hot, 2.2))
    for i in range(18):
        a = math.pi + i / 17 * math.pi
        stone((.80 + .66 * math.cos(a), 1.05 + .50 * math.sin(a), .72), .10, hide, 90 + i, .5)
    box((.85, 1.1, .38), (1.6, 1.0, .62), rock(rgb('#4A342A'), rgb('#14100E'), 1.6), bevel=.1)
    area((.2, -1.2, 2.4), (.8, 1.0, 1.0), .5, 60, rgb('#FFC090'), 70)
    silver = plain(rgb('#C8CCD4'), .14, .95)
    rnd = random.Random(6)
    m = rock(rgb('#4A3A30'), rgb('#1C1614'), 2)
    for i in range(16):
        a = i / 16 * 2 * math.pi
        stone((-.42 + .62 * math.cos(a), .05 + .36 * math.sin(a), .74), rnd.uniform(.13, .2), m, i, .4)
    for i in range(19):
        ellipsoid((-.42 + rnd.gauss(0, .24), .05 + rnd.gauss(0, .14), .86 + .10 * (i % 3)), (.13, .13, .13), silver, u=36, v=20)
    box((-.42, .1, .34), (1.7, 1.2, .72), m, bevel=.1)
    lamp((.6, .7, 1.5), 40, hot, .3)
    lamp((.78, 2.6, 1.42), 120, hot, .3)
    area((-1.8, -.8, 2.6), (-.4, 0, 1.0), .5, 60, rgb('#FFD8B0'), 70)
    shot(.14, 1.32, 3.6, 1.72, 48)
    return spec


@shared('deck_building/m_mirror', samples=26)
def m_mirror():
    """One ship and its reflection on black glass: the reflection is armoured, lit red."""
    ship('starfleet', 'cruiser', (.7, 0, 1.05), (-6, -2, 20), .66)
    start = mark()
    other = ship('starfleet', 'cruiser', (0, 0, 0), (0, 0, 0), .66)
    clothe(other, hull(rgb('#5A1E1A'), rgb('#8A2A1E'), rgb('#1A0C0C'), .5, .4, None, panel=1.4, tone=.5, dirt=.6))
    spike = plain(rgb('#3A1614'), .35, .8)
    rnd = random.Random(5)
    for i in range(15):
        x = -1.5 + .24 * i
        rod((x, rnd.uniform(-.3, .3), .10), (x - .22, rnd.uniform(-.5, .5), .55 + .2 * (i % 3)), .05, spike, .004, ring=8)
    for at in ((1.6, 0, .05), (.4, -.3, .15), (-.7, .3, .15)):
        ellipsoid(at, (.07, .07, .07), glow(rgb('#FF3A28'), 5))
        lamp(Vector(at) + Vector((0, -.5, .5)), 30, rgb('#FF3A28'), .2)
    g = group(start, (.7, 0, -1.05), (174, 2, 20))
    mesh([(-30, -8, 0), (30, -8, 0), (30, 40, 0), (-30, 40, 0)], [(0, 1, 2, 3)], plain(rgb('#020308'), .05, .3), smooth=False).hide_render = True
    box((0, 6, 0), (40, .02, .012), glow(rgb('#A8C8FF'), 1.6), bevel=0)
    area((3, 4, -5), (.7, 0, -1), 2, 900, rgb('#FF3A28'))
    area((-4, 3, -4), (.7, 0, -1), 2, 600, rgb('#FF5A38'))
    c = camera((0, -11, .25), (.3, 0, 0), 48)
    area((-7, -4, 8), (.7, 0, 1), 3, 1500, (1, .93, .84))
    area((6, 5, 5), (.7, 0, 1), 3, 1500, rgb('#6FA8FF'))
    return dict(sky_spec=dict(seed=713, star=140, big=3, light=[((.62, .28), .40, '#24488A', .9), ((.62, .74), .42, '#7A1414', .9)]), glowing=1.0, streak=.04)


@person('deck_building/m_babel', samples=15)
def m_babel():
    """A banquet under an arch: five delegates of five peoples at a lit table - tusks, a crest of quills, blue skin with feelers, a veil, pointed ears; a hand holds a knife below the cloth."""
    spec = gate('#FFA850', 715, rgb('#5A2A22'), .3, 2.6)
    wood = plain(rgb('#3A1E16'), .6)
    tube([(.15 + 1.62 * math.cos(math.radians(a)), 1.9, 1.25 + 1.35 * math.sin(math.radians(a))) for a in range(-20, 201, 10)], .20, wood)
    white = cloth(rgb('#C8B8A0'), .2, .4, 6)
    box((.15, .30, .98), (4.4, .7, .05), white, bevel=.02)
    creased(fuse([box((.15, -.06, .66), (4.4, .10, .64), white, bevel=0)], white, .022, 2), [((-2, 0, 0), (2, 0, 0), (0, 0, .66), 3, .19, .03)])
    for i in range(4):
        x = -.86 + .66 * i
        rod((x, .25, 1.0), (x, .25, 1.22), .014, plain(rgb('#C8A050'), .3, .9))
        upright([(0, .012, .012, .012), (.03, .024, .024, .024), (.11, .002, .002, .002)], glow(rgb('#FFD070'), 5), (x, .25, 1.23), ring=10, steps=4)
        lamp((x, .10, 1.32), 2.2, rgb('#FFC070'), .05)
    for i in range(5):
        x = -1.1 + .6 * i
        upright([(0, .04, .04, .04), (.01, .008, .008, .008), (.07, .008, .008, .008), (.09, .04, .04, .04), (.15, .045, .045, .045)], plain(rgb('#D8B060'), .2, .9), (x + .12, .12, 1.0), ring=20, steps=2)
    y = .66
    bone = plain(rgb('#E0D4B8'), .5)
    figure('robe', rgb('#6A4A1E'), legs='sit', arms=('low', 'low'), head=dict(hair='bald', skin='bronze', face=dict(jaw=1.25, nose=1.5, brow=1.8, cheek=1.5, brows=1.8), tint=rgb('#1A100A'), turn=10), skin='bronze', at=(-1.15, y, .16), turn=-72, broad=1.25)
    for s in (1, -1):
        tube([(-1.12 + s * .035, y - .14, 1.285), (-1.12 + s * .075, y - .20, 1.31), (-1.12 + s * .080, y - .19, 1.40)], .013, bone, taper=(1, .1))
    figure('gown', rgb('#2A4A6A'), legs='sit', arms=('rest', 'chest'), head=dict(hair='bald', skin='olive', woman=True, turn=6), skin='olive', at=(-.55, y, .20), turn=-76)
    quill = plain(rgb('#D85A3A'), .5)
    for k in range(9):
        a = math.radians(10 + 20 * k)
        rod((-.54 + .05 * math.cos(a), y + .03, 1.52 + .06 * math.sin(a)), (-.54 + .30 * math.cos(a), y + .08, 1.52 + .30 * math.sin(a)), .022, quill, .003, ring=8)
    blue = tuple(rgb('#4A7AC0'))
    figure('uniform', rgb('#4A4E5A'), legs='sit', arms=('rest', 'rest'), head=dict(hair='short', tint=rgb('#E8E8EC'), skin=blue, turn=0), at=(.08, y + .04, .18), turn=-90, gloves=blue)
    for s in (1, -1):
        tube([(.08 + s * .04, y, 1.62), (.08 + s * .07, y - .01, 1.76), (.08 + s * .11, y - .03, 1.80)], .012, plain(blue, .5))
        ellipsoid((.08 + s * .115, y - .03, 1.805), (.020, .020, .016), plain(blue, .5), u=14, v=8)
    figure('gown', rgb('#7A2A4A'), legs='sit', arms=('chest', 'rest'), head=dict(hair='bun', tint=rgb('#20140E'), woman=True, turn=-8), skin='brown', at=(.70, y, .16), turn=-100)
    start = mark()
    hood(cloth(rgb('#D8A84A'), .5, .5, 6), (0, 0, 0))
    group(start, (.70, y - .02, 1.30), (0, 2, -100), .92)
    figure('robe', rgb('#5A4A30'), trim=rgb('#C8A060'), legs='sit', arms=('low', 'rest'), head=dict(hair='bowl', ears=True, tint=rgb('#4A4648'), age=1, turn=-10), at=(1.30, y, .20), turn=-110)
    steel = plain(rgb('#E8ECF4'), .1, .95)
    at = Vector((.40, -.20, .80))
    start = mark()
    loft([(0, .022, .005, .005), (.20, .020, .004, .004), (.28, .001, .001, .001)], steel, ring=8, power=1.3, steps=1)
    rod((-.14, 0, 0), (0, 0, 0), .016, plain(rgb('#1A1010'), .4))
    group(start, tuple(at), (0, -6, 170))
    hand_at(at + Vector((.15, -.01, -.012)), Vector((-1, 0, .12)), Vector((.1, -1, .3)), plain(SKINS['olive'], .5), -1, 66, .9)
    limb([(.95, -.22, .66), (.72, -.20, .74), tuple(at + Vector((.17, -.01, -.012)))], .06, .036, cloth(rgb('#20242C')))
    area((.4, -1.6, 1.0), (.4, -.1, .85), .4, 14, (1, .9, .8))
    face_light(1.3, at=(.1, .66, 1.45))
    shot(.14, 1.33, 3.02, 1.46, 46)
    return spec


@shared('deck_building/m_enterprise_incident', samples=26)
def m_enterprise_incident():
    """A ship comes out of cloaking: the stern is solid, the bow only bent stars; two green ships wait."""
    g = ship('starfleet', 'capital', (.55, 0, .1), (-10, -6, 14), .80)
    dissolve(g, rgb('#C8A8FF'), 0, 1.0, -.6, 2.2, .35)
    for i in range(5):
        torus((1.0 + .45 * i, .15 * i, .18 + .04 * i), .75 - .10 * i, .010, glow(rgb('#C8A0FF'), 2.6 - .4 * i), axis='X', u=96, v=6)
    ship('romulan', 'capital', (3.3, 3.2, 1.5), (-12, 4, 196), .46)
    ship('romulan', 'capital', (-1.4, 5.2, 2.05), (-12, 4, 214), .40)
    return still('starfleet', (-1.4, -10, 2.4), (.35, 0, .3), 46, clouds(717, VIOLET, -20, (.55, .45, .40)), 9, glowing=1.1, streak=.05)


@person('deck_building/m_changeling', samples=15)
def m_changeling():
    """A small probe of box and needles hovers in the middle of a hall; a ring of people recoils."""
    spec = gate('#8AA8C8', 719, rgb('#3A424E'), .25, 1.55)
    steel, dark = plain(rgb('#8A929C'), .25, .85), plain(rgb('#2A2E36'), .35, .6)
    start = mark()
    box((0, 0, 0), (.20, .20, .44), steel, bevel=.03)
    loft([(.22, .13, .13, .13), (.30, .10, .10, .10), (.42, .02, .02, .02)], steel, ring=24).data.transform(Matrix.Rotation(math.radians(-90), 4, 'Y'))
    for k, (a, ln) in enumerate(((20, .42), (95, .30), (170, .46), (250, .34), (320, .30))):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        rod((c * .10, s * .10, -.08 + .08 * (k % 3)), (c * ln, s * ln, .10 - .12 * (k % 2)), .012, dark, .003, ring=8)
    rod((0, 0, -.22), (0, 0, -.50), .02, dark, .002)
    for z in (-.12, .10):
        box((0, -.105, z), (.10, .01, .05), glow(rgb('#FF5A3A'), 5), bevel=0)
    group(start, (.36, .25, 1.56), (0, 0, 12), 2.0)
    ellipsoid((.36, .35, 1.56), (.75, .5, .8), haze(rgb('#E8F4FF'), .25, 3.0))
    area((1.6, -1.4, 2.4), (.36, .2, 1.56), .4, 40, rgb('#FFC890'))
    for x, y, turn, c, tint in ((-.52, .2, 10, GOLD_TUNIC, '#1A100C'), (-1.10, .9, -10, RED_TUNIC, '#3A2618'), (1.30, .35, 170, BLUE_TUNIC, '#0C0A0A')):
        figure('uniform', c, arms=('palm', 'palm') if x < 0 else ('chest', 'bless'), lean=-12, head=dict(hair='short', tint=rgb(tint), nod=-6), at=(x, y, -.05), turn=turn)
    shot(.20, 1.44, 3.7, 1.44, 46)
    return spec


GOLD_TUNIC, RED_TUNIC, BLUE_TUNIC = rgb('#9A741C'), rgb('#8E1F1C'), rgb('#1C4A80')


@shared('deck_building/m_metamorphosis', samples=26)
def m_metamorphosis():
    """A cloud of gold wraps a small craft like a shawl; its field lines are like hair."""
    ship('starfleet', 'craft', (.55, 0, 0), (-12, -6, 22), .62)
    gold, pale = rgb('#FFC040'), rgb('#FFF0B8')
    rnd = random.Random(8)
    for i in range(46):
        a0 = rnd.uniform(0, 6.28)
        pts = []
        r0, w = rnd.uniform(1.0, 2.3), rnd.uniform(.6, 1.4)
        for k in range(14):
            t = k / 13
            a = a0 + 2.6 * t
            r = r0 * (1 - .30 * math.sin(math.pi * t))
            pts.append((.55 + r * math.cos(a) * 1.25, r * math.sin(a) * .8 * w, .05 + r * .62 * math.sin(a + .6)))
        tube(pts, .012, glow(mix(gold, pale, rnd.random()), rnd.uniform(1.2, 3.2)), taper=(.2, 1.0))
    for i in range(5):
        ellipsoid((.55 + rnd.gauss(0, .7), rnd.gauss(0, .5), rnd.gauss(0, .4)), (rnd.uniform(1.0, 1.7), rnd.uniform(.8, 1.2), rnd.uniform(.7, 1.0)), haze(gold, .38, 2.6))
    for i in range(90):
        ellipsoid((.55 + rnd.gauss(0, 1.2), rnd.gauss(0, .8), rnd.gauss(0, .7)), (.018, .018, .018), glow(pale, 4), u=6, v=4)
    lamp((.4, -1.2, .6), 120, gold, .4)
    return still('starfleet', (0, -9.6, 2.0), (.25, 0, 0), 48, dim(clouds(721, ('#0E1E4A', '#2A4A9A', '#8FB8FF'), 20, (.5, .5, .4)), .6), 9, glowing=1.1, streak=.04)


@person('deck_building/m_yesterdays', samples=16)
def m_yesterdays():
    """Two doors side by side in ice, one to a blizzard, one to a candle-lit alley; a librarian's back between them."""
    floor(rgb('#1E2830'), .15)
    ice = plain(rgb('#3A5668'), .3, .2, .35, 4)
    doors = ((-.42, '#CFE8FF'), (.98, '#FFA040'))
    for x0, x1 in ((-3.4, -.98), (.14, .42), (1.54, 3.6)):
        box(((x0 + x1) / 2, 2.0, 1.5), (x1 - x0, .5, 4), ice, bevel=.05)
    box((.28, 2.0, 3.05), (4, .5, 1.5), ice, bevel=.05)
    rnd = random.Random(7)
    for x, c in doors:
        for s in (1, -1):
            box((x + s * .57, 1.72, 1.15), (.06, .06, 2.3), glow(rgb(c), 2.4), bevel=0)
        box((x, 1.72, 2.31), (1.2, .06, .06), glow(rgb(c), 2.4), bevel=0)
        area((x, 3.0, 1.7), (.28, 0, 1.3), 1.0, 300, rgb(c))
    box((-.42, 4.4, 1.6), (3.4, .05, 4), glow(rgb('#8FB8D8'), .8), bevel=0)
    for i in range(90):
        p = (-.42 + rnd.uniform(-.8, .7), rnd.uniform(2.3, 3.6), rnd.uniform(.1, 2.4))
        rod(p, (p[0] + .10, p[1], p[2] - .05), .010, glow(rgb('#FFFFFF'), 2.2), ring=5)
    box((1.9, 4.4, 1.6), (2.2, .05, 4), glow(rgb('#6A2E0E'), .8), bevel=0)
    for x, w, h in ((.78, .5, 1.9), (1.55, .6, 2.2), (1.15, .4, 1.5)):
        box((x, 3.9 + .1 * w, h / 2), (w, .1, h), plain(rgb('#1E100A'), .9), bevel=0)
        for z in (.7, 1.15):
            box((x, 3.8, z), (.10, .02, .16), glow(rgb('#FFD070'), 3), bevel=0)
    for i in range(9):
        stone((-1.6 + .45 * i, 1.75, 2.55 + .1 * (i % 2)), .10, ice, i, .3)
        rod((-1.5 + .42 * i, 1.70, 2.40), (-1.5 + .42 * i, 1.70, 2.40 - rnd.uniform(.15, .5)), .035, plain(rgb('#A8C8DC'), .15), .002, ring=8)
    figure('robe', rgb('#4A3A4A'), arms=('down', 'chest'), head=dict(hair='fringe', tint=rgb('#C8C4BC'), beard='full', age=1, turn=-64), at=(.28, .35, 0), turn=70)
    area((-1.4, -3.2, 3.0), (0, 0, 1.35), 1.6, 16, (.72, .80, 1))
    face_light(.8)
    mist(4, 5)
    shot(.26, 1.42, 3.7, 1.44, 48)
    return dict(sky_spec=dict(seed=723, star=0, big=0), fog=dict(amount=.12, colour='#6A8AA8', at=(.5, .4), r=.5, gain=.8, light=.3), glowing=1.0, streak=.02)
