# SPDX-License-Identifier: MIT
"""Deck Building Game, infections and the missions that fight them."""
import paint
from places import *
from props import *
from hulls import ship

BLUE_TUNIC, GOLD_TUNIC = rgb('#1C4A80'), rgb('#9A741C')


def near_light(left, right, key=1.0, at=(0, 0, 0), r=1.0):
    """For things as large as a hand: two lights from behind, a soft one above."""
    area((at[0] - 1.1 * r, at[1] + .9 * r, at[2] + 1.0 * r), at, .35 * r, 26 * r * r, left)
    area((at[0] + 1.1 * r, at[1] + .9 * r, at[2] + .8 * r), at, .35 * r, 24 * r * r, right)
    area((at[0] - .7 * r, at[1] - 1.3 * r, at[2] + 1.1 * r), at, .5 * r, 9 * key * r * r, (1, .95, .88))


def upright_hand(mat, at, turn=90, scale=1.0, flip=1, **how):
    """A hand that stands on its wrist, its back to us."""
    start = big_hand(mat, **how)
    g = group(start, at, (0, 0, 0), scale)
    g.rotation_euler = Euler((0, math.radians(-90), math.radians(turn)), 'XYZ')
    g.scale = (scale, scale * flip, scale)
    return g


@person('deck_building/psi_2000', samples=15)
def psi_2000():
    """Somebody laughs without reason, eyes shut, and holds a wet palm up: water runs up the arm instead of down, drops hang round him, each with its rainbow."""
    floor(rgb('#12202A'))
    figure('uniform', rgb('#8A6A1C'), arms=(((.16, .10, -.16), (.30, .18, .12)), 'hip'), hands=(((-1, .1, 0), (4, 6, 8, 12)), None), lean=-8, head=dict(hair='side', tint=rgb('#3A2010'), nod=-16, tilt=14, turn=10, face=dict(laugh=1)), at=(-.12, 0, 0), turn=-66)
    water = haze(rgb('#9FE8FF'), 1.1, .9)
    rnd = random.Random(3)
    hand = Vector((-.45, -.30, 1.62))
    for i, c in enumerate(('#FF4A4A', '#FF9A3A', '#FFE84A', '#5AFF7A', '#4AC8FF', '#8A6AFF')):
        pts = [hand + Vector((-.06 + .024 * i + .05 * math.sin(k * .5 + i * .3) * .5 + .012 * k, -.05, -.34 + .085 * k)) for k in range(11)]
        tube([tuple(p) for p in pts], .009, glow(rgb(c), 2.2), taper=(.3, 1.2))
    for i in range(34):
        p = Vector((rnd.uniform(-.85, .95), rnd.uniform(-.45, .3), rnd.uniform(1.0, 2.05)))
        if abs(p.x + .12) < .26 and p.z > 1.0:
            continue
        r = rnd.uniform(.010, .030)
        upright([(-r * 1.5, .001, .001, .001), (-r * .5, r * .8, r * .8, r * .8), (r * .2, r, r, r), (r, r * .6, r * .6, r * .6), (r * 1.25, .001, .001, .001)], water, tuple(p), ring=16, steps=3)
        ellipsoid(tuple(p + Vector((-r * .4, -r * .8, r * .3))), (r * .22,) * 3, glow((1, 1, 1), 5), u=8, v=6)
        if i % 4 == 0:
            for k, c in enumerate(('#FF5A4A', '#FFE84A', '#4AC8FF')):
                torus(tuple(p), r * (1.5 + .22 * k), .0025, glow(rgb(c), 1.8), axis='Y', u=32, v=6, part=(20, 160))
    area((0, 3.2, 2.2), (0, 0, 1.4), 1.2, 320, rgb('#4AC8E0'))
    rims(rgb('#8FF0FF'), rgb('#8FB8FF'), .8, .4)
    shot(.06, 1.56, 2.48, 1.50, 54)
    return dict(sky_spec=dict(seed=831, star=0, big=0, light=[((.5, .42), .5, '#1E7A8A', 1.0)]), glowing=1.0, streak=.04)


@shared('deck_building/rapid_aging', samples=30)
def rapid_aging():
    """A rose in a glass: to the left fresh petals, to the right ash that blows away."""
    fresh, ash, stem = plain(rgb('#C83A5A'), .5, 0, .05, 10, .4), plain(rgb('#6A6668'), .95, 0, .4, 30), plain(rgb('#2E4A2E'), .6)
    rnd = random.Random(5)
    at = Vector((0, 0, .22))
    for ring_no, (count, r, tilt) in enumerate(((5, .030, 14), (6, .060, 30), (7, .095, 50), (8, .125, 70))):
        for i in range(count):
            a = 2 * math.pi * (i + .5 * (ring_no % 2)) / count
            x = math.cos(a)
            old = x > .15
            start = mark()
            ellipsoid((0, 0, .055), (.060, .012, .072), ash if old else fresh, (0, 0, 0), u=24, v=14)
            group(start, at + Vector((r * x, r * math.sin(a), -.012 * ring_no)), (0, 0, math.degrees(a) - 90), 1.0).rotation_euler = Euler((math.radians(-tilt), 0, a - math.pi / 2), 'XYZ')
    for i in range(120):
        k = rnd.random() ** .8
        p = at + Vector((.12 + .55 * k, rnd.gauss(0, .06), .05 + .26 * k + rnd.gauss(0, .05 + .05 * k)))
        r = rnd.uniform(.004, .014) * (1.1 - k)
        stone(tuple(p), r, ash, i % 9, .5) if i % 3 == 0 else ellipsoid(tuple(p), (r, r * .4, r), ash, (rnd.uniform(0, 90), 0, rnd.uniform(0, 90)), u=8, v=6)
    tube([(0, 0, .22), (-.01, 0, .05), (.015, 0, -.18), (.01, 0, -.40)], .013, stem)
    for s, z in ((-1, -.02), (1, .05)):
        start = mark()
        wing([(0, .03, -.03, 0, .004), (.07, .04, -.04, .01, .004), (.16, .0, -.01, .0, .002)], stem if s < 0 else ash, steps=3, sharp=False, mirror=False, flip=1)
        group(start, (0, 0, z), (20, -20, 90 if s < 0 else -90))
    glass = hologram(rgb('#C8D8E8'), .55, 2, .04)
    upright([(-.42, .13, .13, .13), (-.40, .14, .14, .14), (-.10, .12, .12, .12), (-.02, .135, .135, .135)], glass, ring=48, steps=3)
    near_light(rgb('#FFB8C8'), rgb('#B8C0D0'), .9)
    camera((.06, -1.7, .20), (.08, 0, .10), 50)
    return dict(sky_spec=dict(seed=833, star=0, big=0, light=[((.36, .40), .36, '#8A3A52', .9), ((.70, .40), .36, '#5A5E68', .7)]), glowing=.9, streak=.02)


