# SPDX-License-Identifier: MIT
"""Tactics, troops: people, told by outline, coat and light; nobody has a face."""
from people import arm, gown, limb, trooper
from props import *

# What an officer wears: coat, trim, hair; and the world beyond the glass.
WEAR = {
    'starfleet': dict(coat=rgb('#16263F'), trim=rgb('#E8B850'), hair=rgb('#1A1412')),
    'vulcan': dict(coat=rgb('#4A2A18'), trim=rgb('#F0C890'), hair=rgb('#0C0A0A')),
    'klingon': dict(coat=rgb('#2A1614'), trim=rgb('#C84A38'), hair=rgb('#140C0A')),
    'romulan': dict(coat=rgb('#1E3A30'), trim=rgb('#B8D8B0'), hair=rgb('#101412')),
}
WORLDS = {
    'starfleet': dict(seed=33, colours=('#6a4630', '#b8885c', '#ecd8b4'), air='#FFD0A0', bands=.7, clouds=.1),
    'vulcan': dict(seed=34, colours=('#123a5e', '#2a6a7a', '#a0c8c0'), air='#8FD8FF', clouds=.4),
    'klingon': dict(seed=36, colours=('#1a3a4a', '#3a6a6a', '#b0c8b8'), air='#9FE0E8', clouds=.4),
    'romulan': dict(seed=35, colours=('#3a2a5a', '#7a5a90', '#d0b0d0'), air='#D0A8FF', clouds=.3),
}


def coat(f, at=(0, 0, 0), turn=0, pose='stand'):
    w = WEAR[f]
    skin = plain(rgb('#8A6650') if f != 'romulan' else rgb('#6E6450'), .5)
    return gown(plain(w['coat'], .6, 0, .02, 30, .1), skin, at, turn, pose, plain(w['trim'], .25, .9), plain(w['hair'], .45))


def admiral_of(f):
    """How they stand before the glass: hands behind the back; at a desk with a slate of light; a blade raised; turned aside, a hand on the rail."""
    w = WEAR[f]
    sleeve, hand = plain(w['coat'], .6), plain(rgb('#8A6650'), .5)
    if f == 'starfleet':
        coat(f, (0, 0, .16))
        return
    if f == 'vulcan':
        coat(f, (.10, .10, .10), -58, 'sit')
        start = mark()
        box((.62, 0, .66), (.60, 1.5, .07), plain(rgb('#3A2A20'), .35, .2), bevel=.02)
        for y in (.62, -.62):
            box((.62, y, .32), (.5, .08, .64), plain(rgb('#20181A'), .5, .2), bevel=.02)
        box((.66, .02, .84), (.02, .34, .26), glow(rgb('#FFD890'), 2.2), (0, 24, 0), bevel=.01)
        box((-.30, 0, .80), (.10, .58, 1.05), plain(rgb('#20181A'), .5, .2), (0, -6, 0), bevel=.04)
        group(start, (.10, .10, .10), (0, 0, -58))
        lamp((.32, -.30, 1.15), 9, rgb('#FFD890'), .1)
        return
    start = mark()
    if f == 'klingon':           # a pelt over the shoulders, a curved blade toward the fleet
        coat(f, (0, 0, 0), 0, 'free')
        for y in (1, -1):
            ellipsoid((-.02, y * .26, 1.50), (.19, .17, .10), plain(rgb('#3A2A20'), .9, 0, .9, 26))
        arm(sleeve, hand, (0, -.29, 1.45), (.10, -.50, 1.52), (.22, -.62, 1.80))
        arm(sleeve, hand, (0, .29, 1.45), (-.12, .52, 1.24), (.10, .30, 1.06))
        rod((.20, -.62, 1.74), (.34, -.66, 1.98), .022, plain(rgb('#3A2018'), .5))
        tube([(.34, -.66, 1.98), (.46, -.66, 2.22), (.50, -.58, 2.44), (.44, -.44, 2.62)], .040, plain(rgb('#D8D4CC'), .18, .95), taper=(1.2, .1))
        group(start, (.0, .12, .16), (0, 0, -34))
        return
    coat(f, (0, 0, 0), 0, 'free')
    arm(sleeve, hand, (0, -.29, 1.45), (.20, -.42, 1.22), (.50, -.34, 1.10))
    arm(sleeve, hand, (0, .29, 1.45), (.12, .40, 1.20), (.22, .06, 1.28))
    tube([(-.02, .22, 1.50), (-.16, .30, .9), (-.12, .26, .06)], .13, plain(mix(w['coat'], (0, 0, 0), .3), .7))
    group(start, (.15, .25, .16), (0, 0, 64))
    rod((.0, 1.6, 1.10), (1.4, .0, 1.10), .035, plain(rgb('#5A6A62'), .3, .8))
    for x, y in ((.15, 1.43), (.75, .75)):
        rod((x, y, .1), (x, y, 1.10), .025, plain(rgb('#5A6A62'), .3, .8))


