# SPDX-License-Identifier: MIT
"""Deck Building Game: equipment, maneuvers, set-ups, missions, events, infections."""
import paint
from places import *
from props import *
from hulls import ship


@person('deck_building/hand_phaser', samples=15)
def hand_phaser():
    """A smooth stone-like weapon in a gloved fist, a thin ray leaves it to the right; only the hand is lit."""
    glove = plain(rgb('#2A2E36'), .5, .1, .1, 40)
    start = big_hand(glove, 62, 1, 20, cloth(GOLD_SLEEVE, .3))
    group(start, (-.085, -.022, -.004), (84, 8, 0))
    shell, grip, dark = plain(rgb('#B8BCC4'), .25, .85), plain(rgb('#5A2A22'), .4, .4), plain(rgb('#14171C'), .4, .5)
    loft([(-.075, .012, .012, .012, .006), (-.05, .026, .022, .022, .002), (.03, .030, .026, .020, .006), (.10, .024, .020, .012, .016), (.145, .012, .010, .006, .020)], shell, at=(.02, -.004, .012), ring=40, power=2.4, steps=6)
    loft([(-.07, .027, .006, .012), (.02, .031, .006, .014), (.06, .025, .004, .008)], grip, at=(.02, -.004, -.004), ring=32, power=3, steps=4)
    for i in range(3):
        torus((.10 + .014 * i, -.004, .029 + .0012 * i), .020 - .002 * i, .0025, dark, axis='X', u=32, v=8)
    for s in (1, -1):
        rod((.14, -.004 + s * .010, .030), (.178, -.004 + s * .006, .032), .0035, shell, ring=10)
    box((.045, -.030, .030), (.035, .004, .010), glow(rgb('#7FD8FF'), 3), bevel=0)
    tip = Vector((.185, -.004, .032))
    beam(tip, tip + Vector((1.2, 0, .10)), rgb('#FF5A30'), .0030, 4.5, 6)
    burst(tip, .022, rgb('#FF6A38'), 1.0, 0)
    lamp(tip + Vector((.02, -.04, .03)), .35, rgb('#FF7A48'), .01)
    c = camera((.085, -.62, .10), (.085, 0, .012), 39)
    rig('starfleet', c, (0, 0, 0), .5, key=1.5, rim=1.4)
    return dict(sky_spec=clouds(431, STEEL, -12, (.5, .45, .40), star=0, big=0), glowing=1.0, streak=.05)


GOLD_SLEEVE = rgb('#9A741C')


