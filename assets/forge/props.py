# SPDX-License-Identifier: MIT
"""What several pictures share: skies, portraits of ships, bolts and beams, rooms."""
from forge import *
from hulls import ship

# Skies never take the faction's colour: they are what the hull stands out from.
EMBER = ('#2A3E86', '#B8552E', '#FFD2A0')
TEAL = ('#123A5E', '#1E7A86', '#BFEFE6')
VIOLET = ('#2A2568', '#8A3A86', '#FFB8C8')
DUSK = ('#1B2C5C', '#7A4A8A', '#FFC49A')
STEEL = ('#1A3A6A', '#26607E', '#C8E0F0')
ROSE = ('#1E2A5E', '#A8486A', '#FFD0B0')
OPPOSITE = {'starfleet': EMBER, 'vulcan': TEAL, 'klingon': TEAL, 'romulan': VIOLET}
SECOND = {'starfleet': DUSK, 'vulcan': VIOLET, 'klingon': STEEL, 'romulan': ROSE}


def clouds(seed, colours, angle=-20, band=(.5, .5, .38), **more):
    """A sky of gas along a band, for develop."""
    return dict(seed=seed, clouds=dict(colours=colours, angle=angle, band=band), **more)


def dim(sky, density):
    """The same sky with thinner gas."""
    sky['clouds']['density'] = density
    return sky


def portrait(faction, kind, cam, sky, rot=(0, 0, 0), lens=58, look=(0, 0, 0), scale=1.0, r=9, develop=None, **rigging):
    """One ship alone."""
    ship(faction, kind, rot=rot, scale=scale)
    c = camera(cam, look, lens)
    rig(faction, c, look, r, **rigging)
    return dict(sky_spec=sky, **(develop or {}))


def still(f='starfleet', cam=(0, -10, 3), look=(0, 0, 0), lens=50, sky=None, r=6, **more):
    """What lies there under the one light, no matter whose it is."""
    c = camera(cam, look, lens)
    rig(f, c, look, r)
    return dict(sky_spec=sky, **more)


def bolt(at, ahead, size, colour, tail=5.0, spikes=8):
    """A glowing bolt with a tail and a halo."""
    start = mark()
    ellipsoid((0, 0, 0), (.20, .11, .11), glow(mix(colour, (1, 1, 1), .7), 9))
    ellipsoid((0, 0, 0), (.42, .28, .28), haze(mix(colour, (1, .8, .5), .3), 3.0, 2.2))
    ellipsoid((0, 0, 0), (.85, .62, .62), haze(colour, .8, 4.0))
    for i in range(spikes):
        v = Vector((random.Random(i).uniform(-.35, .1), math.cos(i * .785 + .3), math.sin(i * .785 + .3))) * (.95 if i % 2 else .55)
        rod((0, 0, 0), v, .045, glow(mix(colour, (1, 1, 1), .25), 3.0), .002, ring=8)
    loft([(-tail, .02, .02, .02), (-tail * .4, .10, .10, .10), (-.4, .17, .17, .17), (.35, .05, .05, .05)],
         haze(colour, 2.6, 1.6, ('X', -tail, .3), core=True), ring=24, steps=4)
    ob = group(start, at, (0, 0, 0), size)
    ob.rotation_euler = Vector(ahead).to_track_quat('X', 'Z').to_euler()
    return ob


def beam(a, b, colour, r=.05, halo=4.0, power=6.0):
    """A ray with a bright heart."""
    rod(a, b, r, glow(mix(colour, (1, 1, 1), .65), power))
    rod(a, b, r * halo, haze(colour, 3.0, 1.2))


