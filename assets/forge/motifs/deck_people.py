# SPDX-License-Identifier: MIT
"""Deck Building Game, more whom they meet: guests, strangers, people of other worlds and times."""
from places import *
from props import *

GOLD, RED, BLUE = rgb('#9A741C'), rgb('#8E1F1C'), rgb('#1C4A80')


@person('deck_building/areel_shaw', samples=16)
def areel_shaw():
    """One straight arm points across the court, papers in the other hand; brass scales and the accused in his dock, the round window over her."""
    spec = court()
    figure('dress', RED, arms=(((.24, .04, .02), (.52, .0, .05)), 'chest'), hands=(((.1, .6, .8), (4, 76, 84, 88)), None), head=dict(smile=-.4, brow=-.8, hair='flip', tint=rgb('#C89A50'), turn=-14), at=(-.40, 0, .02), turn=-24, waist=.85, broad=.88)
    box((-.05, .0, 1.26), (.20, .02, .26), plain(rgb('#E0DCCB'), .7), (-14, 0, 30), bevel=0)
    brass = plain(rgb('#D8A848'), .25, .9)
    rod((-1.05, 1.3, 1.1), (-1.05, 1.3, 1.95), .022, brass)
    rod((-1.40, 1.3, 1.86), (-.70, 1.3, 1.94), .016, brass)
    for x, z in ((-1.40, 1.86), (-.70, 1.94)):
        for dx in (-.11, .11):
            rod((x, 1.3, z), (x + dx, 1.3, z - .34), .006, brass)
        upright([(-.05, .02, .02, .02), (0, .14, .14, .14), (.012, .14, .14, .14)], brass, (x, 1.3, z - .36), ring=32, steps=2)
    rail = plain(rgb('#5A3420'), .4, 0, .15, 7)
    for i in range(6):
        rod((.62 + .16 * i, .55, .7), (.62 + .16 * i, .55, 1.18), .022, rail)
    box((1.02, .55, 1.20), (1.0, .09, .06), rail, bevel=.015)
    figure('uniform', rgb('#9A741C'), arms=('rest', 'rest'), head=dict(hair='side', tint=rgb('#4A2E18'), turn=30, nod=10), at=(1.02, .95, -.08), turn=206)
    shot(.06, 1.53, 3.15, 1.44, 54)
    return spec


@person('deck_building/leila_kalomi', samples=16)
def leila_kalomi():
    """Straw hat, one pale blossom lifted to the face; the meadow leans towards her."""
    spec = garden(rgb('#E8D8F0'), rgb('#4A7A3A'), TEAL)
    figure('gown', rgb('#B89A3A'), arms=('chin', 'lap'), legs='knees', head=dict(smile=.7, brow=.5, lids=.8, hair='long', tint=rgb('#C8A860'), nod=6), at=(0, .2, .38), turn=-30, waist=.82, broad=.85)
    start = mark()
    straw = plain(rgb('#D8B870'), .8, 0, .3, 40)
    upright([(0, .21, .21, .21), (.012, .215, .215, .215), (.016, .105, .108, .108), (.10, .09, .095, .095), (.11, .05, .05, .05)], straw, ring=44, steps=2)
    group(start, (.042, .165, 1.665), (0, 6, -30))
    start = mark()
    for k in range(6):
        ellipsoid((.05 * math.cos(k * 1.047), .05 * math.sin(k * 1.047), .01), (.045, .028, .012), plain(rgb('#F4E8F8'), .5), (0, -25, math.degrees(k * 1.047)), u=16, v=8)
    ellipsoid((0, 0, .015), (.02, .02, .016), glow(rgb('#FFE080'), 2), u=12, v=8)
    group(start, (.175, -.16, 1.45), (64, 10, -30))
    shot(0, 1.40, 2.97, 1.42, 56)
    return spec


@person('deck_building/miranda_jones', samples=16)
def miranda_jones():
    """A gown netted with beads; light stabs out of the box below her hand, she looks the other way."""
    spec = pads('#FFD890')
    figure('gown', rgb('#16161C'), trim=rgb('#C8B070'), arms=('low', 'down'), head=dict(smile=-.2, brow=-.4, hair='bun', tint=rgb('#1A1412'), turn=-34, nod=-4), at=(-.10, 0, .02), turn=-5, waist=.82, broad=.86)
    rnd = random.Random(2)
    for i in range(150):
        a, z = rnd.uniform(-2.6, .6), rnd.uniform(.75, 1.45)
        r = .205 if z < 1.0 else .175
        ellipsoid((-.10 + r * math.cos(a) * .8, r * math.sin(a), z), (.006, .006, .006), glow(rgb('#FFF0C0'), 3), u=6, v=4)
    box((.33, -.22, .98), (.42, .36, .30), plain(rgb('#1C2026'), .3, .6), (0, 0, -5), bevel=.03)
    box((.33, -.22, 1.14), (.44, .38, .03), plain(rgb('#2A303A'), .3, .6), (0, 0, -5), bevel=.01)
    for i in range(7):
        a = math.radians(-150 + 44 * i)
        d = Vector((math.cos(a), math.sin(a) * .4 - .2, .35 + .2 * (i % 3)))
        p = Vector((.36, -.24, 1.15))
        rod(p + d * .05, p + d * 1.05, .060, haze(rgb('#E8FFF0'), 1.5, 1.3), .004, ring=20, caps=False)
        rod(p + d * .05, p + d * .8, .006, glow(rgb('#F0FFF8'), 3), .001, ring=6)
    lamp((.42, -.45, 1.2), 7, rgb('#E0FFF0'), .05)
    shot(.05, 1.50, 3.06, 1.42, 56)
    return spec


@person('deck_building/kevin_riley', samples=16)
def kevin_riley():
    """Singing at the board of a small craft, a mug in one hand, he throws a glowing course over his head like a kite."""
    spec = cockpit(STEEL, 461)

    def mug():
        start = mark()
        upright([(-.06, .048, .048, .048), (.07, .052, .052, .052)], plain(rgb('#B8A890'), .3, .4), ring=28, steps=1)
        torus((.055, 0, .0), .034, .010, plain(rgb('#B8A890'), .3, .4), axis='Y', u=24, v=8)
        for i in range(7):
            ellipsoid((.028 * math.cos(i), .028 * math.sin(i), .075), (.024, .024, .018), plain(rgb('#F4F0E4'), .8), u=12, v=8)
        group(start, (.02, 0, .03), (0, 40, 0))
    figure('uniform', GOLD, arms=(((.06, .16, -.26), (.24, .06, -.06)), ((.10, .14, .20), (.22, .06, .48))), hands=(None, ((-.6, .2, -.6), 6)), legs='sit', lean=-6, head=dict(smile=1, brow=.6, hair='side', tint=rgb('#7A3A16'), nod=-8, turn=-4, tilt=10), at=(-.30, .1, .34), turn=-52, hold=mug)
    pts = [(-.16 + .18 * i, .1 + .03 * i, 1.93 + .08 * math.sin(i * .9)) for i in range(8)]
    tube(pts, .010, glow(rgb('#8FE8FF'), 4))
    for i in (0, 3, 5, 7):
        ellipsoid(pts[i], (.03, .03, .03), glow(rgb('#E0FFFF'), 5))
        torus(pts[i], .06, .005, glow(rgb('#8FE8FF'), 3), axis='Y', u=40, v=6)
    shot(.06, 1.56, 2.79, 1.46, 54)
    return spec


