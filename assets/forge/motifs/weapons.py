# SPDX-License-Identifier: MIT
"""Tactics, weapons: what leaves a ship, and what lies in wait."""
from props import *


@of_each('tactics/phaser', samples=24)
def phaser(f):
    """A ship from behind and aside; its weapon reaches across the picture. Each faction's in its own way."""
    ship(f, 'heavy', (-2.7, 1.7, .75), (-14, 5, -24), 1.15)
    gun, mark_at = Vector((.75, .05, .35)), Vector((8.2, -6.4, -2.5))
    way = (mark_at - gun).normalized()
    tint = {'starfleet': rgb('#FF8A30'), 'vulcan': rgb('#B070FF'), 'klingon': rgb('#6AFF5A'), 'romulan': rgb('#58D8FF')}[f]
    if f == 'starfleet':         # one steady ray
        beam(gun, mark_at, tint, .05, 4.5)
    elif f == 'vulcan':          # a thin ray through a row of rings
        beam(gun, mark_at, tint, .028, 4)
        for i in range(9):
            start = mark()
            torus((0, 0, 0), .22 + .02 * i, .022, glow(mix(tint, (1, 1, 1), .35), 4))
            group(start, gun + way * (.6 + .8 * i)).rotation_euler = way.to_track_quat('X', 'Z').to_euler()
    elif f == 'klingon':         # two rows of heavy bolts
        for side in (.42, -.42):
            for i in range(6):
                a = gun + Vector((0, side, side * .3)) + way * (.2 + 1.0 * i + side)
                rod(a, a + way * .5, .045, glow(mix(tint, (1, 1, 1), .5), 6))
                rod(a - way * .25, a + way * .6, .15, haze(tint, 2.2, 1.3))
    else:                        # a hail of short pulses that fan out
        rnd = random.Random(5)
        for i in range(24):
            a = gun + way * (.2 + i * .25) + Vector((0, rnd.gauss(0, 1), rnd.gauss(0, 1))) * (.02 * i + .06)
            rod(a, a + way * .30, .035, glow(mix(tint, (1, 1, 1), .5), 6))
            ellipsoid(a + way * .15, (.22, .15, .15), haze(tint, 1.6, 2.0))
    burst(gun, .30, tint, .8, 90)
    lamp((-.6, -.6, .6), 160, tint, .3)
    c = camera((4.6, -9.8, 1.5), (-.5, .3, .22), 42)
    rig(f, c, (-2, 1, 0), 10, key=.85, rim=1.1)
    return dict(sky_spec=clouds(181, {'starfleet': VIOLET, 'vulcan': TEAL, 'klingon': DUSK, 'romulan': EMBER}[f], -12, (.45, .4, .36)), glowing=1.15, streak=.12)


@of_each('tactics/photon_torpedoes', samples=24, factions=('starfleet', 'vulcan', 'klingon'))
def photon_torpedoes(f):
    """Three bolts leave their ship, the nearest almost upon us."""
    hot = {'starfleet': rgb('#FF5A28'), 'vulcan': rgb('#58C8FF'), 'klingon': rgb('#FFB030')}[f]
    ship(f, 'escort', (-5.6, 2.6, 1.25), (-10, 4, -12), 1.1)
    way = (1, -.34, -.16)
    for at, size in (((2.45, -2.0, -.80), .85), ((1.5, .2, .42), .9), ((-1.1, .3, -.50), .95)):
        bolt(at, way, size, hot, 5.2)
    lamp((-4.0, 1.5, .0), 330, hot, .4)
    lamp((-2.0, .8, .4), 200, hot, .3)
    c = camera((4.6, -9.6, .7), (-.9, .3, .25), 44)
    rig(f, c, (-4, 2, 1), 9, key=.8, rim=1.2)
    return dict(sky_spec=clouds(84, {'starfleet': ('#1B3264', '#2C6A8C', '#D0E8F0'), 'vulcan': VIOLET, 'klingon': STEEL}[f], -25, (.4, .4, .35)), glowing=1.25, streak=.14)


