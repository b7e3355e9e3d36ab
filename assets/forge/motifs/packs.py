# SPDX-License-Identifier: MIT
"""What targets of packs show by a name ("terra", "nebula:klingon"), three of each world. Those in grey are dyed by the program."""
from props import *
from worlds import AT, GREY, basin, both, caps, fire_cracks, galaxy, ring, world, wormhole

# A moon or two, elsewhere on each of the three.
MOONS = {'1': [((.87, .22), .075, 6, GREY)], '2': [((.30, .22), .05, 8, GREY), ((.86, .76), .03, 9, GREY)], '3': []}
TURN = {'1': (-.6, -.5, .6), '2': (-.75, -.2, .55), '3': (-.3, -.75, .5)}


def globe(n, seed, colours, sky, r=.37, **kind):
    """One of three worlds of a kind."""
    return world(seed + 7 * int(n), colours, sky, r - .012 * int(n), light=TURN[n], moons=MOONS[n], **kind)


@three('worlds/terra', samples=8)
def terra(n):
    return globe(n, 520, ('#0e3a72', '#3e6a44', '#b8a47a'), DUSK, .39, lights=True, clouds=.5)


@three('worlds/ocean', samples=8)
def ocean(n):
    return globe(n, 550, ('#0e4a8a', '#1a7aa8', '#8ac8b0'), ROSE, .39, air='#8FE4FF', clouds=.5)


@three('worlds/emerald', samples=8)
def emerald(n):
    return globe(n, 580, ('#0e4a4a', '#2a7a44', '#a0b868'), VIOLET, .38, air='#8FFFC8', clouds=.45, lights=True)


@three('worlds/rust', samples=8)
def rust(n):
    """Deserts between two caps of ice."""
    return globe(n, 610, ('#7a3a1c', '#b8663a', '#e8b478'), TEAL, .38, air='#FFB070', clouds=.10, flocks=True, extra=caps(.38 - .012 * int(n), TURN[n], .60, .72, seed=3 + int(n)))


@three('worlds/dust', samples=8)
def dust(n):
    return globe(n, 640, ('#4a4434', '#8c7f50', '#d8c880'), STEEL, .37, air='#F0E090', clouds=.25)


@three('worlds/crimson', samples=8)
def crimson(n):
    """Blood red; the scar of one great impact looks at us like an eye."""
    at = {'1': (-.22, -.10), '2': (-.10, .12), '3': (-.05, -.25)}[n]
    return globe(n, 670, ('#4a1018', '#9a1c22', '#c8443a'), STEEL, .38, air='#FF7A60', clouds=.35, flocks=True, lights=True, extra=basin(.38 - .012 * int(n), TURN[n], at, .30, '#2A0A10', '#D88A70', 9 + int(n)))


@three('worlds/giant', samples=8)
def giant(n):
    return globe(n, 700, ('#6a4a34', '#b08a5e', '#ecd8b0'), VIOLET, .32, air='#FFE0B0', bands=.9, clouds=.06,
                 extra=ring(AT, .31, .41, .68, '#E8D0A8', tilt=.24 if n == '1' else .16, turn=-20 if n != '2' else 16))


@three('worlds/azuregiant', samples=8)
def azuregiant(n):
    return globe(n, 730, ('#123a8a', '#3a7ac8', '#c0e0fa'), EMBER, .38, air='#8FC8FF', bands=.75, clouds=.15)


@three('worlds/ice', samples=8)
def ice(n):
    return globe(n, 760, ('#6a8aa0', '#a8c8d8', '#f0f8fc'), EMBER, .37, air='#B0E0FF', clouds=.25)


@three('worlds/barren', samples=8)
def barren(n):
    return globe(n, 790, ('#3a383c', '#6a666a', '#a8a29c'), DUSK, .36, air='#A0A8B8', clouds=.0)