@person('deck_building/tricorder', samples=15)
def tricorder():
    """A hand holds out a small scanner by its strap, its lid up, a wave on its screen; thin arcs feel their way to crystals."""
    d, m = plain(rgb('#1C2026'), .4, .4), plain(rgb('#A8B0BA'), .25, .8)
    start = mark()
    box((0, 0, .055), (.17, .085, .15), d, bevel=.016)
    box((0, -.044, .10), (.13, .004, .05), glow(rgb('#2A8A78'), .9), bevel=0)
    for i in range(11):
        k = .010 + .030 * abs(math.sin(i * 1.3) * math.cos(i * .35))
        box((-.055 + .011 * i, -.047, .10), (.005, .002, k), glow(rgb('#8FFFE0'), 3), bevel=0)
    for i in range(5):
        box((-.05 + .025 * i, -.045, .052), (.016, .006, .014), glow(rgb(KEYS[i % 4]), 2.6), bevel=.002)
    box((0, -.045, .018), (.13, .004, .028), m, bevel=.003)
    st = mark()
    box((0, 0, .045), (.165, .014, .09), d, bevel=.010)
    box((0, -.008, .045), (.13, .003, .062), m, bevel=0)
    group(st, (0, .030, .130), (-24, 0, 0))
    for s in (1, -1):
        torus((s * .092, 0, .10), .014, .004, m, axis='X', u=24, v=8)
    tube([(-.095, 0, .10), (-.16, .03, .20), (-.20, .06, .36), (-.12, .08, .52)], .007, plain(rgb('#5A3C28'), .7))
    tube([(.095, 0, .10), (.10, .06, .22), (.02, .09, .38), (-.06, .09, .52)], .007, plain(rgb('#5A3C28'), .7))
    group(start, (-.06, 0, .02), (0, 0, 16), 1.35)
    skin, sleeve = plain(SKINS['light'], .5, 0, .05, 40), cloth(rgb('#1C4A80'), .3)
    wrist, e = Vector((-.235, -.03, -.005)), Vector((.97, .05, .26)).normalized()
    hand_at(wrist, e, Vector((-.15, -.9, -.42)), skin, -1, 0, 1.05, thumb=52, fingers=(28, 30, 34, 40))
    limb([(-.85, -.10, -.28), (-.5, -.05, -.11), tuple(wrist - e * .02)], .085, .046, sleeve)
    rnd = random.Random(3)
    cry = plain(rgb('#7A5AC8'), .12, .2)
    lit = glow(rgb('#B080FF'), 1.2)
    for i in range(34):
        x, y = rnd.uniform(.24, .78), rnd.uniform(.05, .5)
        h = rnd.uniform(.10, .36) * (1 - abs(x - .50) * 1.2)
        if h > .03:
            a = Vector((x, y, -.20))
            b = a + Vector((rnd.uniform(-.5, .5), rnd.uniform(-.3, .3), 1)).normalized() * h
            rod(a, a.lerp(b, .75), .026, cry, .024, ring=6)
            rod(a.lerp(b, .75), b, .024, lit if i % 4 == 0 else cry, .001, ring=6)
    for i in range(4):
        torus((.06, .02, .10), .12 + .075 * i, .003, glow(rgb('#8FFFE0'), 3.2 - .5 * i), axis='Z', part=(-42, 42), u=40, v=6)
    box((0, .4, -.24), (3, 2, .1), rock(rgb('#4A4450'), rgb('#1C1A22'), 3), bevel=0)
    lamp((.48, .14, .06), .9, rgb('#B080FF'), .03)
    lamp((-.02, -.12, .26), .4, rgb('#8FFFE0'), .03)
    c = camera((.10, -1.05, .32), (.10, .06, .09), 48)
    rig('starfleet', c, (.1, 0, .1), .8, key=1.9, rim=1.2)
    mist(.9, 1.6)
    return dict(sky_spec=clouds(433, VIOLET, 10, (.5, .3, .4)), fog=dict(amount=.6, colour='#4A3A78', at=(.6, .3), r=.5, gain=.9, light=.4), glowing=1.1, streak=.05)


@shared('deck_building/evasive_measures', samples=24)
def evasive_measures():
    """A ship rolls through a corkscrew of its own light; three torpedoes pass through the empty middle."""
    ship('starfleet', 'scout', (2.0, -1.1, -.70), (-28, -8, 14), .66)
    pts = []
    for i in range(60):
        k = i / 59
        a = -1.2 + k * 16.5
        r = 1.45 * (1 - .15 * (1 - k))
        pts.append((2.0 - 7.0 * (1 - k), math.cos(a) * r, math.sin(a) * r * .9))
    tube(pts, .05, glow(rgb('#9FD8FF'), 3.4), taper=(.15, 1.0))
    tube(pts, .16, haze(rgb('#5FA8FF'), 1.3, 1.3), taper=(.2, 1.0))
    for dy, dz in ((.1, .1), (-.25, -.2), (.30, -.25)):
        bolt((-1.6 - dy * 3, dy, dz), (1, .02, .02), .42, rgb('#FF7A38'), 4.0)
    return still('starfleet', (6.2, -8.6, 3.0), (.95, 0, -.1), 44, clouds(435, EMBER, -18), 9, glowing=1.1, streak=.06)