@person('deck_building/onlies_virus', samples=15)
def onlies_virus():
    """A child in rags hugs a doll; blue sores spread over hand, neck and cheek, blue dust drifts from the dark."""
    floor(rgb('#14141E'))
    figure('rags', rgb('#5A4A3E'), arms=(((.10, .10, -.24), (.24, -.10, -.10)), ((.10, .10, -.24), (.25, -.12, -.16))), hands=(((.7, .5, .2), 40), ((.7, .5, .2), 44)),
           head=dict(hair='bob', tint=rgb('#8A6A3A'), nod=8, turn=14, size=1.26, face=dict(jaw=.84, nose=.72, brow=.3, chin=-.5, lips=1.0, long=-.010, brows=.7)), skin='pale', at=(-.05, 0, .0), turn=-72, broad=.84, woman=True, waist=1.0)
    spots = plain(rgb('#2A3AC8'), .35)
    lit = glow(rgb('#4A6AFF'), 1.5)
    rnd = random.Random(8)
    for x, y, z, n, s in ((-.045, -.150, 1.68, 8, .022), (-.06, -.115, 1.59, 6, .022), (.03, -.285, 1.37, 8, .035), (.06, -.27, 1.30, 7, .032), (-.02, -.20, 1.44, 4, .02)):
        for i in range(n):
            p = (x + rnd.gauss(0, s), y + rnd.gauss(0, .006), z + rnd.gauss(0, s))
            r = rnd.uniform(.005, .012)
            ellipsoid(p, (r, .010, r), spots if i % 3 else lit, u=14, v=8)
    cloth_m, hair, face = cloth(rgb('#B84A3A'), .4, .4, 12), rgb('#C89A3A'), plain(rgb('#E0CDB4'), .7)
    start = mark()
    upright([(-.26, .13, .10, .10), (-.10, .08, .06, .06), (-.01, .05, .04, .04)], cloth_m, ring=28, steps=3)
    ellipsoid((0, 0, .075), (.072, .068, .080), face)
    for s in (1, -1):
        locks(plaited([(s * .06, .0, .12), (s * .105, -.02, .04), (s * .115, -.02, -.04), (s * .11, -.02, -.12)], .022, steps=40), .020, .015, hair, solid=True)
        limb([(s * .05, 0, -.04), (s * .13, -.02, -.08), (s * .16, -.02, -.15)], .022, .018, face)
        limb([(s * .05, 0, -.26), (s * .055, -.01, -.40)], .026, .024, face)
        ellipsoid((s * .026, -.064, .085), (.009, .006, .009), plain(rgb('#101014'), .2), u=14, v=8)
        ellipsoid((s * .06, -.03, .115), (.042, .05, .050), plain(hair, .7), u=20, v=12)
    tube([(-.022, -.066, .050), (0, -.072, .044), (.022, -.066, .050)], .004, plain(rgb('#8A2A1E'), .6))
    group(start, (.135, -.30, 1.47), (8, 14, 14), .98)
    for i in range(60):
        p = (rnd.uniform(-1, 1), rnd.uniform(-.5, .8), rnd.uniform(.9, 2.1))
        ellipsoid(p, (.005,) * 3, glow(rgb('#6A8AFF'), 2.6), u=6, v=4)
    area((0, 3.2, 2.2), (0, 0, 1.4), 1.2, 240, rgb('#4A5AE0'))
    rims(rgb('#8F9AFF'), rgb('#C8A0FF'), .8, .3)
    shot(.06, 1.52, 2.12, 1.50, 54)
    return dict(sky_spec=dict(seed=835, star=0, big=0, light=[((.5, .42), .5, '#2E2E86', .9)]), glowing=1.0, streak=.03)


@shared('deck_building/xenopolycythemia', samples=28)
def xenopolycythemia():
    """A stream of red discs, far too many, jams a narrow vessel."""
    wall = plain(rgb('#8A2A2A'), .35, 0, .25, 5, .4)
    n, rows = 48, 40
    verts, faces = [], []
    for j in range(rows):
        x = -3.2 + 6.4 * j / (rows - 1)
        r = .62 + .75 / (1 + math.exp((x + .2) * 2.6))
        for i in range(n):
            a = math.pi * (.5 + i / (n - 1))
            verts.append((x, -math.cos(a) * r * 1.1, math.sin(a) * r))
    verts = [(x, abs(y), z) for x, y, z in verts]
    for j in range(rows - 1):
        faces += [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for i in range(n - 1)]
    mesh(verts, faces, wall)
    disc = [plain(rgb(c), .35, 0, 0, 8, .3) for c in ('#C81E1E', '#E03428', '#A01418')]
    rnd = random.Random(5)
    profile = [(-.055, .10), (-.065, .16), (-.05, .21), (0, .235), (.05, .21), (.065, .16), (.055, .10)]
    kinds = []
    for m in disc:
        start = mark()
        upright([(-.035, .02, .02, .02), *[(z, r, r, r) for z, r in profile], (.035, .02, .02, .02)], m, ring=32, steps=1)
        kinds.append(group(start))
    for i in range(150):
        k = rnd.random() ** .75
        x = -3.0 + 3.6 * k
        r = .50 + .72 / (1 + math.exp((x + .2) * 2.6))
        a, q = rnd.uniform(0, 6.28), r * rnd.random() ** .5
        copies(kinds[i % 3], [((x, q * math.cos(a) * .8, q * math.sin(a)), (rnd.uniform(0, 180), rnd.uniform(0, 180), rnd.uniform(0, 180)), rnd.uniform(.85, 1.15))])
    for x, z in ((1.3, .1), (2.2, -.15)):
        copies(kinds[0], [((x, 0, z), (60, 30, 0), 1)])
    for k in kinds:
        k.location = (0, 60, 0)
    area((-3, -4, 4), (-.6, 0, 0), 1.2, 500, (1, .85, .8))
    area((3.5, 3, 3), (0, 0, 0), 1.2, 400, rgb('#FF6A5A'))
    area((2.4, -2, .2), (0, 0, 0), .8, 120, rgb('#FF9A8A'))
    camera((.3, -6.4, .5), (.0, 0, 0), 46)
    return dict(sky_spec=dict(seed=837, star=0, big=0, light=[((.72, .5), .5, '#6A1010', .9), ((.3, .5), .5, '#3A0808', .8)]), glowing=.9, streak=.02)