@of_each('tactics/photon_torpedoes', samples=24, factions=('romulan',))
def disruptor_beam(f):
    """Two green rays from the wings meet before the bow."""
    ship(f, 'capital', (-2.4, .8, .5), (-10, 2, -16), 1.0)
    tint = rgb('#7CFF8A')
    meet = Vector((4.6, -2.6, -.75))
    for gun in (Vector((-1.6, -1.2, .35)), Vector((-.2, 2.6, .9))):
        beam(gun, meet, tint, .045, 4)
        burst(gun, .25, tint, .7, 60)
    beam(meet, Vector((12, -6.6, -2.6)), tint, .11, 3.2, 7)
    burst(meet, .75, tint, 1.0, 420)
    c = camera((4.4, -13.6, 3.0), (.75, -.6, .1), 42)
    rig(f, c, (-1, 0, 0), 10, key=.8, rim=1.0)
    return dict(sky_spec=clouds(86, VIOLET, -25, (.4, .4, .35)), glowing=1.15, streak=.12)


@of_each('tactics/quantum_torpedoes', samples=24, factions=('starfleet', 'vulcan'))
def quantum_torpedoes(f):
    """A volley of five, blue-white, fanning out from the tubes straight towards us."""
    cold = {'starfleet': rgb('#6AA8FF'), 'vulcan': rgb('#B890FF')}[f]
    ship(f, 'heavy', (-8, 0, 1.2), (0, 4, 0), 1.35)
    for i, (y, z, x) in enumerate(((-2.35, -.45, 3.4), (-1.15, .95, 1.3), (.35, -.85, 2.5), (1.55, 1.0, .2), (2.55, -.25, 1.9))):
        start = Vector((-6, 0, .9))
        at = Vector((x, y, z))
        bolt(at, at - start, .62, cold, 7.5, spikes=6)
    lamp((-5.0, -.4, .6), 420, cold, .5)
    c = camera((11.5, -.9, 1.3), (-2, .1, .30), 50)
    rig(f, c, (-8, 0, 1.4), 9, key=.8, rim=1.2)
    return dict(sky_spec=dim(clouds(188, {'starfleet': EMBER, 'vulcan': STEEL}[f], 20, (.5, .35, .30)), .5), glowing=1.2, streak=.14)


@of_each('tactics/quantum_torpedoes', samples=24, factions=('klingon',))
def heavy_disruptors(f):
    """The muzzle of a great gun under a blade of the hull, at the moment it fires."""
    h = hull_of(f, panel=1.7, tone=.6, dirt=.55, lit=.7, bump=.4)
    d = hull_of(f, base=FACTIONS[f]['dark'], panel=2.6, window=None)
    a = hull_of(f, base=FACTIONS[f]['accent'], accent=FACTIONS[f]['base'], panel=2.2, bump=.4, window=None)
    tint = rgb('#8CFF4A')
    for y in (0, -2.6):
        start = mark()
        barrel = loft([(-5, .62, .62, .62), (-3.4, .70, .70, .70), (-3.2, .46, .46, .46), (-.4, .40, .40, .40), (-.3, .56, .56, .56), (.5, .52, .52, .52)], d, ring=12, steps=1, auto=20)
        greeble(barrel, 120, .10, a, 4, None, .5)
        for x in (-2.6, -1.9, -1.2, -.5):
            torus((x, 0, 0), .52, .10, a, v=8)
            torus((x + .35, 0, 0), .45, .03, glow(tint, 4))
        for k in range(4):
            g = math.radians(45 + k * 90)
            rod((-3.2, math.cos(g) * .6, math.sin(g) * .6), (.3, math.cos(g) * .6, math.sin(g) * .6), .09, h)
        group(start, (0, y, -.3))
    for part in wing([(.6, -.8, -9, -1.3, .5), (5.0, .4, -8, -1.1, .4), (8.0, 3.0, -4, -.9, .1)], h):
        greeble(part, 150, .12, d, 6, None, .5)
    loft([(-9, 1.0, 1.1, .9), (-5, 1.2, 1.2, 1.0), (-3.4, .9, .8, .8), (-3.0, .4, .4, .4)], h, at=(0, -1.3, -.3), power=1.4, ring=20, steps=1, auto=20)
    burst((.75, 0, -.3), .6, tint, .8, 500)
    rod((.6, 0, -.3), (11, 0, -.3), .11, glow(mix(tint, (1, 1, 1), .5), 5))
    rod((.4, 0, -.3), (11, 0, -.3), .36, haze(tint, 2.2, 1.4))
    burst((.7, -2.6, -.3), .30, tint, .7, 120)
    c = camera((6.4, -7.4, 2.1), (-.35, -.7, .1), 40)
    rig(f, c, (-1, -1, 0), 8, key=1.5, rim=1.2, fill=2)
    return dict(sky_spec=clouds(190, STEEL, -20, (.6, .4, .36)), glowing=1.1, streak=.14)


