# SPDX-License-Identifier: MIT
"""The art forge's shared parts: scene, camera, lights, materials, geometry, rendering.

All geometry is built from numbers. A ship points along +X, +Z is up. Meshes carry their place in their vertices, so that
object coordinates run through a whole ship and panel lines go on from one part to the next.
"""
import math
import os
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector


def rgb(text):
    """'#4C9BFF' -> linear RGB."""
    parts = [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts)


def mix(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


# A faction lends its rim light and its glow. Hull colours are its own material; backdrops never are its colour.
FACTIONS = {
    'starfleet': dict(rim=rgb('#4C9BFF'), glow=rgb('#5FC4FF'), base=rgb('#A9B7C8'), accent=rgb('#5E7FA8'), dark=rgb('#39475A'),
                      metal=.25, rough=.38, window=rgb('#FFE2A8')),
    'vulcan': dict(rim=rgb('#FFB060'), glow=rgb('#FFD08A'), base=rgb('#B0683A'), accent=rgb('#E0A86A'), dark=rgb('#4A2A1C'),
                   metal=.6, rough=.34, window=rgb('#FFF0D0')),
    'klingon': dict(rim=rgb('#FF3A30'), glow=rgb('#FF5030'), base=rgb('#86493F'), accent=rgb('#B4432F'), dark=rgb('#2E1D1C'),
                    metal=.4, rough=.40, window=rgb('#FFB060')),
    'romulan': dict(rim=rgb('#35E08E'), glow=rgb('#5CFFA8'), base=rgb('#6C9079'), accent=rgb('#A9C49A'), dark=rgb('#263C33'),
                    metal=.35, rough=.40, window=rgb('#D6FFB0')),
}


# ---------------------------------------------------------------------------------------------------------------- scene

def shared(_name, **_options):
    """The decorators that name a motif's picture mean something to registry.py alone, which reads them as text."""
    return lambda motif: motif


of_each = three = scene = poster = shared
backdrop = cutout = shared
fleet = shared
token = shared
bust = shared
person = shared


def begin(samples=64, percent=100, size=(640, 400)):
    """An empty scene. Few bounces and no caustics: this build of Cycles has no learned denoiser, so keep noise from arising."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y = size
    s.render.resolution_percentage = percent
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    s.render.film_transparent = True
    s.render.use_persistent_data = False
    c = s.cycles
    c.device, c.samples = 'CPU', samples
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .03, max(8, samples // 4)
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 3, 1, 2
    c.transmission_bounces, c.transparent_max_bounces = 2, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 2, 20
    c.blur_glossy = 1
    c.filter_width = 1.3
    c.film_transparent_glass = True
    world = bpy.data.worlds.new('w')
    s.world = world
    ambient((.10, .13, .20), (.04, .03, .03))
    layer = s.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_mist = True
    mist(10, 40)
    return s


def ambient(top, bottom, strength=1.0):
    """What surfaces mirror and what fills the shadows; the camera never sees it (the sky is painted afterwards)."""
    world = bpy.context.scene.world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    t = Tree(world.node_tree)
    up = t('SeparateXYZ', {0: t('NewGeometry').outputs['Incoming']}).outputs['Z']
    k = t('MapRange', {0: up, 1: .6, 2: -.6, 3: 0.0, 4: 1.0})
    c = t('MixRGB', {0: k, 1: (*bottom, 1), 2: (*top, 1)})
    t('OutputWorld', {0: t('Background', {0: c, 1: strength})})


def mist(start, depth):
    m = bpy.context.scene.world.mist_settings
    m.start, m.depth, m.falloff = start, depth, 'LINEAR'


def camera(place, look, lens=50, blur=None, focus=None, roll=0.0):
    data = bpy.data.cameras.new('cam')
    ob = bpy.data.objects.new('cam', data)
    bpy.context.scene.collection.objects.link(ob)
    place, look = Vector(place), Vector(look)
    quat = (look - place).to_track_quat('-Z', 'Y')
    ob.location = place
    ob.rotation_euler = (quat.to_matrix() @ Matrix.Rotation(math.radians(roll), 3, 'Z')).to_euler()
    data.lens = lens
    data.clip_end = 1000
    if blur:
        data.dof.use_dof = True
        data.dof.aperture_fstop = blur
        data.dof.focus_distance = (Vector(focus or look) - place).length
    bpy.context.scene.camera = ob
    return ob


def area(place, look, size, power, colour=(1, 1, 1), spread=180):
    data = bpy.data.lights.new('area', 'AREA')
    data.size, data.energy, data.color = size, power, colour
    data.spread = math.radians(spread)
    ob = bpy.data.objects.new('area', data)
    ob.location = place
    ob.rotation_euler = (Vector(look) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = False
    bpy.context.scene.collection.objects.link(ob)
    return ob


def lamp(place, power, colour=(1, 1, 1), size=.1):
    data = bpy.data.lights.new('lamp', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, colour, size
    ob = bpy.data.objects.new('lamp', data)
    ob.location = place
    ob.visible_camera = ob.visible_glossy = False
    bpy.context.scene.collection.objects.link(ob)
    return ob


def rig(faction, cam, look=(0, 0, 0), r=10.0, key=1.0, rim=1.0, fill=1.0, warm=(1, .93, .84), side=1):
    """The one light of all cards, in the camera's space: key from above at `side`, two rims in the faction's colour from behind."""
    f = FACTIONS[faction]
    m = cam.matrix_world if cam.matrix_world != Matrix.Identity(4) else Matrix.LocRotScale(cam.location, cam.rotation_euler, None)
    right, up, back = (m.to_3x3() @ Vector(v) for v in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    look = Vector(look)

    def at(x, y, z):
        return look + (right * x * side + up * y + back * z) * r
    area(at(-.8, .85, .22), look, r * .35, r * r * 26 * key, warm)
    area(at(.85, .5, -.8), look, r * .5, r * r * 22 * rim, mix(f['rim'], (1, 1, 1), .2))
    area(at(-.9, -.35, -.7), look, r * .4, r * r * 9 * rim, mix(f['rim'], (1, 1, 1), .3))
    area(at(.4, -.8, .8), look, r * .9, r * r * 1.3 * fill, (.55, .66, 1))


# ------------------------------------------------------------------------------------------------------------ materials

class Tree:
    """t('Math', {0: a, 1: b}, operation='ADD'): a node with inputs (numbers, colours, sockets or nodes) and properties."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def __call__(self, kind, inputs=None, **props):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            setattr(node, k, v)
        for k, v in (inputs or {}).items():
            if isinstance(v, bpy.types.Node):
                v = next(o for o in v.outputs if o.enabled)
            if isinstance(v, bpy.types.NodeSocket):
                self.tree.links.new(v, node.inputs[k])
            else:
                node.inputs[k].default_value = v
        return node

    def math(self, op, a, b=0.0, clamp=False):
        return self('Math', {0: a, 1: b}, operation=op, use_clamp=clamp)

    def ramp(self, value, lo, hi):
        return self('MapRange', {0: value, 1: lo, 2: hi, 3: 0.0, 4: 1.0}, interpolation_type='SMOOTHSTEP')

    def mixc(self, k, a, b, kind='MIX'):
        return self('MixRGB', {0: k, 1: a, 2: b}, blend_type=kind)


def material(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, Tree(m.node_tree)


def hull(base, accent, dark, metal=.3, rough=.4, window=None, panel=1.0, tone=.5, dirt=.5, lit=.62, window_size=1.0, bump=.25, **_):
    """Plated metal: plates of slightly different tone, grooves, streaks of dirt, rows of lit windows on what stands upright."""
    m, t = material('hull')
    co = t('TexCoord').outputs['Object']
    x, y, z = t('SeparateXYZ', {0: co}).outputs
    v = t.math('ADD', y, t.math('MULTIPLY', z, 1.37))
    plane = t('CombineXYZ', {0: x, 1: v, 2: 0.0})

    def brick(scale, mortar, width, vec):
        return t('TexBrick', {'Vector': vec, 'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1), 'Mortar': (0, 0, 0, 1), 'Scale': scale,
                              'Mortar Size': mortar, 'Mortar Smooth': .1, 'Bias': 0.0, 'Brick Width': width, 'Row Height': .25},
                 offset=.37, squash=1.0)
    big, small = brick(.62 * panel, .006, 1.6, plane), brick(2.1 * panel, .006, 2.2, plane)
    cell = t('TexVoronoi', {'Vector': t('Mapping', {0: plane, 3: (1.1, 2.6, 1)}), 'Scale': 2.4 * panel, 'Randomness': .85}, distance='CHEBYCHEV')
    tone1 = t.math('MULTIPLY', t('SeparateXYZ', {0: cell.outputs['Color']}).outputs[0], .5)
    tone2 = t.math('ADD', t.math('ADD', tone1, t.math('MULTIPLY', big.outputs['Color'], .3)), t.math('MULTIPLY', small.outputs['Color'], .2))
    noise = t('TexNoise', {'Vector': t('Mapping', {0: co, 3: (.5, 2.2, 2.2)}), 'Scale': 1.3, 'Detail': 5.0, 'Roughness': .62})
    grime = t.ramp(noise.outputs['Fac'], .36, .66)
    shade = t.math('SUBTRACT', 1.0, t.math('MULTIPLY', tone2, tone))
    c = t.mixc(1.0, (*base, 1), t('CombineRGB', {0: shade, 1: shade, 2: shade}), 'MULTIPLY')
    c = t.mixc(t.math('MULTIPLY', t.ramp(tone2, .78, .8), .8), c, (*accent, 1))
    c = t.mixc(t.math('MULTIPLY', t.math('SUBTRACT', 1.0, grime), dirt), c, (*dark, 1))
    groove = t.math('MAXIMUM', big.outputs['Fac'], t.math('MULTIPLY', small.outputs['Fac'], .15))
    c = t.mixc(t.math('MULTIPLY', groove, .55), c, (*mix(dark, (0, 0, 0), .5), 1))
    height = t.math('SUBTRACT', t.math('MULTIPLY', tone2, .35), groove)
    normal = t('Bump', {'Strength': bump, 'Distance': .04, 'Height': height})
    shine = t.math('ADD', rough, t.math('MULTIPLY', t.math('SUBTRACT', tone2, grime), .16))
    b = t('BsdfPrincipled', {'Base Color': c, 'Metallic': metal, 'Roughness': shine, 'Normal': normal, 'Specular': .5})
    if window:
        upright = t.math('SUBTRACT', 1.0, t.ramp(t.math('ABSOLUTE', t('SeparateXYZ', {0: t('NewGeometry').outputs['Normal']}).outputs['Z']),
                                                 .55, .8))
        px, pz = (t.math('MULTIPLY', v2, n) for v2, n in ((t.math('ADD', x, t.math('MULTIPLY', y, .7)), 10.5 / window_size), (z, 4.2 / window_size)))
        cell = t('CombineXYZ', {0: t.math('FLOOR', px), 1: t.math('FLOOR', pz), 2: 0.0})
        on = t.math('GREATER_THAN', t('TexWhiteNoise', {'Vector': cell}, noise_dimensions='3D').outputs['Value'], lit)
        for q, half in ((px, .26), (pz, .10)):
            d = t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', q), .5))
            on = t.math('MULTIPLY', on, t.math('LESS_THAN', d, half))
        rows = t.ramp(t('TexNoise', {'Vector': t('CombineXYZ', {0: t.math('MULTIPLY', x, .6), 1: z, 2: 0.0}), 'Scale': 1.9}).outputs['Fac'], .47, .5)
        on = t.math('MULTIPLY', t.math('MULTIPLY', on, rows), upright)
        on = t.math('MULTIPLY', on, t('LightPath').outputs['Is Camera Ray'])
        b.inputs['Emission'].default_value = (*window, 1)
        t.tree.links.new(t.math('MULTIPLY', on, 4.0).outputs[0], b.inputs['Emission Strength'])
    t('OutputMaterial', {0: b})
    return m


def hull_of(faction, **change):
    return hull(**{**FACTIONS[faction], **change})


def plain(colour, rough=.5, metal=0.0, bump=0.0, scale=8.0, sheen=0.0):
    m, t = material('plain')
    b = t('BsdfPrincipled', {'Base Color': (*colour, 1), 'Roughness': rough, 'Metallic': metal, 'Sheen': sheen})
    if bump:
        n = t('TexNoise', {'Vector': t('TexCoord').outputs['Object'], 'Scale': scale, 'Detail': 6.0})
        t.tree.links.new(t('Bump', {'Strength': bump, 'Height': n.outputs['Fac']}).outputs[0], b.inputs['Normal'])
    t('OutputMaterial', {0: b})
    return m


def glow(colour, strength=8.0, lights=False):
    """Shines for the camera alone, so it makes no noise; put a lamp beside it where it must light something."""
    m, t = material('glow')
    e = t('Emission', {0: (*colour, 1), 1: strength if lights else t.math('MULTIPLY', t('LightPath').outputs['Is Camera Ray'], strength * .5)})
    t('OutputMaterial', {0: e})
    return m


def canopy(colour, bars=3.2, strength=1.0):
    """Glass before a lit cabin: bright low down and behind, dark where the sky would be mirrored, barred across."""
    m, t = material('canopy')
    x, y, z = t('SeparateXYZ', {0: t('TexCoord').outputs['Generated']}).outputs
    bar = t.math('GREATER_THAN', t.math('FRACT', t.math('MULTIPLY', x, bars)), .10)
    bar = t.math('MULTIPLY', bar, t.math('GREATER_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', y, .5)), .035))
    lit = t.math('MULTIPLY', t.math('POWER', t.math('SUBTRACT', 1.0, x), 1.2), t.math('SUBTRACT', 1.25, z))
    k = t.math('MULTIPLY', t.math('MULTIPLY', bar, t.math('ADD', t.math('MULTIPLY', lit, strength), .04)), t('LightPath').outputs['Is Camera Ray'])
    b = t('BsdfPrincipled', {'Base Color': (.012, .018, .028, 1), 'Roughness': .12, 'Specular': .7, 'Emission': (*colour, 1)})
    t.tree.links.new(k.outputs[0], b.inputs['Emission Strength'])
    t('OutputMaterial', {0: b})
    return m


