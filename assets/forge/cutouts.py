# SPDX-License-Identifier: MIT
"""What all cut-outs share: how a ship is turned, camera and light, how it fills its frame, the fire of a wreck."""
from wrecks import *

ATTITUDE = {'r': (-10, -4, 10), 'l': (-8, -2, 176), 'dead.r': (20, 8, 16), 'dead.l': (22, 10, 184)}
PADDED = 1.2    # a frame is a fifth wider than the ship's own


def framed(f, lens=50, r=9, **rigging):
    """Camera and light: brighter than on a card, since nothing but the ship is there."""
    look = (0, 0, .1)
    c = camera((-3.4, -10.6, 3.3), look, lens / PADDED)
    rig(f, c, look, r, **{**dict(key=1.8, rim=1.35, fill=2.6), **rigging})


def ablaze(hit, smoke_to, seed, scale=1.0, sparks=80):
    """Fire, smoke and sparks at a place in the scene, for paint.cut."""
    p = seen_at(hit)
    long = bpy.context.scene.render.resolution_x / 1320
    return dict(behind=chain(smoke(p, .34 * scale, smoke_to, seed, .92), fire(p, .21 * scale, smoke_to, seed, 1.0)),
                before=chain(fire((p[0] + .012, p[1] + .02), .10 * scale, smoke_to + 14, seed + 4, .95), smoke((p[0], p[1] - .03), .17 * scale, smoke_to, seed + 9, .55),
                             embers(p, .24 * scale, sparks, seed, long)))


def outline(root):
    """Points of everything in a group, in the scene; of a flame only what can be seen of it."""
    bpy.context.view_layer.update()
    found = []
    for ob in surfaces(root):
        if ob.type == 'MESH':
            p = np.empty(len(ob.data.vertices) * 3, np.float32)
            ob.data.vertices.foreach_get('co', p)
            p = p.reshape(-1, 3)
        else:
            p = np.array([tuple(c) for c in ob.bound_box], np.float32)
        if ob.data.materials[0].name.startswith('haze'):
            p = p + (p.max(0) - p) * (.45, 0, 0)
        m = np.array(ob.matrix_world, np.float32)
        found.append(p @ m[:3, :3].T + m[:3, 3])
    return np.concatenate(found)


def fill(points, share=1 / PADDED):
    """Turns the lens so that the points take that share of the frame, in its middle."""
    c = bpy.context.scene.camera
    bpy.context.view_layer.update()
    m = np.array(c.matrix_world.inverted(), np.float32)
    p = points @ m[:3, :3].T + m[:3, 3]
    flat = p[:, :2] / -p[:, 2:]
    lo, hi = flat.min(0), flat.max(0)
    size = bpy.context.scene.render
    lens = share / max(hi[0] - lo[0], (hi[1] - lo[1]) * size.resolution_x / size.resolution_y)
    c.data.lens = float(lens * c.data.sensor_width)
    c.data.shift_x, c.data.shift_y = (float(v) for v in (lo + hi) / 2 * lens)


def seen_points():
    """Points of everything that has a surface and is no flame, in the scene."""
    bpy.context.view_layer.update()
    found = [np.zeros((0, 3), np.float32)]
    for ob in bpy.context.scene.objects:
        if ob.type == 'MESH' and ob.data.materials and not ob.data.materials[0].name.startswith('haze'):
            p = np.empty(len(ob.data.vertices) * 3, np.float32)
            ob.data.vertices.foreach_get('co', p)
            m = np.array(ob.matrix_world, np.float32)
            found.append(p.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3])
    return np.concatenate(found)


def keep_within(points, most=.96):
    """Widens the view as far as it takes for the points to lie in that share of the frame."""
    c = bpy.context.scene.camera
    bpy.context.view_layer.update()
    m = np.array(c.matrix_world.inverted(), np.float32)
    p = points @ m[:3, :3].T + m[:3, 3]
    size = bpy.context.scene.render
    lens = c.data.lens / c.data.sensor_width
    flat = (p[:, :2] / -p[:, 2:] * lens - (c.data.shift_x, c.data.shift_y)) * (2, 2 * size.resolution_x / size.resolution_y)
    wide = float(np.abs(flat).max()) / most
    if wide > 1:
        c.data.lens /= wide
        c.data.shift_x, c.data.shift_y = c.data.shift_x / wide, c.data.shift_y / wide
