# SPDX-License-Identifier: MIT
"""Tactics, ships: seven portraits for each faction, told apart by their outlines, and the fleet."""
from props import *

EARTHLY = ('#15406e', '#4a6a4e', '#b8a480')


@of_each('tactics/galaxy')
def galaxy(f):
    """The capital ship, above a world's edge."""
    cam = {'starfleet': (10.5, -8.6, 4.2), 'vulcan': (9.4, -8.8, 3.4), 'klingon': (11.5, -7.0, 6.2), 'romulan': (11.6, -6.4, 7.8)}[f]
    look = {'starfleet': (-.2, 0, .1), 'vulcan': (.2, 0, .05), 'klingon': (.3, 0, -.1), 'romulan': (-.4, 0, .1)}[f]
    world = {'starfleet': dict(seed=4, colours=EARTHLY), 'vulcan': dict(seed=9, colours=('#1a4a50', '#4a7a80', '#b8d0cc'), air='#8FE0E8'),
             'klingon': dict(seed=6, colours=('#1e3a54', '#3a6a74', '#a8c0b8'), air='#8FC8E8'),
             'romulan': dict(seed=12, colours=('#3a2a5a', '#6a4a80', '#c8a8c8'), air='#C8A0FF')}[f]
    return portrait(f, 'capital', cam, clouds({'starfleet': 3, 'vulcan': 23, 'klingon': 8, 'romulan': 15}[f], OPPOSITE[f], -20, (.6, .45, .34),
                                              planets=[dict(at=(.12, 1.02), r=.5, **world)]), look=look)


@of_each('tactics/sovereign')
def sovereign(f):
    """The heavy ship."""
    cam = {'starfleet': (9.4, -8.6, 4.4), 'vulcan': (8.6, -9.6, 3.0), 'klingon': (13.2, -8.0, 5.4), 'romulan': (10.4, -7.8, 5.4)}[f]
    look = {'starfleet': (.1, 0, .15), 'vulcan': (.3, 0, .35), 'klingon': (.2, 0, .1), 'romulan': (-.2, 0, .1)}[f]
    moon = dict(at=(.86, .12), r=.34, seed=6, colours=('#4a3a44', '#7a6a64', '#b0a090'), light=(-.8, -.2, .5), air='#A0C0E0', clouds=.1)
    return portrait(f, 'heavy', cam, clouds({'starfleet': 37, 'vulcan': 27, 'klingon': 48, 'romulan': 18}[f], SECOND[f] if f != 'starfleet' else VIOLET, -30, (.55, .5, .4),
                                            planets=[moon] if f in ('klingon', 'vulcan') else ()), look=look)


@of_each('tactics/defiant')
def defiant(f):
    """The escort: stocky, banking towards us."""
    cam = {'starfleet': (6.4, -5.2, 2.2), 'vulcan': (6.2, -5.4, 3.8), 'klingon': (9.6, -5.4, 4.4), 'romulan': (9.0, -5.4, 5.4)}[f]
    look = {'starfleet': (0, 0, .05), 'vulcan': (.0, 0, 0), 'klingon': (.2, 0, -.05), 'romulan': (-.3, 0, .05)}[f]
    sky = {'starfleet': DUSK, 'vulcan': TEAL, 'klingon': TEAL, 'romulan': VIOLET}[f]
    return portrait(f, 'escort', cam, clouds({'starfleet': 31, 'vulcan': 33, 'klingon': 44, 'romulan': 46}[f], sky, 35), (-12, 0, 0), look=look)


@of_each('tactics/delta_flyer')
def delta_flyer(f):
    """The scout, slipping past rocks."""
    rnd = random.Random(7)
    m = rock(rgb('#5A5450'), rgb('#201E22'))
    for i in range(16):
        side = rnd.choice((-1, 1))
        stone((rnd.uniform(-16, -3), side * rnd.uniform(2.5, 7), rnd.uniform(-4.5, 4.5)), rnd.uniform(.2, .8), m, i)
    cam = {'starfleet': (7.2, -4.6, 3.4), 'vulcan': (7.2, -5.4, 4.2), 'klingon': (9.0, -4.2, 5.0), 'romulan': (7.8, -4.6, 5.2)}[f]
    look = {'starfleet': (-.3, 0, 0), 'vulcan': (-.1, 0, .1), 'klingon': (.35, 0, 0), 'romulan': (-.2, 0, 0)}[f]
    return portrait(f, 'scout', cam, clouds(61, {'starfleet': ROSE, 'vulcan': STEEL, 'klingon': STEEL, 'romulan': DUSK}[f], 15), (-16, 0, 0), look=look, r=8)


