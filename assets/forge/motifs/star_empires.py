# SPDX-License-Identifier: MIT
"""Star Empires: one deck for six empires. Cards that are about ships are in empires_ships.py, for each empire with its own; elsewhere
chevrons of steel stand for anybody's. Colour says when a card is played: move violet, battle ember, answer teal, talk gold-green, enigma blue-white, build amber, order crimson."""
import paint
from empire_hulls import CRESTS, lattice, ochre, struts
from people import trooper
from places import *
from props import *
from wrecks import broken, shards

MOVE, BATTLE, ANSWER, TALK, ENIGMA, ORDER = rgb('#A070FF'), rgb('#FF7A38'), rgb('#3FD8C8'), rgb('#D8D860'), rgb('#8FD0FF'), rgb('#FF4048')


def chevron(at=(0, 0, 0), rot=(0, 0, 0), scale=1.0, tint=ENIGMA, mat=None):
    """Anybody's ship: an arrow head of plates with one drive."""
    start = mark()
    h = mat or hull(rgb('#9AA4B2'), rgb('#6A7484'), rgb('#2A313C'), .35, .36, None, panel=1.4, tone=.4, dirt=.35)
    wing([(.0, 1.5, -.7, .0, .22), (.55, .3, -.95, .02, .15), (1.15, -.9, -1.35, .06, .03)], h)
    loft([(-.85, .20, .16, .12), (-.2, .24, .24, .14), (.7, .12, .12, .08), (1.45, .02, .02, .02)], h, power=1.5, ring=20, steps=2, auto=25)
    ellipsoid((-.90, 0, .02), (.05, .16, .11), glow(tint, 6))
    loft([(-2.5, .02, .02, .02), (-.9, .13, .09, .09)], haze(tint, 3.0, 1.4, ('X', -2.6, -.8), core=True), ring=20, steps=1)
    return group(start, at, rot, scale)


def lit_by(tint, cam, look, lens, r=9, key=.8, rim=1.0, at=(0, 0, 0)):
    c = camera(cam, look, lens)
    m = Matrix.LocRotScale(c.location, c.rotation_euler, None).to_3x3()
    right, up, back = (m @ Vector(v) for v in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    at = Vector(at)
    area(at + (right * -.8 + up * .85 + back * .22) * r, at, r * .35, r * r * 26 * key, (1, .93, .84))
    area(at + (right * .85 + up * .5 - back * .8) * r, at, r * .5, r * r * 22 * rim, mix(tint, (1, 1, 1), .25))
    area(at + (right * -.9 - up * .35 - back * .7) * r, at, r * .4, r * r * 9 * rim, mix(tint, (1, 1, 1), .35))
    return c


def towards(root, ahead, up=(0, -1, 0)):
    """Turns a group so that its nose points ahead and its back up."""
    x = Vector(ahead).normalized()
    y = Vector(up).cross(x).normalized()
    root.rotation_euler = Matrix((x, y, x.cross(y))).transposed().to_euler()
    return root


@shared('star_empires/warp', samples=24)
def warp():
    """One chevron, dark, flies into a throat of violet rings; the rings are squeezed to streaks at the rim."""
    for i in range(9):
        d = 1.5 + i * 2.3
        torus((d, 0, 0), 2.2 - .13 * i, .05 + .008 * i, glow(mix(MOVE, (1, 1, 1), .06 * i), 2.2 + .3 * i), axis='X', u=120, v=8)
        torus((d, 0, 0), 2.2 - .13 * i, .20, haze(MOVE, .8, 1.6), axis='X', u=96, v=12)
    rnd = random.Random(3)
    for i in range(90):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(1.2, 2.5)
        x = rnd.uniform(-2, 16)
        rod((x, math.cos(a) * r, math.sin(a) * r), (x + rnd.uniform(.6, 2.6), math.cos(a) * r, math.sin(a) * r), .010, glow(rgb('#D8C8FF'), 3), .003, ring=5)
    ellipsoid((26, 0, 0), (.9, .9, .9), glow(rgb('#FFFFFF'), 6))
    ellipsoid((25, 0, 0), (2.4, 2.4, 2.4), haze(rgb('#D8C0FF'), 2.6, 2.0))
    chevron((.2, 0, -.35), (8, -4, 0), .82, MOVE)
    lit_by(MOVE, (-5.6, -1.0, 1.55), (3.5, 0, -.05), 40, 6, .35, 1.3)
    return dict(sky_spec=clouds(601, ('#1A1440', '#3A1E7A', '#9A7AE8'), 0, (.5, .5, .6), star=60), glowing=1.1, streak=.03)


@shared('star_empires/shields', samples=24)
def shields():
    """Three chevrons, each under its own curved shell, the shells overlapping like scales; a shot splashes on the first."""
    for i, (at, s) in enumerate((((2.0, -1.2, -.45), .94), ((-.15, -.1, .25), .90), ((-2.4, 1.0, .9), .86))):
        chevron(at, (-16, -4, -14), .74 * s, rgb('#FFD0A0'))
        st = mark()
        ob = ellipsoid((0, 0, 0), (1.5, 1.7, 1.35), dome(ANSWER, 1.7, 2.6, hit=(1.25, -.5, .35) if i == 0 else None), u=64, v=40)
        bm = bmesh.new()
        bm.from_mesh(ob.data)
        bmesh.ops.delete(bm, geom=[v for v in bm.verts if v.co.x < .30], context='VERTS')
        bm.to_mesh(ob.data)
        bm.free()
        group(st, Vector(at) + Vector((-.15, 0, 0)), (0, -6, -24), s)
    hit = Vector((3.1, -2.0, -.15))
    burst(hit, .34, rgb('#FFB868'), 1.0, 120)
    beam(hit, hit + Vector((3.8, -3.0, 1.5)), rgb('#FF8A48'), .035, 4)
    lit_by(ANSWER, (5.2, -9.0, 5.6), (.25, -.5, -.05), 44, 9, .8, 1.1)
    return dict(sky_spec=clouds(605, EMBER, -18, (.5, .4, .36)), glowing=1.0, streak=.04)


@shared('star_empires/sabotage', samples=32)
def empire_sabotage():
    """A gloved hand sets a charge with one red eye between the blades of a great turbine."""
    steel_m, dark = plain(rgb('#5A6470'), .3, .8, .05, 20), plain(rgb('#14171C'), .4, .5)
    for i in range(15):
        a = i * 24
        st = mark()
        wing([(.09, .035, -.035, 0, .010), (.26, .05, -.045, .03, .009), (.52, .05, -.05, .09, .006)], steel_m, mirror=False, steps=3, sharp=False)
        group(st, (0, 0, 0), (90, 0, 0)).rotation_euler = Euler((math.radians(90), math.radians(a), 0), 'XYZ')
    ellipsoid((0, -.02, 0), (.11, .06, .11), steel_m)
    torus((0, .02, 0), .56, .035, dark, axis='Y', u=96)
    torus((0, -.01, 0), .56, .008, glow(rgb('#FFB050'), 2.2), axis='Y', u=96, v=8)
    at = Vector((.16, -.12, .05))
    upright([(-.022, .062, .062, .062), (-.016, .070, .070, .070), (.016, .070, .070, .070), (.024, .058, .058, .058)], plain(rgb('#2A2E36'), .35, .6), ring=40, steps=2).data.transform(Matrix.Translation(at) @ Matrix.Rotation(math.radians(90), 4, 'X'))
    for k in range(4):
        c, s = math.cos(k * 1.571 + .5), math.sin(k * 1.571 + .5)
        box((at.x + c * .075, at.y, at.z + s * .075), (.03, .03, .016), steel_m, (0, -math.degrees(k * 1.571 + .5), 0), bevel=.004)
    ellipsoid(at + Vector((0, -.028, 0)), (.020, .010, .020), glow(ORDER, 6))
    ellipsoid(at + Vector((0, -.04, 0)), (.055, .02, .055), haze(ORDER, 1.0, 2.6))
    lamp(at + Vector((0, -.07, 0)), .8, ORDER, .02)
    st = big_hand(plain(rgb('#1A1D22'), .45, .1, .15, 50), 48, 6, 50, cloth(rgb('#23262E'), .4))
    group(st, (.40, -.20, -.05), (20, -14, 158), 1.25)
    lit_by(rgb('#FF9A60'), (.10, -1.45, .12), (.10, 0, .02), 46, 1.1, .8, .8)
    area((.9, -.9, .5), (.4, -.2, 0), .25, 7, (.75, .85, 1), 90)
    mist(1.2, 1.2)
    return dict(sky_spec=dict(seed=607, star=0, big=0, light=[((.45, .5), .4, '#C8501A', .9)]), glowing=1.0, streak=.03)


@shared('star_empires/diplomacy', samples=32)
def empire_diplomacy():
    """Two hands of two empires, blue sleeve and brass sleeve, open towards each other over a small lit world."""
    for s, sleeve, skin in ((-1, rgb('#24406E'), '#8A6650'), (1, rgb('#8A5A1E'), '#9A7A52')):
        st = big_hand(plain(rgb(skin), .5, 0, .1, 60), 16, 5, 46, cloth(sleeve, .4))
        gold = plain(rgb('#E8C060'), .3, .9)
        torus((-.075, 0, 0), .047, .007, gold, axis='X', u=40, v=10)
        group(st, (s * .225, -.02 * s, .060), (s * -70, -14, 0 if s < 0 else 180), 1.0)
    ball = Vector((0, 0, -.055))
    ellipsoid(ball, (.085, .085, .085), hologram(rgb('#A8E878'), 1.6, 60, .22))
    ellipsoid(ball, (.030, .030, .030), glow(rgb('#F0FFC0'), 3.5))
    ellipsoid(ball, (.16, .16, .16), haze(rgb('#B8E860'), .8, 2.6))
    for i, r in enumerate((.125, .150)):
        torus(ball, r, .0018, glow(rgb('#FFE890'), 3), axis='Z', u=96, v=6)
        a = 1.0 + 2.2 * i
        ellipsoid(ball + Vector((math.cos(a) * r, math.sin(a) * r, 0)), (.009, .009, .009), glow(rgb('#FFFFFF'), 4))
    lamp(ball + Vector((0, -.02, .03)), 2.2, rgb('#C8F080'), .04)
    lit_by(rgb('#FFE0A0'), (0, -1.15, .24), (0, 0, .025), 46, 1.0, .7, 1.0)
    return dict(sky_spec=clouds(609, ('#16302A', '#3A6A3A', '#E8E8A0'), 8, (.5, .5, .4), star=120, big=3), glowing=1.0, streak=.03)


@person('star_empires/espionage', samples=14)
def espionage():
    """By night a masked figure with a small camera leans over a desk in somebody else's office: plans of a ship in the one lamp's light, the door ajar behind."""
    floor(rgb('#14121C'))
    wall, dark = plain(rgb('#2A2840'), .6, .1, .05, 4), plain(rgb('#14131C'), .5, .2)
    violet, warm = rgb('#9A80FF'), rgb('#FFC070')
    box((-2.2, 2.6, 1.6), (3.2, .2, 5), wall, bevel=0)
    box((2.9, 2.6, 1.6), (3.0, .2, 5), wall, bevel=0)
    box((.4, 2.6, 3.4), (2.2, .2, 1.8), wall, bevel=0)
    box((.98, 2.5, 1.25), (.84, .08, 2.5), plain(rgb('#34324C'), .5, .2), bevel=.01)
    box((.48, 3.2, 1.25), (.30, .02, 2.5), glow(violet, 2.4), bevel=0)
    area((.45, 3.1, 1.5), (-.2, .2, 1.3), .5, 240, violet)
    for j in range(4):
        for i in range(5):
            box((-2.3 + .34 * i, 2.47, .55 + .42 * j), (.30, .03, .36), dark, bevel=.01)
            box((-2.3 + .34 * i, 2.44, .60 + .42 * j), (.08, .02, .02), glow(rgb('#FF4A3A') if (i, j) == (3, 2) else violet, 1.4), bevel=0)
    box((.45, .15, .94), (2.6, 1.0, .07), plain(rgb('#3A2A24'), .45), bevel=.02)

    def camera_of_his():
        start = mark()
        box((.03, 0, .03), (.06, .11, .07), plain(rgb('#1A1C22'), .3, .5), bevel=.012)
        rod((.06, 0, .03), (.095, 0, .03), .026, plain(rgb('#8A8E98'), .2, .9))
        ellipsoid((.097, 0, .03), (.006, .02, .02), glow(rgb('#BFE0FF'), 4), u=16, v=10)
        group(start, (0, 0, 0), (0, 40, 0))
    figure('tights', rgb('#3A3A52'), pants=rgb('#14141C'), gloves=rgb('#0E0E14'), arms=(((.22, .06, -.16), (.42, -.10, -.10)), ((.20, .10, -.24), (.50, .0, -.36))), lean=24, head=dict(hair='bald', skin='light', nod=10, turn=-6), at=(-.36, .30, .02), turn=-26, hold=camera_of_his)
    mask = cloth(rgb('#24242E'), .3, .5, 8)
    start = mark()
    ellipsoid((-.016, 0, .218), (.112, .088, .058), mask, u=40, v=24)
    ellipsoid((-.040, 0, .140), (.082, .086, .11), mask, u=40, v=24)
    ellipsoid((.018, 0, .068), (.092, .074, .062), mask, u=40, v=24)
    group(start, (-.134, .190, 1.486), (0, 10, -32), 1.06)
    start = mark()
    box((0, 0, 0), (.92, .58, .006), plain(rgb('#1C3A78'), .7), bevel=0)
    line = glow(rgb('#CFE4FF'), 1.2)
    loft([(-.36, .01, .002, .002), (-.30, .05, .002, .002), (-.05, .07, .002, .002), (.20, .05, .002, .002), (.36, .005, .002, .002)], line, at=(0, 0, .006), ring=16)
    wing([(.06, .05, -.20, .006, .002), (.22, -.14, -.28, .006, .002)], line)
    for k in range(5):
        box((-.40 + .2 * k, .24, .006), (.12, .008, .002), line, bevel=0)
        box((-.38 + .2 * k, -.245, .006), (.10, .006, .002), line, bevel=0)
    group(start, (.38, .0, .985), (0, 0, -10))
    rod((1.15, .35, .97), (1.10, .30, 1.50), .015, dark)
    upright([(0, .13, .13, .13), (.10, .05, .05, .05), (.14, .03, .03, .03)], plain(rgb('#2A5A4A'), .3, .5), (.95, .22, 1.46), ring=28, steps=2)
    ellipsoid((.95, .22, 1.46), (.10, .10, .02), glow(warm, 3))
    lamp((.90, .18, 1.40), 24, warm, .05)
    rod((.93, .20, 1.44), (.50, .02, 1.0), .06, haze(warm, .05, 2.6), .50, ring=40, caps=False)
    area((-1.6, 1.6, 2.6), (-.2, .2, 1.4), .6, 120, violet)
    area((-1.0, -2.6, 2.4), (-.1, .1, 1.35), .6, 60, (.86, .88, 1))
    area((.75, -.5, 1.15), (-.12, .2, 1.62), .25, 12, warm)    # what the plan throws back on the face
    mist(3, 4)
    shot(.12, 1.34, 2.79, 1.62, 52)
    return dict(sky_spec=dict(seed=611, star=0, big=0), fog=dict(amount=.2, colour='#2E2860', at=(.55, .4), r=.5, gain=.8, light=.3), glowing=1.0, streak=.03)


@person('star_empires/research', samples=14)
def empire_research():
    """A tall crystal hangs between three claws and sings; a bald man in an ochre overall stands before it with his back to us, both arms raised."""
    floor(rgb('#16202A'), .12, 7)
    m, w = plain(rgb('#8A96A4'), .25, .8), plain(rgb('#2A3642'), .6, .2, .05, 4)
    box((0, 4.4, 2), (16, .2, 7), w, bevel=0)
    x, y, z = .55, 1.6, 1.75
    cry = plain(rgb('#4AA8D8'), .08, .3)
    lit = glow(rgb('#9FE8FF'), 1.7)
    verts = [(0, 0, 1.0), (0, 0, -.95)] + [(.30 * math.cos(a), .30 * math.sin(a), .30) for a in np.arange(6) * 1.047] + [(.27 * math.cos(a + .5), .27 * math.sin(a + .5), -.25) for a in np.arange(6) * 1.047]
    f = []
    for i in range(6):
        j = (i + 1) % 6
        f += [(0, 2 + i, 2 + j), (2 + i, 8 + i, 2 + j), (2 + j, 8 + i, 8 + j), (1, 8 + j, 8 + i)]
    for k, mm in ((1.0, cry), (.62, lit)):
        mesh([(x + a * k, y + b * k, z + c * k) for a, b, c in verts], f, hologram(rgb('#9FE8FF'), 2.2, 3, .30) if k == 1.0 else mm, smooth=False)
    for a in (95, 215, 335):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(x + c * .9, y + s * .9, 0), (x + c * 1.05, y + s * 1.05, 1.0), (x + c * .85, y + s * .85, 1.7), (x + c * .36, y + s * .36, 1.72)], .06, m, taper=(1.6, .35))
    for i, r in enumerate((.50, .66, .50)):
        torus((x, y, z - .55 + .55 * i), r, .010, glow(rgb('#BFF0FF'), 3.4), axis='Z', u=96, v=8)
    ellipsoid((x, y, z), (.9, .9, 1.3), haze(rgb('#6AC8FF'), .9, 2.4))
    lamp((x, y - .5, z), 170, rgb('#8FDCFF'), .3)
    figure('uniform', rgb('#D8882A'), pants=rgb('#5A3410'), gloves=rgb('#1A1612'), arms=('up', 'up'), head=dict(hair='bald', skin='bronze', beard='full', tint=rgb('#2A1A12'), nod=-16, turn=-30), at=(-.30, .35, 0), turn=52, scale=.98)
    area((x, y, 2.2), (-.55, .3, 1.4), .8, 90, rgb('#9FE0FF'))
    area((-2.4, 1.6, 2.6), (-.5, .3, 1.3), .6, 120, rgb('#FFD0A0'))
    camera((.0, -3.9, 1.5), (.05, 0, 1.48), 44)
    mist(4, 5)
    return dict(sky_spec=dict(seed=613, star=0, big=0), fog=dict(amount=.5, colour='#5AB8E8', at=(.62, .4), r=.4, gain=1.1, light=.4), glowing=1.0, streak=.04)


