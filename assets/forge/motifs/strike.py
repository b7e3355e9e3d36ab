# SPDX-License-Identifier: MIT
"""Alpha Strike: attacks, power, craft and defences, and the four ships."""
from props import *
from strike_hulls import YARD, aim, gun, steel, vessel
from workboats import drone, probe, tender

FIRE, ICE, ACID, VIOLET_RAY = rgb('#FF7A30'), rgb('#6AC8FF'), rgb('#9CFF5A'), rgb('#B080FF')


def scene_of(f, cam, look, sky, lens=44, r=9, develop=None, **rigging):
    """Camera, light and sky for what has been built."""
    c = camera(cam, look, lens)
    rig(f, c, look, r, **rigging)
    return dict(sky_spec=sky, **{**dict(glowing=1.1, streak=.08), **(develop or {})})


def deck(f, seed=3):
    """A hull seen from above its own plating: what turrets and dishes stand on."""
    plate = steel(f, panel=.8, tone=.45, window=None)
    d = plain(rgb('#22262C'), .5, .5)
    box((0, 0, -.4), (34, 30, .5), plate, bevel=0)
    rnd = random.Random(seed)
    for i in range(90):
        x, y = rnd.uniform(-12, 8), rnd.uniform(-7, 13)
        if x * x + y * y > 5:
            box((x, y, -.08), (rnd.uniform(.2, 1.3), rnd.uniform(.2, .9), rnd.uniform(.06, .45)), d if i % 3 else plate)
    for i in range(26):
        box((rnd.uniform(-10, 7), rnd.uniform(-4, 12), .0), (.10, .10, .34), glow(YARD[f]['window'], 3), bevel=0)
    return plate


def lightning(a, b, colour, seed, rough=.22, r=.018, forks=2):
    """A jagged ray."""
    rnd = random.Random(seed)
    a, b = Vector(a), Vector(b)
    n, size = 9, (b - a).length
    pts = [a.lerp(b, i / n) + Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))) * rough * size * .22 * math.sin(math.pi * i / n) for i in range(n + 1)]
    tube(pts, r, glow(mix(colour, (1, 1, 1), .55), 5), smooth=False)
    tube(pts, r * 4, haze(colour, 1.5, 1.2), smooth=False)
    for k in range(forks):
        p = pts[rnd.randrange(2, n - 1)]
        lightning(p, p + (b - a).normalized() * size * .25 + Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))) * size * .14, colour, seed * 7 + k, rough, r * .6, 0)


# ---------------------------------------------------------------------------------------------------------------- ships

@shared('alpha_strike/bastion')
def bastion_card():
    vessel('bastion')
    return scene_of('bastion', (8.6, -7.6, 4.6), (0, 0, .25), clouds(301, EMBER, -20), 54)


@shared('alpha_strike/tigers_claw')
def tigers_claw_card():
    vessel('tigers_claw')
    return scene_of('tigers_claw', (9.4, -7.2, 5.0), (.3, 0, 0), clouds(303, TEAL, 20), 54)


@shared('alpha_strike/halberd')
def halberd_card():
    vessel('halberd')
    return scene_of('halberd', (8.8, -8.8, 3.4), (.4, 0, .25), clouds(305, STEEL, -30), 54)


@shared('alpha_strike/tempest')
def tempest_card():
    vessel('tempest')
    return scene_of('tempest', (9.0, -7.6, 3.6), (-.4, 0, 0), clouds(307, VIOLET, 15), 54)


# -------------------------------------------------------------------------------------------------------------- attacks

@shared('alpha_strike/spinal_laser')
def spinal_laser():
    """The gun along the keel fires past us."""
    vessel('halberd', (-3.0, 1.6, .65), (-10, 5, -24), 1.1)
    muzzle = Vector((1.15, -.25, .28))
    beam(muzzle, muzzle + Vector((9, -4.1, -2.1)), FIRE, .15, 3.2, 7)
    burst(muzzle, .7, FIRE, 1.0, 420)
    return scene_of('halberd', (4.8, -9.8, 1.6), (-.4, .2, .15), clouds(311, STEEL, -20, (.5, .4, .36)), 42)


@shared('alpha_strike/battle_laser')
def battle_laser():
    """A heavy ray from a ship's flank meets another ship."""
    vessel('bastion', (-2.8, 1.8, .7), (-14, 4, -20), .86)
    vessel('halberd', (4.9, 3.4, -.5), (-8, 0, 206), .78)
    a, b = Vector((-.4, .45, 1.0)), Vector((3.2, 2.2, -.3))
    beam(a, b, ICE, .035, 4)
    burst(a, .28, ICE, .8, 90)
    burst(b, .55, rgb('#FFB060'), 1.0, 260)
    return scene_of('bastion', (4.6, -10.0, 2.4), (.4, .4, .3), dim(clouds(313, EMBER, 15, (.5, .4, .36)), .6), 42)


@shared('alpha_strike/pulse_cannon', samples=24)
def pulse_cannon():
    """From behind and above: a four-barrelled gun sends pulses away from us over the deck."""
    deck('halberd', 4)
    gun((0, 0, -.15), 'halberd', 1.9, -24, 10, 4, 1.7)
    way = Vector((math.cos(math.radians(-24)), math.sin(math.radians(-24)), math.tan(math.radians(10))))
    for i in range(4):
        side = Vector((-math.sin(math.radians(-24)), math.cos(math.radians(-24)), 0)) * (i - 1.5) * .34 * 1.9
        for j in range(3):
            a = Vector((0, 0, .62)) + side + way * (4.2 + j * 1.5 + (i % 2) * .7)
            rod(a, a + way * .75, .06, glow(mix(ACID, (1, 1, 1), .5), 6))
            rod(a - way * .2, a + way * .9, .20, haze(ACID, 2.2, 1.3))
    lamp(way * 4.4 + Vector((0, 0, .8)), 160, ACID, .3)
    return scene_of('halberd', (-5.6, -3.4, 4.2), (2.6, -.9, 1.05), dim(clouds(315, TEAL, 10, (.5, .2, .36)), .8), 40, 8)


