# SPDX-License-Identifier: MIT
"""Deck Building Game, who serves on ships, and their adversaries: known by outline, pose, prop, place and light; nobody has a face."""
from places import *
from props import *
from hulls import ship
from worlds import ring

GOLD, RED, BLUE = rgb('#9A741C'), rgb('#8E1F1C'), rgb('#1C4A80')
BRAID = rgb('#E8C060')


def chair(mat, at=(0, 0), turn=0, trim=None, high=1.42):
    """A seat with wings, keys in its arms."""
    start = mark()
    upright([(.0, .30, .30, .30), (.06, .12, .12, .12), (.36, .12, .12, .12)], mat, ring=32, steps=1)
    box((.10, 0, .42), (.62, .60, .14), mat, bevel=.05)
    box((-.26, 0, .5 + (high - .5) / 2), (.13, .58, high - .42), mat, (0, -8, 0), bevel=.06)
    for s in (1, -1):
        box((.10, s * .34, .72), (.56, .11, .10), mat, bevel=.03)
        box((.0, s * .34, .56), (.30, .09, .30), mat, bevel=.03)
        for i in range(3):
            box((.22 + .07 * i, s * .34, .775), (.04, .06, .012), glow(trim or rgb('#7FD0FF'), 2.5), bevel=0)
    return group(start, (*at, 0), (0, 0, turn))


@shared('deck_building/james_kirk', samples=36)
def james_kirk():
    """In the command chair, three-quarter from behind, chin on the hand; the whole window is a blue world."""
    spec = bridge(EMBER, 401, dict(at=(.60, .52), r=.42, seed=21, colours=('#15406e', '#4a6a4e', '#b8a480'), light=(-.75, -.5, .28), air='#8FC8FF', lights=True), view=(.1, 1.62), wide=2.0, tall=.95, rail=False)
    chair(plain(rgb('#20242C'), .4, .3), (-.15, 0), 42, high=1.02)
    figure('uniform', GOLD, trim=BRAID, arms=('chin', 'rest'), legs='throne', lean=-4, head=dict(hair='side', tint=rgb('#4A2E18'), nod=4, turn=-14), at=(-.15, 0, .06), turn=42)
    area((1.8, 2.2, 1.9), (0, 0, 1.2), .9, 170, rgb('#8FC8FF'))
    shot(0, 1.19, 3.0, 1.30, 58)
    return spec


@shared('deck_building/spock', samples=36)
def spock():
    """In profile, pointed ear, bent to a hooded viewer; its blue light on the brow."""
    spec = bridge(VIOLET, 403, None, '#7FA8E8', view=(1.1, 1.75), wide=1.1, tall=.7, power=.7)
    figure('uniform', BLUE, trim=BRAID, arms=('low', 'back'), lean=30, head=dict(hair='bowl', ears=True, nod=-14), at=(-.24, 0, .03), turn=0)
    d = plain(rgb('#1C222C'), .35, .4)
    box((.62, .0, .52), (.60, 1.2, 1.04), d, bevel=.06)
    loft([(-.16, .15, .13, .11), (.02, .12, .10, .09), (.28, .15, .14, .14), (.34, .11, .10, .10)], plain(rgb("#2A3240"), .3, .5), at=(.52, 0, 1.42), ring=32, power=3.4, steps=2)
    box((.66, 0, 1.18), (.16, .16, .42), d, bevel=.03)
    ellipsoid((.365, 0, 1.42), (.010, .105, .085), glow(rgb('#8FE0FF'), 4))
    loft([(.10, .03, .03, .03, 1.50), (.36, .10, .08, .08, 1.43)], haze(rgb('#7FD8FF'), 1.2, 1.2, ('X', .08, .40)), ring=28, steps=3)
    lamp((.26, -.05, 1.44), 5.5, rgb('#8FE0FF'), .05)
    lights_on(random.Random(4), (.40, -.61, .72), (5, 3), (.11, .09), (.07, .02, .045), KEYS, 2.2)
    shot(.08, 1.44, 3.0, 1.42, 58)
    return spec