def haze(colour, strength=3.0, power=2.0, along=None, core=False):
    """A soft body of light: brightest where seen face on, gone at its outline. along=(axis, from, to) fades it out lengthwise."""
    m, t = material('haze')
    facing = t('LayerWeight', {0: .5}).outputs['Facing']
    k = t.math('POWER', t.math('SUBTRACT', 1.0, facing), power)
    if along:
        axis, a, b = along
        p = t('SeparateXYZ', {0: t('TexCoord').outputs['Object']}).outputs[axis]
        k = t.math('MULTIPLY', k, t.math('POWER', t('MapRange', {0: p, 1: a, 2: b, 3: 0.0, 4: 1.0}), 1.6))
    k = t.math('MULTIPLY', k, t('LightPath').outputs['Is Camera Ray'])
    c = (*colour, 1)
    if core:
        c = t.mixc(t.math('POWER', k, 2.0), (*colour, 1), (1, 1, 1, 1))
    e = t('Emission', {0: c, 1: t.math('MULTIPLY', k, strength * .5)})
    t('OutputMaterial', {0: t('AddShader', {0: t('BsdfTransparent'), 1: e})})
    return m


def dome(colour, strength=2.2, scale=5.0, hit=None):
    """An energy shield: bright outline, a net of hexagon-like cells, brighter around the place where it is hit."""
    m, t = material('dome')
    co = t('TexCoord').outputs['Object']
    facing = t('LayerWeight', {0: .5}).outputs['Facing']
    edge = t.math('POWER', facing, 3.4)
    cell = t('TexVoronoi', {'Vector': co, 'Scale': scale, 'Randomness': .25}, feature='DISTANCE_TO_EDGE')
    net = t.math('SUBTRACT', 1.0, t.ramp(cell.outputs['Distance'], .0, .055))
    tint = t('TexVoronoi', {'Vector': co, 'Scale': scale, 'Randomness': .25})
    k = t.math('ADD', t.math('MULTIPLY', edge, 1.0), t.math('MULTIPLY', net, t.math('ADD', .10, t.math('MULTIPLY', edge, .9))))
    k = t.math('ADD', k, t.math('MULTIPLY', t('SeparateXYZ', {0: tint.outputs['Color']}).outputs[0], t.math('MULTIPLY', edge, .35)))
    k = t.math('ADD', k, .012)
    c = (*colour, 1)
    if hit:
        d = t('VectorMath', {0: co, 1: hit}, operation='DISTANCE').outputs['Value']
        near = t.math('POWER', t.math('SUBTRACT', 1.0, t('MapRange', {0: d, 1: 0.0, 2: 2.3, 3: 0.0, 4: 1.0}), True), 2.4)
        k = t.math('ADD', k, t.math('MULTIPLY', near, t.math('ADD', .10, t.math('MULTIPLY', net, .9))))
        c = t.mixc(near, (*colour, 1), (1, .95, .85, 1))
    k = t.math('MULTIPLY', k, t('LightPath').outputs['Is Camera Ray'])
    e = t('Emission', {0: c, 1: t.math('MULTIPLY', k, strength)})
    t('OutputMaterial', {0: t('AddShader', {0: t('BsdfTransparent'), 1: e})})
    return m


