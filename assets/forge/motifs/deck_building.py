# SPDX-License-Identifier: MIT
"""Deck Building Game, who serves on ships, and their adversaries: known by pose, prop, place and light before the face; nobody's likeness."""
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


@person('deck_building/james_kirk', samples=16)
def james_kirk():
    """In the command chair, three-quarter from behind, chin on the hand; the whole window is a blue world."""
    spec = bridge(EMBER, 401, dict(at=(.60, .52), r=.42, seed=21, colours=('#15406e', '#4a6a4e', '#b8a480'), light=(-.75, -.5, .28), air='#8FC8FF', lights=True), view=(.1, 1.62), wide=2.0, tall=.95, rail=False)
    chair(plain(rgb('#20242C'), .4, .3), (-.15, 0), 42, high=1.02)
    figure('uniform', GOLD, trim=BRAID, arms=('chin', 'rest'), legs='throne', lean=-4, head=dict(smile=.3, brow=-.5, hair='side', tint=rgb('#4A2E18'), nod=4, turn=-40, gaze=(0, .1)), at=(-.15, 0, .06), turn=36)
    area((1.8, 1.4, 1.9), (0, 0, 1.2), .7, 200, rgb('#8FC8FF'))
    area((1.3, -1.6, 1.5), (-.1, 0, 1.3), .5, 16, rgb('#FFC890'), 60)
    shot(.03, 1.24, 2.10, 1.30, 58)
    return spec


@person('deck_building/spock', samples=16)
def spock():
    """In profile, pointed ear, bent to a hooded viewer; its blue light on the brow."""
    spec = bridge(VIOLET, 403, None, '#7FA8E8', view=(1.1, 1.75), wide=1.1, tall=.7, power=.7)
    figure('uniform', BLUE, trim=BRAID, arms=('low', 'back'), lean=30, head=dict(lids=.9, brow=-.3, cock=1, hair='bowl', ears=True, nod=-14), at=(-.24, 0, .03), turn=0)
    d = plain(rgb('#1C222C'), .35, .4)
    box((.62, .0, .52), (.60, 1.2, 1.04), d, bevel=.06)
    loft([(-.16, .15, .13, .11), (.02, .12, .10, .09), (.28, .15, .14, .14), (.34, .11, .10, .10)], plain(rgb("#2A3240"), .3, .5), at=(.52, 0, 1.42), ring=32, power=3.4, steps=2)
    box((.66, 0, 1.18), (.16, .16, .42), d, bevel=.03)
    ellipsoid((.365, 0, 1.42), (.010, .105, .085), glow(rgb('#8FE0FF'), 4))
    loft([(.10, .03, .03, .03, 1.50), (.36, .10, .08, .08, 1.43)], haze(rgb('#7FD8FF'), 1.2, 1.2, ('X', .08, .40)), ring=28, steps=3)
    lamp((.26, -.05, 1.44), 2.4, rgb('#8FE0FF'), .05)
    lights_on(random.Random(4), (.40, -.61, .72), (5, 3), (.11, .09), (.07, .02, .045), KEYS, 2.2)
    shot(.10, 1.46, 2.22, 1.42, 58)
    return spec


@person('deck_building/kor', samples=16)
def kor():
    """Hands on hips in his own hall, a sash of bronze plates across the breast, fires left and right, crossed blades on the wall."""
    spec = fortress('#FF6A38', rgb('#3E302C'), rgb('#7A1E1A'), '#FF9A58')
    bronze = plain(rgb('#C08A40'), .3, .85)
    figure('armour', rgb('#4A3428'), trim=rgb('#C8A050'), arms=('hip', 'hip'), legs='bestride', head=dict(smile=(.9, .3), brow=-.9, kind='klingon', hair='mane', beard='goatee', turn=12, nod=2), skin='bronze', at=(0, 0, .04), turn=-72, broad=1.12)
    for i in range(8):
        k = i / 7
        start = mark()
        upright([(-.012, .056, .056, .056), (.006, .056, .056, .056), (.012, .046, .046, .046)], bronze, ring=8, steps=1, auto=20)
        ellipsoid((0, 0, .012), (.018, .018, .010), plain(rgb('#FFD890'), .2, .9), u=14, v=8)
        group(start, (-.20 + .40 * k, -.185 - .045 * math.sin(k * 3.1), 1.44 - .42 * k), (90, 0, 8 - 16 * k))
    spec['fog'].update(amount=.42)
    shot(0, 1.53, 2.88, 1.34, 56)
    return spec


@person('deck_building/uhura', samples=16)
def uhura():
    """In profile at the board, a hand at the silver piece in her ear, waves of sound in rings of light on the wall."""
    spec = bridge(TEAL, 405, None, '#7FE0C8', view=(0, 3.2), wide=.2, tall=.2)
    figure('dress', RED, trim=BRAID, arms=('low', 'ear'), legs='sit', head=dict(smile=.3, brow=-.3, hair='beehive', tint=rgb('#0C0A0A'), turn=-62, nod=-3), skin='brown', at=(-.34, 0, .24), turn=52)
    ellipsoid((-.365, -.10, 1.522), (.026, .016, .018), plain(rgb('#D8E0E8'), .15, .95), u=18, v=10)
    for i, r in enumerate((.16, .28, .40, .52)):
        torus((.52, 1.0, 1.52), r, .007, glow(rgb('#8FFFE0'), 3.4 - .5 * i), axis='Y', u=72, v=8)
    rnd = random.Random(5)
    for i in range(44):
        k = abs(math.sin(i * .42) * math.sin(i * .13 + .4)) * .28 + .015
        box((-.9 + .065 * i, 1.12, 1.52), (.022, .01, 2 * k * (.7 + .3 * rnd.random())), glow(rgb('#8FFFE0'), 2.4), bevel=0)
    box((.2, 1.25, .86), (3.2, .5, .3), plain(DARK, .4, .3), (20, 0, 0), bevel=.05)
    lights_on(rnd, (-.9, .98, .95), (18, 2), (.13, .09), (.09, .02, .05), KEYS, 2.3, (20, 0, 0))
    lamp((.45, .75, 1.45), 22, rgb('#8FFFE0'), .3)
    shot(-.02, 1.50, 2.15, 1.46, 56)
    return spec


@person('deck_building/leonard_mccoy', samples=16)
def leonard_mccoy():
    """Bent over a bed in the sickbay, a humming scanner held over somebody; the board of life signs behind."""
    spec = sickbay()
    box((.60, 2.34, 1.74), (1.86, .06, .86), plain(rgb('#3E4A54'), .4, .4), bevel=.03)
    box((.60, 2.30, 1.74), (1.76, .02, .76), plain(rgb('#04080A'), .5), bevel=0)
    for k in range(9):
        box((-.20 + .20 * k, 2.285, 1.74), (.004, .004, .72), glow(rgb('#1E6A60'), .8), bevel=0)
    for z, c, beat in ((1.93, '#6FFFD0', ((.10, .02), (.14, 0), (.17, -.03), (.20, .17), (.24, -.09), (.28, 0), (.36, .035), (.43, 0))), (1.66, '#FFB048', ((.10, .05), (.20, .085), (.30, .05), (.40, 0), (.46, 0)))):
        at = [(-.22, 2.275, z)] + [(-.22 + .46 * n + x, 2.275, z + h) for n in range(4) for x, h in beat if .46 * n + x < 1.66]
        tube(at, .012, glow(rgb(c), 3.4), smooth=False)
        ellipsoid(at[-1], (.024, .01, .024), glow(rgb('#FFFFFF'), 5))
    for k in range(12):
        box((-.20 + .14 * k, 2.28, 1.45), (.10, .01, .05), glow(rgb('#FF5A3A' if k > 9 else '#FFD070' if k > 7 else '#5FD0FF'), 2.4 if k < 9 else .35), bevel=0)

    def scanner():
        rod((.0, 0, 0), (.11, 0, 0), .016, plain(rgb('#C8CCD0'), .25, .8))
        ellipsoid((.13, 0, 0), (.024, .022, .022), glow(rgb('#FFB060'), 5))
    figure('uniform', BLUE, trim=BRAID, arms=('reach', 'offer'), lean=16, head=dict(smile=-.4, brow=.7, hair='side', tint=rgb('#3A281A'), nod=12, turn=-6, age=.6), at=(-.40, .50, 0), turn=-14, hold=scanner)
    lamp((.20, .42, 1.26), 9, rgb('#FFB060'), .05)
    shot(.10, 1.47, 2.30, 1.50, 56)
    return spec