@shared('deck_building/ship_modifications', samples=26)
def ship_modifications():
    """A hull in the dock's frame: a drive pod hangs on a crane beside the stump it will sit on; welders' sparks."""
    cold = plain(rgb('#15171B'), .5, .4)
    root = ship('starfleet', 'cruiser', (-.9, .6, -.75), (-8, -4, 20), .80)
    for ob in surfaces(root):
        if ob.data.materials[0].name.startswith(('glow', 'haze')):
            ob.data.materials[0] = cold
    m, g = plain(rgb('#D8922A'), .45, .4), plain(rgb('#4A525E'), .4, .6)
    h = hull_of('starfleet', panel=1.1, tone=.32, dirt=.22)
    start = mark()
    loft([(-1.5, .16, .16, .16), (-1.0, .36, .36, .36), (.4, .40, .40, .40), (1.3, .26, .26, .26), (1.7, .03, .03, .03)], h, ring=36)
    torus((1.15, 0, 0), .29, .04, glow(FACTIONS['starfleet']['glow'], 5))
    torus((-.5, 0, 0), .42, .05, m)
    torus((.35, 0, 0), .42, .05, m)
    group(start, (.65, -.6, 1.62), (0, 14, 20))
    for dx, dz in ((.20, -.02), (1.02, -.24)):
        tube([(dx, -.85 + dx * .3, 1.95 + dz), (.75, -.6, 2.55), (.75, -.6, 3.6)], .028, m, smooth=False)
    box((.75, -.6, 2.62), (.5, .4, .22), m, bevel=.04)
    tube([(-6, 2.2, 3.3), (6, .2, 3.3)], .16, g, smooth=False)
    at = Vector((-.05, -.30, .22))
    tube([at + Vector((.25, .15, -.35)), at], .09, h, smooth=False)
    burst(at, .30, rgb('#BFE8FF'), 1.0, 120)
    rnd = random.Random(3)
    for _ in range(90):
        v = Vector((rnd.gauss(0, .55), rnd.gauss(-.3, .5), rnd.gauss(-.25, .55)))
        rod(at + v * .35, at + v * .42 + Vector((0, 0, -.04)), .013, glow(rgb('#FFD8A0'), 4), .002, ring=5)
    return still('starfleet', (4.0, -9.0, 3.0), (.15, 0, .45), 46, dim(clouds(437, ('#1A2A4A', '#8A5A2A', '#FFD8A0'), 15), .55), 9, glowing=1.0, streak=.05)


@shared('deck_building/photon_torpedoes', samples=36)
def deck_torpedoes():
    """In the torpedo bay: a dark case on the rail before the red throat of the tube."""
    red = rgb('#FF4A28')
    floor(rgb('#14161A'), .2, 8)
    wall, metal = plain(rgb('#2A3038'), .5, .4, .06, 4), plain(IRON, .3, .8)
    for i in range(6):
        y = .6 + i * .95
        torus((.35, y, 1.35), 1.02 - .05 * i, .075, metal, axis='Y', u=72)
        torus((.35, y + .12, 1.35), .93 - .05 * i, .02, glow(red, 3.6), axis='Y', u=72, v=8)
    upright([(0, .7, .7, .7), (.02, .7, .7, .7)], glow(mix(red, (1, .9, .6), .4), 4), ring=48, steps=1).data.transform(Matrix.Translation((.35, 6.0, 1.35)) @ Matrix.Rotation(math.radians(90), 4, 'X'))
    for s in (1, -1):
        box((.35 + s * 2.3, 1.6, 1.4), (2.4, 4, 4), wall, bevel=.05)
        tube([(.35 + s * .38, -1.5, .86), (.35 + s * .38, 5, .86)], .05, metal, smooth=False)
    start = mark()
    case = plain(rgb('#1A1D24'), .18, .8)
    loft([(-.95, .10, .08, .08), (-.85, .26, .19, .16), (.55, .27, .20, .16), (.95, .18, .13, .11), (1.1, .05, .03, .03)], case, ring=40, power=3.2, steps=5)
    for x in (-.5, .0, .5):
        box((x, 0, .19), (.05, .44, .03), glow(red, 3), bevel=.01)
    group(start, (.35, .5, 1.10), (0, 0, 90), .86)
    lamp((.35, 1.4, 1.9), 60, red, .3)
    area((-1.2, -.9, 3.0), (.3, 0, 1.2), .5, 190, (1, .9, .8), 80)
    area((2.2, -1.2, 2.2), (.4, 0, 1.2), .5, 120, (.6, .75, 1), 80)
    area((.35, 5.2, 1.6), (.2, 0, 1.2), 1.0, 420, red)
    area((-2.0, -.6, 2.9), (-.2, .2, 1.1), .6, 80, (.7, .82, 1))
    camera((-.75, -3.1, 1.95), (.10, .6, 1.22), 40)
    mist(3, 5)
    return dict(sky_spec=dict(seed=439, star=0, big=0), fog=dict(amount=.6, colour='#FF5A30', at=(.6, .42), r=.3, gain=1.2, light=.45), glowing=1.0, streak=.05)


