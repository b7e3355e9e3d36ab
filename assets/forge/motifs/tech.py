# SPDX-License-Identifier: MIT
"""Tactics, tech: fields of light around hulls, and what they do."""
from people import trooper
from props import *


@of_each('tactics/deflector', samples=24)
def deflector(f):
    """A bowl of rings in the hull's side; it takes a shot out of the air and throws it back."""
    h = hull_of(f, panel=1.2, tone=.4, dirt=.35, window=None)
    d = hull_of(f, base=FACTIONS[f]['dark'], panel=2.2, window=None)
    g = FACTIONS[f]['glow']
    body = ellipsoid((0, 1.9, 0), (6.5, 2.6, 2.9), h, u=96, v=64)
    greeble(body, 160, .12, d, 3, lambda c, n: n.y < -.1 and c.x * c.x + c.z * c.z > 2.6, .4)
    start = mark()
    for r, x, w in ((1.55, .0, .16), (1.18, -.16, .09), (.82, -.30, .07), (.46, -.40, .05)):
        torus((x, 0, 0), r, w, d)
        torus((x + w * .9, 0, 0), r, .035, glow(g, 4.5))
    loft([(-.75, .05, .05, .05), (-.45, .5, .5, .5), (-.05, 1.5, 1.5, 1.5)], plain(rgb('#2A3440'), .25, .8), ring=64, steps=3)
    for k in range(12):
        a = math.radians(k * 30)
        rod((-.42, math.cos(a) * .3, math.sin(a) * .3), (.05, math.cos(a) * 1.5, math.sin(a) * 1.5), .045, d)
    ellipsoid((-.30, 0, 0), (.34, .26, .26), glow(mix(g, (1, 1, 1), .5), 4))
    ellipsoid((.15, 0, 0), (.5, .9, .9), haze(g, .35, 2.2))
    group(start, (0, -.72, 0), (0, 0, -90))
    meet = Vector((0, -2.5, .05))
    shot = rgb('#FF7A30') if f != 'klingon' else rgb('#7CFF7A')
    beam(Vector((-6.5, -6.0, 3.2)), meet, shot, .035, 4)
    beam(meet, Vector((6.0, -7.0, 1.6)), mix(shot, g, .4), .03, 4)
    burst(meet, .42, mix(shot, g, .4), 1.0, 160)
    for r in (.55, .95, 1.4):
        torus(meet + Vector((0, .2, 0)), r, .018, glow(g, 2.2), axis='Y')
    c = camera((3.4, -9.2, 1.4), (0, -.6, .0), 42)
    rig(f, c, (0, 0, 0), 7, key=.9, rim=1.0)
    return dict(sky_spec=clouds(205, OPPOSITE[f], 15), glowing=1.1, streak=.10)


@of_each('tactics/multiphasic_shields', samples=28)
def multiphasic_shields(f):
    """A bubble of light around a hull; a shot breaks on it."""
    ship(f, 'capital', (0, 0, 0), (0, 0, 0), .84)
    tint = {'starfleet': rgb('#4FB4FF'), 'vulcan': rgb('#9A8CFF'), 'klingon': rgb('#48D8C8'), 'romulan': rgb('#5AE8B0')}[f]
    shot = {'starfleet': rgb('#FF6A20'), 'vulcan': rgb('#FF6A20'), 'klingon': rgb('#FFB040'), 'romulan': rgb('#FF5A6A')}[f]
    hit = Vector((2.35, -1.55, 1.25))
    ellipsoid((0, 0, 0), (3.9, 2.6, 2.35), dome(tint, 1.25, 1.7, hit=tuple(hit)), u=96, v=64)
    far = Vector((8.5, -1.0, 5.2))
    rod(hit, far, .035, glow(mix(shot, (1, 1, 1), .6), 6))
    rod(hit, far, .13, haze(shot, 3, 1.2))
    burst(hit, .40, mix(shot, (1, .9, .6), .4), 1.0, 260)
    c = camera((9.6, -9.0, 3.8), (0, 0, .1), 54)
    rig(f, c, (0, 0, 0), 9, key=.85, rim=1.3)
    return dict(sky_spec=clouds(108, {'starfleet': ('#2A2568', '#6A3A7A', '#FFB8A8'), 'vulcan': TEAL, 'klingon': STEEL, 'romulan': ROSE}[f], 20, (.4, .6, .4)), glowing=1.0, streak=.10)