@person('deck_building/montgomery_scott', samples=16)
def montgomery_scott():
    """On one knee before the glowing core, a spanner of light in the hand, an open panel."""
    spec = engine('#5FC8FF', '#FF9A50', (.80, 1.7))

    def tool():
        rod((-.06, 0, 0), (.20, 0, 0), .017, plain(rgb('#A0A8B0'), .25, .9))
        torus((.25, 0, 0), .045, .014, plain(rgb('#A0A8B0'), .25, .9), axis='Z', part=(50, 310), u=24)
    figure('uniform', RED, trim=BRAID, arms=('reach', 'hip'), legs='kneel', lean=6, head=dict(smile=.3, brow=-.7, hair='side', tint=rgb('#1A1210'), nod=-6, turn=-14), at=(-.35, 0, .42), turn=-4, hold=tool)
    box((-.35, 0, .2), (1.6, 1.2, .44), plain(rgb('#20262E'), .4, .5), bevel=.03)
    shot(.06, 1.50, 2.25, 1.42, 56)
    return spec


def flower_pot(at):
    """Three blossoms on bent stems in a small pot."""
    pot, stem, petal = plain(rgb('#8A4A2E'), .6), plain(rgb('#3A7A3A'), .6), plain(rgb('#E86AA8'), .5, 0, 0, 8, .4)
    start = mark()
    upright([(0, .045, .045, .045), (.09, .06, .06, .06), (.095, .052, .052, .052)], pot, ring=24, steps=1)
    for k, (x, z) in enumerate(((-.07, .30), (.02, .38), (.09, .28))):
        tube([(0, 0, .08), (x * .4, 0, z * .6), (x, 0, z)], .006, stem)
        wing([(0, .02, -.02, 0, .003), (.06, .03, -.03, .03, .003), (.14, .0, -.0, .02, .001)], stem, mirror=True, steps=3, sharp=False, at=(0, 0, .10))
        for i in range(5):
            a = i * 1.2566
            ellipsoid((x + .030 * math.cos(a), -.012, z + .030 * math.sin(a)), (.028, .010, .020), petal, (0, -math.degrees(a), 0), u=14, v=8)
        ellipsoid((x, -.022, z), (.012, .010, .012), glow(rgb('#FFE080'), 1.6), u=12, v=8)
    return group(start, at, (0, 0, 0), 1.15)


@person('deck_building/hikaru_sulu', samples=16)
def hikaru_sulu():
    """At the helm, both hands on the board, his profile against the glass; stars run away from the window's middle; a pot of blossoms stands on the board."""
    spec = bridge(STEEL, 407, None, '#9FC8FF', view=(0, 1.62), wide=2.1, tall=.95, rail=False)
    figure('uniform', GOLD, trim=BRAID, arms=('low', 'low'), legs='sit', lean=6, head=dict(smile=.7, brow=-.2, hair='side', tint=rgb('#0A0909'), turn=-80, face=dict(brow=.7)), skin='tan', at=(-.16, 0, .14), turn=62)
    flower_pot((.60, .72, .90))
    box((0, .95, .72), (2.3, .5, .22), plain(DARK, .4, .3), (24, 0, 0), bevel=.05)
    lights_on(random.Random(9), (-1.0, .74, .80), (16, 2), (.13, .09), (.09, .02, .05), KEYS, 2.3, (24, 0, 0))
    box((-.16, -.26, .66), (.62, .10, .46), plain(rgb('#20242C'), .4, .3), (-6, 0, 0), bevel=.08)
    shot(.06, 1.29, 2.10, 1.46, 56)
    spec['sky_spec'].update(warp=dict(centre=(.5, .36), count=420, power=1.5, inner=.04, colour=(.82, .9, 1)), clouds=dict(colours=STEEL, angle=0, band=(.5, .4, .5), density=.35))
    return spec


@person('deck_building/romulan_commander', samples=16)
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
    figure('gown', rgb('#5E1E22'), trim=rgb('#C8D8B0'), arms=('offer', 'hip'), head=dict(smile=(.7, .3), brow=-.6, lids=.85, hair='bun', tint=rgb('#1A120E'), ears=True, nod=-4), at=(-.05, 0, 0), turn=-24, hold=cup, waist=.82, broad=.88)
    cape(cloth(rgb('#2A2E2C'), .4), 1.50, .30, 1.3, (-.05, 0, 0), -24)
    shot(.05, 1.55, 2.97, 1.38, 58)
    return spec


@person('deck_building/harry_mudd', samples=16)
def harry_mudd():
    """Broad, moustached, hat with a plume, arms thrown wide before a bar: everything is for sale."""
    spec = tavern()
    c = rgb('#2E6E6A')
    figure('coat', c, trim=rgb('#E8B850'), arms=('wide', 'wide'), pants=rgb('#2A1E1A'), lean=-7, head=dict(smile=1, cock=.9, brow=.3, hair='short', tint=rgb('#2A1A10'), beard='tache', nod=-2, turn=14), at=(-.02, 0, 0), turn=-74, broad=1.28, waist=1.5)
    for i in range(5):
        ellipsoid((.035 - .004 * i, -.215 - .010 * i, 1.42 - .085 * i), (.014,) * 3, plain(rgb('#F0C860'), .2, .95), u=12, v=8)
    hat = plain(rgb('#2E1E14'), .7, 0, .1, 12, .4)
    start = mark()
    upright([(0, .23, .23, .23), (.02, .24, .24, .24), (.025, .12, .125, .125), (.12, .105, .11, .11), (.14, .04, .04, .04)], hat, ring=40, steps=2)
    tube([(.06, .10, .05), (-.02, .20, .24), (-.10, .34, .26), (-.14, .46, .14)], .030, plain(rgb('#D84A3A'), .7, 0, .3, 30, .5), taper=(1.0, .2))
    group(start, (-.05, .03, 1.772), (0, -8, -56))
    shot(0, 1.56, 3.15, 1.40, 56)
    return spec


