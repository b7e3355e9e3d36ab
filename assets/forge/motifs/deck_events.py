# SPDX-License-Identifier: MIT
"""Deck Building Game, battle simulations and events of exploration."""
import paint
from places import *
from props import *
from hulls import ship

GOLD_TUNIC, RED_TUNIC, BLUE_TUNIC = rgb('#9A741C'), rgb('#8E1F1C'), rgb('#1C4A80')


@shared('deck_building/b_terror', samples=24)
def b_terror():
    """A ship behind a comet's tail, its hunter on the other side: two bows on one line."""
    ice = rock(rgb('#C8DCEC'), rgb('#5A7A94'), 2)
    way = Vector((.86, -.10, .50)).normalized()
    head = Vector((1.9, -.4, 1.15))
    stone(tuple(head), .30, ice, 4, .35)
    for i, (r, p) in enumerate(((.55, 1.4), (1.0, .7), (1.5, .35))):
        start = mark()
        loft([(-8, r * 2.2, r * 2.2, r * 2.2), (-2, r, r, r), (0, r * .55, r * .55, r * .55), (.5, .05, .05, .05)], haze(rgb('#DCF0FF'), p, 1.5, ('X', -8, .6)), ring=40)
        g = group(start, head)
        g.rotation_euler = way.to_track_quat('X', 'Z').to_euler()
    rnd = random.Random(5)
    for i in range(110):
        k = rnd.random()
        p = head - way * (.3 + 6 * k) + Vector((rnd.gauss(0, .3 + .5 * k), rnd.gauss(0, .3), rnd.gauss(0, .3 + .4 * k)))
        ellipsoid(p, (.016, .016, .016), glow(rgb('#FFFFFF'), 3), u=6, v=4)
    lamp(head + Vector((0, -1.0, .3)), 260, rgb('#DCF0FF'), .3)
    ship('starfleet', 'cruiser', (-1.0, -.6, 1.55), (-8, 20, 10), .44)
    ship('romulan', 'capital', (1.6, .2, -1.35), (-14, 18, 190), .48)
    return still('starfleet', (0, -10, 1.0), (.35, 0, .1), 46, dim(clouds(801, ('#0E2A4A', '#1E5A6A', '#8FD8C8'), 28, (.5, .5, .4)), .55), 9, glowing=1.0, streak=.04)


@person('deck_building/b_triskelion', samples=14)
def b_triskelion():
    """A floor with three arms seen from a gallery, three fighters close on one another on it, three lamps bet."""
    sand, edge = plain(rgb('#A88A5A'), .9, 0, .2, 8), plain(rgb('#4A3A2A'), .6, .2)
    box((0, 0, -.5), (16, 12, .2), plain(rgb('#1A1C26'), .7), bevel=0)
    colours = ('#FF5A4A', '#5AFF8A', '#5AA8FF')
    upright([(-.25, .82, .82, .82), (0, .80, .80, .80)], sand, ring=64, steps=1)
    for k, c in enumerate(colours):
        a = 120 * k + 90
        start = mark()
        verts = []
        n = 16
        for i in range(n + 1):
            t = i / n
            b = math.radians(62 * t)
            r = .55 + 1.75 * t
            w = .52 * (1 - .55 * t)
            x, y = r * math.cos(b), r * math.sin(b)
            nx, ny = math.cos(b + .5), math.sin(b + .5)
            verts += [(x + ny * w, y - nx * w, 0), (x - ny * w, y + nx * w, 0)]
        mesh(verts, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)], sand, smooth=False)
        tube([(x, y, .02) for x, y, _ in verts[::2]], .045, glow(rgb(c), 1.8))
        tube([(x, y, .02) for x, y, _ in verts[1::2]], .045, glow(rgb(c), 1.8))
        group(start, (0, 0, 0), (0, 0, a))
        b = math.radians(a + 14)
        ellipsoid((2.75 * math.cos(b + .9), 2.75 * math.sin(b + .9), .3), (.20, .20, .20), glow(rgb(c), 4.5))
        lamp((2.2 * math.cos(b + .8), 2.2 * math.sin(b + .8), .9), 40, rgb(c), .2)
        start = mark()
        figure(('tunic', 'rags', 'armour')[k], (GOLD_TUNIC, rgb('#4A6A3A'), rgb('#3A2A4A'))[k], arms=('reach', 'wide'), legs='stride', lean=14, head=dict(hair=('short', 'mane', 'long')[k]), at=(0, 0, 0), turn=180, scale=1.0)
        rod((-.50, .16, 1.30), (-1.15, .22, 1.75), .024, plain(rgb('#D8DCE4'), .2, .9))
        group(start, (1.15 * math.cos(b + .2), 1.15 * math.sin(b + .2), 0), (0, 0, a + 20))
    area((-3, -3.5, 5), (0, 0, .5), .8, 620, rgb('#FFE8C0'))
    area((3, 3, 4), (0, 0, 0), 2.0, 160, rgb('#8FA8FF'))
    camera((.30, -6.6, 4.0), (.12, 0, .55), 50)
    return dict(sky_spec=dict(seed=803, star=0, big=0), glowing=1.0, streak=.03)