@person('star_empires/revolt', samples=14)
def revolt():
    """From behind: a crowd with fists and torches; over it, against a burning sky, a great statue topples from its base."""
    spec = outdoors(('#4A1410', '#B83A1A', '#FFC060'), ((.52, .62), .34, '#FF9A40', 1.7), '#C84A20', 615, ('#2A201E', '#141010'))
    st = mark()
    s_m = plain(rgb('#3A3236'), .8, 0, .3, 6)
    clothe(figure('robe', rgb('#3A3236'), arms=('up', 'hip'), head=dict(hair='bald'), at=(0, 0, 0), turn=-90, scale=1.0, broad=1.15), s_m)
    box((0, 0, -.06), (.9, .7, .14), s_m)
    group(st, (.75, 6.0, 1.15), (0, 26, 0), 1.75)
    box((.10, 6.1, .55), (1.9, 1.4, 1.2), s_m, bevel=.05)
    for s, x in ((-1, -1.9), (1, 2.2)):
        tube([(x, 3.2, 1.3), (x * .4 + .5, 5.0, 2.9), (1.75, 5.7, 3.55)], .012, plain(rgb('#1A1412'), .8), smooth=False)
    rnd = random.Random(11)
    black = [cloth(rgb(c), .4) for c in ('#2A2426', '#3A2E2A', '#22262E')]
    kinds = []
    for i, (arms, hold) in enumerate(((('up', 'down'), True), (('down', 'up'), False), (('up', 'up'), False), (('up', 'hip'), True))):
        def torch():
            rod((-.12, 0, 0), (.10, 0, .34), .016, plain(rgb('#3A2418'), .8))
            for k in range(4):
                upright([(0, .02, .02, .02), (.06, .05, .05, .05), (.22 + .05 * k, .004, .004, .004)], glow(rgb('#FFB050' if k % 2 else '#FFD880'), 4.5), (.10 + .02 * k - .03, .02 * (k - 1.5), .32), ring=10, steps=4)
        kinds.append(figure(('rags', 'coat', 'suit', 'robe')[i], rgb(('#4A3A30', '#2E3440', '#3A2A2A', '#4A4438')[i]), arms=arms, head=dict(hair=('short', 'long', 'bun', 'curl')[i], tint=rgb('#0E0C0C')), at=(0, 0, 0), turn=0, hold=torch if hold else None))
    spots = [(-1.15, .1), (-.42, -.25), (.30, .05), (1.05, -.15), (-1.6, .9), (-.8, .8), (0, .7), (.72, .9), (1.5, .8), (-.4, 1.6), (.4, 1.7), (-1.2, 1.8), (1.1, 1.8), (1.9, 1.7), (-2.0, 1.8)]
    for i, (px, py) in enumerate(spots):
        copies(kinds[i % 4], [((px, py, -.18 + rnd.uniform(-.06, .06)), (0, 0, 90 + rnd.uniform(-22, 22)), rnd.uniform(.94, 1.04))])
    for k in kinds:
        k.location = (0, -30, -10)
    for x in (-1.0, .4, 1.2):
        lamp((x, .5, 2.3), 40, rgb('#FF9A40'), .1)
    camera((.15, -3.6, 1.5), (.15, 0, 1.62), 44)
    return spec