@person('deck_building/surak', samples=16)
def surak():
    """An old Vulcan in white on black rock, one palm raised against a war: behind him spears and banners stand before fire."""
    spec = outdoors(('#2A1010', '#8A2A14', '#FF9A50'), ((.50, .62), .34, '#FF7A30', 1.3), '#8A2A14', 463, ('#2A2224', '#121012'), power=.8)
    figure('robe', rgb('#A8A092'), arms=('bless', 'down'), head=dict(smile=.1, brow=.5, hair='bowl', ears=True, tint=rgb('#8A8A90'), nod=0, turn=10, age=1), at=(0, 0, .0), turn=-66)
    start = mark()
    made(cape, cloth(rgb('#B0A898'), .3, .5, 5), 1.50, .27, 1.3)
    group(start, (0, .02, 0), (0, 0, -66))
    m, hot, dark = rock(rgb('#2E2628'), rgb('#100E10'), 2), glow(rgb('#FF6A20'), 3.4), plain(rgb('#0E0A0A'), .9)
    rnd = random.Random(4)
    places_of = []
    for i in range(22):
        x, y = rnd.choice((-1, 1)) * rnd.uniform(.7, 3.2), rnd.uniform(4.5, 7)
        h, lean = rnd.uniform(1.75, 2.3), rnd.uniform(-.12, .12)
        places_of.append(((x, y, -.1), (0, 0, -90 + 30 * lean), h / 1.95))
        rod((x + .28, y, 0), (x + lean + .28, y, h + .55), .022, dark)
        wing([(0, .05, -.05, 0, .01), (.22, .0, -.0, 0, .001)], dark, mirror=False)
        ob = list(bpy.context.scene.collection.objects)[-1]
        ob.data.transform(Matrix.Translation((x + lean + .28, y, h + .5)) @ Matrix.Rotation(math.radians(90), 4, 'X'))
        if i % 5 == 0:
            mesh([(x + lean + .28, y, h + .5), (x + lean + .88, y, h + .35), (x + lean + .78, y, h + .1), (x + lean + .28, y, h - .1)], [(0, 1, 2, 3)], plain(rgb('#6A1410'), .8), smooth=False)
    one = clothe(figure('armour', (.02, .01, .01), arms=('staff', 'hip'), head=dict(hair='mane', kind='klingon'), at=(0, -60, -9), broad=1.1), dark)
    copies(one, places_of)
    for i in range(18):
        s = rnd.choice((-1, 1))
        stone((s * rnd.uniform(.7, 2.4), rnd.uniform(.2, 2.5), rnd.uniform(.1, .5)), rnd.uniform(.18, .45), m, i, .5)
    for k in range(2):
        tube([(-3 + i * .5, 1.6 + k * .9 + .3 * math.sin(i * 1.3 + k), .42 + .05 * k) for i in range(13)], .05, hot)
    lamp((0, 1.2, .5), 30, rgb('#FF7A30'), .3)
    shot(0, 1.50, 2.88, 1.42, 56)
    return spec


@person('deck_building/carolyn_palamas', samples=16)
def carolyn_palamas():
    """She brushes sand from a marble head that is larger than she; columns lie about, the dawn is rose."""
    spec = outdoors(('#6A3A4A', '#D88A6A', '#FFE0C0'), ((.40, .52), .34, '#FFD0A0', 1.4), '#D89A78', 471, ('#9A7A5E', '#4A382E'), rimcolours=('#FFE0B8', '#FFC0A0'), density=.9)
    marble = plain(rgb('#A89C90'), .55, 0, .15, 3)
    start = mark()
    clothe(group(mark_head(dict(hair='curl', face=dict(razor=0), size=1.0))), marble)
    for s in (1, -1):
        for i in range(7):
            a = math.radians(24 + 20 * i)
            wing([(0, .006, -.006, 0, .002), (.020, .012, -.012, 0, .004), (.045, .0, -.0, 0, .001)], marble, mirror=False, steps=3, sharp=False, at=(0, 0, 0))
            leaf = list(bpy.context.scene.collection.objects)[-1]
            leaf.data.transform(Matrix.Translation((.105 * math.cos(a) - .01, s * .098 * math.sin(a), .222)) @ Matrix.Rotation(s * a, 4, 'Z') @ Matrix.Rotation(math.radians(-s * 50), 4, 'X'))
    group(start, (.80, 1.1, .45), (0, -14, 216), 5.4)
    for at, h, b in (((-2.1, 3.4), 2.5, True), ((-1.35, 5.5), 2.9, False), ((2.6, 5.0), 2.1, True)):
        column(at, h, .26, marble, b, int(h * 7))

    def brush():
        rod((-.08, 0, 0), (.08, 0, 0), .014, plain(rgb('#6A4A2A'), .6))
        ellipsoid((.11, 0, 0), (.045, .022, .034), cloth(rgb('#3A2A1E')))
    figure('dress', BLUE, arms=('reach', 'low'), legs='kneel', lean=8, head=dict(smile=.5, brow=.3, hair='flip', tint=rgb('#B08848'), nod=2), at=(-.58, .1, .44), turn=-24, waist=.84, broad=.88, hold=brush)
    shot(.04, 1.36, 3.15, 1.34, 54)
    return spec


def mark_head(how):
    """Builds a head and gives back where it begins, for group."""
    start = mark()
    head_of(**how)
    return start


@person('deck_building/vina', samples=16)
def vina():
    """A dancer before a lit cloth; the shadow that she throws is old and bent."""
    spec = theatre('#FFB468', rgb('#5A2A2E'), 473, 1.45)
    figure('tunic', rgb('#8A9498'), pants=rgb('#8A9498'), arms=('up', 'wide'), legs='stride', lean=-4, head=dict(smile=.8, hair='long', tint=rgb('#C8A860'), nod=-6, turn=40), at=(-.40, 0, .02), turn=-62, waist=.80, broad=.84)
    upright([(.05, .52, .46, .40), (.45, .34, .28, .24), (.85, .19, .15, .14), (1.02, .135, .10, .10)], cloth(rgb('#8A9498')), (-.40, 0, 0), ring=40, power=2.2, steps=5)
    shade = plain(rgb('#3A1C10'), .9)
    clothe(figure('robe', rgb('#3A1C10'), arms=('staff', 'low'), lean=30, head=dict(hair='bun', nod=24), at=(.72, 3.2, .05), turn=8, scale=1.42), shade)
    rod((1.26, 3.2, .0), (1.22, 3.2, 1.75), .032, shade)
    shot(.14, 1.52, 3.24, 1.42, 54)
    return spec


