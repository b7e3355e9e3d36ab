# SPDX-License-Identifier: MIT
"""Deck Building Game, more equipment, maneuvers and set-ups."""
import paint
from places import *
from props import *
from hulls import ship
from worlds import chart

GOLD_TUNIC, RED_TUNIC, BLUE_TUNIC = rgb('#9A741C'), rgb('#8E1F1C'), rgb('#1C4A80')


@shared('deck_building/warp_jump', samples=24)
def warp_jump():
    """A ship is drawn out like a bow string: its stern is still here, its nose a point of light far off."""
    g = ship('starfleet', 'capital', (-1.9, -.6, -.35), (-10, -5, 17), .62)
    g.scale = (1.15, .62, .62)
    dissolve(g, rgb('#DCE8FF'), 0, 2.6, .2, 2.0, .6)
    far = Vector((6.5, 6.0, 1.9))
    start = Vector((-.7, -.2, -.15))
    for k, (dy, dz) in enumerate(((0, 0), (.35, -.18), (-.35, .10), (.1, .28))):
        a = start + Vector((0, dy, dz))
        rod(a, far, .055, glow(rgb('#E8F0FF'), 3.4), .004, ring=12)
        rod(a, far, .22, haze(rgb('#9FC0FF'), 1.5, 1.3), .02, ring=20)
    burst(far, .55, rgb('#DCE8FF'), 1.2, 0)
    spec = clouds(731, DUSK, -18, (.5, .5, .40), warp=dict(centre=(.80, .34), count=260, power=1.2, inner=.06, colour=(.85, .9, 1)))
    return still('starfleet', (-2.4, -9.6, 2.2), (.2, 0, .15), 46, spec, 9, glowing=1.1, streak=.06)


@shared('deck_building/hailing_frequencies', samples=26)
def hailing_frequencies():
    """A dish on a hull at night; the rings that leave it turn to a row of lit windows on a ship far away."""
    teal = rgb('#7FFFE8')
    h = hull_of('starfleet', panel=.8, window=None, dirt=.4)
    loft([(-6, 3.2, 1.0, 1.2), (3, 2.6, .8, 1.0), (5, 1.2, .3, .4)], h, at=(-3.2, 1.0, -2.5), ring=64)
    metal = plain(rgb('#8A96A4'), .3, .8)
    start = mark()
    verts, faces, n, rows = [], [], 56, 10
    for j in range(rows + 1):
        r = 1.05 * j / rows
        for i in range(n):
            a = 2 * math.pi * i / n
            verts.append((.42 * (r / 1.05) ** 2, r * math.cos(a), r * math.sin(a)))
    for j in range(rows):
        faces += [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)]
    ob = mesh(verts, faces, plain(rgb('#7A8694'), .35, .6))
    ob.modifiers.new('s', 'SOLIDIFY').thickness = .05
    torus((.42, 0, 0), 1.05, .045, metal, axis='X', u=72)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        rod((.30, .8 * math.cos(a), .8 * math.sin(a)), (.95, 0, 0), .025, metal)
    ellipsoid((.98, 0, 0), (.10, .10, .10), glow(teal, 6))
    group(start, (-1.15, -.3, -.35), (0, -24, 26), 1.0)
    tube([(-1.25, -.3, -1.7), (-1.25, -.3, -.9), (-1.15, -.3, -.40)], .14, metal)
    way = Vector((math.cos(math.radians(26)) * math.cos(math.radians(24)), math.sin(math.radians(26)) * math.cos(math.radians(24)), math.sin(math.radians(24))))
    for i in range(6):
        start = mark()
        torus((0, 0, 0), .24 + .10 * i, .018, glow(teal, 3.4 - .3 * i), axis='X', u=72, v=8)
        g = group(start, Vector((-1.15, -.3, -.35)) + way * (1.5 + .62 * i))
        g.rotation_euler = way.to_track_quat('X', 'Z').to_euler()
    ship('starfleet', 'scout', Vector((-1.15, -.3, -.35)) + way * 5.5, (-8, -4, 196), .30)
    return still('starfleet', (1.0, -9.4, .6), (.45, 0, .25), 44, dim(clouds(733, TEAL, 18, (.6, .4, .36)), .75), 9, glowing=1.1, streak=.04)