@shared('star_empires/warp_fleet', samples=24)
def warp_fleet():
    """Three streams of chevrons from three corners wind into one knot of light."""
    for turn, tint in ((152, rgb('#FF7AD0')), (34, rgb('#8A6AFF')), (-62, rgb('#6AC8FF'))):
        def at(k):
            a, r = math.radians(turn + 170 * k ** 2.2), 3.5 * (1 - k) ** .9 + .16
            return Vector((math.cos(a) * r * 1.15, -.5 + k, math.sin(a) * r * .92))
        pts = [at(i / 40) for i in range(41)]
        tube(pts, .05, glow(mix(tint, (1, 1, 1), .35), 3.4), taper=(.3, 1.5))
        tube(pts, .20, haze(tint, 1.7, 1.3), taper=(.4, 1.4))
        for i, k in enumerate((.17, .36, .53)):
            st = chevron((0, 0, 0), scale=.66 - .13 * i, tint=tint)
            st.location = at(k) + Vector((0, -.25, 0))
            towards(st, at(k + .02) - at(k), (0, -1, .55))
    ellipsoid((0, .5, 0), (.34, .34, .34), glow(rgb('#FFFFFF'), 7))
    ellipsoid((0, .6, 0), (1.0, 1.0, 1.0), haze(rgb('#E0C8FF'), 1.6, 3.2))
    ellipsoid((0, .8, 0), (2.0, 2.0, 2.0), haze(rgb('#A070FF'), .6, 3.0))
    lamp((0, -.4, 0), 260, rgb('#D8C0FF'), .3)
    lit_by(MOVE, (.2, -9.6, .2), (.2, 0, .05), 46, 8, .9, 1.0)
    return dict(sky_spec=dim(clouds(621, ('#141848', '#3A2A8A', '#C8B8FF'), 32, (.5, .5, .34), star=260), .7), glowing=1.1, streak=.05)


@shared('star_empires/scanners', samples=24)
def scanners():
    """From a mast a fan of light sweeps a field of rocks; the one rock that is a ship glows."""
    green = rgb('#A8FFC8')
    eye_at = Vector((2.6, 0, -1.45))
    m, d = plain(rgb('#6A7480'), .3, .8), plain(rgb('#2A3038'), .4, .6)
    upright([(-4.0, .30, .30, .30), (-2.5, .22, .22, .22), (-2.05, .10, .10, .10), (-1.45, .07, .07, .07)], m, (eye_at.x, 0, 0), ring=24)
    for z, w in ((-2.35, .62), (-2.05, .46), (-1.78, .30)):
        rod((eye_at.x - w, 0, z), (eye_at.x + w, 0, z), .035, d)
        for s in (1, -1):
            ellipsoid((eye_at.x + s * w, 0, z), (.06, .06, .06), glow(green, 4))
    ellipsoid(eye_at, (.16, .16, .16), glow(rgb('#FFFFFF'), 7))
    ellipsoid(eye_at, (.45, .45, .45), haze(green, 1.2, 3.0))
    a0, a1, far = 103, 158, 7.6
    for lo, hi, power in ((a0, a1, .16), (a0, a0 + 24, .14), (a0, a0 + 9, .4)):
        fan = [(0, 0, 0)] + [(math.cos(math.radians(a)) * far, 0, math.sin(math.radians(a)) * far) for a in np.linspace(lo, hi, 24)]
        mesh([eye_at + Vector((x, .5, z)) for x, _, z in fan], [(0, i, i + 1) for i in range(1, 24)], haze(green, power, 1.0), smooth=False)
    end = eye_at + Vector((math.cos(math.radians(a0)) * far, .4, math.sin(math.radians(a0)) * far))
    rod(eye_at, end, .03, glow(mix(green, (1, 1, 1), .4), 5), .02)
    for r in (1.7, 3.1, 4.5, 5.9):
        pts = [eye_at + Vector((math.cos(math.radians(a)) * r, .3, math.sin(math.radians(a)) * r)) for a in np.linspace(a0, a1, 30)]
        tube(pts, .014, glow(green, 2.4), smooth=False)
    rnd = random.Random(12)
    stones = rock(rgb('#54565E'), rgb('#1E2026'), 2.0)
    target = Vector((-.55, -.3, .75))
    for i in range(34):
        p = Vector((rnd.uniform(-5.2, 4.6), rnd.uniform(.8, 4.5), rnd.uniform(-2.4, 3.3)))
        if (p - target).xz.length > 1.15 and (p - eye_at).xz.length > 1.3:
            stone(p, rnd.uniform(.16, .52), stones, i)
    st = towards(chevron((0, 0, 0), scale=.80, tint=green, mat=plain(rgb('#C8E8D4'), .35, .2)), (-.9, .1, .30), (.15, -1, .45))
    st.location = target
    ellipsoid(target + Vector((0, .5, 0)), (1.3, 1.3, 1.3), haze(green, .8, 2.4))
    for a in range(4):
        torus(target + Vector((0, -.5, 0)), 1.22, .022, glow(rgb('#F0FFF4'), 3.4), axis='Y', part=(a * 90 + 22, a * 90 + 68), u=24, v=8)
    lit_by(green, (-.1, -10.4, .3), (-.1, 0, .25), 48, 9, .7, .8)
    lamp(target + Vector((.5, -1.6, .4)), 260, green, .3)
    for x, z in ((-2.6, 2.2), (-1.5, -.4), (.8, .6)):
        lamp((x, .4, z), 150, green, .3)
    return dict(sky_spec=dim(clouds(625, ('#0E2A2E', '#1E4A42', '#8AB8A0'), 20, (.4, .4, .36), star=200), .6), glowing=1.0, streak=.05)


@shared('star_empires/heavy_weapons', samples=26)
def heavy_weapons():
    """A gun as long as the picture, men like dots upon it; fire leaves its mouth to the right."""
    iron, dark, red = (hull(rgb(a), rgb(b), rgb('#14161A'), .5, .42, None, panel=1.6, tone=.55, dirt=.55, bump=.4) for a, b in (('#6A6E76', '#8A8078'), ('#3A3E46', '#4A4E56'), ('#8A4A2A', '#A8643A')))
    start = mark()
    barrel = loft([(-6.0, 1.30, 1.30, 1.30), (-3.6, 1.28, 1.28, 1.28), (-3.3, 1.02, 1.02, 1.02), (-.6, .88, .88, .88), (-.5, .74, .74, .74), (3.3, .62, .62, .62), (3.35, .86, .86, .86), (4.3, .90, .90, .90), (4.35, .78, .78, .78)], iron, ring=40, steps=1, auto=30)
    greeble(barrel, 150, .12, dark, 5, None, .4)
    for x, r in ((-4.2, 1.34), (-2.6, 1.06), (-1.7, 1.0), (.4, .80), (1.4, .78), (2.4, .74)):
        torus((x, 0, 0), r, .10, red, axis='X', u=64)
    for a in range(0, 360, 45):
        box((3.85, math.cos(math.radians(a)) * .9, math.sin(math.radians(a)) * .9), (.62, .10, .30), glow(BATTLE, 3.2), (a - 90, 0, 0), bevel=0)
    ellipsoid((4.5, 0, 0), (.30, .66, .66), glow(rgb('#FFE0B0'), 7))
    ellipsoid((4.9, 0, 0), (1.0, 1.0, 1.0), haze(BATTLE, 2.0, 2.6))
    ellipsoid((5.4, 0, 0), (2.0, 1.5, 1.5), haze(rgb('#FF5A28'), .9, 3.0))
    loft([(4.4, .45, .45, .45), (6, .30, .30, .30), (14, .16, .16, .16)], glow(rgb('#FFD8A0'), 5), ring=24, steps=1)
    loft([(4.4, .75, .75, .75), (14, .55, .55, .55)], haze(BATTLE, 2.4, 1.2), ring=24, steps=1)
    walk = plain(rgb('#20242A'), .5, .5)
    for lo, hi, z in ((-3.2, -.7, 1.18), (-.4, 3.2, .96)):
        box(((lo + hi) / 2, -.15, z), (hi - lo, .5, .05), walk, bevel=0)
        rod((lo, -.42, z + .24), (hi, -.42, z + .24), .016, walk, ring=6)
    suit = plain(rgb('#15171C'), .6)
    for x, z, lean in ((-2.7, 1.20, 0), (-1.9, 1.20, 8), (-1.2, 1.20, -6), (.0, .98, 10), (.9, .98, 0), (1.7, .98, -8), (2.7, .98, 12)):
        rod((x, -.15, z), (x + lean * .004, -.15, z + .34), .055, suit, .075, ring=10)
        ellipsoid((x + lean * .006, -.15, z + .42), (.07, .07, .075), suit, u=12, v=8)
        ellipsoid((x + .06, -.21, z + .43), (.03, .03, .03), glow(rgb('#FFD890'), 5), u=10, v=6)
    group(start, (-.95, .6, -.25), (0, -19, 9))
    muzzle = Vector((3.6, .9, 1.45))
    lamp(muzzle + Vector((.3, -1.0, .2)), 900, BATTLE, .4)
    area((4.8, 3.4, 4.2), (0, 0, .6), 2.0, 1500, rgb('#FF9A58'))
    lit_by(rgb('#FFB080'), (.4, -9.6, 1.2), (.45, 0, .22), 44, 9, .62, .7)
    return dict(sky_spec=clouds(627, ('#1E2430', '#5A3A2A', '#E8B080'), -24, (.6, .4, .4), light=[((.82, .26), .45, '#FF8A48', .8)]), glowing=1.1, streak=.06)