@person('deck_building/miramanee', samples=16)
def miramanee():
    """Plaits, a bowl held out; a smooth pointed stone stands in the mist behind, too straight for this world."""
    spec = outdoors(('#3A5A50', '#8AB0A0', '#F0F8E8'), ((.56, .42), .44, '#E8F4E0', 1.1), '#A8C8B8', 475, ('#4A5A48', '#26302A'), rimcolours=('#F0F8E8', '#C8E8E0'), density=.8)
    pine, bark = cloth(rgb('#1E3A30'), .3, 1, 20), plain(rgb('#3A2A20'), .8)
    rnd = random.Random(3)
    for x, y in ((-2.3, 3.4), (-1.5, 5.0), (-2.9, 6.2), (2.5, 4.4), (3.2, 6.0), (-.9, 7.4), (1.9, 7.8)):
        h = rnd.uniform(2.6, 3.6)
        rod((x, y, 0), (x, y, h), .05, bark)
        for k in range(7):
            z = h * (.22 + .12 * k)
            upright([(0, .62 * (1 - k / 8),) + (.62 * (1 - k / 8),) * 2, (.10, .44 * (1 - k / 8),) + (.44 * (1 - k / 8),) * 2, (.55, .02, .02, .02)], pine, (x, y, z), ring=11, steps=1)
    upright([(0, .52, .40, .40), (3.1, .34, .26, .26), (3.55, .02, .02, .02)], plain(rgb('#5A5E6A'), .25, .5), (.98, 4.6, 0), ring=4, steps=1, auto=20)
    sign = glow(rgb('#8FE8FF'), 1.6)
    for i, (w, h) in enumerate(((.26, .03), (.10, .10), (.22, .03), (.06, .16), (.18, .03), (.12, .08))):
        box((.80 + .02 * (i % 2), 4.28 - .02 * i, 1.2 + .26 * i), (w, .04, h), sign, (0, 0, 45), bevel=0)
    figure('rags', rgb('#6A4A2E'), arms=('offer', 'offer'), head=dict(smile=.7, brow=.4, tilt=6, hair='plaits', tint=rgb('#0E0A08'), nod=6, turn=16), skin='tan', at=(-.18, 0, 0), turn=-80, waist=.86, broad=.88)
    torus((-.18, .01, 1.715), .098, .013, plain(rgb('#C85A30'), .6), axis='Z', u=40, v=8)
    upright([(-.06, .03, .03, .03), (-.04, .11, .11, .11), (.05, .16, .16, .16), (.055, .14, .14, .14), (.0, .10, .10, .10)], plain(rgb('#A8643A'), .5, 0, .2, 8), (-.10, -.52, 1.22), ring=36, steps=3)
    for i in range(9):
        ellipsoid((-.10 + .10 * math.cos(i * 2.4), -.52 + .08 * math.sin(i * 2.4), 1.285), (.04, .04, .04), plain(rgb('#C8402E' if i % 2 else '#E8A040'), .4), u=14, v=8)
    shot(.12, 1.50, 3.15, 1.42, 54)
    return spec


@person('deck_building/roberta_lincoln', samples=16)
def roberta_lincoln():
    """A tower of hair, a typewriter; the black cat on the desk looks at us, a city's lights are behind."""
    spec = cabin(('#141A3A', '#3A3A6A', '#C89A8A'), '#FFB868', 477, (.25, 1.86), 1.65, .72, rgb('#3A2E34'), False)
    rnd = random.Random(12)
    for i in range(13):
        x, h = -3.6 + .62 * i, rnd.uniform(1.0, 2.5)
        y = 7 + rnd.uniform(0, 2)
        box((x, y, h / 2), (.55, .5, h), plain(rgb('#0E1220'), .8), bevel=0)
        for j in range(3):
            for k in range(int(h / .17)):
                if rnd.random() < .42:
                    box((x - .15 + .15 * j, y - .27, .12 + .17 * k), (.07, .01, .08), glow(rgb(rnd.choice(('#FFD890', '#FFC060', '#C8E0FF'))), 2.2), bevel=0)
    figure('dress', rgb('#C85A1E'), arms=('low', 'low'), legs='sit', lean=6, head=dict(smile=.5, cock=.9, hair='tower', tint=rgb('#C8923A'), turn=-56, nod=-2), at=(-.42, .1, .36), turn=52, waist=.84, broad=.88)
    wood = plain(rgb('#5A3A22'), .9)
    box((.25, .75, .98), (2.6, .75, .07), wood, bevel=.02)
    start = mark()
    body = plain(rgb('#3A7A78'), .35, .3)
    loft([(-.20, .19, .02, .10), (.0, .20, .03, .12), (.20, .16, .03, .09)], body, ring=28, power=4)
    rod((-.24, 0, .13), (.24, 0, .13), .035, plain(rgb('#14171C'), .4), ring=20)
    box((0, .0, .25), (.24, .008, .22), plain(rgb('#E8E4D8'), .7), (-14, 0, 0), bevel=0)
    group(start, (.02, .72, 1.04), (0, 0, -20))
    start = mark()        # the cat
    fur = cloth(rgb('#0A0A0C'), .2, .4, 30)
    fuse([ellipsoid((0, 0, .13), (.095, .085, .15), fur), ellipsoid((0, -.04, .29), (.068, .062, .060), fur), rod((-.04, -.07, 0), (-.04, -.06, .18), .026, fur), rod((.04, -.07, 0), (.04, -.06, .18), .026, fur),
          rod((-.048, -.04, .33), (-.060, -.035, .395), .024, fur, .003), rod((.048, -.04, .33), (.060, -.035, .395), .024, fur, .003),
          *(ellipsoid((.09 + .05 * i, .05, .03 + .012 * i * i), (.035, .022, .022), fur) for i in range(5))], fur, .007, 3)
    for s in (1, -1):
        ellipsoid((s * .026, -.098, .302), (.014, .008, .011), glow(rgb('#C8FF60'), 5), u=14, v=8)
    group(start, (.60, .42, 1.02), (0, 0, 8), 1.6)
    shot(.12, 1.46, 2.97, 1.46, 54)
    return spec


@person('deck_building/cyrano_jones', samples=60)
def cyrano_jones():
    """An open case on a stand spills fur; one ball sits on his hat; paper lanterns hang over the arcade."""
    spec = street('#FFB068', '#FF7A40', 479)
    bpy.context.scene.cycles.adaptive_threshold = .02      # many lanterns: noise on cloth is mottled
    figure('coat', rgb('#7A3A1E'), arms=('offer', 'wide'), head=dict(smile=1, brow=.6, hair='short', tint=rgb('#2A1A10'), beard='full', nod=4, turn=14), at=(-.22, .1, 0), turn=-62, broad=1.22, waist=1.4)
    hat = plain(rgb('#3A2A1C'), .7, 0, .1, 12, .4)
    start = mark()
    upright([(-.02, .14, .14, .14), (.02, .135, .135, .135), (.12, .11, .11, .11), (.15, .05, .05, .05)], hat, ring=40, steps=3)
    group(start, (-.22, .12, 1.735), (4, -8, 0))
    kinds = [fur_ball((0, -40, -9), .1, rgb(c), k) for k, c in enumerate(('#8A6238', '#B89060', '#5E4028', '#D8C09A'))]

    def ball(at, r, i):
        fur_ball(at, r * 1.1, seed=i, like=kinds[i % 4])
    ball((-.20, .10, 1.95), .075, 3)
    leather = plain(rgb('#4A2A18'), .5, 0, .15, 10)
    box((.42, -.18, 1.02), (.62, .40, .14), leather, (0, 0, -6), bevel=.02)
    box((.44, .06, 1.26), (.62, .06, .38), leather, (-14, 0, -6), bevel=.02)
    rnd = random.Random(5)
    for i in range(20):
        ball((.42 + rnd.uniform(-.26, .26), -.18 + rnd.uniform(-.15, .12), 1.10 + .10 * rnd.random() + .06 * (i % 2)), rnd.uniform(.05, .085), i)
    lamp((.36, -.75, 1.45), 9, rgb('#FFD8B0'), .15)
    for i, at in enumerate(((.84, -.25, .98), (.80, -.30, .80), (.05, -.34, .96))):
        ball(at, .075, i + 7)
    shot(.12, 1.46, 3.06, 1.42, 54)
    return spec


