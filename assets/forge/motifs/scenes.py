# SPDX-License-Identifier: MIT
"""What the game's screens stand before: wide, dark and calm, so that panels and words can lie on them."""
from props import *

CALM = dict(vignette=.30, streak=.05, glowing=1.0, brush=.35)


@scene('scenes/menu', samples=24)
def menu():
    """A planet's rim at daybreak, low on the right, a small fleet high above it: what lies between is covered by tiles."""
    root = ship('starfleet', 'capital', (6.0, 6.0, 3.15), (-10, 0, 168), .28)
    copies(root, [((8.6, 9.5, 3.75), (-10, 0, 168), .26), ((3.4, 9.0, 4.05), (-10, 0, 168), .18)])
    c = camera((.6, -12.5, 1.6), (.6, 0, .2), 40)
    rig('starfleet', c, (4, 2, 0), 10, key=.7, rim=1.2, side=-1)
    return dict(sky_spec=dim(clouds(401, ('#16284e', '#3A3A6E', '#FFC8A0'), -18, (.66, .42, .34), star=1500, big=16, light=[((.90, .62), .20, '#FFD0A0', .5)], planets=[
        dict(at=(.92, 1.34), r=.74, seed=4, colours=('#0e3a72', '#3e6a44', '#b8a47a'), light=(.12, -.72, -.68), air='#8FC8FF', clouds=.5)]), .34), **CALM)


@scene('scenes/table', samples=8)
def table():
    """Nothing but thin gas and stars: cards lie upon it."""
    camera((0, -10, 0), (0, 0, 0), 50)
    return dict(sky_spec=dim(clouds(405, ('#12244A', '#22305E', '#6A7AA8'), -24, (.5, .5, .55), star=900, big=4, bright=.55), .42), vignette=.25, streak=0, brush=.3, exposure=.8, contrast=1.0)


@scene('scenes/result', samples=24)
def result():
    """After the battle: a sun comes out from behind a world, scrap drifts."""
    rnd = random.Random(9)
    scrap = hull_of('klingon', base=rgb('#5A5E66'), window=None, panel=2.0, dirt=.8)
    for i in range(90):
        s = rnd.uniform(.03, .16)
        side = rnd.choice((-1, 1))
        box((side * rnd.uniform(3.4, 9), rnd.uniform(-2, 9), rnd.gauss(-1.6, .8)), (s * rnd.uniform(1, 3.5), s, s * .4), scrap, [rnd.uniform(0, 360) for _ in range(3)], bevel=0)
    c = camera((0, -12.5, .6), (0, 0, .2), 38)
    rig('starfleet', c, (0, 0, 0), 11, key=.35, rim=1.3)
    return dict(sky_spec=dim(clouds(409, ('#1A2450', '#5A3A5E', '#FFC090'), 6, (.5, .55, .26), star=1200, big=10, light=[((.5, .62), .30, '#FFB070', .34)], planets=[
        dict(at=(.5, 1.42), r=.80, seed=14, colours=('#1a2a3a', '#3a3a34', '#6a5a4a'), light=(0, -.98, -.2), air='#FFC890', lights=True, clouds=.3)]), .5), **CALM)


@scene('scenes/curtain', samples=8)
def curtain():
    """What covers the table between two players: a closed iris of dark gas, a few stars."""
    camera((0, -10, 0), (0, 0, 0), 50)

    def iris(c, _passes):
        import paint
        h, w = c.shape[:2]
        x, y = paint.grid(w, h)
        dx, dy = (x - .5) * w / h, y - .5
        d, a = np.hypot(dx, dy), np.arctan2(dy, dx)
        twist = a + 1.5 * np.log(np.maximum(d, .04))
        n = paint.fbm(np.cos(twist) * 2.4 + d, np.sin(twist) * 2.4 - d, 11, 7, .56)
        veil = np.exp(-((d - .62 + (n - .5) * .5) / .30) ** 2)
        rim = np.exp(-((d - .50 + (n - .5) * .22) / .05) ** 2)
        return c * (.45 + .55 * paint.step(d, .2, .8)[..., None]) + paint.lin('#2A4A8A') * (veil * n * .55)[..., None] + paint.lin('#8FB8E8') * (rim * n ** 2 * .22)[..., None]
    return dict(sky_spec=dim(clouds(413, ('#12244A', '#2A3A6E', '#8A9AC8'), 30, (.5, .5, .5), star=800, big=6, bright=.6), .4), extra=iris, vignette=.4, streak=0, brush=.3, exposure=.85)