@shared('star_empires/boarding_parties', samples=32)
def boarding_parties():
    """From inside: a hole with molten edges bitten into the wall, three hooks clutch its rim, an armoured figure steps through."""
    from mathutils import noise
    cx, cz = .35, 1.42
    wall = hull(rgb('#4A525E'), rgb('#5E5A56'), rgb('#14181E'), .2, .6, None, panel=2.2, tone=.5, dirt=.6, bump=.2)
    n = 96
    edge = []
    for i in range(n):
        a = 2 * math.pi * i / n
        r = 1.30 + .16 * noise.noise(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, 3))) + .09 * noise.noise(Vector((math.cos(a) * 7, math.sin(a) * 7, 9)))
        edge.append(Vector((cx + math.cos(a) * r, .0, cz + math.sin(a) * r)))
    outer = [Vector((cx + (p.x - cx) * 6, 0, cz + (p.z - cz) * 6)) for p in edge]
    sheet = mesh(edge + outer, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], wall, smooth=False)
    sheet.modifiers.new('s', 'SOLIDIFY').thickness = .16
    tube([*edge, edge[0]], .05, glow(rgb('#FF7A28'), 4), smooth=False)
    tube([*edge, edge[0]], .16, haze(rgb('#FF6A20'), 1.4, 1.6), smooth=False)
    hook = plain(rgb('#0E1116'), .8)
    for a in (142, 90, 38):
        d = Vector((math.cos(math.radians(a)), 0, math.sin(math.radians(a))))
        c = Vector((cx, 0, cz))
        pts = [c + d * 1.0 + Vector((0, .9, 0)), c + d * 1.0 + Vector((0, .5, 0)), c + d * 1.04 + Vector((0, -.10, 0)), c + d * 1.24 + Vector((0, -.36, 0)), c + d * 1.50 + Vector((0, -.28, 0)), c + d * 1.66 + Vector((0, .02, 0))]
        tube(pts, .17, hook, taper=(.7, .16))
        tube([p + Vector((0, -.04, 0)) + d * .02 for p in pts[2:]], .05, plain(rgb('#8A929C'), .3, .8), taper=(1.0, .2))
    for at, turn, s in (((cx - .02, .25, .12), -84, .98), ((cx - .62, 1.9, .05), -76, .92), ((cx + .66, 2.1, .05), -100, .92)):
        t = trooper('starfleet', 'march' if s > .95 else 'ready', (0, 0), turn, s)
        t.location = at
        for ob in surfaces(t):
            if ob.data.materials[0].name.startswith('glow'):
                ob.data.materials[0] = glow(rgb('#FFB060'), 5)
    rnd = random.Random(6)
    for i in range(90):
        p = edge[rnd.randrange(n)] + Vector((0, -.1, 0))
        v = Vector((p.x - cx, -1.4, p.z - cz - .3)) * rnd.uniform(.1, .5)
        rod(p + v * .8, p + v, .012, glow(rgb('#FFD890'), 5), .002, ring=5)
    area((cx + .2, 4.2, 2.6), (cx, 0, 1.3), 1.6, 900, rgb('#FFB070'))
    area((cx - 1.6, 2.2, 3.0), (cx, .3, 1.4), .7, 300, rgb('#FFD0A0'))
    for a in range(0, 360, 60):
        lamp((cx + 1.25 * math.cos(math.radians(a)), -.35, cz + 1.25 * math.sin(math.radians(a))), 9, rgb('#FF8A38'), .1)
    area((-2.4, -3.0, 3.4), (cx, 0, 1.4), 1.2, 55, (.7, .8, 1))
    camera((.15, -4.3, 1.35), (.22, 0, 1.42), 40)
    mist(4.2, 3)
    return dict(sky_spec=dict(seed=629, star=0, big=0, light=[((.53, .48), .40, '#FFB060', 1.5)]), fog=dict(amount=.5, colour='#FF9A48', at=(.53, .48), r=.32, gain=1.3, light=.5), glowing=1.1, streak=.05)


@person('star_empires/science_officer', samples=15)
def science_officer():
    """Behind glass a scientist in a white coat, hair tied up, draws with one finger a figure of light."""
    wall = plain(rgb('#16222E'), .6, .2, .05, 4)
    box((0, 5, 2), (16, .2, 8), wall, bevel=0)
    white = cloth(rgb('#B8C2CC'), .4)
    figure('coat', rgb('#C8D0D8'), arms=(((.24, .10, -.16), (.46, .02, -.02)), 'chest'), hands=(((.1, .8, .5), (4, 78, 84, 88)), None), woman=True, head=dict(hair='bun', tint=rgb('#14100E'), turn=-10, nod=4), skin='bronze', at=(-.72, .30, 0), turn=-14, broad=.92)
    face_light(1.0, (.92, .96, 1), (-.7, .3, 1.5))
    disc = [(-.66 + .78 * math.cos(a), 2.2, 1.62 + .78 * math.sin(a)) for a in np.linspace(0, 6.283, 72)[:-1]]
    mesh(disc, [tuple(range(71))], glow(rgb('#CFEFFF'), 2.2), smooth=False)
    torus((-.62, 2.15, 1.62), .86, .014, glow(rgb('#9FD8FF'), 2.6), axis='Y', u=96, v=8)
    hand = Vector((-.185, .06, 1.415))
    o = Vector((.42, .0, 1.50))
    line, faint, hot = glow(rgb('#EAF8FF'), 5), glow(rgb('#7FC8FF'), 3), glow(rgb('#FFE0A0'), 5)

    def curve(f, r=.010, mat=line, n=80):
        tube([o + Vector((x, 0, z)) for x, z in (f(i / n) for i in range(n + 1))], r, mat, smooth=False)
    for r, t in ((.52, .34), (.40, .95), (.52, -.34)):
        curve(lambda k: (math.cos(6.283 * k) * r * math.cos(t) - math.sin(6.283 * k) * r * .32 * math.sin(t), math.cos(6.283 * k) * r * math.sin(t) + math.sin(6.283 * k) * r * .32 * math.cos(t)))
    for i in range(6):
        a = i * 1.047
        tube([o + Vector((math.cos(a) * .56, 0, math.sin(a) * .56)), o + Vector((math.cos(a + 1.047) * .56, 0, math.sin(a + 1.047) * .56))], .006, faint, smooth=False)
        ellipsoid(o + Vector((math.cos(a) * .56, 0, math.sin(a) * .56)), (.020, .020, .020), line, u=12, v=8)
    ellipsoid(o, (.055, .055, .055), hot)
    ellipsoid(o + Vector((0, .05, 0)), (.30, .30, .30), haze(rgb('#8FD0FF'), .8, 2.6))
    for j in range(5):
        curve(lambda k: (.66 + .26 * k, .36 - .17 * j + .035 * math.sin(6.283 * k * (j + 1)) * math.sin(3.1416 * k)), .006, faint, 60)
    for j in range(3):
        curve(lambda k: (-.42 + .9 * k, .70 + .0 * k + .05 * j * math.sin(12.57 * k)), .005, faint, 60)
    burst(hand, .05, rgb('#BFE8FF'), .8, 3)
    tube([hand, hand + Vector((.05, -.01, .03)), o + Vector((-.50, 0, .0))], .008, line)
    for s in (-1.45, 1.6):
        box((s, .02, 1.5), (.06, .08, 4), plain(rgb('#3A4A58'), .3, .7), bevel=.01)
    area((-1.9, 2.0, 2.7), (-.6, .6, 1.4), .8, 230, rgb('#BFE4FF'), 120)
    area((.9, 2.0, 2.4), (-.6, .6, 1.4), .7, 150, rgb('#9FC8FF'), 120)
    area((.42, -.4, 1.5), (-.6, .6, 1.3), .5, 9, rgb('#CFE8FF'))
    camera((.10, -3.5, 1.50), (.10, 0, 1.50), 52)
    mist(3.5, 4)
    return dict(sky_spec=dict(seed=633, star=0, big=0), fog=dict(amount=.5, colour='#4A8AC8', at=(.3, .42), r=.4, gain=1.0, light=.35), glowing=1.0, streak=.03)


@shared('star_empires/reconnaissance', samples=26)
def reconnaissance():
    """A small scout with its lamps out peers over the limb of somebody's world; its fan of light counts the ships that lie at anchor there."""
    blue = rgb('#6FC0FF')
    world = ellipsoid((1.2, 9.0, -5.6), (6.6, 6.6, 6.6), rock(rgb('#3A5A6A'), rgb('#14222C'), .5), u=96, v=64)
    start = mark()
    hullm, foil = plain(rgb('#7A8694'), .3, .7), plain(rgb('#C89A48'), .3, .7, .2, 10)
    loft([(-.55, .06, .05, .05), (-.4, .14, .10, .10), (.1, .16, .11, .11), (.5, .08, .07, .07), (.72, .02, .02, .02)], hullm, ring=24)
    wing([(.10, .15, -.35, .02, .03), (.55, -.15, -.45, .0, .015), (.62, -.30, -.50, .0, .004)], hullm)
    for s in (1, -1):
        box((-.1, s * .16, .02), (.34, .05, .05), foil, bevel=.01)
    torus((.0, 0, .26), .20, .02, foil, axis='Z', squash=.8, u=48)
    rod((0, 0, .08), (0, 0, .28), .018, hullm)
    ellipsoid((.66, 0, .02), (.05, .04, .04), glow(rgb('#FFFFFF'), 6))
    at = Vector((-1.35, -1.5, .92))
    group(start, at, (-12, 14, 34), 1.6)
    lens = at + Vector((.72, .50, -.18))
    for i, (x, y, z, s) in enumerate(((1.5, 6.4, 1.55, .34), (2.35, 6.8, 1.75, .40), (3.25, 6.6, 1.45, .34), (2.0, 7.4, 2.35, .30), (3.1, 7.6, 2.3, .30), (.75, 7.2, 1.95, .28))):
        start = mark()
        loft([(-1.1, .30, .20, .20), (-.4, .45, .22, .22), (.6, .30, .18, .18), (1.2, .04, .04, .04)], plain(rgb('#8A5A4A'), .4, .5), ring=20)
        wing([(.2, .3, -.7, 0, .08), (1.0, -.3, -.9, .1, .03)], plain(rgb('#6A4438'), .4, .5))
        for k in range(3):
            box((-.5 + .4 * k, -.40, .06), (.12, .04, .06), glow(rgb('#FFD080'), 4), bevel=0)
        group(start, (x, y, z), (8, 0, 160), s)
        rod(lens, (x, y - .4, z), .012, haze(mix(blue, (1, 1, 1), .3), 1.1, 1.0), .30 * s / .34, ring=24, caps=False)
        torus((x, y - .4, z), .46 * s / .34, .014, glow(blue, 3), axis='Y', u=48, v=6)
        for a in range(4):
            c, d = math.cos(a * math.pi / 2), math.sin(a * math.pi / 2)
            rod((x + c * .40 * s / .34, y - .4, z + d * .40 * s / .34), (x + c * .56 * s / .34, y - .4, z + d * .56 * s / .34), .014, glow(blue, 3), ring=6)
    camera((0, -8.0, 1.7), (.45, 2, 1.12), 44)
    area((-6, 2, 6), at, 1.6, 900, (1, .93, .84))
    area((-3.5, -6, 4), at, 1.2, 320, (.9, .95, 1))
    area((7, 12, 8), (2, 7, 1), 3, 5200, rgb('#8FC8FF'))
    area((-4, 4, 8), (2, 7, 1.6), 2, 2600, (1, .9, .8))
    return dict(sky_spec=clouds(637, ('#0E1E48', '#1E4A8A', '#BFE0FF'), -10, (.5, .55, .3), star=300, light=[((.70, .50), .30, '#4A9AE0', .7)]), glowing=1.1, streak=.06)


