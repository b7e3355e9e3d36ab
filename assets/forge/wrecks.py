# SPDX-License-Identifier: MIT
"""Ships that have broken in two: edges torn along the plating, decks and beams laid bare, fire and smoke painted over them."""
from bpy_extras.object_utils import world_to_camera_view

from forge import *
from paint import blur, fbm, grid, step

FIRE_COLOURS = ((.30, .015, .004), (1.5, .26, .03), (3.2, 1.25, .22), (4.2, 3.2, 1.7))    # from its edge to its heart


def chill(root):
    """Everything that shone is out, and flames are gone."""
    cold = plain(rgb('#101216'), .5, .4)
    for ob in surfaces(root):
        name = ob.data.materials[0].name
        if name.startswith('haze'):
            bpy.data.objects.remove(ob)
        elif name.startswith(('glow', 'canopy')):
            ob.data.materials[0] = cold
        else:
            for n in ob.data.materials[0].node_tree.nodes:
                if n.type == 'BSDF_PRINCIPLED':
                    for link in list(n.inputs['Emission Strength'].links):
                        ob.data.materials[0].node_tree.links.remove(link)
                    n.inputs['Emission Strength'].default_value = 0


def rip(mats, root, at, keep, slant, bite, reach=0.0):
    """Takes away what lies beyond a ragged cut across the ship at x = at; the edge glows, what is near it is charred.

    keep: 1 the part in front, -1 the part behind; slant: how far the cut leans by y and z; bite: (y, z, radius, depth) of the hit."""
    for m in mats:
        tree = m.node_tree
        out = next(n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL')
        whole = out.inputs[0].links[0].from_socket
        t = Tree.__new__(Tree)
        t.tree = tree
        co = t('TexCoord', object=root).outputs['Object']
        x, y, z = t('SeparateXYZ', {0: co}).outputs
        noise = t('TexNoise', {'Vector': co, 'Scale': 2.3, 'Detail': 5.0, 'Roughness': .62}).outputs['Fac']
        plates = t('TexVoronoi', {'Vector': co, 'Scale': 4.2, 'Randomness': .9}, distance='CHEBYCHEV').outputs['Color']
        jag = t.math('ADD', t.math('MULTIPLY', t.math('SUBTRACT', noise, .5), 1.5),
                     t.math('MULTIPLY', t.math('SUBTRACT', t('SeparateXYZ', {0: plates}).outputs[0], .5), .42))
        lean = t.math('ADD', t.math('MULTIPLY', y, slant[0]), t.math('MULTIPLY', z, slant[1]))
        line = t.math('ADD', t.math('SUBTRACT', t.math('SUBTRACT', x, at), lean), jag)
        far = t('VectorMath', {0: co, 1: (at, bite[0], bite[1])}, operation='DISTANCE').outputs['Value']
        hole = t.math('MULTIPLY', t.math('SUBTRACT', 1.0, t.ramp(far, 0.0, bite[2])), bite[3])
        d = t.math('SUBTRACT', t.math('ADD', t.math('MULTIPLY', line, float(keep)), reach - .12), hole)
        seen = t('LightPath').outputs['Is Camera Ray']
        inside = t('NewGeometry').outputs['Backfacing']
        vein = t.ramp(t('TexNoise', {'Vector': co, 'Scale': 7.0, 'Detail': 4.0}).outputs['Fac'], .48, .68)
        rim = t.math('SUBTRACT', 1.0, t.ramp(d, 0.0, .085))
        ember = t.math('MULTIPLY', vein, t.math('SUBTRACT', 1.0, t.ramp(d, .0, .62)))
        deep = t.math('MULTIPLY', t.math('MULTIPLY', inside, t.math('SUBTRACT', 1.0, t.ramp(d, .1, 1.3))), t.math('ADD', vein, .22))
        heat = t.math('ADD', t.math('MULTIPLY', rim, 1.6), t.math('ADD', t.math('MULTIPLY', ember, .75), t.math('MULTIPLY', deep, .9)))
        hot = t.mixc(t.math('MULTIPLY', heat, .55, True), (.85, .07, .012, 1), (1, .52, .14, 1))
        char = t.math('MULTIPLY', t.math('SUBTRACT', 1.0, t.ramp(t.math('SUBTRACT', d, t.math('MULTIPLY', noise, .7)), -.2, .9)), .93)
        body = t('MixShader', {0: t.math('MAXIMUM', char, t.math('MULTIPLY', inside, .9)), 1: whole, 2: t('BsdfDiffuse', {0: (.012, .011, .010, 1)})})
        shine = t('Emission', {0: hot, 1: t.math('MULTIPLY', t.math('MULTIPLY', heat, 2.1), seen)})
        burnt = t('AddShader', {0: body, 1: shine})
        there = t.math('GREATER_THAN', d, 0.0)
        t.tree.links.new(t('MixShader', {0: there, 1: t('BsdfTransparent'), 2: burnt}).outputs[0], out.inputs[0])


def bones(at, keep, sections, rnd):
    """Decks and beams within the hull at the cut. sections: (y, z, half width, half height) of each body that is cut."""
    floor, beam, tip = plain(rgb('#3A3C40'), .6, .5), plain(rgb('#26282C'), .5, .6), glow(rgb('#FF7A2A'), 3)
    for y, z, w, h in sections:
        for k in (-.5, .0, .5):
            box((at - keep * .3, y, z + k * h), (2.4, 1.7 * w * (1 - abs(k) * .35), .03), floor, bevel=0)
        for k in (-.45, .45):
            box((at - keep * .3, y + k * w, z), (2.4, .03, 1.5 * h), floor, bevel=0)
        for _ in range(int(9 + 10 * w)):
            a, r = rnd.uniform(0, 6.28), rnd.uniform(.2, .9)
            p = Vector((at + keep * .7, y + math.cos(a) * r * w, z + math.sin(a) * r * h))
            q = p + Vector((-keep * rnd.uniform(.5, 1.15), rnd.gauss(0, .09), rnd.gauss(0, .09)))
            rod(p, q, rnd.uniform(.012, .03), beam, ring=6)
            if rnd.random() < .4:
                ellipsoid(q, (.03, .03, .03), tip, u=8, v=6)
    return floor


def broken(build, at, sections, rot, size=1.0, slant=(.25, -.35), bite=(-.4, .3, 1.0, .6), apart=.8, fold=12, seed=3):
    """A ship in two halves that drift apart. Gives back where the hit was, in the scene."""
    rnd = random.Random(seed)
    bpy.context.scene.cycles.transparent_max_bounces = 48
    place = Matrix.LocRotScale(Vector((0, 0, 0)), Euler([math.radians(v) for v in rot]), (size,) * 3)
    pivot = Vector((at, 0, 0))
    for keep in (1, -1):
        start = mark()
        build()
        floor = bones(at, keep, sections, rnd)
        root = group(start)
        chill(root)
        bpy.context.view_layer.update()
        for ob in surfaces(root):
            reach = [keep * ((ob.matrix_world @ Vector(c)).x - at) for c in ob.bound_box]
            if max(reach) < -1.3:
                bpy.data.objects.remove(ob)
        mats = {ob.data.materials[0] for ob in surfaces(root)}
        rip(mats - {floor}, root, at, keep, slant, bite)
        rip({floor}, root, at, keep, slant, bite, .22)
        turn = Euler([math.radians(v) for v in (keep * fold * .8, -keep * fold, keep * fold * .35)])
        root.matrix_basis = place @ Matrix.Translation(pivot + Vector((keep * apart / 2, 0, -.10 * keep))) @ turn.to_matrix().to_4x4() @ Matrix.Translation(-pivot)
    hit = place @ Vector((at, bite[0], bite[1]))
    lamp(hit + Vector((0, -.7, .35)), 90 * size * size, rgb('#FF8A3A'), .25)
    lamp(place @ pivot, 120 * size * size, rgb('#FF7A2A'), .15)
    return hit


def shards(at, count, mat, spread=1.0, seed=7):
    """Torn plates around a place: many small, few large."""
    rnd = random.Random(seed)
    for _ in range(count):
        way = Vector((rnd.gauss(0, 1.0), rnd.gauss(0, .8), rnd.gauss(.12, .75)))
        size = .05 + .34 * rnd.random() ** 3.2
        n = rnd.randint(3, 6)
        flat = [(math.cos(6.28 * i / n + rnd.uniform(-.4, .4)) * size * rnd.uniform(.5, 1.3), math.sin(6.28 * i / n + rnd.uniform(-.4, .4)) * size * rnd.uniform(.35, .9)) for i in range(n)]
        verts = [(u, v, u * u * 1.4 / size * .3 + s * size * .05) for s in (1, -1) for u, v in flat]
        faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
        ob = mesh(verts, faces, mat, smooth=False)
        ob.location = Vector(at) + way * rnd.uniform(.55, 1.75) * spread
        ob.rotation_euler = [rnd.uniform(0, 6.28) for _ in range(3)]


def seen_at(place):
    """Where the camera sees a place: 0..1 from the upper left."""
    bpy.context.view_layer.update()
    x, y, _ = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(place))
    return x, 1 - y