@shared('deck_building/corbomite_bluff', samples=24)
def corbomite_bluff():
    """A small ship and behind it, thrown on the gas, a shadow ten times as large, with spikes."""
    black = glow((0, 0, 0), 0)
    start = mark()
    clothe(ship('starfleet', 'cruiser', (0, 0, 0), (0, 0, 0), 2.1), black)
    rnd = random.Random(4)
    for i in range(26):
        x = -4.6 + .36 * i
        s = 1 if i % 2 else -1
        rod((x, 0, s * .4), (x - .7, rnd.uniform(-.3, .3), s * (1.2 + rnd.uniform(0, 1.1))), .13, black, .004, ring=8)
    for i in range(5):
        a = math.radians(-40 + 20 * i)
        rod((4.6, 0, 0), (4.6 + 1.8 * math.cos(a), 0, 1.8 * math.sin(a)), .12, black, .004, ring=8)
    group(start, (1.6, 14, 2.0), (-12, -4, 14))
    ship('starfleet', 'cruiser', (.2, -1.2, -.95), (-14, -6, 18), .36)
    lamp((.4, .3, -.5), 60, rgb('#E8D8FF'), .2)
    return still('starfleet', (-.4, -10, .6), (.3, 0, .25), 44, dict(seed=735, star=40, big=0, clouds=dict(colours=('#4A2A8A', '#A04AC8', '#FFC8F0'), angle=-8, band=(.5, .42, .5), density=1.25), light=[((.54, .36), .42, '#B070E8', .8)]), 8, glowing=1.0, streak=.04)


@person('deck_building/deflectors', samples=15)
def deflectors():
    """Seen from inside: before the bridge window a hail of stones bursts on nothing, in a fan."""
    spec = bridge(STEEL, 737, None, '#7FC8FF', view=(0, 1.72), wide=2.1, tall=.92)
    ob = ellipsoid((0, 8.4, 1.7), (3.6, 2.2, 2.6), dome(rgb('#5FB8FF'), 1.5, 2.2, hit=(.6, -2.0, .6)), u=72, v=48)
    rnd = random.Random(5)
    m = rock(rgb('#7A6A5A'), rgb('#2E2622'), 3)
    for i in range(17):
        a, r = rnd.uniform(.1, 3.0), rnd.uniform(.2, 1.55)
        p = Vector((math.cos(a) * r * 1.15, 6.3, 1.55 + math.sin(a) * r * .62))
        if i % 2:
            burst(p, rnd.uniform(.12, .26), rgb('#FFB050'), .9, 0)
        else:
            d = (p - Vector((0, 6.3, 1.6))).normalized()
            stone(p + d * .12, rnd.uniform(.09, .20), m, i, .4)
            rod(p + d * .2, p + d * .6, .02, glow(rgb('#FFB868'), 2.6), .002, ring=6)
    lamp((0, 5.4, 1.8), 160, rgb('#9FD0FF'), .4)
    figure('uniform', RED_TUNIC, arms=('down', 'rest'), head=dict(hair='short', tint=rgb('#14100E')), at=(-.55, .45, -.25), turn=78)
    shot(.05, 1.46, 3.6, 1.46, 48)
    return spec


