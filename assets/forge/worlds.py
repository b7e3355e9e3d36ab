# SPDX-License-Identifier: MIT
"""Things of the sky that are painted, not modelled: worlds alone; rings, landmarks of worlds, galaxies, a wormhole, charts for `develop` as extra=."""
import paint
from forge import *
from props import clouds, dim

AT = (.60, .50)    # where a target's subject is: its words stand on the left
GREY = ('#4a4a50', '#7a7a7e', '#b0b0b0')


def plane(shape, at, tilt, turn, eye=1.0):
    """Polar places on a disc seen aslant: distance from its middle in picture heights, angle, and which half lies before us."""
    h, w = shape[:2]
    x, y = paint.grid(w, h)
    dx, dy = (x - at[0]) * w / h, y - at[1]
    a = math.radians(turn)
    u, v = dx * math.cos(a) + dy * math.sin(a), (-dx * math.sin(a) + dy * math.cos(a)) / tilt
    return np.hypot(u, v) * eye, np.arctan2(v, u), v > 0, np.hypot(dx, dy)


def ring(at, r, inner, outer, colour, tilt=.28, turn=-18, seed=5, strength=.8, shade=(-.6, -.55)):
    """Bands of dust around a globe of radius r; what lies behind the globe is hidden, the globe's shadow falls on the rest."""
    def draw(c, _passes):
        d, a, before, flat = plane(c.shape, at, tilt, turn)
        k = paint.step(d, inner, inner + .01) * (1 - paint.step(d, outer - .01, outer))
        bands = paint.fbm(d * 46, np.zeros_like(d) + 3.3, seed, 4, .6)
        k = k * (.15 + .85 * paint.step(bands, .30, .62)) * (before | (flat > r))
        h, w = c.shape[:2]
        x, y = paint.grid(w, h)
        dx, dy = (x - at[0]) * w / h, y - at[1]
        n = math.hypot(*shade)
        along, across = (dx * shade[0] + dy * shade[1]) / n, abs(dx * shade[1] - dy * shade[0]) / n
        dark = (along < 0) * (1 - paint.step(across, r * .92, r * 1.02))
        light = strength * (1 - .9 * dark)
        return c * (1 - .75 * k[..., None]) + paint.lin(colour) * (k * light * (.6 + .6 * bands))[..., None]
    return draw


def galaxy(at, quarter, colour, seed=3, tilt=.62, turn=-14, size=.60):
    """A spiral from above; one quarter of it is lit and bounded by fine lines."""
    def draw(c, _passes):
        d, a, _, _ = plane(c.shape, at, tilt, turn)
        q = d / size
        swirl = a - 3.4 * np.log(np.maximum(q, .02))
        n = paint.fbm(np.cos(a) * q * 5 + 7, np.sin(a) * q * 5 + 3, seed, 7, .56)
        arms = (.5 + .5 * np.cos(2 * swirl + 2.2 * (n - .5))) ** 2.2 + .35 * (.5 + .5 * np.cos(4 * swirl + 1.1 + 3 * (n - .5))) ** 3
        fall = np.exp(-(q / .62) ** 1.6)
        gas = arms * fall * (.35 + 1.3 * n)
        dust = paint.step(paint.fbm(np.cos(a) * q * 9, np.sin(a) * q * 9 + 11, seed + 5, 6, .6), .52, .72) * arms * paint.step(q, .15, .4)
        core = np.exp(-(q / .16) ** 1.3)
        sx, sy = quarter
        inside = (np.cos(a) * sx > 0) & (np.sin(a) * sy > 0) & (q < 1.25)
        soft = paint.blur(inside.astype(np.float32), 1.2)
        cold, warm = paint.lin('#4A6AB0'), paint.lin(colour)
        tint = cold * (1 - soft[..., None]) * 1.5 + warm * soft[..., None] * 2.6
        out = c * .55 + tint * (gas * (1 - .6 * dust))[..., None] + paint.lin('#FFE8C0') * (core * 1.15)[..., None]
        rnd = np.random.default_rng(seed)
        spark = rnd.random(a.shape) ** 40 * gas * 9
        out += paint.blur(spark.astype(np.float32), .6)[..., None] * (np.array([1, .95, .9]) * (.4 + 1.2 * soft[..., None]))
        near = ((np.abs(np.cos(a)) * d < .0022) & (np.sin(a) * sy > 0)) | ((np.abs(np.sin(a)) * d < .0022) & (np.cos(a) * sx > 0))
        arc = (np.abs(q - 1.22) < .006) & inside
        line = paint.blur(((near & (q < 1.22)) | arc).astype(np.float32), .7)
        return out + warm * (line * .9)[..., None] + warm * (soft * .05)[..., None]
    return draw


