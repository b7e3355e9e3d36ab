# SPDX-License-Identifier: MIT
"""Figures, told by outline and light, never by a face. Metres, feet at z = 0, looking to +X."""
from forge import *


def limb(points, r0, r1, mat):
    """Capsules from joint to joint."""
    radii = np.linspace(r0, r1, len(points))
    for i, (p, r) in enumerate(zip(points, radii)):
        ellipsoid(p, (r, r, r), mat, u=20, v=12)
        if i:
            rod(points[i - 1], p, radii[i - 1], mat, r, ring=20, caps=False)


def trooper(faction, pose='ready', at=(0, 0), turn=0.0, scale=1.0):
    """Armour over a dark suit, a closed helmet with a lit visor, a rifle."""
    f = FACTIONS[faction]
    start = mark()
    suit = plain((.018, .02, .025), .55)
    plate = plain(mix(f['base'], (.25, .26, .28), .35), .32, .55, .08, 14)
    edge = plain(f['accent'], .3, .6)
    gun = plain((.03, .03, .035), .35, .7)
    lit = glow(f['glow'], 4.5)
    spread = {'ready': .24, 'march': .30, 'kneel': .2}[pose]
    step = .22 if pose == 'march' else .06
    for y, sx in ((.13, step), (-.13, -step)):
        k = y / .13
        limb([(0, y, .92), (sx * .6 + .06, y + k * spread * .25, .50), (sx - .04, y + k * spread * .4, .10)], .115, .085, suit)
        ellipsoid((sx * .35 + .05, y + k * spread * .12, .72), (.13, .115, .20), plate)
        ellipsoid((sx * .8 + .03, y + k * spread * .34, .30), (.115, .095, .21), plate)
        ellipsoid((sx * .6 + .10, y + k * spread * .25, .51), (.09, .08, .09), edge)
        box((sx + .05, y + k * spread * .4, .055), (.30, .14, .11), plate, bevel=.04)
    upright([(.84, .16, .12, .12), (.98, .20, .14, .14), (1.12, .17, .13, .13), (1.30, .24, .17, .19), (1.46, .25, .16, .18), (1.56, .12, .10, .10)], suit, power=2.6, ring=32)
    upright([(1.14, .19, .15, .17), (1.30, .27, .18, .23), (1.45, .27, .17, .21), (1.53, .16, .12, .12)], plate, power=3.2, ring=32)
    box((.215, 0, 1.37), (.03, .16, .07), edge, bevel=.02)
    box((-.25, 0, 1.33), (.18, .34, .40), gun, bevel=.05)
    for y in (.12, -.12):
        rod((-.27, y, 1.12), (-.27, y, 1.60), .045, edge)
    upright([(.86, .215, .15, .15), (.94, .225, .16, .16), (1.0, .21, .15, .15)], gun, power=3, ring=28, steps=2)
    for y in (1, -1):
        ellipsoid((0, y * .34, 1.49), (.16, .135, .135), plate)
        torus((0, y * .34, 1.45), .135, .018, edge, axis='Z')
    ellipsoid((.01, 0, 1.73), (.155, .135, .165), plate)
    ellipsoid((.04, 0, 1.63), (.13, .11, .09), gun)
    if faction == 'klingon':        # a ridge on the helmet, spikes on the shoulders
        wing([(0, .0, -.18, 1.84, .03), (.02, .02, -.24, 1.95, .005)], edge)
        for y in (1, -1):
            rod((0, y * .38, 1.56), (-.02, y * .50, 1.78), .045, edge, .004)
    elif faction == 'vulcan':       # a tall smooth helmet with a collar that stands open
        loft([(-.02, .12, .10, .10), (.07, .105, .09, .09), (.135, .04, .035, .035), (.15, .01, .01, .01)], edge, ring=28).data.transform(Matrix.Translation((0, 0, 1.80)) @ Matrix.Rotation(math.radians(-98), 4, 'Y'))
        torus((-.02, 0, 1.60), .20, .03, edge, axis='Z', squash=2.0, part=(60, 300), u=40)
    elif faction == 'romulan':      # broad winged shoulders
        wing([(.26, .12, -.14, 1.58, .05), (.44, .13, -.17, 1.64, .05), (.58, .02, -.22, 1.56, .01)], edge)
    ellipsoid((.085, 0, 1.73), (.095, .115, .038), lit)
    limb([(0, .34, 1.46), (.02, .44, 1.22), (.26, .22, 1.18)], .085, .06, suit)
    limb([(0, -.34, 1.46), (.06, -.42, 1.20), (.30, -.06, 1.14)], .085, .06, suit)
    for a, b in (((.01, .39, 1.34), (0, 0, 0)), ((.03, -.38, 1.33), (0, 0, 0))):
        ellipsoid(a, (.10, .09, .14), plate)
    start_gun = mark()
    box((.30, 0, 1.17), (.70, .06, .11), gun, bevel=.015)
    rod((.62, 0, 1.19), (.98, 0, 1.19), .026, gun)
    box((.20, 0, 1.08), (.10, .045, .14), gun)
    box((.36, 0, 1.25), (.22, .03, .05), edge)
    ellipsoid((.98, 0, 1.19), (.02, .03, .03), lit)
    g = group(start_gun, (.02, .12, .10), (0, 8, -24))
    return group(start, (*at, 0), (0, 0, turn), scale)