@person('deck_building/phaser_rifle', samples=15)
def phaser_rifle():
    """Behind a log by the embers of a camp fire somebody in a dark jacket levels a long gun with rings of light on its barrel."""
    spec = outdoors(('#1A1210', '#5A2E1A', '#C88A50'), ((.56, .62), .30, '#C8642A', .8), '#5A3018', 739, ('#3A2A20', '#140E0C'), rimcolours=('#FF9A50', '#7FA8E8'), power=.8, density=.8)
    steel, grip, red = plain(rgb('#8A929C'), .28, .85), plain(rgb('#2A2220'), .5, .2), rgb('#FF4A30')
    start = mark()
    loft([(-.95, .05, .11, .14), (-.60, .06, .08, .10), (-.45, .05, .06, .06)], grip, ring=28, power=3, steps=2)
    loft([(-.46, .055, .07, .07), (-.40, .075, .085, .085), (.15, .075, .085, .085), (.22, .055, .060, .060)], steel, ring=32, power=2.8, steps=2)
    rod((.2, 0, .01), (1.15, 0, .01), .032, steel)
    for i in range(6):
        torus((.34 + .10 * i, 0, .01), .060, .017, glow(red, 3.6 - .2 * i), axis='X', u=40, v=10)
    ellipsoid((1.16, 0, .01), (.05, .05, .05), glow(red, 5))
    rod((-.28, 0, .13), (.02, 0, .13), .035, plain(rgb('#14171C'), .3, .5))
    rod((-.30, 0, -.05), (-.38, 0, -.26), .038, grip)
    box((-.10, -.078, .02), (.16, .01, .04), glow(rgb('#7FE8FF'), 2.6), bevel=0)
    group(start, (.16, -.06, 1.43), (0, -7, 4), .86)
    figure('tights', rgb('#3A4A62'), arms=(((.10, .16, -.20), (.22, -.04, -.06)), ((.22, .04, -.20), (.50, -.10, -.05))), hands=(66, ((.2, .4, -1), 54)), legs='kneel', lean=8, head=dict(hair='side', tint=rgb('#3A2418'), tilt=-8, nod=2), at=(-.48, .32, .46), turn=-10)
    face_light(.9, (1, .78, .55))
    loft([(-1.8, .20, .18, .18), (1.8, .17, .16, .16)], rock(rgb('#4A3424'), rgb('#1C1410'), 3), at=(0, .15, .98), ring=28)
    loft([(-2.2, .34, .30, .30), (2.2, .30, .27, .27)], rock(rgb('#3A2A20'), rgb('#14100C'), 3), at=(0, .25, .58), ring=28)
    rnd = random.Random(5)
    for i in range(34):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(0, .5)
        stone((.42 + r * math.cos(a), -.55 + r * .5 * math.sin(a), .58), rnd.uniform(.03, .07), glow(rgb(rnd.choice(('#FF6A20', '#FFB050', '#C83A10'))), rnd.uniform(1, 4)) if i % 2 else rock(rgb('#2A2220'), rgb('#0E0C0C'), 3), i, .4)
    for i in range(60):
        p = (.42 + rnd.gauss(0, .28), -.5 + rnd.gauss(0, .15), .6 + rnd.random() ** 2 * 1.1)
        ellipsoid(p, (.006, .006, .009), glow(rgb('#FFC070'), 4), u=6, v=4)
    ellipsoid((.42, -.5, .66), (.55, .3, .28), haze(rgb('#FF7A30'), .7, 2.6))
    lamp((.42, -.7, .80), 30, rgb('#FF8A40'), .15)
    area((-1.2, -1.6, 2.6), (0, 0, 1.4), .6, 40, rgb('#A8C0FF'), 80)
    camera((.1, -3.1, 1.50), (.14, 0, 1.28), 46)
    return spec