def ray(foot, top, tint, power, rows=14):
    """A fan of light that fades upwards: foot and top are (x, y, z, half width)."""
    verts = []
    for k in range(rows + 1):
        x, y, z, w = (a + (b - a) * k / rows for a, b in zip(foot, top))
        verts += [(x - w, y, z), (x + w, y, z)]
    mesh(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(rows)], haze(tint, power, .4, ('Z', top[2] - .05, foot[2] - .25)), smooth=False)


@shared('star_empires/special', samples=96)
def empire_special():
    """Six blades of crystal, each in an empire's colour, stand in a star around one white heart."""
    for i, empire in enumerate(('federation', 'cardassian', 'klingon', 'ferengi', 'borg', 'romulan')):
        c, a = rgb(CREST_LIGHT[empire]), math.radians(90 - 60 * i)
        out, start = Vector((math.cos(a), 0, math.sin(a))), mark()
        loft([(.50, .06, .04, .04), (.92, .44, .34, .34), (2.30, .005, .005, .005)], plain(mix(c, (0, 0, 0), .15), .30, .1), ring=4, power=1.0, steps=1, auto=10)
        rod((.60, 0, .14), (.92, 0, .32), .016, glow(mix(c, (1, 1, 1), .5), 3), ring=8)
        rod((.92, 0, .32), (2.28, 0, .02), .018, glow(mix(c, (1, 1, 1), .4), 3), .004, ring=8)
        group(start, (0, 0, 0), (0, -math.degrees(a), 0)).rotation_euler = Matrix((out, Vector((-out.z, 0, out.x)), Vector((0, -1, 0)))).transposed().to_euler()
        lamp(out * 1.5 + Vector((0, -.9, 0)), 40, mix(c, (1, 1, 1), .45), .2)
    torus((0, -.02, 0), .46, .045, plain(rgb('#E8D8A8'), .25, .9), axis='Y', u=48, v=10)
    torus((0, .35, 0), 1.55, .045, plain(rgb('#9A8A60'), .3, .9), axis='Y', u=120, v=10)
    ellipsoid((0, -.06, 0), (.30, .20, .30), glow(rgb('#FFFFFF'), 5), u=32, v=16)
    ellipsoid((0, -.1, 0), (.60, .3, .60), haze(rgb('#F4F0FF'), .5, 2.4))
    camera((0, -9.6, .0), (0, 0, 0), 46)
    area((-4, -5, 5), (0, 0, 0), 1.6, 420, (1, .96, .9))
    area((4.5, 2.0, 3.0), (0, 0, 0), 1.6, 380, (.75, .85, 1))
    area((-4.5, 2.0, -3.0), (0, 0, 0), 1.6, 260, (1, .8, .7))
    return dict(sky_spec=dict(seed=639, star=90, big=2, light=[((.5, .5), .42, '#232A48', 1.1)]), glowing=1.0, streak=.05)


CREST_LIGHT = {'federation': '#4C9BFF', 'klingon': '#FF4A38', 'romulan': '#35E08E', 'ferengi': '#FFC050', 'cardassian': '#B070FF', 'borg': '#A8FF4A'}
CREST_GROUND = {'federation': '#2A3A8A', 'klingon': '#14404E', 'romulan': '#3A1C66', 'ferengi': '#4A1030', 'cardassian': '#0E3E42', 'borg': '#3A2A22'}
# From where one sees the shrine: no two empires' alike.
CREST_VIEW = {'federation': (2.6, -6.9, 2.2), 'klingon': (-2.9, -6.9, 1.1), 'romulan': (.2, -7.3, 2.9), 'ferengi': (3.5, -6.4, 1.5), 'cardassian': (-1.2, -7.4, .75), 'borg': (-3.6, -6.3, 2.6)}


def federation_hall():
    """Tall windows; stars and a world are behind it (the sky)."""
    m = plain(rgb('#8A9AB8'), .4, .4)
    for x in (-.9, 2.0, -3.8):
        rod((x, 4.2, -2), (x, 4.2, 5), .09, m)


def klingon_hall():
    """Leaning pillars of grey stone, two bowls of fire."""
    stone_ = plain(rgb('#3A4A52'), .8, 0, .3, 5)
    for i, x in enumerate((-3.6, -1.2, 1.4, 4.2)):
        box((x, 3.6 + .4 * (i % 2), 1.2), (.9, .9, 7), stone_, (0, (12, -10, 12, -10)[i], 20), bevel=.06)
    for x in (-2.9, 3.3):
        upright([(-1.2, .05, .05, .05), (.3, .08, .08, .08), (.6, .42, .42, .42)], plain(rgb('#2A1A18'), .4, .6), (x, 1.6, 0), ring=16, steps=2)
        ellipsoid((x, 1.6, .95), (.24, .24, .46), glow(rgb('#FFA040'), 4))
        ellipsoid((x, 1.6, 1.1), (.5, .5, .8), haze(rgb('#FF5A20'), 1.2, 2.0))
        lamp((x, 1.4, 1.2), 160, rgb('#FF7A30'), .2)


def romulan_hall():
    """Violet drapes, parted where the light comes in."""
    for s in (1, -1):
        for i in range(9):
            loft([(-3, .30, .34, .34), (4, .24, .26, .26)], cloth(rgb('#4A2A7A'), .4), at=(0, 0, 0), ring=16, steps=1).data.transform(
                Matrix.Translation((s * (1.3 + .52 * i), 3.2 + .18 * (i % 2), 1)) @ Matrix.Rotation(math.radians(-90), 4, 'Y'))
    box((0, 5, 1), (2.8, .05, 8), glow(rgb('#E0D0FF'), .5), bevel=0)


def ferengi_hall():
    """Heaps of coins and bars."""
    gold, dark, rnd = plain(rgb('#8A6020'), .35, .8), plain(rgb('#4A2A18'), .45, .6), random.Random(4)
    for x in (-3.4, -2.3, 2.4, 3.5, 4.4, -4.4):
        for k in range(rnd.randint(7, 20)):
            rod((x + rnd.gauss(0, .03), 1.6, -1.0 + .13 * k), (x + rnd.gauss(0, .03), 1.6, -.90 + .13 * k), .46, gold if k % 2 else dark, ring=28)
    for j in range(6):
        for i in range(11 - j):
            box((-5.4 + 1.08 * i + .54 * j, 3.4, -.8 + .5 * j), (1.0, .8, .42), gold if (i + j) % 3 else dark, bevel=.06)


def cardassian_hall():
    """Plates that lean together to an arch, lamps along their edges."""
    h, a, d, g = ochre()
    for s in (1, -1):
        for i in range(4):
            box((s * (4.6 - .75 * i), 2.4 + .5 * i, 1.0 + .5 * i), (.6, .8, 6.5), (h, a)[i % 2], (0, s * -17, 0), bevel=.05)
            box((s * (4.25 - .75 * i), 2.0 + .5 * i, 1.0 + .5 * i), (.07, .06, 5), glow(g, 2.6), (0, s * -17, 0), bevel=0)


def borg_hall():
    """A wall of cells, some of them lit."""
    m, core, g = struts()
    lattice((-2.6, 3.4, 1.6), (4.6, .8, 5.6), .9, m, core, 71)
    lattice((3.4, 2.6, 1.2), (3.6, .8, 4.6), .9, m, core, 75)


HALLS = {'federation': federation_hall, 'klingon': klingon_hall, 'romulan': romulan_hall, 'ferengi': ferengi_hall, 'cardassian': cardassian_hall, 'borg': borg_hall}


def drawer():
    """A black chest, its one drawer pulled out toward us; the drawer's mouth at y = -.9, z = 0."""
    shell, trim = plain(rgb('#30343E'), .30, .6, .03, 30), plain(rgb('#8A929C'), .25, .9)
    box((0, .75, -.60), (3.7, 1.7, 1.1), shell, bevel=.08)
    for s in (1, -1):
        box((s * 1.72, .75, -.60), (.30, 1.78, 1.16), trim, bevel=.04)
        box((s * 1.50, -.85, -.22), (.12, 1.7, .44), shell, bevel=.03)
    box((0, -1.72, -.26), (3.5, .16, .60), shell, bevel=.04)
    box((0, -1.81, -.20), (3.3, .03, .06), trim, bevel=.01)
    box((0, -1.83, -.34), (.9, .08, .12), trim, bevel=.04)
    box((0, -.85, -.42), (3.1, 1.7, .04), plain(rgb('#1A1C22'), .8), bevel=0)
    box((0, 0, -1.22), (30, 30, .1), plain(rgb('#14161C'), .12, .4), bevel=0)


@of_each('star_empires/special', samples=28, factions=('federation', 'klingon', 'romulan', 'ferengi', 'cardassian', 'borg'))
def special_of_an_empire(empire):
    """A drawer is pulled out of a chest in an empire's hall: in one light, its own, the empire's crest rises out of it."""
    c = rgb(CREST_LIGHT[empire])
    HALLS[empire]()
    drawer()
    start = mark()
    CRESTS[empire]()
    group(start, (0, -.85, .30), (0, -90, 90), .66)
    ray((0, -.80, -.30, 1.3), (0, -.30, 3.4, 2.3), c, .5)
    ellipsoid((0, -.85, -.15), (1.4, .75, .12), haze(mix(c, (1, 1, 1), .5), 2.0, 1.6))
    rnd = random.Random(7)
    for _ in range(46):
        p = (rnd.gauss(0, .9), rnd.uniform(-1.4, -.4), rnd.uniform(-.1, 2.6))
        ellipsoid(p, (rnd.uniform(.010, .024),) * 3, glow(mix(c, (1, 1, 1), .5), 4), u=6, v=4)
    lamp((0, -.95, .05), 130, c, .2)
    lamp((0, -2.4, 1.0), 90, mix(c, (1, 1, 1), .6), .3)
    camera(CREST_VIEW[empire], (.05, -.5, 1.06), 34)
    area((-4, 2.2, 4.5), (0, -.8, 1), 1.6, 700, mix(c, (1, 1, 1), .5))
    area((4.5, 2.2, 3.5), (0, -.8, 1), 1.6, 700, mix(c, (1, 1, 1), .35))
    area((-2.5, -6, 4.5), (0, -.8, .9), 1.6, 520, (1, .95, .88))
    mist(8, 7)
    world = [dict(at=(.30, .42), r=.24, seed=4, colours=('#0e3a72', '#3e6a44', '#b8a47a'), light=(-.5, -.6, .5), air='#7FB8FF', clouds=.4)] if empire == 'federation' else []
    return dict(sky_spec=dict(seed=639, star=160 if world else 40, big=3 if world else 0, planets=world, light=[((.5, .32), .62, CREST_GROUND[empire], 1.3)]), fog=dict(amount=.5, colour=CREST_GROUND[empire], light=.5), glowing=1.0, streak=.04)


