# SPDX-License-Identifier: MIT
"""Rooms and grounds for one figure near the origin, seen from -Y at breast height. Each builds its set and its light and gives
back what paint.develop takes. A figure that looks to +X shows its profile."""
import paint
from cast import *
from props import clouds, dim, burst, EMBER, TEAL, VIOLET, DUSK, STEEL, ROSE

DARK, IRON = rgb('#161B24'), rgb('#3A4454')


def shot(x=0.0, z=1.42, near=3.5, high=1.42, lens=58, aside=0.0, blur=None, roll=0):
    """Waist up: the head in the middle third, so that the market's flat crop (3:1) shows head, breast and prop."""
    return camera((x + aside, -near, high), (x, 0, z), lens, blur=blur, focus=(0, 0, 1.4), roll=roll)


def face_light(power=1.0, colour=(1, .88, .74), at=(0, 0, 1.40), place=(.95, -2.5, 2.65)):
    """The key: from before and above on the side that faces look to, so that the far cheek and the back fall into shade."""
    area(place, at, .8, 33 * power, colour, 70)


def rims(left=rgb('#FFC890'), right=rgb('#8FB8FF'), power=1.0, fill=.5, key=1.0, at=(0, 0, 1.35)):
    """Two lights from behind draw the outline, one from before gives faces and clothes their planes; the shade is cool, as the key is warm."""
    area((-1.9, 1.9, 2.7), at, .9, 390 * power, left, 110)
    area((1.5, 2.5, 2.6), at, .8, 300 * power, right, 110)
    area((-1.9, -2.8, 2.2), at, 1.6, 26 * fill, (.50, .62, 1), 120)
    if key:
        face_light(key, at=(at[0], at[1], at[2] + .05))


def floor(colour=rgb('#12161E'), rough=.2, y=5):
    box((0, y / 2 - 1, -.05), (16, y + 6, .1), plain(colour, rough, .3), bevel=0)


def lights_on(rnd, at, n, step, size, colours, power=2.2, rot=(0, 0, 0), lit=.72):
    """Rows of small lit keys: n = (columns, rows)."""
    for i in range(n[0]):
        for j in range(n[1]):
            if rnd.random() < lit:
                box((at[0] + i * step[0], at[1], at[2] + j * step[1]), size, glow(rgb(rnd.choice(colours)), power * rnd.uniform(.6, 1.2)), rot, bevel=0)


KEYS = ('#7FD0FF', '#FFC070', '#FF7A50', '#9FE8D0')


def bridge(sky=DUSK, seed=401, world=None, lit='#7FC0E8', view=(0, 1.72), wide=1.75, tall=.82, power=1.0, rail=True):
    """A wide window in a dark wall, consoles with lit keys left and right, a rail."""
    rnd = random.Random(seed)
    wall, metal = plain(rgb('#242C38'), .55, .3, .05, 4), plain(IRON, .3, .7)
    floor()
    x, z = view
    y = 3.0
    box((x, y, z + tall + 1.2), (14, .3, 2.4), wall, bevel=0)
    box((x, y, z - tall - 1.2), (14, .3, 2.4), wall, bevel=0)
    for s in (1, -1):
        box((x + s * (wide + 3.5), y, z), (7, .3, 4), wall, bevel=0)
        tube([(x + s * wide, y - .2, z - tall), (x + s * wide * 1.08, y - .2, z), (x + s * wide, y - .2, z + tall)], .06, metal)
        lights_on(rnd, (x + s * (wide + .65) - .32, y - .17, z - .5), (5, 7), (.16, .16), (.11, .02, .07), KEYS, 2.0)
        box((s * 1.9, 1.5, .50), (1.1, .7, 1.0), plain(DARK, .4, .3), bevel=.06)
        lights_on(rnd, (s * 1.9 - .42, 1.12, .82), (7, 2), (.14, .1), (.09, .02, .05), KEYS, 2.2)
        box((x, y - .2, z + s * tall), (2 * wide, .12, .10), metal, bevel=.03)
    if rail:
        tube([(-3, 1.0, 1.00), (3, 1.0, 1.00)], .035, plain(rgb('#A8382A'), .35, .3), smooth=False)
    rims(rgb('#FFC890'), rgb(lit), power)
    lamp((x, y - .5, z), 60, rgb(lit), .6)
    mist(3, 5)
    planets = [world] if world else []
    return dict(sky_spec=clouds(seed, sky, -14, (.5, .40, .36), planets=planets), fog=dict(amount=.35, colour=lit, at=(.5, .36), r=.5, gain=.8, light=.3), glowing=.9, streak=.04)


