# SPDX-License-Identifier: MIT
"""Heads: planes of a face, painted by place, and hair in locks. Every head is its own, chosen by its traits from a few widths and
lengths; nobody's likeness. Metres, the neck's root at the origin, looking to +X, +Y is the head's left."""
from forge import *

SKINS = {'light': rgb('#B48062'), 'tan': rgb('#94653F'), 'brown': rgb('#5E3C28'), 'pale': rgb('#BE9A84'), 'olive': rgb('#A08C5A'), 'bronze': rgb('#8A5A3C'), 'white': rgb('#84807A')}
CENTRE = np.array((-.004, 0.0, .125))
IRIS = {'klingon': '#3A1E0A', 'romulan': '#2A2A16', 'ferengi': '#26405A', 'cardassian': '#2A3A4A', 'borg': '#5A6A6A'}


# ------------------------------------------------------------------------------------------------- a head as distances
def egg(p, at, r):
    """About how far points lie from an ellipsoid. With points given for y >= 0 only, one at +y stands for two."""
    q = (p - np.array(at)) / np.array(r)
    k0 = np.sqrt((q * q).sum(-1))
    k1 = np.sqrt(((q / np.array(r)) ** 2).sum(-1))
    return k0 * (k0 - 1) / np.maximum(k1, 1e-9)


def tapered(p, a, b, ra, rb):
    """A rod with round ends that grows thinner."""
    a, b = np.array(a), np.array(b)
    k = np.clip(((p - a) @ (b - a)) / ((b - a) @ (b - a)), 0, 1)
    return np.linalg.norm(p - a - k[..., None] * (b - a), axis=-1) - (ra + (rb - ra) * k)