def hologram(colour, strength=1.6, lines=22.0, fill=.10):
    """A body of light: its outlines glow, lines run across it."""
    m, t = material('hologram')
    edge = t.math('POWER', t('LayerWeight', {0: .5}).outputs['Facing'], 1.8)
    z = t('SeparateXYZ', {0: t('NewGeometry').outputs['Position']}).outputs[2]
    line = t.math('ADD', .55, t.math('MULTIPLY', t.math('SINE', t.math('MULTIPLY', z, lines * 6.28)), .45))
    k = t.math('MULTIPLY', t.math('MULTIPLY', t.math('ADD', edge, fill), line), t('LightPath').outputs['Is Camera Ray'])
    e = t('Emission', {0: (*colour, 1), 1: t.math('MULTIPLY', k, strength)})
    t('OutputMaterial', {0: t('AddShader', {0: t('BsdfTransparent'), 1: e})})
    return m


def surfaces(root):
    """Everything in a group that has a surface, in groups within it too."""
    return [ob for ob in root.children_recursive if ob.data is not None and getattr(ob.data, 'materials', None)]


def clothe(root, mat):
    """Gives everything in a group one material."""
    for ob in surfaces(root):
        ob.data.materials.clear()
        ob.data.materials.append(mat)
    return root


def dissolve(root, colour, axis=0, lo=-.6, hi=.8, edge=2.2, ghost=.5):
    """Turns a group to a ghost of light below `lo` on its own axis; between lo and hi it breaks up."""
    for m in {ob.data.materials[0] for ob in surfaces(root)}:
        tree = m.node_tree
        out = next(n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL')
        whole = out.inputs[0].links[0].from_socket
        t = Tree.__new__(Tree)
        t.tree = tree
        co = t('TexCoord').outputs['Object']
        noise = t('TexNoise', {'Vector': co, 'Scale': 4.2 / abs(hi - lo), 'Detail': 4.0}).outputs['Fac']
        at = t.math('ADD', t('SeparateXYZ', {0: co}).outputs[axis], t.math('MULTIPLY', t.math('SUBTRACT', noise, .5), 1.5 * abs(hi - lo)))
        k = t.ramp(at, lo, hi)
        rimmed = t.math('POWER', t('LayerWeight', {0: .5}).outputs['Facing'], 2.5)
        seen = t('LightPath').outputs['Is Camera Ray']
        burn = t.math('MULTIPLY', t.math('MULTIPLY', t.math('MULTIPLY', k, t.math('SUBTRACT', 1.0, k)), 4.0), edge)
        light = t.math('MULTIPLY', t.math('ADD', burn, t.math('MULTIPLY', rimmed, ghost)), seen)
        e = t('Emission', {0: (*colour, 1), 1: light})
        thin = t('AddShader', {0: t('BsdfTransparent'), 1: e})
        t.tree.links.new(t('MixShader', {0: k, 1: thin, 2: whole}).outputs[0], out.inputs[0])
    return root


def rock(a=rgb('#6B5A50'), b=rgb('#2E2A2C'), scale=1.4):
    m, t = material('rock')
    co = t('TexCoord').outputs['Object']
    n = t('TexNoise', {'Vector': co, 'Scale': scale, 'Detail': 9.0, 'Roughness': .62}).outputs['Fac']
    v = t('TexVoronoi', {'Vector': co, 'Scale': scale * 1.7}).outputs['Distance']
    c = t.mixc(t.ramp(n, .35, .65), (*b, 1), (*a, 1))
    h = t.math('ADD', n, t.math('MULTIPLY', t.ramp(v, 0.0, .4), .6))
    bsdf = t('BsdfPrincipled', {'Base Color': c, 'Roughness': .9, 'Specular': .15, 'Normal': t('Bump', {'Strength': .7, 'Distance': .2, 'Height': h})})
    t('OutputMaterial', {0: bsdf})
    return m


# ------------------------------------------------------------------------------------------------------------- geometry

def mesh(verts, faces, mat, smooth=True, bevel=0.0, auto=None):
    me = bpy.data.meshes.new('m')
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.validate()
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(auto or 50)
    ob = bpy.data.objects.new('m', me)
    bpy.context.scene.collection.objects.link(ob)
    if bevel:
        b = ob.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = bevel, 2, 'ANGLE', math.radians(25)
        b.harden_normals = False
    return ob


def smooth_rows(rows, steps):
    """Catmull-Rom through rows of numbers."""
    rows = np.array(rows, float)
    ext = np.vstack([2 * rows[0] - rows[1], rows, 2 * rows[-1] - rows[-2]])
    out = []
    for i in range(1, len(ext) - 2):
        p0, p1, p2, p3 = ext[i - 1:i + 3]
        for t in np.arange(steps) / steps:
            out.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t ** 2 + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    out.append(rows[-1])
    return np.array(out)


def loft(rows, mat, power=2.0, ring=48, steps=6, at=(0, 0, 0), **kw):
    """A hull along X. Rows of (x, half width, height up, height down[, z]); power 2 = ellipse, 1 = diamond, 4 = box."""
    rows = [(*r, 0.0) if len(r) == 4 else r for r in rows]
    rows = smooth_rows(rows, steps) if steps > 1 else np.array(rows, float)
    a = np.arange(ring) / ring * 2 * math.pi
    c, s = np.cos(a), np.sin(a)
    c, s = np.sign(c) * abs(c) ** (2 / power), np.sign(s) * abs(s) ** (2 / power)
    verts, faces = [], []
    for x, w, up, down, z in rows:
        w, up, down = max(w, .002), max(up, .002), max(down, .002)
        verts += [(x + at[0], w * i + at[1], z + (up if j > 0 else down) * j + at[2]) for i, j in zip(c, s)]
    n = ring
    for r in range(len(rows) - 1):
        faces += [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for i in range(n)]
    faces += [tuple(range(n))[::-1], tuple(range((len(rows) - 1) * n, len(rows) * n))]
    return mesh(verts, faces, mat, **kw)


def upright(rows, mat, at=(0, 0, 0), **kw):
    """A loft standing on its end: rows of (z, half width, depth behind, depth before)."""
    ob = loft(rows, mat, **kw)
    ob.data.transform(Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(-90), 4, 'Y'))
    return ob