def around(shape, at, size, angle):
    """Every pixel's distance from `at` along and across a direction, in units of `size` picture heights."""
    h, w = shape[:2]
    x, y = grid(w, h)
    dx, dy = (x - at[0]) * w / h / size, (y - at[1]) / size
    a = math.radians(angle)
    return dx * math.cos(a) - dy * math.sin(a), dx * math.sin(a) + dy * math.cos(a)


def smoke(at, size, angle=62, seed=1, thick=.8):
    """A plume that rolls away from the hit, lit from below by the fire: for paint.cut's `behind` or `before`."""
    def on(c, alpha):
        u, v = around(c.shape, at, size, angle)
        q = fbm(u * 1.5 + 3, v * 1.5 + seed, seed, 5) - .5
        r = fbm(u * 1.5 + 9, v * 1.5 + 4, seed + 5, 5) - .5
        u, v = u + .40 * r, v + q * (.30 + .50 * np.clip(u, 0, 3))
        n = fbm(u * 2.6, v * 3.0, seed + 11, 7, .56)
        lit = n - fbm(u * 2.6 + .14, v * 3.0 + .16, seed + 11, 7, .56)
        wide = .22 + .38 * np.clip(u, 0, 3)
        body = np.exp(-(v / wide) ** 2) * step(u, -.25, .15) * (1 - step(u, .7, 1.75))
        a = np.clip(step(n + body * .75, .62, 1.05) * step(body, .02, .35) * thick, 0, 1)[..., None]
        near = np.exp(-np.clip(u, 0, 3) / .30)[..., None]
        grey = np.clip(.045 + .30 * lit, .012, .17)[..., None] * np.array([1.0, .93, .90], np.float32)
        light = grey + near * np.clip(.25 + 3.2 * lit, .02, 1)[..., None] * np.array([.85, .20, .035], np.float32)
        return c * (1 - a) + light * a, alpha + a * (1 - alpha)
    return on


