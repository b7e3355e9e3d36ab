# SPDX-License-Identifier: MIT
"""Star Empires: one deck for six empires, so no empire's ship is on it: chevrons of steel stand for anybody's fleet.
Colour says when a card is played: move violet, battle ember, answer teal, talk gold-green, enigma blue-white, build amber, order crimson."""
import paint
from places import *
from props import *

MOVE, BATTLE, ANSWER, TALK, ENIGMA, ORDER = rgb('#A070FF'), rgb('#FF7A38'), rgb('#3FD8C8'), rgb('#D8D860'), rgb('#8FD0FF'), rgb('#FF4048')


def chevron(at=(0, 0, 0), rot=(0, 0, 0), scale=1.0, tint=ENIGMA, mat=None):
    """Anybody's ship: an arrow head of plates with one drive."""
    start = mark()
    h = mat or hull(rgb('#9AA4B2'), rgb('#6A7484'), rgb('#2A313C'), .35, .36, None, panel=1.4, tone=.4, dirt=.35)
    wing([(.0, 1.5, -.7, .0, .22), (.55, .3, -.95, .02, .15), (1.15, -.9, -1.35, .06, .03)], h)
    loft([(-.85, .20, .16, .12), (-.2, .24, .24, .14), (.7, .12, .12, .08), (1.45, .02, .02, .02)], h, power=1.5, ring=20, steps=2, auto=25)
    ellipsoid((-.90, 0, .02), (.05, .16, .11), glow(tint, 6))
    loft([(-2.5, .02, .02, .02), (-.9, .13, .09, .09)], haze(tint, 3.0, 1.4, ('X', -2.6, -.8), core=True), ring=20, steps=1)
    return group(start, at, rot, scale)