def engine(tint='#5FC8FF', warm='#FF9A50', at=(.95, 2.3), seed=7, power=1.0):
    """A core of light between rings, pipes, a gallery."""
    rnd = random.Random(seed)
    t = rgb(tint)
    wall, metal, pipe = plain(rgb('#2A3038'), .6, .4, .08, 5), plain(IRON, .3, .8), plain(rgb('#7A4A30'), .35, .7)
    floor()
    box((0, 4.2, 2), (16, .2, 6), wall, bevel=0)
    x, y = at
    for i in range(9):
        z = .15 + i * .36
        upright([(z, .20, .20, .20), (z + .24, .24, .24, .24), (z + .28, .20, .20, .20)], glow(mix(t, (1, 1, 1), .45), 5.5), (x, y, 0), ring=32, steps=2)
        torus((x, y, z + .30), .32, .045, metal, axis='Z', u=48)
    upright([(-.1, .5, .5, .5), (3.6, .5, .5, .5)], haze(t, 1.6, 1.4), (x, y, 0), ring=40, steps=1)
    for a in (20, 140, 260):
        rod((x + .46 * math.cos(math.radians(a)), y + .46 * math.sin(math.radians(a)), 0), (x + .46 * math.cos(math.radians(a)), y + .46 * math.sin(math.radians(a)), 3.4), .05, metal)
    for i in range(7):
        z = .5 + .38 * i
        tube([(-4, 3.5 - .1 * (i % 3), z), (-1.2 - .2 * (i % 2), 3.5, z), (-.9 - .2 * (i % 2), 3.6, z + .2)], .07 + .03 * (i % 2), pipe if i % 3 else metal)
    lights_on(rnd, (-2.4, 3.2, 1.2), (5, 4), (.22, .22), (.14, .03, .08), ('#FF7A50', '#FFC070', '#FF4A30'), 2.4)
    for sx in (-2.4, 2.6):
        box((sx, 3.0, 1.6), (.25, .3, 4), metal, bevel=.05)
    box((0, 3.4, 2.75), (10, .5, .12), metal, bevel=.03)
    lamp((x - .1, y - .6, 1.5), 150 * power, t, .3)
    area((x, y - .3, 1.9), (0, 0, 1.35), .8, 240 * power, mix(t, (1, 1, 1), .25), 140)
    area((-2.0, 1.6, 2.5), (0, 0, 1.4), .8, 210 * power, rgb(warm), 110)
    area((-1.4, -3.2, 3.0), (0, 0, 1.35), 1.6, 16, (.72, .80, 1))
    face_light()
    mist(3, 4)
    return dict(sky_spec=dict(seed=seed, star=0, big=0), fog=dict(amount=.55, colour=tint, at=(.72, .42), r=.42, gain=1.1, light=.4), glowing=1.1, streak=.05)


def sickbay(tint='#7FE8D0', seed=9):
    """A bed with somebody on it, a board of lights over it."""
    rnd = random.Random(seed)
    wall = plain(rgb('#3A4650'), .6, .1, .03, 4)
    floor(rgb('#1A222A'))
    box((0, 2.6, 1.6), (14, .2, 5), wall, bevel=0)
    for x in (-2.1, 2.1):
        box((x, 2.4, 1.6), (.24, .3, 5), plain(rgb('#5A6872'), .5, .2), bevel=.04)
    box((.55, 2.42, 1.72), (1.5, .10, .74), plain(rgb('#06090C'), .3), bevel=.03)
    for i, c in enumerate(('#7FE8D0', '#FFC070', '#7FE8D0', '#FF7A50', '#7FE8D0', '#7FD0FF')):
        k = rnd.uniform(.2, .62)
        box((.55 - .56 + .22 * i, 2.35, 1.40 + k / 2), (.07, .02, k), glow(rgb(c), 2.6), bevel=0)
        box((.55 - .56 + .22 * i, 2.35, 1.40 + k), (.15, .02, .035), glow(rgb('#FFFFFF'), 2.8), bevel=0)
    lamp((.55, 2.0, 1.7), 30, rgb(tint), .4)
    box((.6, 1.2, .74), (2.3, .8, .16), plain(rgb('#2A323A'), .4, .4), bevel=.05)
    blanket = cloth(rgb('#A83A2A') if tint == '#FF' else rgb('#B8C4C8'), .3, .5, 7)
    creased(fuse([loft([(-.75, .10, .20, .05, .86), (-.6, .15, .15, .05, .86), (0, .20, .16, .05, .86), (.45, .24, .22, .05, .86), (.78, .26, .17, .05, .86)], blanket, at=(.2, 1.0, 0), ring=28, power=2.4)], blanket, .016, 3), [((-1, 1, .9), (1, 1.3, .9), (.3, 1.1, 1), .8, .10, .014)])
    box((1.26, 1.05, .90), (.36, .56, .10), cloth(rgb('#D8DCE0'), .3, .4, 7), bevel=.04)
    start = mark()
    head_of(hair='short', tint=rgb('#5A3A20'), look=3, face=dict(laugh=0))
    group(start, (.98, 1.0, .985), (0, -84, 180))
    rims(rgb(tint), rgb('#DCE8FF'), .85, .5)
    mist(3, 4)
    return dict(sky_spec=dict(seed=seed, star=0, big=0), fog=dict(amount=.30, colour=tint, at=(.6, .38), r=.5, gain=.8, light=.35), glowing=.9, streak=.02)


