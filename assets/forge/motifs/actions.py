# SPDX-License-Identifier: MIT
"""Tactics, actions: what happens between ships, worlds and people."""
import paint
from people import arm, gown, limb, trooper
from props import *


@of_each('tactics/blockade', samples=24)
def blockade(f):
    """A wall of hulls, bows towards us, bound by bars of light, across the sunrise of a planet nobody shall reach."""
    kind = {'starfleet': 'escort', 'vulcan': 'capital', 'klingon': 'capital', 'romulan': 'capital'}[f]
    big = {'starfleet': 1.45, 'vulcan': 1.15, 'klingon': 1.0, 'romulan': 1.0}[f]
    root = ship(f, kind, (0, -.2, 0), scale=big)
    row = [((-1.5, 6.6, .1), 4), ((-1.5, -7.0, .1), -4), ((-3.4, 13.0, .2), 8), ((-3.4, -13.4, .2), -8)]
    back = [((-9, 4.0, 3.5), 2), ((-9, -4.2, 3.5), -2), ((-9.5, 12.0, 3.5), 4), ((-9.5, -12.4, 3.5), -4), ((-18, 0, 6.3), 0), ((-18, 8.4, 6.3), 0), ((-18, -8.4, 6.3), 0)]
    copies(root, [(at, (0, 0, turn), .95 * big) for at, turn in row + back])
    tint = rgb('#FFD08A') if f != 'vulcan' else rgb('#A8C8FF')
    for a, b in (((0, -.2, -.1), (-1.5, 6.6, 0)), ((0, -.2, -.1), (-1.5, -7.0, 0)), ((-9, 4.0, 3.4), (-9, -4.2, 3.4)), ((-9, 4, 3.4), (-9.5, 12, 3.4)), ((-9, -4.2, 3.4), (-9.5, -12.4, 3.4)),
                 ((-1.5, 6.6, 0), (-3.4, 13, .1)), ((-1.5, -7, 0), (-3.4, -13.4, .1))):
        for dz in (-.45, -.15, .15, .45):
            a2, b2 = Vector(a) + Vector((0, 0, dz)), Vector(b) + Vector((0, 0, dz))
            rod(a2.lerp(b2, .20), a2.lerp(b2, .80), .022, glow(tint, 2.6))
    c = camera((17.5, -1.6, 1.5), (-1, -.1, 1.55), 43)
    rig(f, c, (-1, 0, 0), 14, key=.40, rim=.6, fill=1.2)
    area((-16, 0, 12), (-4, 0, 0), 12, 2500, (1, .86, .72))
    return dict(sky_spec=dict(seed=61, clouds=dict(colours=('#123A5E', '#1E6A86', '#BFE6F0') if f != 'romulan' else VIOLET, angle=4, band=(.5, .15, .25), density=.8),
                              light=[((.5, .40), .30, '#FFD8A8', 1.5)],
                              planets=[dict(at=(.5, 1.22), r=.86, seed=12, colours=('#24384e', '#4a5a56', '#8a8a80'), light=(.05, -.98, -.16), air='#8FD0FF', lights=True)]))


def bay(dark, metal):
    """A dark hall before a great window."""
    box((0, 0, -.05), (14, 9, .1), plain(rgb('#12161E'), .16, .3), bevel=0)
    for x in (-2.9, -1.45, 1.45, 2.9):
        tube([(x * 1.05, 2.6, 0), (x, 2.55, 1.4), (x * .86, 2.0, 2.75), (x * .6, .5, 3.25)], .075, metal)
    box((0, 2.6, .18), (9, .3, .42), dark)
    box((0, 2.5, .42), (9, .10, .035), glow(rgb('#FFB870'), 1.8))