@person('deck_building/marla_mcgivers', samples=16)
def marla_mcgivers():
    """At an easel: on the canvas only the outline of a tall man with long hair."""
    spec = cabin(ROSE, '#FFB058', 481, (-1.15, 1.80), .62, .50, rgb('#3A2C24'), False)
    wood = plain(rgb('#6A4426'), .5, 0, .1, 8)
    start = mark()
    box((0, 0, 0), (.98, .03, 1.06), plain(rgb('#C8B090'), .8, 0, .1, 40), bevel=.005)
    hair_m, red_m, tan_m, gold_m = (plain(rgb(c), .7) for c in ('#1E120E', '#A8321E', '#B07A50', '#D8A040'))
    ellipsoid((0, -.02, .05), (.40, .008, .44), plain(rgb('#C87A3A'), .8), u=40, v=20)
    for at, r, m in (((0, -.026, .10), (.130, .010, .20), hair_m), ((0, -.030, -.34), (.29, .012, .19), red_m), ((0, -.036, -.06), (.06, .012, .11), tan_m), ((0, -.040, .12), (.088, .012, .125), tan_m),
                     ((0, -.046, .205), (.095, .012, .055), hair_m), ((0, -.046, -.20), (.12, .010, .05), gold_m), ((.035, -.052, .13), (.020, .006, .007), hair_m), ((-.035, -.052, .13), (.020, .006, .007), hair_m), ((0, -.052, .055), (.028, .006, .006), hair_m)):
        ellipsoid(at, r, m, u=32, v=16)
    box((0, -.026, -.43), (.58, .016, .20), red_m, bevel=.004)
    box((0, -.02, -.56), (1.1, .10, .05), wood, bevel=.01)
    group(start, (.52, .95, 1.58), (-8, 0, -12))
    for a, b in (((.10, .98, 0), (.44, 1.20, 2.3)), ((.98, .84, 0), (.62, 1.14, 2.3)), ((.6, 1.7, 0), (.52, 1.0, 2.25))):
        rod(a, b, .028, wood)

    def brush():
        rod((-.08, 0, 0), (.16, 0, 0), .007, wood)
        ellipsoid((.17, 0, 0), (.022, .010, .010), plain(rgb('#8A2A1A'), .6))
    figure('dress', RED, arms=('reach', 'low'), head=dict(smile=.4, lids=.85, hair='bun', tint=rgb('#7A2E14'), turn=-50), at=(-.36, .05, 0), turn=56, waist=.84, broad=.88, hold=brush)
    area((-.3, -.9, 2.9), (.55, .95, 1.6), .4, 17, rgb('#FFC880'), 60)
    lamp((1.15, .6, 2.25), 3, rgb('#FFC070'), .1)
    shot(.10, 1.50, 3.15, 1.46, 54)
    return spec


@person('deck_building/mara', samples=16)
def mara():
    """Armour and long hair over a case in a dark hold; what is in it lights her hands green."""
    rnd = random.Random(9)
    floor()
    crate, metal = plain(rgb('#3A3A34'), .6, .2, .1, 5), plain(IRON, .35, .7)
    for i in range(16):
        x, y, z = rnd.choice((-1, 1)) * rnd.uniform(.9, 2.6), rnd.uniform(1.4, 3.4), .35 + .7 * (i % 3)
        box((x, y, z), (.8, .8, .68), crate, (0, 0, rnd.uniform(-8, 8)), bevel=.03)
        box((x, y - .41, z), (.5, .02, .06), glow(rgb('#FFB050'), 1.1), bevel=0)
    figure('armour', rgb('#3A2420'), trim=rgb('#C87A48'), arms=('low', 'low'), lean=20, head=dict(smile=-.2, brow=-.7, kind='klingon', hair='mane', nod=22, turn=14), skin='bronze', at=(-.14, .15, .02), turn=-34, broad=.95, waist=.9)
    box((.40, -.42, .98), (.70, .46, .26), metal, (0, 0, -24), bevel=.03)
    box((.55, -.22, 1.28), (.70, .05, .42), metal, (-20, 0, -24), bevel=.02)
    box((.40, -.42, 1.12), (.58, .34, .02), glow(rgb('#6AFF90'), 3.4), (0, 0, -24), bevel=0)
    lamp((.30, -.34, 1.24), 13, rgb('#6AFF90'), .12)
    area((0, 4.2, 2.2), (0, 0, 1.3), 1.4, 320, rgb('#4A9A6A'))
    rims(rgb('#7AFFA8'), rgb('#C88A5A'), .55, .16)
    mist(3, 4)
    shot(.10, 1.46, 3.06, 1.48, 54)
    return dict(sky_spec=dict(seed=483, star=0, big=0, light=[((.5, .42), .4, '#2A6A48', 1.0)]), fog=dict(amount=.6, colour='#2E7A50', at=(.5, .42), r=.42, gain=1.0, light=.4), glowing=1.1, streak=.03)


@person('deck_building/arne_darvin', samples=16)
def arne_darvin():
    """A small man with a folder; the shadow that he throws on the sacks wears armour."""
    floor(rgb('#2A2622'), .6)
    rnd = random.Random(4)
    sack = [cloth(rgb(c), .4, .8, 7) for c in ('#7A6E58', '#8A7C62', '#6A604E')]
    for j in range(7):
        for i in range(9):
            x, z = -2.4 + .62 * i + .31 * (j % 2), .20 + .36 * j
            loft([(-.33, .05, .05, .05), (-.26, .17, .16, .15), (0, .24, .20, .19), (.26, .17, .16, .15), (.33, .05, .05, .05)], sack[rnd.randrange(3)], at=(x, 3.1 + rnd.uniform(-.08, .08), z), ring=20, power=2.6, steps=3)
    area((-2.6, .9, 2.8), (.6, 3.1, 1.5), .4, 190, rgb('#FFE0B0'), 80)
    area((2.0, .8, 3.0), (.5, 3.1, 1.6), .6, 45, rgb('#FFE0B0'), 90)
    shade = glow((0, 0, 0), 0)
    clothe(figure('armour', (.01, .01, .01), arms=('down', 'hip'), legs='bestride', head=dict(smile=-.6, brow=.9, lids=1.1, kind='klingon', hair='mane'), at=(.64, 2.62, .04), turn=-60, scale=1.24, broad=1.2), shade)
    figure('suit', rgb('#3A3A3E'), arms=('chest', 'chest'), head=dict(hair='side', tint=rgb('#1A1410'), nod=6, turn=-6), at=(-.40, 0, -.06), turn=-24, scale=.95, broad=.88)
    box((-.19, -.27, 1.21), (.05, .26, .34), plain(rgb('#B84A2A'), .6), (0, 12, -24), bevel=.005)
    grain = [plain(rgb(c), .5) for c in ('#5A8AA0', '#6AA88A', '#4A7A98')]
    for i in range(240):
        k = rnd.random() ** .7
        ellipsoid((1.30 + rnd.gauss(0, .05 + .22 * k), 2.66 + rnd.uniform(-.06, .1), 1.50 - 1.45 * k), (.030, .022, .022), grain[i % 3], (0, rnd.uniform(0, 90), 0), u=8, v=6)
    rims(rgb('#FFE0B0'), rgb('#FFD8A0'), .5, .35)
    mist(3, 5)
    shot(.10, 1.46, 3.15, 1.44, 54)
    return dict(sky_spec=dict(seed=485, star=0, big=0), fog=dict(amount=.15, colour='#C8A878', at=(.6, .4), r=.5, gain=.8, light=.3), glowing=.8, streak=.02)