@person('deck_building/ruk', samples=16)
def ruk():
    """A giant, bald, in a robe with a stiff collar, stooping under the rock; he fills the picture, one hand out."""
    spec = cavern('#D8C850', 11, '#6A5E1A', rgb('#5A5648'))
    figure('robe', rgb('#5A4E3E'), arms=('reach', 'palm'), lean=9, head=dict(smile=-.6, brow=-1, kind='bald giant', hair='bald', nod=6, turn=-4), skin='white', at=(-.10, 0, -.06), turn=-34, scale=1.13, broad=1.36)
    for i in range(5):
        torus((-.02, 0, 1.53 + .018 * i), .165 - .010 * i, .022, cloth(rgb('#3A4A56'), .3), axis='Z', part=(30, 330), u=40)
    shot(.06, 1.66, 2.97, 1.18, 54)
    return spec


@person('deck_building/tpau', samples=16)
def tpau():
    """Old, small, borne high in a chair with a pointed back, a staff of bells; red sky and desert."""
    spec = outdoors(('#5A1E1A', '#C2502A', '#FFC880'), ((.60, .50), .26, '#FFB060', 1.8), '#C8603A', 411, ('#7A4030', '#3A1E1A'))
    m = plain(rgb('#2A1C18'), .5, .3, .1, 6)
    loft([(-.3, .34, .05, .05), (.5, .30, .04, .04)], m, at=(-.05, 0, .72), ring=4, steps=1)
    start = mark()
    wing([(0, 1.2, .0, 0, .05), (.30, .95, .0, .02, .04), (.42, .55, .0, .05, .03)], m)
    group(start, (-.42, 0, .72), (0, -82, 20))
    for s in (1, -1):
        rod((-1.9, s * .30 + .05, .60), (1.9, s * .30 + .05, .60), .03, m)
    figure('robe', rgb('#5A2E34'), trim=rgb('#E0B060'), arms=('staff', 'rest'), legs='sit', head=dict(smile=-.5, brow=-.6, lids=.8, hair='bun', tint=rgb('#9A9AA0'), ears=True, woman=True, age=1, turn=-12), at=(-.12, 0, .32), turn=-8, scale=.92, broad=.9)
    rod((.315, -.16, .5), (.325, -.16, 1.62), .016, plain(rgb('#C8A060'), .3, .9))
    torus((.325, -.16, 1.72), .10, .014, plain(rgb('#E0B870'), .25, .9), axis='Y', u=40)
    for i in range(5):
        a = math.radians(200 + 35 * i)
        ellipsoid((.325 + .10 * math.cos(a), -.16, 1.70 + .10 * math.sin(a) - .02), (.022, .022, .028), plain(rgb('#F0D090'), .2, .9), u=12, v=8)
    shot(.03, 1.32, 2.97, 1.22, 56)
    return spec


@person('deck_building/gary_mitchell', samples=16)
def gary_mitchell():
    """Feet off the ground, arms out from the body, silver light where eyes would be, stones float around him."""
    spec = outdoors(('#1A2A5A', '#5A5AA8', '#E0D8FF'), ((.50, .42), .34, '#8A9AD8', .75), '#5A68A8', 413, ('#4A4A56', '#20222A'), rimcolours=('#D8E8FF', '#B8A8FF'))
    figure('uniform', GOLD, trim=BRAID, arms=('wide', 'wide'), lean=-5, head=dict(smile=.4, brow=-.9, hair='short', tint=rgb('#3A2618'), nod=2, turn=10, eyes=rgb('#5F86C0')), at=(0, 0, .10), turn=-72)
    m = rock(rgb('#6A6874'), rgb('#2A2A34'))
    rnd = random.Random(6)
    for i in range(16):
        a = i * .72
        at, r = (math.cos(a) * rnd.uniform(.7, 1.15), .3 + math.sin(a) * .5, 1.0 + rnd.uniform(0, .95)), rnd.uniform(.035, .11)
        if abs(at[0]) > .36:      # none before him
            stone(at, r, m, i)
    for i in range(3):
        torus((0, .0, 1.0 + .30 * i), .55 + .12 * i, .005, glow(rgb('#9FB8F0'), 1.3), axis='Z', u=80, v=8, part=(20 + 50 * i, 220 + 50 * i))
    shot(0, 1.63, 3.24, 1.36, 58)
    return spec


@person('deck_building/khan', samples=16)
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
        lamp((0, 1.0 + i * 1.2, 1.3), 12, rgb('#7FE0D8'), .3)
    figure('rags', rgb('#8A3A22'), pants=rgb('#2A1A18'), arms=(((.13, .12, -.25), (.31, -.13, -.13)), 'hip'), hands=(((.4, .8, .5), 84), None), legs='bestride', lean=-3, twist=-12, head=dict(smile=(.6, .1), brow=-.9, lids=.9, hair='swept', tint=rgb('#140E0C'), turn=-2, nod=3, face=dict(jaw=1.12, cheek=1.1)), skin='tan', at=(0, 0, .03), turn=-58, broad=1.24, waist=1.04, woman=False)
    area((0, 4.5, 2.2), (0, 0, 1.3), 1.2, 420, rgb('#9FE8E0'))
    rims(rgb('#FFB080'), rgb('#8FE0E0'), 1.2, .5, 1.7)
    mist(3, 5)
    shot(0, 1.60, 2.6, 1.38, 56)
    return dict(sky_spec=dict(seed=415, star=0, big=0, light=[((.5, .48), .36, '#3FB8AE', 1.1)]), rays=dict(at=(.5, .42), amount=.15, threshold=.5), fog=dict(amount=.85, colour='#7FD8D0', at=(.5, .46), r=.36, gain=1.2, light=.5), glowing=.9, streak=.03)


@person('deck_building/edith_keeler', samples=16)
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
    figure('coat', rgb('#34507A'), arms=('pray', 'pray'), head=dict(smile=.6, brow=.6, gaze=(0, .3), hair='bob', tint=rgb('#20140E'), nod=-16), at=(.12, 0, -.04), turn=-28, broad=.88, waist=.9)
    hat = plain(rgb('#22365A'), .8, 0, .1, 12, .4)
    start = mark()
    upright([(-.085, .150, .150, .160), (-.07, .140, .140, .148), (-.04, .115, .118, .122), (.04, .108, .110, .116), (.09, .080, .082, .090), (.115, .03, .03, .03)], hat, ring=48, steps=5)
    torus((-.004, 0, -.032), .117, .012, plain(rgb('#C8A050'), .6), axis='Z', u=48, v=8)
    group(start, (.092, .026, 1.738), (0, -24, -28))
    rnd = random.Random(7)
    for i in range(130):
        p = (rnd.uniform(-1.3, 1.3), rnd.uniform(-1.2, 2.5), rnd.uniform(.7, 2.2))
        r = rnd.uniform(.003, .008)
        ellipsoid(p, (r, r, r), glow(rgb('#E8F0FF'), 2.2), u=6, v=4)
    rims(rgb('#FFC880'), rgb('#8FA8E8'), .55, .4)
    lamp((-.35, -.75, 1.75), 9, rgb('#FFD8A0'), .1)
    shot(0, 1.56, 3.06, 1.30, 58)
    return spec