@person('deck_building/hypospray', samples=15)
def hypospray():
    """Close: a hand sets a slim silver cylinder to the side of somebody's neck, rings of green light where it touches."""
    mint = rgb('#6AFFB0')
    start = mark()
    figure('uniform', rgb('#7A5A16'), head=dict(hair='short', tint=rgb('#2A1A10'), nod=4, tilt=-10, turn=-8), skin='light', at=(0, 0, -1.60), turn=-58)
    group(start, (-.10, .02, .02), (0, 0, 0), 1.0)
    steel, dark = plain(rgb('#D0D6DC'), .18, .9), plain(rgb('#20262E'), .35, .5)
    sleeve, skin = cloth(rgb('#1C4A80'), .3), plain(SKINS['tan'], .5, 0, .05, 40)
    tip, d = Vector((-.068, -.062, -.048)), Vector((1, -.22, -.30)).normalized()
    start = mark()
    loft([(0, .008, .008, .008), (.012, .012, .012, .012), (.020, .018, .018, .018), (.13, .018, .018, .018), (.145, .012, .012, .012), (.155, .020, .020, .020), (.172, .020, .020, .020)], steel, ring=36, steps=1)
    loft([(.03, .0185, .0185, .0185), (.055, .0185, .0185, .0185)], glow(rgb('#3AE89A'), 2.2), ring=36, steps=1)
    for x in (.065, .08, .095):
        torus((x, 0, 0), .0185, .0025, dark, axis='X', u=36, v=8)
    group(start, tip).rotation_euler = d.to_track_quat('X', 'Z').to_euler()
    wrist = tip + d * .215 + Vector((0, .005, -.020))
    hand_at(wrist, (-d).normalized(), Vector((.05, -1, .35)), skin, -1, 52, 1.0, thumb=12)
    limb([tuple(wrist + d * .50), tuple(wrist + d * .22), tuple(wrist + d * .03)], .062, .040, sleeve)
    for i in range(4):
        torus(tuple(tip + Vector((.004, -.006, 0))), .016 + .015 * i, .0022, glow(mint, 4 - .8 * i), axis='Y', u=64, v=8)
    lamp(tuple(tip + Vector((.0, -.07, .04))), .35, mint, .02)
    area((-.9, 1.0, .8), (0, 0, .05), .4, 30, rgb('#FFD8B0'))
    area((.9, 1.1, .7), (0, 0, .05), .4, 34, rgb('#8FFFD0'))
    area((-.5, -1.5, .9), (0, 0, .05), .4, 22, (1, .92, .82))
    camera((.08, -1.12, .05), (.05, 0, .02), 50)
    return dict(sky_spec=dict(seed=741, star=0, big=0, light=[((.5, .42), .55, '#2A8868', .8)]), glowing=1.0, streak=.03)


@person('deck_building/universal_translator', samples=14)
def universal_translator():
    """A wand between two heads, one of another people: left of it the waves are jagged, right of it round."""
    for x, turn, how in ((-.62, -16, dict(hair='plaits', kind='klingon', skin='olive', tint=rgb('#D8D4C8'), ears=True)), (.62, 196, dict(hair='bun', tint=rgb('#3A1E12'), woman=True))):
        start = mark()
        bust_of(how)
        group(start, (x, .15, 1.40), (0, 0, turn), 1.95)
    gold = rgb('#FFD070')
    upright([(1.10, .03, .03, .03), (1.14, .045, .045, .045), (1.62, .034, .034, .034), (1.70, .05, .05, .05), (1.76, .05, .05, .05)], plain(rgb('#C8CCD4'), .2, .9), ring=28, steps=1)
    ellipsoid((0, 0, 1.84), (.085, .085, .085), glow(gold, 5))
    ellipsoid((0, 0, 1.84), (.30, .2, .30), haze(gold, .5, 3.0))
    for k in range(3):
        z = 1.60 + .12 * k
        pts = [(-.40 + .045 * i, .05, z + (.055 if i % 2 else -.055) * (1 - .1 * k)) for i in range(9)]
        tube(pts, .0085, glow(rgb('#FF6A4A'), 3.6 - .6 * k), smooth=False)
        tube([(.045 + .018 * i, .05, z + .05 * math.sin(i * .62)) for i in range(20)], .0085, glow(rgb('#7FE8FF'), 3.6 - .6 * k))
    lamp((0, -.3, 1.8), 6, gold, .05)
    area((-1.2, -1.6, 2.6), (0, 0, 1.6), .6, 46, (1, .92, .82), 90)
    area((-1.8, 1.8, 2.6), (-.6, .1, 1.6), .6, 120, rgb('#FFB080'))
    area((1.8, 1.8, 2.6), (.6, .1, 1.6), .6, 120, rgb('#8FC8FF'))
    camera((0, -3.6, 1.62), (0, 0, 1.60), 58)
    return dict(sky_spec=dict(seed=743, star=60, big=0, clouds=dict(colours=('#16184A', '#3A3A8A', '#FFD8A0'), angle=0, band=(.5, .46, .5), density=.8), light=[((.5, .42), .42, '#4A4AA8', 1.1), ((.5, .36), .16, '#FFC060', .6)]), glowing=1.0, streak=.03)