@shared('alpha_strike/laser_turret', samples=24)
def laser_turret():
    """One turret, one thin ray at something far off."""
    deck('bastion', 6)
    gun((0, 0, -.15), 'bastion', 2.1, -32, 16, 1, 1.8)
    way = Vector((math.cos(math.radians(-32)), math.sin(math.radians(-32)), math.tan(math.radians(16))))
    a = Vector((0, 0, .70)) + way * 4.6
    beam(a, a + way * 16, FIRE, .035, 4)
    burst(a, .32, FIRE, .9, 120)
    gun((-6.5, 6.0, -.15), 'bastion', 1.6, -32, 16, 1, 1.8)
    return scene_of('bastion', (4.4, -8.6, 2.5), (1.0, -.3, 1.2), clouds(317, VIOLET, -15, (.5, .3, .36)), 40, 8)


@shared('alpha_strike/missile_salvo')
def missile_salvo():
    """Seven rockets climb out of a ship's racks."""
    vessel('halberd', (-5.2, 3.4, -.4), (-10, 4, -10), .95)
    rnd = random.Random(5)
    first = None
    for i, at in enumerate(((2.6, -1.9, -.5), (1.7, -.6, .75), (.5, .5, -.75), (-.2, 1.3, .9), (3.0, .8, 1.75), (-1.6, 1.6, -.1), (1.2, 2.6, .1))):
        way = Vector(at) - Vector((-6.5, 4.2, -.5)) + Vector((0, rnd.uniform(-.8, .8), rnd.uniform(-.8, .8)))
        if first is None:
            first = vessel('missile', at, (0, 0, 0), .85)
            aim(first, way)
        else:
            copies(first, [(at, (0, 0, 0), .85)])
            aim([o for o in bpy.context.scene.collection.objects if o.type == 'EMPTY'][-1], way)
    return scene_of('halberd', (5.2, -9.2, 1.2), (-.3, .3, .2), clouds(319, TEAL, 20), 42)


@shared('alpha_strike/heavy_torpedo')
def heavy_torpedo():
    """One long torpedo, close."""
    a, d, b = steel('halberd', window=None, panel=2.0), plain(rgb('#1C1F24'), .4, .6), plain(YARD['halberd']['accent'], .4, .2)
    start = mark()
    part = loft([(-2.6, .46, .46, .46), (-2.3, .58, .58, .58), (1.4, .58, .58, .58), (2.3, .36, .36, .36), (2.8, .03, .03, .03)], a, ring=48, steps=3, auto=25)
    greeble(part, 90, .09, d, 3, lambda c, n: c.x < 1.3, .4)
    loft([(1.45, .585, .585, .585), (2.3, .367, .367, .367), (2.82, .03, .03, .03)], b, ring=48, steps=3)
    for x in (-1.7, -.2, 1.0):
        torus((x, 0, 0), .59, .05, d, squash=2)
        torus((x + .18, 0, 0), .59, .02, glow(FIRE, 3.5))
    for k in range(4):
        wing([(.5, -1.4, -2.6, 0, .07), (1.25, -2.2, -2.9, 0, .03)], a, mirror=False)[0].rotation_euler = (math.radians(45 + k * 90), 0, 0)
        wing([(.5, .6, .1, 0, .05), (.85, .35, .1, 0, .02)], d, mirror=False)[0].rotation_euler = (math.radians(45 + k * 90), 0, 0)
    ellipsoid((-2.65, 0, 0), (.15, .42, .42), glow(rgb('#FFF0C0'), 7))
    loft([(-7.5, .05, .05, .05), (-4.4, .40, .40, .40), (-2.6, .44, .44, .44)], haze(FIRE, 3.0, 1.4, ('X', -7.5, -2.4), core=True), ring=28, steps=4)
    group(start, (.2, 0, 0), (14, 8, -22))
    lamp((-3.4, 1.0, .6), 200, FIRE, .3)
    return scene_of('halberd', (4.4, -8.8, 2.0), (-.2, 0, .1), clouds(321, STEEL, 25), 48)


@shared('alpha_strike/shield_discharge')
def shield_discharge():
    """The shield bursts outwards in rings and lightning."""
    vessel('bastion', (0, 0, 0), (-6, 0, 0), .70)
    ellipsoid((0, 0, .1), (3.0, 2.3, 1.9), dome(ICE, .9, 1.9), u=96, v=64)
    for i, r in enumerate((3.5, 4.2, 5.1)):
        torus((0, 0, .05), r, .035, glow(ICE, 3.2 - i * .8), axis='Z', v=8)
        torus((0, 0, .05), r, .16, haze(ICE, 1.0 - i * .25, 1.2), axis='Z')
    rnd = random.Random(8)
    for i in range(15):
        a, up = math.radians(i * 24 + rnd.uniform(-8, 8)), rnd.uniform(-.5, .7)
        d = Vector((math.cos(a), math.sin(a), up))
        lightning(Vector((d.x * 2.8, d.y * 2.1, d.z * 1.6)), Vector((d.x * 5.3, d.y * 4.8, d.z * 3.4)), ICE, i + 3)
    return scene_of('bastion', (8.4, -7.8, 5.0), (0, 0, .1), clouds(323, EMBER, -20), 46)


@shared('alpha_strike/ion_cannon')
def ion_cannon():
    """A violet ray takes hold of a ship; lightning runs over its hull and its lamps go out."""
    vessel('tempest', (.4, .4, -.1), (-12, 6, 200), .74)
    hit = Vector((-.5, -.3, .2))
    beam(Vector((-8.5, -4.2, 3.4)), hit, VIOLET_RAY, .05, 4.5)
    burst(hit, .6, VIOLET_RAY, 1.0, 300)
    rnd = random.Random(9)
    for i in range(16):
        p = Vector((rnd.uniform(-2.6, 2.8), rnd.uniform(-1.1, .6), rnd.uniform(-.8, .9)))
        lightning(hit, hit.lerp(p, 1.0), VIOLET_RAY, i + 2, .3, .014, 1)
    return scene_of('tempest', (2.6, -9.2, 2.6), (.5, 0, .15), clouds(325, TEAL, 10), 46, key=.7)


