# SPDX-License-Identifier: MIT
"""Star Empires: the cards that are about ships. Each empire flies its own hulls; whoever they meet is of no empire: a copper stranger.
The light stands behind them, as on no portrait: a sun, a burning world, what a shot sets alight."""
import paint
from cutouts import outline
from empire_hulls import HULLS
from props import *
from workboats import freighter

ORANGE, AQUA, LILAC = rgb('#FF7A38'), rgb('#3FD8C8'), rgb('#A070FF')
LIGHTING = {'federation': 'starfleet', 'klingon': 'klingon', 'romulan': 'romulan', 'ferengi': 'ferengi', 'cardassian': 'cardassian', 'borg': 'borg'}
# Dark hulls take more light; what is behind a hull is never its colour.
DARKNESS = {'federation': 1.0, 'klingon': 1.9, 'romulan': 1.25, 'ferengi': 1.1, 'cardassian': 1.4, 'borg': 2.8}
BEHIND = {'federation': ('#22306E', '#8A4A3A', '#FFC890'), 'klingon': ('#123A5E', '#1E6A86', '#BFE6EF'), 'romulan': ('#2A2568', '#7A3A86', '#FFB8D8'),
          'ferengi': ('#16285E', '#3A5A9A', '#C8DCFF'), 'cardassian': ('#0E3A4A', '#1E6A6A', '#BFEFE6'), 'borg': ('#3A1A4A', '#8A3A5A', '#FFC0B0')}

WARM, COOL = ('#3a1a10', '#8a4a2a', '#d8a878'), ('#0c2a4e', '#22567a', '#8fb0c0')    # worlds that are guarded
SOIL = {'federation': WARM, 'klingon': COOL, 'romulan': ('#2e1638', '#7a3a6a', '#d8a8c0'), 'ferengi': COOL, 'cardassian': COOL, 'borg': WARM}
AIR = {'federation': '#FFB080', 'klingon': '#8FC8FF', 'romulan': '#FFA8D8', 'ferengi': '#8FC8FF', 'cardassian': '#8FC8FF', 'borg': '#FFB080'}


def flown(empire, kind, at, ahead, up=(0, -.45, .9), size=1.0, mat=None):
    """A unit of an empire, its nose ahead and its back up; of one material, if one is given: then it has no lights and no fire."""
    start = mark()
    HULLS[empire][kind]()
    root = group(start, scale=size)
    if mat:
        for ob in list(surfaces(root)):
            if ob.data.materials[0].name.startswith(('glow', 'haze')):
                bpy.data.objects.remove(ob)
        clothe(root, mat)
    plated(root, .40)
    return headed(root, at, ahead, up)


def plated(root, k):
    """Larger plates, less in relief: small ships in hard light are else of bricks."""
    for m in {ob.data.materials[0] for ob in surfaces(root)}:
        for node in m.node_tree.nodes if m.name.startswith('hull') else ():
            if node.type in ('TEX_BRICK', 'TEX_VORONOI'):
                node.inputs['Scale'].default_value *= k
            elif node.type == 'BUMP':
                node.inputs['Strength'].default_value *= .5


def headed(root, at, ahead, up):
    x = Vector(ahead).normalized()
    y = Vector(up).cross(x).normalized()
    root.rotation_euler = Matrix((x, y, x.cross(y))).transposed().to_euler()
    root.location = at
    return root


def stranger(at, ahead, up=(0, -.45, .9), size=1.0, kind='craft'):
    return headed(ship('vulcan', kind, scale=size), at, ahead, up)


def against(empire, cam, look, lens, sun, power=1.0, warm=(1, .80, .55), key=.5, rim=1.3, r=9):
    """Camera, a weak key and rims; and the light that stands behind, at `sun` in the scene."""
    c = camera(cam, look, lens)
    k = DARKNESS[empire]
    rig(LIGHTING[empire], c, look, r, key=key * k, rim=rim * k ** .7, fill=1.6 * k)
    area(sun, look, 3.0, 4200 * power * k ** .7, warm)
    return c


def foremost(root, across):
    """Where a ship reaches farthest ahead, at so many parts of its half width to either side."""
    p = outline(root)
    inv = np.array(root.matrix_world.inverted(), np.float32)
    own = p @ inv[:3, :3].T + inv[:3, 3]
    half = float(np.abs(own[:, 1]).max())
    found = []
    for k in across:
        near = np.abs(own[:, 1] - k * half) < max(.10 * half, .10)
        i = np.flatnonzero(near)[own[near, 0].argmax()]
        found.append(Vector([float(v) for v in p[i]]))
    return found


