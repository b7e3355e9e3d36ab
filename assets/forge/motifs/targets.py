# SPDX-License-Identifier: MIT
"""Tactics, targets: worlds, realms, quadrants, battlefields. Words stand on the left, so what is to be seen is on the right."""
from props import *
from worlds import AT, GREY, both, caps, chart, cyclone, fire_cracks, galaxy, rift, ring, world, wormhole

@shared('tactics/earth', samples=8, size='ground')
def earth():
    """Seas, green land, cities on the night side, one grey moon."""
    return world(4, ('#0e3a72', '#3e6a44', '#b8a47a'), DUSK, .39, lights=True, clouds=.55, moons=[((.87, .22), .075, 6, GREY)])


@shared('tactics/vulcan', samples=8, size='ground')
def vulcan():
    """Rust and ochre under a thin sky; a great brown sister stands near."""
    return world(22, ('#6a2e18', '#a8562a', '#e0a468'), TEAL, .37, air='#FFB070', clouds=.12, moons=[((.86, .20), .13, 27, ('#5a3a30', '#8a6450', '#b89880'))])


@shared('tactics/andoria', samples=8, size='ground')
def andoria():
    """An ice moon before the blue giant it circles, and the giant's ring."""
    giant = ((.78, .34), .46)
    camera((0, -10, 0), (0, 0, 0), 50)
    light = (-.6, -.5, .6)
    spec = dim(clouds(31, VIOLET, -22, (.35, .45, .4), planets=[dict(at=giant[0], r=giant[1], seed=32, colours=('#1a3a7a', '#3a6ab0', '#a8c8e8'), light=light, air='#8FC0FF', bands=.8, clouds=.1)]), .7)

    def moon(c, _passes):
        import paint
        return paint.planet(c, (.50, .56), .23, 35, ('#8ab0c8', '#c0dcec', '#f4fbff'), light, '#C8F0FF', clouds=.3)
    return dict(sky_spec=spec, extra=both(ring(giant[0], giant[1], .55, .86, '#B8D0F0', tilt=.20, turn=-24), moon), streak=0)


@shared('tactics/tellar_prime', samples=8, size='ground')
def tellar_prime():
    """Ochre highlands in bands, one great dark valley across them, two small moons."""
    return world(43, ('#6a3a2a', '#a8703a', '#e0b070'), STEEL, .37, air='#FFC080', clouds=.35, flocks=True, bands=.42, extra=rift(.37, (-.6, -.5, .6), '#2A0E14', at=-.08, wide=.11), moons=[((.84, .74), .06, 44, GREY), ((.38, .22), .04, 45, GREY)])


@shared('tactics/pjem', samples=8, size='ground')
def pjem():
    """A bare grey world; its small sun stands just above the rim."""
    return world(52, ('#3e3a3a', '#6e6660', '#a89c90'), DUSK, .36, air='#C8B8A8', clouds=.05, light=(.75, -.55, .25), suns=[dict(at=(.86, .16), r=.035, colour=(1, .86, .62), power=5)])


@shared('tactics/cestus_3', samples=8, size='ground')
def cestus_3():
    """A green frontier world in a ring of dust, few lights, rocks that drift by."""
    rnd = random.Random(6)
    m = rock(rgb('#5A5450'), rgb('#201E22'))
    for i in range(12):
        stone((rnd.uniform(-1.0, 4.2), rnd.uniform(-2, 2), rnd.uniform(-2.4, 2.4)), rnd.uniform(.06, .34), m, i)
    out = world(63, ('#1a4a5a', '#3a7a3a', '#a8b060'), ROSE, .36, air='#A8F0B0', clouds=.35, flocks=True, lights=True, extra=ring(AT, .36, .45, .60, '#C8B090', tilt=.22, turn=-16))
    rig('starfleet', bpy.context.scene.camera, r=8, rim=.3)
    return out


@shared('tactics/betazed', samples=8, size='ground')
def betazed():
    """Warm seas almost everywhere, lilac haze at the rim, two pale moons."""
    return world(71, ('#1a5a9a', '#2a8ab0', '#7ac0a0'), ROSE, .38, air='#D8B0FF', clouds=.5, moons=[((.86, .24), .05, 72, ('#8a8098', '#b0a8c0', '#d8d0e0')), ((.33, .24), .03, 73, GREY)])