def ellipsoid(at, radii, mat, rot=(0, 0, 0), u=48, v=24):
    bm = bmesh.new()
    m = Matrix.LocRotScale(Vector(at), Euler([math.radians(d) for d in rot]), Vector(radii))
    bmesh.ops.create_uvsphere(bm, u_segments=u, v_segments=v, radius=1, matrix=m)
    return _done(bm, mat)


def box(at, size, mat, rot=(0, 0, 0), bevel=.02):
    bm = bmesh.new()
    m = Matrix.LocRotScale(Vector(at), Euler([math.radians(d) for d in rot]), Vector(size))
    bmesh.ops.create_cube(bm, size=1, matrix=m)
    return _done(bm, mat, smooth=False, bevel=bevel)


def rod(a, b, r, mat, r2=None, ring=24, bevel=0.0, caps=True):
    a, b = Vector(a), Vector(b)
    bm = bmesh.new()
    q = (b - a).to_track_quat('Z', 'Y')
    m = Matrix.LocRotScale((a + b) / 2, q, None)
    bmesh.ops.create_cone(bm, cap_ends=caps, segments=ring, radius1=r, radius2=r if r2 is None else r2, depth=(b - a).length, matrix=m)
    return _done(bm, mat, bevel=bevel)


def _done(bm, mat, smooth=True, bevel=0.0):
    me = bpy.data.meshes.new('m')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(40)
    ob = bpy.data.objects.new('m', me)
    bpy.context.scene.collection.objects.link(ob)
    if bevel:
        b = ob.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = bevel, 2, 'ANGLE'
    return ob


