# SPDX-License-Identifier: MIT
"""The Deck Building Game's flagships, as they fight on its stage: ships of one fleet, each of another build, and each with the
bands and drives of its player's colour. On transparent ground, named after the ships' ids."""
from cutouts import *
from hulls import starfleet

BAND = rgb('#2C62B8')    # as Starfleet's hulls have it, to be painted over
LIVERY = {
    'enterprise': dict(build='cruiser', band='#2C62B8', glow='#5FC4FF', rim='#4C9BFF', accent='#5E7FA8'),
    'constellation': dict(build='capital', band='#C87A28', glow='#FFC070', rim='#FFB060', accent='#A8885E'),
    'lexington': dict(build='escort', band='#B02A26', glow='#FF7A5C', rim='#FF5A48', accent='#A86A5E'),
    'hood': dict(build='heavy', band='#1F8A58', glow='#6CFFB0', rim='#3DE08E', accent='#5E9A7C')}


def in_livery(name):
    """Builds it; the bands become the player's."""
    starfleet(LIVERY[name]['build'])
    for m in bpy.data.materials:
        for node in (m.node_tree.nodes if m.node_tree else ()):
            at = node.inputs.get('Base Color')
            if at and not at.is_linked and all(abs(a - b) < .01 for a, b in zip(at.default_value, BAND)):
                at.default_value = (*rgb(LIVERY[name]['band']), 1)


def whole(name, view):
    start = mark()
    in_livery(name)
    root = group(start, (0, 0, 0), ATTITUDE[view])
    framed('starfleet', key=1.6, rim=1.5, fill=3.0)
    fill(outline(root))
    return dict(exposure=1.12)


def lost(name):
    """It is broken in two, and burns."""
    hit = broken(lambda: in_livery(name), -.1, ((0, 0, .7, .45),), ATTITUDE['dead.r'], .95, seed=sum(map(ord, name)), bite=(-.2, .3, 1.0, .6))
    shards(hit, 56, hull_of('starfleet', panel=2.0, window=None, dirt=.7), 1.0, 3)
    framed('starfleet', lens=48, key=1.5, rim=1.5)
    return dict(exposure=1.1, **ablaze(hit, 62, 5, .9))


def flagship(name, view):
    """What is Starfleet's own in colour is the player's while it is built and lit."""
    common = dict(FACTIONS['starfleet'])
    FACTIONS['starfleet'].update({part: rgb(LIVERY[name][part]) for part in ('glow', 'rim', 'accent')})
    try:
        return lost(name) if view == 'dead' else whole(name, view)
    finally:
        FACTIONS['starfleet'].update(common)


@cutout('stage/ship_enterprise', samples=22)
def ship_enterprise(view):
    return flagship('enterprise', view)


@cutout('stage/ship_constellation', samples=22)
def ship_constellation(view):
    return flagship('constellation', view)


@cutout('stage/ship_lexington', samples=22)
def ship_lexington(view):
    return flagship('lexington', view)


@cutout('stage/ship_hood', samples=22)
def ship_hood(view):
    return flagship('hood', view)