@shared('tactics/romulus', samples=8, size='ground')
def romulus():
    """Jade land, parted by one long dark sea; its dark sister world rises behind it."""
    return world(81, ('#0e4a4a', '#2a7a4a', '#9ab878'), VIOLET, .38, air='#8FFFC8', clouds=.35, flocks=True, lights=True, extra=rift(.38, (-.6, -.5, .6), '#062A4A', at=.0, wide=.15), moons=[((.87, .20), .14, 84, ('#2a2630', '#4a4450', '#706a74'))])


@shared('tactics/remus', samples=8, size='ground')
def remus():
    """One side scorched, one for ever dark, and there the lights of the mines."""
    return world(91, ('#2e2a30', '#5a5048', '#8a7a66'), EMBER, .37, air='#B0A0A0', clouds=.0, lights=True, light=(-.92, -.25, -.05), moons=[((.30, .20), .09, 81, ('#0e4a4a', '#2a7a4a', '#9ab878'))])


@shared('tactics/rator_3', samples=8, size='ground')
def rator_3():
    """A banded giant of sand and cream in a broad ring."""
    return world(104, ('#6a4a34', '#b08a5e', '#ecd8b0'), VIOLET, .32, at=(.60, .50), air='#FFE0B0', bands=.9, clouds=.06, extra=ring((.60, .50), .32, .42, .70, '#E8D0A8', tilt=.24, turn=-20))


@shared('tactics/qonos', samples=8, size='ground')
def qonos():
    """Dark green and blood red; one white storm is wound up over half of it."""
    return world(111, ('#0e3a34', '#5a1e1a', '#a84a30'), STEEL, .39, air='#FF6A50', clouds=.3, flocks=True, lights=True, extra=cyclone(.39, (-.6, -.5, .6), (-.18, .02), .62))


@shared('tactics/boreth', samples=8, size='ground')
def boreth():
    """Black crust, cracked, fire between; a broad cap of snow on its north."""
    return world(121, ('#1a1618', '#3a2c28', '#5a4a40'), STEEL, .36, air='#FF7A40', clouds=.0, extra=both(fire_cracks(.36, 7), caps(.36, (-.6, -.5, .6), .48, .95, seed=8)))


@shared('tactics/rura_penthe', samples=8, size='ground')
def rura_penthe():
    """Ice and rock far from a small cold sun."""
    return world(131, ('#5a7488', '#9ab4c4', '#e8f4fa'), EMBER, .36, air='#B0D8F0', clouds=.2, light=(-.85, -.2, .3), suns=[dict(at=(.22, .30), r=.012, colour=(.85, .92, 1), power=5, corona=.6)])


@shared('tactics/cardassia_prime', samples=8, size='ground')
def cardassia_prime():
    """Dust and dry seas, brown and pale, many cities."""
    return world(141, ('#4a3a2e', '#8a7050', '#d0b888'), VIOLET, .38, air='#F0D0A0', clouds=.3, lights=True, moons=[((.86, .25), .06, 142, GREY), ((.84, .76), .03, 143, GREY)])


@shared('tactics/ferenginar', samples=8, size='ground')
def ferenginar():
    """Rain for ever: bands of blue-green cloud over a drowned world."""
    return world(151, ('#0e4a5a', '#2a8a8a', '#b0e0c8'), ROSE, .38, air='#8FF0E0', bands=.45, clouds=.6)


def realm(f, seed, colours, tint, links, points):
    """A realm: its gas, its stars as a chart, three of its ships on patrol."""
    root = ship(f, 'capital', (1.2, -.6, -1.15), (-10, 0, -10), .50)
    copies(root, [((-1.5, 2.8, -.75), (-8, 0, -10), .46), ((3.3, 3.6, -.55), (-8, 0, -10), .44)])
    c = camera((3.4, -10.4, 1.4), (0, 0, 0), 46)
    rig(f, c, (1, 0, -1), 8, key=.9, rim=1.1)
    return dict(sky_spec=clouds(seed, colours, -14, (.55, .42, .34), star=640, big=10), extra=chart(points, links, tint, [(points[0][0], points[0][1], .20), (points[0][0], points[0][1], .34)]),
                glowing=1.1, streak=.05)