def lit_by(tint, cam, look, lens, r=9, key=.8, rim=1.0, at=(0, 0, 0)):
    c = camera(cam, look, lens)
    m = Matrix.LocRotScale(c.location, c.rotation_euler, None).to_3x3()
    right, up, back = (m @ Vector(v) for v in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    at = Vector(at)
    area(at + (right * -.8 + up * .85 + back * .22) * r, at, r * .35, r * r * 26 * key, (1, .93, .84))
    area(at + (right * .85 + up * .5 - back * .8) * r, at, r * .5, r * r * 22 * rim, mix(tint, (1, 1, 1), .25))
    area(at + (right * -.9 - up * .35 - back * .7) * r, at, r * .4, r * r * 9 * rim, mix(tint, (1, 1, 1), .35))
    return c


@shared('star_empires/warp', samples=24)
def warp():
    """One chevron, dark, flies into a throat of violet rings; the rings are squeezed to streaks at the rim."""
    for i in range(9):
        d = 1.5 + i * 2.3
        torus((d, 0, 0), 2.2 - .13 * i, .05 + .008 * i, glow(mix(MOVE, (1, 1, 1), .06 * i), 2.2 + .3 * i), axis='X', u=120, v=8)
        torus((d, 0, 0), 2.2 - .13 * i, .20, haze(MOVE, .8, 1.6), axis='X', u=96, v=12)
    rnd = random.Random(3)
    for i in range(90):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(1.2, 2.5)
        x = rnd.uniform(-2, 16)
        rod((x, math.cos(a) * r, math.sin(a) * r), (x + rnd.uniform(.6, 2.6), math.cos(a) * r, math.sin(a) * r), .010, glow(rgb('#D8C8FF'), 3), .003, ring=5)
    ellipsoid((26, 0, 0), (.9, .9, .9), glow(rgb('#FFFFFF'), 6))
    ellipsoid((25, 0, 0), (2.4, 2.4, 2.4), haze(rgb('#D8C0FF'), 2.6, 2.0))
    chevron((.2, 0, -.35), (8, -4, 0), .82, MOVE)
    lit_by(MOVE, (-5.6, -1.0, 1.55), (3.5, 0, -.05), 40, 6, .35, 1.3)
    return dict(sky_spec=clouds(601, ('#1A1440', '#3A1E7A', '#9A7AE8'), 0, (.5, .5, .6), star=60), glowing=1.1, streak=.03)


@shared('star_empires/phasers', samples=24)
def phasers():
    """Five chevrons in a row abreast, five thin amber rays side by side: a rake, not a beam."""
    for i in range(5):
        y = 3.2 - 1.6 * i
        x = -.55 * abs(i - 2)
        chevron((x, y, 0), (-4, 0, 0), .58, rgb('#8FB8FF'))
        a = Vector((x + .95, y, .05))
        b = Vector((13, y * .35, -1.2))
        rod(a, b, .035, glow(mix(BATTLE, (1, .9, .5), .5), 6))
        rod(a, b, .14, haze(BATTLE, 2.4, 1.2))
        burst(a, .22, rgb('#FFB060'), .9, 50)
    lit_by(rgb('#8FB8FF'), (-4.6, -8.2, 5.0), (1.2, -.45, -.1), 42, 9, .8, 1.0)
    return dict(sky_spec=clouds(603, STEEL, -30, (.5, .4, .35)), glowing=1.1, streak=.04)


@shared('star_empires/shields', samples=24)
def shields():
    """Three chevrons, each under its own curved shell, the shells overlapping like scales; a shot splashes on the first."""
    for i, (at, s) in enumerate((((2.0, -1.2, -.45), .94), ((-.15, -.1, .25), .90), ((-2.4, 1.0, .9), .86))):
        chevron(at, (-16, -4, -14), .74 * s, rgb('#FFD0A0'))
        st = mark()
        ob = ellipsoid((0, 0, 0), (1.5, 1.7, 1.35), dome(ANSWER, 1.7, 2.6, hit=(1.25, -.5, .35) if i == 0 else None), u=64, v=40)
        bm = bmesh.new()
        bm.from_mesh(ob.data)
        bmesh.ops.delete(bm, geom=[v for v in bm.verts if v.co.x < .30], context='VERTS')
        bm.to_mesh(ob.data)
        bm.free()
        group(st, Vector(at) + Vector((-.15, 0, 0)), (0, -6, -24), s)
    hit = Vector((3.1, -2.0, -.15))
    burst(hit, .34, rgb('#FFB868'), 1.0, 120)
    beam(hit, hit + Vector((3.8, -3.0, 1.5)), rgb('#FF8A48'), .035, 4)
    lit_by(ANSWER, (5.2, -9.0, 5.6), (.25, -.5, -.05), 44, 9, .8, 1.1)
    return dict(sky_spec=clouds(605, EMBER, -18, (.5, .4, .36)), glowing=1.0, streak=.04)


@shared('star_empires/sabotage', samples=32)
def empire_sabotage():
    """A gloved hand sets a charge with one red eye between the blades of a great turbine."""
    steel_m, dark = plain(rgb('#5A6470'), .3, .8, .05, 20), plain(rgb('#14171C'), .4, .5)
    for i in range(15):
        a = i * 24
        st = mark()
        wing([(.09, .035, -.035, 0, .010), (.26, .05, -.045, .03, .009), (.52, .05, -.05, .09, .006)], steel_m, mirror=False, steps=3, sharp=False)
        group(st, (0, 0, 0), (90, 0, 0)).rotation_euler = Euler((math.radians(90), math.radians(a), 0), 'XYZ')
    ellipsoid((0, -.02, 0), (.11, .06, .11), steel_m)
    torus((0, .02, 0), .56, .035, dark, axis='Y', u=96)
    torus((0, -.01, 0), .56, .008, glow(rgb('#FFB050'), 2.2), axis='Y', u=96, v=8)
    at = Vector((.16, -.12, .05))
    upright([(-.022, .062, .062, .062), (-.016, .070, .070, .070), (.016, .070, .070, .070), (.024, .058, .058, .058)], plain(rgb('#2A2E36'), .35, .6), ring=40, steps=2).data.transform(Matrix.Translation(at) @ Matrix.Rotation(math.radians(90), 4, 'X'))
    for k in range(4):
        c, s = math.cos(k * 1.571 + .5), math.sin(k * 1.571 + .5)
        box((at.x + c * .075, at.y, at.z + s * .075), (.03, .03, .016), steel_m, (0, -math.degrees(k * 1.571 + .5), 0), bevel=.004)
    ellipsoid(at + Vector((0, -.028, 0)), (.020, .010, .020), glow(ORDER, 6))
    ellipsoid(at + Vector((0, -.04, 0)), (.055, .02, .055), haze(ORDER, 1.0, 2.6))
    lamp(at + Vector((0, -.07, 0)), .8, ORDER, .02)
    st = big_hand(plain(rgb('#1A1D22'), .45, .1, .15, 50), 48, 6, 50, cloth(rgb('#23262E'), .4))
    group(st, (.40, -.20, -.05), (20, -14, 158), 1.25)
    lit_by(rgb('#FF9A60'), (.10, -1.45, .12), (.10, 0, .02), 46, 1.1, .8, .8)
    area((.9, -.9, .5), (.4, -.2, 0), .25, 7, (.75, .85, 1), 90)
    mist(1.2, 1.2)
    return dict(sky_spec=dict(seed=607, star=0, big=0, light=[((.45, .5), .4, '#C8501A', .9)]), glowing=1.0, streak=.03)


@shared('star_empires/diplomacy', samples=32)
def empire_diplomacy():
    """Two hands of two empires, blue sleeve and brass sleeve, open towards each other over a small lit world."""
    for s, sleeve, skin in ((-1, rgb('#24406E'), '#8A6650'), (1, rgb('#8A5A1E'), '#9A7A52')):
        st = big_hand(plain(rgb(skin), .5, 0, .1, 60), 16, 5, 46, cloth(sleeve, .4))
        gold = plain(rgb('#E8C060'), .3, .9)
        torus((-.075, 0, 0), .047, .007, gold, axis='X', u=40, v=10)
        group(st, (s * .225, -.02 * s, .060), (s * -70, -14, 0 if s < 0 else 180), 1.0)
    ball = Vector((0, 0, -.055))
    ellipsoid(ball, (.085, .085, .085), hologram(rgb('#A8E878'), 1.6, 60, .22))
    ellipsoid(ball, (.030, .030, .030), glow(rgb('#F0FFC0'), 3.5))
    ellipsoid(ball, (.16, .16, .16), haze(rgb('#B8E860'), .8, 2.6))
    for i, r in enumerate((.125, .150)):
        torus(ball, r, .0018, glow(rgb('#FFE890'), 3), axis='Z', u=96, v=6)
        a = 1.0 + 2.2 * i
        ellipsoid(ball + Vector((math.cos(a) * r, math.sin(a) * r, 0)), (.009, .009, .009), glow(rgb('#FFFFFF'), 4))
    lamp(ball + Vector((0, -.02, .03)), 2.2, rgb('#C8F080'), .04)
    lit_by(rgb('#FFE0A0'), (0, -1.15, .24), (0, 0, .025), 46, 1.0, .7, 1.0)
    return dict(sky_spec=clouds(609, ('#16302A', '#3A6A3A', '#E8E8A0'), 8, (.5, .5, .4), star=120, big=3), glowing=1.0, streak=.03)


@shared('star_empires/espionage', samples=26)
def espionage():
    """An iris of blades, wide as the picture, like an eye: in its pupil, tiny and bright, somebody else's fleet in order."""
    d = plain(rgb('#5A5E78'), .34, .6)
    e = plain(rgb('#7A72A8'), .34, .6)
    n = 12
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        k = plain(mix(rgb('#2E2A52'), rgb('#8E86C8'), .5 + .5 * math.cos(a0 * 1 - 2.2)), .32, .6)
        inner, outer = .60, 1.80
        pts = [(inner * math.cos(a0), -.10, inner * math.sin(a0)), (inner * math.cos(a1), -.02, inner * math.sin(a1)), (outer * math.cos(a1 + .75), .06, outer * math.sin(a1 + .75)),
               (outer * math.cos(a0 + .75), -.06, outer * math.sin(a0 + .75))]
        ob = mesh(pts, [(0, 1, 2, 3)], k, smooth=False)
        sol = ob.modifiers.new('s', 'SOLIDIFY')
        sol.thickness = .03
        rod(pts[0], pts[3], .010, plain(rgb('#B8B0E8'), .25, .8), ring=8)
    torus((0, -.15, 0), 1.78, .10, d, axis='Y', u=120)
    torus((0, -.28, 0), 1.78, .012, glow(rgb('#B080FF'), 3), axis='Y', u=120, v=8)
    for s in (1, -1):                       # lids: two long arcs
        st = mark()
        tube([(-3.2, -.3, 0), (-1.6, -.35, 1.35), (0, -.35, 1.86), (1.6, -.35, 1.35), (3.2, -.3, 0)], .05, glow(rgb('#8A5AE0'), 1.6), taper=(.5, .5))
        group(st, (0, 0, 0), (0 if s > 0 else 180, 0, 0)).location = (0, 0 if s > 0 else -.7, 0)
    y = 1.2
    for i, (x, z, k) in enumerate(((0, .28, 1.2), (-.26, .02, .9), (.26, .02, .9), (-.50, -.24, .7), (.0, -.16, .9), (.50, -.24, .7))):
        wing([(0, .20 * k, -.08 * k, 0, .01), (.14 * k, -.10 * k, -.14 * k, 0, .005)], glow(rgb('#FFD890'), 3.2), at=(0, 0, 0))
        for ob in list(bpy.context.scene.collection.objects)[-2:]:
            ob.data.transform(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(90), 4, 'X') @ Matrix.Rotation(math.radians(90), 4, 'Z'))
    for r in (.35, .62, .9):
        torus((0, y + .05, 0), r, .006, glow(rgb('#FFB050'), 1.6), axis='Y', u=80, v=6)
    lit_by(rgb('#A080FF'), (0, -7.4, .3), (0, 0, 0), 58, 5, .9, 1.2)
    lamp((0, .3, 0), 60, rgb('#FFB868'), .2)
    for a in range(0, 360, 60):
        lamp((2.6 * math.cos(math.radians(a)), -1.2, 2.6 * math.sin(math.radians(a))), 26, rgb('#9070FF'), .2)
    return dict(sky_spec=dict(seed=611, star=30, big=0, light=[((.5, .5), .16, '#FFB050', .35), ((.5, .5), .7, '#3A2A78', .35)]), glowing=1.0, streak=.02)