@shared('alpha_strike/graviton_lance')
def graviton_lance():
    """A ray that bends space in rings passes a shield as if it were not there and breaks the hull."""
    vessel('bastion', (1.2, .6, -.1), (-10, 6, 196), .62)
    ellipsoid((1.2, .6, -.05), (2.7, 2.1, 1.8), dome(ICE, .75, 1.7), u=96, v=64)
    a, b = Vector((-6.6, -4.6, 2.6)), Vector((.9, -.1, .3))
    way = (b - a).normalized()
    beam(a, b, ACID, .04, 4)
    n = (b - a).length
    for i in range(13):
        start = mark()
        torus((0, 0, 0), .55 - .030 * i, .022, glow(mix(ACID, (1, 1, 1), .3), 3), v=8)
        group(start, a + way * (n * (.10 + .068 * i))).rotation_euler = way.to_track_quat('X', 'Z').to_euler()
    burst(b, .6, rgb('#FFB060'), 1.0, 300)
    return scene_of('bastion', (3.4, -9.8, 2.8), (.2, 0, .1), clouds(327, VIOLET, -15), 44)


@shared('alpha_strike/flak_barrage')
def flak_barrage():
    """The sky full of bursts; three fighters in the midst of it, one afire."""
    root = vessel('fighter', (.9, -1.6, .2), (-30, -6, -24), 1.15, f='tigers_claw')
    copies(root, [((-2.6, 1.6, 1.3), (16, -6, -20), .9), ((3.9, 2.6, -1.3), (-30, 6, -16), .9)])
    rnd = random.Random(13)
    for i in range(24):
        p = Vector((rnd.uniform(-5.5, 6.5), rnd.uniform(1.5, 8), rnd.uniform(-2.8, 3.0)))
        if (p - Vector((1.2, -1.6, .3))).length < 1.5:
            continue
        s = rnd.uniform(.16, .42)
        burst(p, s, rgb('#FFA040'), rnd.uniform(.5, 1.0))
        for _ in range(5):
            q = p + Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))) * s
            ellipsoid(q, (s * rnd.uniform(.5, 1.0),) * 3, haze(rgb('#8A4A2A'), .35, 1.5), u=20, v=12)
    for i in range(14):
        a = Vector((rnd.uniform(-5, 2), 1 + i * .4, -3.6))
        rod(a, a + Vector((rnd.uniform(.5, 2), 1.0, rnd.uniform(2.5, 4.5))), .010, glow(rgb('#FFD08A'), 3), ring=6)
    burst((-3.2, 1.9, 1.2), .5, FIRE, 1.0, 120)
    return scene_of('tigers_claw', (2.4, -8.8, 1.8), (.5, 0, .1), dim(clouds(329, STEEL, 15), .7), 42, key=1.5, rim=1.4)


# ---------------------------------------------------------------------------------------------------------------- power

def hall(tint):
    """A dark machine hall with ribs."""
    dark, metal = plain(rgb('#1A1E24'), .4, .5), plain(rgb('#3A424C'), .35, .6)
    box((0, 2, -.1), (24, 20, .2), plain(rgb('#12161A'), .2, .5), bevel=0)
    box((0, 6.5, 3), (24, .3, 9), plain(rgb('#20262E'), .6, .3, .1, 3), bevel=0)
    for x in (-6.4, -4.2, 4.2, 6.4):
        tube([(x, 5.6, 0), (x, 5.4, 3), (x * .85, 4.2, 5.4)], .22, metal)
        box((x, 5.1, 1.5), (.05, .05, 2.2), glow(tint, 1.6), bevel=0)
    return dark, metal


@shared('alpha_strike/reactor_surge', samples=36)
def reactor_surge():
    """A column of light in a cage of rings, brighter than it should be."""
    tint = rgb('#7FE0FF')
    dark, metal = hall(tint)
    upright([(.2, .34, .34, .34), (2.2, .42, .42, .42), (4.6, .34, .34, .34)], haze(tint, 3.2, .9, core=True), ring=40)
    upright([(.2, .10, .10, .10), (4.6, .10, .10, .10)], glow((1, 1, 1), 5), ring=24, steps=1)
    ellipsoid((0, 0, 2.3), (.95, .95, .95), haze(tint, 1.8, 1.5))
    for z in (.5, 1.1, 1.7, 2.9, 3.5, 4.1):
        torus((0, 0, z), 1.05, .12, metal, axis='Z')
        torus((0, 0, z + .10), .98, .025, glow(tint, 3), axis='Z')
    torus((0, 0, 2.3), 1.5, .16, dark, axis='Z')
    torus((0, 0, 2.3), 1.34, .03, glow(rgb('#FFB050'), 4), axis='Z')
    for k in range(6):
        a = math.radians(k * 60 + 20)
        rod((math.cos(a) * 1.12, math.sin(a) * 1.12, 0), (math.cos(a) * 1.12, math.sin(a) * 1.12, 4.7), .07, metal)
    for z, r in ((.05, 1.7), (4.75, 1.5)):
        upright([(z - .15, r, r, r), (z + .15, r * .9, r * .9, r * .9)], dark, ring=48, steps=1)
    for i in range(7):
        a = math.radians(i * 51)
        lightning((0, 0, 2.3 + (i - 3) * .3), (math.cos(a) * 1.4, math.sin(a) * 1.4, 2.3 + (i % 3 - 1) * .5), tint, i + 4, .3, .014, 1)
    lamp((0, -.9, 2.3), 420, tint, .5)
    lamp((0, .9, 2.3), 420, tint, .5)
    area((-3.5, -4.5, 6), (0, 0, 2), 2, 160, (1, .9, .8))
    camera((1.5, -8.4, 2.9), (0, 0, 2.3), 42)
    mist(8, 8)
    return dict(sky_spec=dict(seed=331, star=0, big=0), fog=dict(amount=.5, colour='#2A5A74'), glowing=1.2, streak=.06)