@shared('star_empires/intelligence', samples=26)
def intelligence():
    """Out of a fan of dark cards that are somebody else's a black glove draws the one that matters: it is lit, and a fleet is on it."""
    back, edge, line = plain(rgb('#1E2048'), .45, .2), plain(rgb('#3A3E6A'), .35, .5), glow(rgb('#7A7CFF'), .9)

    def card(at, turn, lit=False, size=1.0):
        st = mark()
        box((0, 0, 0), (1.50, .05, 2.10), plain(rgb('#E8E4D4'), .6) if lit else edge, bevel=.02)
        if lit:
            box((0, -.03, 0), (1.32, .02, 1.92), glow(rgb('#BFE0FF'), 1.5), bevel=0)
            ink = plain(rgb('#0A1230'), .8)
            for x, z, s in ((0, .22, 1.0), (-.36, -.42, .55), (.36, -.42, .55)):
                ship_ = mark()
                loft([(-.50, .07, .03, .03), (-.1, .12, .03, .03), (.3, .07, .03, .03), (.62, .01, .02, .02)], ink, ring=16, steps=3)
                wing([(.06, .12, -.40, 0, .02), (.46, -.30, -.52, 0, .02)], ink)
                group(ship_, (x, -.06, z), (90, -90, 0), s)
        else:
            box((0, -.03, 0), (1.34, .02, 1.94), back, bevel=0)
            for k in (.0, .16):
                for s in (1, -1):
                    box((s * (.58 - k), -.045, 0), (.022, .01, 1.76 - 2 * k), line, bevel=0)
                    box((0, -.045, s * (.88 - k)), (1.18 - 2 * k, .01, .022), line, bevel=0)
            box((0, -.045, 0), (.36, .012, .36), line, (0, 45, 0), bevel=0)
        group(st, at, (0, turn, 0), size)
    pivot = Vector((-.35, .5, -3.75))
    for i, a in enumerate((-38, -23, -8, 22, 37)):
        d = Vector((math.sin(math.radians(a)), 0, math.cos(math.radians(a))))
        card(pivot + d * 3.05 + Vector((0, -.10 * i, 0)), a)
    card((.22, -.55, .28), 8, True, 1.08)
    lamp((.22, -1.5, .2), 110, rgb('#BFD8FF'), .4)
    start = mark()
    big_hand(plain(rgb('#1C1E28'), .34, 0, .04, 40), cuff=plain(rgb('#3A3CA8'), .5), fingers=(30, 36, 42, 48), thumb=44, spread=4)
    group(start, (1.72, -.62, 2.42), (18, 38, 178), 11.5)
    area((3.4, -3.6, 3.6), (1.0, -.4, 1.4), 1.2, 260, rgb('#D8D0FF'), 60)
    area((4.5, 3.0, 3.5), (.6, 0, .6), 1.4, 700, rgb('#8A8CFF'))
    area((-4.5, 3.0, 2.5), (-.4, 0, -.6), 1.4, 520, rgb('#6A7CFF'))
    area((-3.0, -5.0, 1.5), (-.4, 0, -.8), 1.4, 330, rgb('#AFC0FF'))
    camera((.15, -9.4, .55), (.12, 0, .12), 50)
    mist(9, 6)
    return dict(sky_spec=dict(seed=641, star=0, big=0, light=[((.52, .42), .42, '#4A4ABA', 1.0), ((.53, .42), .20, '#8FA8FF', .5)]), glowing=1.3, streak=.03)


@shared('star_empires/security', samples=28)
def security():
    """A round vault door, shut: eight bolts, a wheel of three spokes, light only at its seam."""
    def metal(a, b):
        return hull(rgb(a), rgb(b), rgb('#14181E'), .6, .34, None, panel=1.2, tone=.3, dirt=.4, bump=.2)
    door, frame_m, bolt_m, dark = metal('#7A8694', '#96A2B0'), metal('#3A4450', '#465260'), plain(rgb('#C8D0D8'), .22, .9), plain(rgb('#171B21'), .4, .6)
    box((0, 1.15, 0), (16, .5, 9), metal('#262E38', '#303A46'), bevel=0)
    torus((0, .75, 0), 2.36, .34, frame_m, axis='Y', squash=1.6, u=120)
    torus((0, .42, 0), 2.03, .035, glow(ANSWER, 5), axis='Y', u=160, v=8)
    torus((0, .36, 0), 2.03, .22, haze(ANSWER, 1.4, 1.8), axis='Y', u=160, v=14)

    def drum(rows, mat):
        upright(rows, mat, ring=96, steps=1).data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    drum([(-.6, 1.94, 1.94, 1.94), (.0, 1.94, 1.94, 1.94), (.12, 1.84, 1.84, 1.84)], door)
    drum([(.1, 1.30, 1.30, 1.30), (.24, 1.26, 1.26, 1.26), (.30, 1.16, 1.16, 1.16)], frame_m)
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        d = Vector((math.cos(a), 0, math.sin(a)))
        rod(d * 1.05 + Vector((0, -.30, 0)), d * 2.42 + Vector((0, -.30, 0)), .125, bolt_m, ring=24)
        box(d * 1.62 + Vector((0, -.22, 0)), (.34, .34, .42), dark, (0, -math.degrees(a), 0), bevel=.04)
        box(d * 2.42 + Vector((0, -.10, 0)), (.30, .62, .46), frame_m, (0, -math.degrees(a), 0), bevel=.05)
        ellipsoid(d * 1.62 + Vector((0, -.44, 0)), (.045, .03, .045), glow(ANSWER, 5), u=12, v=8)
    torus((0, -.75, 0), .72, .075, bolt_m, axis='Y', u=72)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        rod((0, -.75, 0), (math.cos(a) * .72, -.75, math.sin(a) * .72), .07, bolt_m)
    rod((0, -.2, 0), (0, -.9, 0), .20, dark)
    ellipsoid((0, -.92, 0), (.09, .05, .09), glow(ANSWER, 4))
    for i in range(12):
        a = math.radians(30 * i)
        lamp((2.03 * math.cos(a), .1, 2.03 * math.sin(a)), 14, ANSWER, .1)
    lit_by(rgb('#8FE8E0'), (2.3, -7.6, 1.3), (-.02, 0, .02), 40, 7, 1.1, .8)
    area((1.5, -7, 5), (0, 0, 0), 3, 500, (.9, .95, 1))
    return dict(sky_spec=dict(seed=643, star=0, big=0), glowing=1.0, streak=.05)


@shared('star_empires/strong_hull', samples=26)
def strong_hull():
    """A torpedo crumples on thick plates of armour, sparks all around; the plates have a glowing dent and hold."""
    from mathutils import noise
    plate = [hull(rgb(a), rgb(b), rgb('#14181E'), .55, .36, None, panel=1.1, tone=.35, dirt=.35, bump=.25) for a, b in (('#8A97A6', '#A8B4C0'), ('#7A8796', '#98A4B0'), ('#95A1AE', '#B0BAC4'))]
    rivet, dark = plain(rgb('#C8D0D8'), .25, .9), plain(rgb('#14171C'), .5, .4)
    start = mark()
    rnd = random.Random(8)
    box((-1.6, 0, 0), (1.2, 9, 9), dark, bevel=0)
    r = 1.12
    for col in range(-3, 4):
        for k in range(-3, 4):
            y, z = 1.5 * r * col, 1.732 * r * (k + (.5 if col % 2 else 0)) - .08
            x = -.80 - .014 * (y * y + z * z)
            loft([(x, r * .94, r * .94, r * .94), (x + .42, r * .95, r * .95, r * .95), (x + .52, r * .87, r * .87, r * .87)], plate[rnd.randrange(3)], ring=6, steps=1, at=(0, y, z), auto=20)
            for a in range(6):
                ellipsoid((x + .52, y + r * .72 * math.cos(a * 1.047), z + r * .72 * math.sin(a * 1.047)), (.05, .065, .065), rivet, u=14, v=8)
    at = (-.30, 0, -.08)
    for r, power in ((.50, 3.2), (.78, 1.6)):
        torus(at, r, .05, glow(rgb('#FF7A28'), power), u=72, v=8)
    ellipsoid((-.34, 0, -.08), (.05, .50, .50), glow(rgb('#FF9A48'), 2.6))
    for k in range(9):
        a = k * .698 + rnd.uniform(-.2, .2)
        long = rnd.uniform(1.0, 1.7)
        tube([(-.33, math.cos(a) * .5, math.sin(a) * .5 - .08), (-.33, math.cos(a + .12) * long * .75, math.sin(a + .12) * long * .75 - .08), (-.34, math.cos(a) * long, math.sin(a) * long - .08)], .024, glow(rgb('#FF8A38'), 2.6), smooth=False, taper=(1, .2))
    case, red = plain(rgb('#3A4048'), .30, .75, .03, 20), plain(rgb('#B8341E'), .35, .3)
    body = loft([(-.22, .30, .30, .30), (-.12, .66, .60, .62), (.04, .40, .44, .40), (.22, .74, .66, .70), (.40, .44, .46, .44), (.60, .66, .62, .60), (.80, .46, .46, .46), (1.05, .52, .52, .52), (3.1, .52, .52, .52), (3.5, .44, .44, .44), (3.7, .30, .30, .30)], case, ring=64, steps=4)
    for v in body.data.vertices:
        bent = max(0, 1.1 - v.co.x)
        v.co += Vector((.10, .22, .22)) * bent * noise.noise(v.co * 2.6) * 1.2
        v.co.z += .12 * bent * bent
    for x in (1.45, 2.1, 2.75):
        torus((x, 0, 0), .53, .055, red, u=64)
    torus((1.15, 0, 0), .54, .03, glow(rgb('#FF5A38'), 2.6), u=64, v=8)
    for a in range(4):
        part = wing([(.40, 3.0, 3.7, 0, .05), (1.05, 3.5, 4.0, 0, .03)], red, mirror=False)[0]
        part.data.transform(Matrix.Rotation(math.radians(90 * a + 45), 4, 'X'))
    for _ in range(90):
        v = Vector((abs(rnd.gauss(.5, .5)), rnd.gauss(0, 1), rnd.gauss(.1, 1))).normalized() * rnd.uniform(.7, 2.4)
        p = Vector((-.15, 0, -.05))
        rod(p + v * .72, p + v, .020, glow(rgb('#FFD890'), 4.5), .003, ring=5)
    for _ in range(26):
        v = Vector((abs(rnd.gauss(.6, .4)), rnd.gauss(0, 1), rnd.gauss(.2, 1))).normalized() * rnd.uniform(.9, 2.0)
        box(v, [rnd.uniform(.05, .16), rnd.uniform(.04, .12), .02], case, [rnd.uniform(0, 360) for _ in range(3)], bevel=0)
    ellipsoid((-.1, 0, 0), (.5, 1.5, 1.5), haze(rgb('#FF8A38'), .35, 3.0))
    for y, z in ((0, 1.0), (-1.1, -.4), (.8, -.7)):
        lamp((.5, y, z), 60, rgb('#FF9A48'), .2)
    group(start, (-.55, 0, .05), (0, -4, -40))
    lit_by(rgb('#BFD8FF'), (.2, -10.0, 2.2), (.10, 0, .05), 47, 9, .8, 1.1)
    area((5.5, 5.0, 3.5), (.5, 0, 0), 2.0, 2200, (1, .84, .62))
    return dict(sky_spec=dim(clouds(631, STEEL, -16, (.7, .3, .36), light=[((.80, .20), .34, '#FFC890', .6)]), .8), glowing=1.0, streak=.04)