@shared('tactics/negotiations', samples=32)
def negotiations():
    """Two at a table, dark before a great window and the world they talk about."""
    dark = plain(rgb('#161B24'), .35, .4)
    metal = plain(rgb('#3A4454'), .3, .7)
    bay(plain(rgb('#222A36'), .5, .3), metal)
    upright([(.0, .42, .42, .42), (.06, .36, .36, .36), (.55, .16, .16, .16), (.68, .30, .30, .30)], metal, ring=48)
    upright([(.70, .86, .62, .62), (.715, .92, .66, .66), (.75, .92, .66, .66), (.765, .86, .62, .62)], dark, ring=80, steps=1)
    upright([(.766, .60, .40, .40), (.768, .60, .40, .40)], glow(rgb('#7FD0FF'), .45), ring=60, steps=1)
    ellipsoid((0, 0, 1.06), (.15, .15, .15), haze(rgb('#8FD8FF'), 1.6, .7))
    torus((0, 0, 1.06), .25, .006, glow(rgb('#8FD8FF'), 3), axis='Z')
    lamp((0, 0, 1.02), 26, rgb('#9FDCFF'), .15)
    for s, coat, trim in ((-1, rgb('#1C3048'), rgb('#C8A050')), (1, rgb('#4A2A22'), rgb('#9A8A70'))):
        gown(plain(coat, .6, 0, .05, 30, .4), plain(rgb('#8A6650') if s < 0 else rgb('#6E5040'), .55), (s * 1.30, 0, .04), 180 if s > 0 else 0, 'sit', plain(trim, .3, .8),
             plain(rgb('#15100E') if s < 0 else rgb('#2A1A12'), .5))
        upright([(.06, .34, .05, .34), (.40, .32, .05, .32)], dark, (s * 1.36, 0, 0), power=4, ring=28, steps=1)
        box((s * 1.62, 0, .82), (.09, .62, 1.25), dark, (0, s * 7, 0), bevel=.05)
    camera((.15, -4.7, 1.42), (0, 0, 1.18), 46)
    area((-1.5, 3.6, 3.2), (0, 0, 1), 2.0, 420, (1, .80, .58))
    area((2.8, 3.4, 2.6), (0, 0, 1), 1.6, 300, (.55, .75, 1))
    area((-1.5, -3.5, 3.4), (0, 0, .8), 2.0, 45, (.6, .72, 1))
    mist(4, 9)
    return dict(sky_spec=clouds(133, DUSK, 10, (.5, .2, .4), planets=[
        dict(at=(.5, .62), r=.42, seed=21, colours=('#15406e', '#4a6a4e', '#b8a480'), light=(-.75, -.5, .28), air='#8FC8FF', lights=True)]),
        fog=dict(amount=.25, colour='#4A5A80'), glowing=1.0)


@shared('tactics/hostage_taking', samples=36)
def hostage_taking():
    """Somebody sits bound behind bars of light; two guards in the dark keep watch."""
    dark = plain(rgb('#161B24'), .4, .4)
    metal = plain(rgb('#3A424E'), .35, .6)
    red = rgb('#FF5A3A')
    box((0, 0, -.05), (16, 12, .1), plain(rgb('#14171C'), .2, .4), bevel=0)
    box((0, 2.3, 1.5), (14, .2, 4), plain(rgb('#2E3640'), .7, .2, .1, 3), bevel=0)
    box((0, .9, .22), (1.3, .7, .44), metal, bevel=.04)
    start = mark()
    gown(plain(rgb('#D8C8A8'), .7, 0, .05, 26, .3), plain(rgb('#8A6650'), .55), (0, 0, .0), -90, 'sit', plain(rgb('#7A90A8'), .4, .3), plain(rgb('#2A1A12'), .6))
    group(start, (0, .85, .02), (7, 0, 0))
    for i in range(7):
        x = -1.2 + i * .4
        rod((x, -.25, .1), (x, -.25, 2.55), .012, glow(mix(red, (1, 1, 1), .35), 3.6))
        rod((x, -.25, .1), (x, -.25, 2.55), .04, haze(red, .9, 1.4))
    for z in (.05, 2.62):
        box((0, -.25, z), (3.2, .4, .16), metal, bevel=.04)
    for x in (-1.62, 1.62):
        box((x, -.1, 1.3), (.34, .7, 2.8), metal, bevel=.05)
        box((x * 1.0, -.46, 1.3), (.05, .03, 1.6), glow(red, 2.0), bevel=0)
    trooper('klingon', 'ready', (-1.22, -.95), -70, .94)
    trooper('klingon', 'ready', (1.22, -.95), -110, .94)
    lamp((0, .1, 2.35), 110, (1, .92, .8), .2)
    lamp((0, -.5, 1.2), 14, red, .4)
    area((-3.6, .8, 3.0), (-1.2, -.9, 1.2), .8, 190, (.55, .7, 1))
    area((3.6, .8, 3.0), (1.2, -.9, 1.2), .8, 190, (.55, .7, 1))
    area((-1.5, -5, 3.4), (0, 0, 1), 1.6, 130, (.8, .86, 1))
    camera((.4, -5.1, 1.45), (0, 0, 1.22), 44)
    return dict(sky_spec=dict(seed=241, star=0, big=0), glowing=1.1, streak=.04)