@person('deck_building/rigelian_fever', samples=15)
def rigelian_fever():
    """Close: a feverish head sunk back on a pillow, wet with sweat; a hot strip glows on the forehead, the air shimmers."""
    start = mark()
    skin = tuple(np.array(SKINS['light']) * (1.10, .80, .70))
    head_of(hair='side', tint=rgb('#2A140C'), skin=skin, face=dict(razor=1, brow=1.0), age=.5, look=2)
    creased(fuse([upright([(-.32, .26, .15, .15), (-.14, .21, .13, .13), (-.06, .08, .07, .07)], cloth(BLUE_TUNIC), ring=28, power=2.4)], cloth(BLUE_TUNIC), .012, 3), [((0, 0, -.3), (.05, .1, 0), (0, 0, -.15), .2, .05, .008)])
    band = [(.012 + .092 * math.cos(math.radians(a)), .078 * math.sin(math.radians(a)), .212) for a in range(-62, 63, 6)]
    tube(band, .012, plain(rgb('#F0E8DC'), .7))
    for i, c in enumerate(('#FFD050', '#FFA030', '#FF6A20', '#FF3A18', '#FF2010')):
        a = math.radians(-50 + 14 * i)
        ellipsoid((.014 + .098 * math.cos(a), .084 * math.sin(a), .212), (.012, .008, .008), glow(rgb(c), 3.4), (0, 0, math.degrees(a) + 90), u=16, v=8)
    rnd = random.Random(6)
    bead = haze(rgb('#FFE0B8'), .8, 1.0)
    t = traits_of(('side', rgb('#2A140C'), skin, None, 'human', 2), False, .5, razor=1, brow=1.0)
    verts = head_shape(t)[0] * 1.06
    wet = [v for v in verts if v[0] > .045 and v[1] < .02 and .04 < v[2] < .205 and not (abs(v[2] - .147) < .022 and abs(abs(v[1]) - .033) < .024)]
    for v in rnd.sample(wet, 34):
        r = rnd.uniform(.0014, .0032)
        ellipsoid(tuple(v), (r, r, r * 1.5), bead, u=12, v=8)
        ellipsoid((v[0] + r * .6, v[1] - r * .6, v[2] + r * .5), (r * .35,) * 3, glow(rgb('#FFE0A0'), 5), u=6, v=5)
    group(start, (-.03, 0, -.02), (0, -16, -46))
    pillow = cloth(rgb('#B89880'), .4, .5, 7)
    creased(fuse([ellipsoid((-.02, .24, .02), (.40, .13, .24), pillow), ellipsoid((-.25, .20, -.02), (.16, .14, .20), pillow), ellipsoid((.22, .20, -.04), (.16, .14, .20), pillow)], pillow, .014, 4), [((-.3, 0, 0), (.3, .1, .1), (0, .2, 0), .4, .09, .010)])
    for i in range(6):
        tube([(.26 + .055 * i + .014 * math.sin(k * 1.2 + i), .05, .0 + .05 * k) for k in range(8)], .010, haze(rgb('#FF8A40'), .6, 1.2), taper=(.3, 1.4))
    lamp((.10, -.16, .24), .12, rgb('#FF8A40'), .02)
    area((-.8, .9, .7), (0, 0, .1), .3, 16, rgb('#FF9A50'))
    area((.9, .8, .6), (0, 0, .1), .3, 18, rgb('#FF7A3A'))
    area((-.25, -1.2, .6), (0, 0, .1), .35, 15, (1, .88, .74))
    camera((.04, -1.05, .13), (.045, 0, .10), 54)
    return dict(sky_spec=dict(seed=839, star=0, big=0, light=[((.62, .42), .42, '#C8501A', 1.0)]), glowing=1.0, streak=.03)