def torus(at, big, small, mat, axis='X', squash=1.0, part=(0, 360), u=96, v=20, section=None):
    """A ring around `axis`; squash stretches its section along the axis; part=(from, to) in degrees leaves it open."""
    a0, a1 = (math.radians(d) for d in part)
    closed = abs(a1 - a0) > 6.28
    verts, faces = [], []
    for i in range(u + (0 if closed else 1)):
        a = a0 + (a1 - a0) * i / u
        taper = 1 if closed else max(.05, math.sin(math.pi * min(1, max(0, i / u))) ** .4)
        for j in range(v):
            b = j / v * 2 * math.pi
            cb, sb = math.cos(b), math.sin(b)
            rr, h = big + small * taper * cb, small * taper * squash * sb
            p = {'X': (h, rr * math.cos(a), rr * math.sin(a)), 'Y': (rr * math.cos(a), h, rr * math.sin(a)),
                 'Z': (rr * math.cos(a), rr * math.sin(a), h)}[axis]
            verts.append(tuple(p[k] + at[k] for k in range(3)))
    n = u if closed else u + 1
    for i in range(u):
        k = (i + 1) % n
        faces += [(i * v + j, i * v + (j + 1) % v, k * v + (j + 1) % v, k * v + j) for j in range(v)]
    return mesh(verts, faces, mat)