def burst(at, r, colour, strength=1.0, light=0.0):
    """Where a shot lands or leaves: a hot heart, a halo, splinters of light."""
    at = Vector(at)
    ellipsoid(at, (r * .3,) * 3, glow(mix(colour, (1, 1, .9), .75), 8 * strength))
    ellipsoid(at, (r * .7,) * 3, haze(mix(colour, (1, .9, .7), .4), 2.6 * strength, 2.0))
    ellipsoid(at, (r * 1.5,) * 3, haze(colour, .9 * strength, 3.2))
    rnd = random.Random(int(r * 100))
    for _ in range(14):
        v = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized() * r * rnd.uniform(.7, 1.8)
        rod(at, at + v, r * .035, glow(mix(colour, (1, 1, 1), .4), 3.5 * strength), .001, ring=6)
    if light:
        lamp(at, light, colour, .3)


def corridor(length=16, lit=rgb('#FFD8A8'), warn=rgb('#FF4A30'), front=3.5):
    """Eight-sided ribs, a grated floor, strips of light; the far end is a blaze."""
    wall = hull(rgb('#4A525E'), rgb('#6A6256'), rgb('#14181E'), .05, .7, None, panel=2.6, tone=.5, dirt=.6, bump=.08)
    rib = plain(rgb('#2A3038'), .35, .6)
    w, h = 1.75, 2.75
    for x in np.arange(-length, front, 1.35):
        pts = [(x, -w, .0), (x, -w - .25, .9), (x, -w, 1.9), (x, -.95, h), (x, .95, h), (x, w, 1.9), (x, w + .25, .9), (x, w, 0)]
        tube(pts, .11, rib, smooth=False)
        for y in (1, -1):
            box((x + .67, y * 1.42, 2.35), (.9, .06, .10), glow(lit, 2.6), (y * 45, 0, 0))
            box((x + .67, y * (w + .16), .28), (.5, .03, .05), glow(warn, 2.6))
    for y in (1, -1):
        box((-length / 2 + 1.5, y * (w + .32), 1.0), (length + 6, .1, 2.4), wall)
        box((-length / 2 + 1.5, y * 1.55, 2.45), (length + 6, .08, 1.3), wall, (y * 42, 0, 0))
    box((-length / 2 + 1.5, 0, h + .1), (length + 6, 2.4, .1), wall)
    box((-length / 2 + 1.5, 0, -.05), (length + 6, 3.6, .1), hull(rgb('#30363E'), rgb('#464C54'), rgb('#0C0E12'), .0, .6, None, panel=4, tone=.5, bump=.08))
    for x in np.arange(-length, 2, 3.0):
        lamp((x, 0, 2.5), 22, lit, .3)


def wreck(faction, kind, at, rot, size, wound=(-.4, -.5, .35), seed=17, hot=rgb('#FF8A3A')):
    """A dead ship: drives out, a hole with fire in it, scrap around. Gives back where the hole is."""
    root = ship(faction, kind, at, rot, size)
    cold = plain(rgb('#15171B'), .5, .4)
    for ob in surfaces(root):
        if ob.data.materials[0].name.startswith(('glow', 'haze')):
            ob.data.materials[0] = cold
    rnd = random.Random(seed)
    scrap = hull_of(faction, panel=2.0, window=None, dirt=.7)
    wound = Vector(at) + Vector(wound) * size
    for _ in range(46):
        p = wound + Vector((rnd.gauss(0, 1), rnd.gauss(-.4, 1), rnd.gauss(.3, .8))) * rnd.uniform(.6, 2.4) * size
        box(p, [v * size * 1.3 for v in (rnd.uniform(.04, .34), rnd.uniform(.03, .22), rnd.uniform(.01, .05))], scrap, [rnd.uniform(0, 360) for _ in range(3)], bevel=0)
    for _ in range(9):
        p = wound + Vector((rnd.gauss(0, .45), rnd.gauss(0, .32), rnd.gauss(0, .26))) * size
        ellipsoid(p, (rnd.uniform(.16, .46) * size,) * 3, haze(hot, 1.1, 1.6))
    for _ in range(24):
        p = wound + Vector((rnd.gauss(0, 1), rnd.gauss(-.4, .9), rnd.gauss(.25, .8))) * size
        ellipsoid(p, (.024 * size,) * 3, glow(hot, 5), u=8, v=6)
    lamp(wound + Vector((0, -.5, .4)) * size, 160 * size * size, hot, .2)
    return wound