@of_each('tactics/transphasic_shields', samples=28, factions=('starfleet', 'vulcan'))
def transphasic_shields(f):
    """Armour of light: plates that stand in shells around the hull, each shell turned against the next."""
    ship(f, 'escort', (0, 0, 0), (-8, 0, 0), 1.0)
    tint = {'starfleet': rgb('#8FE0FF'), 'vulcan': rgb('#FFE0A0')}[f]
    rnd = random.Random(21)
    for shell, (size, n) in enumerate((((3.0, 2.2, 1.75), 70), ((3.5, 2.6, 2.15), 34))):
        for i in range(n):
            z = 1 - 2 * (i + .5) / n
            a = i * 2.39996 + shell
            d = Vector((math.cos(a) * math.sqrt(1 - z * z), math.sin(a) * math.sqrt(1 - z * z), z))
            if shell and rnd.random() < .35:
                continue
            p = Vector(d[k] * size[k] for k in range(3))
            n_ = Vector(d[k] / size[k] for k in range(3)).normalized()
            start = mark()
            r = (.44, .36)[shell]
            rod((0, 0, -.012), (0, 0, .012), r, dome(tint, (.85, .5)[shell], 1.2), ring=6)
            torus((0, 0, 0), r, .013, glow(tint, (1.9, 1.1)[shell]), axis='Z', u=6, v=6)
            group(start, p).rotation_euler = n_.to_track_quat('Z', 'Y').to_euler()
    c = camera((7.6, -7.0, 3.2), (0, 0, .05), 54)
    rig(f, c, (0, 0, 0), 8, key=.9, rim=1.2)
    return dict(sky_spec=clouds(211, {'starfleet': EMBER, 'vulcan': VIOLET}[f], -20, (.5, .6, .4)), glowing=1.0, streak=.06)


@of_each('tactics/transphasic_shields', samples=28, factions=('klingon', 'romulan'))
def cloaking_device(f):
    """A ship dissolves from the stern: plates, then embers, then an outline before the stars."""
    root = ship(f, 'escort' if f == 'klingon' else 'capital', (0, 0, 0), (-8, 0, 0), 1.0)
    dissolve(root, mix(FACTIONS[f]['glow'], (.6, .9, 1), .4), lo=-.7 if f == 'klingon' else -.4, hi=.9 if f == 'klingon' else 1.3, edge=.9, ghost=.30)
    c = camera({'klingon': (8.4, -6.4, 4.6), 'romulan': (10.6, -7.4, 6.6)}[f], (.3, 0, .0), 56)
    rig(f, c, (0, 0, 0), 9, key=.9, rim=1.1)
    return dict(sky_spec=clouds(214, {'klingon': TEAL, 'romulan': VIOLET}[f], -20, (.4, .5, .36), star=620), glowing=1.2, streak=.06)