@shared('alpha_strike/reroute_power', samples=32)
def reroute_power():
    """A wall of conduits: the flow leaves one line and turns into the other."""
    wall = steel('bastion', panel=1.4, window=None)
    dark, metal = plain(rgb('#1A1E24'), .4, .5), plain(rgb('#4A525C'), .35, .6)
    box((0, .8, 0), (14, .4, 9), wall, bevel=0)
    warm, cold = rgb('#FFA040'), rgb('#5AC0FF')
    for z in (1.45, -1.45):
        rod((-7, 0, z), (7, 0, z), .34, metal)
    for x0, x1, z, c in ((-6, -1.2, 1.45, warm), (1.2, 6, -1.45, cold)):
        rod((x0, -.12, z), (x1, -.12, z), .28, glow(c, 1.7))
        rod((x0, -.12, z), (x1, -.12, z), .52, haze(c, 1.0, 1.4))
    way = [Vector(p) for p in ((-1.25, -.2, 1.45), (-.75, -.3, 1.38), (-.42, -.35, 1.0), (-.2, -.35, .45), (0, -.35, 0), (.2, -.35, -.45), (.42, -.35, -1.0), (.75, -.3, -1.38), (1.25, -.2, -1.45))]
    for k, (a, b) in enumerate(zip(way, way[1:])):
        c = mix(warm, cold, k / 7)
        rod(a, b, .17, glow(mix(c, (1, 1, 1), .25), 4.2))
        rod(a, b, .42, haze(c, .8, 1.6))
        lamp(b + Vector((0, -.6, 0)), 26, c, .2)
    for k in range(1, 8, 2):
        torus(way[k], .40, .07, dark, axis='Z', v=10)
    for x, z in ((-1.25, 1.45), (1.25, -1.45)):
        rod((x - .3, 0, z), (x + .3, 0, z), .55, dark, ring=8)
        torus((x, -.05, z), .58, .07, metal)
    for x, z in ((1.25, 1.45), (-1.25, -1.45)):
        rod((x - .3, 0, z), (x + .3, 0, z), .5, dark, ring=8)
        box((x, -.5, z), (.3, .1, .3), glow(rgb('#FF4030'), 2.4), bevel=.02)
    for x in np.arange(-6, 6.1, 1.0):
        for z in (1.45, -1.45):
            torus((x, 0, z), .36, .05, dark, v=8)
    for i in range(7):
        x = -5.5 + i * 1.8
        box((x, .5, 0), (.9, .3, .8), dark)
        box((x, .33, .1), (.5, .02, .05), glow(cold if i % 2 else warm, 2), bevel=0)
    lamp((-3.4, -1.2, 1.4), 90, warm, .4)
    lamp((3.4, -1.2, -1.4), 90, cold, .4)
    area((-3, -6, 5), (0, 0, 0), 2, 240, (1, .92, .84))
    camera((1.6, -8.2, .8), (0, 0, 0), 46)
    return dict(sky_spec=dict(seed=333, star=0, big=0), glowing=1.2, streak=.04)


@shared('alpha_strike/power_to_shields')
def power_to_shields():
    """Light climbs from the hull's towers and closes to a shield."""
    vessel('bastion', (0, 0, -.3), (0, 0, 0), .80)
    ellipsoid((0, 0, 0), (3.5, 2.6, 2.1), dome(ICE, 1.5, 1.5), u=96, v=64)
    for x in (-1.15, .75):
        for y in (1.25, -1.25):
            top = Vector((x * 1.15, y * 1.1, 1.55))
            rod((x, y, .25), top, .025, glow(mix(ICE, (1, 1, 1), .6), 5))
            rod((x, y, .25), top, .14, haze(ICE, 2.2, 1.2))
            burst(top, .26, ICE, .7)
            for r in (.35, .6):
                torus(top, r, .012, glow(ICE, 2), axis='Z', v=6)
    lamp((0, -1.5, 1.4), 120, ICE, .4)
    return scene_of('bastion', (8.4, -7.6, 4.2), (0, 0, 0), clouds(335, EMBER, 20), 50)


@shared('alpha_strike/charge_weapons', samples=24)
def charge_weapons():
    """From before and below: two great guns look at us, light gathers in their muzzles."""
    deck('halberd', 9)
    turn = math.radians(-24)
    way = Vector((math.cos(turn), math.sin(turn), math.tan(math.radians(12))))
    rnd = random.Random(3)
    for i, at in enumerate(((0, 0, -.15), (-3.6, 4.6, -.15))):
        s = 1.9
        gun(at, 'halberd', s, -24, 12, 2, 1.6)
        for k in (-.5, .5):
            side = Vector((-math.sin(turn), math.cos(turn), 0)) * k * .34 * s
            p = Vector(at) + Vector((0, 0, .62)) + side + way * (2.15 * s)
            ellipsoid(p, (.13,) * 3, glow(mix(FIRE, (1, 1, 1), .6), 7))
            ellipsoid(p, (.26,) * 3, haze(FIRE, 1.6, 2.0))
            for _ in range(10):
                v = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
                rod(p + v * rnd.uniform(.28, .40), p + v * rnd.uniform(.45, .75), .009, glow(rgb('#FFC080'), 4), .002, ring=5)
        lamp(Vector(at) + Vector((0, 0, .9)) + way * 3.4, 90, FIRE, .3)
    return scene_of('halberd', (9.0, -5.8, 2.1), (.6, .1, .9), clouds(337, STEEL, -10, (.5, .3, .36)), 46, 8, key=1.5, rim=.6)