def outdoors(sky, sun=((.66, .55), .3, '#FFC080', 1.7), haze_colour='#C87A50', seed=501, ground=('#5A4A42', '#2A2426'), planets=(), power=1.0, rimcolours=None, flat=.3, density=1.2):
    """Uneven ground under a sky of gas; the sun stands low behind."""
    from mathutils import noise
    n = 64
    verts, faces = [], []
    for i in range(n):
        for j in range(n):
            x, y = -16 + 32 * i / (n - 1), -3 + 30 * j / (n - 1)
            verts.append((x, y, noise.fractal(Vector((x * .3, y * .3, seed)), 1, 2, 4) * flat * min(1, .2 + abs(y) * .3) + max(0, y - 6) * .05))
    for i in range(n - 1):
        faces += [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for j in range(n - 1)]
    mesh(verts, faces, rock(rgb(ground[0]), rgb(ground[1]), 1.2))
    a, b = rimcolours or (sun[2], '#8FB0FF')
    rims(rgb(a), rgb(b), power, .5)
    area(((sun[0][0] - .5) * 18, 14, 5), (0, 4, 0), 5, 3800 * power, rgb(sun[2]))
    mist(4, 20)
    return dict(sky_spec=dict(seed=seed, clouds=dict(colours=sky, angle=4, band=(.5, .60, .40), density=density), star=160, big=3, light=[sun, ((.5, .8), .9, haze_colour, .3)], planets=list(planets)),
                fog=dict(amount=.8, colour=haze_colour, at=(sun[0][0], sun[0][1] + .08), r=.55, gain=1.1, light=.5), rays=dict(at=sun[0], amount=.16, threshold=1.0), streak=.03, glowing=.9)


def column(at, h, r, mat, broken=False, seed=1):
    """Fluted drum on a base; broken ones end in a stump."""
    x, y = at
    box((x, y, .08), (r * 3, r * 3, .2), mat, bevel=.03)
    n = 40
    verts, faces = [], []
    rnd = random.Random(seed)
    zs = np.linspace(.15, h, 14)
    for j, z in enumerate(zs):
        for i in range(n):
            a = i / n * 2 * math.pi
            rr = r * (1 - .12 * j / 13) * (1 - .07 * (math.cos(a * 12) > .2))
            zz = z + (rnd.uniform(-.12, .12) + .18 * math.cos(a + seed) if broken and j > 11 else 0)
            verts.append((x + rr * math.cos(a), y + rr * math.sin(a), zz))
    for j in range(13):
        faces += [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)]
    faces.append(tuple(range(13 * n, 14 * n)))
    mesh(verts, faces, mat, auto=30)
    if not broken:
        box((x, y, h + .07), (r * 2.9, r * 2.9, .16), mat, bevel=.03)


def cavern(tint='#FF8A3A', seed=3, back='#8A3A1A', stones=rgb('#5A4A42')):
    """Rock all round, a glow from its depth."""
    rnd = random.Random(seed)
    m = rock(stones, rgb('#1C1718'), 1.6)
    floor(rgb('#1A1512'), .8)
    for i in range(46):
        a = rnd.uniform(-.35, math.pi + .35)
        d = rnd.uniform(2.15, 3.4)
        stone((math.cos(a) * d * 1.15, 2.4 + rnd.uniform(-.4, 3.2), .75 + math.sin(a) * d * .95), rnd.uniform(.5, 1.0), m, seed * 100 + i, .5)
    rims(rgb(tint), rgb('#6A8AC8'), .9, .4)
    area((0, 5.5, 1.6), (0, 0, 1.3), 2.0, 420, rgb(tint))
    lamp((.2, 4.4, .8), 160, rgb(tint), .4)
    mist(3, 6)
    return dict(sky_spec=dict(seed=seed, star=0, big=0, light=[((.5, .5), .5, tint, 1.3)]), fog=dict(amount=.8, colour=tint, at=(.5, .50), r=.34, gain=1.2, light=.45), glowing=1.0, streak=.03)


def fortress(tint='#FF7A38', stone_colour=rgb('#4A4038'), banner=rgb('#7A1E1A'), slit='#FFB070', seed=5, fires=True):
    """A court: pillars, tall slits of light, banners, bowls of fire."""
    wall, pillar = plain(stone_colour, .8, 0, .4, 5), plain(mix(stone_colour, (0, 0, 0), .25), .7, .1, .4, 6)
    floor(rgb('#1A1614'), .3)
    box((0, 4.6, 2.5), (18, .3, 7), wall, bevel=0)
    for x in (-1.25, 0, 1.25):
        box((x, 4.42, 2.0), (.22, .06, 2.6), glow(rgb(slit), 2.6), bevel=0)
        box((x, 4.40, 2.0), (.36, .02, 2.9), plain((.01, .01, .012), .5), bevel=0)
        box((x, 4.36, 2.0), (.20, .04, 2.5), glow(mix(rgb(slit), (1, 1, 1), .3), 3.2), bevel=0)
    for s in (1, -1):
        upright([(0, .36, .36, .36), (.2, .26, .26, .26), (3.5, .24, .24, .24)], pillar, (s * 2.15, 2.8, 0), ring=8, steps=1, auto=20)
        box((s * 1.65, 4.2, 2.4), (.55, .03, 2.2), cloth(banner, .3, .5, 6), bevel=0)
        if fires:
            upright([(.0, .18, .18, .18), (.95, .05, .05, .05), (1.05, .22, .22, .22), (1.15, .26, .26, .26)], plain(rgb('#2A2420'), .4, .7), (s * 1.55, 1.7, 0), ring=24, steps=1)
            for i in range(7):
                r = random.Random(i + 10 * (s + 1))
                p = (s * 1.55 + r.uniform(-.12, .12), 1.7 + r.uniform(-.1, .1), 1.22)
                upright([(0, .02, .02, .02), (.08, .07, .07, .07), (.2 + r.random() * .25, .004, .004, .004)], glow(rgb('#FF9A3A' if i % 2 else '#FFD070'), 4), p, ring=12, steps=4)
            lamp((s * 1.55, 1.6, 1.45), 60, rgb(tint), .15)
    rims(rgb(tint), rgb('#FFB880'), .9, .35)
    mist(3, 5)
    return dict(sky_spec=dict(seed=seed, star=0, big=0), fog=dict(amount=.6, colour=tint, at=(.5, .40), r=.45, gain=1.0, light=.35), glowing=1.0, streak=.03)