@shared('tactics/dampening_field', samples=32)
def dampening_field():
    """Under a dark dome a great gun has died: its lamps are out, its barrels hang."""
    grey = hull(rgb('#7A7E86'), rgb('#5A5E66'), rgb('#24272C'), .3, .55, None, panel=1.6, tone=.45, dirt=.5)
    dark = plain(rgb('#22262C'), .5, .5)
    plate = hull(rgb('#4A4E58'), rgb('#5E636E'), rgb('#14161A'), .25, .6, None, panel=.9, tone=.5, dirt=.5)
    box((0, 0, -.4), (30, 30, .5), plate, bevel=0)
    rnd = random.Random(3)
    for i in range(70):
        x, y = rnd.uniform(-9, 7), rnd.uniform(-6, 12)
        if x * x + y * y > 5.5:
            box((x, y, -.08), (rnd.uniform(.2, 1.1), rnd.uniform(.2, .8), rnd.uniform(.06, .35)), dark if i % 3 else grey)
    upright([(-.1, 1.5, 1.5, 1.5), (.25, 1.45, 1.45, 1.45), (.35, 1.2, 1.2, 1.2)], dark, ring=48, steps=1)
    start = mark()
    t = loft([(-1.2, .8, .5, .4), (-.7, 1.1, .95, .45), (.5, 1.0, .9, .45), (1.2, .62, .55, .35), (1.4, .45, .4, .3)], grey, at=(0, 0, .8), power=2.8, ring=32, steps=2, auto=25)
    greeble(t, 60, .12, dark, 3, None, .5)
    for y in (.34, -.34):
        rod((1.1, y, .85), (3.5, y, -.02), .16, grey, .12)
        rod((2.1, y, .48), (2.9, y, .19), .22, dark)
        rod((3.4, y, .02), (3.75, y, -.11), .19, dark)
    group(start, (0, 0, 0), (0, 0, -28))
    ellipsoid((0, 0, -.2), (4.3, 4.3, 3.35), dome(rgb('#8A6AFF'), .50, 1.3), u=96, v=64)
    for i, z in enumerate((2.75, 2.1, 1.4, .7)):
        r = 4.3 * math.sqrt(max(.02, 1 - ((z + .2) / 3.35) ** 2)) * .99
        torus((0, 0, z), r, .03, glow(rgb('#B090FF'), 1.6 - .28 * i), axis='Z', v=8)
    area((-5, -6, 7), (0, 0, .6), 2, 3200, (.86, .88, 1))
    area((6, 9, 4), (0, 0, 1), 3, 1500, rgb('#7A5AE0'))
    area((-8, 7, 3), (0, 0, 1), 3, 900, (.5, .62, 1))
    camera((5.8, -9.0, 3.5), (.15, 0, 1.15), 46)
    mist(9, 20)
    return dict(sky_spec=clouds(221, ('#1A1A3A', '#3A3A5E', '#A8A8D8'), 8, (.5, .3, .4)), fog=dict(amount=.45, colour='#1E1E3A'), saturation=.82, exposure=1.25, glowing=1.0, streak=.04)


# How the first and the second who arrive stand: pose, and whither they look.
ARRIVALS = {'starfleet': (('march', -26), ('kneel', 34)), 'vulcan': (('ready', -52), ('march', 150)), 'klingon': (('kneel', -22), ('march', 24)), 'romulan': (('march', 38), ('kneel', -40))}