def fire(at, size, angle=62, seed=1, power=1.0):
    """Tongues of flame out of the hit, white at the heart: for paint.cut."""
    def on(c, alpha):
        u, v = around(c.shape, at, size, angle)
        q = fbm(u * 2.2 - 1.5, v * 2.6 + seed, seed, 5) - .5
        r = fbm(u * 2.2 + 5, v * 2.6 + 2, seed + 3, 5) - .5
        u2, v2 = u + .35 * r, v + .75 * q * (.4 + np.abs(u))
        n = fbm(u2 * 2.2, v2 * 6.0, seed + 7, 6)
        reach = np.where(u2 > 0, u2 / 1.15, -u2 / .55)
        body = 1 - np.hypot(reach, v2 / (.40 * np.clip(1.15 - .5 * u2, .25, 1.2)))
        heat = np.clip(body * 1.25 + (n - .5) * 1.9, 0, 1.25) * step(body, -.35, .2) * power
        k = np.clip(heat, 0, 1)[..., None] * 3
        cols = np.array(FIRE_COLOURS, np.float32)
        i = np.clip(k.astype(int), 0, 2)[..., 0]
        light = cols[i] + (cols[i + 1] - cols[i]) * (k - i[..., None])
        light = light * step(heat, .02, .22)[..., None]
        halo = np.exp(-(u * u + v * v) / .9)[..., None] * np.array([.34, .085, .015], np.float32) * power * np.clip(alpha * 1.2, .25, 1)
        return c + light + halo, alpha
    return on


def embers(at, size, count=120, seed=1, long=1.0):
    """Sparks that fly from the hit, drawn out along their way; long: shorter in a small picture."""
    def on(c, alpha):
        rnd = np.random.default_rng(seed)
        h, w = c.shape[:2]
        layer = np.zeros((h, w), np.float32)
        for _ in range(count):
            a, far = rnd.uniform(0, 6.28), size * h * (.15 + 1.5 * rnd.random() ** 1.6)
            n = int(2 + rnd.random() ** 2 * 15 * long)
            d = far + np.arange(n)
            x, y = (at[0] * w + math.cos(a) * d * 1.15).astype(int), (at[1] * h - math.sin(a) * d).astype(int)
            ok = (x >= 0) & (x < w) & (y >= 0) & (y < h)
            np.add.at(layer, (y[ok], x[ok]), (np.linspace(.15, 1, n) * rnd.uniform(.6, 3.2))[ok])
        return c + (blur(layer, .75) * 1.6)[..., None] * np.array([1.6, .62, .16], np.float32), alpha
    return on


def chain(*painters):
    """One after another."""
    def on(c, alpha):
        for p in painters:
            c, alpha = p(c, alpha)
        return c, alpha
    return on