@of_each('tactics/quantum_torpedoes', samples=24, factions=('romulan',))
def plasma_torpedoes(f):
    """A rolling ball of plasma, larger than the ship it left."""
    tint = rgb('#A8FF4A')
    ship(f, 'escort', (-6.5, 2.2, 1.6), (-10, 4, -14), 1.15)
    rnd = random.Random(11)
    at = Vector((1.2, -.6, -.25))
    ellipsoid(at, (.95, .85, .85), glow(rgb('#7CD83A'), 1.6))
    ellipsoid(at, (1.45, 1.3, 1.3), haze(tint, 1.3, 2.0))
    ellipsoid(at, (2.6, 2.2, 2.2), haze(rgb('#3AE08A'), .35, 4.0))
    for i in range(26):
        a0, tilt = rnd.uniform(0, 360), rnd.uniform(-70, 70)
        start = mark()
        torus((0, 0, 0), rnd.uniform(.9, 1.25), .025, glow(mix(tint, (1, 1, .8), .4), 1.8), axis='Z', part=(a0, a0 + rnd.uniform(70, 170)), u=30, v=8)
        group(start, at, (tilt, rnd.uniform(-70, 70), 0))
    for y, z, r in ((0, 0, 1.0), (.4, .5, .5), (-.5, .1, .45)):
        loft([(-7.5, .05, .05, .05), (-3, .45 * r, .45 * r, .45 * r), (0, .95 * r, .95 * r, .95 * r)], haze(tint, 1.8, 1.5, ('X', -7.5, .5), core=True), at=(0, 0, 0), ring=24, steps=4).matrix_world = \
            Matrix.Translation(at + Vector((0, y, z))) @ Euler((0, math.radians(12), math.radians(-18))).to_matrix().to_4x4()
    lamp(at + Vector((-2.5, 1.2, .6)), 1400, tint, .8)
    c = camera((5.2, -9.6, 1.0), (-1.2, .3, .25), 42)
    rig(f, c, (-4, 2, 1), 9, key=.8, rim=1.0)
    return dict(sky_spec=clouds(192, VIOLET, -25, (.4, .4, .35)), glowing=1.15, streak=.08)