@person('deck_building/ayelborne', samples=16)
def ayelborne():
    """A gentle old man in a plain robe lifts both hands and turns to light: hands and hair already shine, rays fill a hall of plain stone."""
    spec = fortress('#6F98C8', rgb('#3A3C46'), rgb('#2A2E48'), '#2E3A50', 19, fires=False)
    figure('robe', rgb('#6A5A44'), arms=('bless', 'bless'), head=dict(smile=.5, hair='long', tint=rgb('#9A958C'), beard='full', age=1, turn=16), at=(0, 0, 0), turn=-78, broad=.95)
    box((0, 4.25, 2.4), (5, .05, 5), plain(rgb('#3A3C46'), .8, 0, .2, 5), bevel=0)
    gold = rgb('#FFE0A0')
    for s in (1, -1):
        at = (s * .475, -.20, 1.65)
        ellipsoid(at, (.15, .10, .17), haze(rgb('#FFE0A0'), .42, 2.4))
        for i in range(9):
            a = math.radians(20 + 40 * i)
            rod((at[0] + .12 * math.cos(a), at[1] + .1, at[2] + .12 * math.sin(a)), (at[0] + .34 * math.cos(a), at[1] + .12, at[2] + .34 * math.sin(a)), .030, haze(gold, .5, 1.2), .004, ring=10, caps=False)
        lamp((at[0] * .8, -.55, 1.60), 2.2, rgb('#FFDCA0'), .12)
    ellipsoid((0, .5, 1.72), (.40, .1, .44), haze(rgb('#FFD890'), .62, 2.0))
    ellipsoid((0, .6, 1.68), (1.1, .2, 1.0), haze(rgb('#E8A850'), .34, 2.4))
    for i in range(22):
        a = i * .2856 + .1
        r1 = (1.0, 1.5, 1.2)[i % 3]
        rod((math.cos(a) * .25, .55, 1.70 + math.sin(a) * .25), (math.cos(a) * r1, .6, 1.70 + math.sin(a) * r1), .03, haze(rgb('#F0B860'), .34, 1.4), .16, ring=14, caps=False)
    area((0, .9, 2.2), (0, 0, 1.5), .7, 70, gold)
    shot(0, 1.52, 2.97, 1.42, 56)
    return spec


@person('deck_building/abraham_lincoln', samples=16)
def abraham_lincoln():
    """Top hat, chin beard, a tall black coat, sitting among the stars in a chair of stone."""
    stone_m = plain(rgb('#6A6A70'), .8, 0, .3, 9)
    chair(stone_m, (-.10, 0), -44, rgb('#6A6A70'), 1.30)
    figure('coat', rgb('#24262E'), arms=('rest', 'lap'), legs='throne', head=dict(smile=.2, brow=.4, hair='short', tint=rgb('#120E0C'), beard='chin', age=1, turn=-6, face=dict(long=.004, jaw=.92)), at=(-.10, 0, .06), turn=-44, broad=.98)
    hat = plain(rgb('#0E0F12'), .45, .1, .03, 20)
    start = mark()
    upright([(0, .155, .165, .165), (.015, .16, .17, .17), (.02, .100, .108, .108), (.26, .110, .118, .118), (.27, .10, .11, .11)], hat, ring=48, steps=1)
    group(start, (-.105, .008, 1.458), (0, -3, -50))
    rims(rgb('#FFD8A0'), rgb('#8FB8FF'), 1.15, .6, 1.3, (0, 0, 1.2))
    ellipsoid((.0, 0, .05), (1.1, .8, .14), rock(rgb('#6A6058'), rgb('#2A2628')))
    shot(.0, 1.37, 3.15, 1.20, 56)
    return dict(sky_spec=clouds(419, ROSE, -30, (.45, .45, .42), planets=[dict(at=(.80, .30), r=.15, seed=8, colours=('#5a3a2a', '#a86a40', '#e0b080'), light=(-.7, -.4, .5), air='#FFB080')]), glowing=.9, streak=.03)


@person('deck_building/ensign', samples=16)
def ensign():
    """Young, a bag over the shoulder, at the foot of a lit ramp: walking in, he looks back once. The first day."""
    spec = gate('#BFE0FF', 421, rgb('#46505E'), .5, .95)
    figure('uniform', GOLD, trim=None, arms=('down', (( .10, .12, -.20), (.16, -.04, .0))), legs='stride', head=dict(smile=.9, brow=.4, hair='side', tint=rgb('#6A4420'), nod=-2, turn=-92, gaze=(.2, 0)), at=(-.08, 0, 0), turn=40, broad=.94)
    for i in range(6):
        torus((0, 2.6 + 1.1 * i, 1.45), 1.05, .035, glow(rgb('#DCEEFF'), 1.6 - .2 * i), axis='Y', u=64, v=8)
    bag, strap = cloth(rgb('#5A6A4A'), .3, .8, 8), plain(rgb('#3A2A1C'), .6)
    start = mark()
    creased(fuse([*made(limb, [(-.26, 0, 0), (0, 0, .015), (.26, 0, 0)], .125, .125, bag)], bag, .014, 3), [((-.2, 0, 0), (.2, 0, 0), (0, 0, 0), .4, .09, .006)])
    for x in (-.16, .16):
        torus((x, 0, .005), .132, .012, strap, axis='X', u=40, v=8)
    group(start, (-.36, -.16, 1.20), (0, 62, 24))
    area((1.2, -1.4, 2.2), (-.1, 0, 1.5), .5, 13, rgb('#FFD8A8'), 60)
    shot(-.02, 1.60, 2.35, 1.36, 56)
    return spec


@person('deck_building/lieutenant', samples=16)
def lieutenant():
    """She leans with her back on the gallery's rail and reads a slate; below, a small craft rolls into the hall."""
    steel, dark, metal = plain(rgb('#5A6674'), .5, .4, .06, 4), plain(rgb('#20262E'), .5, .3), plain(IRON, .3, .7)
    box((0, 14, -3.05), (40, 34, .1), plain(rgb('#39424C'), .25, .4), bevel=0)
    for i in range(5):
        box((-3.2 + 1.6 * i, 12, -2.98), (.10, 26, .02), glow(rgb('#FFE0A0'), 1.8), bevel=0)
    for s in (1, -1):
        box((s * 9.5, 22, 2), (11, .4, 16), steel, bevel=0)
        for y in (8, 13, 18):
            tube([(s * 7, y, -3), (s * 6.4, y, 2), (s * 3.6, y, 5.0), (0, y, 5.6)], .30, dark)
        box((s * 4.1, 21.7, 0), (.2, .2, 7), glow(rgb('#BFE0FF'), 3), bevel=0)
    box((0, 22, 7.4), (10, .4, 8), steel, bevel=0)
    box((0, 21.7, 3.4), (8.2, .2, .2), glow(rgb('#BFE0FF'), 3), bevel=0)
    ship('starfleet', 'craft', (1.35, 7.5, -.9), (0, 0, -118), .66)
    lamp((1.9, 7.5, -1.0), 300, rgb('#DCE8FF'), .4)
    for x in (-3, 3):
        area((x, 9, 5), (0, 11, -3), 1.5, 900, rgb('#DCE8FF'))
    tube([(-4, .50, 1.10), (4, .50, 1.10)], .032, metal, smooth=False)
    for x in (-1.3, .75):
        rod((x, .50, 0), (x, .50, 1.1), .025, metal)
    figure('uniform', RED, arms=(((.06, .10, -.27), (.27, -.10, -.10)), ((-.16, .20, -.20), (-.12, .30, -.42))), lean=-6, head=dict(smile=.4, brow=-.3, hair='bun', tint=rgb('#7A3A1E'), nod=12, turn=-4, gaze=(0, -.3)), at=(-.22, .12, .02), turn=-58, broad=.9, waist=.88)
    start = mark()
    box((0, 0, 0), (.20, .03, .27), plain(rgb('#14181E'), .3, .5), bevel=.02)
    box((0, -.02, .02), (.16, .01, .20), glow(rgb('#8FE0FF'), 1.6), bevel=0)
    group(start, (.005, -.20, 1.36), (-38, 0, 22))
    area((.6, 4, -2.0), (-.2, 0, 1.3), 1.4, 420, rgb('#DCE8FF'))
    area((-1.8, 1.8, 2.6), (-.2, 0, 1.35), .8, 150, rgb('#FFC890'))
    area((-1.4, -3.2, 3.0), (0, 0, 1.35), 1.6, 26, (.72, .80, 1))
    mist(4, 22)
    face_light()
    shot(.04, 1.53, 2.15, 1.72, 50)
    return dict(sky_spec=clouds(425, DUSK, -14, (.5, .30, .30)), fog=dict(amount=.55, colour='#8FB0D8', at=(.5, .34), r=.45, gain=1.0, light=.35), glowing=1.0, streak=.03)