def wormhole(at, seed=8, size=.56):
    """A funnel of blue cloud around a golden throat."""
    def draw(c, _passes):
        d, a, _, _ = plane(c.shape, at, .78, -12)
        q = d / size
        twist = a + 2.6 * np.log(np.maximum(q, .03)) + .5
        n = paint.fbm(np.cos(twist) * 2.2 + q * .8, np.sin(twist) * 2.2 - q * .8, seed, 7, .56)
        fine = paint.fbm(np.cos(twist) * 6 + 4, np.sin(twist) * 6 + q * 2.5, seed + 4, 6, .58)
        veil = np.exp(-((q - .72 + (n - .5) * .5) / .26) ** 2)
        rim = np.exp(-((q - .46 + (n - .5) * .16) / .085) ** 2)
        outer = np.exp(-(q / 1.25) ** 2) * n
        throat = np.exp(-(q / .26) ** 2)
        out = c * (.35 + .65 * paint.step(q, .4, 1.1)[..., None])
        out += paint.lin('#2A5AE0') * (veil * (.25 + 1.9 * fine * n))[..., None] + paint.lin('#7A4AD8') * (outer * .35)[..., None]
        out += paint.lin('#8FD8FF') * (rim * (.2 + 2.2 * fine ** 2))[..., None]
        out += paint.lin('#FFC870') * (np.exp(-((q - .30 + (n - .5) * .1) / .09) ** 2) * (.2 + 1.2 * fine))[..., None]
        return out + paint.lin('#FFF2D0') * (throat * 1.1 + np.exp(-(q / .1) ** 2) * 2.2)[..., None]
    return draw


def nova(at, r, seed=6):
    """A star that has burst: a white-hot heart, a shell of gas in threads around it."""
    def draw(c, _passes):
        h, w = c.shape[:2]
        x, y = paint.grid(w, h)
        dx, dy = (x - at[0]) * w / h / r, (y - at[1]) / r
        q, a = np.hypot(dx, dy), np.arctan2(dy, dx)
        n = paint.fbm(np.cos(a) * 2.4 + q, np.sin(a) * 2.4 + q, seed, 7, .56)
        fine = paint.fbm(np.cos(a) * 5 + 2 * n + q * 2, np.sin(a) * 5 + q * 3, seed + 4, 6, .58)
        threads = paint.step(1 - abs(paint.fbm(dx * 3.4 + 2 * n, dy * 3.4 + 2 * n, seed + 8, 6, .56) * 2 - 1), .80, 1.0)
        shell = np.exp(-((q - 1 + (n - .5) * .40) / .15) ** 2)
        inner = np.exp(-((q - .66 + (n - .5) * .5) / .22) ** 2)
        heart = np.exp(-(q / .10) ** 1.4)
        out = c + paint.lin('#FF6A2A') * (shell * (.10 + 1.1 * fine * n))[..., None] + paint.lin('#FFC070') * (shell * threads * .8)[..., None]
        out += paint.lin('#7FB8FF') * (inner * (.05 + .34 * fine ** 2))[..., None] + paint.lin('#FFE8D0') * (inner * threads * .22)[..., None]
        out += paint.lin('#FF8A4A') * (np.exp(-(q / .9) ** 2) * .16)[..., None]
        return out + np.array([1, .96, .9]) * (heart * 7.0 + np.exp(-q * 6) * .8)[..., None]
    return draw