def tavern(tint='#FFB050', seed=6):
    """A bar: bottles lit from behind, lamps that hang."""
    rnd = random.Random(seed)
    wood = plain(rgb('#3A2418'), .5, 0, .2, 6)
    floor(rgb('#1A1210'), .4)
    box((0, 3.4, 2), (14, .2, 6), plain(rgb('#2E2220'), .7, 0, .1, 5), bevel=0)
    for z in (1.20, 1.62, 2.04):
        box((0, 3.15, z - .03), (5.4, .34, .05), wood, bevel=.01)
        box((0, 3.27, z + .16), (5.2, .02, .26), glow(rgb(tint), .16), bevel=0)
        x = -2.4
        while x < 2.4:
            c = rgb(rnd.choice(('#3AC8A0', '#E85A3A', '#FFC050', '#7A5AE8', '#4AA8FF', '#D8F0C0')))
            h = rnd.uniform(.14, .28)
            upright([(0, .045, .045, .045), (h * .6, .045, .045, .045), (h * .75, .018, .018, .018), (h, .018, .018, .018)], glow(c, .75), (x, 3.08, z), ring=14, steps=1)
            x += rnd.uniform(.12, .24)
    box((0, .75, .96), (6, .55, .08), wood, bevel=.02)
    for x in (-1.3, 1.25):
        ellipsoid((x, 1.6, 2.0), (.16, .16, .11), glow(rgb(tint), 3.6))
        rod((x, 1.6, 2.1), (x, 1.6, 3.2), .012, wood)
        lamp((x, 1.5, 1.85), 70, rgb(tint), .15)
    rims(rgb(tint), rgb('#C070FF'), .8, .4)
    mist(3, 4)
    return dict(sky_spec=dict(seed=seed, star=0, big=0), fog=dict(amount=.4, colour=tint, at=(.5, .42), r=.6, gain=.8, light=.3), glowing=.9, streak=.03)


def garden(bloom=rgb('#E87AB8'), leaf=rgb('#2E6A3A'), sky=TEAL, sun=((.64, .40), .3, '#FFF0C0', 1.6), seed=21):
    """Great leaves and blossoms before a bright sky."""
    rnd = random.Random(seed)
    g, b = plain(leaf, .5, 0, .15, 8), plain(bloom, .55, 0, .1, 10, .4)
    spec = outdoors(sky, sun, '#8FC8A0', seed, ('#3A5A36', '#1C2A1E'))
    for i in range(34):
        x = rnd.choice((-1, 1)) * rnd.uniform(.75, 3.0)
        y, z = rnd.uniform(.5, 2.8), rnd.uniform(.2, 1.5)
        a = rnd.uniform(-50, 50)
        start = mark()
        tube([(0, 0, -.9), (.05, 0, -.3), (0, 0, 0)], .012, g)
        for k in range(2):
            wing([(0, .06, -.06, 0, .006), (.18, .10, -.10, .08, .005), (.40, .07, -.07, .10, .004), (.58, .0, -.01, .02, .002)], g, steps=3, sharp=False, mirror=True)
        group(start, (x, y, z - .1), (rnd.uniform(-20, 20), rnd.uniform(-30, 10), a), rnd.uniform(.6, 1.1))
        if i % 2 == 0:
            start = mark()
            for k in range(6):
                ellipsoid((.10 * math.cos(k * 1.047), .10 * math.sin(k * 1.047), .02), (.085, .05, .018), b, (0, -25, math.degrees(k * 1.047)), u=16, v=8)
            ellipsoid((0, 0, .03), (.035, .035, .03), glow(rgb('#FFE080'), 1.8), u=12, v=8)
            group(start, (x + rnd.uniform(-.2, .2), y - .1, z + rnd.uniform(0, .35)), (rnd.uniform(30, 80), 0, rnd.uniform(-30, 30)), rnd.uniform(.7, 1.3))
    return spec


def gate(tint='#FFD8A0', seed=15, arch=rgb('#3A3E46'), fill=.4, width=.9):
    """Against the light of a tall doorway."""
    wall = plain(arch, .6, .3, .1, 4)
    floor(rgb('#14171C'), .18)
    for s in (1, -1):
        box((s * (width + 1.6), 1.9, 1.6), (3.2, .5, 5), wall, bevel=.06)
        box((s * (width + .04), 1.64, 1.5), (.05, .06, 3.0), glow(rgb(tint), 2.4), bevel=0)
        for i in range(4):
            box((s * (width + .55 + .02 * i), 1.62, .5 + .52 * i), (.5, .06, .30), plain(mix(arch, (0, 0, 0), .4), .5, .4), bevel=.02)
    area((0, 4.2, 2.2), (0, 0, 1.3), 2.2, 620, rgb(tint))
    rims(rgb(tint), mix(rgb(tint), (1, 1, 1), .4), .35, fill)
    mist(3, 4)
    return dict(sky_spec=dict(seed=seed, star=0, big=0, light=[((.5, .42), .55, tint, 1.4)]), fog=dict(amount=.5, colour=tint, at=(.5, .40), r=.42, gain=1.1, light=.5),
                rays=dict(at=(.5, .38), amount=.20, threshold=.9), glowing=.9, streak=.03)