@shared('alpha_strike/full_thrust')
def full_thrust():
    """From astern: four drives at full burn."""
    vessel('tempest', (1.2, 0, 0), (-10, 0, 0), 1.05)
    hot = rgb('#9CFFE8')
    for a in (45, 135, 225, 315):
        y, z = 1.05 * math.cos(math.radians(a - 10)), .84 * math.sin(math.radians(a - 10))
        loft([(-8.5, .08, .08, .08), (-5.2, .36, .36, .36), (-2.4, .42, .42, .42)], haze(hot, 1.0, 1.6, ('X', -8.5, -1.8), core=True), at=(0, y, z), ring=24, steps=4)
    for y, z in ((.9, .5), (-.9, -.5)):
        lamp((-3.6, y, z), 160, hot, .4)
    sky = clouds(339, VIOLET, -15, (.6, .4, .34), warp=dict(centre=(.66, .42), count=240, power=1.2, inner=.06, colour=(.8, .95, 1)))
    return scene_of('tempest', (-7.2, -7.4, 3.2), (-1.1, 0, .0), sky, 44, rim=.8)


def suit(at, turn, tint=rgb('#FFC060')):
    """Somebody in a space suit: pack, helmet with a lit visor, one arm with a torch held forward."""
    from people import limb
    start = mark()
    white, dark = plain(rgb('#B8BCC0'), .6, 0, .1, 12), plain(rgb('#22262C'), .4, .4)
    for y in (.15, -.15):
        limb([(0, y, .86), (.12, y * 1.5, .48), (-.06, y * 1.5, .10)], .14, .10, white)
    upright([(.80, .22, .17, .17), (1.1, .25, .19, .20), (1.42, .28, .18, .20), (1.55, .15, .12, .12)], white, ring=32, power=2.6)
    box((-.30, 0, 1.24), (.26, .46, .66), dark, bevel=.05)
    for y in (.15, -.15):
        rod((-.36, y, .98), (-.36, y, 1.52), .07, white)
    ellipsoid((.02, 0, 1.76), (.21, .20, .21), white)
    ellipsoid((.08, 0, 1.77), (.165, .165, .145), plain(rgb('#0A0D12'), .08, .3))
    torus((.12, 0, 1.77), .155, .016, glow(tint, 2.4), v=8)
    limb([(0, .30, 1.44), (.16, .38, 1.20), (.44, .20, 1.28)], .10, .075, white)
    limb([(0, -.30, 1.44), (.14, -.40, 1.18), (.42, -.16, 1.20)], .10, .075, white)
    rod((.40, .05, 1.26), (.80, .02, 1.30), .035, dark)
    return group(start, at, turn)


def sparks(at, n, colour, reach=1.0, seed=3):
    rnd = random.Random(seed)
    at = Vector(at)
    for _ in range(n):
        v = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))) * reach
        a = at + v * rnd.uniform(.05, .6)
        rod(a, a + v.normalized() * rnd.uniform(.03, .14) * reach, .007 * reach, glow(mix(colour, (1, 1, .85), rnd.random() * .6), rnd.uniform(2, 6)), .001, ring=5)


@shared('alpha_strike/damage_control', samples=28)
def damage_control():
    """Two jointed arms weld a plate over a hole in the hull."""
    h = steel('tigers_claw', panel=1.0, window=None)
    dark, metal, warn = plain(rgb('#14171C'), .5, .5), plain(rgb('#6A727C'), .3, .7), plain(rgb('#D89A2A'), .45, .2)
    body = ellipsoid((0, 3.2, 0), (9, 3.4, 4.2), h, u=96, v=64)
    greeble(body, 26, .14, dark, 3, lambda c, n: n.y < -.2, .4)
    hot = rgb('#FFB050')
    ellipsoid((.2, -.12, .1), (1.35, .25, .95), dark)
    rnd = random.Random(7)
    for i in range(16):
        a = i * .393
        p = Vector((.2 + math.cos(a) * 1.3, -.24, .1 + math.sin(a) * .92))
        box(p, (rnd.uniform(.15, .5), .05, rnd.uniform(.1, .3)), h, (rnd.uniform(-30, 30), math.degrees(-a), rnd.uniform(-25, 25)), bevel=0)
    box((.75, -.42, .25), (1.15, .06, 1.0), plain(rgb('#A8ACB0'), .3, .6), (0, 8, 6), bevel=.02)
    for s, root, elbow, tip in ((1, (-3.0, -.2, 1.6), (-1.8, -1.7, 1.7), (.16, -.55, .55)), (2, (3.2, -.3, -1.4), (2.7, -1.9, -.9), (1.36, -.50, -.16))):
        ellipsoid(root, (.42, .42, .42), metal)
        rod(root, elbow, .16, warn, .13)
        ellipsoid(elbow, (.24, .24, .24), metal)
        rod(elbow, tip, .12, metal, .05)
        burst(tip, .26, hot, 1.0, 60)
        sparks(tip, 70, hot, .8, s)
    area((0, -1.0, .1), (0, 2, 0), .8, 8, hot)
    return scene_of('tigers_claw', (1.4, -8.4, 1.0), (.1, 0, .1), clouds(341, TEAL, 15), 40, 7, key=1.5, fill=2)