@person('deck_building/commander', samples=16)
def commander():
    """On the top step one arm points the order, the other hand is behind the back; officers at their boards turn to it; a red sun fills the glass."""
    spec = bridge(('#3A1414', '#A8402A', '#FFB080'), 427, None, '#FF8A58', view=(0, 1.86), wide=2.3, tall=1.05, rail=False)
    spec['sky_spec'].update(suns=[dict(at=(.36, .36), r=.34, colour=(1.0, .13, .03), power=.55, corona=.30)], star=60, big=0)
    figure('uniform', BLUE, arms=(((.22, .10, -.06), (.50, .02, .13)), 'back'), hands=(((.1, .5, .8), (4, 78, 84, 88)), None), head=dict(smile=-.3, brow=-.9, hair='side', tint=rgb('#4A4038'), turn=-12, age=.6), at=(-.34, 0, .06), turn=-30, broad=1.06)
    for x, y, tint, hair, c, turn, woman in ((.62, .95, GOLD, 'short', '#20140E', 150, False), (1.28, 1.25, RED, 'bob', '#8A5A2A', 190, True), (-1.12, 1.35, RED, 'short', '#14100E', 20, False)):
        figure('uniform', tint, arms=('low', 'low'), legs='sit', lean=6, head=dict(hair=hair, tint=rgb(c), nod=-8, turn=20 if turn > 180 else -10), at=(x, y, .10), turn=turn, woman=woman, skin=('light', 'tan', 'brown')[int(y * 10) % 3])
    box((.75, .62, .72), (1.9, .30, .10), plain(DARK, .4, .4), (24, 0, 0), bevel=.03)
    lights_on(random.Random(8), (-.1, .50, .76), (13, 2), (.13, .08), (.09, .02, .05), KEYS, 2.2, (24, 0, 0))
    shot(.0, 1.56, 2.30, 1.46, 54)
    return spec


@person('deck_building/janice_rand', samples=16)
def janice_rand():
    """Hair woven to a tall basket; a tray with a steaming cup and three slates; the corridor runs away behind."""
    spec = passage()
    figure('dress', RED, arms=('rest', 'rest'), legs='stride', head=dict(smile=.6, cock=.6, hair='basket', tint=rgb('#C89A50'), nod=6, turn=18), at=(0, .05, 0), turn=-74, broad=.88, waist=.84)
    box((.13, -.40, 1.19), (.62, .34, .02), plain(rgb('#3A4454'), .3, .6), bevel=.01)
    for i in range(3):
        box((.0, -.40, 1.215 + .026 * i), (.26, .24, .018), plain(rgb(('#1A1E26', '#7A2A22', '#24406E')[i]), .4), (0, 0, 6 * i - 6), bevel=.004)
    upright([(0, .042, .042, .042), (.10, .050, .050, .050)], plain(rgb('#E8E4DC'), .3), (.30, -.40, 1.20), ring=28, steps=1)
    for k in range(3):
        tube([(.30 + .02 * math.sin(i * 1.1 + k * 2), -.40, 1.33 + .05 * i) for i in range(7)], .016, haze(rgb('#FFFFFF'), .7, 1.2), taper=(1.2, .1))
    shot(.05, 1.54, 2.88, 1.48, 56)
    return spec


@person('deck_building/pavel_chekov', samples=16)
def pavel_chekov():
    """A bowl of hair over a boulder's edge, the weapon on the stone, two moons behind."""
    spec = outdoors(('#0E1A3A', '#22386A', '#7A90C8'), ((.40, .62), .34, '#5A7AC0', .8), '#2A3A6A', 429, ('#3A3E4A', '#14161E'), rimcolours=('#C8D8FF', '#8FB0FF'), density=.7,
                    planets=[dict(at=(.31, .30), r=.155, seed=31, colours=('#5a5a68', '#a8a8b4', '#e0e0e8'), light=(.7, -.2, .3), air='#C8D8FF', clouds=.0),
                             dict(at=(.80, .20), r=.075, seed=33, colours=('#5a4438', '#a87a58', '#e0b890'), light=(-.2, -.2, .6), air='#FFD8B0', clouds=.0)])

    def gun():
        rod((-.02, 0, -.06), (0, 0, .02), .020, plain(rgb('#14171C'), .4, .5))
        loft([(-.06, .02, .02, .02, .02), (.0, .035, .028, .028, .03), (.12, .030, .022, .020, .035), (.20, .010, .010, .010, .035)], plain(rgb('#A8B0BA'), .25, .8), ring=24)
        ellipsoid((.20, 0, .035), (.018, .018, .018), glow(rgb('#FF6A40'), 5))
    figure('uniform', GOLD, arms=('aim', 'aim'), legs='kneel', lean=16, head=dict(smile=-.3, brow=-1, lids=.9, hair='bowl', tint=rgb('#1A100A'), nod=-6, turn=-8, face=dict(long=-.003, jaw=.92)), at=(-.34, .25, .46), turn=-22, hold=gun, broad=.94)
    m = rock(rgb('#4A4E5C'), rgb('#14161E'), 1.8)
    for at, r, k in (((.66, -.1, .60), .55, 3), ((-.45, -.55, .42), .46, 5), ((1.3, .5, .5), .7, 8), ((-1.5, .6, .5), .75, 9), ((.1, -.6, .25), .5, 12)):
        stone(at, r, m, k, .32)
    shot(.02, 1.44, 2.70, 1.40, 56)
    return spec


@person('deck_building/christine_chapel', samples=16)
def christine_chapel():
    """Before a wall of glass and colour she looks at one vial, held against the light."""
    spec = lab(wall=.20, power=.65)
    figure('dress', rgb('#8FA6BC'), arms=(((.24, .05, -.10), (.45, .0, .12)), 'chest'), hands=(58, None), head=dict(smile=.4, brow=.5, hair='flip', tint=rgb('#D8C08A'), nod=-6, turn=12), at=(-.12, 0, 0), turn=-44, broad=.88, waist=.82)
    hand = Vector((.165, -.44, 1.49))
    upright([(0, .026, .026, .026), (.13, .026, .026, .026)], glow(rgb('#FF4A58'), 3.2), hand, ring=20, steps=1)
    upright([(.13, .028, .028, .028), (.17, .012, .012, .012), (.20, .018, .018, .018)], plain(rgb('#E8F0F4'), .1, .3), hand, ring=20, steps=2)
    ellipsoid(hand + Vector((0, 0, .07)), (.09, .09, .13), haze(rgb('#FF6A70'), .5, 2.4))
    lamp(hand + Vector((0, -.15, .1)), 1.6, rgb('#FF7A80'), .05)
    shot(.03, 1.58, 3.06, 1.46, 56)
    return spec