@shared('star_empires/peace_treaty', samples=28)
def peace_treaty():
    """Out of a great gun's muzzle a branch with white blossoms has grown, against a pale morning."""
    iron, ring_m = hull(rgb('#4A5260'), rgb('#626C7C'), rgb('#14181E'), .5, .38, None, panel=1.4, tone=.4, dirt=.5, bump=.3), hull(rgb('#2E343E'), rgb('#3E4652'), rgb('#101318'), .6, .36, None, panel=2.0, tone=.3, dirt=.4)
    start = mark()
    loft([(-9, 1.30, 1.30, 1.30), (-4.2, 1.20, 1.20, 1.20), (-4.0, 1.02, 1.02, 1.02), (-1.3, .94, .94, .94), (-1.25, 1.18, 1.18, 1.18), (-.1, 1.22, 1.22, 1.22), (0, 1.14, 1.14, 1.14), (0, .80, .80, .80), (-.2, .74, .74, .74), (-2.6, .72, .72, .72)], iron, ring=56, steps=1, auto=30)
    for x, r in ((-3.6, 1.04), (-2.4, 1.0), (-1.6, .98)):
        torus((x, 0, 0), r, .09, ring_m, u=72)
    for a in range(0, 360, 45):
        box((-.66, math.cos(math.radians(a)) * 1.19, math.sin(math.radians(a)) * 1.19), (.70, .16, .34), ring_m, (a - 90, 0, 0), bevel=.03)
    root = group(start, (-.10, -.8, -.50), (0, -9, -48))
    bpy.context.view_layer.update()

    def spot(*p):
        return root.matrix_world @ Vector(p)
    bark, leaves = plain(rgb('#4A3824'), .8, 0, .4, 14), [plain(rgb(c), .5, 0, .1, 10) for c in ('#4E7A2A', '#6A962E', '#3A5E22')]
    stems = [[spot(-.9, 0, -.35), spot(-.1, .05, -.1), spot(.45, 0, .35), spot(.75, .10, 1.05), spot(.65, .05, 1.75)],
             [spot(.30, 0, .20), spot(.85, .40, .42), spot(1.15, .75, .95)], [spot(.25, 0, .15), spot(.75, -.55, .20), spot(1.05, -1.05, .60)]]
    rnd = random.Random(5)
    for j, pts in enumerate(stems):
        tube(pts, .06 if j == 0 else .04, bark, taper=(1.4, .4))
        way = smooth_rows([tuple(p) for p in pts], 8)
        for k in range(6, len(way) - 1, 4):
            p, t = Vector(way[k]), (Vector(way[k + 1]) - Vector(way[k - 1])).normalized()
            for s in (1, -1):
                y = (t * .6 + t.cross(Vector((0, 1, 0))) * s + Vector((0, rnd.uniform(-.5, -.1), 0))).normalized()
                st = mark()
                wing([(.0, .02, -.02, 0, .01), (.12, .075, -.075, .02, .012), (.28, .07, -.07, .02, .010), (.44, .01, -.01, -.02, .004)], rnd.choice(leaves), steps=3, mirror=False, sharp=False)
                ob = group(st, p, (0, 0, 0), rnd.uniform(.9, 1.25))
                x = y.cross(Vector((rnd.uniform(-.3, .3), -1, rnd.uniform(-.3, .3)))).normalized()
                ob.rotation_euler = Matrix((x, y, x.cross(y))).transposed().to_euler()
    petal, heart = plain(rgb('#F6EEE4'), .6, 0, .05, 6), glow(rgb('#FFD860'), 1.4)

    def blossom(at, size, ahead):
        st = mark()
        for k in range(6):
            ob = ellipsoid((0, 0, 0), (.36, .24, .045), petal, (0, -22, 0), u=24, v=14)
            ob.data.transform(Matrix.Rotation(math.radians(60 * k), 4, 'Z') @ Matrix.Translation((.38, 0, .06)))
        ellipsoid((0, 0, .07), (.15, .15, .10), heart, u=20, v=12)
        for k in range(9):
            a = k * .698
            ellipsoid((.19 * math.cos(a), .19 * math.sin(a), .15), (.025, .025, .025), heart, u=8, v=6)
        ob = group(st, at, (0, 0, 0), size)
        ob.rotation_euler = Vector(ahead).to_track_quat('Z', 'Y').to_euler()
    blossom(spot(.55, -.10, .05), 1.15, (.25, -1, .35))
    blossom(spot(.68, .05, 1.80), .92, (-.15, -1, .45))
    blossom(spot(1.15, .78, 1.0), .70, (.55, -1, .40))
    blossom(spot(1.05, -1.08, .66), .66, (-.45, -1, .30))
    area((4.5, 4.5, 3.6), (0, 0, .2), 2.0, 2600, (1, .86, .62))
    area((-5, 3.5, 2.5), (0, 0, 0), 1.6, 700, (.75, .88, 1))
    area((-2.8, -6.5, 4.0), (.2, -1, .0), 2.0, 900, (1, .96, .90))
    lamp(spot(1.6, -.2, .9), 26, (1, .95, .86), .4)
    camera((.15, -9.6, .9), (.10, 0, .10), 46)
    return dict(sky_spec=clouds(645, ('#4A6A7A', '#C8A878', '#FFF0D0'), -14, (.55, .55, .7), star=0, big=0, light=[((.74, .34), .42, '#FFE8B8', 1.0), ((.4, .6), .8, '#6A8A90', .35)]), rays=dict(at=(.76, .30), amount=.25), glowing=.8, streak=0)


@shared('star_empires/steal', samples=28)
def steal():
    """Out of the dark a black glove lifts a gold coin off a lit heap."""
    gold, dark = plain(rgb('#E8B840'), .24, .9), plain(rgb('#8A6420'), .35, .8)
    rnd = random.Random(8)

    def money(at, rot, size=1.0):
        st = mark()
        rod((0, 0, -.05), (0, 0, .05), .42, gold, ring=40, bevel=.012)
        torus((0, 0, .05), .32, .018, dark, axis='Z', u=40, v=6)
        rod((0, 0, .0), (0, 0, .065), .15, dark, ring=6)
        group(st, at, rot, size)
    for x, y, n in ((-1.9, .2, 5), (-1.0, .5, 9), (-1.35, -.75, 3), (-.1, .9, 7), (-2.6, .9, 7), (.6, .3, 2), (-.35, -.4, 5), (-2.5, -.5, 2), (.95, 1.1, 4)):
        for k in range(n):
            money((x + rnd.gauss(0, .025), y + rnd.gauss(0, .025), -1.62 + .112 * k), (rnd.gauss(0, 1.5), rnd.gauss(0, 1.5), rnd.uniform(0, 60)))
    for _ in range(16):
        money((rnd.uniform(-3.0, 1.4), rnd.uniform(-1.6, .2), -1.62 + rnd.uniform(0, .06)), (rnd.gauss(0, 6), rnd.gauss(0, 6), 0))
    box((0, 0, -1.74), (60, 60, .1), plain(rgb('#030202'), .9), bevel=0)
    start = mark()
    big_hand(plain(rgb('#20232C'), .34, 0, .04, 40), cuff=plain(rgb('#B01E30'), .5), fingers=(30, 36, 42, 48), thumb=44, spread=4)
    group(start, (1.75, -.45, 1.72), (18, 34, 178), 12.5)
    money((.55, -.80, .20), (78, 10, 10), 1.25)
    lamp((.2, -1.6, -.6), 18, rgb('#FFC860'), .3)
    area((3.2, -4.0, 3.2), (1.2, -.4, 1.0), 1.2, 170, rgb('#FF8A98'), 50)
    lamp((-.6, -1.8, .4), 60, rgb('#FFD070'), .3)
    mist(9, 6)
    lit_by(rgb('#FFD890'), (.1, -8.6, 1.3), (.08, 0, -.12), 46, 7, .7, .9)
    return dict(sky_spec=dict(seed=649, star=0, big=0, light=[((.36, .55), .5, '#4A3008', 1.3), ((.78, .3), .40, '#6A0E22', 1.2)]), glowing=1.0, streak=.04)


def anybodys(length=1.0):
    """A larger ship of no empire: a long body between two pairs of plates."""
    h = hull(rgb('#9AA4B2'), rgb('#6A7484'), rgb('#2A313C'), .35, .36, rgb('#FFE8B8'), panel=1.4, tone=.4, dirt=.35)
    greeble(loft([(-3.0 * length, .42, .34, .30), (-2.3 * length, .62, .46, .40), (-.4, .52, .40, .36), (1.4, .40, .30, .28), (3.0 * length, .03, .03, .03)], h, power=1.7, ring=36, steps=4), 90, .08, h, 4, None, .4)
    wing([(.3, .7, -2.0, .0, .20), (1.2, -.2, -2.3, .04, .14), (2.1, -1.5, -2.8, .10, .03)], h)
    wing([(.2, 2.2, 1.1, .0, .14), (.9, 1.5, .8, .02, .04)], h)
    for y in (.30, -.30):
        ellipsoid((-3.0 * length, y, 0), (.08, .22, .20), glow(ENIGMA, 6))