@of_each('tactics/bombardment', samples=24)
def bombardment(f):
    """From orbit: fire falls on the night side of a world, and its lights go out in rings of flame."""
    tint = {'starfleet': rgb('#FF9A4A'), 'vulcan': rgb('#FFC870'), 'klingon': rgb('#FF7A3A'), 'romulan': rgb('#8CFF9A')}[f]
    ship(f, 'capital', (-.8, 1.0, 1.45), (-14, 10, -28), .78)
    root = ship(f, 'escort', (-7.0, 5.5, 3.6), (-10, 8, -28), .80)
    copies(root, [((5.2, 8.5, 4.2), (-10, 8, -28), .75)])
    rnd = random.Random(6)
    lands = ((2.4, .5, -1.9), (.4, 2.4, -1.6), (-2.0, .6, -2.1), (4.3, 3.2, -1.6), (.9, -.8, -2.3))
    for i, land in enumerate(lands):
        b = Vector(land)
        a = b + Vector((-2.4, .5, 3.6)) * rnd.uniform(.35, .95)
        rod(b.lerp(a, .06), a, .014, glow(mix(tint, (1, 1, 1), .5), 5), .004)
        rod(b, a, .07, haze(tint, 1.8, 1.4), .02)
        burst(b, rnd.uniform(.34, .6), mix(tint, rgb('#FF5A20'), .4), 1.0)
        for r in (.55, .95):
            torus(b, r * rnd.uniform(.8, 1.3), .012, glow(rgb('#FF8A4A'), 2.0), axis='Z', v=8)
    lamp((0, 0, -.6), 900, tint, 1.0)
    c = camera((5.0, -10.6, 3.2), (.6, .8, .10), 40)
    rig(f, c, (-1, 1, 2), 9, key=.7, rim=1.0)
    world = {'starfleet': ('#1a2a3a', '#3a3a34', '#6a5a4a'), 'vulcan': ('#10283a', '#24404a', '#506a6a'), 'klingon': ('#16282e', '#2e4444', '#5a6a60'), 'romulan': ('#241a34', '#40304a', '#6a5468')}[f]
    return dict(sky_spec=clouds(195, OPPOSITE[f], 8, (.5, .15, .25), planets=[dict(at=(.52, 1.42), r=.92, seed=14, colours=world, light=(.75, -.72, -.25), air='#8FB8E8', lights=True, clouds=.25)]),
                glowing=1.2, streak=.08)


@shared('tactics/space_mines', samples=32)
def space_mines():
    """A field of thorned globes that goes on into the dark; one close by."""
    iron = hull_of('klingon', base=rgb('#5C6068'), accent=rgb('#8A5A3A'), dark=rgb('#1E1E22'), panel=2.6, tone=.5, metal=.55, rough=.42, window=None, bump=.4)
    dark = plain(rgb('#191B20'), .4, .6)
    red = glow(rgb('#FF4A28'), 3.4)
    start = mark()
    b = ellipsoid((0, 0, 0), (1, 1, 1), iron)
    greeble(b, 120, .09, dark, 5, None, .5)
    for axis in 'XYZ':
        torus((0, 0, 0), 1.0, .07, dark, axis=axis)
        torus((0, 0, 0), 1.06, .016, red, axis=axis)
    g = (1 + 5 ** .5) / 2
    dirs = [(0, s, t * g) for s in (1, -1) for t in (1, -1)] + [(s, t * g, 0) for s in (1, -1) for t in (1, -1)] + [(t * g, 0, s) for s in (1, -1) for t in (1, -1)]
    for d in dirs:
        d = Vector(d).normalized()
        rod(d * .9, d * 1.16, .20, dark, .15)
        rod(d * 1.1, d * 1.75, .10, iron, .012)
        ellipsoid(d * 1.21, (.105, .105, .105), red, u=16, v=10)
    root = group(start, (0, 0, 0), (18, 12, 30))
    rnd = random.Random(5)
    places = []
    for i in range(26):
        d = 4 + i * 1.35
        across = rnd.uniform(.16, .62) * rnd.choice((1, -1))
        places.append(((-d * .95 + rnd.uniform(-1, 1), (across + .34) * d + 1.6 * math.copysign(1, across), rnd.uniform(-.30, .36) * d), [rnd.uniform(0, 360) for _ in range(3)],
                       rnd.uniform(.75, 1.0)))
    copies(root, places)
    c = camera((8.2, -2.6, 1.1), (-.6, .75, .1), 42, blur=1.1, focus=(0, 0, 0))
    rig('klingon', c, (0, 0, 0), 7, key=1.0, rim=1.0)
    area((-14, 14, 9), (-14, 0, 0), 8, 9000, (.6, .85, 1))
    mist(8, 34)
    return dict(sky_spec=clouds(93, TEAL, -10, (.65, .5, .42), light=[((.7, .42), .4, '#3AA0A8', .35)]), fog=dict(amount=.72, colour='#1E5A66', power=.8), glowing=1.1, streak=.04)