BRAID2 = rgb('#E8C060')


@person('deck_building/memory_alpha', samples=14)
def memory_alpha():
    """A round tower of shelves, every slot a plate of light, one reader small in its middle under a falling page of light."""
    rnd = random.Random(8)
    m = plain(rgb('#1E2430'), .4, .5)
    floor(rgb('#141A24'), .12, 8)
    cols = ('#5FA8FF', '#8FD8FF', '#FFD890', '#7A8AFF')
    mats = [glow(rgb(c), p) for c in cols for p in (.5, 1.3, 2.4)]
    for ring_no in range(11):
        z = .10 + .44 * ring_no
        for i in range(54):
            a = math.radians(-8 + 196 * i / 53)
            x, y = math.cos(a) * 3.3, 1.0 + math.sin(a) * 3.3
            if rnd.random() < .86:
                box((x, y, z), (.05, .13, .30 * rnd.uniform(.6, 1)), rnd.choice(mats[:3] * 3 + mats), (0, 0, math.degrees(a)), bevel=0)
        torus((0, 1.0, z - .20), 3.22, .045, m, axis='Z', part=(-10, 190), u=96, v=8)
    figure('robe', rgb('#6A4A2A'), arms=('offer', 'offer'), head=dict(hair='long', tint=rgb('#3A3430'), nod=-12), at=(0, .2, 0), turn=90)
    for i in range(9):
        box((.0 + .06 * math.sin(i), .62, 1.25 + .20 * i), (.34 - .02 * i, .012, .12), glow(rgb('#DFF0FF'), 3.2 - .25 * i), (0, 0, 8 * math.sin(i * 2)), bevel=0)
    lamp((0, .55, 1.5), 40, rgb('#BFE0FF'), .3)
    area((0, 3.5, 5), (0, .2, 1.2), 2, 260, rgb('#9FC8FF'))
    camera((0, -4.6, 1.9), (0, .8, 1.62), 34)
    mist(4, 6)
    return dict(sky_spec=dict(seed=441, star=0, big=0, light=[((.5, .3), .5, '#3A6AB0', .8)]), fog=dict(amount=.35, colour='#4A7AC8', at=(.5, .36), r=.4, gain=1.1, light=.4), glowing=1.0, streak=.03)


# -------------------------------------------------------------------------------------------- missions, events, infections

@shared('deck_building/m_doomsday', samples=26)
def m_doomsday():
    """A horn of stone as long as a moon, fire in its mouth, breaks a planet's crust and sucks the rubble in; one small ship before it."""
    m = rock(rgb('#5A6272'), rgb('#1E2230'), .9)
    start = mark()
    verts, faces, n, rows = [], [], 44, 30
    from mathutils import noise
    for inner in (0, 1):
        for j in range(rows):
            k = j / (rows - 1)
            for i in range(n):
                a = i / n * 2 * math.pi
                r = (.06 + 1.55 * k ** 1.25) * (1 - .20 * inner) + noise.fractal(Vector((k * 4, math.cos(a) * 1.6, math.sin(a) * 1.6)), 1, 2, 4) * .16 * (.3 + k)
                verts.append((-4.2 + 6.0 * k - .10 * inner, math.cos(a) * r, math.sin(a) * r + .5 * (1 - k) ** 2))
    for base in (0, rows * n):
        for j in range(rows - 1):
            faces += [(base + j * n + i, base + j * n + (i + 1) % n, base + (j + 1) * n + (i + 1) % n, base + (j + 1) * n + i) for i in range(n)]
    last = (rows - 1) * n
    faces += [(last + i, last + (i + 1) % n, rows * n + last + (i + 1) % n, rows * n + last + i) for i in range(n)]
    mesh(verts, faces, m, auto=40)
    ellipsoid((.2, 0, 0), (.9, .95, .95), glow(rgb('#FF9A3A'), 3.4))
    ellipsoid((.9, 0, 0), (.9, 1.15, 1.15), haze(rgb('#FF6A28'), 2.4, 1.4))
    g = group(start, (1.15, 1.0, .55), (0, 6, 212))
    way = Vector((math.cos(math.radians(212)), math.sin(math.radians(212)), -.10))
    mouth = Vector((1.15, 1.0, .55)) + way * 1.7
    lamp(mouth + way * .5, 900, rgb('#FF8A3A'), .3)
    rnd = random.Random(5)
    for i in range(54):
        k = rnd.random()
        p = mouth + way * (.3 + 3.2 * k) + Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))) * (.25 + .34 * k)
        stone(p, rnd.uniform(.04, .17) * (.5 + k), m, i)
    ship('starfleet', 'scout', (-.2, -3.0, 1.35), (-14, -6, 18), .17)
    return still('klingon', (-2.0, -9.6, 2.2), (-.35, 0, .25), 44, dim(clouds(443, TEAL, 20, (.5, .4, .4), planets=[
        dict(at=(.20, .80), r=.34, seed=14, colours=('#4a1a10', '#a84a20', '#ffb060'), light=(.8, -.5, .2), air='#FF9A5A', clouds=.1)]), .8), 9, glowing=1.1, streak=.05)