@person('deck_building/andrea', samples=16)
def andrea():
    """On a turning disc: to the hip she is a figure, below still a lattice of light; a ring lamp hangs overhead."""
    spec = gate('#4AD0E0', 487, rgb('#24323A'), 1.15, .6)
    c = rgb('#7FF0FF')
    g = figure('tights', rgb('#2A4A9A'), pants=rgb('#2A4A9A'), arms=('down', 'palm'), at=(0, 0, .12), turn=-70, waist=.80, broad=.86)
    dissolve(g, c, 2, .95, 1.16, 2.2, .5)
    start = mark()
    head_of(hair='long', tint=rgb('#2A1A12'), nod=-3, turn=14, tilt=5, woman=True, smile=(.75, .45), brow=.7, cock=.3, gaze=(-.1, .15))
    group(start, (.005, -.015, 1.642), (0, 0, -70))
    for i in range(10):
        z = .26 + .105 * i
        torus((0, 0, z), .235 - .006 * abs(i - 6), .007, glow(c, 3.4 - .12 * i), axis='Z', u=64, v=6)
    for i in range(12):
        a = i * math.pi / 6
        tube([(.23 * math.cos(a + .12 * k), .23 * math.sin(a + .12 * k), .2 + .15 * k) for k in range(7)], .006, glow(c, 2.6))
    upright([(0, .72, .72, .72), (.10, .70, .70, .70)], plain(IRON, .3, .8), ring=72, steps=1)
    torus((0, 0, .12), .60, .022, glow(c, 4), axis='Z', u=96, v=8)
    torus((0, .1, 2.26), .62, .05, glow(rgb('#E8FFFF'), 4), axis='Z', u=96)
    torus((0, .1, 2.34), .62, .09, plain(IRON, .3, .8), axis='Z', u=96)
    loft([(.15, .66, .66, .66), (2.24, .60, .60, .60)], haze(c, .10, 1.8), ring=48, steps=1).data.transform(Matrix.Rotation(math.radians(-90), 4, 'Y'))
    area((0, .1, 2.2), (0, 0, 1.0), .9, 60, rgb('#DFFFFF'))
    rims(rgb('#FFC8A0'), c, .9, .5, 1.6)
    shot(0, 1.42, 2.9, 1.40, 54)
    return spec


@person('deck_building/mira_romaine', samples=16)
def mira_romaine():
    """A stream of coloured lights enters at one ear and fans out of the other."""
    floor(rgb('#1E1626'))
    hoop, wall = plain(rgb('#4A3A58'), .35, .6), plain(rgb('#2A2034'), .6, .2, .05, 4)
    for i in range(6):
        torus((0, 1.2 + .75 * i, 1.5), 1.55 + .02 * i, .10, hoop, axis='Y', u=72)
    for s in (1, -1):
        box((s * 2.6, 3, 1.5), (1.8, 6, 5), wall, bevel=0)
    figure('dress', BLUE, arms=('ear', 'ear'), head=dict(smile=-.7, brow=1.2, hair='short', tint=rgb('#B0783A'), nod=-6, tilt=6), at=(0, 0, 0), turn=-62, waist=.84, broad=.88)
    rnd = random.Random(8)
    mats = [glow(rgb(c), 4) for c in ('#FF6A7A', '#FFD050', '#6AFF9A', '#5AC8FF', '#C880FF', '#FFFFFF')]
    head = Vector((.02, -.05, 1.68))
    for i in range(170):
        k = rnd.random()
        y = head.y + .1 * rnd.uniform(-1, 1)
        if i % 2:
            x = head.x - .10 - 1.35 * k
            z = head.z + .26 * math.sin(k * 4.2) * k + rnd.gauss(0, .012 + .02 * k)
        else:
            a = rnd.uniform(-.75, .85)
            x, z = head.x + .12 + 1.2 * k * math.cos(a), head.z + 1.15 * k * math.sin(a)
        r = rnd.uniform(.006, .018)
        ellipsoid((x, y, z), (r * 1.8, r, r), mats[i % 6], u=10, v=6)
    ellipsoid(head, (.34, .3, .34), haze(rgb('#E8B0FF'), .3, 3.0))
    area((0, 4.6, 2.0), (0, 0, 1.3), 1.6, 520, rgb('#B870E8'))
    rims(rgb('#E8B0FF'), rgb('#8FC8FF'), .7, .3)
    mist(3, 5)
    shot(.0, 1.56, 3.06, 1.44, 56)
    return dict(sky_spec=dict(seed=489, star=0, big=0, light=[((.5, .42), .42, '#8A3AB8', 1.3)]), fog=dict(amount=.5, colour='#8A4AC0', at=(.5, .42), r=.42, gain=1.0, light=.4), glowing=1.1, streak=.05)