def arm(mat, head, shoulder, elbow, hand):
    """A sleeve and a hand, for poses of its own."""
    limb([shoulder, elbow, hand], .09, .06, mat)
    d = (Vector(hand) - Vector(elbow)).normalized()
    ellipsoid(Vector(hand) + d * .05, (.065, .045, .035), head)


def gown(mat, head, at=(0, 0, 0), turn=0.0, pose='sit', trim=None, hair=None, scale=1.0):
    """Someone in a long coat: sitting with the hands on a table, or standing with the hands behind the back,
    or (pose 'free') standing without arms, which `arm` adds."""
    start = mark()
    if pose == 'sit':
        upright([(.42, .26, .20, .22), (.60, .24, .17, .17), (.80, .22, .15, .15), (1.02, .25, .15, .16), (1.14, .22, .13, .13), (1.22, .08, .08, .08)], mat, ring=32, power=2.3)
        for y in (.13, -.13):
            limb([(0, y, .52), (.44, y, .53), (.42, y, .08)], .135, .085, mat)
        loft([(-.1, .25, .13, .12, .52), (.2, .24, .12, .14, .53), (.50, .20, .09, .24, .52)], mat, ring=32, power=2.6, steps=4)      # the coat's skirt over the knees
        upright([(.12, .22, .02, .17), (.35, .20, .04, .15), (.55, .18, .05, .10)], mat, (.40, 0, 0), ring=28, power=2.6, steps=3)
        hz = 1.40
        for y in (1, -1):
            limb([(0, y * .25, 1.10), (.16, y * .33, .84), (.50, y * .14, .80)], .085, .055, mat)
            ellipsoid((.56, y * .12, .81), (.085, .045, .03), head)
            ellipsoid((0, y * .23, 1.12), (.12, .10, .085), mat)
    else:
        upright([(.02, .30, .26, .24), (.5, .25, .21, .2), (.95, .21, .15, .15), (1.12, .19, .13, .13), (1.36, .27, .15, .17), (1.50, .24, .13, .13), (1.57, .08, .08, .08)], mat,
                ring=40, power=2.3)
        hz = 1.75
        for y in (1, -1):
            ellipsoid((0, y * .25, 1.47), (.13, .11, .09), mat)
            if pose != 'free':
                limb([(0, y * .29, 1.45), (-.06, y * .36, 1.17), (-.19, y * .06, 1.02)], .085, .06, mat)
            if trim:
                box((0, y * .27, 1.555), (.16, .15, .025), trim, bevel=.01)
        if trim:
            upright([(1.08, .215, .15, .15), (1.14, .215, .15, .15)], trim, ring=36, power=2.3, steps=1)
    rod((0, 0, hz - .24), (.01, 0, hz - .1), .06, head)
    ellipsoid((.015, 0, hz), (.105, .085, .13), head)
    ellipsoid((.09, 0, hz - .045), (.05, .05, .055), head)
    ellipsoid((.115, 0, hz - .005), (.025, .018, .03), head)
    if hair:
        ellipsoid((-.02, 0, hz + .03), (.108, .095, .118), hair)
    if trim and pose == 'sit':
        torus((0, 0, 1.19), .10, .03, trim, axis='Z')
    return group(start, at, (0, 0, turn), scale)