def wing(rows, mat, steps=1, mirror=True, ridge=.4, flip=1, sharp=True, at=(0, 0, 0)):
    """A blade along the span. Rows of (y, x front, x back, z, half thickness); angular with steps=1, curved with more."""
    rows = smooth_rows(rows, steps) if steps > 1 else np.array(rows, float)
    out = []
    for side in ((1, -1) if mirror else (flip,)):
        verts, faces = [], []
        for y, f, b, z, h in rows:
            ring = [(f, 0), (f + (b - f) * ridge, h), (f + (b - f) * .82, h * .55), (b, 0), (f + (b - f) * .82, -h * .55), (f + (b - f) * ridge, -h)]
            verts += [(x + at[0], y * side + at[1] * side, z + dz + at[2]) for x, dz in ring]
        n = 6
        for r in range(len(rows) - 1):
            faces += [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for i in range(n)]
        faces += [tuple(range(n)), tuple(range((len(rows) - 1) * n, len(rows) * n))]
        out.append(mesh(verts, faces, mat, smooth=True, auto=18 if sharp else 40))
    return out


def tube(points, r, mat, smooth=True, taper=None):
    cu = bpy.data.curves.new('t', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, 5, True
    pts = smooth_rows(points, 8) if smooth and len(points) > 2 else points
    sp = cu.splines.new('POLY')
    sp.points.add(len(pts) - 1)
    for i, p in enumerate(pts):
        sp.points[i].co = (*p, 1)
        sp.points[i].radius = 1 if taper is None else taper[0] + (taper[1] - taper[0]) * i / (len(pts) - 1)
    sp.use_smooth = True
    cu.materials.append(mat)
    ob = bpy.data.objects.new('t', cu)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def greeble(on, count, size, mat, seed=1, where=None, tall=.5):
    """Small boxes upon a surface, along its length: pipes, hatches, vents. Gives the eye a sense of scale."""
    rnd = random.Random(seed)
    me = on.data
    polys = [p for p in me.polygons if where is None or where(p.center, p.normal)]
    if not polys:
        return None
    weights = [p.area for p in polys]
    bm = bmesh.new()
    for p in rnd.choices(polys, weights, k=count):
        n = p.normal
        x = Vector((1, 0, 0)) - n * n.x
        x = x.normalized() if x.length > .1 else n.orthogonal().normalized()
        y = n.cross(x)
        s = size * rnd.uniform(.4, 1.3)
        dims = (s * rnd.uniform(.8, 3.0), s * rnd.uniform(.5, 1.2), s * tall * rnd.uniform(.4, 1.2))
        corner = Vector(rnd.choice([me.vertices[v].co for v in p.vertices]))
        place = p.center.lerp(corner, rnd.random() * .8)
        m = Matrix.Translation(place) @ Matrix((x, y, n)).transposed().to_4x4() @ Matrix.Diagonal((*dims, 1))
        bmesh.ops.create_cube(bm, size=1, matrix=m)
    return _done(bm, mat, smooth=False)


def stone(at, r, mat, seed=1, rough=.35):
    rnd = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=4, radius=1)
    from mathutils import noise
    o = Vector((rnd.random() * 50, rnd.random() * 50, rnd.random() * 50))
    st = Vector((rnd.uniform(.7, 1.2), rnd.uniform(.6, 1), rnd.uniform(.55, .9)))
    for v in bm.verts:
        d = noise.fractal(v.co * 1.1 + o, 1.0, 2.0, 5) * rough
        v.co = Vector((v.co.x * st.x, v.co.y * st.y, v.co.z * st.z)) * (1 + d) * r + Vector(at)
    return _done(bm, mat)