@person('deck_building/amanda_grayson', samples=16)
def amanda_grayson():
    """In an arch above the desert she reads to the child that leans on her; its ears are pointed, hers are under a veil."""
    spec = outdoors(('#6A2E1E', '#D8743A', '#FFD890'), ((.62, .50), .30, '#FFC870', 1.5), '#D88A50', 491, ('#8A5A3A', '#4A2E22'), density=.9)
    wall = plain(rgb('#5A3A26'), .8, 0, .3, 5)
    for s in (1, -1):
        box((.05 + s * 2.35, 1.1, 1.5), (2.6, .5, 4), wall, bevel=.05)
    tube([(.05 + 1.12 * math.cos(math.radians(a)), 1.1, 1.42 + .95 * math.sin(math.radians(a))) for a in range(0, 181, 12)], .22, wall)
    box((.05, 1.1, 3.35), (4, .5, 1.9), wall, bevel=.02)
    box((0, .35, .40), (3, .6, .3), wall, bevel=.05)
    figure('gown', rgb('#7A68A0'), trim=rgb('#D8C090'), arms=(((.10, .10, -.27), (.30, -.02, -.22)), ((.06, .20, -.22), (.18, .30, -.14))), legs='sit', lean=4, head=dict(smile=.7, brow=.3, hair='short', tint=rgb('#5A3A22'), nod=20, turn=12), at=(-.24, .22, .36), turn=-76, broad=.88)
    veil = cloth(rgb('#B8A8D0'), .5, .5, 6)
    start = mark()
    hood(veil, (0, 0, 0))
    group(start, (-.235, .20, 1.505), (0, 12, -66), .98)
    figure('robe', rgb('#3E3630'), arms=('down', ((.10, .04, -.22), (.24, -.08, -.20))), legs='sit', lean=4, head=dict(hair='bowl', tint=rgb('#0E0A08'), ears=True, nod=16, turn=-16, face=dict(jaw=.86, nose=.8, brow=.4, chin=-.4, razor=0, long=-.008), size=1.25), at=(.20, .10, .52), turn=-108, scale=.66, broad=.9)
    start = mark()
    for s in (1, -1):
        box((s * .13, 0, 0), (.25, .32, .025), plain(rgb('#E8DCC0'), .8), (0, s * -14, 0), bevel=.004)
    group(start, (.02, -.26, 1.13), (34, 0, 12))
    face_light(.6)
    shot(.02, 1.36, 2.79, 1.46, 54)
    return spec


@person('deck_building/samuel_cogley', samples=16)
def samuel_cogley():
    """Between two leaning towers of paper books only a tuft of hair and a turning page, under a green lamp."""
    spec = cabin(DUSK, '#FFB860', 493, (1.6, 2.6), .3, .3, rgb('#3A2C20'), False)
    rnd = random.Random(6)
    tints = [plain(rgb(c), .6) for c in ('#7A2E22', '#2E4A3A', '#2A3A5E', '#8A6A2E', '#5A3A4A', '#4A4A3A', '#96603A')]
    page = plain(rgb('#D8CCAE'), .8)

    def pile(x, y, lean, count, seed):
        r, z = random.Random(seed), .92
        for i in range(count):
            h, w, d = r.uniform(.05, .10), r.uniform(.34, .46), r.uniform(.26, .34)
            at = (x + lean * i * .016 + r.uniform(-.03, .03), y + r.uniform(-.03, .03), z + h / 2)
            start = mark()
            box((0, 0, 0), (w, d, h), r.choice(tints), bevel=.006)
            box((0, -.012 if r.random() < .35 else .012, 0), (w - .02, d, h - .022), page, bevel=0)
            group(start, at, (0, lean * 3, r.uniform(-14, 14)))
            z += h + .002
    pile(-.50, .05, .9, 15, 1)
    pile(.66, .0, -.9, 14, 2)
    pile(-1.05, .3, -.3, 9, 3)
    pile(1.22, .35, .4, 10, 4)
    for row in range(5):
        for i in range(26):
            h = rnd.uniform(.22, .32)
            box((-2.6 + .2 * i + rnd.uniform(-.02, .02), 2.40, .75 + .44 * row + h / 2), (.13, .2, h), rnd.choice(tints), (0, rnd.uniform(-5, 5), 0), bevel=.004)
        box((0, 2.4, .73 + .44 * row), (6, .3, .03), plain(rgb('#2E1E14'), .5), bevel=0)
    box((0, .2, .88), (4, 1.2, .08), plain(rgb('#4A2E1A'), .4, 0, .1, 6), bevel=.02)
    figure('suit', rgb('#5A4632'), arms=('low', 'low'), legs='sit', lean=10, head=dict(smile=.3, hair='curl', tint=rgb('#B0A89C'), nod=30), at=(.08, .85, .28), turn=-90)
    start = mark()
    for s in (1, -1):
        box((s * .15, 0, 0), (.30, .02, .36), page, (0, 0, s * -16), bevel=.004)
    box((.02, -.04, .03), (.22, .006, .33), plain(rgb('#F0E8D0'), .8), (0, 0, -58), bevel=0)
    group(start, (.08, .34, 1.16), (-24, 0, 0))
    upright([(0, .17, .12, .12), (.10, .10, .08, .08), (.16, .03, .03, .03)], glow(rgb('#3AC878'), 1.5), (.08, .75, 2.02), ring=32, steps=3)
    rod((.08, .75, 2.18), (.08, .75, 3), .01, plain(rgb('#A8823A'), .3, .9))
    lamp((.08, .60, 1.95), 26, rgb('#FFE8A8'), .1)
    shot(.08, 1.42, 2.97, 1.52, 54)
    return spec


@person('deck_building/zefram_cochrane', samples=16)
def zefram_cochrane():
    """He leans on a strut of his own drive, a bare engine on stilts beside a hut, and smiles up at a cloud of gold that hangs by him like a friend."""
    spec = outdoors(('#2A2A4A', '#8A6A4A', '#FFE0A0'), ((.30, .40), .30, '#FFE0A0', .7), '#A88A58', 511, ('#6A5A44', '#2E2620'), rimcolours=('#FFE8B0', '#FFD070'), density=.8)
    metal, copper, dark = plain(rgb('#8A929C'), .3, .8), plain(rgb('#B0703A'), .3, .8), plain(rgb('#30343A'), .5, .4)
    start = mark()
    loft([(-1.7, .02, .02, .02), (-1.62, .16, .16, .16), (-1.4, .24, .24, .24), (-.4, .27, .27, .27), (.6, .26, .26, .26), (1.3, .20, .20, .20), (1.45, .15, .15, .15), (1.5, .10, .10, .10)], metal, ring=40, steps=3)
    for x in (-1.15, -.95, -.1, .1, .9):
        torus((x, 0, 0), .275, .026, copper, u=64)
    box((-.1, -.20, .12), (1.1, .16, .10), dark, bevel=.03)
    for i in range(9):
        box((-.55 + .11 * i, -.285, .12), (.07, .02, .05), glow(rgb('#7FD8FF'), 2.6), bevel=0)
    ellipsoid((-1.62, 0, 0), (.09, .15, .15), glow(rgb('#FF9A50'), 2.8))
    group(start, (.98, 1.6, 1.50), (0, -4, 10), .80)
    for x in (.20, 1.65):
        for y in (1.35, 1.85):
            rod((x + (x - .9) * .12, y, 0), (.95 + (x - .95) * .85, 1.60 + (y - 1.6) * .4, 1.36), .04, dark)
    rod((.16, 1.35, .5), (1.7, 1.35, .62), .028, dark)
    box((-2.3, 4.2, .75), (1.5, 1.4, 1.4), plain(rgb('#4A4238'), .7, .1, .1, 4), bevel=.05)
    box((-2.0, 3.48, .75), (.4, .03, .5), glow(rgb('#FFD890'), 2.4), bevel=.02)
    figure('coat', rgb('#7A5A34'), pants=rgb('#3A2E22'), arms=('hip', ((.02, .26, -.10), (.16, .36, .10))), legs='stand', lean=-2, head=dict(smile=.6, brow=.3, hair='side', tint=rgb('#6A5236'), nod=-8, turn=26, age=.5), at=(-.50, .15, .02), turn=-62)
    gold = rgb('#FFD060')
    rnd = random.Random(3)
    for i in range(5):
        r = rnd.uniform(.14, .26)
        ellipsoid((.22 + rnd.gauss(0, .20), .45, 1.98 + rnd.gauss(0, .10)), (r * 1.3, r, r * .9), haze(gold, .6, 2.2))
    for i in range(70):
        p = (.22 + rnd.gauss(0, .24), .40 + rnd.gauss(0, .1), 1.97 + rnd.gauss(0, .13))
        ellipsoid(p, (.007, .007, .007), glow(rgb('#FFF4C8'), 4), u=6, v=4)
    lamp((.15, .1, 1.95), 14, gold, .3)
    area((1, -2.2, 3), (1, 1.3, 1.5), .8, 60, (1, .92, .8))
    shot(.16, 1.50, 3.15, 1.40, 52)
    return spec