@shared('alpha_strike/emergency_repairs', samples=32)
def emergency_repairs():
    """Somebody in a suit, outside, at a torn edge of hull; the torch is the brightest thing there is."""
    h = steel('bastion', panel=1.2, window=None)
    dark = plain(rgb('#14171C'), .5, .5)
    plate = box((2.3, 1.6, .4), (3.4, .3, 6), h, (0, 0, -38), bevel=.02)
    greeble(plate, 10, .12, dark, 3, None, .4)
    box((-2, 2.0, -1.1), (12, 6, .4), h, (0, 0, 0), bevel=.02)
    rnd = random.Random(11)
    for i in range(7):
        box((rnd.uniform(-3.4, 3.4), rnd.uniform(.8, 3.4), -.86), (rnd.uniform(.1, .7), rnd.uniform(.1, .5), rnd.uniform(.06, .35)), dark if i % 2 else h)
    for i in range(14):
        box((1.0 + rnd.gauss(0, .22), .55 + rnd.gauss(0, .2), .2 + rnd.gauss(0, .8)), (rnd.uniform(.05, .3), .03, rnd.uniform(.05, .3)), h, [rnd.uniform(0, 90) for _ in range(3)], bevel=0)
    suit((-.85, .0, -.90), (6, 8, 8))
    hot = rgb('#8FD8FF')
    tip = Vector((.12, .12, .40))
    burst(tip, .30, hot, 1.0, 130)
    sparks(tip, 130, rgb('#FFD08A'), .75, 5)
    tube([(-1.2, .1, .2), (-1.9, .5, -.2), (-2.6, 1.2, -.75)], .03, plain(rgb('#D8A030'), .5))
    return scene_of('bastion', (1.0, -5.6, .9), (-.05, .2, .15), clouds(343, DUSK, -20, planets=[dict(at=(.16, .2), r=.3, seed=9, colours=('#15406e', '#4a6a4e', '#b8a480'))]), 40, 5, key=.7, rim=1.2)


@shared('alpha_strike/sensor_sweep', samples=24)
def sensor_sweep():
    """A great dish turns; its fan of light finds rocks and a ship that wished to stay unseen."""
    deck('tempest', 12)
    metal, dark = plain(rgb('#8A929A'), .3, .7), plain(rgb('#1C2026'), .4, .6)
    tint = rgb('#7CFFC8')
    start = mark()
    bowl = [(r * r * .30 - .1, r, r, r) for r in np.linspace(.05, 1.7, 9)]
    loft(bowl, metal, ring=64, steps=2)
    loft([(x - .06, r, r, r) for x, r, _, _ in bowl], dark, ring=64, steps=2)
    torus((.77, 0, 0), 1.70, .07, dark)
    for k in range(3):
        a = math.radians(k * 120 + 30)
        rod((.7, math.cos(a) * 1.6, math.sin(a) * 1.6), (1.55, 0, 0), .035, dark)
    ellipsoid((1.55, 0, 0), (.16, .12, .12), glow(tint, 5))
    for i in range(6):
        torus((2.2 + i * .75, 0, 0), .5 + i * .34, .018, glow(tint, 2.2 - i * .3), v=6)
    loft([(1.5, .1, .1, .1), (7, 2.6, 2.6, 2.6)], haze(tint, .35, .8, ('X', 7, 1.2)), ring=48, steps=1)
    group(start, (-.9, .2, 1.75), (0, -14, -26), .92)
    rod((-1.0, .25, -.2), (-1.0, .25, 1.6), .22, dark, .16)
    upright([(-.2, .8, .8, .8), (.15, .7, .7, .7)], dark, (-1.0, .25, 0), ring=32, steps=1)
    clothe(vessel('halberd', (7.2, 2.4, 3.6), (-8, 0, 200), .5), hologram(rgb('#FF6A50'), 1.8, 8))
    m = rock(rgb('#5A5450'), rgb('#201E22'))
    rnd = random.Random(2)
    for i in range(9):
        stone((rnd.uniform(2, 9), rnd.uniform(4, 12), rnd.uniform(2.0, 6)), rnd.uniform(.15, .5), m, i)
    return scene_of('tempest', (3.6, -8.4, 2.9), (.9, 0, 1.75), clouds(345, VIOLET, -12, (.5, .3, .36)), 38, 8)


# ---------------------------------------------------------------------------------------------------------------- craft

@shared('alpha_strike/fighter_squadron')
def fighter_squadron():
    root = vessel('fighter', (1.6, -.9, -.35), (-16, 0, -6), 1.1, f='tigers_claw')
    copies(root, [((-1.2, 1.5, .45), (-14, 0, -6), 1.05), ((-.9, -2.9, -1.0), (-18, 0, -6), 1.05), ((-4.0, 3.9, 1.25), (-12, 0, -6), 1.0), ((-3.6, -4.4, -.9), (-18, 0, -6), 1.0)])
    return scene_of('tigers_claw', (6.6, -5.6, 2.2), (-.2, -.1, -.05), clouds(351, TEAL, -20), 42, 7)


@shared('alpha_strike/bomber_wing')
def bomber_wing():
    root = vessel('bomber', (1.0, -.8, -.2), (-10, 6, -8), 1.05)
    copies(root, [((-2.4, 2.6, .95), (-10, 6, -8), 1.0), ((-2.6, -3.8, -.1), (-10, 6, -8), 1.0)])
    sky = clouds(353, STEEL, 10, (.5, .2, .30), planets=[dict(at=(.5, 1.32), r=.80, seed=15, colours=('#3a2a24', '#7a5a40', '#b89870'), light=(-.4, -.85, .35), air='#FFB880', lights=True)])
    return scene_of('halberd', (6.6, -5.4, 3.0), (-.2, -.3, -.1), sky, 42, 7)


@shared('alpha_strike/gunboat')
def gunboat_card():
    vessel('gunboat', (0, 0, 0), (-8, 0, 0), 1.2)
    return scene_of('bastion', (5.4, -4.8, 2.4), (-.1, 0, .1), clouds(355, EMBER, 25), 52, 7)


@shared('alpha_strike/targeting_probe')
def targeting_probe():
    """A small probe, panels spread, holds a red thread of light on a far ship."""
    red = rgb('#FF4030')
    start = mark()
    probe()
    group(start, (-1.2, -.6, -.1), (10, 6, -14), 1.15)
    ship_at = Vector((4.6, 3.2, 1.0))
    vessel('halberd', ship_at, (-8, 0, 190), .62)
    a = Vector((.15, -.95, -.22))
    rod(a, ship_at, .010, glow(red, 4))
    rod(a, ship_at, .05, haze(red, 1.6, 1.2))
    c = Vector((2.0, -9.0, 1.8))
    face = (c - ship_at).to_track_quat('X', 'Z').to_euler()
    for r in (.75, 1.15):
        for k in range(4):
            start = mark()
            torus((0, 0, 0), r, .028, glow(red, 2.6), part=(k * 90 + 18, k * 90 + 72), u=20, v=6)
            group(start, ship_at + (c - ship_at).normalized() * 1.5).rotation_euler = face
    return scene_of('tigers_claw', c, (.9, 0, .2), clouds(357, TEAL, 15), 42, 8)