@person('deck_building/m_tribbles', samples=16)
def m_tribbles():
    """A hatch overhead has given way: balls of fur pour down and bury somebody to the breast."""
    spec = gate('#FFD8A0', 445, rgb('#4A4E58'), 1.0, 1.25)
    spec['fog'].update(amount=.2)
    rnd = random.Random(4)
    kinds = [fur_ball((0, -40, -9), .1, rgb(c), k) for k, c in enumerate(('#9A6A38', '#C89A60', '#5E4028', '#E0CAA0', '#7A6E68'))]
    figure('uniform', rgb('#9A741C'), trim=BRAID2, arms=('offer', 'palm'), head=dict(hair='side', tint=rgb('#4A2E18'), nod=-6, turn=-6), at=(.35, .1, -.02), turn=-74)

    def fur(at, r, i):
        return fur_ball(at, r, seed=i, like=kinds[i % 5])
    placed = []
    for i in range(400):
        x, y = rnd.gauss(.35, .85), rnd.uniform(-.75, .75)
        top = 1.12 - .42 * abs(x - .35)
        z = rnd.uniform(.35, max(.4, top))
        r = rnd.uniform(.09, .16)
        if abs(x - .35) < .20 and abs(y - .1) < .16 or any((Vector((x, y, z)) - q).length < (r + qr) * .78 for q, qr in placed):
            continue
        placed.append((Vector((x, y, z)), r))
        fur((x, y, z), r, i)
    for i in range(15):
        a = rnd.choice((-1, 1)) * rnd.uniform(.26, .52)
        fur((.35 + a, .25 + rnd.uniform(-.3, .3), 1.35 + rnd.uniform(0, .75)), rnd.uniform(.07, .12), 900 + i)
    fur((.27, -.42, 1.30), .11, 3)
    area((.35, .3, 3.4), (.35, 0, 1.2), .7, 160, (1, .93, .8), 90)
    area((-2, -2.5, 2.6), (.3, 0, 1), 1.2, 60, (.8, .86, 1))
    shot(.08, 1.36, 3.6, 1.45, 52)
    return spec


