# SPDX-License-Identifier: MIT
"""Deck Building Game, more whom they meet: guests, strangers, people of other worlds and times."""
from places import *
from props import *

GOLD, RED, BLUE = rgb('#9A741C'), rgb('#8E1F1C'), rgb('#1C4A80')


@shared('deck_building/areel_shaw', samples=36)
def areel_shaw():
    """One straight arm across the picture, papers in the other hand, the round window over her."""
    spec = court()
    figure('dress', RED, arms=(((.24, .04, .02), (.52, .0, .05)), 'chest'), head=dict(hair='flip', tint=rgb('#B08848')), at=(-.30, 0, .02), turn=4, waist=.85, broad=.88)
    box((.02, .10, 1.26), (.02, .20, .26), plain(rgb('#E0DCCB'), .7), (0, 20, 30), bevel=0)
    shot(0, 1.56, 3.5, 1.40, 56)
    return spec


@shared('deck_building/leila_kalomi', samples=36)
def leila_kalomi():
    """Straw hat, one pale blossom lifted to the face; the meadow leans towards her."""
    spec = garden(rgb('#E8D8F0'), rgb('#4A7A3A'), TEAL)
    figure('gown', rgb('#B89A3A'), arms=('chin', 'lap'), legs='knees', head=dict(hair='long', tint=rgb('#C8A860'), nod=10), at=(0, .2, .38), turn=10, waist=.82, broad=.85)
    start = mark()
    straw = plain(rgb('#D8B870'), .8, 0, .3, 40)
    upright([(0, .21, .21, .21), (.012, .215, .215, .215), (.016, .105, .108, .108), (.10, .09, .095, .095), (.11, .05, .05, .05)], straw, ring=44, steps=2)
    group(start, (.055, .21, 1.66), (0, 8, 10))
    start = mark()
    for k in range(6):
        ellipsoid((.05 * math.cos(k * 1.047), .05 * math.sin(k * 1.047), .01), (.045, .028, .012), plain(rgb('#F4E8F8'), .5), (0, -25, math.degrees(k * 1.047)), u=16, v=8)
    ellipsoid((0, 0, .015), (.02, .02, .016), glow(rgb('#FFE080'), 2), u=12, v=8)
    group(start, (.27, .02, 1.52), (50, 10, 0))
    shot(0, 1.40, 3.3, 1.42, 56)
    return spec


@shared('deck_building/miranda_jones', samples=36)
def miranda_jones():
    """A gown netted with beads; light stabs out of the box below her hand, she looks the other way."""
    spec = pads('#FFD890')
    figure('gown', rgb('#16161C'), trim=rgb('#C8B070'), arms=('low', 'down'), head=dict(hair='bun', tint=rgb('#1A1412'), turn=40), at=(-.10, 0, .02), turn=20, waist=.82, broad=.86)
    rnd = random.Random(2)
    for i in range(150):
        a, z = rnd.uniform(-2.6, .6), rnd.uniform(.75, 1.45)
        r = .205 if z < 1.0 else .175
        ellipsoid((-.10 + r * math.cos(a) * .8, r * math.sin(a), z), (.006, .006, .006), glow(rgb('#FFF0C0'), 3), u=6, v=4)
    box((.42, -.10, .98), (.42, .36, .30), plain(rgb('#1C2026'), .3, .6), (0, 0, 20), bevel=.03)
    box((.42, -.10, 1.14), (.44, .38, .03), plain(rgb('#2A303A'), .3, .6), (0, 0, 20), bevel=.01)
    for i in range(7):
        a = math.radians(-150 + 44 * i)
        d = Vector((math.cos(a), math.sin(a) * .4 - .2, .35 + .2 * (i % 3)))
        p = Vector((.42, -.12, 1.125))
        mesh([p + d * .2, p + d * .95 + Vector((0, 0, .05)), p + d * .95 - Vector((0, 0, .03))], [(0, 1, 2)], haze(rgb('#E8FFF0'), 2.6, .4), smooth=False)
        rod(p + d * .15, p + d * .9, .010, glow(rgb('#F0FFF8'), 4), .002, ring=6)
    lamp((.42, -.35, 1.2), 9, rgb('#E0FFF0'), .05)
    shot(.05, 1.50, 3.4, 1.42, 56)
    return spec


@shared('deck_building/kevin_riley', samples=36)
def kevin_riley():
    """At the chart board of a small craft he throws a glowing course over his head like a kite."""
    spec = cockpit(STEEL, 461)
    figure('uniform', GOLD, arms=('up', 'low'), legs='sit', lean=-4, head=dict(hair='bowl', tint=rgb('#5A3018'), nod=-16), at=(-.35, .1, .34), turn=30)
    pts = [(.05 + .16 * i, .35, 1.86 + .12 * math.sin(i * .9)) for i in range(8)]
    tube(pts, .010, glow(rgb('#8FE8FF'), 4))
    for i in (0, 3, 5, 7):
        ellipsoid(pts[i], (.03, .03, .03), glow(rgb('#E0FFFF'), 5))
        torus(pts[i], .06, .005, glow(rgb('#8FE8FF'), 3), axis='Y', u=40, v=6)
    shot(.0, 1.50, 3.3, 1.45, 56)
    return spec


@shared('deck_building/surak', samples=36)
def surak():
    """From behind: a white robe alone on black rock, pointed ears, palms lifted; fire under him."""
    spec = outdoors(('#2A1010', '#8A2A14', '#FF9A50'), ((.50, .74), .30, '#FF7A30', 1.2), '#8A2A14', 463, ('#2A2224', '#121012'), power=.8)
    white = cloth(rgb('#C8C0B0'))
    figure('robe', rgb('#C8C0B0'), arms=('bless', 'bless'), head=dict(hair='bowl', ears=True, tint=rgb('#5A5A60'), nod=-6), at=(0, 0, .04), turn=82)
    cape(white, 1.50, .30, 1.3, (0, 0, .04), 82)
    m, hot = rock(rgb('#2E2628'), rgb('#100E10'), 2), glow(rgb('#FF6A20'), 3.4)
    rnd = random.Random(4)
    for i in range(18):
        s = rnd.choice((-1, 1))
        stone((s * rnd.uniform(.6, 2.4), rnd.uniform(-.3, 2.5), rnd.uniform(.3, .8)), rnd.uniform(.18, .5), m, i, .5)
    for k in range(3):
        tube([(-3 + i * .5, 1.0 + k * .9 + .3 * math.sin(i * 1.3 + k), .42 + .05 * k) for i in range(13)], .05, hot)
    lamp((0, -.5, .5), 30, rgb('#FF7A30'), .3)
    area((0, -1.2, .3), (0, 0, 1.3), .8, 40, rgb('#FF8A40'))
    shot(0, 1.54, 3.5, 1.40, 56)
    return spec