@of_each('tactics/teleporter', samples=36)
def teleporter(f):
    """Two arrive, weapons up: feet and armour of the first are there, the rest is still light."""
    tint = {'starfleet': rgb('#7FC8FF'), 'vulcan': rgb('#FFD890'), 'klingon': rgb('#FF8A6A'), 'romulan': rgb('#8CFFC0')}[f]
    dark = plain(rgb('#1A2028'), .35, .5)
    metal = plain(rgb('#48525E'), .3, .7)
    box((0, 0, -.25), (16, 16, .1), plain(rgb('#12171E'), .2, .4), bevel=0)
    for y in (0, -1.75, 1.75):
        x = -.3 * abs(y)
        upright([(-.2, .98, .98, .98), (-.04, .92, .92, .92), (-.02, .8, .8, .8)], metal, (x, y, 0), ring=64, steps=1)
        upright([(-.02, .70, .70, .70), (0, .70, .70, .70)], glow(tint, .9 if y else 1.6), (x, y, 0), ring=64, steps=1)
        upright([(2.75, .70, .70, .70), (2.95, .85, .85, .85), (3.2, .85, .85, .85)], metal, (x, y, 0), ring=48, steps=1)
        upright([(2.72, .60, .60, .60), (2.75, .60, .60, .60)], glow(tint, .9 if y else 2.2), (x, y, 0), ring=48, steps=1)
        upright([(0, .72, .72, .72), (2.75, .72, .72, .72)], haze(tint, .03 if y else .09, .8), (x, y, 0), ring=48, steps=1)
    (first, way), (other, back) = ARRIVALS[f]
    dissolve(trooper(f, first, (0, 0), way, 1.06), tint, axis=2, lo=1.72, hi=1.15, edge=.9, ghost=.75)
    second = trooper(f, other, (-.55, 1.75), back, 1.0)
    dissolve(second, tint, axis=2, lo=.6, hi=-.1, edge=.6, ghost=.55)
    rnd = random.Random(4)
    for i in range(120):
        a, r, z = rnd.uniform(0, 6.28), .68 * math.sqrt(rnd.random()), rnd.uniform(.2, 2.7)
        s = rnd.uniform(.004, .013)
        ellipsoid((math.cos(a) * r, math.sin(a) * r, z), (s, s, s * rnd.uniform(1, 5)), glow(mix(tint, (1, 1, 1), .5), 4), u=8, v=6)
    for y in (-3.6, -2.7, 2.7, 3.6):
        tube([(-1.6, y, -.2), (-1.9, y, 1.6), (-1.5, y * .9, 3.4)], .14, dark)
    box((-2.6, 0, 1.4), (.1, 9, 4), plain(rgb('#222A34'), .5, .4), bevel=0)
    for z in (.5, 1.25, 2.0):
        box((-2.52, 0, z), (.04, 7.4, .03), glow(tint, .45), bevel=0)
    lamp((0, .0, 2.4), 60, tint, .3)
    area((-1.8, -.3, 2.2), (0, 0, 1.2), .6, 260, mix(tint, (1, 1, 1), .4))
    lamp((.3, .0, .25), 20, tint, .3)
    area((2.4, -2.6, 3.0), (0, 0, 1), 1.0, 150, (1, .9, .8))
    area((-1.4, 2.4, 2.4), (0, 0, 1.2), .8, 80, mix(FACTIONS[f]['rim'], (1, 1, 1), .3))
    camera((4.6, -.75, 1.25), (0, .12, 1.32), 42)
    return dict(sky_spec=dict(seed=224, star=0, big=0), glowing=1.2, streak=.05)


@of_each('tactics/tractor_beam', samples=24)
def tractor_beam(f):
    """A great ship holds a small one fast in a cone of light."""
    other = {'starfleet': 'klingon', 'vulcan': 'romulan', 'klingon': 'starfleet', 'romulan': 'vulcan'}[f]
    tint = {'starfleet': rgb('#7FB8FF'), 'vulcan': rgb('#C8A0FF'), 'klingon': rgb('#8FF0C8'), 'romulan': rgb('#B0FF8A')}[f]
    ship(f, 'capital', (-2.1, 1.7, 1.35), (-12, 4, -18), .95)
    gun, prey = Vector((.0, .55, .75)), Vector((3.1, -2.3, -1.05))
    ship(other, 'craft', prey, (28, -14, 150), .78)
    way = prey - gun
    n = way.length
    loft([(0, .08, .08, .08), (n * .55, .60, .60, .60), (n * .95, 1.08, 1.08, 1.08), (n * 1.14, 1.22, 1.22, 1.22)], haze(tint, .75, .9, ('X', n * 1.7, -.3)), ring=40, steps=4).matrix_world = \
        Matrix.Translation(gun) @ way.to_track_quat('X', 'Z').to_matrix().to_4x4()
    for i in range(7):
        k = .22 + i * .125
        start = mark()
        torus((0, 0, 0), .06 + 1.08 * k, .016, glow(tint, 1.8), v=8)
        group(start, gun + way * k).rotation_euler = way.to_track_quat('X', 'Z').to_euler()
    burst(gun, .26, tint, .8, 120)
    lamp(prey - way.normalized() * 1.4, 120, tint, .4)
    c = camera((5.6, -11.6, 2.4), (.35, -.1, .22), 45)
    rig(f, c, (-1, 0, 0), 9, key=.9, rim=1.1)
    return dict(sky_spec=clouds(231, SECOND[f], -25, (.4, .45, .36)), glowing=1.1, streak=.08)