@of_each('star_empires/phasers', samples=16, factions=('federation', 'klingon', 'romulan', 'ferengi', 'cardassian', 'borg'))
def phasers_of_an_empire(empire):
    """A warship with a smaller one behind it: from each, thin amber rays side by side rake what burns at the right."""
    for kind, at, size in (('warship', Vector((-1.0, -.6, -.66)), .64), ('raider', Vector((-1.55, 2.6, 1.25)), .44)):
        way = Vector((.80, .42, .34)).normalized()
        root = flown(empire, kind, at, way, (-.25, -.55, .8), size)
        for k, tip in zip((-1, 0, 1), foremost(root, (-.5, 0, .5))):
            goal = tip + way * 12
            beam(tip - way * .05, goal, mix(ORANGE, (1, .85, .4), .4), .022 if kind == 'warship' else .014, 4.0, 6)
            burst(tip, .20 * (1 if kind == 'warship' else .6), rgb('#FFB060'), .8, 26 if kind == 'warship' else 8)
    against(empire, (.2, -9.8, 1.7), (.1, 0, .1), 46, (5.5, 4.5, 2.8), 1.0, (1, .66, .36), .62)
    return dict(denoising=.5, sky_spec=dim(clouds(603, BEHIND[empire], -30, (.5, .4, .36), star=260, light=[((.95, .10), .40, '#FF8A3A', .8), ((.97, .08), .12, '#FFE0B0', 1.2)]), .75), glowing=1.1, streak=.05)


@of_each('star_empires/surprise', samples=16, factions=('federation', 'klingon', 'romulan', 'ferengi', 'cardassian', 'borg'))
def surprise_of_an_empire(empire):
    """Over a moon's dark limb, the sun right behind it, ships rise at once, straight at us."""
    moon = Vector((-.6, 7.5, -9.7))
    ellipsoid(moon, (8.0, 8.0, 8.0), rock(rgb('#121318'), rgb('#050608'), .7), u=160, v=110)
    for kind, at, size in (('warship', (.10, -1.2, .42), .64), ('raider', (-2.50, .8, .98), .42), ('raider', (2.65, .8, .80), .42),
                           ('scout', (-1.35, 3.4, 1.85), .40), ('scout', (1.75, 3.6, 1.95), .40)):
        flown(empire, kind, at, (.20 - .12 * at[0], -.78, -.36), (0, -.42, .9), size)
    against(empire, (.15, -9.6, 1.15), (.15, 0, .35), 44, (.6, 9.5, 1.9), .8, (1, .74, .46), .42, 1.5)
    area((2.8, 5, 4.5), (0, 0, .3), 1.6, 420 * DARKNESS[empire] ** .7, (1, .78, .5))
    return dict(denoising=.5, sky_spec=dim(clouds(623, BEHIND[empire], -12, (.5, .42, .40), star=90, big=0, bright=.5, light=[((.47, .60), .20, '#FFE8C8', 1.8), ((.47, .58), .50, '#FF8A48', .7)]), .7), rays=dict(at=(.47, .60), amount=.40, reach=.7, threshold=1.0, steps=64), glowing=1.1, streak=.06)


