# SPDX-License-Identifier: MIT
"""What stands for a game on the first screen: 800x720, its lower third goes over into dark ground for words."""
from props import *
from strike_hulls import vessel
from worlds import chart, ring


@poster('posters/tactics', samples=28)
def four_sides():
    """A blue world that all four want."""
    ship('starfleet', 'capital', (.1, -2.0, .45), (-12, -6, 22), .62)
    ship('vulcan', 'heavy', (-3.6, 4.4, 2.3), (-8, 0, -16), .62)
    ship('klingon', 'escort', (3.3, 3.4, 2.35), (14, 0, 206), .52)
    ship('romulan', 'cruiser', (2.9, -1.5, -1.25), (-22, 0, 152), .40)
    c = camera((2.8, -11.4, 2.4), (.35, 0, .55), 40)
    rig('starfleet', c, (0, 0, 0), 10, key=1.0, rim=.9)
    return dict(sky_spec=clouds(951, EMBER, -24, (.5, .35, .42), planets=[
        dict(at=(.56, .86), r=.42, seed=4, colours=('#0e3a72', '#3e6a44', '#b8a47a'), light=(-.5, -.75, .35), air='#7FB8FF', lights=True, clouds=.5)]), glowing=1.1, streak=.08)


@poster('posters/alpha_strike', samples=28)
def broadside():
    """Rays of one ship on the shields of another, among rocks."""
    rnd = random.Random(12)
    m = rock(rgb('#5A544E'), rgb('#201E22'))
    for i in range(26):
        stone((rnd.uniform(-7, 7), rnd.uniform(3, 12), rnd.gauss(.3, 2.6)), rnd.uniform(.1, .8), m, i)
    vessel('halberd', (-1.35, -1.0, -.85), (-14, -8, 30), .66)
    vessel('bastion', (2.9, 4.2, 2.15), (-10, 0, 214), .84)
    ice, fire = rgb('#6AC8FF'), rgb('#FF7A30')
    for a, b, tint in (((.15, .0, -.25), (2.0, 2.7, 1.6), ice), ((-.1, -.3, -.6), (2.45, 2.6, 1.15), fire)):
        beam(Vector(a), Vector(b), tint, .035, 4)
        burst(a, .22, tint, .7, 60)
        burst(b, .50, tint, 1.0, 200)
    ellipsoid((2.8, 4.2, 2.15), (2.5, 2.3, 1.8), dome(rgb('#7FC8FF'), 1.1, 1.7, hit=(1.9, 2.7, 1.55)))
    c = camera((2.6, -11.2, 1.9), (.25, 0, .55), 40)
    rig('halberd', c, (0, 0, 0), 10, key=1.0, rim=1.0)
    return dict(sky_spec=clouds(957, ROSE, 24, (.5, .4, .40)), glowing=1.15, streak=.10)


@poster('posters/deck_building', samples=28)
def first_voyage():
    """One ship sets out past a ringed world into gas that nobody has charted."""
    ship('starfleet', 'cruiser', (.35, -1.6, .35), (-12, -8, 26), .74)
    c = camera((2.6, -10.6, 1.6), (.25, 0, .35), 42)
    rig('starfleet', c, (0, 0, 0), 9, key=1.0, rim=1.1)
    at = (.74, .26)
    return dict(sky_spec=clouds(963, TEAL, -30, (.4, .5, .5), planets=[
        dict(at=at, r=.17, seed=104, colours=('#6a4a34', '#b08a5e', '#ecd8b0'), light=(-.6, -.5, .55), air='#FFE0B0', bands=.9, clouds=.06)]),
        extra=ring(at, .17, .22, .37, '#E8D0A8', tilt=.24, turn=-20), glowing=1.1, streak=.06)


@poster('posters/star_empires', samples=28)
def star_lanes():
    """Worlds joined by lanes, and three fleets on their way to the one in their middle."""
    around = [(.13, .20, .034), (.46, .07, .026), (.83, .14, .034), (.90, .44, .028), (.12, .50, .028)]
    rim = [(.50 + .19 * math.cos(a), .33 + .21 * math.sin(a), .0004) for a in (-2.75, -1.72, -.55, .32, 2.62)]
    lanes = [(i, 5 + i) for i in range(5)] + [(0, 1), (1, 2), (2, 3), (4, 0)]
    worlds = [dict(at=(x, y), r=size, seed=40 + i, colours=tint, light=(-.6, -.6, .5), air='#8090A8', clouds=.1) for i, ((x, y, size), tint) in enumerate(zip(around, (
        ('#5A2A1C', '#A8603A', '#E8C090'), ('#3A4A5E', '#90A8B8', '#F0F4F8'), ('#1C4A3A', '#5A9A62', '#D8D8A0'), ('#4A3A2A', '#8A7A62', '#C8B8A0'), ('#2A2A5E', '#6A62A8', '#C8C0F0'))))]
    for kind, at, size in (('capital', (-1.2, -2.6, -.45), .42), ('escort', (-2.4, -1.4, -.15), .34), ('escort', (-1.9, -3.3, -1.0), .30)):
        ship('starfleet', kind, at, (-12, -8, 26), size)
    for kind, at, size in (('capital', (2.2, -1.6, .62), .50), ('escort', (3.1, .4, 1.25), .40), ('escort', (3.0, -2.2, .12), .36)):
        ship('klingon', kind, at, (12, 8, 200), size)
    for kind, at, size in (('cruiser', (1.05, -2.2, -1.15), .32), ('escort', (1.9, -3.2, -1.15), .26)):
        ship('romulan', kind, at, (-14, 0, 140), size)
    c = camera((2.6, -11.2, 2.2), (.25, 0, .45), 42)
    rig('starfleet', c, (0, 0, 0), 10, key=1.1, rim=1.2)
    return dict(sky_spec=dim(clouds(971, DUSK, -18, (.5, .62, .34), planets=[*worlds,
        dict(at=(.50, .33), r=.16, seed=11, colours=('#0E3A72', '#3E6A44', '#B8A47A'), light=(-.6, -.6, .5), air='#8FC4FF', lights=True, clouds=.55)]), .7),
        extra=chart([*((x, y, .0004) for x, y, _ in around), *rim], lanes, '#9FC8FF'), glowing=1.1, streak=.06)