def bust_of(how):
    """Builds a head on shoulders and gives back where it begins, for group."""
    start = mark()
    head_of(**how)
    m = cloth(rgb('#101218'))
    upright([(-.60, .40, .20, .20), (-.20, .36, .17, .17), (-.10, .20, .11, .12), (-.04, .07, .06, .06)], m, ring=32, power=2.4).data.transform(Matrix.Scale(.55, 4, (0, 1, 0)))
    return start


@person('deck_building/briefing_room', samples=15)
def briefing_room():
    """From above: a six-sided table of light, six pairs of hands and mugs on it, no heads."""
    wood, dark = plain(rgb('#6A3E22'), .4, 0, .1, 5), plain(rgb('#161A20'), .5, .2)
    cyan = rgb('#6AE0F0')
    ring = [(math.cos(math.radians(60 * i + 30)), math.sin(math.radians(60 * i + 30))) for i in range(6)]
    box((0, 0, -.8), (9, 7, .1), plain(rgb('#20242C'), .5, .2), bevel=0)
    mesh([(1.42 * a, 1.42 * b, 0) for a, b in ring] + [(1.42 * a, 1.42 * b, -.10) for a, b in ring], [tuple(range(6))] + [(i, 6 + i, 6 + (i + 1) % 6, (i + 1) % 6) for i in range(6)], wood, smooth=False, bevel=.02)
    mesh([(.82 * a, .82 * b, .012) for a, b in ring], [tuple(range(6))], glow(cyan, .55), smooth=False)
    tube([(.82 * a, .82 * b, .02) for a, b in ring + ring[:1]], .014, glow(cyan, 3.4), smooth=False)
    for i, r in enumerate((.24, .44, .62)):
        torus((0, 0, .02), r, .006, glow(mix(cyan, (1, 1, 1), .4), 2.6), axis='Z', u=72, v=6)
    ellipsoid((0, 0, .10), (.13, .13, .13), hologram(rgb('#FFD890'), 1.8, 40, .3))
    rnd = random.Random(4)
    for i, c in enumerate(('#9A741C', '#8E1F1C', '#1C4A80', '#1C4A80', '#8E1F1C', '#9A741C')):
        a = 60 * i
        start = mark()
        sleeve = cloth(rgb(c), .3)
        for s in (1, -1):
            limb([(1.95, s * .34, -.02), (1.55, s * .30, .05), (1.22, s * .17, .06)], .10, .062, sleeve)
            hand = big_hand(plain(SKINS[('light', 'tan', 'brown', 'light', 'olive', 'brown')[i]], .5), 14, 5, 34)
            g = group(hand, (1.22, s * .17, .055), (0, 0, 180 - s * 12), 1.15)
            g.scale = (1.15, 1.15 * -s, 1.15)
            rod((1.60, s * .31, .05), (1.56, s * .30, .05), .094, plain(rgb('#D8D4C4'), .6))
        upright([(0, .060, .060, .060), (.13, .062, .062, .062)], plain(rgb('#C8C4BC'), .4), (1.12, .44, .01), ring=28, steps=1)
        upright([(.118, .052, .052, .052), (.12, .052, .052, .052)], plain(rgb('#3A2012'), .3), (1.12, .44, .012), ring=28, steps=1)
        upright([(-.6, .26, .20, .20), (.1, .24, .16, .16), (.22, .10, .08, .08)], sleeve, (2.14, 0, -.1), ring=28, power=2.4)
        group(start, (0, 0, 0), (0, 0, a))
    lamp((0, 0, .5), 26, cyan, .2)
    area((0, 0, 4.2), (0, 0, 0), 2.2, 150, rgb('#FFD8A8'))
    camera((0, -1.5, 5.2), (0, .02, 0), 50)
    return dict(sky_spec=dict(seed=745, star=0, big=0), glowing=1.0, streak=.03)