def group(start, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Moves everything built since `start` (= mark()) as one body."""
    e = bpy.data.objects.new('g', None)
    bpy.context.scene.collection.objects.link(e)
    for ob in list(bpy.context.scene.collection.objects)[start:]:
        if ob is not e and ob.parent is None and ob.type != 'CAMERA':
            ob.parent = e
    e.location, e.rotation_euler, e.scale = at, [math.radians(d) for d in rot], (scale,) * 3
    return e


def mark():
    return len(bpy.context.scene.collection.objects)


def _copy_children(root, parent):
    for ch in root.children:
        c = ch.copy()
        c.parent = parent
        bpy.context.scene.collection.objects.link(c)
        _copy_children(ch, c)


def copies(root, places):
    """Linked copies of a group: [(at, rot, scale)]."""
    for at, rot, scale in places:
        e = bpy.data.objects.new('g', None)
        bpy.context.scene.collection.objects.link(e)
        _copy_children(root, e)
        e.location, e.rotation_euler, e.scale = at, [math.radians(d) for d in rot], (scale,) * 3


def fuse(parts, mat, voxel=.014, soft=6):
    """One skin over several bodies."""
    parts = [p for p in parts if p is not None]
    keep = parts[0]
    bm = bmesh.new()
    for p in parts:
        p.data.transform(p.matrix_basis)
        p.matrix_basis = Matrix.Identity(4)
        bm.from_mesh(p.data)
    bm.to_mesh(keep.data)
    bm.free()
    for p in parts[1:]:
        bpy.data.objects.remove(p)
    keep.data.materials.clear()
    keep.data.materials.append(mat)
    for poly in keep.data.polygons:
        poly.material_index = 0
    keep.modifiers.clear()
    r = keep.modifiers.new('r', 'REMESH')
    r.mode, r.voxel_size, r.use_smooth_shade = 'VOXEL', voxel, True
    s = keep.modifiers.new('s', 'SMOOTH')
    s.factor, s.iterations = .5, soft
    # Baked at once, so that a crowd's copies share one mesh and nothing is computed anew for each.
    baked = bpy.data.meshes.new_from_object(keep.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    keep.modifiers.clear()
    keep.data = baked
    return keep


def made(build, *args, **kw):
    """What a builder has added to the scene, as a list."""
    start = mark()
    build(*args, **kw)
    return list(bpy.context.scene.collection.objects)[start:]


def along(points, radii, mat):
    """A limb whose thickness changes at every point."""
    for i, (q, r) in enumerate(zip(points, radii)):
        ellipsoid(q, (r, r, r), mat, u=20, v=12)
        if i:
            rod(points[i - 1], q, radii[i - 1], mat, r, ring=20, caps=False)


# ------------------------------------------------------------------------------------------------------------ rendering

def render(scratch):
    """Renders and gives back the passes as arrays, top row first: beauty (RGBA, linear, premultiplied), albedo, normal, mist."""
    s = bpy.context.scene
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    out = t.nodes.new('CompositorNodeOutputFile')
    out.base_path = scratch
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    out.format.color_mode = 'RGBA'
    out.file_slots.clear()
    names = {'beauty': 'Image', 'albedo': 'DiffCol', 'normal': 'Normal', 'mist': 'Mist'}
    for slot, socket in names.items():
        out.file_slots.new(slot)
        t.links.new(rl.outputs[socket], out.inputs[slot])
    bpy.ops.render.render()
    passes = {}
    for slot in names:
        path = os.path.join(scratch, '%s%04d.exr' % (slot, s.frame_current))
        img = bpy.data.images.load(path)
        w, h = img.size
        a = np.empty(w * h * 4, np.float32)
        img.pixels.foreach_get(a)
        passes[slot] = a.reshape(h, w, 4)[::-1].copy()
        bpy.data.images.remove(img)
        os.remove(path)
    return passes