@shared('star_empires/warp_core_breach', samples=26)
def warp_core_breach():
    """From above: a ship tears in the middle, a disc of blue-white light grows through the gap."""
    hit = broken(anybodys, -.1, [(0, 0, .5, .38), (.8, 0, .3, .14), (-.8, 0, .3, .14)], (0, 0, 30), .80, apart=2.1, fold=9, seed=5)
    ice = rgb('#BFE0FF')
    start = mark()
    for r, w, power in ((.8, .04, 4.5), (1.5, .03, 4), (2.35, .045, 4.5)):
        torus((0, 0, 0), r, w, glow(mix(ice, (1, 1, 1), .4), power), axis='Z', u=160, v=8)
        torus((0, 0, 0), r - .06, .16, haze(rgb('#5FA8FF'), 1.0, 1.8), axis='Z', squash=.3, u=160, v=12)
    for lo, hi, power in ((.2, .8, .55), (.8, 1.5, .28), (1.5, 2.35, .12)):
        n = 96
        pts = [(math.cos(6.2832 * i / n) * r, math.sin(6.2832 * i / n) * r, 0) for r in (lo, hi) for i in range(n)]
        mesh(pts, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], haze(rgb('#7FBFFF'), power, .6), smooth=False)
    rnd = random.Random(3)
    for i in range(64):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(.5, 2.0)
        d = Vector((math.cos(a), math.sin(a), 0))
        rod(d * r, d * (r + rnd.uniform(.2, .9)), .012, glow(rgb('#F0F8FF'), 4), .002, ring=5)
    group(start, (0, 0, .05), (16, -22, 0))
    ellipsoid((0, 0, .1), (.22, .22, .22), glow(rgb('#FFFFFF'), 8))
    ellipsoid((0, 0, .1), (.65, .65, .65), haze(rgb('#DCEEFF'), 1.4, 3.0))
    shards((0, 0, .3), 60, plain(rgb('#6A7484'), .4, .6), 1.3)
    lamp((0, -.2, .8), 220, ice, .3)
    lit_by(rgb('#8FC4FF'), (.3, -4.6, 9.0), (.12, 0, 0), 48, 8, .45, .8)
    return dict(sky_spec=dim(clouds(651, ('#1A1030', '#4A1E4A', '#C87AA0'), 24, (.5, .5, .4), star=200), .55), glowing=1.1, streak=.08)


@shared('star_empires/increase_production', samples=26)
def increase_production():
    """An endless belt of half-built chevrons under welding arms, on to a bright gate."""
    amber, steel_m, dark = rgb('#FFA040'), plain(rgb('#5A4A40'), .4, .6), plain(rgb('#1E1C20'), .4, .6)
    bare = hull(rgb('#A89A8A'), rgb('#C87A3A'), rgb('#3A2A20'), .4, .4, None, panel=1.4, tone=.6, dirt=.5)
    box((9, 0, -.55), (34, 2.7, .18), dark, bevel=.02)
    for s in (1, -1):
        box((9, s * 1.42, -.46), (34, .10, .16), steel_m, bevel=0)
        for i in range(20):
            ellipsoid((-4 + 1.5 * i, s * 1.42, -.35), (.07, .07, .05), glow(amber, 4), u=10, v=6)
    for i in range(18):
        box((-4 + 1.2 * i, 0, -.45), (.08, 2.6, .03), steel_m, bevel=0)
    box((9, 0, -1.6), (60, 26, .1), plain(rgb('#1A1412'), .25, .3), bevel=0)
    rnd = random.Random(9)
    for i in range(8):
        x = -1.5 + 2.9 * i
        st = mark()
        if i > 0:
            wing([(.0, 1.5, -.7, .0, .22), (.55, .3, -.95, .02, .15), (1.15, -.9, -1.35, .06, .03)], bare)
        else:
            wing([(.0, 1.5, -.7, .0, .22), (.55, .3, -.95, .02, .15), (1.15, -.9, -1.35, .06, .03)], bare, mirror=False, flip=-1)
            for k in range(4):
                tube([(.9 - .5 * k, 0, 0), (.5 - .5 * k, .55, .03), (-.35 - .28 * k, 1.05, .06)], .035, steel_m)
        loft([(-.85, .20, .16, .12), (-.2, .24, .24, .14), (.7, .12, .12, .08), (1.45, .02, .02, .02)], bare, power=1.5, ring=20, steps=2, auto=25)
        group(st, (x, 0, -.20), (0, 0, 0), .95)
        for s in (1, -1):
            tip = Vector((x - .2 + .5 * s, s * .62, .02))
            pts = [(x + .6, s * 2.0, -.6), (x + .6, s * 1.9, .75), (x + .3, s * 1.2, 1.10), (tip.x, tip.y, .52)]
            for a, b in zip(pts, pts[1:]):
                rod(a, b, .065, plain(rgb('#8A5A20'), .5, .3), .055, ring=14)
                ellipsoid(b, (.10, .10, .10), dark, u=14, v=8)
            rod(pts[-1], tip, .05, dark, .015)
            burst(tip, .16, rgb('#FFD8A0'), .8, 26 if i < 4 else 0)
            for _ in range(12 if i < 4 else 0):
                v = Vector((rnd.gauss(0, .35), rnd.gauss(0, .35), abs(rnd.gauss(.1, .35))))
                rod(tip + v * .7, tip + v, .012, glow(rgb('#FFE0A0'), 5), .002, ring=5)
    for i in range(7):
        x = 1.5 + 4 * i
        tube([(x, -3.4, -1.6), (x, -3.4, 2.2), (x, -2.2, 3.2), (x, 2.2, 3.2), (x, 3.4, 2.2), (x, 3.4, -1.6)], .14, dark, smooth=False)
        box((x, 0, 3.05), (.3, 2.4, .08), glow(rgb('#FFC880'), 2.4), bevel=0)
        lamp((x, 0, 2.7), 200, amber, .4)
    ellipsoid((30, 0, 1.0), (1, 3.2, 3.2), glow(rgb('#FFD8A0'), 3))
    area((4, 0, 5), (0, 0, 0), 3, 700, rgb('#FFC890'))
    area((-5, -5, 5), (0, 0, 0), 2, 480, (1, .93, .84))
    camera((-4.8, -3.0, 3.5), (3.6, .25, -.60), 36)
    mist(5, 22)
    return dict(sky_spec=dict(seed=653, star=0, big=0, light=[((.70, .38), .5, '#FF9A40', 1.5)]), fog=dict(amount=.85, colour='#FF8A30', at=(.70, .36), r=.42, gain=1.2, light=.5), glowing=1.0, streak=.05)


@shared('star_empires/heavy_trade', samples=26)
def heavy_trade():
    """One huge freighter, stacked with coloured containers up to its mast, slides past; tugs beside it are as small as flies."""
    d, h = plain(rgb('#23262E'), .45, .5), hull(rgb('#8A8E96'), rgb('#5A5E68'), rgb('#2A2E36'), .3, .4, rgb('#FFE8B8'), panel=1.6, tone=.4, dirt=.4)
    start, rnd = mark(), random.Random(12)
    box((-.1, 0, -1.12), (6.6, 1.9, .46), h, bevel=.06)
    greeble(box((-.1, 0, -1.42), (6.0, 1.5, .26), d, bevel=.05), 60, .10, d, 3, None, .4)
    colours = ('#D8442E', '#E8A828', '#2E8AA8', '#4A9A4A', '#8A4AB0', '#D8D0C0')
    crates = [plain(rgb(c), .5, .1, .02, 30) for c in colours]
    last = None
    for i in range(6):
        for j in range((3, 4, 4, 4, 4, 3)[i]):
            for y in (-.48, .48):
                m = rnd.choice([q for q in crates if q is not last])
                last = m
                box((-2.15 + .78 * i, y, -.66 + .50 * j), (.70, .88, .45), m, bevel=.03)
                for k in range(3):
                    box((-2.35 + .78 * i + .20 * k, y, -.66 + .50 * j), (.035, .91, .40), d, bevel=0)
    for i in range(7):
        box((-2.54 + .78 * i, 0, -.25), (.06, 2.0, 1.5), d, bevel=0)
    loft([(2.3, 1.05, .66, .46, -1.05), (3.0, .95, .60, .50, -1.0), (3.9, .40, .20, .28, -.95), (4.2, .05, .05, .05, -.95)], h, power=3, ring=32, steps=2, auto=24)
    box((2.78, 0, -.15), (.52, 1.2, 1.1), h, bevel=.05)
    box((3.05, 0, .20), (.05, 1.05, .20), glow(rgb('#FFF0C8'), 3), bevel=0)
    box((2.78, -.61, .20), (.40, .03, .18), glow(rgb('#FFF0C8'), 3), bevel=0)
    rod((2.78, 0, .3), (2.70, 0, 1.25), .035, d)
    loft([(-3.7, 1.02, .70, .70, -.6), (-3.3, 1.12, .84, .84, -.6), (-2.75, 1.0, .76, .76, -.6)], h, power=4, ring=32, steps=1, auto=24)
    for y in (-.55, .55):
        for z in (-.30, -.95):
            ellipsoid((-3.72, y, z), (.06, .30, .26), glow(rgb('#FFC870'), 5))
            loft([(-6.0, .02, .02, .02, z), (-3.75, .28, .24, .24, z)], haze(rgb('#FFB050'), 1.6, 1.4, ('X', -6.2, -3.6)), ring=16, steps=1, at=(0, y, 0))
    group(start, (.05, 0, .10), (2, 3, -24), .86)
    for at, way in (((2.75, -2.2, -1.15), (1, .25, .1)), ((-.55, -2.4, -1.55), (1, .2, .05)), ((-2.05, -1.2, 1.75), (1, .15, -.1))):
        st = towards(chevron((0, 0, 0), scale=.16, tint=rgb('#FFC870')), way, (0, -.5, .85))
        st.location = at
    lit_by(rgb('#FFC890'), (.1, -10.0, 1.5), (.10, 0, .05), 45, 8, 1.3, 1.2)
    return dict(sky_spec=dim(clouds(655, ('#0E1A30', '#24405A', '#6A8AA0'), -14, (.5, .55, .42), planets=[
        dict(at=(.68, .98), r=.62, seed=32, colours=('#3a2a22', '#8a5a38', '#d8b078'), light=(-.3, -.9, .3), air='#FFB890', clouds=.5)]), .55), glowing=1.0, streak=.05)