@shared('deck_building/kor', samples=36)
def kor():
    """Hands on hips, legs apart, a sash of plates, before slits of fire light and banners."""
    spec = fortress('#FF6A38', rgb('#4A3430'))
    figure('armour', rgb('#2A2226'), trim=rgb('#C8A050'), arms=('hip', 'hip'), legs='bestride', head=dict(kind='klingon', hair='mane', beard='goatee', turn=24), skin='bronze',
           at=(0, 0, .04), turn=-62, broad=1.12)
    shot(0, 1.57, 3.6, 1.30, 56)
    return spec


@shared('deck_building/uhura', samples=36)
def uhura():
    """Seen from behind the shoulder, a hand at the ear, waves of sound in rings of light over the board."""
    spec = bridge(TEAL, 405, None, '#7FE0C8', view=(0, 3.2), wide=.2, tall=.2)
    figure('dress', RED, trim=BRAID, arms=('low', 'ear'), legs='sit', head=dict(hair='beehive', tint=rgb('#0C0A0A'), turn=22), skin='brown', at=(-.30, 0, .24), turn=58)
    for i, r in enumerate((.16, .28, .40, .52)):
        torus((.52, 1.0, 1.52), r, .007, glow(rgb('#8FFFE0'), 3.4 - .5 * i), axis='Y', u=72, v=8)
    rnd = random.Random(5)
    for i in range(44):
        k = abs(math.sin(i * .42) * math.sin(i * .13 + .4)) * .28 + .015
        box((-.9 + .065 * i, 1.12, 1.52), (.022, .01, 2 * k * (.7 + .3 * rnd.random())), glow(rgb('#8FFFE0'), 2.4), bevel=0)
    box((.2, 1.25, .86), (3.2, .5, .3), plain(DARK, .4, .3), (20, 0, 0), bevel=.05)
    lights_on(rnd, (-.9, .98, .95), (18, 2), (.13, .09), (.09, .02, .05), KEYS, 2.3, (20, 0, 0))
    lamp((.45, .75, 1.45), 22, rgb('#8FFFE0'), .3)
    shot(.05, 1.52, 3.2, 1.46, 56)
    return spec


@shared('deck_building/leonard_mccoy', samples=36)
def leonard_mccoy():
    """Bent over a bed in the sickbay, a humming scanner held over somebody; the board of life signs behind."""
    spec = sickbay()

    def scanner():
        rod((.0, 0, 0), (.11, 0, 0), .016, plain(rgb('#C8CCD0'), .25, .8))
        ellipsoid((.13, 0, 0), (.024, .022, .022), glow(rgb('#FFB060'), 5))
    figure('uniform', BLUE, trim=BRAID, arms=('reach', 'offer'), lean=16, head=dict(hair='side', tint=rgb('#3A281A'), nod=14), at=(-.42, .55, 0), turn=14, hold=scanner)
    lamp((.22, .60, 1.30), 9, rgb('#FFB060'), .05)
    shot(.05, 1.45, 3.0, 1.50, 56)
    return spec


@shared('deck_building/montgomery_scott', samples=36)
def montgomery_scott():
    """On one knee before the glowing core, a spanner of light in the hand, an open panel."""
    spec = engine('#5FC8FF', '#FF9A50', (.80, 1.7))

    def tool():
        rod((-.06, 0, 0), (.20, 0, 0), .017, plain(rgb('#A0A8B0'), .25, .9))
        torus((.25, 0, 0), .045, .014, plain(rgb('#A0A8B0'), .25, .9), axis='Z', part=(50, 310), u=24)
    figure('uniform', RED, trim=BRAID, arms=('reach', 'hip'), legs='kneel', lean=6, head=dict(hair='side', tint=rgb('#1A1210'), nod=-8), at=(-.35, 0, .42), turn=16, hold=tool)
    box((-.35, 0, .2), (1.6, 1.2, .44), plain(rgb('#20262E'), .4, .5), bevel=.03)
    shot(.10, 1.46, 3.1, 1.42, 56)
    return spec