@person('deck_building/choriomeningitis', samples=15)
def choriomeningitis():
    """Two hands shake; where they touch a black lace creeps from one to the other."""
    for s, sleeve, skin in ((-1, BLUE_TUNIC, '#A47C66'), (1, GOLD_TUNIC, '#6E4630')):
        st = big_hand(plain(rgb(skin), .5, 0, .08, 60), 40, 2, 40, cloth(sleeve, .4))
        group(st, (s * .155, -.018 * s, .03 - .012 * s), (s * -78, -6, 0 if s < 0 else 180), 1.15)
    lace = plain(rgb('#08080A'), .5)
    rnd = random.Random(4)

    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()

    def on_skin(x, z):
        """Where one looking along +Y first meets a hand."""
        hit, p, *_ = scene.ray_cast(graph, Vector((x, -.6, z)), Vector((0, 1, 0)))
        return p if hit else None

    def creep(x, z, angle, n, r):
        p = on_skin(x, z)
        while p and n:
            n -= 1
            angle += rnd.gauss(0, .30)
            x, z = x + .011 * math.cos(angle), z + .011 * math.sin(angle)
            q = on_skin(x, z)
            if q and (q - p).length < .05:
                rod(p, q, r, lace, r * .94, ring=6)
                ellipsoid(q, (r * .94,) * 3, lace, u=8, v=6)
                if rnd.random() < .22 and n > 3:
                    creep(x, z, angle + rnd.choice((-.8, .8)), n * 2 // 3, r * .72)
            p, r = q, r * .95
    for k in range(26):
        creep(rnd.uniform(-.07, .07), rnd.uniform(-.05, .09), rnd.choice((0, math.pi)) + rnd.gauss(0, .5), 16, .0030)
    area((-.5, -.9, .6), (0, 0, 0), .3, 7, (1, .95, .85))
    near_light(rgb('#FFE080'), rgb('#FFD060'), .5)
    camera((0, -1.1, .16), (0, 0, .01), 46)
    return dict(sky_spec=dict(seed=841, star=0, big=0, light=[((.5, .46), .5, '#D8B030', 1.0)]), glowing=.9, streak=.02)


@person('deck_building/interphase_madness', samples=14)
def interphase_madness():
    """A head in profile of cracked glass; a second head is shifted beside it."""
    violet, pale = rgb('#B08AF0'), rgb('#E8DCFF')
    for x, c, p in ((-.05, pale, 1.5), (.075, violet, .8)):
        start = mark()
        head_of(hair='bald', nod=-4)
        upright([(-.26, .22, .13, .13), (-.10, .17, .11, .11), (-.04, .07, .06, .06)], plain((.5, .5, .5)), ring=28, power=2.4)
        g = group(start, (x, .10 * (x > 0), .012 * (x > 0)), (0, 0, 0), 1.06)
        clothe(g, hologram(c, p, 60 if x > 0 else 4, .10))
    rnd = random.Random(7)
    centre = Vector((-.02, -.095, .16))
    crack = glow(rgb('#FFFFFF'), 3.4)
    for i in range(11):
        a = i * .571 + rnd.uniform(-.2, .2)
        p = centre
        for _ in range(rnd.randrange(3, 7)):
            a += rnd.gauss(0, .35)
            q = p + Vector((math.cos(a), 0, math.sin(a))) * rnd.uniform(.014, .032)
            if math.hypot(q.x + .05, (q.z - .13)) > .115:
                break
            rod(p, q, .0022, crack, .0014, ring=6)
            p = q
    for i in range(16):
        start = mark()
        mesh([(0, 0, 0), (rnd.uniform(.02, .05), 0, rnd.uniform(0, .02)), (rnd.uniform(0, .02), 0, rnd.uniform(.02, .05))], [(0, 1, 2)], glow(mix(violet, pale, rnd.random()), 1.2), smooth=False)
        group(start, (.12 + .26 * rnd.random(), rnd.uniform(-.1, .1), .02 + .26 * rnd.random()), [rnd.uniform(-60, 60) for _ in range(3)])
    near_light(violet, pale, .3, (0, 0, .1), .8)
    camera((.06, -1.15, .12), (.045, 0, .09), 54)
    return dict(sky_spec=dict(seed=843, star=30, big=0, clouds=dict(colours=('#241A4A', '#5A3A9A', '#D8B8FF'), angle=20, band=(.5, .45, .4), density=.6)), glowing=1.1, streak=.03)


@person('deck_building/i_miri', samples=14)
def i_miri():
    """A ruined street, a broken tricycle, many small shadows on the wall behind."""
    spec = outdoors(('#1E2A44', '#4A5A7A', '#C8C0B8'), ((.30, .40), .34, '#C8B8A8', .8), '#5A6478', 845, ('#4A484C', '#222226'), flat=.12)
    wall = plain(rgb('#8A8478'), .9, 0, .2, 5)
    box((.9, 3.0, 1.35), (4.2, .3, 2.7), wall, bevel=0)
    for i in range(9):
        box((2.6 - .5 * i, 3.0, 2.72 + .12 * math.sin(i * 2.2)), (.5, .3, .3 + .2 * math.sin(i * 1.7)), wall, (0, 6 * math.sin(i * 3), 0), bevel=0)
    area((-2.2, -.6, 2.4), (.9, 3.0, 1.2), .5, 330, rgb('#E8DCC8'), 70)
    dark = glow((0, 0, 0), 0)
    rnd = random.Random(6)
    for i in range(7):
        x, s = -.55 + .46 * i, rnd.uniform(.50, .78)
        clothe(figure('dress' if i % 2 else 'rags', (.01, .01, .01), arms=(('up', 'down'), ('down', 'hip'), ('wide', 'down'))[i % 3], legs='stand' if i % 2 else 'stride', head=dict(hair=('plaits', 'short', 'bob')[i % 3]), at=(x, 2.80, .02), turn=-90 + rnd.uniform(-30, 30), scale=s), dark)
    m, red = plain(rgb('#3A3230'), .5, .4), plain(rgb('#8A3A2E'), .5, .3)
    start = mark()
    torus((.36, 0, .26), .22, .022, m, axis='Y', u=48)
    for k in range(6):
        a = k * math.pi / 3
        rod((.36, 0, .26), (.36 + .21 * math.cos(a), 0, .26 + .21 * math.sin(a)), .006, m)
    rod((.36, 0, .26), (.22, 0, .66), .018, red)
    rod((.22, 0, .55), (-.26, 0, .30), .022, red)
    tube([(.22, -.17, .70), (.20, 0, .68), (.22, .17, .70)], .015, m)
    box((-.10, 0, .50), (.16, .12, .03), m, (0, -10, 0), bevel=.01)
    rod((-.26, -.2, .14), (-.26, .2, .14), .012, m)
    torus((-.26, -.2, .13), .11, .018, m, axis='Y', u=40)
    torus((-.42, .34, .03), .11, .018, m, axis='Z', u=40)
    group(start, (.22, .3, .02), (-14, 6, 24), 1.15)
    for i in range(40):
        stone((rnd.uniform(-2.2, 2.6), rnd.uniform(.2, 2.6), .03), rnd.uniform(.03, .12), rock(rgb('#6A645C'), rgb('#2A2826'), 3), i, .4)
    camera((0, -3.5, 1.25), (.28, 0, .86), 44)
    return spec


@person('deck_building/i_naked_time', samples=15)
def i_naked_time():
    """Frost over a room: somebody frozen at a desk, icicles on the keys, a bare hand wipes the pane."""
    spec = gate('#8FE8F8', 847, rgb('#5A7A8A'), 1.6, 1.5)
    spec['fog'].update(amount=.3)
    ice, frost = plain(rgb('#C8F0FA'), .12, .1, .2, 10), plain(rgb('#A8C8D4'), .8, 0, .5, 20)
    box((.25, .6, .92), (2.2, .8, .10), frost, bevel=.03)
    box((.70, .85, 1.22), (.8, .12, .5), frost, (-8, 0, 0), bevel=.03)
    lights_on(random.Random(4), (.42, .78, 1.1), (5, 3), (.13, .12), (.09, .02, .06), ('#5FD8F0', '#8FF0FF'), 1.2)
    clothe(figure('coat', rgb('#7A98A4'), arms=('low', 'reach'), legs='sit', lean=14, head=dict(hair='short', nod=16), at=(-.40, .45, .34), turn=26), frost)
    rnd = random.Random(6)
    for i in range(46):
        x = rnd.uniform(-.8, 1.3)
        z, y = (.88, .22) if i % 2 else (1.00, .55)
        rod((x, y, z), (x, y, z - rnd.uniform(.06, .30)), rnd.uniform(.012, .028), ice, .001, ring=8)
    for i in range(14):
        x = -1.7 + .26 * i
        rod((x, 1.5, 2.6), (x, 1.5, 2.6 - rnd.uniform(.2, .7)), rnd.uniform(.03, .05), ice, .001, ring=8)
    start = big_hand(plain(rgb('#B08A74'), .5, 0, .05, 40), 6, 9, 40)
    g = group(start, (.78, -1.55, 1.22), (0, 0, 0), 1.1)
    g.rotation_euler = Euler((0, math.radians(-78), math.radians(104)), 'XYZ')
    shot(.12, 1.36, 3.5, 1.44, 48)
    return spec


@person('deck_building/i_paradise', samples=15)
def i_paradise():
    """A farm gate, a ship's tunic hangs on the post; the flowers bow away from the wind."""
    spec = outdoors(('#7A5A5A', '#F0B088', '#FFF4D8'), ((.60, .44), .38, '#FFE8C0', 1.4), '#F0C098', 849, ('#7A8A4A', '#3A4A26'), rimcolours=('#FFE8C0', '#FFD0B0'), density=.8)
    wood = plain(rgb('#5A4230'), .85, 0, .3, 8)
    for x in (-.15, 1.55):
        box((x, .5, .75), (.16, .16, 1.5), wood, bevel=.02)
    for z in (.35, .70, 1.05):
        box((.70, .5, z), (1.6, .06, .11), wood, bevel=.015)
    rod((-.1, .46, .3), (1.5, .46, 1.1), .045, wood)
    for i in range(4):
        box((-1.9 + .6 * i - .6, .6, .6), (.10, .10, 1.1), wood, (0, 4 * (i % 2) - 2, 0), bevel=.02)
    for z in (.45, .85):
        box((-1.6, .6, z), (2.8, .05, .09), wood, bevel=.01)
    tunic = cloth(BLUE_TUNIC, .4)
    parts = [upright([(-.62, .24, .10, .12), (-.3, .22, .10, .11), (-.06, .24, .10, .10), (.02, .08, .06, .06)], tunic, ring=28, power=2.4, steps=3), *made(limb, [(.19, 0, -.08), (.30, -.02, -.34), (.33, -.02, -.58)], .085, .070, tunic), *made(limb, [(-.19, 0, -.08), (-.27, -.02, -.34), (-.22, -.04, -.60)], .085, .070, tunic)]
    fuse(parts, tunic, .015, 6)
    pale = plain(rgb('#D8D4C4'), .6)
    for s, x in ((1, .285), (-1, -.25)):
        rod((x, -.02, -.27), (x + s * .008, -.02, -.31), .090, pale, .088, ring=20)
    for ob in (parts[0], *list(bpy.context.scene.collection.objects)[-2:]):
        ob.location = ob.location + Vector((-.15, .32, 1.60))
    rnd = random.Random(5)
    stem = plain(rgb('#5A7A3A'), .7)
    for i in range(70):
        x, y = rnd.uniform(-2.4, 2.6), rnd.uniform(-1.0, 2.8)
        if abs(x - .7) < .9 and .3 < y < .7:
            continue
        h = rnd.uniform(.28, .55)
        tip = (x + h * .8, y, h * .75)
        tube([(x, y, 0), (x + h * .15, y, h * .5), (x + h * .45, y, h * .78), tip], .010, stem)
        c = plain(rgb(rnd.choice(('#F8E0E8', '#E89AB8', '#FFD8A0', '#C8A0E0'))), .5)
        for k in range(5):
            a = k * 1.257
            ellipsoid((tip[0] + .045 * math.cos(a) * .4, tip[1] - .045 * math.sin(a), tip[2] + .045 * math.cos(a)), (.022, .032, .032), c, u=12, v=8)
        ellipsoid(tip, (.02, .02, .02), glow(rgb('#FFE080'), 1.6), u=10, v=6)
    for i in range(60):
        p = (rnd.uniform(-1.6, 2.2), rnd.uniform(-.6, 2), rnd.uniform(.3, 2.0))
        ellipsoid(p, (.010, .004, .005), glow(rgb('#FFF0C0'), 2.6), u=6, v=4)
    camera((.05, -3.7, 1.3), (.28, 0, .98), 44)
    return spec


@shared('deck_building/i_annihilate', samples=34)
def i_annihilate():
    """Flat wet things hang like bats under a sunlit arcade; a city lies below."""
    spec = dict(sky_spec=dict(seed=851, star=0, big=0, clouds=dict(colours=('#5AA0D8', '#B8DCF0', '#FFFFFF'), angle=4, band=(.5, .6, .3), dark='#4A8AC8', density=.9), light=[((.62, .44), .34, '#FFE8A0', 1.0)]), glowing=.9, streak=.03)
    white, shade = plain(rgb('#B8A888'), .8, 0, .1, 5), plain(rgb('#5A4A3A'), .9)
    for i in range(4):
        x = -1.9 + 1.35 * i
        box((x, 1.8, 1.2), (.26, .4, 2.4), white, bevel=.03)
        tube([(x, 1.8, 1.75), (x + .2, 1.8, 2.15), (x + .675, 1.8, 2.36), (x + 1.15, 1.8, 2.15), (x + 1.35, 1.8, 1.75)], .13, white)
    box((0, 1.2, 2.72), (9, 2.4, .4), shade, bevel=0)
    box((0, 1.8, 2.55), (9, .42, .34), white, bevel=0)
    box((0, 1.75, .45), (9, .3, .9), white, bevel=.03)
    rnd = random.Random(7)
    for i in range(26):
        x, h = -5 + .42 * i, rnd.uniform(.3, 1.5)
        box((x, 9 + rnd.uniform(0, 2), h / 2 - .2), (.36, .3, h), plain(rgb('#8A9AB0'), .6), bevel=0)
    wet = plain(rgb('#7A3A8A'), .12, .05, .12, 14)
    for i, (x, z, s) in enumerate(((-1.0, 2.3, 1.0), (-.35, 2.34, .8), (.30, 2.22, 1.25), (.95, 2.34, .9), (1.55, 2.28, 1.05), (-1.6, 2.34, .8), (.65, 2.36, .7))):
        start = mark()
        parts = [ellipsoid((0, 0, -.20), (.20, .06, .25), wet), ellipsoid((.06, 0, -.36), (.13, .05, .14), wet), ellipsoid((-.08, 0, -.10), (.15, .05, .14), wet), rod((0, 0, -.05), (0, 0, .10), .04, wet, .07)]
        fuse(parts, wet, .012, 5)
        for k in range(3):
            rod((-.10 + .10 * k, -.02, -.40), (-.13 + .13 * k, -.02, -.52 - .04 * (k == 1)), .015, wet, .003, ring=8)
        group(start, (x, .9 - .2 * (i % 2), z), (0, rnd.uniform(-10, 10), rnd.uniform(-20, 20)), s * 1.05)
    area((1.5, 6, 4), (.3, .8, 1.8), 2.0, 1500, rgb('#FFE8A0'))
    area((-1.6, -2.4, 1.4), (.2, .8, 2.0), 1.0, 50, rgb('#C8B0FF'))
    camera((.1, -3.2, 1.35), (.22, 0, 1.62), 42)
    return spec


@person('deck_building/i_deadly_years', samples=15)
def i_deadly_years():
    """One man twice, back to back: upright and young in warm light, bent and white-haired over a stick in grey; a comet between them."""
    spec = bridge(STEEL, 853, None, '#9FB8E0', view=(.1, 1.72), wide=2.0, tall=.82, power=.7, rail=False)
    mine = dict(jaw=1.02, nose=1.05, brow=1.0, long=.001, hook=.2, chin=.5, cheek=1.0)
    figure('uniform', GOLD_TUNIC, arms=('hip', 'down'), head=dict(hair='side', tint=rgb('#5A3A1E'), turn=6, face=mine), at=(-.34, .1, 0), turn=-124, broad=1.04)
    stick = plain(rgb('#4A3018'), .5)
    figure('uniform', rgb('#8A7440'), arms=('rest', ((.14, .10, -.24), (.36, .02, -.26))), hands=(None, 72), lean=26, head=dict(hair='fringe', tint=rgb('#E0DED8'), nod=8, turn=8, age=1.6, face=dict(mine, razor=0)), skin='pale', at=(.36, .15, -.02), turn=-40, broad=.92)
    rod((.86, -.02, 0), (.80, -.06, 1.13), .018, stick)
    rod((.72, -.02, 1.14), (.90, -.10, 1.14), .020, stick)
    c = rgb('#DCE8FF')
    ellipsoid((.06, 2.2, 2.28), (.07, .05, .07), glow(c, 5))
    for k in range(5):
        rod((.06, 2.2, 2.28), (.30 + .16 * k, 2.3, 2.55 - .02 * k), .06, haze(c, .8, 1.2), .008, ring=12, caps=False)
    area((-1.6, -1.6, 2.4), (-.4, 0, 1.4), .8, 22, rgb('#FFC070'))
    shot(.06, 1.48, 3.0, 1.46, 54)
    return spec


@person('deck_building/i_methuselah', samples=15)
def i_methuselah():
    """One man in four portraits of four ages, ruff, wig, beard, laurel, over a grand piano; before them a woman at the keys whose arm is open: gears and light within."""
    spec = cabin(DUSK, '#FFC880', 855, (3.4, 2.6), .3, .3, rgb('#4A3626'), False, power=1.1)
    wood, ivory, gold = plain(rgb('#2A1810'), .3, .1, .05, 6), plain(rgb('#E0D6BE'), .6), plain(rgb('#C8963A'), .3, .85)
    for i, (x, hair, tint, beard, coat) in enumerate(((-.86, 'fringe', '#6A6A6A', 'full', '#C8C0B0'), (-.20, 'short', '#3A2418', 'goatee', '#1A1A22'), (.46, 'curl', '#D8D4CC', None, '#7A2A3A'), (1.12, 'side', '#4A3020', 'chin', '#2A3A5A'))):
        start = mark()
        box((0, 0, 0), (.52, .03, .66), plain(mix(rgb('#5A3A20'), rgb(coat), .25), .7), bevel=.004)
        for s in (1, -1):
            box((s * .275, -.02, 0), (.05, .07, .74), gold, bevel=.012)
            box((0, -.02, s * .345), (.58, .07, .05), gold, bevel=.012)
        st = mark()
        head_of(hair=hair, tint=rgb(tint), beard=beard, skin='light', look=9, age=.4)
        if i == 0:
            for s in (1, -1):
                for k in range(7):
                    a = math.radians(20 + 19 * k)
                    ellipsoid((.095 * math.cos(a) - .01, s * .095 * math.sin(a), .215), (.022, .008, .010), gold, (0, 0, s * math.degrees(a)), u=12, v=8)
        if i == 1:
            for k in range(18):
                a = k * .349
                ellipsoid((.13 * math.cos(a), .13 * math.sin(a), .005), (.035, .030, .022), ivory, (0, 0, math.degrees(a)), u=12, v=8)
        upright([(-.26, .22, .12, .12), (-.10, .17, .10, .10), (-.03, .07, .06, .06)], cloth(rgb(coat)), ring=28, power=2.4)
        group(st, (0, -.02, -.06), (0, 0, -78 + 10 * (i % 2)), 1.0)
        g = group(start, (x, 2.38, 1.88), (0, 0, 0), .98)
    box((.75, 1.55, .92), (1.35, .9, .22), wood, bevel=.03)
    mesh([(.20, 1.98, 1.04), (1.42, 1.98, 1.04), (1.32, 2.10, 1.50), (.34, 2.10, 1.50)], [(0, 1, 2, 3)], wood, smooth=False)
    box((.16, 1.10, .84), (.9, .22, .05), wood, bevel=.01)
    for i in range(18):
        box((-.24 + .048 * i, 1.04, .872), (.042, .17, .02), plain(rgb('#E8E4D8'), .3), bevel=.002)
        if i % 7 not in (2, 6):
            box((-.215 + .048 * i, 1.08, .89), (.022, .10, .02), wood, bevel=.002)
    figure('gown', rgb('#6A5A92'), trim=rgb('#C8B070'), arms=(((.10, .12, -.26), (.36, .06, -.18)), 'low'), legs='sit', lean=4, head=dict(hair='beehive', tint=rgb('#C89A4A'), nod=6, turn=-18), at=(-.40, .45, .22), turn=24)
    cyan = rgb('#7FF0FF')
    box((-.06, .13, 1.06), (.17, .05, .055), plain(rgb('#20262E'), .3, .6), (0, 16, 20), bevel=.008)
    for i in range(4):
        torus((-.115 + .038 * i, .095, 1.078 - .010 * i), .019, .005, plain(rgb('#D8B060'), .2, .95), axis='Y', u=20, v=6)
        ellipsoid((-.115 + .038 * i, .090, 1.078 - .010 * i), (.007, .005, .007), glow(cyan, 4), u=8, v=6)
    lamp((-.06, -.05, 1.10), 1.2, cyan, .03)
    area((-.2, -1.0, 2.9), (.4, 2.3, 1.9), .5, 60, rgb('#FFE0B0'), 60)
    shot(.12, 1.50, 3.24, 1.54, 46)
    return spec


@person('deck_building/i_hollow', samples=15)
def i_hollow():
    """A hollow moon from inside: a small sun, a city on the curve, a hand touches the painted sky."""
    inner = plain(rgb('#3A4A9A'), .85, 0, .1, 3)
    ellipsoid((0, 5, 0), (9, 9, 8), inner, u=96, v=64)
    land = rock(rgb('#5A8A5A'), rgb('#2A4A4A'), .5)
    rnd = random.Random(6)
    for i in range(46):
        a, b = rnd.uniform(-1.5, 1.5), rnd.uniform(-.95, -.28)
        p = Vector((8.6 * math.sin(a) * math.cos(b), 5 + 8.6 * math.cos(a) * math.cos(b), 7.6 * math.sin(b)))
        stone(tuple(p), rnd.uniform(.4, 1.1), land, i, .3)
    tower = plain(rgb('#C8D8D0'), .4, .1)
    for i in range(70):
        a, b = .28 + rnd.gauss(0, .26), -.52 + rnd.gauss(0, .10)
        p = Vector((8.7 * math.sin(a) * math.cos(b), 5 + 8.7 * math.cos(a) * math.cos(b), 7.7 * math.sin(b)))
        up = (Vector((0, 5, 0)) - p).normalized()
        h = rnd.uniform(.6, 2.6) * math.exp(-((a - .28) / .3) ** 2)
        rod(p, p + up * h, .15, tower, .07, ring=6)
        ellipsoid(tuple(p + up * h * .8), (.05, .05, .05), glow(rgb('#FFE8A0'), 3), u=8, v=6)
    ellipsoid((1.5, 6.2, 1.9), (.36, .36, .36), glow(rgb('#FFF4C8'), 6))
    ellipsoid((1.5, 6.2, 1.9), (1.2, 1.2, 1.2), haze(rgb('#FFE090'), .25, 3.0))
    for at in ((1.2, 4.2, 1.4), (1.2, 6.2, 3.2), (1.2, 8.4, 1.4)):
        lamp(at, 650, rgb('#FFE8B0'), .4)
    start = big_hand(plain(rgb('#B8845E'), .5), 10, 7, 40, cloth(BLUE_TUNIC, .3))
    g = group(start, (-.36, .1, -.52), (0, 0, 0), 3.6)
    g.rotation_euler = Euler((0, math.radians(-66), math.radians(66)), 'XYZ')
    for i in range(4):
        torus((-.06, .32, .34), .05 + .085 * i, .009, glow(rgb('#BFFFF4'), 3 - .6 * i), axis='Y', u=56, v=6)
    lamp((-.2, -.6, .3), 3, rgb('#BFFFF0'), .1)
    area((.8, -1.2, .8), (-.2, .1, -.1), .5, 42, rgb('#FFE8C0'))
    camera((0, -2.4, .2), (.12, 2, .10), 36)
    return dict(sky_spec=dict(seed=857, star=0, big=0), glowing=1.0, streak=.03)


@person('deck_building/i_omega', samples=15)
def i_omega():
    """A torn striped cloth without signs on a pole between two burned villages."""
    spec = outdoors(('#2A2A30', '#7A6A60', '#E0C8A8'), ((.56, .52), .34, '#E8B888', 1.0), '#8A7A70', 859, ('#4A4440', '#1E1C1A'), density=1.0)
    wood, char = plain(rgb('#3A2E26'), .8), plain(rgb('#161412'), .95)
    rod((.30, 1.0, 0), (.34, 1.0, 2.5), .035, wood)
    verts, faces, mats = [], [], []
    w, h = 26, 14
    rnd = random.Random(4)
    for j in range(h + 1):
        for i in range(w + 1):
            u, v = i / w, j / h
            tear = .12 * rnd.random() if i == w else 0
            verts.append((.36 + 1.15 * u - tear, 1.0 + .10 * math.sin(u * 6 + v) * u, 2.42 - .72 * v - .14 * u * u + .05 * math.sin(u * 7 + 1)))
    for band in range(7):
        f = [(j * (w + 1) + i, j * (w + 1) + i + 1, (j + 1) * (w + 1) + i + 1, (j + 1) * (w + 1) + i) for j in range(2 * band, 2 * band + 2) for i in range(w) if not (band in (2, 5) and i > 17 + band and (i + j) % 2 == 0) and i < w - 2 * (band % 3)]
        mesh(verts, f, cloth(rgb('#3E5A4A' if band % 2 == 0 else '#B8985A'), .3))
    for s in (-1, 1):
        for i in range(5):
            x, y = s * (.95 + .50 * i) + .3, 2.1 + .45 * (i % 3)
            for k in range(4):
                rod((x + .28 * (k % 2) - .14, y + .28 * (k // 2), 0), (x + .24 * (k % 2) - .12 + rnd.uniform(-.1, .1), y + .26 * (k // 2), rnd.uniform(.5, 1.1)), .045, char, .02)
            rod((x - .2, y, rnd.uniform(.4, .8)), (x + .2, y + .2, rnd.uniform(.6, 1.1)), .035, char)
            if i % 2 == 0:
                for k in range(5):
                    upright([(0, .02, .02, .02), (.10, .06, .06, .06), (.22 + .1 * rnd.random(), .003, .003, .003)], glow(rgb('#FF7A30' if k % 2 else '#FFB050'), 3), (x + rnd.uniform(-.15, .15), y - .1, .1), ring=10, steps=4)
                lamp((x, y - .3, .5), 18, rgb('#FF8A40'), .2)
                for k in range(5):
                    ellipsoid((x + .10 * k, y + .2, .9 + .42 * k), (.22 + .07 * k, .2, .3 + .05 * k), haze(rgb('#4A4644'), .5, 2.2))
    camera((.1, -2.9, 1.25), (.50, 0, 1.36), 38)
    return spec


@person('deck_building/i_gideon', samples=15)
def i_gideon():
    """One man in gold alone in a bright corridor, seen from behind; at three great portholes pale faces and hands are pressed to the glass, no end of them."""
    floor(rgb('#9AA8A0'), .2, 5)
    wall, ring_m = plain(rgb('#AEBCB4'), .6, .1, .04, 4), plain(rgb('#4A5A52'), .4, .6)
    rnd = random.Random(5)
    kinds = []
    for k, (hair, tint, skin, woman, c) in enumerate((('bald', '#101010', 'pale', False, '#4A5A54'), ('short', '#3A2A1C', 'light', False, '#5A5648'), ('bob', '#20140E', 'pale', True, '#3E5250'), ('fringe', '#8A8A84', 'tan', False, '#565A5E'), ('bun', '#6A3A1E', 'light', True, '#4E4A52'))):
        kinds.append(figure('suit', rgb(c), arms=('down', 'down'), skin=skin, woman=woman, head=dict(hair=hair, tint=rgb(tint), brow=.5, smile=-.5, lids=1.15), at=(0, -60, -9 - k)))
    start = mark()
    hand_at(Vector((0, 0, 0)), Vector((0, 0, 1)), Vector((-1, 0, 0)), plain(SKINS['pale'], .6), -1, 2, 1.0, spread=8)
    palm = group(start, (0, -60, -20))
    pane = [(math.cos(i * math.pi / 24), math.sin(i * math.pi / 24)) for i in range(48)]
    for n, x in enumerate((-1.30, .10, 1.50)):
        torus((x, 2.0, 1.62), .60, .075, ring_m, axis='Y', u=72, v=12)
        for i in range(12):
            a = i * math.pi / 6
            ellipsoid((x + .60 * math.cos(a), 1.92, 1.62 + .60 * math.sin(a)), (.022, .02, .022), plain(rgb('#9AA8A0'), .3, .8), u=10, v=6)
        mesh([(x + .60 * c, 2.04, 1.62 + .60 * d) for c, d in pane] + [(x + .71 * c / max(abs(c), abs(d)), 2.04, 1.62 + .80 * d / max(abs(c), abs(d))) for c, d in pane],
             [(i, (i + 1) % 48, 48 + (i + 1) % 48, 48 + i) for i in range(48)], wall, smooth=False)
        for k, (dx, y, dz) in enumerate(((-.27, 2.34, -.13), (.25, 2.36, -.10), (.0, 2.62, .06), (-.42, 2.85, .13), (.42, 2.85, .15))):
            copies(kinds[(k + 2 * n) % 5], [((x + dx + rnd.uniform(-.03, .03), y, dz - .04), (0, 0, -90 + rnd.uniform(-16, 16) - dx * 40), 1.10)])
        for dx, dz in ((-.34, -.28), (.36, -.24), (.05, -.36)):
            copies(palm, [((x + dx, 2.06, 1.55 + dz), (0, rnd.uniform(-20, 20), 90), 1.05)])
        area((x, 2.2, 2.9), (x, 2.5, 1.5), .5, 26, rgb('#C8F0DC'))
    box((.1, 3.4, 1.6), (6, .05, 3), plain(rgb('#16221E'), .8), bevel=0)
    for z, h in ((3.07, 1.3), (.17, 1.3)):
        box((.1, 2.09, z), (9, .1, h), wall, bevel=0)
    for x in (-2.45, 2.65):
        box((x, 2.09, 1.62), (.88, .1, 1.7), wall, bevel=0)
    for x in (-1.30, .10, 1.50):
        box((x, .9, 2.9), (.9, .5, .03), glow(rgb('#F4FFF8'), 3), bevel=0)
        lamp((x, 1.55, 1.75), 26, rgb('#F0FFF4'), .2)
    figure('uniform', GOLD_TUNIC, arms=('down', 'palm'), head=dict(hair='short', tint=rgb('#3A2414'), turn=-24, nod=-2), at=(.10, .75, .0), turn=84)
    area((-1.6, -1.2, 2.8), (.1, .7, 1.3), .6, 60, (1, .95, .88))
    mist(4, 5)
    shot(.10, 1.54, 2.75, 1.52, 44)
    return dict(sky_spec=dict(seed=861, star=0, big=0), fog=dict(amount=.25, colour='#D8F0E4', at=(.5, .3), r=.5, gain=.9, light=.4), glowing=.9, streak=.02)


@shared('deck_building/i_immunity', samples=26)
def i_immunity():
    """A cell as large as a world, its nucleus and its hairs; the ship is a spark against its skin."""
    ruby = rgb('#D83A5A')
    ellipsoid((1.5, 2.0, -.2), (3.2, 2.6, 2.7), dome(rgb('#FF5A80'), 1.3, 1.3), u=96, v=64)
    ellipsoid((1.5, 2.2, -.2), (2.95, 2.3, 2.45), haze(ruby, .55, 1.3), u=64, v=40)
    stone((1.9, 1.2, -.1), 1.05, plain(rgb('#5A1436'), .35, 0, .4, 2), 4, .25)
    ellipsoid((1.75, .5, .15), (.34, .3, .34), glow(rgb('#FF9AB0'), 2.2))
    rnd = random.Random(5)
    for i in range(15):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(1.2, 2.1)
        ellipsoid((1.5 + r * math.cos(a), 1.6, -.2 + r * .8 * math.sin(a)), (rnd.uniform(.1, .3),) * 3, haze(rgb('#FFB0C8'), 1.2, 1.6))
    for i in range(80):
        a, b = rnd.uniform(0, 6.28), rnd.uniform(-1.2, 1.2)
        n = Vector((math.cos(a) * math.cos(b), -abs(math.sin(b)) * .9, math.sin(a) * math.cos(b))).normalized()
        p = Vector((1.5 + 3.2 * n.x, 2.0 + 2.6 * n.y, -.2 + 2.7 * n.z))
        q = p + n * .5 + Vector((rnd.gauss(0, .1), 0, rnd.gauss(0, .1)))
        tube([p, p.lerp(q, .5) + Vector((rnd.gauss(0, .06), 0, rnd.gauss(0, .06))), q], .020, plain(rgb('#D86A8A'), .4), taper=(1.4, .2))
    ship('starfleet', 'scout', (-1.15, -1.6, .85), (-14, -8, 14), .26)
    lamp((-.8, -1.2, 1.0), 40, rgb('#BFE0FF'), .1)
    lamp((1.9, -.6, .3), 160, rgb('#FF8AA0'), .4)
    return still('klingon', (-.6, -9.6, 1.2), (.35, 0, .1), 46, dim(clouds(863, ('#2A0E1E', '#5A1A3A', '#E08AA0'), 20, (.6, .5, .4)), .5), 9, glowing=1.0, streak=.04)