@person('deck_building/shuttlecraft', samples=15)
def shuttlecraft():
    """A blunt craft on its own shadow, the hatch open, light on tall grass; two sets of footprints."""
    spec = outdoors(('#12302E', '#2E6A5A', '#FFD890'), ((.30, .46), .30, '#FFC880', 1.1), '#4A8A70', 747, ('#2E4A30', '#121C14'), rimcolours=('#FFD8A0', '#8FE8D0'), density=.9)
    h, dark = hull(rgb('#8A96A4'), rgb('#B0522E'), rgb('#2E3642'), .30, .46, None, panel=1.5, tone=.55, dirt=.45), plain(rgb('#22262C'), .5, .4)
    start = mark()
    box((-.1, 0, .395), (1.9, .30, .05), dark, bevel=.02)
    for s in (-.735, .735):
        box((.55, s, .16), (.90, .03, .10), dark, bevel=.01)
        for i in range(3):
            box((.30 + .24 * i, s * 1.012, .16), (.15, .02, .07), glow(rgb('#FFE0A0'), 2.0), bevel=0)
    loft([(-1.25, .62, .50, .34), (-1.1, .72, .66, .40), (.55, .72, .62, .40), (1.15, .58, .20, .36), (1.25, .50, .08, .28)], h, ring=40, power=3.8, steps=3)
    box((1.02, 0, .22), (.34, .90, .22), glow(rgb('#FFE0A0'), 1.2), (0, 44, 0), bevel=.03)
    for x, y in ((.85, 0), (-.75, .55), (-.75, -.55)):        # three legs, a fin, one drive in the stern
        rod((x, y * .8, -.30), (x + .12 * (1 if x > 0 else -1), y * 1.25, -.86), .045, dark)
        upright([(0, .15, .15, .15), (.05, .10, .10, .10)], dark, (x + .12 * (1 if x > 0 else -1), y * 1.25, -.90), ring=20, steps=1)
    wing([(.30, -.55, -1.25, 0, .05), (1.0, -1.05, -1.45, 0, .02)], h, mirror=False)
    list(bpy.context.scene.collection.objects)[-1].data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    torus((-1.28, 0, .02), .30, .07, dark)
    ellipsoid((-1.30, 0, .02), (.05, .25, .25), glow(rgb('#7FC8FF'), 2.6))
    box((-.25, -.735, .02), (.46, .03, .70), glow(rgb('#FFD890'), 3.0), bevel=.02)
    box((-.25, -.98, -.40), (.50, .62, .05), h, (24, 0, 0), bevel=.01)
    group(start, (.40, 1.3, .92), (0, 0, -36), 1.05)
    lamp((-.25, .15, .95), 50, rgb('#FFD890'), .2)
    grass = [plain(rgb(c), .7) for c in ('#3A5A2E', '#4A6A34', '#2A4628')]
    rnd = random.Random(6)
    for i in range(620):
        x, y = rnd.uniform(-3.2, 3.4), rnd.uniform(-1.5, 4.2)
        if abs(x - .15) < .22 + .05 * y and y < .6 or (y > .7 and abs(x - .4) < 1.2):
            continue
        hgt = rnd.uniform(.16, .42)
        rod((x, y, .02), (x + rnd.uniform(-.10, .12), y + rnd.uniform(-.05, .05), hgt), .012, rnd.choice(grass), .001, ring=5)
    dent = plain(rgb('#101810'), .9)
    for i in range(7):
        for s, x in ((1, -.02), (-1, .26)):
            ellipsoid((x + .04 * math.sin(i) + (.05 * s * (i % 2)), .25 - .30 * i, .035), (.05, .10, .012), dent, u=16, v=8)
    camera((-.5, -5.0, 1.7), (.22, 0, .86), 40)
    return spec