@person('deck_building/b_amok', samples=15)
def b_amok():
    """A gong between two hooked poles, crossed blades before it on red sand, ribbons fly."""
    spec = outdoors(('#6A1E14', '#D8562A', '#FFC890'), ((.60, .42), .36, '#FFB878', 1.6), '#D86A3A', 805, ('#A84A2A', '#5A2014'), density=.9)
    m, bronze = rock(rgb('#5A3024'), rgb('#24120E'), 1.5), plain(rgb('#C88A3A'), .22, .9, .06, 10)
    for s in (1, -1):
        x = .40 + s * .95
        tube([(x, 1.2, 0), (x - s * .06, 1.2, 1.2), (x + s * .02, 1.2, 2.0), (x - s * .22, 1.2, 2.32), (x - s * .46, 1.2, 2.25)], .055, plain(rgb('#2A1A16'), .5, .3), taper=(1.4, .5))
        for k in range(2):
            verts, faces = [], []
            for i in range(16):
                u = i / 15
                z = 1.98 - .20 * k + .10 * math.sin(u * 7 + k + s) - .22 * u * u
                verts += [(x - .02 + .95 * u, 1.15 - .1 * k, z + .05), (x - .02 + .95 * u, 1.15 - .1 * k, z - .06)]
            faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(15)]
            mesh(verts, faces, cloth(rgb('#C8281E' if k else '#E8D8B0'), .3))
    start = mark()
    upright([(0, .56, .56, .56), (.03, .58, .58, .58), (.06, .50, .50, .50), (.07, .20, .20, .20), (.11, .14, .14, .14)], bronze, ring=64, steps=2).data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    group(start, (.40, 1.15, 1.38))
    for s in (1, -1):
        rod((.40 + s * .30, 1.18, 1.84), (.40 + s * .55, 1.2, 2.24), .012, plain(rgb('#1A1010'), .6))
    steel = plain(rgb('#D8DCE4'), .14, .95)
    for s in (1, -1):
        start = mark()
        rod((0, 0, -.75), (0, 0, .75), .028, plain(rgb('#3A2418'), .6))
        torus((.0, 0, .80), .24, .035, steel, axis='Y', part=(-20, 200), squash=.4, u=48)
        ellipsoid((0, 0, -.82), (.09, .09, .09), plain(rgb('#2A2A30'), .3, .8))
        group(start, (.40, .62, .86), (0, s * 48, 0), 1.0)
    for at, r, k in (((-1.6, 2.6, .2), .6, 3), ((2.5, 3.0, .3), .7, 5), ((-2.6, 4.0, .5), .8, 7)):
        stone(at, r, m, k, .4)
    area((-1.6, -1.4, 2.6), (.4, .8, 1.2), .5, 60, rgb('#FFD8B0'), 80)
    camera((.0, -3.9, 1.35), (.26, 0, 1.28), 44)
    return spec