def pads(tint='#FFD890', seed=17):
    """A beaming chamber: lit pads, columns of sparks."""
    rnd = random.Random(seed)
    t = rgb(tint)
    wall, metal = plain(rgb('#2E3440'), .5, .3, .06, 4), plain(IRON, .3, .7)
    floor()
    box((0, 3.0, 2), (14, .2, 6), wall, bevel=0)
    for x, y in ((-1.5, 1.5), (0.0, 2.0), (1.5, 1.5)):
        upright([(.0, .52, .52, .52), (.18, .50, .50, .50)], metal, (x, y, 0), ring=48, steps=1)
        upright([(.18, .42, .42, .42), (.20, .42, .42, .42)], glow(t, 2.2), (x, y, 0), ring=48, steps=1)
        upright([(2.5, .42, .42, .42), (2.54, .42, .42, .42)], glow(t, 2.2), (x, y, 0), ring=48, steps=1)
        upright([(.2, .40, .40, .40), (2.5, .40, .40, .40)], haze(t, .9, 1.3), (x, y, 0), ring=40, steps=1)
        for _ in range(70):
            a, r = rnd.uniform(0, 6.28), .38 * rnd.random() ** .5
            z = rnd.uniform(.3, 2.4)
            rod((x + r * math.cos(a), y + r * math.sin(a), z), (x + r * math.cos(a), y + r * math.sin(a), z + rnd.uniform(.02, .09)), .006, glow(mix(t, (1, 1, 1), .5), 4), ring=5)
        for a in (40, 90, 140):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            box((x + c * .56, y + s * .56, 1.3), (.05, .05, 2.6), metal, bevel=0)
    lamp((0, 1.6, 1.4), 90, t, .4)
    rims(t, rgb('#8FB8FF'), .8, .4)
    mist(3, 4)
    return dict(sky_spec=dict(seed=seed, star=0, big=0), fog=dict(amount=.35, colour=tint, at=(.5, .42), r=.5, gain=.9, light=.35), glowing=1.0, streak=.03)


def cockpit(sky=STEEL, seed=27, world=None, lit='#FFB870'):
    """A small craft's bow: slanting window bars, a panel of keys below."""
    rnd = random.Random(seed)
    metal, dark = plain(rgb('#4A5464'), .35, .6), plain(DARK, .45, .3)
    for x in (-2.0, -.95, .95, 2.0):
        tube([(x * 1.12, 1.3, .6), (x, 1.5, 1.3), (x * .80, 1.1, 2.3)], .075, metal)
    tube([(-2.6, 1.35, .86), (0, 1.6, .86), (2.6, 1.35, .86)], .08, metal)
    tube([(-2.4, 1.2, 2.12), (0, 1.35, 2.12), (2.4, 1.2, 2.12)], .09, metal)
    box((0, 1.35, .58), (5.4, .9, .5), dark, (16, 0, 0), bevel=.06)
    lights_on(rnd, (-2.2, .96, .72), (22, 2), (.2, .11), (.13, .02, .05), KEYS, 2.2, (16, 0, 0))
    box((0, .4, 2.7), (6, 2.6, .2), dark, bevel=.05)
    rims(rgb(lit), rgb('#8FC0FF'), .9, .5)
    lamp((0, .7, .9), 16, rgb(lit), .3)
    return dict(sky_spec=clouds(seed, sky, -14, (.5, .40, .40), planets=[world] if world else []), glowing=.9, streak=.05)


def court(seed=31, tint='#FFE0B0'):
    """A bench on steps, a tall round window behind."""
    wood, wall = plain(rgb('#5A3420'), .4, 0, .15, 7), plain(rgb('#3A3A42'), .7, .1, .1, 4)
    floor(rgb('#1E1A1A'), .25)
    box((0, 4.2, 2.4), (16, .3, 7), wall, bevel=0)
    upright([(0, .95, .02, .02), (.01, .95, .02, .02)], glow(rgb(tint), 1.0), (0, 0, 0), ring=4, steps=1).location = (0, 60, 0)
    start = mark()
    torus((0, 3.95, 1.95), 1.0, .08, wood, axis='Y', u=72)
    upright([(0, .98, .98, .98), (.02, .98, .98, .98)], glow(rgb(tint), 1.7), ring=72, steps=1).data.transform(Matrix.Translation((0, 4.0, 1.95)) @ Matrix.Rotation(math.radians(90), 4, 'X'))
    for a in range(0, 180, 30):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        rod((-c, 3.93, 1.95 - s), (c, 3.93, 1.95 + s), .022, wood, ring=8)
    torus((0, 3.93, 1.95), .42, .03, wood, axis='Y', u=48)
    for s in (1, -1):
        for i in range(5):
            box((s * (1.55 + .42 * i), 4.0, 1.6), (.05, .05, 3.4), wood, bevel=.01)
        box((s * 1.9, 1.5, .55), (1.6, .5, 1.1), wood, bevel=.03)
    area((0, 3.6, 2.2), (0, 0, 1.3), 1.6, 520, rgb(tint))
    rims(rgb(tint), rgb('#9FB8FF'), .5, .45)
    mist(3, 5)
    return dict(sky_spec=dict(seed=seed, star=0, big=0), fog=dict(amount=.45, colour=tint, at=(.5, .36), r=.45, gain=1.1, light=.45), rays=dict(at=(.5, .34), amount=.12, threshold=1.1), glowing=.8, streak=.02)