@shared('alpha_strike/decoy_drone')
def decoy_drone():
    """A small drone throws the image of a warship around itself."""
    clothe(vessel('bastion', (0, 0, .1), (-8, 0, 0), .92), hologram(rgb('#7FD0FF'), 1.3, 10, .07))
    start = mark()
    drone()
    group(start, (.4, -1.1, -.75), (-10, 6, 10), .9)
    for x, y, z in ((2.9, 0, .1), (-2.6, .9, .6), (-2.4, -1.0, 0), (.2, .4, 1.4)):
        rod((.4, -1.1, -.7), (x, y, z), .008, glow(rgb('#7FD0FF'), 1.6), ring=6)
    lamp((.4, -1.5, -.4), 30, rgb('#7FD0FF'), .3)
    return scene_of('bastion', (7.6, -7.0, 3.4), (0, 0, .05), clouds(359, EMBER, -20), 52)


@shared('alpha_strike/repair_tender')
def repair_tender():
    """A yellow workboat with arms and lamps beside a wounded flank."""
    h = steel('bastion', panel=1.1, lit=.9)
    body = ellipsoid((1.5, 4.4, .2), (9, 3.4, 4.0), h, u=96, v=64)
    greeble(body, 170, .14, plain(rgb('#1C2026'), .4, .6), 3, lambda c, n: n.y < -.2, .4)
    hot = rgb('#FFB050')
    start = mark()
    tender()
    group(start, (-1.2, -.2, .0), (-6, 0, 22), 1.25)
    tip = Vector((1.45, .95, .0))
    burst(tip, .36, hot, 1.0, 140)
    sparks(tip, 90, hot, 1.0, 6)
    lamp((.6, .0, .4), 60, (1, .95, .85), .3)
    return scene_of('tigers_claw', (5.4, -7.0, 2.6), (.15, .1, .05), clouds(361, TEAL, -20), 44, 8, key=1.2)


# ------------------------------------------------------------------------------------------------------------- defences

@shared('alpha_strike/evasive_action')
def evasive_action():
    """A ship rolls out of the line of fire; its drives draw a bow behind it."""
    vessel('tempest', (1.6, -.6, .5), (-52, -18, -6), .86)
    tint = YARD['tempest']['glow']
    for dy, dz in ((.5, .55), (-.5, -.5), (.5, -.5), (-.5, .5)):
        pts = [(-1.0, -.45 + dy, -.05 + dz), (-2.4, .3 + dy, -.9 + dz * .8), (-3.8, 1.9 + dy, -1.9 + dz * .6), (-4.9, 4.4 + dy, -2.4 + dz * .5)]
        tube(pts, .055, glow(tint, 2.6), taper=(1.4, .2))
        tube(pts, .19, haze(tint, 1.1, 1.3), taper=(1.4, .2))
    for a, b in (((-7, 3.5, .6), (6.6, -2.6, -1.3)), ((-7, 5, -.4), (7, -1.6, -2.1)), ((-7, 4.5, 2.2), (7, .5, 2.7))):
        beam(Vector(a), Vector(b), FIRE, .030, 4)
    return scene_of('tempest', (4.4, -9.4, 2.0), (.1, .2, .1), clouds(363, VIOLET, -20), 42)


@shared('alpha_strike/bulkheads', samples=44)
def bulkheads():
    """Doors a foot thick close across a corridor; fire on the other side."""
    corridor(10, rgb('#FFB890'), rgb('#FF4A30'), front=3.0)
    edge, dark = plain(rgb('#D8952A'), .45, .2), plain(rgb('#15181D'), .5, .4)
    for s in (1, -1):
        y = s * 1.06
        box((-.4, y, 1.36), (.42, 1.62, 2.72), plain(rgb('#6A727C'), .45, .3, .04, 5), bevel=.04)
        box((-.16, y, 1.36), (.14, 1.1, .16), dark)
        box((-.16, y, 2.1), (.12, 1.1, .16), dark)
        box((-.16, y, .6), (.12, 1.1, .16), dark)
        for i in range(8):
            box((-.175, s * .31, .25 + i * .32), (.05, .09, .15), edge if i % 2 else dark, (s * 35, 0, 0), bevel=0)
        ellipsoid((-.12, s * .95, 2.36), (.06, .09, .09), glow(rgb('#FF3A28'), 6))
        lamp((.3, s * .95, 2.36), 14, rgb('#FF3A28'), .1)
    area((-5, 0, 1.4), (0, 0, 1.3), 2.4, 900, rgb('#FF8A3A'))
    area((2.8, -.8, 2.6), (-.4, 0, 1.2), .9, 110, (.7, .82, 1))
    area((2.4, 1.2, .8), (-.4, 0, 1.2), .9, 60, (1, .8, .6))
    camera((3.9, -.55, 1.30), (-.2, .02, 1.36), 36)
    mist(4.2, 5)
    return dict(sky_spec=dict(seed=1, light=[((.5, .5), .6, '#FF8A3A', 2.4)], star=0, big=0), fog=dict(amount=.95, colour='#FF8A3A', at=(.5, .48), r=.30, gain=1.6, light=.9),
                rays=dict(at=(.5, .47), amount=.34, threshold=.8), glowing=.9, streak=.04)