@person('deck_building/elaan', samples=16)
def elaan():
    """On a couch, the arm just thrown; the dagger shakes in the door post."""
    spec = gate('#B070E0', 513, rgb('#3A2A4A'), 1.0, .7)
    spec['fog'].update(amount=.25)
    for s in (1, -1):
        for i in range(5):
            upright([(0, .10, .07, .07), (3.2, .085, .06, .06)], cloth(rgb('#6A2A6E'), .5, .1, 5), (s * (1.22 + .17 * i), 1.35 + .05 * (i % 2), 0), ring=16, steps=1)
    gold, couch = plain(rgb('#D8A850'), .3, .9), cloth(rgb('#4A1E4A'), .5)
    loft([(-1.1, .40, .22, .20), (.7, .40, .20, .18), (.9, .34, .12, .12)], couch, at=(-.45, .1, .62), ring=28, power=3)
    loft([(-.5, .16, .16, .16), (.5, .16, .16, .16)], gold, at=(-1.12, .1, 1.0), ring=24, steps=1)
    figure('gown', rgb('#7A3A9A'), trim=rgb('#E8C060'), arms=('rest', ((.24, .02, .06), (.52, -.02, .12))), legs='throne', lean=-16, head=dict(smile=-.5, brow=-1, hair='mane', tint=rgb('#120C0A'), nod=8, turn=-10, face=dict(brow=.8, slant=.006)), at=(-.52, .05, .26), turn=-8, waist=.80, broad=.86)
    post = plain(rgb('#6A5038'), .5, 0, .1, 8)
    box((.98, .1, 1.5), (.20, .24, 3), post, bevel=.02)
    start = mark()
    steel = plain(rgb('#D8DCE4'), .12, .95)
    loft([(0, .030, .007, .007), (.26, .026, .006, .006), (.36, .001, .001, .001)], steel, ring=8, power=1.3, steps=1)
    box((-.02, 0, 0), (.03, .16, .03), gold, bevel=.008)
    rod((-.16, 0, 0), (-.02, 0, 0), .017, plain(rgb('#1A1214'), .5))
    ellipsoid((-.17, 0, 0), (.026, .026, .026), gold)
    group(start, (.60, -.02, 1.74), (90, -8, 0), 1.05)
    for k in (-1, 1):
        start = mark()
        loft([(0, .030, .007, .007), (.26, .026, .006, .006), (.36, .001, .001, .001)], haze(rgb('#E8E8FF'), .18, .5), ring=8, power=1.3, steps=1)
        rod((-.16, 0, 0), (-.02, 0, 0), .017, haze(rgb('#E8E8FF'), .25, .5))
        group(start, (.60, -.02, 1.74), (90, -8 + 9 * k, 0), 1.05)
    shot(.06, 1.38, 3.15, 1.40, 54)
    return spec


@person('deck_building/gem', samples=16)
def gem():
    """A thread of light runs from somebody's wound into her hands; one shaft falls on them in the dark."""
    spec = theatre('#3A3A6A', rgb('#241A2A'), 515, 1.6, '#E8E0FF')
    figure('gown', rgb('#7A5AA8'), arms=('offer', 'offer'), legs='knees', lean=10, head=dict(smile=-.5, brow=1, hair='bowl', tint=rgb('#8A3A1E'), nod=16, turn=-14), at=(-.30, .05, .42), turn=-8, waist=.80, broad=.82)
    box((.3, .1, .30), (2.2, 1.0, .5), plain(rgb('#1A1A22'), .4, .3), bevel=.05)
    sheet = cloth(rgb('#3A4A7A'), .3, .5, 7)
    loft([(.02, .10, .09, .10, .74), (.25, .22, .15, .12, .74), (.5, .24, .16, .12, .74), (.70, .20, .10, .10, .74)], sheet, at=(0, -.05, 0), ring=28, power=2.4)
    start = mark()
    head_of(hair='side', tint=rgb('#4A2E18'), look=4)
    group(start, (.70, -.06, .87), (0, -78, 180))
    c = rgb('#FFE0F8')
    wound = Vector((.42, -.10, .92))
    for k in range(4):
        pts = [wound.lerp(Vector((.10 + .02 * k, -.10 + .05 * k, 1.18)), i / 7) + Vector((.03 * math.sin(i * 1.1 + k * 1.7), 0, .05 * math.sin(i * .9 + k))) * math.sin(math.pi * i / 7) for i in range(8)]
        tube(pts, .007, glow(c, 4))
    burst(wound, .06, rgb('#FF9AC8'), .8, 0)
    ellipsoid((.10, -.02, 1.20), (.20, .18, .18), haze(c, .5, 3.0))
    lamp((.14, -.08, 1.22), 7, c, .08)
    shot(.06, 1.28, 2.97, 1.38, 54)
    return spec


@person('deck_building/sarek', samples=16)
def sarek():
    """A robe set with stones; two fingers meet two fingers that come in from the edge."""
    spec = fortress('#D86A4A', rgb('#5A2A2E'), rgb('#7A2A2A'), '#FFC890', 517, fires=False)
    for x, y in ((-1.35, 2.2), (.95, 2.4), (1.6, 2.2)):
        rod((x, y, 0), (x, y, 1.75), .022, plain(rgb('#C8A050'), .3, .9))
        for k in (-1, 0, 1):
            rod((x, y, 1.55), (x + .16 * k, y, 1.75), .012, plain(rgb('#C8A050'), .3, .9))
            rod((x + .16 * k, y, 1.75), (x + .16 * k, y, 1.88), .022, plain(rgb('#E8E0C8'), .6), ring=12)
            upright([(0, .012, .012, .012), (.03, .022, .022, .022), (.10, .002, .002, .002)], glow(rgb('#FFC060'), 5), (x + .16 * k, y, 1.89), ring=10, steps=4)
        ellipsoid((x, y, 1.95), (.4, .2, .25), haze(rgb('#FFB060'), .35, 3.0))
    point = ((.24, .03, -.06), (.48, -.06, .06))
    figure('robe', rgb('#4A3020'), trim=rgb('#C8A060'), arms=(point, 'down'), head=dict(smile=-.2, brow=-.5, hair='bowl', tint=rgb('#3A3436'), ears=True, nod=2), at=(-.33, 0, 0), turn=0)
    figure('robe', rgb('#8A2A4A'), trim=rgb('#C8A060'), arms=('down', point), head=dict(hair='bun', tint=rgb('#5A3A22')), at=(.96, 0, 0), turn=180, broad=.86)
    skin = plain(SKINS['light'], .55)
    for x0, x1 in ((.215, .305), (.415, .315)):
        for k in (0, 1):
            rod((x0, -.135, 1.465 + .026 * k), (x1, -.135, 1.475 + .026 * k), .012, skin, .010, ring=12)
    rnd = random.Random(2)
    for i in range(22):
        c = rgb(rnd.choice(('#FF5A3A', '#4AC8A0', '#FFD060', '#7A8AFF')))
        a = rnd.uniform(-1.5, -.1)
        z = rnd.uniform(.95, 1.42)
        ellipsoid((-.33 + .150 * math.cos(a), .172 * math.sin(a) - .01, z), (.020, .020, .020), glow(c, 2.0), u=14, v=8)
    lamp((.32, -.25, 1.56), 4, rgb('#FFE0B0'), .05)
    shot(.12, 1.52, 3.15, 1.44, 54)
    return spec