def street(tint='#FF9A50', lantern='#FF6A38', seed=51, arches=True, lit=1.0):
    """A lane of arches that runs away to a bright end; lanterns hang across it."""
    rnd = random.Random(seed)
    wall, edge = plain(rgb('#3A2620'), .9), plain(rgb('#241814'), .8)
    floor(rgb('#241A18'), .35, 14)
    for s in (1, -1):
        for i in range(6):
            y, x = 1.5 + 1.7 * i, s * (1.72 + .05 * i)
            box((x + s * .55, y + .85, 1.9), (1.0, 1.9, 4.2), wall, bevel=.02)
            box((x + s * .02, y, 1.6), (.26, .26, 3.3), edge, bevel=.03)
            if arches:
                tube([(x, y, 2.1), (x * .82, y, 2.75), (0, y, 3.15)], .10, edge)
            box((x - s * .02, y + .85, 1.35), (.06, .55, .75), glow(rgb(lantern), .55 + .5 * rnd.random()), bevel=.02)
    for i in range(7):
        y, x, z = 1.6 + .9 * i, (-1.02, .62, -.35, 1.0, -.75, .3, .0)[i], 2.28 + .04 * i
        r = .17
        upright([(-r, .05, .05, .05), (-r * .7, r * .8, r * .8, r * .8), (0, r, r, r), (r * .7, r * .8, r * .8, r * .8), (r, .05, .05, .05)], glow(rgb(lantern), 2.6 * lit), (x, y, z), ring=20, steps=3)
        rod((x, y, z + r), (x, y, z + 1.2), .008, edge)
        lamp((x, y - .2, z - .1), 16 * lit, rgb(lantern), .15)
    area((0, 7, 2.2), (0, 0, 1.3), 1.6, 330 * lit, rgb(tint))
    rims(rgb(tint), rgb(lantern), .8, .35)
    mist(3, 10)
    return dict(sky_spec=dict(seed=seed, star=0, big=0, light=[((.5, .46), .34, tint, 1.4)]), fog=dict(amount=.75, colour=tint, at=(.5, .46), r=.34, gain=1.2, light=.4), glowing=1.0, streak=.03)


def lab(tint='#BFE8F4', colours=('#5FC8FF', '#FFB050', '#7FE8A0', '#C880FF', '#FF7060'), seed=53, wall=.40, rows=(.40, .92, 1.44, 1.96, 2.48), power=1.0):
    """Shelves of vessels before a lit wall."""
    rnd = random.Random(seed)
    frame = plain(rgb('#39434F'), .4, .5)
    floor()
    box((0, 3.35, 1.7), (9, .05, 4.6), glow(rgb(tint), wall), bevel=0)
    mats = [glow(rgb(c), 1.5) for c in colours]
    for z in rows:
        box((0, 3.0, z - .03), (8, .42, .05), frame, bevel=.01)
        x = -2.5
        while x < 2.5:
            h, r = rnd.uniform(.14, .34), rnd.uniform(.05, .10)
            mat = rnd.choice(mats)
            kind = rnd.randrange(3)
            if kind == 0:        # a flask
                upright([(0, r, r, r), (h * .35, r, r, r), (h * .7, r * .3, r * .3, r * .3), (h, r * .3, r * .3, r * .3)], mat, (x, 2.95, z), ring=16, steps=3)
            elif kind == 1:      # a jar
                upright([(0, r * .9, r * .9, r * .9), (h * .8, r * .9, r * .9, r * .9), (h * .82, r * .6, r * .6, r * .6), (h * .9, r * .6, r * .6, r * .6)], mat, (x, 2.95, z), ring=16, steps=1)
            else:                # three tubes
                for k in range(3):
                    upright([(0, .018, .018, .018), (h, .018, .018, .018)], mat, (x + (k - 1) * .055, 2.95, z), ring=10, steps=1)
            x += rnd.uniform(.20, .34)
    for x in (-1.75, 1.75):
        box((x, 2.95, 1.5), (.07, .46, 4), frame, bevel=.01)
    area((0, 3.0, 2.3), (0, 0, 1.3), 2.2, 420 * power, rgb(tint))
    rims(rgb(tint), rgb('#FFFFFF'), .55 * power, .4)
    mist(3, 5)
    return dict(sky_spec=dict(seed=seed, star=0, big=0), fog=dict(amount=.25, colour=tint, at=(.5, .40), r=.5, gain=1.0, light=.4), glowing=.9, streak=.02)