@shared('tactics/united_federation', samples=24, size='ground')
def united_federation():
    return realm('starfleet', 161, ('#1A2E6A', '#5A4A8A', '#FFD8B8'), '#8FC8FF', ((0, 1), (0, 2), (0, 3), (1, 4), (2, 5), (3, 5)),
                 ((.56, .34, .030), (.40, .22, .018), (.72, .20, .020), (.70, .46, .016), (.28, .34, .014), (.84, .36, .014)))


@shared('tactics/romulan_empire', samples=24, size='ground')
def romulan_empire():
    return realm('romulan', 163, ('#2A2060', '#6A3A80', '#E8B8D8'), '#7CFFB8', ((0, 1), (0, 2), (1, 3), (2, 4), (1, 4)),
                 ((.58, .32, .030), (.60, .20, .020), (.76, .38, .018), (.42, .20, .014), (.84, .22, .014)))


@shared('tactics/klingon_empire', samples=24, size='ground')
def klingon_empire():
    return realm('klingon', 167, ('#12405A', '#2A6A7A', '#D0F0E0'), '#FF8A70', ((0, 1), (0, 2), (0, 3), (3, 4), (2, 5)),
                 ((.55, .34, .032), (.38, .28, .016), (.70, .20, .018), (.74, .42, .018), (.86, .30, .014), (.56, .17, .014)))


def battlefield(one, other, seed, sky, sun, tint):
    """Wrecks of both sides, rays and bursts between those that still fight, scrap before a low sun."""
    wreck(one, 'capital', (.4, -.4, -.45), (34, -14, 24), .62, seed=seed)
    ship(other, 'escort', (4.6, 2.2, 1.15), (-18, 6, 196), .62)
    ship(one, 'escort', (-2.2, 4.2, 1.75), (14, 0, -8), .60)
    wreck(other, 'heavy', (5.0, 6.5, -1.5), (-40, 30, 100), .55, seed=seed + 1)
    ray = rgb(tint)
    for a, b in (((3.2, 2.0, 1.1), (-.4, 3.9, 1.7)), ((-.2, 3.9, 1.7), (4.0, 5.8, -.8))):
        beam(Vector(a), Vector(b), ray, .022, 4)
        burst(b, .30, mix(ray, rgb('#FFB060'), .5), 1.0)
    burst((6.4, 7.5, .6), .8, rgb('#FF9A4A'), .9, 260)
    rnd = random.Random(seed)
    scrap = hull_of(one, panel=2.0, window=None, dirt=.8)
    for _ in range(110):
        s = rnd.uniform(.02, .12)
        box((rnd.uniform(-6, 8), rnd.uniform(-3, 9), rnd.gauss(-.4, 1.1)), (s * rnd.uniform(1, 3), s, s * .4), scrap, [rnd.uniform(0, 360) for _ in range(3)], bevel=0)
    c = camera((2.4, -9.8, 1.5), (.75, 0, .2), 42)
    rig(one, c, (0, 1, 0), 9, key=.6, rim=.9)
    return dict(sky_spec=clouds(seed, sky, 10, (.5, .6, .34), suns=[sun]), glowing=1.15, streak=.08)


@shared('tactics/wolf_359', samples=24, size='ground')
def wolf_359():
    return battlefield('starfleet', 'romulan', 171, EMBER, dict(at=(.86, .30), r=.07, colour=(1, .42, .22), power=3.5), '#8CFF9A')


@shared('tactics/narendra', samples=24, size='ground')
def narendra():
    return battlefield('klingon', 'romulan', 177, STEEL, dict(at=(.20, .24), r=.05, colour=(.8, .9, 1), power=4), '#8CFF9A')