@person('deck_building/m_city', samples=14)
def m_city():
    """In a dead city a door without a house: through it, alone in colour, a lamp-lit street of another century; somebody runs for it."""
    spec = outdoors(('#2A3A5A', '#5A6A8A', '#C8D8E8'), ((.30, .40), .30, '#B8C8E0', .8), '#6A7890', 447, ('#56565C', '#26262C'), flat=.35)
    m = plain(rgb('#6A6A70'), .85, 0, .5, 6)
    for at, h, b in (((-2.4, 3.2), 2.6, True), ((-1.2, 4.6), 1.6, True), ((2.9, 4.2), 3.0, False), ((-3.4, 1.6), 1.2, True), ((3.9, 2.6), 1.7, True)):
        column(at, h, .30, m, b, int(h * 10))
    x = .72
    rnd = random.Random(9)
    ring_m = rock(rgb('#6A6670'), rgb('#2A2832'), 2.4)
    for i in range(44):               # one ring of grown stone, thicker here, thinner there
        a = 2 * math.pi * i / 44
        r = .86 * (1 + .10 * math.sin(a * 2 + .6) + .05 * math.sin(a * 5))
        stone((x + r * math.cos(a), 1.2, 1.14 + r * 1.05 * math.sin(a)), .18 + .07 * math.sin(a * 3 + 1) + rnd.uniform(-.02, .03), ring_m, i, .30)
    upright([(0, .80, .80, .80), (.01, .80, .80, .80)], glow(rgb('#3A2410'), .9), ring=64, steps=1).data.transform(Matrix.Translation((x, 1.30, 1.14)) @ Matrix.Rotation(math.radians(90), 4, 'X'))
    for i in range(16):               # time drifts before it
        a, r = rnd.uniform(0, 6.28), rnd.uniform(.35, .78)
        ellipsoid((x + r * math.cos(a), 1.12, 1.14 + r * math.sin(a)), (.22, .05, .13), haze(rgb('#C8D8FF'), .30, 2.2), (0, rnd.uniform(-40, 40), 0))
    for i, (bx, w, h) in enumerate(((-.48, .26, 1.5), (-.28, .16, 1.1), (.26, .20, 1.2), (.48, .26, 1.7))):
        box((x + bx, 1.25 - .005 * i, .55 + (h - .55) / 2), (w, .01, h - .55), glow(rgb('#1A0E08'), .5), bevel=0)
        for j in range(3):
            for k in range(5):
                if (j * 7 + k * 3 + i) % 3 and .62 + .19 * k < h - .06:
                    box((x + bx + (j - 1) * .06, 1.235, .62 + .19 * k), (.028, .006, .09), glow(rgb('#FFC868'), 2.0), bevel=0)
    for lx, lz, r in ((-.10, 1.05, .05), (.06, .88, .035), (.12, .80, .025)):
        ellipsoid((x + lx, 1.22, lz), (r, .01, r), glow(rgb('#FFE0A0'), 4))
        ellipsoid((x + lx, 1.20, lz), (r * 3.4, .02, r * 3.4), haze(rgb('#FFB050'), 1.1, 2.4))
    area((x, 1.1, 1.2), (x - .6, -1, .9), 1.2, 120, rgb('#FFB458'))
    figure('uniform', rgb('#9A741C'), arms=('reach', 'hip'), legs='stride', lean=16, head=dict(hair='side', tint=rgb('#4A2E18')), at=(-.42, .35, .02), turn=-4)
    camera((-.16, -4.4, 1.35), (-.16, 0, 1.16), 44)
    return spec


@shared('deck_building/e_tholian', samples=24)
def e_tholian():
    """Two crystal darts spin a net of light; the ship hangs inside it like a fly."""
    ship('starfleet', 'cruiser', (.8, 0, 0), (-12, -6, 28), .62)
    rnd = random.Random(7)
    c = rgb('#FFC04A')
    pts = []
    for j in range(7):
        th = math.radians(18 + 24 * j)
        pts.append([Vector((.8 + 3.1 * math.cos(2 * math.pi * i / 12 + .26 * j) * math.sin(th), 2.5 * math.sin(2 * math.pi * i / 12 + .26 * j) * math.sin(th), 2.35 * math.cos(th))) for i in range(12)])
    for j in range(7):
        for i in range(12):
            a = pts[j][i]
            for b in (pts[j][(i + 1) % 12], *((pts[j + 1][i], pts[j + 1][i - 1]) if j < 6 else ())):
                if j < 5 or rnd.random() < .6:
                    rod(a, b, .012, glow(c, 2.6), ring=6)
    for at, rot in (((-2.5, -1.9, 1.45), (20, -30, -20)), ((4.1, -1.6, -1.2), (0, 24, 170))):
        start = mark()
        cry = plain(rgb('#D8602A'), .12, .5)
        verts = [(1.1, 0, 0), (-.5, .32, 0), (-.5, -.32, 0), (-.25, 0, .34), (-.25, 0, -.26), (-.9, 0, .05)]
        mesh(verts, [(0, 1, 3), (0, 3, 2), (0, 4, 1), (0, 2, 4), (5, 3, 1), (5, 2, 3), (5, 1, 4), (5, 4, 2)], cry, smooth=False)
        ellipsoid((-.3, 0, .02), (.16, .1, .1), glow(rgb('#FFE0A0'), 4))
        ellipsoid((-.3, 0, .02), (.5, .35, .35), haze(rgb('#FF9A3A'), 1.2, 2.2))
        group(start, at, rot)
        e = Vector(at)
        near = sorted((p for row in pts for p in row), key=lambda p: (p - e).length)[:3]
        for p in near:
            rod(e, p, .016, glow(rgb('#FFE8B0'), 3.4), ring=6)
    return still('starfleet', (3.6, -10.0, 2.4), (.3, 0, 0), 44, dim(clouds(449, STEEL, -14), .8), 9, glowing=1.1, streak=.04)


