# SPDX-License-Identifier: MIT
"""The art forge's dark room, numpy alone: denoises, paints the sky behind the model, adds haze and bloom, grades, saves.

Everything here works on linear light, arrays [row, column, colour], top row first; places are 0..1 from the upper left.
"""
import math
import struct
import zlib

import numpy as np


# ---------------------------------------------------------------------------------------------------------------- noise

def value_noise(x, y, seed):
    xi, yi = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    xf, yf = x - xi, y - yi
    u, v = xf * xf * xf * (xf * (xf * 6 - 15) + 10), yf * yf * yf * (yf * (yf * 6 - 15) + 10)

    def h(i, j):
        n = (i * 374761393 + j * 668265263 + seed * 974711) & 0xffffffff
        n = ((n ^ (n >> 13)) * 1274126177) & 0xffffffff
        return ((n ^ (n >> 16)) & 0xffffff).astype(np.float32) / 0xffffff
    a = h(xi, yi) * (1 - u) + h(xi + 1, yi) * u
    b = h(xi, yi + 1) * (1 - u) + h(xi + 1, yi + 1) * u
    return a * (1 - v) + b * v


def fbm(x, y, seed, octaves=6, gain=.5):
    total, amp, norm = np.zeros_like(x, np.float32), 1.0, 0.0
    for i in range(octaves):
        total += amp * value_noise(x, y, seed + i * 17)
        norm += amp
        amp *= gain
        x, y = x * 1.62 + y * 1.18 + 3.7, y * 1.62 - x * 1.18 + 9.1
    return total / norm


def step(x, lo, hi):
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def grid(w, h):
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    return (x + .5) / w, (y + .5) / h