@shared('star_empires/research', samples=30)
def empire_research():
    """A tall crystal hangs between three claws and sings; somebody in a white coat, small, holds a slate up to it."""
    floor(rgb('#16202A'), .12, 7)
    m, w = plain(rgb('#8A96A4'), .25, .8), plain(rgb('#2A3642'), .6, .2, .05, 4)
    box((0, 4.4, 2), (16, .2, 7), w, bevel=0)
    x, y, z = .55, 1.6, 1.75
    cry = plain(rgb('#4AA8D8'), .08, .3)
    lit = glow(rgb('#9FE8FF'), 1.7)
    verts = [(0, 0, 1.0), (0, 0, -.95)] + [(.30 * math.cos(a), .30 * math.sin(a), .30) for a in np.arange(6) * 1.047] + [(.27 * math.cos(a + .5), .27 * math.sin(a + .5), -.25) for a in np.arange(6) * 1.047]
    f = []
    for i in range(6):
        j = (i + 1) % 6
        f += [(0, 2 + i, 2 + j), (2 + i, 8 + i, 2 + j), (2 + j, 8 + i, 8 + j), (1, 8 + j, 8 + i)]
    for k, mm in ((1.0, cry), (.62, lit)):
        mesh([(x + a * k, y + b * k, z + c * k) for a, b, c in verts], f, hologram(rgb('#9FE8FF'), 2.2, 3, .30) if k == 1.0 else mm, smooth=False)
    for a in (95, 215, 335):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(x + c * .9, y + s * .9, 0), (x + c * 1.05, y + s * 1.05, 1.0), (x + c * .85, y + s * .85, 1.7), (x + c * .36, y + s * .36, 1.72)], .06, m, taper=(1.6, .35))
    for i, r in enumerate((.50, .66, .50)):
        torus((x, y, z - .55 + .55 * i), r, .010, glow(rgb('#BFF0FF'), 3.4), axis='Z', u=96, v=8)
    ellipsoid((x, y, z), (.9, .9, 1.3), haze(rgb('#6AC8FF'), .9, 2.4))
    lamp((x, y - .5, z), 170, rgb('#8FDCFF'), .3)
    figure('coat', rgb('#C8D0D8'), pants=rgb('#2A313C'), arms=('palm', 'chest'), head=dict(hair='bun', tint=rgb('#2A1A12'), nod=-12), at=(-.55, .35, 0), turn=24, scale=.96)
    box((-.20, .22, 1.50), (.02, .16, .22), plain(rgb('#1A1D24'), .3, .5), (0, 14, 20), bevel=.01)
    area((x, y, 2.2), (-.55, .3, 1.4), .8, 90, rgb('#9FE0FF'))
    area((-2.4, 1.6, 2.6), (-.5, .3, 1.3), .6, 120, rgb('#FFD0A0'))
    camera((.0, -3.9, 1.5), (.05, 0, 1.48), 44)
    mist(4, 5)
    return dict(sky_spec=dict(seed=613, star=0, big=0), fog=dict(amount=.5, colour='#5AB8E8', at=(.62, .4), r=.4, gain=1.1, light=.4), glowing=1.0, streak=.04)