def theatre(tint='#FFB060', curtain=rgb('#6A1A22'), seed=55, part=1.2, shaft=None, power=1.0):
    """A stage between curtains: a lit cloth behind it, or in the dark one shaft of light from above."""
    floor(rgb('#1E1512'), .25, 6)
    for s in (1, -1):
        for i in range(10):
            upright([(0, .14, .09, .10), (3.6, .12, .08, .08)], cloth(curtain, .4, .3, 4), (s * (part + .23 * i), 2.3 - .07 * (i % 2), 0), ring=16, steps=1)
    for i in range(15):
        upright([(0, .06, .10, .11), (.55, .05, .09, .10)], cloth(curtain, .4, .3, 4), (-1.7 + .24 * i, 2.1, 2.42 + .10 * abs(math.sin(i * .9))), ring=14, steps=1)
    light = [((.5, .46), .46, tint, 1.5 * power)]
    if shaft:
        loft([(-.1, .62, .62, .62), (3.4, .10, .10, .10)], haze(rgb(shaft), .32, 1.5), ring=40, steps=1).data.transform(Matrix.Rotation(math.radians(-90), 4, 'Y'))
        area((0, .5, 3.9), (0, .1, 1.0), .5, 55, rgb(shaft), 50)
        light = [((.5, .40), .5, tint, .25)]
    else:
        area((0, 4.4, 2.0), (0, 0, 1.3), 2.2, 620 * power, rgb(tint))
    rims(rgb(shaft or tint), rgb(shaft or tint), .35 * power, .25)
    mist(3, 4)
    return dict(sky_spec=dict(seed=seed, star=0, big=0, light=light), fog=dict(amount=.2, colour=tint, at=(.5, .42), r=.5, gain=.8, light=.3), glowing=1.0, streak=.03)


def vault(tint='#6FB4FF', seed=57, leaf=True, at=(.0, 1.42), r=1.02):
    """A round door of a foot's thickness, its bolts drawn; what it kept is light and smoke."""
    steel, dark, brass = plain(rgb('#4A5460'), .3, .8, .03, 6), plain(rgb('#1C222A'), .5, .4), plain(rgb('#A8823A'), .3, .9)
    floor()
    x, z = at
    verts, faces, n = [], [], 72
    for y in (1.55, 2.05):
        for i in range(n):
            a = 2 * math.pi * i / n
            verts += [(x + r * math.cos(a), y, z + r * math.sin(a)), (x + 6 * math.cos(a), y, z + 6 * math.sin(a))]
    for i in range(n):
        j = (i + 1) % n
        faces += [(2 * i, 2 * j, 2 * j + 1, 2 * i + 1), (2 * i, 2 * n + 2 * i, 2 * n + 2 * j, 2 * j)]
    mesh(verts, faces, dark, smooth=False)
    for k, m in ((1.02, steel), (1.24, brass), (1.44, steel)):
        torus((x, 1.55, z), r * k, .045, m, axis='Y', u=96)
    for i in range(16):
        a = 2 * math.pi * (i + .5) / 16
        rod((x + r * 1.13 * math.cos(a), 1.42, z + r * 1.13 * math.sin(a)), (x + r * 1.13 * math.cos(a), 1.62, z + r * 1.13 * math.sin(a)), .06, steel, ring=16)
    if leaf:
        start = mark()
        upright([(0, r, r, r), (.34, r * .92, r * .92, r * .92)], steel, ring=72, steps=1).data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
        torus((0, -.36, 0), r * .55, .035, brass, axis='Y', u=64)
        for i in range(4):
            a = i * math.pi / 4
            rod((-r * .55 * math.cos(a), -.36, -r * .55 * math.sin(a)), (r * .55 * math.cos(a), -.36, r * .55 * math.sin(a)), .022, brass)
        group(start, (x + r * 1.55, 1.0, z), (0, 0, -68))
    area((x, 4.4, z + .5), (0, 0, 1.3), 1.4, 620, rgb(tint))
    rims(rgb(tint), rgb('#FFD8A0'), .45, .4)
    mist(3, 4)
    return dict(sky_spec=dict(seed=seed, clouds=dict(colours=('#0A1A3A', tint, '#FFFFFF'), angle=30, band=(.5, .5, .5), density=.45, scale=1.4), star=0, big=0, light=[((.5, .44), .34, tint, 1.2)]),
                fog=dict(amount=.4, colour=tint, at=(.5, .42), r=.4, gain=1.0, light=.4), rays=dict(at=(.5, .42), amount=.16, threshold=.8), glowing=1.0, streak=.03)


def cabin(sky=DUSK, tint='#FFB868', seed=59, window=(.55, 1.72), wide=.75, tall=.52, wall=rgb('#2C3038'), shelf=True, sky_extra=None, power=1.0):
    """Somebody's own room: a window, a shelf of things, a lamp on a desk."""
    rnd = random.Random(seed)
    panel, trim = plain(wall, .6, .1, .05, 4), plain(mix(wall, (0, 0, 0), .5), .5, .3)
    floor(rgb('#1E1A1C'), .5)
    x, z = window
    y = 2.6
    box((x, y, z + tall + 1.5), (12, .2, 3), panel, bevel=0)
    box((x, y, z - tall - 1.5), (12, .2, 3), panel, bevel=0)
    for s in (1, -1):
        box((x + s * (wide + 3), y, z), (6, .2, 2 * tall + .1), panel, bevel=0)
        box((x + s * wide, y - .12, z), (.07, .08, 2 * tall), trim, bevel=.02)
        box((x, y - .12, z + s * tall), (2 * wide + .07, .08, .07), trim, bevel=.02)
    if shelf:
        for zz in (1.30, 1.78):
            box((-1.15, y - .25, zz), (1.0, .3, .04), trim, bevel=.01)
            for i in range(5):
                h = rnd.uniform(.12, .30)
                c = rgb(rnd.choice(('#8A5A3A', '#5A6A7A', '#9A8A5A', '#6A3A3A', '#4A6A5A')))
                if i % 3 == 2:
                    ellipsoid((-1.5 + .18 * i, y - .25, zz + .02 + h / 3), (h / 3,) * 3, plain(c, .4, .2), u=20, v=12)
                else:
                    box((-1.5 + .18 * i, y - .25, zz + .02 + h / 2), (.09, .16, h), plain(c, .6), bevel=.01)
    area((x, y - .4, z), (0, 0, 1.3), 1.0, 190 * power, rgb('#A8C0FF'))
    area((-1.8, 1.5, 2.5), (0, 0, 1.3), .8, 230 * power, rgb(tint), 110)
    area((-1.4, -3.2, 3.0), (0, 0, 1.35), 1.6, 17, (.72, .80, 1), 120)
    face_light()
    mist(3, 4)
    return dict(sky_spec=clouds(seed, sky, -14, (.5, .42, .36), **(sky_extra or {})), fog=dict(amount=.25, colour=tint, at=(.4, .5), r=.5, gain=.8, light=.3), glowing=.9, streak=.03)