@of_each('tactics/hostage_taking', samples=36, factions=('vulcan',))
def nerve_pinch(f):
    """From behind, against the light of a door: a hand on a shoulder, and somebody sinks down."""
    lit = rgb('#FFE0B0')
    wall = plain(rgb('#2A3038'), .6, .3, .1, 4)
    box((0, 0, -.05), (14, 8, .1), plain(rgb('#14171C'), .18, .4), bevel=0)
    for s in (1, -1):
        box((s * 2.75, 1.6, 1.6), (2.6, .4, 4.4), wall, bevel=.06)
        box((s * 1.42, 1.45, 1.5), (.05, .08, 2.6), glow(rgb('#FF9A50'), 2.4), bevel=0)
    box((0, 1.6, 3.5), (5, .4, 1.4), wall, bevel=.06)
    cloth = plain(rgb('#5A341C'), .6, 0, .04, 26, .2)
    skin = plain(rgb('#8A6650'), .5)
    start = mark()
    gown(cloth, skin, (0, 0, 0), 0, 'free', plain(rgb('#F0C890'), .3, .8), plain(rgb('#0C0A0A'), .5))
    arm(cloth, skin, (.03, -.27, 1.45), (.32, -.34, 1.34), (.60, -.12, 1.30))
    arm(cloth, skin, (0, .27, 1.45), (-.06, .36, 1.15), (-.02, .30, .88))
    upright([(1.05, .30, .12, .20), (.6, .34, .05, .3), (.03, .44, .02, .46)], cloth, ring=40, power=2.3)
    group(start, (-.62, 0, 0), (0, 0, 0), 1.04)
    start = mark()
    uniform, glove = plain(rgb('#3A4654'), .5, .2), plain(rgb('#15171A'), .5)
    gown(uniform, plain(rgb('#7A5A48'), .5), (0, 0, 0), 0, 'free', None, plain(rgb('#3A2A1E'), .6))
    arm(uniform, glove, (.02, -.27, 1.45), (.20, -.36, 1.18), (.34, -.28, .96))
    arm(uniform, glove, (.02, .27, 1.45), (.22, .34, 1.16), (.36, .26, .94))
    group(start, (-.20, .02, -.20), (4, 15, -6), .98)
    area((0, 4.2, 2.2), (0, 0, 1.2), 2.2, 620, lit)
    area((-3, .6, 2.8), (-.4, 0, 1.4), .8, 70, (1, .84, .64))
    area((2.6, -3.4, 2.6), (0, 0, 1.2), 1.2, 60, (.6, .72, 1))
    camera((.25, -4.0, 1.42), (.02, 0, 1.22), 46)
    mist(3.6, 4)
    return dict(sky_spec=dict(seed=243, star=0, big=0, light=[((.5, .45), .5, '#FFD8A0', 1.5)]), fog=dict(amount=.55, colour='#E8B070', at=(.5, .42), r=.4, gain=1.1, light=.5),
                rays=dict(at=(.5, .4), amount=.22, threshold=.9), glowing=.9, streak=.03)


@of_each('tactics/reinforcements', samples=24)
def reinforcements(f):
    """Ships burst out of warp, each at the end of a streak of light."""
    tint = mix(FACTIONS[f]['glow'], (.8, .9, 1), .6)
    places = (((2.4, -.6, -.35), 'capital', 1.0), ((-4.5, 3.4, 1.6), 'heavy', .95), ((-5.5, -3.9, 1.4), 'escort', 1.15), ((-12, 7.6, -.6), 'escort', 1.2), ((-13, -1.6, 3.6), 'cruiser', 1.1))
    for at, kind, size in places:
        ship(f, kind, at, (-6, 0, 0), size)
        for dy, dz, w in ((0, 0, .32), (.9, .1, .12), (-.9, -.1, .12)):
            loft([(-34, .02, .02, .02), (-12, w * .8, w * .6, w * .6), (-1.5, w, w * .8, w * .8)], haze(tint, 1.5, 1.0, ('X', -34, 0), core=True), at=(at[0] - 1.8, at[1] + dy * size, at[2] + dz),
                 ring=20, steps=3)
    c = camera((13.5, -4.4, 3.0), (-1.2, 0, .55), 44)
    rig(f, c, (0, 0, 0), 11, key=.75, rim=1.2)
    return dict(sky_spec=clouds(251, {'starfleet': DUSK, 'vulcan': TEAL, 'klingon': STEEL, 'romulan': VIOLET}[f], -10, (.4, .4, .30), light=[((.33, .36), .18, '#DCE8FF', .35)],
                                warp=dict(centre=(.33, .36), count=260, power=1.3, inner=.05, colour=(.8, .88, 1))), glowing=1.1, streak=.05)