@shared('star_empires/revolt', samples=30)
def revolt():
    """From behind: a crowd with fists and torches; over it, against a burning sky, a great statue topples from its base."""
    spec = outdoors(('#4A1410', '#B83A1A', '#FFC060'), ((.52, .62), .34, '#FF9A40', 1.7), '#C84A20', 615, ('#2A201E', '#141010'))
    st = mark()
    s_m = plain(rgb('#3A3236'), .8, 0, .3, 6)
    clothe(figure('robe', rgb('#3A3236'), arms=('up', 'hip'), head=dict(hair='bald'), at=(0, 0, 0), turn=-90, scale=1.0, broad=1.15), s_m)
    box((0, 0, -.06), (.9, .7, .14), s_m)
    group(st, (.75, 6.0, 1.15), (0, 26, 0), 1.75)
    box((.10, 6.1, .55), (1.9, 1.4, 1.2), s_m, bevel=.05)
    for s, x in ((-1, -1.9), (1, 2.2)):
        tube([(x, 3.2, 1.3), (x * .4 + .5, 5.0, 2.9), (1.75, 5.7, 3.55)], .012, plain(rgb('#1A1412'), .8), smooth=False)
    rnd = random.Random(11)
    black = [cloth(rgb(c), .4) for c in ('#2A2426', '#3A2E2A', '#22262E')]
    kinds = []
    for i, (arms, hold) in enumerate(((('up', 'down'), True), (('down', 'up'), False), (('up', 'up'), False), (('up', 'hip'), True))):
        def torch():
            rod((-.12, 0, 0), (.10, 0, .34), .016, plain(rgb('#3A2418'), .8))
            for k in range(4):
                upright([(0, .02, .02, .02), (.06, .05, .05, .05), (.22 + .05 * k, .004, .004, .004)], glow(rgb('#FFB050' if k % 2 else '#FFD880'), 4.5), (.10 + .02 * k - .03, .02 * (k - 1.5), .32), ring=10, steps=4)
        kinds.append(figure(('rags', 'coat', 'suit', 'robe')[i], rgb(('#4A3A30', '#2E3440', '#3A2A2A', '#4A4438')[i]), arms=arms, head=dict(hair=('short', 'long', 'bun', 'curl')[i], tint=rgb('#0E0C0C')), at=(0, 0, 0), turn=0, hold=torch if hold else None))
    spots = [(-1.15, .1), (-.42, -.25), (.30, .05), (1.05, -.15), (-1.6, .9), (-.8, .8), (0, .7), (.72, .9), (1.5, .8), (-.4, 1.6), (.4, 1.7), (-1.2, 1.8), (1.1, 1.8), (1.9, 1.7), (-2.0, 1.8)]
    for i, (px, py) in enumerate(spots):
        copies(kinds[i % 4], [((px, py, -.18 + rnd.uniform(-.06, .06)), (0, 0, 90 + rnd.uniform(-22, 22)), rnd.uniform(.94, 1.04))])
    for k in kinds:
        k.location = (0, -30, -10)
    for x in (-1.0, .4, 1.2):
        lamp((x, .5, 2.3), 40, rgb('#FF9A40'), .1)
    camera((.15, -3.6, 1.5), (.15, 0, 1.62), 44)
    return spec