@shared('deck_building/hikaru_sulu', samples=36)
def hikaru_sulu():
    """At the helm, from behind, both hands on the board, stars run away from the window's middle."""
    spec = bridge(STEEL, 407, None, '#9FC8FF', view=(0, 1.62), wide=2.1, tall=.95, rail=False)
    figure('uniform', GOLD, trim=BRAID, arms=('low', 'low'), legs='sit', lean=6, head=dict(hair='short', tint=rgb('#0A0909')), skin='tan', at=(-.05, 0, .14), turn=84)
    box((0, .95, .72), (2.3, .5, .22), plain(DARK, .4, .3), (24, 0, 0), bevel=.05)
    lights_on(random.Random(9), (-1.0, .74, .80), (16, 2), (.13, .09), (.09, .02, .05), KEYS, 2.3, (24, 0, 0))
    box((-.05, -.24, .66), (.62, .10, .46), plain(rgb('#20242C'), .4, .3), (-6, 0, 0), bevel=.08)
    shot(0, 1.27, 3.0, 1.50, 56)
    spec['sky_spec'].update(warp=dict(centre=(.5, .36), count=420, power=1.5, inner=.04, colour=(.82, .9, 1)), clouds=dict(colours=STEEL, angle=0, band=(.5, .4, .5), density=.35))
    return spec


@shared('deck_building/romulan_commander', samples=36)
def romulan_commander():
    """A woman in a mantle, pointed ear in profile, a cup held at the breast, violet drapes and a green-lit window."""
    spec = gate('#8FE8C0', 409, rgb('#3A2A44'), 1.4, 1.0)
    spec['fog'].update(amount=.22)
    spec['sky_spec']['light'] = [((.5, .42), .5, '#5FC8A0', .8)]
    area((-1.8, -1.2, 2.6), (0, 0, 1.4), .7, 70, (1, .86, .72))
    for s in (1, -1):
        for i in range(7):
            upright([(0, .10, .07, .07), (3.2, .085, .06, .06)], cloth(rgb('#5A2A5E'), .5, .1, 5), (s * (1.05 + .17 * i), 1.5 + .05 * (i % 2), 0), ring=16, steps=1)

    def cup():
        upright([(-.02, .03, .03, .03), (.0, .008, .008, .008), (.05, .008, .008, .008), (.07, .04, .04, .04), (.13, .045, .045, .045)], plain(rgb('#C8D8E0'), .1, .9), (.03, 0, 0), ring=24, steps=2)
        upright([(.08, .036, .036, .036), (.12, .04, .04, .04)], glow(rgb('#5AB8FF'), 2.4), (.03, 0, 0), ring=24, steps=1)
    figure('gown', rgb('#5E1E22'), trim=rgb('#C8D8B0'), arms=('offer', 'hip'), head=dict(hair='mane', tint=rgb('#1A120E'), ears=True, nod=-4), at=(-.05, 0, 0), turn=8, hold=cup, waist=.82, broad=.88)
    cape(cloth(rgb('#2A2E2C'), .4), 1.50, .30, 1.3, (-.05, 0, 0), 8)
    shot(.05, 1.55, 3.3, 1.38, 58)
    return spec


@shared('deck_building/harry_mudd', samples=36)
def harry_mudd():
    """Broad, moustached, hat with a plume, arms thrown wide before a bar: everything is for sale."""
    spec = tavern()
    c = rgb('#2E6E6A')
    figure('coat', c, trim=rgb('#E8B850'), arms=('wide', 'wide'), lean=-7, head=dict(hair='short', tint=rgb('#2A1A10'), beard='tache', nod=-4, turn=50), at=(-.02, 0, 0), turn=-74, broad=1.28, waist=1.5)
    hat = plain(rgb('#2E1E14'), .7, 0, .1, 12, .4)
    start = mark()
    upright([(0, .23, .23, .23), (.02, .24, .24, .24), (.025, .12, .125, .125), (.12, .105, .11, .11), (.14, .04, .04, .04)], hat, ring=40, steps=2)
    tube([(-.04, .10, .05), (-.20, .14, .20), (-.34, .12, .18), (-.42, .10, .06)], .030, plain(rgb('#D84A3A'), .7, 0, .3, 30, .5), taper=(1.0, .2))
    group(start, (-.05, .07, 1.765), (0, -10, -24))
    shot(0, 1.56, 3.5, 1.40, 56)
    return spec


