# SPDX-License-Identifier: MIT
"""What flies and stands on the tables' stages, on transparent ground: ships, wrecks, craft, shields; and the skies behind them.

Views: r looks to the right and away from us, l to the left and toward us. A frame is a fifth wider than the ship's own."""
from cutouts import *
from props import *
from strike_hulls import flame, steel, vessel
from workboats import drone, freighter, probe, tender


def large(build, f, view, size=1.0, aside=0.0):
    """A whole ship. aside: toward its nose."""
    start = mark()
    build()
    group(start, ((aside if view == 'r' else -aside), 0, 0), ATTITUDE[view], size)
    framed(f)
    return dict(exposure=1.12)


# ---------------------------------------------------------------------------------------------------------------- ships

@cutout('stage/bastion', samples=22, views=('r', 'l'))
def bastion_cutout(view):
    return large(lambda: vessel('bastion'), 'bastion', view)


@cutout('stage/halberd', samples=22, views=('r', 'l'))
def halberd_cutout(view):
    return large(lambda: vessel('halberd'), 'halberd', view)


@cutout('stage/tempest', samples=22, views=('r', 'l'))
def tempest_cutout(view):
    return large(lambda: vessel('tempest'), 'tempest', view, .94, .55)


@cutout('stage/tigers-claw', samples=22, views=('r', 'l'))
def tigers_claw_cutout(view):
    return large(lambda: vessel('tigers_claw'), 'tigers_claw', view, .97, .3)


@cutout('stage/freighter', samples=22, views=('r', 'l'))
def freighter_cutout(view):
    """Stands for ships of packs that are nobody's here."""
    return large(freighter, 'freighter', view)


# ---------------------------------------------------------------------------------------------------------------- craft

def small(build, f, view, size):
    start = mark()
    build()
    group(start, (0, 0, 0), ATTITUDE[view], size)
    framed(f, lens=56)
    return dict(exposure=1.12)


@cutout('stage/fighter_squadron', samples=22, size='craft', views=('r', 'l'))
def fighter_cutout(view):
    return small(lambda: vessel('fighter', (.4, 0, 0), f='tigers_claw'), 'tigers_claw', view, 1.9)


@cutout('stage/bomber_wing', samples=22, size='craft', views=('r', 'l'))
def bomber_cutout(view):
    return small(lambda: vessel('bomber', (.4, 0, 0), f='halberd'), 'halberd', view, 1.6)


@cutout('stage/gunboat', samples=22, size='craft', views=('r', 'l'))
def gunboat_cutout(view):
    return small(lambda: vessel('gunboat', (.4, 0, 0), f='bastion'), 'bastion', view, 1.3)


@cutout('stage/targeting_probe', samples=22, size='craft', views=('r', 'l'))
def probe_cutout(view):
    def build():
        start = mark()
        probe()
        flame(-.42, 0, 0, .16, 'bastion', 1.5)
        group(start, (0, 0, .15), ((38 if view == 'r' else 12), 0, 0))    # rolled, so that its panels are seen
    return small(build, 'tigers_claw', view, 1.15)


@cutout('stage/decoy_drone', samples=22, size='craft', views=('r', 'l'))
def drone_cutout(view):
    """The drone at the heart of a warship that is not there."""
    def build():
        clothe(vessel('bastion', (.2, 0, .1), size=.95), hologram(rgb('#7FD0FF'), 1.1, 7, .07))
        start = mark()
        drone()
        group(start, (.2, -1.9 if view == 'r' else 1.9, -.35), (0, 0, 0), 1.25)
    return small(build, 'bastion', view, .86)


@cutout('stage/repair_tender', samples=22, size='craft', views=('r', 'l'))
def tender_cutout(view):
    def build():
        tender()
        for y in (.34, -.34):
            flame(-1.34, y, 0, .22, 'bastion', 1.2)
    return small(build, 'tigers_claw', view, 1.65)


# --------------------------------------------------------------------------------------------------------------- wrecks