@person('deck_building/transporter_room', samples=16)
def transporter_room():
    """Six pads from the operator's side: two hands on sliders in front, three half-dissolved figures."""
    spec = pads('#FFD070', 749)
    for i, (x, y, c, arms, hair) in enumerate(((-1.5, 1.5, GOLD_TUNIC, ('down', 'down'), 'short'), (0, 2.0, RED_TUNIC, ('down', 'hip'), 'bob'), (1.5, 1.5, BLUE_TUNIC, ('chest', 'down'), 'short'))):
        g = figure('uniform', c, arms=arms, head=dict(hair=hair), at=(x, y, .20), turn=-90)
        dissolve(g, rgb('#FFE8A8'), 2, (.4, 1.0, 1.3)[i], (1.0, 1.7, 1.8)[i], 2.4, .8)
    d = plain(rgb('#20262E'), .4, .4)
    box((.12, -.35, .70), (2.0, .50, .12), d, (24, 0, 0), bevel=.04)
    for k in range(3):
        box((-.02 + .20 * k, -.42, .79), (.03, .30, .01), glow(rgb('#FFB050'), 2.4), (24, 0, 0), bevel=0)
    lights_on(random.Random(6), (.58, -.46, .78), (4, 2), (.14, .1), (.10, .05, .02), KEYS, 2.2, (24, 0, 0))
    figure('uniform', RED_TUNIC, arms=('low', 'low'), lean=6, head=dict(hair='side', tint=rgb('#14100E')), at=(-.62, -.95, -.10), turn=66)
    camera((0, -4.4, 1.72), (0, 0, 1.26), 42)
    return spec


@shared('deck_building/starbase_drydock', samples=30)
def starbase_drydock():
    """Through the dock's gate: a ship nose-on, small tugs, ribs in perspective."""
    steel, orange = plain(rgb('#4A5460'), .4, .6, .05, 4), rgb('#FFB050')
    for i in range(9):
        y = -3 + 2.6 * i
        pts = [(-3.6, y, -2.2), (-4.0, y, 0), (-3.2, y, 2.2), (-1.4, y, 3.1), (1.4, y, 3.1), (3.2, y, 2.2), (4.0, y, 0), (3.6, y, -2.2), (1.4, y, -3.0), (-1.4, y, -3.0), (-3.6, y, -2.2)]
        tube(pts, .16, steel, smooth=False)
        for x, z in ((-3.1, 2.0), (3.1, 2.0), (-3.75, -.2), (3.75, -.2)):
            ellipsoid((x, y - .1, z), (.12, .12, .12), glow(orange, 4.5))
        lamp((0, y, 2.5), 60, orange, .3)
    for x, z in ((-3.4, 1.6), (3.4, 1.6), (-2.4, -2.5), (2.4, -2.5)):
        rod((x, -3, z), (x, 19, z), .07, steel)
    ship('starfleet', 'capital', (.15, 4.6, .05), (0, 4, -98), 1.25)
    for at, turn in (((-1.9, .5, -1.2), 40), ((2.2, 2.5, 1.3), 200), ((1.4, -.5, -1.7), 120)):
        start = mark()
        loft([(-.3, .12, .10, .10), (.1, .16, .13, .13), (.3, .08, .08, .08)], plain(rgb('#C8A030'), .4, .3), ring=20, power=3)
        ellipsoid((.26, 0, .04), (.06, .08, .06), glow(rgb('#FFF0C8'), 4))
        ellipsoid((-.32, 0, 0), (.04, .06, .06), glow(rgb('#7FC8FF'), 5))
        group(start, at, (0, 0, turn), .9)
    c = camera((.5, -10.5, .8), (.05, 0, .05), 44)
    rig('starfleet', c, (0, 4, 0), 10, key=.6, rim=.9)
    mist(8, 22)
    return dict(sky_spec=clouds(751, ('#16243E', '#3A5A80', '#C8E0F0'), 10, (.5, .5, .4)), fog=dict(amount=.5, colour='#4A6A90', at=(.5, .5), r=.4, gain=1.0, light=.35), glowing=1.0, streak=.04)