@shared('tactics/tricobalt_charge', samples=32)
def tricobalt_charge():
    """A caged core about to go: the only round, warm light in a cold picture."""
    f = 'starfleet'
    steel = hull_of(f, base=rgb('#7C8694'), accent=rgb('#C9922E'), dark=rgb('#20262E'), panel=2.4, tone=.5, metal=.6, window=None)
    dark = plain(rgb('#1C2128'), .4, .6)
    warn = plain(rgb('#D8952A'), .45, .2)
    hot = rgb('#FF8A3C')
    start = mark()
    ellipsoid((0, 0, 0), (.80, .62, .62), haze(hot, 5.5, 1.1))
    ellipsoid((0, 0, 0), (.42, .36, .36), glow(rgb('#FFE2B0'), 4))
    for a in range(0, 360, 60):
        torus((0, 0, 0), .66, .02, glow(hot, 4), axis='Z' if a % 120 else 'Y')
    for s in (1, -1):
        cap = loft([(.72 * s, .98, .98, .98), (1.0 * s, 1.02, 1.02, 1.02), (1.7 * s, .92, .92, .92), (2.0 * s, .62, .62, .62), (2.5 * s, .5, .5, .5), (2.7 * s, .2, .2, .2)], steel,
                   ring=48, steps=3, auto=25)
        greeble(cap, 70, .09, dark, 3 + s, None, .5)
        torus((.74 * s, 0, 0), .98, .09, warn)
        torus((1.75 * s, 0, 0), .90, .06, dark)
        torus((1.38 * s, 0, 0), 1.0, .035, glow(rgb('#FF4A30'), 3.2))
    for i in range(6):
        a = math.radians(i * 60 + 15)
        y, z = math.cos(a), math.sin(a)
        rod((-.85, y * .95, z * .95), (.85, y * .95, z * .95), .10, steel)
        rod((-.3, y * .97, z * .97), (.3, y * .97, z * .97), .14, warn)
    for i in range(4):
        a = math.radians(i * 90 + 30)
        wing([(.5, -1.9, -2.9, 0, .07), (1.35, -2.5, -3.1, 0, .03)], steel, mirror=False)
        list(bpy.context.scene.collection.objects)[-1].rotation_euler = (a, 0, 0)
    group(start, (0, 0, 0), (20, -24, 20))
    lamp((0, 0, 0), 520, hot, .3)
    c = camera((3.6, -11.6, 2.0), (-.1, 0, 0), 58)
    rig(f, c, (0, 0, 0), 8, key=.8, rim=1.3)
    return dict(sky_spec=clouds(70, STEEL, 30, (.5, .55, .4), light=[((.5, .5), .30, '#FF8A3C', .35)]), glowing=1.1, streak=.08)