@shared('tactics/sabotage', samples=40)
def sabotage():
    """In the dark of a corridor somebody hooded kneels at an open panel; sparks fly."""
    corridor(12, rgb('#6A8AB8'), rgb('#FF3A28'), front=2.5)
    cloth = plain(rgb('#23282F'), .8, 0, .2, 9, .5)
    hot = rgb('#FFB050')
    box((-.4, 1.62, 1.0), (1.3, .16, 1.25), plain(rgb('#1A1D22'), .4, .6), bevel=.03)
    box((-.4, 1.50, 1.0), (1.05, .04, 1.0), plain(rgb('#07080A'), .6), bevel=0)
    box((.52, 1.35, .95), (.07, .5, 1.15), plain(rgb('#4A525E'), .4, .6), (0, 0, 28), bevel=.03)
    rnd = random.Random(12)
    for i in range(10):
        z = .6 + .08 * i
        tube([(-.85 + .1 * (i % 3), 1.48, z), (-.5 + rnd.uniform(-.1, .2), 1.36, z - rnd.uniform(-.06, .15)), (-.1 + .1 * (i % 3), 1.48, z + rnd.uniform(-.1, .1))], .017,
             plain(rgb(rnd.choice(('#C8402A', '#2A6AC8', '#D8A02A', '#3A9A5A'))), .4))
    for i in range(5):
        box((-.78 + .18 * i, 1.46, 1.38), (.08, .03, .05), glow(rgb('#FF4A30' if i % 2 else '#7FD0FF'), 2.6), bevel=0)
    at = Vector((-.28, 1.34, .98))
    burst(at, .20, hot, 1.0, 0)
    for i in range(90):
        v = Vector((rnd.gauss(0, .8), -abs(rnd.gauss(.5, .6)), rnd.gauss(.15, .7)))
        a = at + v * rnd.uniform(.1, .9)
        drop = Vector((0, 0, -.35)) * v.length
        rod(a, a + (v + drop).normalized() * rnd.uniform(.03, .12), .006, glow(mix(hot, (1, 1, .8), rnd.random() * .6), rnd.uniform(2, 6)), .001, ring=5)
    lamp(at + Vector((0, -.16, 0)), 70, hot, .08)
    start = mark()
    upright([(.05, .42, .36, .30), (.35, .36, .34, .26), (.62, .30, .24, .20), (.92, .30, .18, .18), (1.06, .20, .14, .14)], cloth, ring=44, power=2.2)
    ellipsoid((.02, 0, 1.20), (.175, .165, .205), cloth, (0, 12, 0))
    ellipsoid((.075, 0, 1.18), (.13, .12, .15), plain(rgb('#08090C'), .4, .3))
    box((.205, 0, 1.21), (.012, .11, .014), glow(rgb('#8FE8FF'), 3), bevel=0)
    limb([(.04, -.27, .92), (.24, -.30, .76), (.52, -.10, .92)], .085, .055, cloth)
    limb([(.04, .27, .92), (.26, .28, .74), (.50, .14, .84)], .085, .055, cloth)
    rod((.50, -.10, .92), (.74, -.02, .97), .018, plain(rgb('#8A929C'), .3, .8))
    limb([(0, .16, .30), (.42, .18, .36), (.40, .18, .06)], .12, .08, cloth)
    group(start, (-.66, .52, .0), (0, 0, 62), 1.12)
    area((-3.2, -.4, 2.2), (-.6, .5, .9), .6, 330, rgb('#8FB8F0'))
    area((-8, 0, 2.0), (0, 0, 1.2), 2.0, 260, rgb('#6A9AD8'))
    area((1.6, -1.7, 2.4), (-.6, .5, .9), .8, 70, (.6, .72, 1))
    camera((1.55, -1.75, 1.25), (-.38, .72, .90), 32)
    mist(3.0, 9)
    return dict(sky_spec=dict(seed=1, light=[((.5, .5), .6, '#8FB8E8', 1.2)], star=0, big=0), fog=dict(amount=.85, colour='#5A86B8', at=(.28, .44), r=.34, gain=1.2, light=.5),
                glowing=1.2, streak=.05)