def chart(points, links, colour, rings=()):
    """Worlds as points of light, joined by lines: a realm seen from far away. Points are (x, y, size)."""
    def draw(c, _passes):
        h, w = c.shape[:2]
        x, y = paint.grid(w, h)
        tint = paint.lin(colour)
        for i, j in links:
            (ax, ay, _), (bx, by, _) = points[i], points[j]
            dx, dy = (bx - ax) * w / h, by - ay
            px, py = (x - ax) * w / h, y - ay
            n2 = dx * dx + dy * dy
            t = np.clip((px * dx + py * dy) / n2, 0, 1)
            d = np.hypot(px - t * dx, py - t * dy)
            gap = paint.step(t, .06, .12) * (1 - paint.step(t, .88, .94))
            c = c + tint * (np.exp(-(d / .0022) ** 2) * gap * .75 + np.exp(-(d / .012) ** 2) * gap * .10)[..., None]
        for px, py, size in points:
            d = np.hypot((x - px) * w / h, y - py)
            c = c + np.array([1, .97, .9]) * (np.exp(-(d / (size * .35)) ** 2) * 2.6)[..., None] + tint * (np.exp(-(d / size)) * .8)[..., None]
            c = c + tint * (np.exp(-((d - size * 1.9) / .0016) ** 2) * .7)[..., None]
        for px, py, r in rings:
            d = np.hypot((x - px) * w / h, (y - py) / .55)
            c = c + tint * (np.exp(-((d - r) / .0016) ** 2) * .28)[..., None]
        return c
    return draw


# What tells one world of a colour from another at 30 pixels: painters for extra=, on a globe at AT of radius r.

def on_globe(shape, r, light):
    """Places on the globe: right, down, toward us; how far each is lit; where there is globe at all."""
    h, w = shape[:2]
    x, y = paint.grid(w, h)
    dx, dy = (x - AT[0]) * w / h / r, (y - AT[1]) / r
    d2 = dx * dx + dy * dy
    z = np.sqrt(np.clip(1 - d2, 0, 1))
    n = math.sqrt(sum(v * v for v in light))
    lit = paint.step((dx * light[0] + dy * light[1] + z * light[2]) / n, -.12, .95)
    return dx, dy, z, lit, paint.step(1 - d2, 0, .03)


def laid(c, k, colour, lit):
    return c * (1 - k[..., None]) + paint.lin(colour) * (k * lit)[..., None]


def caps(r, light, north=.66, south=.80, colour='#F4F8FF', seed=3):
    """Ice on the poles; its edges are torn."""
    def draw(c, _passes):
        dx, dy, z, lit, cover = on_globe(c.shape, r, light)
        ragged = (paint.fbm(dx * 5 / (z + .35), dy * 6, seed, 5, .55) - .5) * .30
        up = dy + .16 * dx
        k = np.maximum(paint.step(-up + ragged, north, north + .05), paint.step(up + ragged, south, south + .05)) * cover
        return laid(c, k, colour, lit * 1.2)
    return draw


def rift(r, light, colour, glow_of=None, seed=5, at=.05, wide=.085):
    """One great valley from limb to limb, branching."""
    def draw(c, _passes):
        dx, dy, z, lit, cover = on_globe(c.shape, r, light)
        n = paint.fbm(dx * 4, dy * 4, seed, 6, .55) - .5
        line = abs(dy - at - .30 * dx - .10 * np.sin(dx * 4.2 + 1) + n * .16)
        side = abs(dx + .12 - .5 * (dy - at) + n * .2) + 2 * paint.step(at - dy, -.02, .03)
        k = np.maximum(1 - paint.step(line, wide * .55, wide), (1 - paint.step(side, wide * .3, wide * .7)) * paint.step(.62 - dy, 0, .2)) * cover
        c = laid(c, k * .92, colour, lit)
        return c if glow_of is None else c + paint.lin(glow_of) * (k * (1 - paint.step(line, wide * .1, wide * .4)) * 1.4)[..., None]
    return draw