@person('deck_building/b_computer', samples=15)
def b_computer():
    """A grey box with one lamp sits in the command chair; all other seats are dark."""
    spec = bridge(('#101826', '#26323E', '#8A98A8'), 807, None, '#8FA8C0', view=(0, 1.80), wide=1.9, tall=.78, power=.55)
    metal, grey = plain(rgb('#20252E'), .4, .4), plain(rgb('#8A8E94'), .5, .2, .03, 6)
    start = mark()
    box((.10, 0, .42), (.72, .72, .16), metal, bevel=.05)
    box((-.34, 0, .95), (.14, .72, 1.1), metal, (0, -8, 0), bevel=.06)
    for s in (1, -1):
        box((.10, s * .42, .72), (.62, .12, .12), metal, bevel=.03)
        box((.0, s * .42, .58), (.30, .10, .30), metal, bevel=.03)
    upright([(.0, .30, .30, .30), (.06, .12, .12, .12), (.36, .12, .12, .12)], metal, ring=32, steps=1)
    box((.08, 0, .86), (.52, .56, .72), grey, bevel=.04)
    box((.345, 0, .92), (.02, .44, .34), plain(rgb('#16191E'), .4, .3), bevel=.01)
    for i in range(5):
        box((.35, -.16 + .08 * i, .66), (.02, .045, .03), plain(rgb('#3A3E46'), .4), bevel=0)
    ellipsoid((.37, 0, .94), (.05, .085, .085), glow(rgb('#FFA030'), 5.5))
    ellipsoid((.42, 0, .94), (.10, .28, .28), haze(rgb('#FFA030'), .22, 3.2))
    group(start, (.10, 0, .30), (0, 0, -64), 1.05)
    lamp((.34, -.75, 1.30), 7, rgb('#FFA840'), .08)
    for x, y, turn in ((-1.15, .9, 40), (1.35, .95, 130)):
        start = mark()
        box((.05, 0, .45), (.5, .5, .12), metal, bevel=.04)
        box((-.24, 0, .85), (.10, .5, .75), metal, (0, -6, 0), bevel=.05)
        upright([(.0, .2, .2, .2), (.4, .08, .08, .08)], metal, ring=24, steps=1)
        group(start, (x, y, .15), (0, 0, turn))
    shot(.12, 1.26, 3.4, 1.42, 50)
    return spec


@person('deck_building/e_enemy_within', samples=15)
def e_enemy_within():
    """Somebody arrives on the pad as two: one half in light, one in red shadow, turned from each other."""
    floor()
    metal = plain(IRON, .3, .7)
    box((0, 3.2, 2), (14, .2, 6), plain(rgb('#20252E'), .6, .2), bevel=0)
    x0 = .12
    upright([(0, .95, .95, .95), (.16, .92, .92, .92)], metal, (x0, .4, 0), ring=72, steps=1)
    cyan, red = rgb('#8FF0FF'), rgb('#FF2A20')
    for s, c in ((-1, cyan), (1, red)):
        loft([(.16, .42, .42, .42), (2.7, .38, .38, .38)], haze(c, .55, 1.4), ring=40, steps=1).data.transform(Matrix.Translation((x0 + s * .40, .4, 0)) @ Matrix.Rotation(math.radians(-90), 4, 'Y'))
        torus((x0 + s * .40, .4, .18), .38, .02, glow(c, 4), axis='Z', u=72, v=8)
        area((x0 + s * 1.9, 2.2, 2.4), (x0 + s * .4, .4, 1.3), .9, 330, c, 110)
        rnd = random.Random(4 + s)
        for _ in range(50):
            a, r = rnd.uniform(0, 6.28), .36 * rnd.random() ** .5
            z = rnd.uniform(.3, 2.5)
            rod((x0 + s * .4 + r * math.cos(a), .4 + r * math.sin(a), z), (x0 + s * .4 + r * math.cos(a), .4 + r * math.sin(a), z + rnd.uniform(.03, .10)), .006, glow(c, 4), ring=5)
    figure('uniform', GOLD_TUNIC, arms=('down', 'chest'), head=dict(hair='side', tint=rgb('#4A2E18'), nod=10), at=(x0 - .36, .4, .14), turn=212)
    figure('uniform', rgb('#4A1A12'), arms=('low', 'hip'), lean=6, head=dict(hair='side', tint=rgb('#4A2E18'), nod=4, face=dict(slant=.016, brow=1.6)), at=(x0 + .36, .4, .14), turn=-34)
    rod((x0, .4, .16), (x0, .4, 2.8), .012, glow(rgb('#FFFFFF'), 4), ring=8)
    rod((x0, .4, .16), (x0, .4, 2.8), .06, haze(rgb('#FFFFFF'), 1.4, 1.4), ring=16)
    area((-1.4, -3.2, 3.0), (0, 0, 1.35), 1.6, 12, (.72, .80, 1))
    face_light(.8)
    mist(3, 4)
    shot(.10, 1.52, 2.88, 1.46, 50)
    return dict(sky_spec=dict(seed=809, star=0, big=0), fog=dict(amount=.2, colour='#3A3A5A', at=(.5, .42), r=.5, gain=.8, light=.3), glowing=1.0, streak=.04)