def melt(a, b, k):
    h = np.clip(.5 + .5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


def carve(a, b, k):
    return -melt(-a, b, k)


def traits_of(key, woman=False, age=0.0, **own):
    """How wide, long, heavy: drawn by what else one knows of the head, so that it is the same wherever it appears."""
    rnd = random.Random(repr(key))
    t = dict(jaw=rnd.uniform(.94, 1.08), chin=rnd.uniform(-.3, 1), nose=rnd.uniform(.90, 1.15), hook=rnd.uniform(-.5, .8), brow=rnd.uniform(.8, 1.2), cheek=rnd.uniform(.9, 1.2), lips=rnd.uniform(.8, 1.0), long=rnd.uniform(-.004, .004),
             brows=1.0, age=age, woman=woman, crest=0)
    if woman:
        t.update(jaw=t['jaw'] * .86, chin=-.4, nose=t['nose'] * .82, hook=-.6, brow=.30, cheek=1.15, lips=rnd.uniform(1.15, 1.3), brows=.72)
    t.update(own)
    return t


def face_distance(p, t):
    """p: points with y >= 0."""
    j, lo = t['jaw'], t['long']
    d = egg(p, (-.018, 0, .180), (.098, .077, .088))
    d = melt(d, egg(p, (.014, 0, .170), (.076, .066, .076)), .02)
    d = melt(d, egg(p, (.024, 0, .112), (.062, .059 * (.94 + .06 * j), .080)), .02)
    d = melt(d, egg(p, (.026, 0, .064 - lo), (.054, .047 * j, .040)), .02)
    d = melt(d, egg(p, (.004, .044 * j, .074), (.034, .017, .032)), .018)                                   # corner of the jaw
    d = melt(d, egg(p, (.074 + .004 * t['chin'], 0, .040 - lo), (.019, .021 * j, .017)), .016)
    d = melt(d, egg(p, (.050, .041, .114), (.027, .018 * t['cheek'], .017)), .022)
    d = melt(d, egg(p, (.074, .030, .158), (.016 * t['brow'], .028, .009)), .014)
    d = carve(d, egg(p, (.104, .033, .138), (.025, .022, .0135)), .012)
    if not t['woman']:
        d = carve(d, egg(p, (.096, .059, .084), (.017, .015, .020)), .026)                                  # below the cheekbone
    d = melt(d, egg(p, (.0695, .032, .1385), (.0185, .0195, .0135)), .005)                                   # the lidded eye
    n = t['nose']
    tip = (.098 + .012 * n, 0, .112 - .004 * t['hook'])
    d = melt(d, tapered(p, (.081 + .005 * max(0, t['hook']), 0, .152), tip, .0075, .0100 * n), .008)
    d = melt(d, egg(p, (.094 + .002 * n, .0105 * n, .108), (.011, .0075 * n, .0075)), .005)
    d = melt(d, egg(p, (.074, 0, .083 - lo * .5), (.020, .026, .019)), .012)
    up, low = .088 - lo * .5, .0765 - lo * .6
    d = melt(d, egg(p, (.0915, 0, up), (.0075 * t['lips'], .019, .0050 * t['lips'])), .004)
    d = melt(d, egg(p, (.0905, 0, low), (.0085 * t['lips'], .016, .0056 * t['lips'])), .004)
    d = carve(d, egg(p, (.101, 0, (up + low) / 2 + .0008), (.010, .021, .0015)), .003)
    if t.get('laugh'):
        d = carve(d, egg(p, (.098, 0, .0790 - lo * .55), (.014, .019, .0095)), .003)
    d = carve(d, egg(p, (.094, 0, .064 - lo), (.012, .020, .006)), .010)                                    # above the chin
    if t['age']:
        for a, b in (((.094, .019, .104), (.084, .033, .078)), ((.084, .030, .127), (.078, .044, .122)), ((.090, .010, .196), (.082, .036, .194)), ((.092, .010, .208), (.084, .034, .206))):
            d = carve(d, tapered(p, a, b, .0020, .0012), .004 * t['age'])
        d = carve(d, egg(p, (.060, .058, .088), (.020, .012, .022)), .012)
    if t['crest']:                                                                                          # plates from the brow to the crown
        d = melt(d, tapered(p, (.090, 0, .160), (.040, 0, .262), .010, .014), .012)
        for i in range(4):
            z, w = .168 + .022 * i, .046 - .004 * i
            d = melt(d, tapered(p, (.086 - .010 * i - .004 * i * i, .008, z + .010), (.070 - .010 * i - .004 * i * i, w, z - .004), .0085, .0055), .008)
    return d


HAIRLINE = ((0, .218), (25, .214), (48, .200), (64, .172), (78, .140), (100, .118), (125, .082), (180, .066))


def hairline(p, lift=0.0):
    """How far above the hair's edge points lie."""
    a = np.degrees(np.arctan2(np.abs(p[:, 1]), p[:, 0] + .012))
    return p[:, 2] - np.interp(a, *zip(*HAIRLINE)) - lift


SHAPES = {}


def head_shape(t):
    """Vertices and faces, as numbers; a head of a crowd is computed once."""
    key = repr(sorted(t.items()))
    if key not in SHAPES:
        cols, rows = 76, 146
        az = math.pi * np.linspace(0, 1, cols) ** 1.55
        k = np.linspace(-1, 1, rows)
        el = np.radians(-84 + (k + 1) / 2 * 174)
        el = el - .22 * np.sin(2 * math.pi * (k + 1) / 2 * 1.0 - .35) * .55                                 # closer where the face is
        A, E = np.meshgrid(az, el)
        ray = np.stack([np.cos(E) * np.cos(A), np.cos(E) * np.sin(A), np.sin(E)], -1).reshape(-1, 3)
        r = np.full(len(ray), .15)
        for _ in range(18):
            r -= face_distance(CENTRE + ray * r[:, None], t) * .88
            r = np.clip(r, .02, .2)
        half = CENTRE + ray * r[:, None]
        ids = np.arange(rows * cols).reshape(rows, cols)
        other = half * np.array((1, -1, 1))
        verts = np.concatenate([half, other])
        faces = []
        for base, turn in ((0, False), (rows * cols, True)):
            q = np.stack([ids[:-1, :-1], ids[:-1, 1:], ids[1:, 1:], ids[1:, :-1]], -1).reshape(-1, 4) + base
            faces += (q[:, ::-1] if turn else q).tolist()
        SHAPES[key] = verts, faces
    return SHAPES[key]


# --------------------------------------------------------------------------------------------------------- painted skin
def tinted(name='paint', rough=.5, specular=.35, sheen=0.0, grain=0.0, scale=60):
    """What carries its colours in its corners."""
    m, t = material('painted')
    c = t('Attribute', attribute_name=name).outputs['Color']
    if grain:
        k = t.ramp(t('TexNoise', {'Vector': t('TexCoord').outputs['Object'], 'Scale': scale, 'Detail': 3.0}).outputs['Fac'], .3, .7)
        c = t.mixc(t.math('MULTIPLY', k, grain), c, (0, 0, 0, 1))
    t('OutputMaterial', {0: t('BsdfPrincipled', {'Base Color': c, 'Roughness': rough, 'Specular': specular, 'Sheen': sheen})})
    return m


def paint_corners(ob, colours, name='paint'):
    """colours: one linear RGB for each vertex."""
    layer = ob.data.attributes.new(name, 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', np.concatenate([np.clip(colours, 0, 1), np.ones((len(colours), 1))], 1).astype(np.float32).ravel())
    return ob


def soft(x, lo, hi):
    k = np.clip((x - lo) / (hi - lo), 0, 1)
    return k * k * (3 - 2 * k)


def wave(x, at, width):
    return np.exp(-((x - at) / width) ** 2)


def verts_of(ob):
    v = np.empty(len(ob.data.vertices) * 3, np.float32)
    ob.data.vertices.foreach_get('co', v)
    return v.reshape(-1, 3).astype(float)


def skin_of():
    """Painted skin with pores, and blotches that one does not see but would miss."""
    m, t = material('skin')
    c = t('Attribute', attribute_name='paint').outputs['Color']
    co = t('TexCoord').outputs['Object']
    blotch = t.ramp(t('TexNoise', {'Vector': co, 'Scale': 38, 'Detail': 4.0}).outputs['Fac'], .3, .7)
    c = t.mixc(t.math('MULTIPLY', blotch, .10), c, (.10, .02, .012, 1))
    pores = t('TexNoise', {'Vector': co, 'Scale': 420, 'Detail': 2.0}).outputs['Fac']
    rough = t('MapRange', {0: blotch, 3: .42, 4: .58})
    t('OutputMaterial', {0: t('BsdfPrincipled', {'Base Color': c, 'Roughness': rough, 'Specular': .28, 'Sheen': .10, 'Normal': t('Bump', {'Strength': .12, 'Distance': .004, 'Height': pores})})})
    return m


def refined(ob):
    """Once more as fine, for paint."""
    ob.modifiers.new('s', 'SUBSURF').levels = 1
    new = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    ob.modifiers.clear()
    ob.data = new
    return ob


def face_paint(v, t, skin, tint, hair, beard, iris=(.030, .022, .016), open_=1.0):
    """Blush, lips, brows, eyes, what a razor leaves, hair's ground."""
    x, y, z = v[:, 0], np.abs(v[:, 1]), v[:, 2]
    skin, tint = np.array(skin), np.array(tint)
    front = soft(x, .02, .05)
    c = np.tile(skin, (len(v), 1))

    def over(colour, k):
        c[:] = c * (1 - k[:, None]) + np.array(colour) * k[:, None]
    warm = skin * np.array((1.12, .80, .72))
    over(warm, front * .26 * np.exp(-((y - .042) / .020) ** 2 - ((z - .108) / .020) ** 2))
    over(warm, front * .30 * np.exp(-(y / .014) ** 2 - ((z - .110) / .012) ** 2))
    over(skin * np.array((.58, .50, .50)), front * .60 * np.exp(-((y - .031) / .021) ** 2 - ((z - .1435) / .0105) ** 2))              # the socket
    over(skin * .60, front * .35 * np.exp(-((y - .0) / .030) ** 2 - ((z - .066) / .007) ** 2))
    lo = t['long']
    if not t['woman'] and beard is None and t.get('razor', 1):
        over(skin * np.array((.62, .64, .68)), .42 * soft(x, -.02, .02) * soft(.094 - z, 0, .02) * soft(z, -.02, .03))
    lip = (np.array((.46, .060, .050)) * .70 + skin * .25) if t['woman'] else skin * np.array((.86, .52, .46))
    mouth = ((y / .021) ** 2 + ((z - .0825 + lo * .55) / .0108) ** 2)
    over(lip, front * soft(x, .078, .084) * (1 - soft(mouth, .65, 1.15)))
    over(skin * .16, front * soft(x, .075, .082) * np.exp(-((z - .0828 + lo * .55) / .0019) ** 2) * (1 - soft(y, .018, .025)))
    if t.get('laugh'):       # mouth open, eyes shut
        gap = (y / .020) ** 2 + ((z - .0785 + lo * .55) / .0105) ** 2
        over(skin * np.array((.22, .06, .05)), front * soft(x, .06, .07) * (1 - soft(gap, .7, 1.0)))
        over((.62, .58, .52), front * soft(x, .06, .07) * (1 - soft(y, .013, .017)) * np.exp(-((z - .0845 + lo * .55) / .0026) ** 4))
        open_ = .02
    # An almond: white, iris, a lash that hangs over it.
    ey, ez = y - .0320, z - .1385 - .10 * (y - .032)
    wide = .0185 if t['woman'] else .0172
    half = (.0080 if t['woman'] else .0068) * open_ * np.clip(1 - (ey / wide) ** 2, 0, 1)
    inside = front * soft(half - np.abs(ez + .0006), -.0006, .0012) * (np.abs(ey) < wide)
    over((.34, .31, .28), inside)
    over(iris, inside * (1 - soft(np.hypot(ey, ez - .0006), .0066, .0086)))
    over(np.minimum(tint, .02) * .5, front * np.exp(-((ez - half + .0006) / .0027) ** 2) * (1 - soft(np.abs(ey), wide, wide + .005)) * (1.0 if t['woman'] else .85))
    over(skin * .35, front * .6 * np.exp(-((ez + half + .0006) / .0014) ** 2) * (1 - soft(np.abs(ey), .014, .019)))
    rise = np.clip((y - .014) / .036, 0, 1)
    line = .1580 + .008 * np.sin(rise * 2.2) * (1.15 if t['woman'] else .85) - .004 * t['brow'] + (t.get('slant', 0) * rise)
    over(tint * .8, front * .92 * np.exp(-((z - line) / (.0036 * t['brows'])) ** 2) * soft(y, .009, .014) * (1 - soft(y, .046, .053)))
    if hair != 'bald':
        edge = soft(hairline(v), -.004, .008)
        if hair == 'fringe':
            edge *= 1 - soft(z, .150, .185)
        over(tint * .55, edge)
    if beard:
        reach = {'tache': 0.0, 'goatee': .024, 'chin': .058, 'full': .070, 'long': .070, 'stubble': .07}[beard]
        low = soft(.080 - z + np.maximum(0, y - .025) * .9, 0, .012) * (1 - soft(y, reach - .006, reach + .004)) if reach else 0 * z
        tache = np.exp(-((z - .0965) / .0055) ** 2) * (1 - soft(y, .024, .032)) if beard != 'chin' else 0 * z
        over(tint * .6, np.clip(front * .9 * np.maximum(low * (1 - soft(mouth, .9, .5) * 0), tache), 0, 1) * soft(mouth, .8, 1.2) * soft(x, .0, .02) * (.5 if beard == 'stubble' else 1))
    return c


def pair(value):
    return value if isinstance(value, tuple) else (value, value)


def mien(p, smile=0, brow=0, cock=0):
    """Moves a face's points: corners of the mouth (right, left), the brows' inner ends, one brow alone (its left one, or the right one)."""
    x, y, z = p[:, 0], p[:, 1], p[:, 2]
    front, out = soft(x, .02, .05), np.zeros_like(p)
    for side, s in zip((-1, 1), pair(smile)):
        a = y * side
        corner = front * wave(a, .025, .011) * wave(z, .082, .012)
        cheek = front * wave(a, .044, .016) * wave(z, .110, .015)
        out[:, 2] += s * (.0075 * corner + .0030 * cheek)
        out[:, 1] += side * s * .0030 * corner
        out[:, 0] += -.0020 * abs(s) * corner + .0042 * max(0, s) * cheek
        fold = front * wave(a - .30 * (.100 - z), .034, .0035) * wave(z, .092, .014)
        out[:, 0] -= .0022 * max(0, s) * fold
        ridge = front * wave(z, .160, .011)
        up = brow * wave(a, .012, .016) * .0075 + (max(0, cock * side) * wave(a, .036, .020) * .0095)
        out[:, 2] += ridge * up
        out[:, 0] += ridge * .0022 * max(0, -brow) * wave(a, .014, .012)
    return p + out


def eyes_painted(c, v, row, face):
    """Looking at whoever looks: iris, pupil, a spark, all within the lids."""
    x, y, z = v[:, 0], v[:, 1], v[:, 2]
    front = soft(x, .02, .05)
    wide, tall = (.0185, .0080) if row.get('woman') else (.0172, .0068)
    gy, gz = row.get('gaze', (0, 0))
    # The head is turned, the eyes come back most of the way.
    gy = math.radians(row.get('turn', 28)) * -.0085 + gy * .006
    iris = np.array(rgb(row.get('iris', IRIS.get(row.get('kind'), '#3A2414'))))
    for side in (-1, 1):
        ey, ez = y * side - .0320, z - .1385 - .10 * (y * side - .032)
        half = tall * row.get('open', 1.0) * row.get('wide', 1.0) * np.clip(1 - (ey / wide) ** 2, 0, 1)
        inside = front * soft(half - np.abs(ez + .0006), -.0006, .0012) * (np.abs(ey) < wide) * (side * y > 0)
        d = np.hypot(ey - gy * side, ez - .0004 - gz * .005)

        def over(colour, k):
            c[:] = c * (1 - k[:, None]) + np.array(colour) * k[:, None]
        over(iris, inside * (1 - soft(d, .0058, .0074)))
        over((.004, .004, .005), inside * (1 - soft(d, .0024, .0036)))
        over((.9, .9, .9), inside * (1 - soft(np.hypot(ey - gy * side + .0022 * side, ez - .0030 - gz * .005), .0012, .0022)))
        over(iris * .1, inside * wave(d, .0070, .0009) * .7)


# ----------------------------------------------------------------------------------------------------------------- hair
def skull_distance(p, swell=0.0):
    """What hair lies on: skull, neck, the shoulders below."""
    d = egg(p, (-.018, 0, .180), (.100 + swell, .079 + swell, .090 + swell))
    d = np.minimum(d, egg(p, (-.008, 0, .125), (.080 + swell, .071 + swell, .090 + swell)))
    d = np.minimum(d, egg(p, (-.02, 0, .0), (.062, .062, .16)))
    return np.minimum(d, egg(p, (-.015, 0, -.115), (.115, .215, .105)))


def slope(f, p, e=.002):
    """Outward direction and distance."""
    d = f(p)
    g = np.stack([f(p + np.eye(3)[i] * e) - d for i in range(3)], -1)
    return d, g / np.maximum(np.linalg.norm(g, axis=-1, keepdims=True), 1e-9)


def unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def roots(count, lift=0.0, where=None):
    """Where locks grow: points of the scalp, evenly."""
    n = count * 3
    i = np.arange(n) + .5
    z = 1 - 2 * i / n
    a = i * math.pi * (3 - 5 ** .5)
    ray = np.stack([np.sqrt(1 - z * z) * np.cos(a), np.sqrt(1 - z * z) * np.sin(a), z], -1)
    r = np.full(n, .2)
    at = np.array((-.015, 0, .165))
    for _ in range(16):
        r -= skull_distance(at + ray * r[:, None]) * .9
    p = at + ray * r[:, None]
    keep = (hairline(p) > lift) & (p[:, 2] > .05)
    if where is not None:
        keep &= where(p)
    return p[keep]


def grown(start, field, length, lift=.008, hold=1.0, fall=.0, steps=12, solid=None, rnd=None, spread=.25, curl=0.0):
    """Paths of locks: each step goes where `field` says (points, normals, how far along), more and more down by `fall`; up to `hold` of the way they lie upon the skull."""
    rnd = rnd or np.random.default_rng(3)
    f = solid or skull_distance
    p = start.copy()
    n = len(p)
    length = np.broadcast_to(np.asarray(length, float), (n,)) * rnd.uniform(.82, 1.12, n)
    lift = np.broadcast_to(np.asarray(lift, float), (n,))
    wander = rnd.normal(0, spread, (n, 3))
    phase = rnd.uniform(0, 6.28, n)
    path = [p + slope(f, p)[1] * .001]
    for i in range(1, steps):
        k = i / (steps - 1)
        d, out = slope(f, p)
        want = unit(field(p, out, k)) + wander * .5
        if curl:
            want = want + curl * np.stack([np.cos(phase + i * 1.5), np.sin(phase + i * 1.5), np.sin(phase * 2 + i * 1.2) * .6], -1)
        want = want + np.array((0, 0, -1.0)) * fall * k
        if k < hold:
            want = want - out * (want * out).sum(-1, keepdims=True)
        p = p + unit(want) * (length / (steps - 1))[:, None]
        d, out = slope(f, p)
        rise = lift * math.sin(math.pi * min(1, .25 + .75 * k))
        push = rise - d if k < hold else np.maximum(0, .006 - d)
        p = p + out * push[:, None]
        path.append(p)
    return np.stack(path, 1)


def locks(paths, width=.011, thick=.006, tint=(.02, .015, .01), tips=.12, rnd=None, rough=.46, solid=None, vary=.45, root=.75):
    """Flat tapered ribbons along paths (lock, step, xyz), in one body, each a shade of its own."""
    rnd = rnd or np.random.default_rng(5)
    if not len(paths):
        return None
    n, m = paths.shape[:2]
    ring = 7
    d = unit(np.gradient(paths, axis=1))
    centre = np.array((-.012, 0, .12))
    out = slope(solid or skull_distance, paths.reshape(-1, 3))[1].reshape(paths.shape) if solid is None else unit(paths - centre)
    out = unit(out - d * (out * d).sum(-1, keepdims=True))
    side = np.cross(d, out)
    k = np.linspace(0, 1, m)
    taper = np.interp(k, (0, .3, .65, .9, 1), (root, 1.0, .92, .55, tips))
    w = (width * rnd.uniform(.7, 1.25, n))[:, None] * taper[None]
    h = thick * taper[None] * np.ones((n, 1))
    verts = []
    for a in np.arange(ring) / ring * 2 * math.pi:
        verts.append(paths + side * (w * math.cos(a))[..., None] + out * (h * math.sin(a))[..., None])
    verts = np.stack(verts, 2).reshape(-1, 3)
    ids = np.arange(n * m * ring).reshape(n, m, ring)
    nxt = np.roll(ids, -1, axis=2)
    faces = np.stack([ids[:, :-1], nxt[:, :-1], nxt[:, 1:], ids[:, 1:]], -1).reshape(-1, 4).tolist()
    faces += ids[:, -1].tolist()
    me = bpy.data.meshes.new('locks')
    me.from_pydata(verts.tolist(), [], faces)
    me.materials.append(tinted(rough=rough, specular=.45, sheen=.2))
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    ob = bpy.data.objects.new('locks', me)
    bpy.context.scene.collection.objects.link(ob)
    shade = rnd.uniform(1 - vary, 1 + vary, n)[:, None, None] * (.72 + .5 * np.sin(math.pi * np.clip(k * 1.1, 0, 1)))[None, :, None]
    colours = np.array(tint)[None, None] * shade + .004
    paint_corners(ob, np.repeat(colours, ring, axis=1).reshape(-1, 3))
    return ob


CROWN = np.array((-.060, .012, .262))


def away(p, out, k):
    return p - CROWN + np.array((.02, 0, 0))


def backward(p, out, k):
    return np.array((-1.0, 0, .0)) + out * .0 + np.stack([0 * p[:, 0], -p[:, 1] * 3, -np.maximum(0, .19 - p[:, 2]) * 6], -1)


def to_point(at, around=1.0):
    at = np.array(at)
    return lambda p, out, k: at - p


def combed(y=.030, back=.5):
    """From a parting to both sides, down and somewhat back."""
    def field(p, out, k):
        s = np.where(p[:, 1] > y, 1.0, -1.0)
        return np.stack([np.full(len(p), -back), s, np.full(len(p), -.35)], -1)
    return field


def wound(at, r, turns, pitch, count=3, size=.016, tilt=(0, 0, 0), grow=None, steps=64):
    """Strands laid round an axis: a bun, a tower. grow(k): the radius's part along the way."""
    m = Euler([math.radians(d) for d in tilt]).to_matrix()
    out = []
    for c in range(count):
        k = np.linspace(0, 1, steps)
        a = k * turns * 2 * math.pi + c * 2 * math.pi / count
        rr = r * (grow(k) if grow else 1.0)
        pts = np.stack([rr * np.cos(a), rr * np.sin(a), k * pitch], -1)
        out.append(pts @ np.array(m).T + np.array(at))
    return np.stack(out)


def plaited(points, r=.020, waves=9, steps=72):
    """Three strands over one another along a way."""
    pts = np.array([tuple(p) for p in smooth_rows(points, 14)])
    pts = pts[np.linspace(0, len(pts) - 1, steps).astype(int)]
    k = np.linspace(0, 1, steps)
    size = r * np.interp(k, (0, .1, .8, 1), (.7, 1, .85, .3))
    along = unit(np.gradient(pts, axis=0))
    side = unit(np.cross(along, np.array((1.0, .2, 0))))
    front = np.cross(along, side)
    out = []
    for c in range(3):
        a = 2 * math.pi * (k * waves / 2 + c / 3)
        out.append(pts + side * (size * np.sin(a))[:, None] + front * (size * .55 * np.sin(2 * a))[:, None])
    return np.stack(out)


def domed(at, r):
    return lambda p: np.minimum(skull_distance(p), egg(p, at, r))


def hair_of(style, tint, woman, seed=3, many=1.0, thin=1.0, vary=.45):
    """Builds a head of hair; what it is called is what one sees from far off. many, thin: how many times as many locks, how thin; vary: how unlike their shades are."""
    rnd = np.random.default_rng(seed)

    def scalp(count, *args):
        return roots(int(count * many), *args)
    if style == 'bald':
        return

    def lay(paths, width=.011, thick=.0065, **kw):
        k = 1.0 if kw.get('solid') is True else thin      # what is wound or plaited stays thick
        locks(paths, width * k, thick * k ** .6, tint, rnd=rnd, vary=vary, **kw)

    def up(at, lift=.010, length=.13):
        """Everything combed to one place."""
        lay(grown(scalp(190), to_point(at), length, lift, 1.0, 0, 12, rnd=rnd, spread=.06), .010, .006, tips=.5)
    front = lambda p: np.clip((p[:, 0] - .0) / .06, 0, 1) * np.clip((p[:, 2] - .19) / .05, 0, 1)
    if style == 'short':
        p = scalp(230)
        low = .42 + .58 * np.clip((p[:, 2] - .10) / .09, 0, 1)
        lay(grown(p, lambda q, o, k: away(q, o, k) + np.array((.05, -.03, -.02)), (.052 + .02 * front(p)) * low, .008 + .010 * front(p), 1.0, .15, 9, rnd=rnd))
    elif style == 'side':
        p = scalp(240)

        def field(q, o, k):
            top = np.clip((q[:, 2] - .19) / .05, 0, 1)[:, None]
            return combed(.034, .45)(q, o, k) * top + (away(q, o, k) * 12 + np.array((-.5, 0, -1))) * (1 - top)
        low = .42 + .58 * np.clip((p[:, 2] - .10) / .09, 0, 1)
        lay(grown(p, field, (.054 + .045 * front(p)) * low, .008 + .018 * front(p), 1.0, .1, 10, rnd=rnd))
        lay(grown(scalp(260, 0, lambda q: (q[:, 0] > .035) & (q[:, 2] > .2)), lambda q, o, k: np.array((.25 - .9 * k, -.9, .35 - .6 * k)) + o * .3, .075, .024, 1.0, .0, 11, rnd=rnd), .010)
    elif style == 'bowl':
        lay(grown(scalp(230), away, .085, .010, 1.0, .35, 12, rnd=rnd, spread=.10), .012)
        lay(grown(scalp(420, .002, lambda q: (q[:, 0] > .02) & (q[:, 2] > .19)), lambda q, o, k: np.stack([np.full(len(q), .7), q[:, 1] * 3, np.full(len(q), -.9)], -1), .050, .009, 1.0, .3, 9, rnd=rnd, spread=.10), .010)
        lay(grown(scalp(420, .0, lambda q: abs(q[:, 1]) > .05), lambda q, o, k: np.array((.1, 0, -1.0)), .055, .010, 1.0, .3, 9, rnd=rnd, spread=.10), .010)
    elif style == 'swept':
        lay(grown(scalp(240), backward, .085, .012, .9, .1, 12, rnd=rnd, spread=.15))
    elif style == 'fringe':
        lay(grown(scalp(420, 0, lambda q: q[:, 2] < .165), lambda q, o, k: np.array((-.7, 0, -.6)), .045, .012, .9, .1, 8, rnd=rnd))
    elif style in ('long', 'mane'):
        wild = style == 'mane'
        p = scalp(280 if wild else 250)
        field = (lambda q, o, k: backward(q, o, k) + o * .5) if wild else combed(.0 if woman else .02, .55)
        length = (.24 if wild else .30) * np.clip(1.25 - .9 * np.clip((p[:, 2] - .1) / .16, 0, 1) * .35, .6, 1.2)
        lay(grown(p, lambda q, o, k: field(q, o, k) * (1 - k) + np.array((-.10, 0, -1.0)) * (k * 1.6), length, .022 if wild else .012, .45, .9, 16, rnd=rnd, spread=.22 if wild else .10, curl=.22 if wild else .06), .013, .007)
    elif style == 'curl':
        p = scalp(300)
        lay(grown(p, lambda q, o, k: away(q, o, k) * 6 + o * .4, .085, .024, .85, .2, 16, rnd=rnd, spread=.3, curl=.75), .009, .006)
    elif style in ('bob', 'flip'):
        turn_out = style == 'flip'
        p = scalp(260)

        def field(q, o, k):
            side = combed(.025, .25)(q, o, k) - np.array((1.0, 0, 0)) * np.clip(q[:, :1] / .05, 0, 1.2)
            end = np.stack([q[:, 0] * 3 + .2, q[:, 1] * (14 if turn_out else -9), np.full(len(q), -.1 if turn_out else -.7)], -1)
            return side * max(0, 1 - 1.7 * k) + np.array((-.14, 0, -1.0)) * min(1, 2 * k) * (1 if k < .78 else .2) + (end if k >= .78 else 0)
        length = (.24 if turn_out else .20) - .13 * np.clip((.20 - p[:, 2]) / .13, 0, 1)
        lay(grown(p, field, length, .020, .5, .5, 15, rnd=rnd, spread=.06), .012, .007)
        lay(grown(scalp(480, 0, lambda q: (q[:, 0] > .03) & (q[:, 2] > .205)), lambda q, o, k: np.stack([np.full(len(q), .10), -.9 + 0 * q[:, 0], np.full(len(q), -.16)], -1), .085, .014, 1.0, .1, 10, rnd=rnd, spread=.08), .010)
    elif style == 'bun':
        up((-.120, 0, .235), .009)
        for r, z in ((.052, -.02), (.046, .012), (.030, .034)):
            lay(wound((-.115 - z * .55, 0, .235 + z * .8), r, 1.05, .004, 3, tilt=(0, -35, 0)), .017, .014, tips=.8, solid=True)
        ellipsoid((-.115, 0, .235), (.045, .045, .040), plain(mix(tint, (0, 0, 0), .4), .6), u=20, v=12)
    elif style == 'beehive':
        f = domed((-.035, 0, .250), (.098, .092, .100))
        lay(grown(scalp(300), lambda q, o, k: (np.array((-.075, 0, .345)) - q) + np.array((-.02, 0, .03)), .20, .007, 1.0, 0, 15, f, rnd, .05), .012, .007, tips=.6)
        lay(wound((-.06, 0, .322), .050, 1.2, .018, 4, tilt=(0, -20, 0), grow=lambda k: 1 - .75 * k), .018, .012, tips=.5, solid=True)
        lay(grown(scalp(480, 0, lambda q: (q[:, 0] > .03) & (q[:, 2] > .205)), lambda q, o, k: np.stack([np.full(len(q), .2 - .8 * k), -1 + 0 * q[:, 0], np.full(len(q), .0)], -1), .10, .014, 1.0, 0, 10, rnd=rnd, spread=.06), .010)
        ellipsoid((-.035, 0, .250), (.094, .088, .096), plain(mix(tint, (0, 0, 0), .5), .6), u=28, v=18)
    elif style in ('tower', 'basket'):
        up((-.03, 0, .30), .012, .15)
        basket = style == 'basket'
        core = plain(mix(tint, (0, 0, 0), .45), .6)
        upright([(0, .074, .074, .074), (.06, .080, .080, .080), (.13, .070, .070, .070), (.185, .040, .040, .040), (.20, .01, .01, .01)] if basket else [(0, .066, .066, .066), (.08, .064, .064, .064), (.15, .048, .048, .048), (.19, .01, .01, .01)], core, (-.030, 0, .235), ring=28, steps=4)
        shape = lambda k: np.interp(k, (0, .3, .65, .9, 1), (.92, 1, .88, .55, .2))
        r = .082 if basket else .068
        for sign in ((1, -1) if basket else (1,)):
            w = wound((-.030, 0, .235), r, sign * (1.0 if basket else 2.6), .20, 9 if basket else 5, grow=shape, steps=52)
            if basket:            # over and under
                k = np.linspace(0, 1, 52)[None]
                swell = 1 + .06 * sign * np.sin(k * 18 * math.pi + np.arange(9)[:, None] * math.pi)
                w = np.stack([(w[..., 0] + .03) * swell - .03, w[..., 1] * swell, w[..., 2]], -1)
            lay(w, .013 if basket else .021, .009 if basket else .012, tips=.6, solid=True)
    elif style in ('braid', 'plaits'):
        if style == 'braid':
            up((-.115, 0, .13), .009, .14)
            lay(plaited([(-.105, 0, .15), (-.135, 0, .06), (-.145, 0, -.06), (-.165, .01, -.20), (-.160, .02, -.34)], .026), .022, .016, tips=.3, solid=True)
        else:
            lay(grown(scalp(230), lambda q, o, k: np.stack([-.02 - q[:, 0], np.where(q[:, 1] > 0, .095, -.095) - q[:, 1], .075 - q[:, 2]], -1) + np.stack([0 * q[:, 0], np.where(q[:, 1] > 0, .05, -.05), 0 * q[:, 0]], -1), .14, .009, 1.0, .1, 12, rnd=rnd, spread=.05), .010, .006, tips=.5)
            for s in (1, -1):
                lay(plaited([(-.015, s * .084, .085), (.005, s * .098, .02), (.045, s * .108, -.06), (.075, s * .105, -.18), (.080, s * .10, -.29)], .022), .019, .014, tips=.3, solid=True)


def beard_of(kind, tint, t, seed=4):
    """Locks on the jaw and the lip."""
    rnd = np.random.default_rng(seed)
    verts = head_shape(t)[0]
    x, y, z = verts[:, 0], np.abs(verts[:, 1]), verts[:, 2]
    jaw = (x > .0) & (z > .015) & (z < .074 + .6 * np.maximum(0, y - .028)) & ~((y < .024) & (z > .069))
    lip = (x > .07) & (np.abs(z - .0965) < .006) & (y < .028)
    if kind in ('goatee',):
        jaw &= y < .022
    if kind == 'tache':
        jaw &= False
    if kind == 'chin':
        lip &= False
    long = {'goatee': .034, 'chin': .034, 'full': .036, 'long': .085, 'tache': .0, 'stubble': .0}[kind]
    solid = lambda p: face_distance(p * np.array((1, 0, 1)) + np.abs(p) * np.array((0, 1, 0)), t)

    def pick(mask, n):
        i = np.flatnonzero(mask)
        return verts[rnd.choice(i, min(n, len(i)), False)] if len(i) else np.zeros((0, 3))
    if long and jaw.any():
        q = pick(jaw, 240 if kind != 'goatee' else 60)
        size = long * np.clip(1.25 - np.abs(q[:, 1]) / .055, .35, 1.2)
        locks(grown(q, lambda p, o, k: np.stack([np.full(len(p), .35), -p[:, 1] * 4, np.full(len(p), -1.0)], -1) + o * .25, size, .008, .5, .6, 8, solid, rnd, .18), .0048, .0035, tint, rnd=rnd, rough=.5)
    if lip.any() and kind != 'stubble':
        q = pick(lip, 46)
        wide = .034 if kind == 'tache' else .022
        locks(grown(q, lambda p, o, k: np.stack([np.full(len(p), -.1), np.where(p[:, 1] > 0, 1.0, -1.0), np.full(len(p), -.55 + (.5 * k if kind == 'tache' else 0))], -1), wide, .0055, .9, .1, 7, solid, rnd, .12), .0050, .004, tint, rnd=rnd, rough=.5)


def ear(mat, pointed, side):
    """A shell with its rim, melted into one, as one comes this near; the pointed one rises to a tip behind."""
    rim = [(.012, -.004, -.026), (-.004, .004, -.022), (-.016, .010, .000), (-.018, .014, .022), (-.006, .013, .034), (.008, .007, .028), (.013, .001, .014)]
    if pointed:
        rim = [(.012, -.004, -.026), (-.006, .004, -.020), (-.020, .012, .004), (-.028, .022, .038), (-.032, .031, .064), (-.012, .019, .046), (.006, .008, .030), (.013, .001, .012)]
    parts = made(along, [tuple(q) for q in smooth_rows(rim, 4)], [.0050] * (4 * (len(rim) - 1) + 1), mat)
    parts += [ellipsoid((-.003, .003, .004), (.016, .005, .026), mat, (0, -14, 0), u=24, v=14), ellipsoid((.006, .000, -.026), (.009, .0055, .011), mat, u=16, v=10), ellipsoid((.009, -.001, .002), (.006, .006, .011), mat, u=14, v=10)]
    if pointed:
        parts += made(along, [(-.004, .006, .020), (-.014, .016, .040), (-.026, .025, .054)], [.012, .009, .004], mat)
    ob = fuse(parts, mat, .0022, 3)
    ob.data.transform(Matrix.Translation((-.008, .072, .124)) @ Matrix.Rotation(math.radians(2 if pointed else 20), 4, 'Z') @ Matrix.Scale(1.04 if pointed else 1.10, 4))
    if side < 0:
        ob.data.transform(Matrix.Diagonal((1, -1, 1, 1)))
        ob.data.flip_normals()


def head_of(kind='human', hair='short', tint=rgb('#17110E'), skin='light', beard=None, ears=False, nod=0, turn=0, eyes=None, woman=False, age=0.0, face=None, tilt=0, look=None, size=1.06,
            smile=0, brow=0, cock=0, gaze=(0, 0), lids=1.0):
    """A head about its own neck at the origin. kind: human, klingon, 'bald giant'; eyes: two slits of light instead; face: traits of its own; look: another head of the same words.
    smile, brow, cock: as in `mien`; gaze: to its left, up; lids: how far open."""
    start = mark()
    tall = size * {'bald giant': 1.04}.get(kind, 1.0)
    own = dict(crest=1, brow=1.5, brows=1.5, slant=.010, jaw=1.10) if kind == 'klingon' else dict(jaw=1.12, brow=1.6, cheek=1.3, long=.006, brows=.0001) if kind == 'bald giant' else {}
    if ears:
        own.update(slant=.012)
    if woman and kind == 'klingon':
        own.update(jaw=.95, brow=.8, brows=1.1)
    own.update(face or {})
    t = traits_of((hair, tint, skin, beard, kind, look), woman, age, **own)
    tone = SKINS[skin] if isinstance(skin, str) else skin
    verts, faces = head_shape(t)
    ob = refined(mesh(verts, faces, skin_of(), auto=80))
    v = verts_of(ob)
    c = face_paint(v, t, tone, tint, hair, beard, iris=(.34, .31, .28), open_=lids)
    if not t.get('laugh') and not eyes:
        eyes_painted(c, v, dict(woman=woman, kind=kind, gaze=gaze, turn=0, open=lids), t)
    paint_corners(ob, c)
    more = 1.25      # seen from farther off than a portrait
    ob.data.vertices.foreach_set('co', mien(v, tuple(more * k for k in pair(smile)), more * brow, more * cock).astype(np.float32).ravel())
    ob.data.update()
    flesh = plain(tone, .55)
    neck = .047 if woman else .056
    upright([(-.075, neck * .92, neck * 1.0, neck * .70), (-.04, neck * .98, neck * 1.05, neck * .90), (.03, neck * .96, neck, neck * .9), (.10, neck, neck, neck * .6)], flesh, (-.012, 0, 0), ring=24, steps=3)
    covered = hair in ('bob', 'flip', 'long', 'mane', 'curl', 'plaits') and not ears
    if not covered:
        for s in (1, -1):
            ear(flesh, ears, s)
    if eyes:
        for s in (1, -1):
            ellipsoid((.084, s * .032, .139), (.008, .015, .008), glow(eyes, 6), u=14, v=8)
            ellipsoid((.092, s * .032, .139), (.030, .050, .028), haze(eyes, 1.1, 2.0), u=20, v=12)
    hair_of(hair, tint, woman, many=2.0, thin=.70, vary=.22)
    if beard:
        beard_of(beard, tint, t)
    return group(start, (0, 0, 0), (tilt, nod, turn), tall)