def wrecked(build, f, turn, at, sections, size=.95, seed=3, smoke_to=62, scale=1.0, **tearing):
    """A ship broken in two, burning."""
    hit = broken(build, at, sections, ATTITUDE['dead.' + turn], size, seed=seed, **tearing)
    shards(hit, 64, steel(f, window=None, dirt=.7), 1.15, seed)
    framed(f, lens=48, key=1.25, rim=1.35)
    return dict(exposure=1.1, **ablaze(hit, smoke_to, seed, scale))


@cutout('stage/bastion', samples=22, views=('dead',))
def bastion_wreck(_):
    return wrecked(lambda: vessel('bastion'), 'bastion', 'l', .1, ((0, 0, 1.5, .5), (0, .7, .9, .4)), seed=5, bite=(-.9, .5, 1.3, .75))


@cutout('stage/halberd', samples=22, views=('dead',))
def halberd_wreck(_):
    return wrecked(lambda: vessel('halberd'), 'halberd', 'r', -.5, ((0, 0, .42, .36),), seed=8, bite=(-.2, .2, .8, .4), smoke_to=112)


@cutout('stage/tempest', samples=22, views=('dead',))
def tempest_wreck(_):
    return wrecked(lambda: vessel('tempest'), 'tempest', 'r', .15, ((0, 0, .55, .38),), seed=11, bite=(-.3, .2, .9, .5), smoke_to=104)


@cutout('stage/tigers-claw', samples=22, views=('dead',))
def tigers_claw_wreck(_):
    return wrecked(lambda: vessel('tigers_claw'), 'tigers_claw', 'l', -.2, ((0, 0, .6, .4), (1.55, 0, .5, .34), (-1.55, 0, .5, .34)), seed=14, slant=(.42, -.3), bite=(-1.2, .3, 1.5, .8))


@cutout('stage/freighter', samples=22, views=('dead',))
def freighter_wreck(_):
    return wrecked(freighter, 'freighter', 'r', .2, ((0, 0, .9, .6),), seed=17, bite=(-.7, .3, 1.2, .7), smoke_to=100)


# -------------------------------------------------------------------------------------------------------------- shields

def bubble():
    ellipsoid((0, 0, 0), (3.9, 2.5, 2.1), dome(rgb('#7FC8FF'), 1.25, 1.55, hit=(-2.9, -1.1, .75)))
    camera((-3.4, -10.6, 3.3), (0, 0, .1), 50 / PADDED)


@cutout('stage/shield', samples=22, views=())
def shield_cutout():
    """The shield alone: the program adds its light to what is there."""
    bubble()
    return {}


@cutout('stage/shield-torn', samples=22, views=())
def shield_torn_cutout():
    """The shield as it breaks: in shards around the hit, some gone, some flung off."""
    bubble()
    return dict(after=shatter)


CELL = 62    # pixels between the middles of two shards
HIT = (.225, .467)