@of_each('star_empires/retreat', samples=16, factions=('federation', 'klingon', 'romulan', 'ferengi', 'cardassian', 'borg'))
def retreat_of_an_empire(empire):
    """Ships in flight toward us, their trails broken; behind them a burning world grows small."""
    home = Vector((-4.6, 9.0, 3.05))
    for i, (kind, at, s) in enumerate((('warship', (1.75, -1.7, -.55), .60), ('strike_cruiser', (-1.15, .4, -.75), .42), ('raider', (2.9, 1.0, 1.15), .36), ('scout', (.55, 1.6, 1.10), .36), ('raider', (-.75, 4.2, 1.25), .28))):
        at = Vector(at)
        way = ((at - home).normalized() + Vector((.45, -.05, .02))).normalized()
        flown(empire, kind, at, way, (-.12, -.30, .94), s)
        rnd = random.Random(i)
        k = 2.6
        while k < 7:
            ln = rnd.uniform(.25, .7)
            p, q = at - way * k * s * 1.5, at - way * (k + ln) * s * 1.5
            bend = (home - at) * .008 * k * k
            rod(p + bend, q + bend, .05 * s * (1 - k / 9), glow(rgb('#FFC890'), 3.0 - .3 * k), ring=8)
            k += ln + rnd.uniform(.2, .55)
        if i in (0, 1):      # hit: smoke and a fire that goes along
            wound = at + Vector((-.3 * s, -.5 * s, .35 * s))
            burst(wound, .26 * s, rgb('#FF8A3A'), .8, 30 * s)
            for j in range(9):
                p = wound - way * s * (.3 + .5 * j) + Vector((rnd.gauss(0, .05), 0, .06 + .07 * j)) * s * 1.6
                ellipsoid(p, ((.20 + .07 * j) * s,) * 3, haze(rgb('#584A52'), .36, 1.4), u=20, v=12)
    against(empire, (.7, -9.6, 1.5), (.45, 0, .30), 46, (-5.5, 6.5, 4.2), 1.5, (1, .60, .32), .55, 1.3)

    def burning(c, _passes):
        h, w = c.shape[:2]
        x, y = paint.grid(w, h)
        dx, dy = (x - .215) * w / h, y - .245
        d = np.hypot(dx, dy) / .135
        n = paint.fbm(x * 26, y * 18, 71, 6)
        vein = paint.step(1 - abs(paint.fbm(dx * 22, dy * 22, 75, 5) * 2 - 1), .80, .98) * (d < 1)
        lick = np.clip(np.exp(-((d - 1.0 - .55 * (n - .5)) / .20) ** 2), 0, 1) * (d > .9)
        free = 1 - np.clip(_passes['beauty'][..., 3:4], 0, 1)
        c = c + (paint.lin('#FF7A28') * (vein * 2.4 + lick * 1.1)[..., None] + paint.lin('#FFD890') * (vein ** 3 * 2.0)[..., None]) * free
        return c + paint.lin('#FF6A28') * (np.exp(-(d / 2.4) ** 2) * .40)[..., None]
    return dict(denoising=.5, sky_spec=clouds(659, ('#2A2240', '#6A4A5A', '#E8A880'), 24, (.45, .5, .42), star=120, big=0, bright=.5, planets=[
        dict(at=(.215, .245), r=.135, seed=19, colours=('#1a0c0a', '#3a1610', '#6a2a18'), light=(.5, .6, .4), air='#FF8A48', clouds=.2)]), extra=burning, rays=dict(at=(.215, .245), amount=.35, threshold=1.0, steps=64), glowing=1.0, streak=.04)


@of_each('star_empires/decoys', samples=16, factions=('federation', 'klingon', 'romulan', 'ferengi', 'cardassian', 'borg'))
def decoys_of_an_empire(empire):
    """One ship of plates, lit and with fire in its drives, among three of light; the ray goes through one that is not there."""
    way, up = (.90, -.18, -.06), (-.10, -.42, .9)
    flown(empire, 'warship', (.62, -1.3, -.62), way, up, .52)
    ghosts = (Vector((-1.80, .2, .35)), Vector((.05, 2.4, 1.62)), Vector((2.55, 1.6, 1.0)))
    for at in ghosts:
        flown(empire, 'warship', at, way, up, .46, hologram(AQUA, 1.5, 9, .09))
        ellipsoid(at, (1.5, .6, .9), haze(AQUA, .20, 3.0))
    hit = ghosts[0] + Vector((.1, -.3, .05))
    a, b = hit + Vector((7.0, -1.5, 1.05)), hit + Vector((-4.4, 1.2, -.70))
    beam(hit + (a - hit) * .05, a, rgb('#FF5A40'), .035, 4)
    beam(hit - (a - hit) * .05, b, rgb('#FF5A40'), .030, 4)
    for r in (.34, .56, .80):
        torus(hit + Vector((0, -.3, 0)), r, .016, glow(rgb('#D8FFF8'), 3.6 - r * 2), axis='Y', u=60, v=6)
    against(empire, (.2, -10.2, 2.6), (.12, 0, .25), 47, (-2.0, 5.5, 4.5), .8, (1, .85, .7), .85, 1.2)
    return dict(denoising=.5, sky_spec=dim(clouds(647, ('#0A1C30', '#143444', '#5A90A0') if empire != 'klingon' else ('#0A1428', '#1E2A4A', '#6A7AA0'), -28, (.5, .4, .36), star=260), .7), glowing=1.0, streak=.05)