@shared('deck_building/ruk', samples=36)
def ruk():
    """A giant, bald, in a robe with a stiff collar, stooping under the rock; he fills the picture, one hand out."""
    spec = cavern('#D8C850', 11, '#6A5E1A', rgb('#5A5648'))
    figure('robe', rgb('#5A4E3E'), arms=('reach', 'palm'), lean=9, head=dict(kind='bald giant', hair='bald', nod=8), skin='white', at=(-.10, 0, -.06), turn=-26, scale=1.13, broad=1.36)
    for i in range(5):
        torus((-.02, 0, 1.53 + .018 * i), .165 - .010 * i, .022, cloth(rgb('#3A4A56'), .3), axis='Z', part=(30, 330), u=40)
    shot(.06, 1.66, 3.3, 1.18, 54)
    return spec


@shared('deck_building/tpau', samples=36)
def tpau():
    """Old, small, borne high in a chair with a pointed back, a staff of bells; red sky and desert."""
    spec = outdoors(('#5A1E1A', '#C2502A', '#FFC880'), ((.60, .50), .26, '#FFB060', 1.8), '#C8603A', 411, ('#7A4030', '#3A1E1A'))
    m = plain(rgb('#2A1C18'), .5, .3, .1, 6)
    loft([(-.3, .34, .05, .05), (.5, .30, .04, .04)], m, at=(-.05, 0, .72), ring=4, steps=1)
    start = mark()
    wing([(0, 1.2, .0, 0, .05), (.30, .95, .0, .02, .04), (.42, .55, .0, .05, .03)], m)
    group(start, (-.42, 0, .72), (0, -82, 20))
    figure('robe', rgb('#3A2A30'), trim=rgb('#E0B060'), arms=('staff', 'rest'), legs='sit', head=dict(hair='bun', tint=rgb('#9A9AA0'), ears=True), at=(-.12, 0, .32), turn=20, scale=.92, broad=.9)
    rod((.38, -.18, .5), (.40, -.18, 1.62), .016, plain(rgb('#C8A060'), .3, .9))
    torus((.40, -.18, 1.72), .10, .014, plain(rgb('#E0B870'), .25, .9), axis='Y', u=40)
    for i in range(5):
        a = math.radians(200 + 35 * i)
        ellipsoid((.40 + .10 * math.cos(a), -.18, 1.70 + .10 * math.sin(a) - .02), (.022, .022, .028), plain(rgb('#F0D090'), .2, .9), u=12, v=8)
    shot(.03, 1.32, 3.3, 1.22, 56)
    return spec


@shared('deck_building/gary_mitchell', samples=36)
def gary_mitchell():
    """Feet off the ground, arms out from the body, silver light where eyes would be, stones float around him."""
    spec = outdoors(('#1A2A5A', '#5A5AA8', '#E0D8FF'), ((.50, .42), .34, '#D8E4FF', 1.5), '#7A88C8', 413, ('#4A4A56', '#20222A'), rimcolours=('#D8E8FF', '#B8A8FF'))
    figure('uniform', GOLD, trim=BRAID, arms=('wide', 'wide'), lean=-5, head=dict(hair='short', tint=rgb('#3A2618'), nod=4, eyes=rgb('#E8F4FF')), at=(0, 0, .10), turn=-84)
    m = rock(rgb('#6A6874'), rgb('#2A2A34'))
    rnd = random.Random(6)
    for i in range(16):
        a = i * .72
        stone((math.cos(a) * rnd.uniform(.7, 1.15), .3 + math.sin(a) * .5, 1.0 + rnd.uniform(0, .95)), rnd.uniform(.035, .11), m, i)
    for i in range(3):
        torus((0, .0, 1.0 + .30 * i), .55 + .12 * i, .006, glow(rgb('#C8DCFF'), 2.4), axis='Z', u=80, v=8, part=(20 + 50 * i, 220 + 50 * i))
    shot(0, 1.63, 3.6, 1.36, 58)
    return spec