@person('deck_building/e_alternative', samples=15)
def e_alternative():
    """A corridor where the light is turned about: two men alike wrestle where the colours swap."""
    spec = passage('#FFB070', rgb('#6A5A4E'), '#FFC890', 811)
    for s in (-1, 1):
        figure('coat', rgb('#3A4A6A'), arms=(((.26, .04, .10), (.40, -.06, .24)), ((.24, .06, -.02), (.44, -.02, .04))), legs='stride', lean=16, head=dict(hair='side', tint=rgb('#2A1A10'), beard='chin', nod=4), at=(.10 + s * .46, .05, 0), turn=0 if s < 0 else 180)

    def swapped(c, _passes):
        h, w = c.shape[:2]
        x, y = paint.grid(w, h)
        edge = paint.step((x - .535) - (y - .5) * .22, -.004, .004)[..., None]
        lum = np.clip(c, 0, 1.2)
        other = np.clip(1.02 - lum, 0, 1) ** 2.2 * np.array([.30, .62, 1.15])
        line = np.exp(-(((x - .535) - (y - .5) * .22) / .006) ** 2)[..., None]
        return c * (1 - edge) + other * edge + np.array([1.0, .95, .85]) * line * 2.0
    shot(.10, 1.54, 3.6, 1.46, 50)
    spec.update(extra=swapped)
    return spec


@person('deck_building/e_spectre', samples=14)
def e_spectre():
    """A street of fronts without houses under a red sky; four outlines and a sign that swings."""
    spec = outdoors(('#4A0A0A', '#C82A1A', '#FF9A50'), ((.52, .50), .40, '#FF6A38', 1.4), '#B82A1A', 813, ('#5A2A1C', '#28100C'), flat=.08, density=1.0)
    wood, dark = plain(rgb('#3A2018'), .9), plain(rgb('#160C0A'), .9)
    for s, specs in ((-1, ((1.9, 2.6, 1.5, 2.2), (2.5, 5.2, 1.6, 2.7))), (1, ((1.9, 3.0, 1.5, 2.5), (2.4, 5.6, 1.5, 2.0)))):
        for x, y, w, h in specs:
            start = mark()
            box((0, 0, h / 2), (w, .06, h), wood, bevel=0)
            box((0, 0, h + .18), (w * .7, .06, .36), wood, bevel=0)
            for k in (-1, 1):
                box((k * w * .28, -.01, h * .62), (.30, .10, .42), glow(rgb('#FF8A48'), .9), bevel=0)
            box((0, -.01, .5), (.36, .10, 1.0), glow(rgb('#C83A1E'), .7), bevel=0)
            for k in (-1, 1):
                rod((k * w * .4, .08, h * .9), (k * w * .4, 1.0, 0), .03, dark)
            group(start, (s * x + .15, y, 0), (0, 0, s * -34))
    black = glow((0, 0, 0), 0)
    for i, x in enumerate((-.68, -.08, .50, 1.08)):
        start = mark()
        figure('coat' if i % 2 else 'suit', (.01, .01, .01), arms=('hip', 'down') if i % 2 else ('down', 'hip'), legs='bestride', head=dict(hair='short'))
        upright([(0, .22, .23, .23), (.015, .22, .23, .23), (.02, .11, .115, .115), (.13, .09, .10, .10), (.15, .05, .05, .05)], black, (0, 0, 1.72), ring=36, steps=1)
        clothe(group(start, (x, 1.5 + .12 * (i % 2), 0), (0, 0, -90)), black)
    rod((-1.35, 1.2, 0), (-1.35, 1.2, 2.35), .05, dark)
    rod((-1.40, 1.2, 2.25), (-.55, 1.2, 2.25), .035, dark)
    start = mark()
    box((0, 0, -.26), (.56, .04, .26), wood, bevel=.01)
    for k in (-1, 1):
        rod((k * .2, 0, 0), (k * .2, 0, -.14), .008, dark)
    group(start, (-1.0, 1.15, 2.22), (0, 22, 0))
    camera((.1, -3.8, 1.25), (.16, 0, 1.30), 40)
    return spec