@three('worlds/lava', samples=8)
def lava(n):
    """Black crust in plates, fire between them."""
    return globe(n, 820, ('#100a0a', '#241614', '#3a221c'), STEEL, .37, air='#FF7A40', clouds=.0, extra=fire_cracks(.37 - .012 * int(n), 5 + 3 * int(n), 1.2))


@three('worlds/wormhole', samples=8)
def open_wormhole(n):
    camera((0, -10, 0), (0, 0, 0), 50)
    return dict(sky_spec=dim(clouds(850 + int(n), ('#1A1E5A', '#4A2A7A', '#D8A8E8'), 20 * int(n), (.5, .5, .5)), .6), extra=wormhole((.62, .48), 8 + int(n), .5), streak=0)


@of_each('worlds/galaxy', factions=('0', '1', '2', '3'), samples=8)
def galaxy_from_above(n):
    """One of its quarters is lit: lower left, lower right, upper left, upper right."""
    camera((0, -10, 0), (0, 0, 0), 50)
    quarter, tint = {'0': ((-1, 1), '#FFD890'), '1': ((1, 1), '#8FF0E0'), '2': ((-1, -1), '#C8A0FF'), '3': ((1, -1), '#8FC8FF')}[n]
    return dict(sky_spec=dict(seed=870 + int(n), star=260, big=4), extra=galaxy((.58, .48), quarter, tint), glowing=.9, streak=0)


def grey(c, _passes):
    """Brightness alone: the program puts two colours into it."""
    return np.repeat(c.mean(-1, keepdims=True), 3, -1)


@three('worlds/nebula', samples=8)
def nebula_to_dye(n):
    camera((0, -10, 0), (0, 0, 0), 50)
    return dict(sky_spec=clouds(880 + 3 * int(n), ('#505050', '#989898', '#FFFFFF'), -20 + 30 * int(n), (.55, .5, .5), star=520), extra=grey, streak=0, saturation=0)


@three('worlds/sector', samples=8)
def sector_to_dye(n):
    """Thin gas and a giant far off."""
    camera((0, -10, 0), (0, 0, 0), 50)
    at = {'1': (.70, .44), '2': (.62, .54), '3': (.78, .50)}[n]
    return dict(sky_spec=dim(clouds(900 + 3 * int(n), ('#404040', '#808080', '#E8E8E8'), -30 * int(n), (.5, .5, .4), star=620, planets=[
        dict(at=at, r=.17, seed=905 + int(n), colours=('#303030', '#787878', '#D8D8D8'), light=TURN[n], air='#C0C0C0', bands=.8, clouds=.1)]), .7), extra=grey, streak=0, saturation=0)


@three('worlds/combat', samples=24)
def combat(n):
    """Rocks, a wreck that burns and a burst: the two rays are laid over it in the colours of those who fight."""
    rnd = random.Random(int(n))
    m = rock(rgb('#6A645E'), rgb('#242226'))
    for i in range(22):
        stone((rnd.uniform(-1.5, 6.5), rnd.uniform(1, 9), rnd.gauss(.2, 1.5)), rnd.uniform(.08, .55), m, i)
    for _ in range(90):
        s = rnd.uniform(.02, .11)
        box((rnd.uniform(-2, 7), rnd.uniform(-2, 8), rnd.gauss(-.2, 1.2)), (s * rnd.uniform(1, 3), s, s * .4), m, [rnd.uniform(0, 360) for _ in range(3)], bevel=0)
    burst((1.5, 0, .45), .8, rgb('#FF9A4A'), 1.0, 420)
    c = camera((2.4, -9.8, 1.2), (.75, 0, .2), 42)
    rig('starfleet', c, (1, 0, 0), 9, key=.8, rim=.4)
    return dict(sky_spec=clouds(930 + int(n), {'1': EMBER, '2': STEEL, '3': DUSK}[n], 10 + 20 * int(n), (.5, .5, .34)), glowing=1.1, streak=.08)