@of_each('star_empires/intercept', samples=16, factions=('federation', 'klingon', 'romulan', 'ferengi', 'cardassian', 'borg'))
def intercept_of_an_empire(empire):
    """A stranger with a violet trail flies for a world; across its way, large and dark before the world's light, stands a ship of the empire."""
    prey, guard = Vector((-2.05, -.6, .62)), Vector((1.05, -.5, -.05))
    stranger(prey, (1, -.25, -.10), (0, -.6, .8), .40)
    tail = prey + Vector((-5, -.6, .5))
    rod(tail, prey - Vector((.9, 0, 0)), .035, glow(mix(LILAC, (1, 1, 1), .45), 4))
    rod(tail, prey - Vector((.8, 0, 0)), .17, haze(LILAC, 1.6, 1.3), caps=False)
    flown(empire, 'command_ship', guard, (-.62, -.72, .02), (.10, -.48, .88), .62)
    for r, y in ((.55, -.34), (.85, -.30), (1.15, -.26)):
        torus(prey.lerp(guard, .52) + Vector((0, y, .1)), r, .024, glow(AQUA, 3.2 - r), axis='Y', u=90, v=6, part=(126, 234))
    against(empire, (.1, -9.8, 1.2), (.1, 0, .05), 46, (4.6, 5.5, 2.6), .5, (1, .90, .76), .75, 1.2)
    lamp(prey + Vector((.2, -1.0, .6)), 34, rgb('#FFE0C0'), .2)
    return dict(denoising=.5, sky_spec=dim(clouds(657, BEHIND[empire], 36, (.55, .5, .36), star=240, planets=[
        dict(at=(.66, .52), r=.43, seed=12, colours=SOIL[empire], light=(.62, -.55, .42), air=AIR[empire], clouds=.45)], light=[((.93, .10), .16, '#FFC890', .35)]), .55), glowing=1.0, streak=.05)


@of_each('star_empires/raiding', samples=16, factions=('federation', 'klingon', 'romulan', 'ferengi', 'cardassian', 'borg'))
def raiding_of_an_empire(empire):
    """Two raiders fall upon a freighter and drag its last crates away on ropes of light; fire where they were torn off."""
    start = mark()
    freighter()
    prey = headed(group(start, scale=.66), Vector((-1.55, 1.3, .95)), (-.96, .40, .10), (0, -.55, .83))
    torn = Vector((.30, .95, .72))
    burst(torn, .40, rgb('#FF9A48'), 1.0, 160)
    rnd = random.Random(5)
    crates = [hull(rgb(c), rgb(c), rgb('#2A1C10'), .4, .4, None, panel=2.6, tone=.3, dirt=.35) for c in ('#D8A23A', '#A8543A', '#5E7C84')]
    loot = (Vector((.55, -1.2, -.35)), Vector((1.75, .6, .80)))
    for j, at in enumerate(loot):
        for k in range(2):
            st = mark()
            box((0, 0, 0), (.72, .50, .46), crates[(j + k) % 3], bevel=.03)
            for x in (-.22, .22):
                box((x, 0, 0), (.05, .53, .49), plain(rgb('#2A1C10'), .5, .4), bevel=0)
            group(st, at + Vector((-.10 + .3 * k, .1 * k, -.28 + .50 * k)), (rnd.uniform(-25, 25), rnd.uniform(-20, 20), rnd.uniform(-35, 10)), 1.0 if j == 0 else .7)
    for i, (at, s) in enumerate(((Vector((2.30, -1.6, -.72)), .52), (Vector((3.20, 1.0, 1.20)), .38))):
        flown(empire, 'raider', at, (.86, -.34, -.16), (-.05, -.55, .82), s)
        for dy in (-.25, .25):
            a, b = at - Vector((.86, -.34, -.16)) * s * 1.5 + Vector((0, dy, 0)), loot[i] + Vector((.12, dy * .8, .06))
            rod(a, b, .022, glow(rgb('#FFF0C0'), 4))
            rod(a, b, .07, haze(rgb('#FFC050'), .9, 1.4))
    for _ in range(40):
        p = torn + Vector((rnd.gauss(.2, .5), rnd.gauss(0, .4), rnd.gauss(-.05, .35)))
        ellipsoid(p, (rnd.uniform(.012, .03),) * 3, glow(rgb('#FFC070'), 4), u=6, v=4)
    against(empire, (.3, -10.0, 1.4), (.32, 0, .02), 45, (-3.5, 6.0, 4.0), 1.0, (1, .78, .5), .75, 1.3)
    return dict(denoising=.5, sky_spec=dim(clouds(635, BEHIND[empire], 24, (.5, .6, .32), star=300, light=[((.22, .20), .35, '#FFB060', .9)]), .7), glowing=1.0, streak=.05)


# Before one knows whose card it is.

@shared('star_empires/phasers', samples=16)
def phasers():
    """As the Ferengi play it."""
    return phasers_of_an_empire('ferengi')


@shared('star_empires/surprise', samples=16)
def surprise():
    """As the Klingons play it."""
    return surprise_of_an_empire('klingon')


@shared('star_empires/retreat', samples=16)
def retreat():
    """As the Federation plays it."""
    return retreat_of_an_empire('federation')


@shared('star_empires/decoys', samples=16)
def decoys():
    """As the Federation plays it."""
    return decoys_of_an_empire('federation')


@shared('star_empires/intercept', samples=16)
def intercept():
    """As the Klingons play it."""
    return intercept_of_an_empire('klingon')


@shared('star_empires/raiding', samples=16)
def raiding():
    """As the Klingons play it."""
    return raiding_of_an_empire('klingon')