@person('deck_building/b_dove', samples=15)
def b_dove():
    """Two cross blades in a corridor of red light; over them a whirl of light grows fat on it."""
    spec = gate('#FF6A48', 451, rgb('#3A2A2C'), .5, 1.35)

    def blade():
        m = plain(rgb('#C8CCD4'), .15, .95)
        wing([(.0, .05, -.05, 0, .006), (.4, .045, -.045, .01, .005), (.75, .04, -.01, .02, .004), (.92, -.02, -.03, .02, .001)], m, mirror=False).__iter__()
        box((0, -.03, 0), (.17, .03, .03), plain(rgb('#6A4A22'), .4, .6))
    blade_rot = 90
    for s, wear, col, head in ((-1, 'uniform', rgb('#9A741C'), dict(hair='side', tint=rgb('#4A2E18'))), (1, 'armour', rgb('#2A2226'), dict(kind='klingon', hair='mane', beard='goatee'))):
        figure(wear, col, trim=rgb('#C8A050'), arms=((( .20, .08, .06), (.40, -.04, .20)), 'wide'), legs='stride', lean=10, head=head, skin='tan' if s < 0 else 'bronze', at=(.30 + s * .62, 0, 0), turn=-12 if s < 0 else 192)
    m = plain(rgb('#D8DCE4'), .12, .95)
    for s in (-1, 1):
        a = Vector((.30 + s * .17, -.16, 1.50))
        b = Vector((.30 - s * .30, -.18, 2.02))
        d = (b - a).normalized()
        rod(a - d * .14, a, .018, plain(rgb('#4A2E1A'), .6), ring=10)
        mesh([a + Vector((0, .012, 0)), a + Vector((0, -.012, 0)), a + Vector((s * .035, 0, .03)), a - Vector((s * .035, 0, .03)), b], [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (0, 3, 1, 2)], m, smooth=False)
    at = Vector((.30, .35, 1.88))
    for i in range(5):
        start = mark()
        torus((0, 0, 0), .14 + .05 * i, .006, glow(rgb('#FFE0F0' if i % 2 else '#FF8AB8'), 4), axis='Z', u=64, v=8)
        group(start, at, (i * 37, i * 53, 0))
    ellipsoid(at, (.11, .11, .11), glow(rgb('#FFF0F8'), 5))
    ellipsoid(at, (.42, .42, .42), haze(rgb('#FF7AA8'), 1.8, 2.2))
    burst((.30, -.17, 1.62), .07, rgb('#FFE8C0'), 1.0, 8)
    shot(.10, 1.52, 3.8, 1.36, 52)
    return spec