@shared('deck_building/khan', samples=36)
def khan():
    """Out of an opened sleeper's case, mist around him, arms crossed, hair to the shoulders; rows of cases behind."""
    floor()
    glass, metal = glow(rgb('#3FB0A8'), .55), plain(IRON, .3, .7)
    for s in (1, -1):
        for i in range(5):
            for j in range(3):
                x, y, z = s * (.95 + .12 * i), .8 + 1.0 * i, .55 + .72 * j
                box((x + s * .35, y, z), (.7, .82, .52), metal, bevel=.06)
                box((x - s * .005, y, z), (.03, .62, .30), glass, bevel=0)
                box((x - s * .02, y + .37, z + .2), (.02, .05, .03), glow(rgb('#FFB050' if (i + j) % 3 else '#FF4A30'), 3), bevel=0)
    for i in range(4):
        lamp((0, 1.0 + i * 1.2, 1.3), 26, rgb('#7FE0D8'), .3)
    figure('tights', rgb('#7A2A22'), pants=rgb('#2A1A18'), arms=('cross', 'cross'), legs='bestride', head=dict(hair='long', tint=rgb('#140E0C'), turn=12), skin='tan', at=(0, 0, .03), turn=-72, broad=1.18)
    area((0, 4.5, 2.2), (0, 0, 1.3), 1.2, 420, rgb('#9FE8E0'))
    rims(rgb('#FFB080'), rgb('#8FE0E0'), .9, .25)
    mist(3, 5)
    shot(0, 1.56, 3.4, 1.26, 56)
    return dict(sky_spec=dict(seed=415, star=0, big=0, light=[((.5, .48), .36, '#3FB8AE', 1.1)]), rays=dict(at=(.5, .42), amount=.15, threshold=.5), fog=dict(amount=.85, colour='#7FD8D0', at=(.5, .46), r=.36, gain=1.2, light=.5), glowing=.9, streak=.03)


@shared('deck_building/edith_keeler', samples=36)
def edith_keeler():
    """A cloche hat and a coat, under a street lamp in falling snow, looking up at the one star."""
    spec = dict(sky_spec=dict(seed=417, star=60, big=0, clouds=dict(colours=('#16204A', '#2A3A6A', '#8A98C8'), angle=0, band=(.5, .3, .4), density=.5), light=[((.72, .15), .022, '#FFFFFF', 2.6), ((.30, .25), .30, '#FFC070', .5)]), glowing=1.0, streak=.06)
    floor(rgb('#2A2E38'), .5)
    brick = plain(rgb('#3A2620'), .8, 0, .5, 14)
    for x, w, h in ((-3.0, 1.9, 3.0), (2.6, 1.3, 2.1), (3.6, 1.2, 3.2)):
        box((x, 4.0, h / 2), (w, 1.5, h), brick, bevel=0)
        for i in range(3):
            for j in range(4):
                box((x - w * .3 + w * .3 * i, 3.23, .6 + .6 * j), (.22, .03, .34), glow(rgb('#FFC878' if (i * 3 + j * 5) % 4 == 0 else '#20242E'), 1.6), bevel=0)
    rod((-.80, .6, 0), (-.80, .6, 2.0), .03, plain(rgb('#14181C'), .4, .6))
    ellipsoid((-.80, .6, 2.04), (.11, .11, .13), glow(rgb('#FFD088'), 4.5))
    ellipsoid((-.80, .6, 2.04), (.34, .34, .36), haze(rgb('#FFC070'), 1.0, 2.6))
    lamp((-.80, .5, 2.0), 130, rgb('#FFC880'), .1)
    figure('coat', rgb('#34507A'), arms=('pray', 'pray'), head=dict(hair='bob', tint=rgb('#20140E'), nod=-20), at=(.12, 0, -.04), turn=12, broad=.88, waist=.9)
    hat = plain(rgb('#22365A'), .8, 0, .1, 12, .4)
    start = mark()
    upright([(-.085, .150, .150, .160), (-.07, .140, .140, .148), (-.04, .115, .118, .122), (.04, .108, .110, .116), (.09, .080, .082, .090), (.115, .03, .03, .03)], hat, ring=48, steps=5)
    torus((-.004, 0, -.032), .117, .012, plain(rgb('#C8A050'), .6), axis='Z', u=48, v=8)
    group(start, (.085, 0, 1.705), (0, -16, 12))
    rnd = random.Random(7)
    for i in range(130):
        p = (rnd.uniform(-1.3, 1.3), rnd.uniform(-1.2, 2.5), rnd.uniform(.7, 2.2))
        r = rnd.uniform(.003, .008)
        ellipsoid(p, (r, r, r), glow(rgb('#E8F0FF'), 2.2), u=6, v=4)
    rims(rgb('#FFC880'), rgb('#8FA8E8'), .55, .4)
    shot(0, 1.56, 3.4, 1.30, 58)
    return spec