@shared('alpha_strike/ecm')
def ecm():
    """Waves roll from a ship; what hunts it loses its way, and sees three ships where there is one."""
    vessel('tempest', (.2, 0, 0), (-10, 0, 0), .62)
    ghost = hologram(rgb('#7CFFC8'), .9, 12, .05)
    for at in ((-2.6, 3.4, 1.2), (1.9, 2.6, -1.6)):
        clothe(vessel('tempest', at, (-10, 0, 0), .62), ghost)
    tint = rgb('#FFC060')
    for i, r in enumerate((2.3, 2.9, 3.5, 4.1)):
        torus((.2, 0, 0), r, .026, glow(tint, 2.6 - i * .6), axis='Z', u=120, v=6)
    for at, way in (((4.0, -2.6, .8), (-.4, -1, .7)), ((-3.6, -2.2, -.9), (-.6, -.8, -.8)), ((4.6, 2.2, 1.7), (.6, .7, .8))):
        aim(vessel('missile', at, (0, 0, 0), .62), way)
    return scene_of('tempest', (6.8, -8.0, 4.8), (.2, 0, 0), clouds(367, VIOLET, 20), 46)


@shared('alpha_strike/point_defense', samples=24)
def point_defense():
    """Small guns fill the air with threads of light; rockets burst far out."""
    deck('tempest', 15)
    tint = rgb('#FFB050')
    rnd = random.Random(4)
    hits = ((3.6, 3.4, 4.2), (-1.8, 6.0, 5.2), (6.2, 7.0, 5.4))
    for at, goal in (((0, 0, -.15), hits[0]), ((-3.6, 2.6, -.15), hits[1]), ((3.4, 3.6, -.15), hits[2])):
        v = Vector(goal) - Vector(at)
        turn = math.degrees(math.atan2(v.y, v.x))
        gun(at, 'tempest', 1.35, turn, 34, 4, 1.1)
        for k in range(12):
            a = Vector(at) + Vector((0, 0, .9)) + v * rnd.uniform(.22, .9) + Vector((rnd.gauss(0, .12), rnd.gauss(0, .12), rnd.gauss(0, .12)))
            rod(a, a + v.normalized() * .55, .020, glow(mix(tint, (1, 1, 1), .4), 5), ring=8)
        burst(goal, .7, rgb('#FF8A3A'), 1.0, 160)
    for at, way in (((5.4, .8, 3.0), (-1, -.4, -.5)), ((.4, 3.0, 4.2), (-.2, -1, -.7))):
        aim(vessel('missile', at, (0, 0, 0), .75), way)
    return scene_of('tempest', (2.8, -8.0, 2.2), (.9, 0, 1.75), clouds(369, VIOLET, -12, (.5, .3, .36)), 36, 8)


@shared('alpha_strike/return_fire')
def return_fire():
    """Two ships, two rays that pass each other."""
    vessel('bastion', (-2.9, -.2, -.75), (-14, 2, -4), .74)
    vessel('halberd', (3.7, 2.6, .95), (-14, 0, 186), .84)
    for a, b, c in (((-1.1, -.5, -.35), (3.4, 1.9, .75), ICE), ((.5, 2.6, 1.15), (-2.9, -.6, -.15), FIRE)):
        beam(Vector(a), Vector(b), c, .022, 4)
        burst(a, .20, c, .8, 60)
        burst(b, .30, mix(c, rgb('#FFC080'), .5), 1.0, 180)
    return scene_of('bastion', (1.6, -10.0, 2.8), (.1, .6, .25), dim(clouds(371, EMBER, -20), .6), 44)


@shared('alpha_strike/slingshot_turn')
def slingshot_turn():
    """Round a world and back: a bow of light, and the ship at its end, guns first."""
    vessel('tempest', (1.6, -2.2, -.25), (-34, -4, -16), .62)
    tint = YARD['tempest']['glow']
    pts = [(.5, -2.0, -.35), (-1.6, -1.2, -.3), (-3.6, 1.0, .1), (-3.2, 4.6, .9), (-.2, 6.6, 1.6), (3.6, 6.2, 2.0), (7.5, 4.2, 2.2)]
    tube(pts, .075, glow(tint, 2.8), taper=(1.5, .25))
    tube(pts, .26, haze(tint, 1.1, 1.3), taper=(1.5, .25))
    m = rock(rgb('#8A5A44'), rgb('#4A2E28'), .9)
    ellipsoid((.6, 2.6, .55), (1.75, 1.75, 1.75), m, u=96, v=64)
    return scene_of('tempest', (3.4, -9.6, 3.2), (.3, .2, .2), clouds(373, VIOLET, 15), 42)


@shared('alpha_strike/emergency_shields')
def emergency_shields():
    """Six-sided plates of light spring up in the path of a shot, none too soon."""
    vessel('tigers_claw', (-1.6, 1.0, -.1), (-10, 0, -18), .80)
    hit = Vector((1.9, -1.5, .45))
    way = Vector((.72, -.62, .30)).normalized()
    quat = way.to_track_quat('Z', 'Y')
    for i in range(-3, 4):
        for j in range(-3, 4):
            u, v = (i + .5 * (j % 2)) * .82, j * .71
            d = math.hypot(u, v)
            if d > 2.35:
                continue
            p = quat @ Vector((u, v, -.09 * d * d)) + hit
            k = math.exp(-(d / 1.1) ** 2)
            start = mark()
            rod((0, 0, -.02), (0, 0, .02), .44, dome(mix(ICE, (1, .9, .7), k * .6), .55 + 1.5 * k, 1.4), ring=6)
            torus((0, 0, 0), .44, .016 + .012 * k, glow(mix(ICE, (1, 1, 1), k * .6), 1.6 + 2.6 * k), axis='Z', u=6, v=6)
            group(start, p).rotation_euler = quat.to_euler()
    beam(hit + way * .1, hit + way * 9, FIRE, .06, 4)
    burst(hit + way * .15, .6, FIRE, 1.0, 240)
    return scene_of('tigers_claw', (4.2, -9.2, 2.6), (.1, 0, .15), clouds(375, TEAL, -20), 44)