@person('deck_building/mbenga', samples=16)
def mbenga():
    """Ready to begin: two raised gloves, a hooped machine, somebody under a sheet."""
    spec = gate('#C8F0E0', 495, rgb('#5A6A6E'), 1.5, .8)
    spec['fog'].update(amount=.2)
    steel = plain(rgb('#8A969E'), .3, .7)
    for i, r in enumerate((1.05, .92)):
        torus((0, 1.5 + .3 * i, 1.25), r, .09, steel, axis='Y', part=(0, 360), u=72)
        torus((0, 1.40 + .3 * i, 1.25), r, .018, glow(rgb('#8FFFD8'), 3.4), axis='Y', u=72, v=8)
    green = rgb('#2E6A58')
    figure('coat', green, arms=('bless', 'bless'), head=dict(brow=-.4, hair='bald', nod=4), skin='brown', at=(0, .1, 0), turn=-90, broad=1.04)
    scrub = cloth(rgb('#8AB8A4'), .3, .4, 9)
    upright([(-.005, .112, .112, .112), (.06, .110, .108, .108), (.11, .07, .07, .07), (.125, .02, .02, .02)], scrub, (0, .09, 1.722), ring=36, steps=3)
    ellipsoid((0, .008, 1.588), (.068, .050, .048), scrub, u=32, v=20)
    glove = plain(rgb('#D8F0E8'), .35)
    for s in (1, -1):
        start = big_hand(glove, 8, 7, 40)
        g = group(start, (s * .475, -.02, 1.66), (0, 0, 0), 1.12)
        g.rotation_euler = Euler((math.radians(0), math.radians(-90), math.radians(90 if s > 0 else 90)), 'XYZ')
        g.scale = (1.12, 1.12 * s, 1.12)
    sheet = cloth(rgb('#C8D4D4'), .3, .5, 7)
    loft([(-1.2, .12, .1, .14, 1.02), (-.8, .20, .16, .10, 1.02), (-.3, .26, .22, .10, 1.02), (.3, .24, .18, .10, 1.02), (1.3, .18, .14, .10, 1.02)], sheet, at=(.1, -.62, 0), ring=28, power=2.4)
    start = mark()
    head_of(hair='bowl', tint=rgb('#14100C'), ears=True, look=1)
    group(start, (-.36, -.66, 1.19), (0, -80, 0))
    area((0, -.2, 3.0), (0, -.5, 1.0), .8, 70, rgb('#E8FFF8'))
    shot(0, 1.54, 3.15, 1.44, 56)
    return spec


@person('deck_building/marlena_moreau', samples=16)
def marlena_moreau():
    """She touches one key; her reflection in the dark screen wears another coat."""
    floor()
    wall, metal = plain(rgb('#20252E'), .6, .2, .05, 4), plain(IRON, .3, .7)
    box((-2.6, 1.9, 1.5), (3.6, .3, 5), wall, bevel=0)
    box((2.9, 1.9, 1.5), (2.6, .3, 5), wall, bevel=0)
    box((.5, 1.9, 3.3), (3, .3, 2.0), wall, bevel=0)
    box((.42, 1.9, .35), (3, .3, 1.2), wall, bevel=0)
    tint = rgb('#7FB8E8')
    for s in (1, -1):
        box((.42 + s * .86, 1.72, 1.62), (.06, .06, 1.36), metal, bevel=.01)
        box((.42 + s * .82, 1.70, 1.62), (.014, .02, 1.30), glow(tint, 2.6), bevel=0)
        box((.42, 1.72, 1.62 + s * .68), (1.78, .06, .06), metal, bevel=.01)
    figure('armour', rgb('#3A1216'), trim=rgb('#E8C050'), arms=('down', 'reach'), head=dict(smile=(.6, .1), brow=-.4, hair='long', tint=rgb('#140C0A'), turn=-20), skin='tan', at=(.50, 2.5, .05), turn=-118, scale=1.08, waist=.82, broad=.90)
    area((-.6, 4.2, 2.6), (.5, 2.5, 1.4), .8, 240, rgb('#FF5A3A'))
    area((1.7, 4.0, 2.4), (.5, 2.5, 1.4), .8, 200, rgb('#FF8A50'))
    figure('dress', BLUE, arms=('reach', 'down'), head=dict(hair='long', tint=rgb('#2A1A12'), turn=-44), at=(-.44, .30, 0), turn=46, waist=.82, broad=.88)
    box((.55, 1.45, 1.02), (1.7, .5, .10), plain(DARK, .4, .4), (22, 0, 0), bevel=.03)
    for i in range(7):
        box((.0 + .16 * i, 1.28, 1.07), (.11, .07, .02), glow(rgb('#FFB050') if i == 0 else tint, 5 if i == 0 else .8), (22, 0, 0), bevel=0)
    lamp((.0, 1.1, 1.25), 5, rgb('#FFB050'), .05)
    area((.4, 1.6, 1.7), (-.4, .3, 1.4), .9, 120, tint)
    area((-1.9, 1.6, 2.6), (-.4, .2, 1.35), .8, 210, rgb('#8FB8FF'), 110)
    area((-1.4, -3.2, 3.0), (0, 0, 1.35), 1.6, 16, (.72, .80, 1))
    face_light()
    area((.5, .9, 2.6), (.5, 2.5, 1.5), .5, 60, rgb('#FFB090'), 60)
    mist(3.5, 5)
    shot(.08, 1.50, 2.97, 1.46, 54)
    return dict(sky_spec=dict(seed=497, star=0, big=0, light=[((.58, .42), .22, '#5A1414', .8)]), fog=dict(amount=.15, colour='#3A1418', at=(.6, .4), r=.4, gain=.8, light=.3), glowing=1.0, streak=.03)


@person('deck_building/number_one', samples=16)
def number_one():
    """Long dark hair, cool and still in the command chair, seen from the front; one red strip of light under a window of stars."""
    floor(rgb('#0E1014'))
    wall = plain(rgb('#1E242E'), .6, .2, .05, 4)
    for z in (.6, 3.9):
        box((0, 3.4, z), (14, .2, 2.4), wall, bevel=0)
    for x in (-2.4, -1.2, 1.2, 2.4):
        box((x, 3.35, 2.2), (.08, .1, 1.4), plain(IRON, .3, .7), bevel=.02)
    red = rgb('#FF3A2A')
    box((0, 3.2, 1.70), (9, .05, .08), glow(red, 4.0), bevel=0)
    box((0, 3.22, 1.70), (9, .05, .30), glow(red, .30), bevel=0)
    lights_on(random.Random(7), (-2.1, 3.2, 1.2), (24, 2), (.18, .16), (.12, .02, .06), ('#3A5A7A', '#5A7AA0', '#2A4A6A'), 1.2)
    chair(plain(rgb('#2A303A'), .35, .4), (0, .1), -90, high=1.30)
    figure('uniform', rgb('#5A86A8'), arms=('rest', 'chin'), legs='throne', head=dict(smile=-.1, brow=-.5, cock=.6, lids=.9, hair='long', tint=rgb('#0C0908'), nod=0, turn=-8, face=dict(brow=.4)), at=(0, .1, .06), turn=-84, waist=.86, broad=.90)
    area((0, 3.0, 2.4), (0, .1, 1.4), 1.2, 300, red)
    rims(rgb('#FF5A48'), rgb('#FF8A68'), .8, .3)
    area((0, -2.2, .1), (0, 0, 1.1), 1.0, 16, rgb('#8FC0E8'))
    mist(3, 4)
    shot(0, 1.16, 2.48, 1.14, 54)
    return dict(sky_spec=clouds(499, STEEL, -14, (.5, .4, .4), star=300), fog=dict(amount=.2, colour='#5A1A18', at=(.5, .3), r=.5, gain=.8, light=.3), glowing=1.1, streak=.04)