@shared('deck_building/ayelborne', samples=36)
def ayelborne():
    """A robed elder half turned to light: from the breast up he is radiance, rays fill a hall of plain stone."""
    spec = fortress('#9FD8FF', rgb('#5A5A60'), rgb('#3A3E5A'), '#CFE8FF', 19, fires=False)
    g = figure('robe', rgb('#8A7A62'), arms=('bless', 'bless'), head=dict(hair='long', tint=rgb('#C8C8C8'), beard='long'), at=(0, 0, 0), turn=-90)
    dissolve(g, rgb('#FFF0C0'), 2, 1.75, 1.0, 2.6, 1.2)
    ellipsoid((0, 0, 1.62), (.30, .26, .36), haze(rgb('#FFF0C8'), 2.4, 2.2))
    ellipsoid((0, .1, 1.62), (.85, .3, .85), haze(rgb('#FFE0A0'), .7, 3.0))
    for i in range(20):
        a = i * .314 + .1
        r0, r1 = .30, .55 + .28 * (i % 3)
        rod((math.cos(a) * r0, .12, 1.62 + math.sin(a) * r0), (math.cos(a) * r1, .12, 1.62 + math.sin(a) * r1), .010, glow(rgb('#FFF4D8'), 3), .001, ring=6)
    lamp((0, -.3, 1.7), 40, rgb('#FFF0D0'), .3)
    shot(0, 1.52, 3.5, 1.40, 56)
    return spec


@shared('deck_building/abraham_lincoln', samples=36)
def abraham_lincoln():
    """Top hat, chin beard, a tall black coat, sitting among the stars in a chair of stone."""
    stone_m = plain(rgb('#6A6A70'), .8, 0, .3, 9)
    chair(stone_m, (-.10, 0), -20, rgb('#6A6A70'), 1.30)
    figure('coat', rgb('#16171B'), arms=('rest', 'lap'), legs='throne', head=dict(hair='short', tint=rgb('#120E0C'), beard='chin'), at=(-.10, 0, .06), turn=-20, broad=.98)
    hat = plain(rgb('#0E0F12'), .45, .1, .03, 20)
    start = mark()
    upright([(0, .155, .165, .165), (.015, .16, .17, .17), (.02, .100, .108, .108), (.26, .110, .118, .118), (.27, .10, .11, .11)], hat, ring=48, steps=1)
    group(start, (-.105, .005, 1.44), (0, -3, -20))
    rims(rgb('#FFD8A0'), rgb('#8FB8FF'), 1.15, .6, .5, (0, 0, 1.2))
    ellipsoid((.0, 0, .05), (1.1, .8, .14), rock(rgb('#6A6058'), rgb('#2A2628')))
    shot(.0, 1.37, 3.5, 1.20, 56)
    return dict(sky_spec=clouds(419, ROSE, -30, (.45, .45, .42), planets=[dict(at=(.80, .30), r=.15, seed=8, colours=('#5a3a2a', '#a86a40', '#e0b080'), light=(-.7, -.4, .5), air='#FFB080')]), glowing=.9, streak=.03)


@shared('deck_building/ensign', samples=36)
def ensign():
    """Young, from behind, a bag over the shoulder, at the foot of a lit ramp into the ship: the first day."""
    spec = gate('#BFE0FF', 421, rgb('#46505E'), .5, .95)
    figure('uniform', GOLD, trim=None, arms=('down', (( .02, .10, -.22), (.10, -.06, .02))), legs='stride', head=dict(hair='short', tint=rgb('#4A3018'), nod=-6), at=(0, 0, 0), turn=78)
    limb([(.33, -.20, 1.02), (.25, -.20, 1.22), (.16, -.19, 1.44)], .125, .115, cloth(rgb('#3E4A58'), .2))
    tube([(.22, -.18, 1.52), (.17, -.02, 1.56), (.10, .08, 1.46)], .014, cloth(rgb('#3A4634')))
    shot(0, 1.58, 3.5, 1.30, 56)
    return spec