@shared('tactics/biogenic_agent', samples=32)
def biogenic_agent():
    """A sealed flask in a steel cage; what swims in it shines green, and a little has got out."""
    steel = plain(rgb('#5A626C'), .3, .75)
    dark = plain(rgb('#1A1E24'), .4, .5)
    warn = plain(rgb('#D8952A'), .45, .2)
    tint = rgb('#9CFF3A')
    rnd = random.Random(9)
    start = mark()
    ellipsoid((0, 0, -.15), (.78, .78, 1.20), haze(tint, 1.1, 1.3), u=64, v=40)
    ellipsoid((0, 0, -.10), (.30, .30, .62), haze(rgb('#E8FFB0'), 1.2, 1.6))
    for i in range(34):
        a, r, z = rnd.uniform(0, 6.28), rnd.uniform(.1, .68), rnd.uniform(-1.0, .9)
        s = rnd.uniform(.03, .09)
        ellipsoid((math.cos(a) * r, math.sin(a) * r, z), (s, s, s), glow(mix(tint, (1, 1, .7), rnd.uniform(.1, .6)), rnd.uniform(1, 3)), u=14, v=8)
    ellipsoid((0, 0, 0), (.86, .86, 1.42), dome(rgb('#D8F8FF'), .55, 3.0), u=64, v=40)
    for z, s in ((1.38, 1), (-1.38, -1)):
        upright([(z - .06, .92, .92, .92), (z + .14, .95, .95, .95), (z + .20, .80, .80, .80)], steel, ring=48, steps=1)
        upright([(z + s * .2 - .1, .55, .55, .55), (z + s * .42, .5, .5, .5)], dark, ring=36, steps=1)
        torus((0, 0, z), .97, .05, warn, axis='Z')
    for k in range(5):
        a = math.radians(k * 72 + 18)
        rod((math.cos(a) * .96, math.sin(a) * .96, -1.42), (math.cos(a) * .96, math.sin(a) * .96, 1.42), .06, steel)
        box((math.cos(a) * .99, math.sin(a) * .99, 0), (.16, .16, .4), dark, (0, 0, math.degrees(a)))
    group(start, (0, 0, .05), (10, 14, 0))
    for i in range(9):           # what has got out
        p = Vector((rnd.uniform(.4, 2.6), rnd.uniform(-1.4, .4), 1.2 + rnd.uniform(0, .9)))
        ellipsoid(p, (rnd.uniform(.3, .8),) * 3, haze(tint, .16, 2.5))
    for i in range(40):
        s = rnd.uniform(.01, .03)
        ellipsoid((rnd.uniform(-2.6, 2.8), rnd.uniform(-2, 1.5), rnd.uniform(-1.6, 2.1)), (s, s, s), glow(tint, 2.4), u=8, v=6)
    for x in (-4.6, -2.6, 2.7, 4.7):    # other flasks behind, in the dark
        start = mark()
        ellipsoid((0, 0, 0), (.62, .62, 1.05), haze(tint, .55, 1.2))
        for z in (1.15, -1.15):
            upright([(z - .1, .74, .74, .74), (z + .1, .74, .74, .74)], steel, ring=36, steps=1)
        for k in range(5):
            a = math.radians(k * 72)
            rod((math.cos(a) * .72, math.sin(a) * .72, -1.2), (math.cos(a) * .72, math.sin(a) * .72, 1.2), .05, dark)
        group(start, (x, 4.2, .1))
    box((0, 3, -1.9), (30, 14, .2), plain(rgb('#12161A'), .18, .4), bevel=0)
    box((0, 7.5, 1), (30, .2, 8), plain(rgb('#1C2428'), .6, .3), bevel=0)
    lamp((0, 0, 0), 210, tint, .5)
    area((-3.5, -3.5, 4.5), (0, 0, 0), 2, 420, (1, .92, .84))
    area((3.5, 2.5, 2), (0, 0, 0), 2, 420, (.5, .7, 1))
    camera((.7, -8.8, .75), (.1, 0, .08), 55)
    mist(7, 6)
    return dict(sky_spec=dict(seed=198, star=0, big=0), fog=dict(amount=.7, colour='#14303A'), glowing=1.1, streak=.04)