@person('deck_building/e_obsession', samples=15)
def e_obsession():
    """A white cloud pours up through a vent's grating and climbs at somebody who shrinks back on his knees."""
    steel, dark = plain(rgb('#4A525C'), .35, .7), plain(rgb('#14171C'), .5, .3)
    box((0, 1.2, -.06), (6, 4, .1), plain(rgb('#2A3038'), .4, .4, .04, 6), bevel=0)
    box((0, 3.0, 1.0), (8, .2, 3), plain(rgb('#2E343E'), .6, .2), bevel=0)
    for i in range(5):
        box((-1.8 + .9 * i, 2.88, .55), (.7, .04, .10), glow(rgb('#7FFFB0'), 1.4), bevel=0)
    for i in range(11):
        box((-.02 + .085 * (i - 5), .15, .02), (.028, .92, .05), steel, bevel=.005)
    for y in (-.32, .62):
        box((-.02, y, .02), (1.05, .06, .07), steel, bevel=.01)
    box((-.02, .15, -.03), (.95, .9, .02), glow(rgb('#B8FFD0'), 1.0), bevel=0)
    rnd = random.Random(7)
    for i in range(26):
        k = i / 25
        p = (-.15 + .50 * k + rnd.gauss(0, .14 + .08 * k), .10 + rnd.gauss(0, .16), .06 + .34 * k * rnd.uniform(.5, 1.2))
        r = rnd.uniform(.10, .22)
        ellipsoid(p, (r * 1.3, r, r * .8), haze(mix(rgb('#F4FFF8'), rgb('#8FFFB8'), .4 * rnd.random()), .34, 2.4))
    for k in range(4):
        pts = [(.10 + .09 * i, .02 - .03 * k, .22 + .05 * k + .035 * math.sin(i * 1.3 + k)) for i in range(8)]
        tube(pts, .030, haze(rgb('#E8FFF0'), .9, 1.2), taper=(1.4, .2))
    figure('uniform', RED_TUNIC, arms=('bless', 'palm'), legs='knees', lean=-16, head=dict(hair='short', tint=rgb('#2A1A10'), nod=-4, turn=8), at=(1.02, .35, 0), turn=212)
    for i in range(34):
        k = i / 33
        p = (.15 + .62 * k + rnd.gauss(0, .06), .12 - .02 * k + rnd.gauss(0, .07), .30 + .62 * k ** 1.4 + rnd.gauss(0, .07))
        r = rnd.uniform(.09, .17)
        ellipsoid(p, (r * 1.2, r, r), haze(mix(rgb('#F4FFF8'), rgb('#8FFFB8'), .3 * rnd.random()), .34, 2.4))
    for k in range(4):
        tube([(.30 + .09 * i, .0 - .04 * k, .45 + .10 * i + .05 * math.sin(i * 1.1 + k * 1.6)) for i in range(7)], .035, haze(rgb('#E8FFF0'), .8, 1.2), taper=(1.6, .15))
    face_light(1.0, (.9, 1, .94), (.9, .3, .9))
    lamp((.1, -.1, .5), 5, rgb('#C8FFD8'), .15)
    area((1.6, 2.4, 1.6), (.6, .1, .3), .6, 90, rgb('#8FD8FF'))
    area((-1.6, 2.2, 1.6), (.3, .1, .3), .6, 70, rgb('#B8FFD0'))
    camera((.25, -3.3, 1.15), (.42, .1, .66), 46)
    mist(3, 4)
    return dict(sky_spec=dict(seed=815, star=0, big=0), fog=dict(amount=.5, colour='#2A5A48', at=(.5, .3), r=.5, gain=.9, light=.35), glowing=1.0, streak=.03)