@person('deck_building/gary_seven', samples=16)
def gary_seven():
    """A suit steps out of a safe full of blue smoke, the cat on his arm."""
    spec = vault('#6FB4FF', 519)
    figure('suit', rgb('#2A2E36'), arms=('down', 'chest'), legs='stride', head=dict(smile=(.5, .1), cock=.9, hair='side', tint=rgb('#3A2C20'), nod=4, turn=24), at=(-.05, .1, .02), turn=-78)
    start = mark()
    fur = cloth(rgb('#08080A'), .2, .4, 30)
    fuse([ellipsoid((0, 0, 0), (.16, .075, .085), fur), ellipsoid((.15, -.03, .10), (.066, .060, .060), fur), rod((.12, -.02, .14), (.105, -.02, .205), .024, fur, .003), rod((.19, -.02, .14), (.20, -.02, .205), .024, fur, .003),
          rod((.08, -.03, -.04), (.07, -.05, -.16), .024, fur), *(ellipsoid((-.16 - .03 * i, .0, -.03 - .05 * i), (.022, .022, .035), fur) for i in range(5))], fur, .007, 3)
    for s in (1, -1):
        ellipsoid((.15 + s * .026, -.086, .112), (.014, .008, .011), glow(rgb('#FFD860'), 5), u=14, v=8)
    group(start, (.06, -.30, 1.26), (0, 0, -6), 1.1)
    rnd = random.Random(4)
    for i in range(16):
        ellipsoid((rnd.uniform(-.8, .8), rnd.uniform(.6, 1.8), rnd.uniform(.55, 1.15)), (rnd.uniform(.2, .42),) * 3, haze(rgb('#8FC0FF'), .32, 2.4))
    shot(.06, 1.50, 3.33, 1.42, 54)
    return spec


@person('deck_building/garth', samples=16)
def garth():
    """One body, two outlines: a second he peels off to the side; before a seat of stacked chairs a fist is raised."""
    spec = cell('#FF3A30', '#3A78FF', 521, False)
    wood = plain(rgb('#5A4230'), .5, .1)

    def stool(at, rot):
        start = mark()
        box((0, 0, .45), (.5, .5, .05), wood, bevel=.01)
        box((-.23, 0, .80), (.04, .5, .5), wood, bevel=.01)
        for x in (-.22, .22):
            for y in (-.22, .22):
                rod((x, y, 0), (x, y, .45), .025, wood)
        group(start, at, rot)
    for i, (at, rot) in enumerate((((-.5, 2.4, 0), (0, 0, -80)), ((.5, 2.5, 0), (0, 0, -100)), ((0, 2.3, .48), (0, 0, -90)), ((-1.1, 2.5, .1), (0, 24, -70)), ((1.1, 2.6, .1), (0, -20, -110)), ((.0, 2.4, 1.0), (0, 0, -88)))):
        stool(at, rot)
    how = dict(arms=('up', 'hip'), legs='bestride', head=dict(smile=-.5, brow=-1.1, hair='curl', tint=rgb('#8A7050'), beard='chin', turn=26), turn=-72, broad=1.08)
    figure('uniform', rgb('#7A1A1E'), at=(-.24, .05, 0), **how)
    cape(cloth(rgb('#C8B8A0'), 1.0, 1, 60), 1.5, .34, 1.2, (-.24, .05, 0), -72)
    ghost = figure('uniform', rgb('#7A1A1E'), at=(.30, .35, 0), **how)
    clothe(ghost, haze(rgb('#7FA8FF'), .55, 1.3))
    ghost2 = figure('uniform', rgb('#7A1A1E'), at=(.06, .2, 0), **how)
    clothe(ghost2, haze(rgb('#FF7A90'), .28, 1.3))
    shot(.06, 1.58, 3.33, 1.36, 54)
    return spec


@person('deck_building/christopher_pike', samples=16)
def christopher_pike():
    """A hand over the brow against the light, blue leaves on thin stems that sing; a wide empty land."""
    spec = outdoors(('#3A5A8A', '#A8C0D8', '#FFF4E0'), ((.66, .44), .36, '#FFF0D8', 1.2), '#B8C8D8', 523, ('#6A6E78', '#34363E'), rimcolours=('#FFF0D8', '#C8E0FF'), density=.8)
    figure('uniform', rgb('#A8965A'), arms=('hip', ((.20, .18, .02), (.20, -.08, .25))), hands=(None, ((-.1, .2, 1), 8)), legs='bestride', head=dict(smile=.2, brow=-.5, hair='side', tint=rgb('#1E1510'), nod=-2, turn=-12), at=(-.30, 0, .02), turn=-22, broad=1.04)
    leaf, vein = plain(rgb('#3A86E0'), .35, 0, 0, 8, .6), glow(rgb('#BFE8FF'), 1.6)
    rnd = random.Random(11)
    stem = plain(rgb('#2A5A8A'), .4)
    for i in range(7):
        x = .18 + .15 * i
        tube([(x, .3 + .08 * (i % 3), 0), (x + .06, .3, .9), (x - .05 + .12 * (i % 2), .25, 1.5), (x + .1, .2, 1.75 + .06 * (i % 4))], .009, stem, taper=(1.4, .4))
    for i in range(34):
        x, z = .10 + 1.05 * rnd.random(), 1.05 + 1.15 * rnd.random()
        start = mark()
        wing([(0, .0, -.0, 0, .003), (.05, .035, -.035, .01, .004), (.11, .040, -.040, .015, .004), (.18, .0, -.0, .0, .001)], leaf, steps=3, sharp=False)
        rod((-.05, 0, 0), (.17, 0, .008), .004, vein, ring=6)
        group(start, (x, rnd.uniform(-.1, .8), z), (rnd.uniform(40, 120), rnd.uniform(-60, 60), rnd.uniform(-50, 50)), rnd.uniform(.8, 1.2))
    for i in range(5):
        torus((.62, .3, 1.62), .30 + .16 * i, .004, glow(rgb('#BFE8FF'), 1.8 - .3 * i), axis='Y', u=64, v=6, part=(200 + 18 * i, 330 - 10 * i))
    shot(.08, 1.52, 3.15, 1.40, 54)
    return spec