@of_each('tactics/biogenic_agent', samples=28, factions=('klingon',))
def augment_virus(f):
    """Seen through the lens: spiked globes adrift, red, one close enough to touch."""
    skin = plain(rgb('#8A2A2A'), .42, 0, .12, 5, .4)
    tip = plain(rgb('#FFB08A'), .35, 0, .2, 9)
    start = mark()
    ellipsoid((0, 0, 0), (1, 1, 1), skin, u=64, v=40)
    n = 46
    for i in range(n):
        z = 1 - 2 * (i + .5) / n
        a = i * 2.39996
        d = Vector((math.cos(a) * math.sqrt(1 - z * z), math.sin(a) * math.sqrt(1 - z * z), z))
        rod(d * .96, d * 1.34, .045, skin, .03, ring=10)
        ellipsoid(d * 1.38, (.10, .10, .10), tip, u=14, v=9)
    root = group(start, (0, 0, 0), (10, 20, 0), 1.12)
    rnd = random.Random(14)
    places = []
    for i in range(22):
        d = 4.2 + i * 1.1
        side = rnd.choice((-1, 1)) * rnd.uniform(.45, .85)
        places.append(((side * d, d, rnd.uniform(-.5, .5) * d), [rnd.uniform(0, 360) for _ in range(3)], rnd.uniform(.4, 1.05)))
    copies(root, places)
    c = camera((.4, -7.4, .5), (.1, 0, 0), 50, blur=.9, focus=(0, -1, 0))
    rig(f, c, (0, 0, 0), 6, key=1.0, rim=1.3)
    mist(7, 20)
    return dict(sky_spec=dict(seed=199, clouds=dict(colours=('#0E3A4A', '#16606A', '#6AC0B8'), angle=30, band=(.5, .5, .6), scale=.5), star=0, big=0),
                fog=dict(amount=.85, colour='#0E4650', power=.7), glowing=1.0, streak=0)


@of_each('tactics/biogenic_agent', samples=28, factions=('romulan',))
def thalaron_pulse(f):
    """A great iris opens in the dark and throws out a green fan of light."""
    h = hull_of(f, panel=1.5, tone=.55, dirt=.5, lit=.8, bump=.3)
    a = hull_of(f, base=FACTIONS[f]['accent'], panel=1.8, tone=.5, window=None)
    d = hull_of(f, base=FACTIONS[f]['dark'], panel=2.6, window=None)
    tint = rgb('#6CFF7A')
    start = mark()
    for k in range(9):
        blade = wing([(.9, .35, -.35, 0, .10), (1.8, .75, -.5, .25, .12), (3.1, .55, -.2, .9, .03)], h if k % 2 else a, mirror=False, steps=3)
        for b in blade:
            greeble(b, 30, .07, d, k, None, .4)
            b.rotation_euler = (0, 0, math.radians(k * 40))
    for r, z in ((.95, .0), (1.25, .08)):
        torus((0, 0, z), r, .10, d, axis='Z')
        torus((0, 0, z + .08), r, .03, glow(tint, 4), axis='Z')
    ellipsoid((0, 0, .05), (.85, .85, .25), glow(rgb('#E0FFD0'), 3.5))
    loft([(0, .75, .75, .75), (2.2, 1.5, 1.5, 1.5), (7.5, 3.4, 3.4, 3.4)], haze(tint, .9, 1.4, ('Z', 7.5, 0)), ring=48, steps=4).data.transform(Matrix.Rotation(math.radians(-90), 4, 'Y'))
    for k in range(26):
        g = math.radians(k * 13.8)
        rod((math.cos(g) * .5, math.sin(g) * .5, .1), (math.cos(g) * 2.6, math.sin(g) * 2.6, 6.5), .02, glow(tint, 1.6), .004, ring=6)
    group(start, (-1.5, 0, -.75), (0, 62, -24), .72)
    lamp((-1.0, -.4, -.5), 50, tint, .5)
    c = camera((1.6, -9.2, 2.2), (.3, 0, -.05), 44)
    rig(f, c, (-1, 0, 0), 8, key=.9, rim=.5)
    return dict(sky_spec=clouds(201, VIOLET, 25, (.6, .5, .4)), glowing=1.1, streak=.06)