@of_each('tactics/admiral', samples=18)
def admiral(f):
    """A coat before the glass, a fleet beyond it; each side has a pose of its own (`admiral_of`)."""
    metal = plain(rgb('#3A4658'), .3, .7)
    dark = plain(rgb('#12161E'), .5, .2)
    box((0, 0, -.05), (12, 14, .1), plain(rgb('#141A22'), .3, .3), bevel=0)
    admiral_of(f)
    upright([(.0, 1.0, .9, .9), (.15, 1.0, .9, .9), (.17, .96, .86, .86)], dark, ring=64, steps=1)
    torus((0, 0, .12), 1.0, .02, glow(rgb('#FFC880'), 3), axis='Z')
    for y in (-3.1, -1.5, 1.5, 3.1):
        tube([(2.6, y * 1.05, 0), (2.75, y, 1.4), (2.3, y * .85, 2.8), (.6, y * .5, 3.4)], .07, metal)
    tube([(2.2, -4.2, .62), (2.95, 0, .62), (2.2, 4.2, .62)], .06, metal)
    tube([(2.0, -4.2, 2.75), (2.5, 0, 2.75), (2.0, 4.2, 2.75)], .06, metal)
    rnd = random.Random(4)
    for s in (1, -1):
        start = mark()
        box((0, 0, .45), (.75, 1.5, .9), dark, bevel=.08)
        box((-.18, 0, .98), (.55, 1.4, .06), metal, (0, -28, 0))
        for i in range(16):
            col = rnd.choice(('#7FD0FF', '#FFC070', '#FF7A50', '#9FE8D0'))
            box((-.40 + .11 * (i // 8), -.56 + .16 * (i % 8), .915 + .057 * (i // 8)), (.05, .10, .01), glow(rgb(col), 2), (0, -28, 0), bevel=0)
        group(start, (.9, s * 2.05, 0), (0, 0, s * -24))
    root = ship(f, 'escort', (30, 8.6, 5.6), (-8, 0, 215), 1.5)
    copies(root, [((34, -9.5, 7.4), (-8, 0, 215), 1.5), ((56, 21, 10.5), (-8, 0, 215), 1.6), ((60, -24, 12), (-8, 0, 215), 1.6)])
    camera((-3.5, -.45, 1.30), (0, .02, 1.40), 38)
    area((3.4, 2.4, 3.4), (0, 0, 1.4), 1.4, 420, (1, .80, .6), 70)
    area((3.0, -2.6, 2.8), (0, 0, 1.4), 1.2, 420, mix(FACTIONS[f]['rim'], (1, 1, 1), .3), 70)
    area((-2.6, 2.2, 3.0), (0, 0, 1.3), 1.0, 34, (1, .92, .84), 70)
    area((8, 30, 24), (36, 0, 7), 14, 160000, (1, .9, .8))
    mist(2.5, 5)
    return dict(sky_spec=clouds(151, SECOND[f] if f != 'starfleet' else ('#2A3E86', '#7A4A6E', '#FFC8A8'), -12, (.5, .3, .36), planets=[
        dict(at=(.5, .74), r=.47, light=(-.5, -.75, .35), **WORLDS[f])]), glowing=.9, streak=.05)


@of_each('tactics/tactical_officer', samples=32)
def tactical_officer(f):
    """A commander before a battle of light: ships and courses over the table."""
    dark = plain(rgb('#12161E'), .4, .3)
    metal = plain(rgb('#323C4A'), .3, .7)
    tint = {'starfleet': rgb('#7FD8FF'), 'vulcan': rgb('#FFC880'), 'klingon': rgb('#FF7A50'), 'romulan': rgb('#8FFFC0')}[f]
    box((0, 0, -.05), (16, 16, .1), plain(rgb('#10141A'), .22, .3), bevel=0)
    coat(f, (-1.05, .30, .0), -16, 'free')
    start = mark()
    w = WEAR[f]
    sleeve, hand = plain(w['coat'], .6), plain(rgb('#8A6650'), .5)
    arm(sleeve, hand, (0, -.29, 1.45), (.22, -.40, 1.22), (.58, -.34, 1.30))
    arm(sleeve, hand, (0, .29, 1.45), (-.02, .40, 1.18), (.16, .36, .96))
    group(start, (-1.05, .30, 0), (0, 0, -16))
    upright([(.0, 1.0, .9, .9), (.7, .75, .7, .7), (.86, 1.75, 1.5, 1.5), (.94, 1.8, 1.55, 1.55)], dark, (1.2, -.3, 0), ring=72, steps=1)
    for r in (.5, 1.0, 1.5):
        torus((1.2, -.3, .97), r, .010, glow(tint, 2.2), axis='Z')
    for a in range(0, 360, 30):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        rod((1.2 + c * .5, -.3 + s * .5, .97), (1.2 + c * 1.5, -.3 + s * 1.5, .97), .005, glow(tint, 1.4), ring=6)
    own, foe = hologram(tint, 2.2, 9), hologram(rgb('#FF5A3A') if f != 'klingon' else rgb('#7FD8FF'), 2.4, 9)
    for at, rot, size in (((1.0, -.35, 1.72), (-14, 0, 215), .20), ((.55, -1.05, 1.36), (-10, 0, 210), .12), ((1.75, .55, 1.50), (-10, 0, 215), .12)):
        clothe(ship(f, 'capital', at, rot, size), own)
    other = 'klingon' if f in ('starfleet', 'vulcan') else 'starfleet'
    for at, size in (((.75, -1.15, 2.12), .13), ((1.0, -1.75, 1.85), .11)):
        clothe(ship(other, 'escort', at, (0, 0, 20), size), foe)
    tube([(1.0, -.35, 1.72), (.85, -.75, 2.06), (.75, -1.10, 2.12)], .006, glow(tint, 3))
    lamp((1.2, -.3, 1.35), 46, tint, .4)
    for y in (-3.4, -1.2, 1.2, 3.4):
        tube([(4.4, y, 0), (4.6, y, 1.8), (4.0, y * .8, 3.6)], .12, metal)
        box((4.5, y + 1.05, 2.3), (.06, 1.1, .03), glow(tint, 1.6), bevel=0)
        box((4.5, y + 1.05, .5), (.06, 1.1, .03), glow(rgb('#FFB870'), 1.6), bevel=0)
    area((2.6, 2.4, 3.4), (-1.3, .5, 1.3), 1.2, 150, (1, .84, .66), 80)
    area((2.0, -3.0, 2.8), (-1.3, .5, 1.3), 1.2, 200, mix(FACTIONS[f]['rim'], (1, 1, 1), .3), 80)
    area((-4, -2.4, 3.2), (-1, .5, 1.2), 1.2, 45, (.7, .8, 1), 80)
    camera((-4.1, -.95, 1.95), (.35, -.28, 1.45), 43)
    mist(4.5, 7)
    return dict(sky_spec=dict(seed=153, star=0, big=0, light=[((.6, .4), .5, '#2A4A70' if f != 'starfleet' else '#6A3A2A', .5)]),
                fog=dict(amount=.55, colour='#34506E' if f != 'starfleet' else '#5A3E34'), glowing=1.2, streak=.03)


@of_each('tactics/diplomat', samples=18)
def diplomat(f):
    """In profile before the light of a world: a hand held out, the treaty's seal upon it."""
    dark = plain(rgb('#161B24'), .35, .4)
    metal = plain(rgb('#3A4454'), .3, .7)
    box((0, 0, -.05), (14, 9, .1), plain(rgb('#12161E'), .16, .3), bevel=0)
    w = WEAR[f]
    start = mark()
    coat(f, (0, 0, 0), 0, 'free')
    # one hand holds it out; both arms lift it; a fist is raised beside it; a bow, the arm across the breast
    near, far = {'starfleet': (((.24, -.34, 1.18), (.62, -.24, 1.24)), ((-.06, .34, 1.16), (-.14, .20, .98))),
                 'vulcan': (((.30, -.30, 1.52), (.60, -.22, 1.86)), ((.30, .30, 1.52), (.60, -.02, 1.86))),
                 'klingon': (((.10, -.42, 1.62), (.20, -.40, 2.00)), ((.22, .36, 1.20), (.52, .16, 1.12))),
                 'romulan': (((.22, -.38, 1.14), (.62, -.30, 1.02)), ((.20, .30, 1.22), (.20, -.06, 1.30)))}[f]
    arm(plain(w['coat'], .6), plain(rgb('#8A6650'), .5), (0, -.26, 1.43), *near)
    arm(plain(w['coat'], .6), plain(rgb('#8A6650'), .5), (0, .26, 1.43), *far)
    upright([(1.02, .30, .12, .20), (.60, .33, .05, .30), (.03, .42, .02, .46)], plain(mix(w['coat'], w['trim'], .12), .7), ring=40, power=2.3)
    tube([(.06, -.30, 1.53), (.20, -.10, 1.28), (.22, .0, .55)], .035, plain(w['trim'], .3, .9))
    group(start, (-.75, 0, 0), (0, 22 if f == 'romulan' else 0, 0))
    tint = rgb('#FFE2A0')
    start = mark()
    ellipsoid((0, 0, 0), (.07, .07, .07), glow(tint, 2.4))
    ellipsoid((0, 0, 0), (.22, .22, .22), haze(tint, .55, 2.5))
    for axis, r in (('X', .135), ('Y', .135), ('Z', .16)):
        torus((0, 0, 0), r, .007, glow(tint, 3), axis=axis)
    seal = Vector({'vulcan': (.02, -.14, 2.02), 'klingon': (.05, -.1, 1.32), 'romulan': (.16, -.28, 1.10)}.get(f, (.0, -.26, 1.55)))
    group(start, seal, (20, 15, 10), 1.25)
    lamp(seal + Vector((0, -.14, 0)), 15, tint, .12)
    start = mark()
    coat({'starfleet': 'romulan', 'vulcan': 'klingon', 'klingon': 'starfleet', 'romulan': 'vulcan'}[f], (1.35, .25, 0), 180, 'stand')
    for x in (-2.9, -1.75, 2.0, 3.1):
        tube([(x * 1.05, 2.6, 0), (x, 2.55, 1.4), (x * .86, 2.0, 2.75), (x * .6, .5, 3.25)], .075, metal)
    box((0, 2.6, .18), (9, .3, .42), dark)
    box((0, 2.5, .42), (9, .10, .035), glow(rgb('#FFB870'), 1.8))
    area((-1.8, 3.4, 3.2), (-.5, 0, 1.2), 1.8, 420, (1, .80, .58))
    area((2.8, 3.2, 2.6), (0, 0, 1.2), 1.6, 360, mix(FACTIONS[f]['rim'], (1, 1, 1), .35))
    area((-2.5, -3.5, 3.0), (-.5, 0, 1.1), 1.6, 75, (.9, .92, 1))
    camera((.10, -4.6, 1.40), (.10, 0, 1.28), 46)
    mist(4, 9)
    return dict(sky_spec=clouds(155, SECOND[f], 10, (.5, .2, .4), planets=[
        dict(at=(.46, .56), r=.46, light=(-.75, -.5, .28), lights=True, **{**WORLDS[f], **(dict(seed=21, colours=('#15406e', '#4a6a4e', '#b8a480'), air='#8FC8FF', bands=0, clouds=.5) if f != 'klingon' else {})})]),
        fog=dict(amount=.22, colour='#4A5A80'), glowing=1.1)


@shared('tactics/spy', samples=36)
def spy():
    """A hood, no face, and stolen light in the hand."""
    cloth = plain(rgb('#2A3038'), .8, 0, .25, 9, .6)
    hood = ellipsoid((0, 0, 1.66), (.20, .185, .235), cloth, u=64, v=40)
    bm = bmesh.new()
    bm.from_mesh(hood.data)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if v.co.x > .075 + 5 * max(0, abs(v.co.y) - .095) and 1.46 < v.co.z < 1.775 - 3.0 * v.co.y ** 2], context='VERTS')
    bm.to_mesh(hood.data)
    bm.free()
    sol = hood.modifiers.new('s', 'SOLIDIFY')
    sol.thickness, sol.offset = .022, 1
    # where a face would be: a smooth dark mask with one slit of light
    ellipsoid((.015, 0, 1.635), (.118, .098, .165), plain(rgb('#0C0F14'), .18, .6), u=64, v=40)
    box((.121, .0, 1.672), (.02, .105, .012), glow(rgb('#8FE8FF'), 4), bevel=.005)
    ellipsoid((.118, -.040, 1.672), (.016, .020, .016), glow(rgb('#C8F4FF'), 5))
    upright([(.2, .46, .36, .34), (.8, .40, .30, .28), (1.18, .36, .24, .22), (1.38, .31, .19, .18), (1.47, .20, .15, .15), (1.54, .13, .12, .12)], cloth, ring=56, power=2.2)
    limb([(.02, -.33, 1.30), (.16, -.40, 1.06), (.42, -.16, 1.16)], .10, .07, cloth)
    ellipsoid((.47, -.13, 1.19), (.06, .045, .05), plain(rgb('#15171A'), .5))
    box((.50, -.12, 1.26), (.012, .12, .15), glow(rgb('#58D8FF'), 2.4), (0, -16, 12), bevel=.01)
    rnd = random.Random(8)
    for i in range(26):
        box((.40 + rnd.uniform(-.04, .04), -.44 + rnd.uniform(-.10, .10), 1.34 + .018 * i), (.006, rnd.uniform(.03, .12), .008), glow(rgb('#7FE0FF'), rnd.uniform(.8, 2.4)), bevel=0)
    lamp((.50, -.10, 1.42), 4.5, rgb('#6FDCFF'), .06)
    wall = plain(rgb('#2A2E36'), .5, .3, .1, 4)
    for x, y in ((-2.2, 1.5), (-2.2, -1.6), (-3.6, 1.35), (-3.6, -1.45), (-5, 1.3), (-5, -1.4)):
        box((x, y, 1.5), (.5, 1.3, 4), wall, bevel=.06)
        box((x + .27, y - math.copysign(.55, y), 1.4), (.03, .05, 1.3), glow(rgb('#FF9A50'), 2.4))
    box((-3, 0, -.02), (9, 6, .04), plain(rgb('#14171C'), .2, .3), bevel=0)
    area((-1.5, .85, 2.4), (0, 0, 1.5), .6, 110, (1, .62, .32))
    area((-1.2, -1.2, 2.2), (0, 0, 1.5), .5, 70, (.45, .65, 1))
    area((2.0, 1.0, 2.4), (0, 0, 1.4), 1.2, 9, (.55, .68, 1))
    camera((2.35, -.50, 1.40), (.02, -.05, 1.49), 50, blur=2.2, focus=(.12, 0, 1.64))
    mist(2.4, 5)
    return dict(sky_spec=dict(seed=160, star=0, big=0, light=[((.42, .4), .45, '#FF9A50', 1.2)]), fog=dict(amount=.8, colour='#B86A3A', at=(.45, .42), r=.36, gain=1.1, light=.5),
                glowing=1.0, streak=.04)


def ridge(mat, depth=.32):
    """Uneven ground that falls away behind."""
    from mathutils import noise
    n = 60
    verts, faces = [], []
    for i in range(n):
        for j in range(n):
            x, y = -22 + 28 * i / (n - 1), -14 + 28 * j / (n - 1)
            verts.append((x, y, noise.fractal(Vector((x * .25, y * .25, 3)), 1, 2, 4) * depth - .06 - max(0, -x - 4) * .03))
    for i in range(n - 1):
        faces += [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for j in range(n - 1)]
    return mesh(verts, faces, mat)


@of_each('tactics/infantry', samples=16)
def infantry(f):
    """A line on a ridge at daybreak."""
    rnd = random.Random(2)
    air = {'starfleet': ('#3A4A8A', '#C2604A', '#FFD8A0', '#FFC080', '#C86A50', '#E0906A'), 'vulcan': ('#1A3A5A', '#3A7A8A', '#D8F0E8', '#C8F0FF', '#3A7A9A', '#6AA8B8'),
           'klingon': ('#1A3A4A', '#3A8A80', '#D8F0D0', '#C8FFE8', '#3A8A80', '#5AA090'), 'romulan': ('#3A2A6A', '#A84A7A', '#FFD0C0', '#FFB0B8', '#A84A7A', '#C07A98')}[f]
    ground = {'starfleet': ('#5A4A42', '#2A2426'), 'vulcan': ('#5A5450', '#2A2828'), 'klingon': ('#4A4A48', '#242628'), 'romulan': ('#544858', '#282430')}[f]
    ridge(rock(rgb(ground[0]), rgb(ground[1]), 1.2))
    # face to face on the ridge; one far ahead with the banner; a charge across the picture; backs, on the way to where the craft land
    way, lean, wide = {'starfleet': (0, 0, 1.0), 'vulcan': (-30, 0, 1.75), 'klingon': (-74, 15, 1.15), 'romulan': (180, 0, 1.1)}[f]
    lead = trooper(f, 'march', (0, .0), 8, 1.0)
    lead.rotation_euler = Euler((0, math.radians(lean), math.radians(8 + way)), 'XYZ')
    second = trooper(f, 'march' if lean else 'ready', (-1.2 * wide, -1.05 * wide), 12, 1.0)
    second.rotation_euler = Euler((0, math.radians(lean), math.radians(12 + way)), 'XYZ')
    for i, (at, t) in enumerate((((-1.0, 1.15), -4), ((-2.6, -2.1), 10), ((-2.4, 2.2), -8), ((-3.4, -.55), 0), ((-3.3, 1.0), 0), ((-5.2, -3.2), 0), ((-5.0, 3.4), 0),
                                 ((-5.6, 0.3), 0), ((-6, -1.6), 0), ((-6.2, 1.9), 0))):
        copies(lead if i % 2 else second, [((at[0] * wide, at[1] * wide, 0), (0, lean, t + way), rnd.uniform(.96, 1.03))])
    if f == 'vulcan':
        rod((.30, -.30, .7), (.22, -.40, 2.32), .024, plain(rgb('#8A8A90'), .3, .8))
        mesh([(.22, -.38, 2.28), (.22, -1.20, 2.16), (.28, -1.14, 1.66), (.25, -.36, 1.76)], [(0, 1, 2, 3)], plain(rgb('#C87A3A'), .7), smooth=False)
    else:
        rod((-1.15, -.72, .9), (-1.3, -.72, 3.0), .022, plain(rgb('#8A8A90'), .3, .8))
    area((-12, 7, 4.5), (0, 0, 1), 5, 5200, rgb(air[3]))
    area((-6, -8, 3), (0, 0, 1), 4, 1300, mix(FACTIONS[f]['rim'], (1, 1, 1), .4))
    area((5, -3, 5), (0, 0, 1), 4, 260, (.8, .85, 1))
    root = ship(f, 'craft', (-16, 5.5, 6.2), (0, 6, 14), .9)
    copies(root, [((-24, -6.5, 8.2), (0, 6, -8), .9)])
    camera((4.6, -.5, .95), (-.4, 0, 1.32), 40)
    mist(4.5, 16)
    return dict(sky_spec=dict(seed=171, clouds=dict(colours=air[:3], angle=4, band=(.5, .62, .35), density=1.3), star=160, big=3,
                              light=[((.72, .60), .30, air[3], 1.9), ((.6, .72), .9, air[4], .35)],
                              planets=[dict(at=(.22, .26), r=.20, seed=41, colours=('#4a5a7a', '#8a94a8', '#d0d4dc'), light=(.8, .5, .15), air='#A0B8E0', clouds=.1)]),
                fog=dict(amount=.8, colour=air[5], at=(.70, .62), r=.5, gain=1.2, light=.5), rays=dict(at=(.72, .6), amount=.18, threshold=1.0), streak=.04)


@of_each('tactics/boarding_party', samples=24)
def boarding_party(f):
    """Through the breach: armour and lit visors against the light."""
    lit = {'starfleet': '#FFD8A8', 'vulcan': '#C8E8FF', 'klingon': '#C8FFE8', 'romulan': '#FFC0A0'}[f]
    haze_of = {'starfleet': '#FFC888', 'vulcan': '#8FC0E8', 'klingon': '#7FC8B8', 'romulan': '#E8907A'}[f]
    corridor(lit=rgb(lit))
    # straight at us; two back to back; a lunge, low and leaning; backs, one waves the others on
    if f == 'starfleet':
        lead = trooper(f, 'march', (.2, .05), 0, 1.0)
        second = trooper(f, 'ready', (-1.5, -.82), 6, 1.0)
        copies(second, [((-1.7, .92, 0), (0, 0, -6), 1.0)])
        copies(lead, [((-3.6, -.25, 0), (0, 0, 0), 1.0), ((-4.6, .55, 0), (0, 0, 0), 1.0)])
    elif f == 'vulcan':
        trooper(f, 'ready', (.1, -.30), -62, 1.0)
        lead = trooper(f, 'ready', (.0, .34), 70, 1.0)
        copies(lead, [((-3.2, -.7, 0), (0, 0, -90), 1.0), ((-4.4, .6, 0), (0, 0, 0), 1.0)])
    elif f == 'klingon':
        lead = trooper(f, 'march', (.55, .22), 0, 1.0)
        lead.rotation_euler = Euler((math.radians(-8), math.radians(24), math.radians(-38)), 'XYZ')
        lead.location.z = -.06
        copies(lead, [((-1.5, -.75, -.06), (6, 20, -20), 1.0), ((-2.4, .9, -.06), (-6, 22, -44), 1.0), ((-4.2, .0, 0), (0, 14, -20), 1.0)])
    else:
        lead = trooper(f, 'march', (.2, -.42), 172, 1.0)
        second = trooper(f, 'ready', (-1.3, .62), 196, 1.0)
        copies(second, [((-2.6, -.6, 0), (0, 0, 180), 1.0)])
        copies(lead, [((-3.8, .35, 0), (0, 0, 186), 1.0)])
    area((-9, 0, 1.9), (0, 0, 1.5), 2.0, 620, rgb(lit))
    area((-1.4, 1.5, 2.6), (.1, 0, 1.2), .8, 60, mix(FACTIONS[f]['rim'], (1, 1, 1), .3))
    area((1.0, -1.6, 2.5), (.1, 0, 1.3), .8, 55, (1, .9, .8))
    area((4.2, 1.2, 1.2), (0, 0, 1.0), 1.6, 26, (.6, .7, 1))
    camera((3.9, -.35, 1.12), (0, .02, 1.30), 36)
    mist(3.6, 10)
    return dict(sky_spec=dict(seed=1, light=[((.5, .5), .6, lit, 2.2)], star=0, big=0), fog=dict(amount=.9, colour=haze_of, at=(.5, .46), r=.30, gain=1.3, light=.6),
                rays=dict(at=(.5, .44), amount=.28, threshold=.9), glowing=.8, streak=.05)