@of_each('tactics/intrepid')
def intrepid(f):
    """The cruiser coming out of warp: stars drawn out behind it."""
    cam = {'starfleet': (10.8, -5.6, 3.2), 'vulcan': (10.6, -6.0, 2.6), 'klingon': (10.8, -6.0, 4.2), 'romulan': (10.6, -5.8, 3.2)}[f]
    sky = clouds(71, {'starfleet': EMBER, 'vulcan': TEAL, 'klingon': TEAL, 'romulan': VIOLET}[f], -10, (.35, .4, .30),
                 warp=dict(centre=(.30, .36), count=200, power=1.1, inner=.06, colour=(.75, .85, 1)), light=[((.30, .36), .16, '#BFD8FF', .4)])
    return portrait(f, 'cruiser', cam, sky, (-6, 0, 0), look=(.1, 0, .05), rim=1.2)


@of_each('tactics/shuttle')
def shuttle(f):
    """The shuttle on its way down to a world."""
    cam = {'starfleet': (5.6, -4.6, 1.7), 'vulcan': (5.6, -4.8, 1.7), 'klingon': (6.6, -4.6, 2.9), 'romulan': (5.8, -4.6, 2.3)}[f]
    look = {'starfleet': (-.15, 0, 0), 'vulcan': (.05, 0, .05), 'klingon': (.3, 0, 0), 'romulan': (-.2, 0, 0)}[f]
    world = {'starfleet': dict(seed=81, colours=('#5a3420', '#a8704a', '#e0b890'), air='#FFC090'), 'vulcan': dict(seed=82, colours=('#123a5e', '#2a6a7a', '#a0c8c0'), air='#8FD8FF'),
             'klingon': dict(seed=83, colours=('#163a4a', '#2e6a6a', '#a8c8b0'), air='#90E0E0'), 'romulan': dict(seed=84, colours=('#2a2050', '#5a3a70', '#c0a0c0'), air='#C8A0FF')}[f]
    return portrait(f, 'craft', cam, clouds(85, SECOND[f], 20, (.5, .2, .3), planets=[dict(at=(.62, 1.28), r=.86, light=(-.4, -.85, .35), **world)]), (-8, 4, 0), look=look, r=6)


@of_each('tactics/armada', samples=24)
def armada(f):
    """A wedge of hulls of three sizes, the flagship at its point."""
    ship(f, 'capital', (2.6, 0, 0), scale=1.12)
    e = ship(f, 'escort', (-2.2, -4.9, .1), (-6, 0, 0), .8)
    h = ship(f, 'heavy', (-6.6, -9.6, .3), (0, 0, 0), .95)
    copies(e, [((-2.2, 4.9, .1), (6, 0, 0), .8), ((-12.5, -15.2, .4), (-6, 0, 0), .9), ((-8.5, -2.6, .2), (0, 0, 0), .8),
               ((-8.5, 3.6, .2), (0, 0, 0), .8), ((-25, -6, .4), (0, 0, 0), .9), ((-26, 8, .4), (0, 0, 0), .9)])
    copies(h, [((-6.6, 9.6, .3), (0, 0, 0), .95), ((-17, .4, .4), (0, 0, 0), .95), ((-24, 16, .4), (0, 0, 0), .95)])
    c = camera((15.5, -5.6, 5.4), (-2.0, .5, .1), 43)
    rig(f, c, (-1, 0, 0), 12, key=.62, rim=1.0)
    area((-26, 6, 22), (-12, 0, 0), 14, 8000, (1, .85, .7))
    return dict(sky_spec=clouds(52, SECOND[f], -15, (.5, .25, .36), light=[((.36, .12), .28, {'starfleet': '#FFB070', 'vulcan': '#C080FF', 'klingon': '#70C0E0', 'romulan': '#FF90B0'}[f], .5)]))