@shared('tactics/supernova', samples=28)
def supernova():
    """A star bursts. Rocks and one small ship, black before the light."""
    rnd = random.Random(3)
    m = rock(rgb('#3A302C'), rgb('#141214'))
    for i in range(26):
        a, d = rnd.uniform(0, 6.28), rnd.uniform(2.3, 6.8)
        stone((rnd.uniform(-2, 3), math.cos(a) * d * 1.3, math.sin(a) * d * .8), rnd.uniform(.08, .42) * (.5 + d / 6), m, i)
    ship('starfleet', 'escort', (4.0, -1.85, -1.35), (-10, -12, -42), .36)
    camera((13, 0, 0), (0, 0, 0), 50)
    for y, z in ((0, 0), (1.2, .8), (-1.2, -.5)):
        area((-4, y * 2, z * 2), (6, -1, -.5), 5, 2600, (1, .74, .46))
    ambient((.10, .04, .03), (.03, .02, .05))

    def flash(c, passes):
        h, w = c.shape[:2]
        alpha = np.clip(passes['beauty'][..., 3:4], 0, 1).astype(np.float32)
        x, y = paint.grid(w, h)
        dx, dy = (x - .5) * w / h, y - .47
        d, a = np.hypot(dx, dy), np.arctan2(dy, dx)
        ca, sa = np.cos(a), np.sin(a)
        ray = paint.fbm(ca * 7 + 11, sa * 7, 3, 5) * paint.fbm(ca * 19, sa * 19 + 5, 9, 3)
        gas = paint.fbm(ca * 3.2 + d * 2.5, sa * 3.2 - d * 2.5, 31, 7, .56)
        fil = paint.step(1 - abs(paint.fbm(ca * 4.5 + d * 1.2, sa * 4.5 + d * 4.0, 41, 7, .58) * 2 - 1), .62, .98)
        wob = (gas - .5) * .18
        light = np.array
        out = light([1.0, .95, .86], 'f') * (np.exp(-(d / .045) ** 2) * 7 + np.exp(-d / .06) * 1.6)[..., None]
        out = out + paint.lin('#FFC070') * (np.exp(-d / .17) * (.10 + ray * 3.4))[..., None]
        shell = np.exp(-((d + wob * 1.5 - .30) / .09) ** 2)
        out = out + paint.lin('#FF6A2A') * (shell * (.18 + 1.6 * gas * fil + .5 * gas))[..., None]
        soft = paint.fbm(ca * 1.6 + 3, sa * 1.6, 71, 3)
        shell2 = np.exp(-((d + wob * .8 + (soft - .5) * .12 - .44) / .07) ** 2)
        out = out + paint.lin('#C8356A') * (shell2 * (.1 + 1.1 * fil * gas))[..., None]
        out = out + paint.lin('#5AC8FF') * (np.exp(-((d + wob * .35 + (soft - .5) * .12 - .50) / .022) ** 2) * np.clip(gas * 2.2 - .6, 0, 1) * .14)[..., None]
        out = out + paint.lin('#FF9A50') * (ray ** 2 * np.exp(-d / .5) * 1.6)[..., None]
        return c + out * (1 - alpha) + out * alpha * .03
    return dict(sky_spec=clouds(120, ('#30225E', '#7A2A4A', '#FFB070'), 20, (.5, .5, .5), star=300), extra=flash,
                rays=dict(at=(.5, .47), amount=.30, threshold=1.0), glowing=.7, streak=0)


@of_each('tactics/distress_call', samples=24)
def distress_call(f):
    """A broken hull adrift in an empty sky; a red lamp, and the call going out in rings."""
    wreck(f, 'capital', (0, 0, 0), (38, -16, -12), .86)
    red = rgb('#FF4030')
    lamp_at = Vector((1.3, -.3, .95))
    ellipsoid(lamp_at, (.07,) * 3, glow(rgb('#FFB0A0'), 8))
    ellipsoid(lamp_at, (.26,) * 3, haze(red, 1.2, 2.6))
    lamp(lamp_at, 45, red, .1)
    c = camera((5.4, -9.6, 1.5), (.1, 0, .25), 44)
    face = (c.location - lamp_at).to_track_quat('X', 'Z').to_euler()
    for i, r in enumerate((.75, 1.3, 1.95, 2.7)):
        for part in ((-58, 58), (122, 238)):
            start = mark()
            torus((0, 0, 0), r, .022, glow(red, 2.3 - .45 * i), part=part, u=60, v=8)
            group(start, lamp_at).rotation_euler = face
    rig(f, c, (0, 0, 0), 9, key=.7, rim=.8)
    return dict(sky_spec=dict(seed=262, clouds=dict(colours=('#16284e', '#2a3a62', '#8a9ac0'), angle=-25, band=(.75, .25, .25), density=.6), star=520, big=9), glowing=1.2, streak=.08)