@shared('deck_building/omicron_spores', samples=30)
def omicron_spores():
    """A pale bulb on a stalk bursts: a plume of golden dust blows to the right over a field of buds."""
    rnd = random.Random(9)
    spec_sky = clouds(453, ('#1A4A3A', '#3A8A5A', '#E8F0B0'), 6, (.5, .5, .45), star=0, big=0)
    pod, stem = plain(rgb('#C8B8D8'), .5, 0, .2, 12, .5), plain(rgb('#3A6A3A'), .6, 0, .2, 10)

    def flower(at, s, lean, open_up):
        start = mark()
        tube([(0, 0, -1.2), (.05, 0, -.5), (.02, 0, -.08)], .05, stem, taper=(1.3, .7))
        for k in range(6):
            a = k * 60
            st = mark()
            wing([(.0, .10, -.10, 0, .03), (.14, .16, -.16, .10, .03), (.30, .12, -.12, .26 if not open_up else .14, .02), (.42, .02, -.02, .44 if not open_up else .10, .005)], pod, steps=4, sharp=False, mirror=False)
            group(st, (0, 0, -.06), (0, 0, a))
        ellipsoid((0, 0, .06), (.13, .13, .10), glow(rgb('#FFE070'), 2.2 if open_up else .6))
        group(start, at, (0, lean, rnd.uniform(0, 40)), s)
    flower((-.35, 0, 0), 1.15, 24, True)
    for i in range(14):
        flower((rnd.uniform(-2.6, 3.0), rnd.uniform(1.2, 4.5), rnd.uniform(-.7, -.2)), rnd.uniform(.4, .8), rnd.uniform(-10, 20), i % 3 == 0)
    for i in range(420):
        k = rnd.random() ** .7
        p = (-.20 + 2.1 * k, rnd.gauss(0, .10 + .30 * k), .18 + .55 * k + rnd.gauss(0, .06 + .26 * k))
        r = rnd.uniform(.006, .020)
        ellipsoid(p, (r, r, r), glow(rgb(rnd.choice(('#FFE890', '#FFF4C8', '#FFC850'))), rnd.uniform(1.5, 4)), u=6, v=4)
    lamp((0, -.1, .35), 26, rgb('#FFE080'), .1)
    c = camera((.25, -3.6, .7), (.25, 0, .15), 48)
    rig('vulcan', c, (0, 0, 0), 3, key=.9, rim=1.0)
    mist(3.5, 4)
    return dict(sky_spec=spec_sky, fog=dict(amount=.7, colour='#5A9A6A', at=(.6, .4), r=.5, gain=1, light=.4), glowing=1.0, streak=.03)


@person('deck_building/deneva_parasite', samples=14)
def deneva_parasite():
    """An orange thing like a ray clings to somebody's back, its flaps over both shoulders, its tail down the spine; it has one pale eye."""
    spec = gate('#58C8D8', 455, rgb('#2A2E36'), .5, 1.5)
    spec['sky_spec']['light'] = [((.6, .40), .40, '#3A98A8', 1.2)]
    spec['fog'].update(amount=.3, at=(.75, .4), r=.3)
    figure('uniform', rgb('#1C4A80'), trim=BRAID2, arms=('throat', 'palm'), lean=14, head=dict(hair='short', tint=rgb('#2A1A12'), nod=22), at=(.05, 0, 0), turn=66)
    skin_m = plain(rgb('#D8863A'), .12, .1, .12, 7)
    parts = [ellipsoid((0, 0, .02), (.12, .06, .19), skin_m, u=32, v=20), ellipsoid((0, -.035, .06), (.06, .04, .08), skin_m)]
    for s in (1, -1):      # two flaps like wings over the shoulders, a tail down the spine
        parts += made(limb, [(s * .04, 0, .08), (s * .22, .02, .15), (s * .36, .10, .06)], .085, .020, skin_m)
        parts += made(limb, [(s * .04, 0, -.02), (s * .18, .02, .0), (s * .30, .08, -.10)], .070, .016, skin_m)
    parts += made(limb, [(0, 0, -.10), (.01, .0, -.26), (-.02, .03, -.44)], .060, .012, skin_m)
    ob = fuse(parts, skin_m, .009, 4)
    ob.data.transform(Matrix.Translation((-.02, -.20, 1.46)) @ Matrix.Rotation(math.radians(-14), 4, 'X'))
    ellipsoid((-.02, -.275, 1.53), (.034, .014, .042), glow(rgb('#FFF0A0'), 3.4))
    ellipsoid((-.02, -.26, 1.53), (.11, .05, .12), haze(rgb('#FFC050'), .5, 2.6))
    area((-1.5, -1.4, 2.6), (0, 0, 1.4), .4, 120, (1, .92, .84))
    area((-2.2, .9, 1.8), (0, 0, 1.4), .5, 120, rgb('#8AE0F0'))
    shot(-.04, 1.52, 2.8, 1.45, 56)
    return spec