@person('deck_building/koloth', samples=16)
def koloth():
    """A boot on a stool at the station's counter, the cup lifted, a smile; balls of fur on the counter and by his boot."""
    spec = cabin(STEEL, '#B8C8D8', 525, (.30, 1.72), 1.30, .66, rgb('#4A525C'), False)
    steel = plain(rgb('#7A848E'), .3, .8)

    def cup():
        upright([(-.09, .05, .05, .05), (-.08, .02, .02, .02), (-.02, .02, .02, .02), (.0, .055, .055, .055), (.09, .065, .065, .065)], plain(rgb('#E0B860'), .2, .9), (.02, 0, 0), ring=28, steps=2)
    boot = (.93, ((.36, .13, .90), (.34, .13, .56)), ((.0, .13, .50), (-.10, .14, .09)))
    figure('armour', rgb('#5E656E'), trim=rgb('#D0D6DC'), pants=rgb('#1A1C20'), arms=(((.20, .04, -.20), (.44, -.12, .0)), 'hip'), legs=boot, lean=-2, head=dict(smile=(.9, .1), brow=-.5, cock=1, kind='klingon', hair='swept', beard='goatee', nod=-6, turn=14, tilt=6, face=dict(jaw=.92, brow=1.2)), skin='tan', at=(-.20, 0, .02), turn=-48, broad=1.02, hold=cup)
    upright([(0, .18, .18, .18), (.04, .05, .05, .05), (.42, .05, .05, .05), (.46, .24, .24, .24), (.52, .24, .24, .24)], steel, (.10, -.34, 0), ring=36, steps=1)
    box((1.15, .85, .55), (1.3, .6, 1.1), plain(rgb('#2A3038'), .35, .5), bevel=.04)
    box((1.15, .82, 1.12), (1.4, .7, .05), steel, bevel=.015)
    box((1.15, .545, .80), (1.2, .02, .04), glow(rgb('#8FD0FF'), 2.4), bevel=0)
    rnd = random.Random(3)
    for i, c in enumerate(('#3AC8A0', '#FFC050', '#E85A3A', '#4AA8FF')):
        upright([(0, .05, .05, .05), (.17, .05, .05, .05), (.21, .02, .02, .02), (.30, .02, .02, .02)], glow(rgb(c), .9), (.98 + .17 * i, 1.0, 1.145), ring=16, steps=1)
    for i, (at, r) in enumerate((((.70, .66, 1.20), .075), ((.84, .62, 1.215), .09), ((.76, .60, 1.33), .06), ((.42, -.30, .60), .09))):
        fur_ball(at, r, rgb(('#B89060', '#8A6238', '#D8C09A', '#A87A48')[i]), i)
    area((.2, 3.4, 2.2), (-.1, 0, 1.4), 1.2, 190, rgb('#C8DCFF'))
    shot(.10, 1.44, 3.24, 1.38, 54)
    return spec


@person('deck_building/kang', samples=16)
def kang():
    """A grey-maned warrior leans on his sword with both hands, its point on the grating; a whirl of rose light hangs behind his shoulder."""
    floor()
    iron = plain(rgb('#2A2E36'), .4, .6)
    c = rgb('#FF4AB8')
    rnd = random.Random(5)
    at = Vector((.55, 2.2, 1.80))
    for k in range(5):
        pts = [at + Vector((math.cos(k * 1.257 + i * .16) * (.06 + .022 * i), .02 * i, math.sin(k * 1.257 + i * .16) * (.06 + .022 * i) * .86)) for i in range(34)]
        tube([tuple(p) for p in pts], .09, haze(mix(c, (1, 1, 1), .15), .9, 1.6), taper=(1.0, .25))
    for i in range(90):
        a, r = rnd.uniform(0, 6.28), .85 * rnd.random() ** .7
        ellipsoid(tuple(at + Vector((math.cos(a) * r, -.1, math.sin(a) * r * .86))), (.012,) * 3, glow(mix(c, (1, 1, 1), .5), 3), u=6, v=4)
    ellipsoid(tuple(at), (.26, .2, .26), haze(mix(c, (1, 1, 1), .4), 1.3, 2.4))
    for s in (1, -1):
        box((s * 1.75, 2.4, 1.5), (.24, .24, 3.4), iron, bevel=.03)
        tube([(s * 3, 1.9, 1.05), (s * .95, 1.9, 1.05)], .03, iron)
    for i in range(9):
        box((-2.4 + .6 * i, 3.6, 1.6), (.08, .3, 4), iron, bevel=.02)
    figure('armour', rgb('#3A3E46'), trim=rgb('#C0C6D0'), arms=(((.18, .08, -.25), (.36, -.17, -.22)), ((.18, .08, -.25), (.36, -.17, -.20))), legs='bestride', hands=(70, 70),
           head=dict(smile=-.6, brow=-1.1, kind='klingon', hair='mane', tint=rgb('#6A6660'), beard='full', nod=2, turn=12, age=.8, face=dict(jaw=1.18, brow=1.7)), skin='bronze', at=(-.08, .05, .02), turn=-72, broad=1.2)
    m = plain(rgb('#D8DCE4'), .15, .95)
    start = mark()
    wing([(-1.02, .001, -.001, .0, .001), (-.86, .050, -.036, .0, .010), (-.2, .050, -.050, .0, .012), (.0, .052, -.052, .0, .012)], m, mirror=False, steps=3)
    for ob in list(bpy.context.scene.collection.objects)[start:]:
        ob.data.transform(Matrix.Rotation(math.radians(-90), 4, 'Z'))
    box((.02, 0, 0), (.05, .36, .06), plain(rgb('#C09A48'), .3, .9), bevel=.012)
    for s in (1, -1):
        tube([(.02, s * .17, 0), (.06, s * .22, 0), (.11, s * .22, 0)], .018, plain(rgb('#C09A48'), .3, .9))
    rod((.02, 0, 0), (.22, 0, 0), .020, plain(rgb('#1A1416'), .5))
    ellipsoid((.24, 0, 0), (.036, .036, .036), plain(rgb('#C09A48'), .3, .9))
    group(start, (.035, -.30, 1.02), (0, -90, 0)).rotation_euler = Euler((math.radians(0), math.radians(-90), math.radians(90)), 'XYZ')
    area((.4, 3.4, 2.0), (0, 0, 1.4), 1.4, 420, c)
    rims(c, rgb('#C880FF'), .8, .3)
    mist(3, 4)
    shot(.06, 1.47, 2.97, 1.34, 54)
    return dict(sky_spec=dict(seed=527, star=0, big=0, light=[((.62, .36), .5, '#5A1244', .8)]), fog=dict(amount=.35, colour='#6A1A54', at=(.62, .36), r=.5, gain=.9, light=.3), glowing=1.0, streak=.03)