@shared('deck_building/murasaki_312', samples=20)
def murasaki_312():
    """A quasar: a disc of violet and green dust turns about a black heart, two rays shoot out of it; a small craft is drawn in."""
    at = Vector((.25, 0, .05))
    tilt = Matrix.Rotation(math.radians(-24), 3, 'Y')
    flat = lambda a, r, y=0.0: at + tilt @ Vector((math.cos(a) * r, y + math.sin(a) * r * .9, math.sin(a) * r * .34))
    rnd = random.Random(3)
    for k in range(9):
        c = rgb(('#B060FF', '#5AFFA0', '#E080FF', '#8A5AFF', '#7FFFC0')[k % 5])
        pts = [flat(k * .698 + 5.2 * i / 39, .42 + 2.05 * (i / 39) ** 1.15) for i in range(40)]
        tube(pts, .030, glow(mix(c, (1, 1, 1), .2), 1.5), taper=(1.3, .05))
        tube(pts, .24, haze(c, .50, 1.5), taper=(.7, .05))
        tube(pts, .46, haze(c, .26, 1.3), taper=(.8, .05))
        for _ in range(46):
            p = Vector(pts[rnd.randrange(40)]) + Vector((rnd.gauss(0, .10), rnd.gauss(0, .1), rnd.gauss(0, .05)))
            r = rnd.uniform(.008, .026)
            ellipsoid(p, (r, r, r), glow(mix(c, (1, 1, 1), .4), 2.4), u=8, v=6)
    for r, w, power in ((.40, .055, 5.5), (.52, .030, 4.0)):
        tube([flat(math.radians(6 * i), r) for i in range(61)], w, glow(rgb('#FFF4FF'), power))
    ellipsoid(at, (.34, .34, .28), glow((0, 0, 0), 0))
    ellipsoid(at + Vector((0, .6, 0)), (.9, .3, .7), haze(rgb('#E8C8FF'), .5, 2.6))
    for s in (1, -1):
        way = tilt @ Vector((0, 0, s))
        rod(at + way * .22, at + way * 3.4, .085, glow(rgb('#F0E8FF'), 3.6), .012, ring=16)
        rod(at + way * .22, at + way * 3.4, .26, haze(rgb('#8A6AFF'), 1.0, 1.6), .48, ring=24, caps=False)
    craft = Vector((-1.75, -1.2, -.98))
    start = mark()
    loft([(-.30, .14, .10, .10), (.05, .16, .12, .10), (.30, .06, .05, .05)], plain(rgb('#D8DCE4'), .4, .3), ring=20, power=3, steps=2)
    ellipsoid((-.31, 0, 0), (.03, .10, .06), glow(rgb('#FFB060'), 6))
    loft([(-1.6, .01, .01, .01), (-.3, .07, .06, .06)], haze(rgb('#FFA050'), 2.4, 1.4, ('X', -1.7, -.3), core=True), ring=16, steps=1)
    group(start, craft, (0, -16, 6), 1.15)
    lamp(craft + Vector((.2, -.8, .6)), 18, rgb('#E8DCFF'), .2)
    camera((0, -8.4, 0), (0, 0, 0), 46)
    return dict(sky_spec=dict(seed=753, star=160, big=3, clouds=dict(colours=('#0A1024', '#241A4A', '#3A6A6A'), angle=30, band=(.68, .42, .30), density=.45)), glowing=1.1, streak=.05)