def basin(r, light, at, size, floor, rim, seed=9):
    """The scar of a great impact: a dark floor, a pale rim, rays of what was thrown out."""
    def draw(c, _passes):
        dx, dy, z, lit, cover = on_globe(c.shape, r, light)
        ux, uy = dx - at[0], dy - at[1]
        n = paint.fbm(dx * 6, dy * 6, seed, 5, .55) - .5
        d = np.hypot(ux, uy) / size + n * .22
        rays = paint.step(paint.fbm(np.cos(np.arctan2(uy, ux)) * 4, np.sin(np.arctan2(uy, ux)) * 4, seed + 3, 4, .6), .52, .66) * np.exp(-np.clip(d - 1, 0, None) * 1.5) * (d > 1)
        c = laid(c, rays * .7 * cover, rim, lit)
        c = laid(c, np.exp(-((d - 1) / .13) ** 2) * cover, rim, lit * 1.1)
        return laid(c, (1 - paint.step(d, .78, .92)) * .94 * cover, floor, lit)
    return draw


def cyclone(r, light, at, size, colour='#F0F4F8', seed=13):
    """One white storm wound up like a shell, its eye open."""
    def draw(c, _passes):
        dx, dy, z, lit, cover = on_globe(c.shape, r, light)
        ux, uy = dx - at[0], (dy - at[1]) * 1.25
        d, a = np.hypot(ux, uy) / size, np.arctan2(uy, ux)
        n = paint.fbm(dx * 9, dy * 9, seed, 6, .58) - .5
        arms = .5 + .5 * np.cos(2 * a + 5.2 * np.log(np.maximum(d, .04)) + n * 3.0)
        k = paint.step(arms + n * .7, .30, .72) * np.exp(-(d / .95) ** 4) * paint.step(d, .10, .20)
        k = np.maximum(k, np.exp(-((d - .24) / .10) ** 2))
        return laid(c, np.clip(k, 0, 1) * .95 * cover, colour, lit * 1.15)
    return draw


def fire_cracks(r, seed=5, amount=1.0):
    """A crust broken into plates; fire shines through, brightest in the dark."""
    def draw(c, _passes):
        dx, dy, z, _, cover = on_globe(c.shape, r, (0, 0, 1))
        u, v = np.arctan2(dx, z + 1e-4) * 2.2, np.arcsin(np.clip(dy, -1, 1)) * 2.2
        warp = paint.fbm(u * 1.1, v * 1.1, seed)
        n = paint.fbm(u * 1.3 + warp * 1.6, v * 1.3 + warp * 1.6, seed + 4, 6, .5)
        line = paint.step(1 - abs(n * 2 - 1), .88, 1.0) * paint.step(z, .05, .4) * cover
        return c + paint.lin('#FF5A1E') * (line * 2.0 * amount)[..., None] + paint.lin('#FFD080') * (line ** 3 * 1.8 * amount)[..., None]
    return draw


def world(seed, colours, sky, r=.36, at=AT, air='#7FB8FF', light=(-.6, -.5, .6), moons=(), suns=(), extra=None, density=.8, **kind):
    """A globe alone, no model. moons: (at, r, seed, colours)."""
    camera((0, -10, 0), (0, 0, 0), 50)
    globes = [dict(at=m[0], r=m[1], seed=m[2], colours=m[3], light=light, air='#8090A8', clouds=.1) for m in moons]
    spec = dim(clouds(seed, sky, -22, (.35, .45, .40), planets=[*globes, dict(at=at, r=r, seed=seed, colours=colours, light=light, air=air, **kind)], suns=suns), density)
    return dict(sky_spec=spec, extra=extra, streak=0)


def both(*painters):
    def draw(c, passes):
        for p in painters:
            c = p(c, passes)
        return c
    return draw