@person('deck_building/matt_decker', samples=16)
def matt_decker():
    """Bowed under a fallen beam; through the torn hull the mouth of the horn glows far away."""
    floor()
    rnd = random.Random(5)
    wall, beam_m, scorched = plain(rgb('#20252C'), .6, .3, .08, 4), plain(rgb('#3A424C'), .4, .6), plain(rgb('#14161A'), .7, .3, .2, 6)
    n = 40
    rim = []
    for i in range(n):
        a = 2 * math.pi * i / n
        rim.append((.62 + 1.02 * math.cos(a) * (1 + rnd.uniform(-.16, .16)), 2.8, 1.86 + .60 * math.sin(a) * (1 + rnd.uniform(-.22, .22))))
    verts = [p for i, (x, y, z) in enumerate(rim) for p in ((x, y, z), (.62 + 9 * math.cos(2 * math.pi * i / n), y, 1.8 + 9 * math.sin(2 * math.pi * i / n)))]
    mesh(verts, [(2 * i, 2 * ((i + 1) % n), 2 * ((i + 1) % n) + 1, 2 * i + 1) for i in range(n)], wall, smooth=False)
    for i in range(n):
        x, y, z = rim[i]
        if i % 3 == 0:
            a = 2 * math.pi * i / n
            mesh([(x, y, z), (x + .1, y - .05, z + .08), (x - .22 * math.cos(a), y - .3 * rnd.random(), z - .22 * math.sin(a))], [(0, 1, 2)], beam_m, smooth=False)
    box((-.30, .35, 2.06), (3.4, .26, .24), beam_m, (0, 17, -8), bevel=.03)
    area((-1.2, 1.2, 2.9), (.6, 2.8, 1.6), .8, 120, rgb('#8FA8D8'), 120)
    box((1.35, .9, 1.1), (.22, .22, 2.4), beam_m, (0, -26, 0), bevel=.03)
    for i in range(12):
        box((rnd.uniform(-2, 2), rnd.uniform(.8, 2.4), rnd.uniform(.0, .7)), (rnd.uniform(.2, .6), rnd.uniform(.1, .4), rnd.uniform(.05, .2)), scorched, [rnd.uniform(-40, 40) for _ in range(3)], bevel=.01)
    chair(plain(rgb('#20242C'), .4, .3), (-.36, .15), 20, high=.95)
    figure('uniform', rgb('#8A7440'), arms=(((.30, .04, -.20), (.34, -.10, .02)), 'lap'), legs='throne', lean=30, head=dict(smile=-1, brow=1.2, hair='side', tint=rgb('#6A6660'), nod=24, turn=-14, age=.8), at=(-.36, .15, .10), turn=-12)
    for at in ((-1.25, .9, 1.75), (.95, .5, 1.52)):
        at = Vector(at)
        for _ in range(26):
            v = Vector((rnd.gauss(0, .5), rnd.gauss(-.2, .3), rnd.gauss(-.3, .5)))
            rod(at + v * .20, at + v * .27, .006, glow(rgb('#FFD8A0'), 4), .001, ring=5)
        ellipsoid(at, (.05, .05, .05), glow(rgb('#FFF0D0'), 5))
    area((.6, 3.6, 2.0), (-.3, .1, 1.2), 1.2, 300, rgb('#FFB070'))
    area((-1.9, 1.6, 2.6), (-.3, .1, 1.2), .8, 200, rgb('#8FB8FF'), 110)
    area((-1.4, -3.2, 3.0), (0, 0, 1.2), 1.6, 14, (.72, .80, 1))
    face_light(1.1, (1, .82, .62), (-.2, 0, 1.3))
    mist(3, 4)
    shot(.06, 1.36, 3.06, 1.34, 54)
    return dict(sky_spec=dict(seed=529, star=260, big=4, clouds=dict(colours=('#101A2E', '#2A3A5A', '#8AA0C8'), angle=-20, band=(.6, .4, .4), density=.4),
                              light=[((.70, .33), .055, '#FFB050', 2.6), ((.70, .33), .11, '#FF5A1E', .8)]), fog=dict(amount=.15, colour='#3A3040', at=(.5, .4), r=.5, gain=.8, light=.3), glowing=1.1, streak=.05)


@person('deck_building/robert_wesley', samples=16)
def robert_wesley():
    """A grey commodore, hands behind the back, lit by the plot beside him: four ships of light close in upon one in red."""
    floor()
    box((0, 3.3, 1.6), (14, .2, 6), plain(rgb('#16181E'), .6, .2, .05, 4), bevel=0)
    amber, own, foe = rgb('#FFB040'), rgb('#8FFFF0'), rgb('#FF4A30')
    for i in range(15):
        box((-1.3 + .26 * i, 1.96, 1.55), (.006, .01, 2.2), glow(amber, .5), bevel=0)
    for j in range(9):
        box((.5, 1.96, .55 + .26 * j), (3.8, .01, .006), glow(amber, .5), bevel=0)
    for s in (1, -1):
        box((.5, 1.96, 1.59 + s * 1.08), (3.9, .04, .04), glow(amber, 1.6), bevel=0)

    def plotted(kind, at, ahead, size, colour):
        root = ship('starfleet', kind, scale=size)
        for ob in list(surfaces(root)):
            if ob.data.materials[0].name.startswith(('glow', 'haze')):
                bpy.data.objects.remove(ob)
        clothe(root, hologram(colour, 2.0, 60, .35))
        x = Vector(ahead).normalized()
        y = Vector((-.25, -.75, .6)).cross(x).normalized()
        root.rotation_euler = Matrix((x, y, x.cross(y))).transposed().to_euler()
        root.location = at
    target = Vector((.92, 1.6, 1.52))
    plotted('heavy', target, (-1, -.2, .1), .085, foe)
    for r, power in ((.26, 3.0), (.38, 1.8)):
        torus(target, r, .008, glow(foe, power), axis='Y', u=72, v=6)
    for x, z in ((.34, 2.02), (.22, 1.24), (.62, 1.06), (.98, 2.08)):
        at = Vector((x, 1.7, z))
        way = (target - at).normalized()
        plotted('cruiser', at, way, .046, own)
        for k in range(4):
            rod(at + way * (.17 + .07 * k), at + way * (.20 + .07 * k), .006, glow(own, 2.4), ring=6)
        tube([at - way * (.16 + .08 * k) + Vector((0, 0, (z - 1.55) * .012 * k * k)) for k in range(7)], .009, glow(own, 1.4), taper=(1, .2))
    figure('uniform', GOLD, arms=('back', 'back'), lean=-3, head=dict(smile=-.4, brow=-.8, hair='side', tint=rgb('#A8A49C'), nod=-2, turn=-14, age=.9, face=dict(jaw=1.1)), at=(-.34, .10, 0), turn=-30, broad=1.10)
    area((1.1, 1.3, 1.6), (-.3, 0, 1.5), .9, 130, rgb('#FF9A50'))
    area((-1.9, 1.9, 2.5), (-.3, 0, 1.4), .8, 260, rgb('#8FD8FF'), 110)
    face_light(.7, (1, .80, .58), (-.3, .1, 1.5))
    mist(3, 4)
    shot(.10, 1.55, 2.35, 1.44, 54)
    return dict(sky_spec=dict(seed=531, star=0, big=0), fog=dict(amount=.2, colour='#8A5A20', at=(.62, .42), r=.5, gain=.9, light=.3), glowing=1.0, streak=.02)