def splinters(shape, rnd):
    """Places of the shards, the two nearest of each pixel's distances, and whose it is."""
    h, w = shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    middles = np.array([(i * CELL + (j % 2) * CELL / 2 + rnd.uniform(-17, 17), j * CELL * .87 + rnd.uniform(-15, 15))
                        for j in range(-1, int(h / CELL / .87) + 2) for i in range(-1, w // CELL + 2)])
    first = np.full((h, w), 1e9, np.float32)
    second, whose = first.copy(), np.zeros((h, w), int)
    for k, (px, py) in enumerate(middles):
        d = np.hypot(x - px, y - py)
        near = d < first
        second, whose = np.where(near, first, np.minimum(second, d)), np.where(near, k, whose)
        first = np.where(near, d, first)
    return middles, second - first, whose


def flung(out, middle, way, far, rnd):
    """One shard that flies from the hit, turned anyhow."""
    s = rnd.uniform(.22, .5)
    c = middle + way * rnd.uniform(14, 70) + rnd.normal(0, 14, 2)
    x0, y0, n = int(c[0] - CELL * s), int(c[1] - CELL * s), int(2 * CELL * s)
    if x0 < 0 or y0 < 0 or x0 + n >= out.shape[1] or y0 + n >= out.shape[0]:
        return
    q, stretch = rnd.uniform(0, 6.28), rnd.uniform(.8, 1.6)
    yy, xx = np.mgrid[0:n, 0:n] - n / 2
    u, t = xx * np.cos(q) + yy * np.sin(q), -xx * np.sin(q) + yy * np.cos(q)
    inner = n * .34 - np.maximum(np.abs(u) * stretch + t * .5, np.abs(t) * 1.3)
    m = np.clip(inner / 1.6, 0, 1)
    out[y0:y0 + n, x0:x0 + n] += (m * .22 + m * (1 - np.clip(inner / 5, 0, 1)) * .5)[..., None] * np.array([.55, .88, 1.0]) * min(1, 1.2 - far)


def shatter(rgb_, alpha):
    rnd = np.random.default_rng(12)
    h, w = rgb_.shape[:2]
    middles, gap, whose = splinters((h, w), rnd)
    hit = np.array([HIT[0] * w, HIT[1] * h])
    far = np.hypot(middles[:, 0] - hit[0], middles[:, 1] - hit[1]) / h * PADDED
    gone = rnd.random(len(middles)) < np.interp(far, [0, .18, .45, .8, 1.4], [.05, .22, .52, .62, .80])
    light = rnd.uniform(.55, 1.15, len(middles)) * np.interp(far, [0, .5, 1.0, 1.5], [1.25, 1.0, .6, .35])
    body = np.clip((alpha[..., 0] - .02) / .1, 0, 1) * (~gone)[whose]
    rim = np.clip(1 - gap / 5.0, 0, 1) ** 1.5 * body
    out = rgb_ * ((~gone)[whose] * light[whose] * np.clip(gap / 2.2, 0, 1))[..., None]
    out = out + np.array([.65, .92, 1.0]) * (rim * np.clip(1.1 - far, .12, 1)[whose] * .75)[..., None]
    out = out + np.array([1.0, .62, .30]) * (rim * np.clip(.55 - far, 0, 1)[whose] * .9)[..., None]
    for k in np.flatnonzero(gone & (far < .95)):
        way = middles[k] - hit
        flung(out, middles[k], way / (np.hypot(*way) + 1e-6), far[k], rnd)
    return np.clip(out, 0, 1), np.clip(out.max(-1, keepdims=True), 0, 1)


# ---------------------------------------------------------------------------------------------------------------- skies

ICE = ('#0E2C66', '#17607E', '#6FC4DC')


@backdrop('stage/sky-duel')
def sky_duel():
    return dim(clouds(711, EMBER, 16, (.5, .48, .36), star=1500, big=14, light=[((.86, .16), .30, '#FFB070', .35)]), .62)


@backdrop('stage/sky-rose')
def sky_rose():
    return dim(clouds(957, ROSE, 22, (.5, .45, .40), star=1500, big=14), .60)


@backdrop('stage/sky-ice')
def sky_ice():
    """Cold gas, one small white sun far away."""
    return dim(clouds(777, ICE, -24, (.5, .52, .38), star=1600, big=14, light=[((.13, .20), .14, '#9FD0FF', .22)]), .50)


@backdrop('scenes/victory')
def sky_victory():
    """The sun behind a living world: room for the winner's ships at the right, for words at the left."""
    return dim(clouds(741, EMBER, -10, (.5, .30, .34), star=1500, big=16, light=[((.70, .42), .34, '#FFC080', .8)],
                      planets=[dict(at=(.72, 1.24), r=.86, seed=4, colours=('#0e3a72', '#3e6a44', '#b8a47a'), light=(.0, -.92, -.25),
                                    air='#FFC890', lights=True, clouds=.5)]), .66)


@backdrop('scenes/defeat')
def sky_defeat():
    """Grey gas over a world without a light."""
    return dim(clouds(751, ('#141C30', '#3A3440', '#A08890'), 14, (.5, .45, .36), star=700, big=6, bright=.7,
                      planets=[dict(at=(.12, 1.30), r=.80, seed=14, colours=('#1a2028', '#34302c', '#5a5048'), light=(.55, -.8, -.3),
                                    air='#8A6A5A', lights=False, clouds=.2)]), .42)