def lin(text):
    c = np.array([int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4).astype(np.float32)


def blur(a, sigma):
    """Gaussian, edges held; done at lower resolution when wide."""
    if sigma > 6:
        h, w = a.shape[:2]
        f = int(sigma // 3)
        ph, pw = -h % f, -w % f
        p = np.pad(a, ((0, ph), (0, pw)) + ((0, 0),) * (a.ndim - 2), mode='edge')
        small = p.reshape(p.shape[0] // f, f, p.shape[1] // f, f, *a.shape[2:]).mean((1, 3))
        small = blur(small, sigma / f)
        yy = np.clip((np.arange(h) + .5) / f - .5, 0, small.shape[0] - 1.001)
        xx = np.clip((np.arange(w) + .5) / f - .5, 0, small.shape[1] - 1.001)
        return sample(small, *np.meshgrid(xx, yy))
    r = max(1, int(sigma * 3))
    k = np.exp(-np.arange(-r, r + 1) ** 2 / (2 * sigma * sigma)).astype(np.float32)
    k /= k.sum()
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r, r)
        p = np.pad(a, pad, mode='edge')
        n = a.shape[axis]
        a = sum(k[i] * (p[i:i + n] if axis == 0 else p[:, i:i + n]) for i in range(2 * r + 1))
    return a


def sample(a, x, y):
    h, w = a.shape[:2]
    x, y = np.clip(x, 0, w - 1.001), np.clip(y, 0, h - 1.001)
    xi, yi = x.astype(int), y.astype(int)
    xf, yf = x - xi, y - yi
    x1, y1 = np.minimum(xi + 1, w - 1), np.minimum(yi + 1, h - 1)
    if a.ndim == 3:
        xf, yf = xf[..., None], yf[..., None]
    return (a[yi, xi] * (1 - xf) + a[yi, x1] * xf) * (1 - yf) + (a[y1, xi] * (1 - xf) + a[y1, x1] * xf) * yf


# ------------------------------------------------------------------------------------------------------------------ sky

def nebula(w, h, seed, colours, density=1.0, scale=1.0, angle=-25, band=(.5, .5, .38), dark='#02040A'):
    """Folded clouds (noise that bends noise) along a band; three colours: far gas, near gas, the lit folds."""
    x, y = grid(w, h)
    x, y = x * w / h, y
    a = math.radians(angle)
    cx, cy, width = band
    dx, dy = x - cx * w / h, y - cy
    along, across = dx * math.cos(a) + dy * math.sin(a), -dx * math.sin(a) + dy * math.cos(a)
    s = 2.3 * scale
    q1, q2 = fbm(along * s, across * s * 1.5, seed), fbm(along * s + 5.2, across * s * 1.5 + 1.3, seed + 3)
    r1 = fbm(along * s + 2.2 * q1 + 1.7, across * s * 1.5 + 2.2 * q2 + 9.2, seed + 5)
    r2 = fbm(along * s + 2.2 * q1 + 8.3, across * s * 1.5 + 2.2 * q2 + 2.8, seed + 7)
    n = fbm(along * s + 1.5 * r1, across * s * 1.5 + 1.5 * r2, seed + 9, 7)
    mask = np.exp(-((across + (q1 - .5) * .5) / width) ** 2)
    body = np.clip((n - .30) / .5, 0, 1) ** 1.6 * mask
    c1, c2, c3 = (lin(c) for c in colours)
    out = np.broadcast_to(lin(dark), (h, w, 3)).copy()
    out += c1 * ((np.clip(r1 - .2, 0, 1) ** 1.5) * (.22 + .78 * mask) * 1.0)[..., None]
    out += c2 * (body * (.25 + 1.3 * np.clip(q2 * 1.6 - .4, 0, 1)) * .9)[..., None]
    out += c3 * (np.clip(n * 1.5 + r1 * .9 - 1.02, 0, 1) ** 2.0 * mask * 1.8)[..., None]
    lanes = step(1 - abs(fbm(along * s * 1.1 + 1.2 * q2, across * s * 1.9 + 1.2 * r1, seed + 21) * 2 - 1), .70, 1.0) * mask
    out *= (1 - .62 * lanes)[..., None]
    return out * density


def stars(img, seed, count=420, big=7, bright=1.0):
    h, w = img.shape[:2]
    rnd = np.random.default_rng(seed)
    tints = np.array([[1, .82, .62], [1, .95, .88], [.86, .93, 1], [.68, .80, 1]], np.float32)
    for i in range(count + big):
        x, y = rnd.random() * w, rnd.random() * h
        tint = tints[rnd.integers(4)]
        if i < count:
            r, power = .55, bright * (.08 + 1.1 * rnd.random() ** 6)
        else:
            r, power = .75, bright * rnd.uniform(1.5, 4)
        x0, y0 = int(x), int(y)
        ys, xs = np.arange(max(0, y0 - 4), min(h, y0 + 5)), np.arange(max(0, x0 - 4), min(w, x0 + 5))
        if not len(ys) or not len(xs):
            continue
        d = (xs[None] - x) ** 2 + (ys[:, None] - y) ** 2
        img[ys[0]:ys[-1] + 1, xs[0]:xs[-1] + 1] += (np.exp(-d / (2 * r * r)) * power)[..., None] * tint
    return img


def streaks(img, centre, seed, count=150, power=1.0, colour=(.8, .9, 1), length=(.06, .3), inner=.12):
    """Stars drawn out from a vanishing point."""
    h, w = img.shape[:2]
    rnd = np.random.default_rng(seed)
    for _ in range(count):
        a, r = rnd.random() * 2 * math.pi, inner + rnd.random() ** .7 * .9
        ln = rnd.uniform(*length) * r
        n = int(ln * w * 1.2) + 2
        t = np.linspace(0, 1, n)
        xs = ((centre[0] * w) + math.cos(a) * (r + ln * t) * h * 1.2).astype(int)
        ys = ((centre[1] * h) + math.sin(a) * (r + ln * t) * h * 1.2).astype(int)
        ok = (xs >= 0) & (xs < w) & (ys >= 0) & (ys < h)
        p = power * (.15 + rnd.random() ** 3) * np.sin(math.pi * t) * (0.4 + r)
        np.add.at(img, (ys[ok], xs[ok]), p[ok][:, None] * np.array(colour, np.float32))
    return img


def planet(img, at, r, seed, colours, light=(-.6, -.55, .55), air='#7FB8FF', bands=0.0, clouds=.5, lights=False, ring=None, flocks=False):
    """A lit globe with air around it. colours: low, middle, high ground. r in picture heights. flocks: clouds in small flocks, not in long smears."""
    h, w = img.shape[:2]
    x, y = grid(w, h)
    dx, dy = (x - at[0]) * w / h / r, (y - at[1]) / r
    d2 = dx * dx + dy * dy
    z = np.sqrt(np.clip(1 - d2, 0, 1))
    light = np.array(light, float)
    light /= np.linalg.norm(light)
    u, v = np.arctan2(dx, z + 1e-4) * 2.2, np.arcsin(np.clip(dy, -1, 1)) * 2.2
    warp = fbm(u * 1.5 + 7, v * 1.5, seed + 2)
    n = fbm(u * 1.3 + warp * 1.5, v * (1.3 + 4 * bands) + warp * (1.5 - bands), seed, 8, .55)
    a, b, c = (lin(k) for k in colours)
    ground = a + (b - a) * step(n, .36, .54)[..., None]
    ground = ground + (c - ground) * step(n, .55, .72)[..., None]
    e = fbm(u * 1.3 + warp * 1.5 + .02, v * (1.3 + 4 * bands) + warp * (1.5 - bands) + .02, seed, 8, .55) - n
    cl = step(fbm(u * 2 + warp * 2.4, v * 3.4 + warp, seed + 9, 7, .58), .52, .74) * clouds
    if flocks:
        cl = step(fbm(u * 4.2 + warp * 1.6, v * 4.6 + warp, seed + 9, 8, .62), .53, .66) * clouds * step(fbm(u * 1.1, v * 1.3, seed + 12, 3), .42, .60)
    ground = ground + (np.array([.9, .93, .97]) - ground) * cl[..., None]
    lambert = dx * light[0] + dy * light[1] + z * light[2]
    lit = step(lambert + e * 5 * (1 - cl), -.12, .95) * 1.15
    rimlight = step(lambert, -.3, .5)
    airc = lin(air)
    col = ground * lit[..., None] + airc * (((1 - z) ** 3) * rimlight * 1.3)[..., None]
    if lights:
        night = step(-lambert, -.05, .25) * step(fbm(u * 22, v * 22, seed + 30, 3), .62, .75) * step(n, .48, .6)
        col += np.array([1, .62, .25]) * night[..., None] * .9
    px = 1.5 / (r * h)
    cover = step(1 - np.sqrt(d2), 0, px * 2)[..., None]
    d = np.sqrt(d2)
    halo = np.exp(-np.clip(d - 1, 0, None) / .05) * step((dx * light[0] + dy * light[1]) / np.maximum(d, 1e-3), -.5, .9)
    img = img * (1 - cover) + col * cover
    img += airc * (halo * .55)[..., None] * (1 - cover)
    return img


def sun(img, at, r, colour, power=6.0, corona=1.0):
    h, w = img.shape[:2]
    x, y = grid(w, h)
    d = np.hypot((x - at[0]) * w / h, y - at[1]) / r
    disc = step(1 - d, 0, .04)
    img = img + np.array(colour) * (disc * power + np.exp(-np.clip(d - 1, 0, None) * 1.3) * .9 * corona + np.exp(-d * .35) * .25 * corona)[..., None]
    return img


def sky(w, h, seed=1, clouds=None, star=420, big=7, bright=1.0, planets=(), suns=(), warp=None, light=None, **_):
    img = nebula(w, h, seed, **clouds) if clouds else np.broadcast_to(lin('#03060D'), (h, w, 3)).copy()
    img = img.astype(np.float32)
    stars(img, seed + 1, star, big, bright)
    if warp:
        streaks(img, seed=seed, **warp)
    if light:
        x, y = grid(w, h)
        for (lx, ly), lr, lc, lp in light:
            d2 = ((x - lx) * w / h) ** 2 + (y - ly) ** 2
            img += lin(lc) * (np.exp(-d2 / (lr * lr)) * lp)[..., None]
    for s in suns:
        img = sun(img, **s)
    for p in planets:
        img = planet(img, **p)
    return img.astype(np.float32)


# ------------------------------------------------------------------------------------------------------------- dark room

def denoise(c, albedo, normal, reach=2, strength=.26):
    """Non-local means on log light, held at the edges of the model by its albedo and normals."""
    h, w = c.shape[:2]
    lc = np.log1p(c * 4).astype(np.float32)
    feat = np.concatenate([np.log1p(albedo[..., :3] * 2) * 2.2, normal[..., :3] * 1.3], -1)
    smooth = blur(lc, .8)
    p = reach
    pad = lambda a: np.pad(a, ((p, p), (p, p), (0, 0)), mode='reflect')
    lp, sp, fp = pad(c.astype(np.float32)), pad(smooth), pad(feat)
    acc, tot = np.zeros_like(c, np.float32), np.zeros((h, w, 1), np.float32)
    for dy in range(-p, p + 1):
        for dx in range(-p, p + 1):
            win = (slice(p + dy, p + dy + h), slice(p + dx, p + dx + w))
            dc = ((sp[win] - smooth) ** 2).sum(-1)
            df = ((fp[win] - feat) ** 2).sum(-1)
            k = np.exp(-dc / (strength ** 2 * .35) - df / .05 - (dx * dx + dy * dy) / (p * p * 1.2))[..., None]
            acc += lp[win] * k
            tot += k
    return acc / tot


def fireflies(c, limit=3.0):
    """A pixel much brighter than all its neighbours is an accident."""
    lum = c[..., :3].max(-1)
    p = np.pad(lum, 1, mode='edge')
    h, w = lum.shape
    around = np.stack([p[1 + j:1 + j + h, 1 + i:1 + i + w] for j in (-1, 0, 1) for i in (-1, 0, 1) if i or j])
    second = np.sort(around, 0)[-2]
    k = np.minimum(1, (second * limit + .05) / np.maximum(lum, 1e-4))
    return c * k[..., None]


def kuwahara(a, r=2):
    """Each pixel takes the calmest of its four quarters: brush strokes."""
    h, w = a.shape[:2]
    p = np.pad(a, ((r, r), (r, r), (0, 0)), mode='reflect')
    lum = p @ np.array([.3, .6, .1], np.float32)

    def boxed(x):
        s = np.cumsum(np.cumsum(np.pad(x, ((1, 0), (1, 0)) + ((0, 0),) * (x.ndim - 2)), 0), 1)
        n = r + 1
        return (s[n:, n:] - s[:-n, n:] - s[n:, :-n] + s[:-n, :-n]) / (n * n)
    m, l1, l2 = boxed(p), boxed(lum), boxed(lum * lum)
    var = l2 - l1 * l1
    best, out = None, None
    for oy in (0, r):
        for ox in (0, r):
            v, c = var[oy:oy + h, ox:ox + w], m[oy:oy + h, ox:ox + w]
            if best is None:
                best, out = v.copy(), c.copy()
            else:
                k = v < best
                best[k], out[k] = v[k], c[k]
    return out


def bloom(c, amount=1.0):
    hot = np.clip(c - .85, 0, 4)
    g = .26 * blur(hot, 1.5) + .20 * blur(hot, 5) + .12 * blur(hot, 14) + .07 * blur(hot, 36)
    return c + g * amount


def flare(c, amount=.12):
    """A short, thin streak on small things that are very bright."""
    hot = np.clip(c - 2.5, 0, 3)
    if amount <= 0 or hot.max() <= 0:
        return c
    small = np.clip(hot.sum(-1) / 3 - blur(hot.sum(-1) / 3, 9) * 1.6, 0, 3)
    k = np.exp(-np.abs(np.arange(-90, 91)) / 22.0).astype(np.float32)
    k /= k.sum()
    f = np.apply_along_axis(lambda r: np.convolve(r, k, 'same'), 1, blur(small, .8))
    return c + f[..., None] * np.array([.55, .75, 1.0], np.float32) * amount * 7


def shafts(c, at, free, amount=.5, steps=24, reach=.55, threshold=.6):
    """Rays of light from a bright place: what lies free behind the model, blurred away from it."""
    h, w = c.shape[:2]
    src = np.clip(c - threshold, 0, 3) * free
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    acc = np.zeros_like(c)
    for i in range(steps):
        s = 1 - reach * i / steps
        acc += sample(src, at[0] * w + (x - at[0] * w) * s, at[1] * h + (y - at[1] * h) * s) * (1 - i / steps)
    return c + acc / steps * amount * 2


def tone(c, exposure=1.0):
    """Film curve; very bright colours go to white."""
    c = np.clip(c * exposure, 0, None)
    peak = c.max(-1, keepdims=True)
    over = step(peak, 1.0, 7.0) * .75
    c = c + (peak - c) * over
    return np.clip((c * (2.51 * c + .03)) / (c * (2.43 * c + .59) + .14), 0, 1)


def grade(d, saturation=1.08, contrast=1.06, vignette=.38, cool=.5):
    h, w = d.shape[:2]
    lum = (d @ np.array([.25, .65, .10], np.float32))[..., None]
    d = lum + (d - lum) * saturation
    d = d + (1 - lum) ** 3 * np.array([-.004, .006, .016], np.float32) * cool + lum ** 2 * np.array([.012, .004, -.012], np.float32)
    d = (d - .42) * contrast + .42
    x, y = grid(w, h)
    v = ((x - .5) * 1.35) ** 2 + ((y - .5) * 1.35) ** 2
    return np.clip(d * (1 - vignette * step(v, .12, .95))[..., None], 0, 1)


def sharpen(d, radius, amount):
    return np.clip(d + (d - blur(d, radius)) * amount, 0, 1)


def lit(passes, denoising, fog, limit=3.0, reach=2):
    """The model as light, without noise and with its haze; and where it is."""
    b = fireflies(passes['beauty'].astype(np.float32), limit)
    h, w = b.shape[:2]
    rgb, alpha = b[..., :3], np.clip(b[..., 3:4], 0, 1)
    if denoising:
        k = np.clip(blur(np.abs(passes['normal'][..., :3]).sum(-1), .8) * 2, 0, 1)[..., None]
        rgb = rgb * (1 - k) + denoise(rgb, passes['albedo'], passes['normal'], reach, denoising) * k
    if fog:
        k = np.clip(passes['mist'][..., :1], 0, 1) ** fog.get('power', 1.0) * fog['amount'] * alpha
        colour = lin(fog['colour']) * fog.get('light', 1.0)
        if 'at' in fog:
            x, y = grid(w, h)
            d2 = ((x - fog['at'][0]) * w / h) ** 2 + (y - fog['at'][1]) ** 2
            colour = colour * (.25 + fog.get('gain', 1.6) * np.exp(-d2 / fog.get('r', .35) ** 2))[..., None]
        rgb = rgb * (1 - k) + colour * k
    return rgb, alpha


def rayed(c, passes, alpha, rays):
    return shafts(c, free=np.maximum(1 - alpha, np.clip(passes['mist'][..., :1] - .6, 0, 1)), **rays) if rays else c


def develop(passes, sky_spec, fog=None, exposure=1.0, glowing=1.0, rays=None, brush=.5, denoising=.26, extra=None, streak=.12,
            saturation=1.08, contrast=1.06, vignette=.38, **_):
    """Passes of Cycles -> picture, values 0..1 as sRGB."""
    rgb, alpha = lit(passes, denoising, fog)
    back = sky(rgb.shape[1], rgb.shape[0], **sky_spec)
    if brush:
        back = back * (1 - .6 * brush) + kuwahara(back, 2) * .6 * brush
    c = rgb + back * (1 - alpha)
    if extra:
        c = extra(c, passes)
    c = flare(bloom(c, glowing), streak)
    d = screen(tone(rayed(c, passes, alpha, rays), exposure))
    if brush:
        k = brush * (1 - .45 * alpha)
        d = d * (1 - k) + kuwahara(d, 2) * k
    d = grade(d, saturation, contrast, vignette)
    d = sharpen(d, 7.0, .16)
    return sharpen(d, .9, .45)


# --------------------------------------------------------------------------------------------------------------- painted
FINER = 1.5    # people are rendered so many times as large as their picture: what is smeared is then drawn smaller


def resized(a, w, h):
    """Smaller without stairs, larger without blocks."""
    k = a.shape[1] / w
    if k > 1:
        a = blur(a, .42 * k)
    x, y = np.meshgrid((np.arange(w) + .5) * k - .5, (np.arange(h) + .5) * a.shape[0] / h - .5)
    return sample(a, x.astype(np.float32), y.astype(np.float32)).astype(np.float32)


def strokes(d, sigma):
    """Which way a brush would go: along edges, as (x, y) of length 1."""
    gy, gx = np.gradient(blur(d @ np.array([.3, .6, .1], np.float32), 1.0))
    e, f, g = blur(gx * gx, sigma), blur(gx * gy, sigma), blur(gy * gy, sigma)
    angle = .5 * np.arctan2(2 * f, e - g) + math.pi / 2
    return np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)


def drawn_along(a, way, length, guide=None, tolerance=.03):
    """Each pixel becomes the mean of those on its stroke; with a guide only of those that have its colour."""
    h, w = a.shape[:2]
    vx0, vy0 = way
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    total, weight = a.copy(), np.ones((h, w), np.float32)
    for sign in (1, -1):
        px, py, vx, vy = x.copy(), y.copy(), vx0 * sign, vy0 * sign
        for i in range(length):
            px += vx
            py += vy
            xi, yi = np.clip((px + .5).astype(np.int32), 0, w - 1), np.clip((py + .5).astype(np.int32), 0, h - 1)
            k = np.float32(1)
            if guide is not None:
                k = np.exp(-(i + 1) ** 2 / (2 * (length * .5) ** 2) - ((guide[yi, xi] - guide) ** 2).sum(-1) / tolerance)
            total += a[yi, xi] * (k[..., None] if a.ndim == 3 else k)
            weight += k
            nx, ny = vx0[yi, xi], vy0[yi, xi]
            turn = np.where(nx * vx + ny * vy < 0, -1, 1).astype(np.float32)
            vx, vy = nx * turn, ny * turn
    return total / (weight[..., None] if a.ndim == 3 else weight)


def bristles(d, amount, seed=5):
    """The furrows of a brush, along its strokes."""
    noise = blur(np.random.default_rng(seed).normal(0, 1, d.shape[:2]).astype(np.float32), .8)
    furrows = drawn_along(noise, strokes(d, 4.0), 10)
    furrows = np.clip(furrows / furrows.std(), -2.5, 2.5)[..., None]
    return np.clip(d * (1 + amount * furrows), 0, 1)


def oiled(d, fine, radius=3):
    """Brush work instead of wax: smeared along the strokes, flat between them; what is painted on (fine: 0 to 1) - eyes, lips - stays drawn."""
    soft = drawn_along(d, strokes(d, 3.0), 6, d)
    soft = soft * .25 + kuwahara(soft, radius) * .75
    soft = drawn_along(soft, strokes(soft, 3.0), 3, soft)
    return soft * (1 - fine) + d * fine


def edges(a):
    return blur(sum(np.abs(g).sum(-1) for g in np.gradient(a, axis=(0, 1))), 1.0)


def portray(passes, sky_spec, fog=None, exposure=1.0, glowing=1.0, rays=None, denoising=.44, extra=None, streak=.12, saturation=1.10, contrast=1.10, vignette=.50, **_):
    """As develop, of passes FINER times as large, in the manner of a painter in oil."""
    rgb, alpha = lit(passes, denoising, fog, 2.0, 3)
    h, w = rgb.shape[:2]
    sw, sh = round(w / FINER), round(h / FINER)
    back = sky(sw, sh, **sky_spec)
    c = rgb + resized(back, w, h) * (1 - alpha)
    if extra:
        c = extra(c, passes)
    small = resized(c, sw, sh)
    c = np.clip(c + resized(flare(bloom(small, glowing), streak) - small, w, h), 0, None)
    d = screen(tone(rayed(c, passes, alpha, rays), exposure))
    albedo = np.clip(passes['albedo'][..., :3], 0, 1) ** .45
    fine = step(edges(albedo), .06, .22) * (1 - step(edges(passes['normal'][..., :3]), .25, .6)) * .9      # what is painted on, but no outline: strokes make it smooth
    d = oiled(d, fine[..., None])
    d = resized(bristles(d, .010), sw, sh)
    d = grade(d, saturation, contrast, vignette) * (1 - .30 * step(grid(sw, sh)[1], .52, 1.05))[..., None]      # hands and prop in the light, what is below falls off
    d = sharpen(d, 7.0, .20)
    return sharpen(d, .8, .55)


def screen(c):
    """Linear light as sRGB."""
    return np.where(c <= .0031308, c * 12.92, 1.055 * np.clip(c, 1e-6, 1) ** (1 / 2.4) - .055).astype(np.float32)


def cut(passes, exposure=1.0, glowing=1.0, behind=None, before=None, after=None):
    """Passes of Cycles -> picture with alpha, straight. What shines beyond the model is as opaque as it is bright.

    behind and before paint on linear light, (light, alpha) -> (light, alpha), premultiplied, under the model and over it;
    after works on the picture that is done, on sRGB."""
    b = fireflies(passes['beauty'].astype(np.float32))
    c, alpha = b[..., :3], np.clip(b[..., 3:4], 0, 1)
    k = np.clip(blur(np.abs(passes['normal'][..., :3]).sum(-1), .8) * 2, 0, 1)[..., None]
    c = c * (1 - k) + denoise(c, passes['albedo'], passes['normal']) * k
    if behind:
        c0, a0 = behind(np.zeros_like(c), np.zeros_like(alpha))
        c, alpha = c + c0 * (1 - alpha), alpha + a0 * (1 - alpha)
    if before:
        c, alpha = before(c, alpha)
    c = flare(bloom(c, glowing), .08)
    d = screen(tone(c, exposure))
    d = d * .72 + kuwahara(d, 2) * .28
    lum = (d @ np.array([.25, .65, .10], np.float32))[..., None]
    d = np.clip(lum + (d - lum) * 1.12, 0, 1)
    d = sharpen(np.clip((d - .42 * alpha) * 1.06 + .42 * alpha, 0, 1), .9, .45)
    alpha = np.clip(np.maximum(alpha, d.max(-1, keepdims=True) * .92), 0, 1)
    if after:
        d, alpha = after(d, alpha)
    alpha = alpha * soft_frame(*d.shape[:2])
    return np.concatenate([np.clip(d / np.maximum(alpha, 1e-3), 0, 1), alpha], -1)


def soft_frame(h, w, soft=.03):
    """1 inside, gone at the frame: nothing that reaches it ends at a line."""
    x, y = grid(w, h)
    return (step(np.minimum(x, 1 - x), 0, soft) * step(np.minimum(y, 1 - y), 0, soft))[..., None]


def backdrop(size, exposure=1.0, vignette=.42, extra=None, **sky_spec):
    """A sky alone, for ships to fly before; extra paints on it, on linear light."""
    c = sky(*size, **sky_spec)
    if extra:
        c = extra(c, None)
    d = screen(tone(bloom(c), exposure))
    d = grade(d * .6 + kuwahara(d, 2) * .4, 1.05, 1.04, vignette)
    return sharpen(sharpen(d, 7, .16), .9, .3)


def save_png(path, d):
    a = (np.clip(d, 0, 1) * 255 + .5).astype(np.uint8)
    h, w, parts = a.shape
    raw = np.concatenate([np.zeros((h, 1), np.uint8), a.reshape(h, w * parts)], 1).tobytes()

    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, {3: 2, 4: 6}[parts], 0, 0, 0)) + chunk(b'IDAT', zlib.compress(raw, 9))
                + chunk(b'IEND', b''))