def cell(left='#FF3A30', right='#3A78FF', seed=61, bars=True, power=1.0):
    """A bare hall lit from two sides in two colours; bars of light across its mouth."""
    a, b = rgb(left), rgb(right)
    wall = plain(rgb('#34363E'), .7, .1, .08, 4)
    floor(rgb('#202228'), .25)
    box((0, 4.2, 2), (14, .2, 7), wall, bevel=0)
    for i in range(7):
        x = -2.4 + .8 * i
        box((x, 4.0, 1.8), (.10, .2, 5), plain(rgb('#1E2026'), .6, .2), bevel=.02)
    if bars:
        for i in range(13):
            x = -2.1 + .35 * i
            c = mix(a, b, i / 12)
            rod((x, 2.4, 0), (x, 2.4, 3.4), .014, glow(mix(c, (1, 1, 1), .25), 2.6), ring=8)
            rod((x, 2.4, 0), (x, 2.4, 3.4), .07, haze(c, .9, 1.4), ring=12)
    area((-2.2, 3.2, 2.0), (-.3, 4.2, 1.5), 1.2, 240 * power, a)
    area((2.2, 3.2, 2.0), (.3, 4.2, 1.5), 1.2, 240 * power, b)
    area((-1.9, 1.9, 2.4), (0, 0, 1.35), .9, 300 * power, a, 110)
    area((1.9, 1.9, 2.4), (0, 0, 1.35), .9, 300 * power, b, 110)
    area((-1.4, -3.2, 3.0), (0, 0, 1.35), 1.6, 14, (.72, .80, 1), 120)
    face_light(.8)
    mist(3, 4)
    return dict(sky_spec=dict(seed=seed, star=0, big=0), fog=dict(amount=.3, colour=mix_hex(left, right), at=(.5, .42), r=.6, gain=.7, light=.3), glowing=1.0, streak=.03)


def mix_hex(a, b):
    return '#' + ''.join('%02X' % ((int(a[i:i + 2], 16) + int(b[i:i + 2], 16)) // 2) for i in (1, 3, 5))


def passage(tint='#DCE4F0', wall=rgb('#8A929E'), strip='#FFFFFF', seed=63, power=1.0):
    """A corridor that runs straight away from us to a bright end; strips of light in its ceiling."""
    panel, rib = plain(wall, .8), plain(mix(wall, (0, 0, 0), .55), .7)
    box((0, 6, -.05), (3.4, 16, .1), plain(mix(wall, (0, 0, 0), .55), .5), bevel=0)
    box((0, 6, 2.95), (3.4, 16, .1), panel, bevel=0)
    for s in (1, -1):
        box((s * 1.62, 6, 1.45), (.1, 16, 3), panel, bevel=0)
        box((s * .55, 6, 2.88), (.22, 16, .04), glow(rgb(strip), 2.2), bevel=0)
        box((s * 1.55, 6, .35), (.03, 16, .05), glow(rgb(strip), 1.4), bevel=0)
        for i in range(7):
            tube([(s * 1.55, .6 + 1.6 * i, 0), (s * 1.62, .6 + 1.6 * i, 1.5), (s * 1.35, .6 + 1.6 * i, 2.85)], .10, rib, smooth=False)
    for i in range(4):
        area((0, 1.6 + 2.4 * i, 2.85), (0, 1.6 + 2.4 * i, 0), 1.0, 14 * power, rgb(tint))
    area((0, 9, 1.8), (0, 0, 1.3), 1.6, 200 * power, rgb(tint))
    area((-1.3, 1.5, 2.6), (0, 0, 1.35), .6, 170 * power, rgb(tint), 120)
    area((1.3, 1.6, 2.6), (0, 0, 1.35), .6, 170 * power, rgb(tint), 120)
    area((-.8, -3.2, 2.6), (0, 0, 1.35), 1.6, 18, (.72, .80, 1), 120)
    face_light()
    mist(3, 9)
    return dict(sky_spec=dict(seed=seed, star=0, big=0, light=[((.5, .42), .5, tint, 1.1)]), fog=dict(amount=.7, colour=tint, at=(.5, .42), r=.34, gain=1.1, light=.5), glowing=.8, streak=.02)