@shared('tactics/chintoka', samples=24, size='ground')
def chintoka():
    """Ships run against a chain of platforms that fire from orbit."""
    metal = hull(rgb('#8A7A60'), rgb('#B89A68'), rgb('#2A241C'), .4, .45, None, panel=1.8, tone=.5, dirt=.5)
    dark = plain(rgb('#1E1C1A'), .5, .5)
    tint = rgb('#FF9A3A')
    start = mark()
    upright([(-1.1, .05, .05, .05), (-.5, .42, .42, .42), (.2, .55, .55, .55), (.5, .30, .30, .30), (1.2, .04, .04, .04)], metal, ring=10, steps=1, auto=20)
    for k in range(3):
        a = math.radians(k * 120 + 20)
        x, y = math.cos(a), math.sin(a)
        rod((x * .4, y * .4, 0), (x * 1.5, y * 1.5, .15), .09, dark)
        box((x * 1.6, y * 1.6, .15), (.55, .4, .25), metal, (0, 0, math.degrees(a)))
        rod((x * 1.75, y * 1.75, .15), (x * 2.3, y * 2.3, .15), .05, dark)
    torus((0, 0, .1), .95, .05, dark, axis='Z')
    torus((0, 0, .22), .60, .04, glow(tint, 4), axis='Z')
    root = group(start, (1.5, -.8, -.2), (16, -10, 0), .72)
    copies(root, [((-1.9, 3.0, .95), (16, -10, 40), .66), ((4.9, 3.6, .75), (10, -8, 20), .66), ((1.8, 8.0, 1.9), (10, -8, 80), .66), ((-4.6, 7.5, 2.1), (10, -8, 10), .66)])
    ship('starfleet', 'escort', (-2.9, .2, -1.1), (-16, -8, 16), .62)
    ship('klingon', 'escort', (-.6, 5.0, -.5), (-10, -8, 20), .52)
    for a, b in (((2.3, -1.1, .0), (-1.8, .2, -1.0)), ((4.6, 3.4, .8), (.2, 4.8, -.45)), ((-1.7, .4, -.9), (1.0, -.7, .1))):
        beam(Vector(a), Vector(b), tint if a[0] > 0 else rgb('#7FC8FF'), .020, 4)
        burst(b, .26, tint, 1.0)
    c = camera((2.4, -9.8, 1.9), (.75, 0, .2), 42)
    rig('vulcan', c, (0, 1, 0), 9, key=.9, rim=.8)
    return dict(sky_spec=clouds(183, VIOLET, 10, (.5, .25, .30), planets=[dict(at=(.62, 1.25), r=.62, seed=19, colours=('#4a3a2e', '#8a6a48', '#c8a878'), light=(-.5, -.8, .3), air='#FFC890', lights=True)]),
                glowing=1.15, streak=.08)


@shared('tactics/bajoran_wormhole', samples=24, size='ground')
def bajoran_wormhole():
    """A funnel of blue cloud opens around a golden throat; one small ship before it."""
    ship('starfleet', 'craft', (-1.9, -1.2, -1.05), (-14, -16, 34), .34)
    c = camera((.6, -9.4, .5), (.2, 0, 0), 46)
    rig('starfleet', c, (-2, -1, -1), 5, key=.6, rim=1.3)
    return dict(sky_spec=dim(clouds(186, ('#1A1E5A', '#4A2A7A', '#D8A8E8'), 20, (.5, .5, .5)), .6), extra=wormhole((.60, .47)), glowing=1.0, streak=0)


@shared('tactics/alpha_quadrant', samples=8, size='ground')
def alpha_quadrant():
    camera((0, -10, 0), (0, 0, 0), 50)
    return dict(sky_spec=dict(seed=191, star=260, big=4), extra=galaxy((.58, .48), (-1, 1), '#FFD890'), glowing=.9, streak=0)


@shared('tactics/beta_quadrant', samples=8, size='ground')
def beta_quadrant():
    camera((0, -10, 0), (0, 0, 0), 50)
    return dict(sky_spec=dict(seed=193, star=260, big=4), extra=galaxy((.54, .46), (1, 1), '#8FF0E0', turn=-14), glowing=.9, streak=0)
