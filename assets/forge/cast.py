# SPDX-License-Identifier: MIT
"""Characters from parts: a skeleton of named poses, clothes over it, a head by kind. Known by outline, never by a face.
Metres, feet at z = 0, looking to +X, +Y is the figure's left. Parts are melted into one skin by `fuse`, so no seams show."""
from forge import *
from people import limb

# Elbow and hand from the shoulder: forward, outward, up.
ARMS = {
    'down': ((-.03, .07, -.29), (.05, .08, -.55)), 'back': ((-.11, .08, -.27), (-.22, -.15, -.42)), 'cross': ((.12, .09, -.27), (.25, -.22, -.17)),
    'hip': ((-.10, .24, -.20), (.05, .03, -.40)), 'reach': ((.23, .05, -.13), (.52, -.03, -.03)), 'low': ((.12, .05, -.27), (.40, -.03, -.33)),
    'up': ((.14, .16, .15), (.18, .12, .46)), 'aim': ((.25, .00, -.12), (.52, -.17, -.01)), 'rest': ((.05, .10, -.28), (.33, .09, -.27)),
    'chin': ((.22, .00, -.25), (.19, -.13, .03)), 'ear': ((.10, .22, -.07), (.04, -.06, .22)), 'chest': ((.09, .09, -.27), (.27, -.13, -.15)),
    'offer': ((.08, .06, -.28), (.40, .03, -.20)), 'palm': ((.14, .10, -.25), (.28, .08, .06)), 'staff': ((.13, .14, -.19), (.35, .11, -.08)),
    'pray': ((.09, .11, -.26), (.26, -.19, -.10)), 'wide': ((.05, .27, -.12), (.14, .50, .02)), 'lap': ((.05, .08, -.28), (.30, -.16, -.34)),
    'bless': ((.10, .20, -.10), (.20, .28, .20)), 'throat': ((.16, .05, -.22), (.30, -.10, .0)),
}
# Pelvis height; knee and foot of the right and of the left leg: forward, outward, up.
LEGS = {
    'stand': (.93, ((.03, .12, .50), (-.02, .14, .09)), ((.02, .12, .50), (-.04, .13, .09))),
    'stride': (.90, ((.22, .11, .52), (.24, .12, .10)), ((-.04, .11, .47), (-.34, .12, .14))),
    'sit': (.53, ((.44, .15, .54), (.44, .16, .09)), ((.45, .15, .54), (.40, .16, .09))),
    'throne': (.53, ((.40, .22, .56), (.50, .26, .09)), ((.44, .17, .54), (.30, .18, .09))),
    'kneel': (.52, ((.36, .13, .50), (.34, .14, .09)), ((.06, .12, .08), (-.36, .12, .09))),
    'knees': (.46, ((.16, .13, .08), (-.26, .13, .09)), ((.16, .13, .08), (-.26, .13, .09))),
    'bestride': (.88, ((.08, .26, .48), (.06, .36, .09)), ((-.02, .24, .48), (-.08, .32, .09))),
}


def cloth(colour, sheen=.3, fold=.5, scale=5.5, rough=.8):
    """Woven stuff: soft folds that run down, a nap at its outline."""
    m, t = material('cloth')
    co = t('TexCoord').outputs['Object']
    folds = t('TexNoise', {'Vector': t('Mapping', {0: co, 3: (1, 1, .45)}), 'Scale': scale, 'Detail': 2.0, 'Roughness': .45, 'Distortion': .6}).outputs['Fac']
    shade = t.ramp(folds, .25, .75)
    c = t.mixc(shade, (*mix(colour, (0, 0, 0), .35), 1), (*colour, 1))
    b = t('BsdfPrincipled', {'Base Color': c, 'Roughness': rough, 'Specular': .2, 'Sheen': sheen, 'Normal': t('Bump', {'Strength': fold, 'Distance': .05, 'Height': folds})})
    t('OutputMaterial', {0: b})
    return m


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


SKINS = {'light': rgb('#A47C66'), 'tan': rgb('#86603F'), 'brown': rgb('#4E3324'), 'pale': rgb('#B8A090'), 'olive': rgb('#8A7A54'), 'bronze': rgb('#6E4630'), 'white': rgb('#C8C4BC')}


def head_of(kind='human', hair='short', tint=rgb('#17110E'), skin='light', beard=None, ears=False, nod=0, turn=0, eyes=None):
    """A head about its own neck at the origin: skull, brow, nose, jaw for the outline; hair, ears, ridge, beard over it."""
    start = mark()
    tall = {'bald giant': 1.10}.get(kind, 1.0)
    base = plain(SKINS[skin], .55)
    dark = cloth(tint, .2, .6, 26, .5)

    def e(at, r, rot=(0, 0, 0)):
        return ellipsoid(at, r, base, rot, u=24, v=16)
    skull = [e((-.012, 0, .165), (.100, .078, .100)), e((.012, 0, .125), (.078, .068, .105)), e((.030, 0, .072), (.058, .056, .048)), e((.080, 0, .048), (.022, .030, .020)),
             e((.074, 0, .158), (.026, .055, .020)), e((.096, 0, .118), (.022, .014, .030), (0, 22, 0)), e((.083, 0, .078), (.018, .026, .013)),
             rod((-.025, 0, -.08), (-.005, 0, .09), .058, base, .052, ring=16)]
    if kind == 'klingon':
        skull += [e((.070, 0, .185), (.030, .060, .030)), *(e((.085 - .028 * i, 0, .205 + .016 * i), (.018, .040 - .004 * i, .012)) for i in range(4))]
    fuse(skull, base, .007, 5)
    for s in (1, -1):
        if ears:
            wing([(.0, .012, -.020, -.030, .010), (.014, .016, -.030, .016, .011), (.024, .000, -.036, .062, .008), (.032, -.030, -.040, .118, .002)], base, mirror=False, flip=s, at=(.002, .074, .110))
        else:
            ellipsoid((-.006, s * .078, .118), (.020, .010, .032), base, u=12, v=8)
    if eyes:                     # no eyes: two slits of light
        for s in (1, -1):
            ellipsoid((.088, s * .032, .140), (.010, .016, .009), glow(eyes, 6), u=14, v=8)
            ellipsoid((.095, s * .032, .140), (.030, .050, .028), haze(eyes, 1.3, 2.0), u=20, v=12)

    def h(at, r, rot=(0, 0, 0)):
        return ellipsoid(at, r, dark, rot, u=24, v=16)
    cap = [h((-.030, 0, .182), (.102, .088, .096)), h((-.055, 0, .130), (.070, .078, .090))] if hair not in ('bald', 'fringe') else []
    styles = {
        'short': lambda: cap, 'bowl': lambda: [*cap, h((.005, 0, .205), (.090, .086, .060)), h((.058, 0, .196), (.040, .072, .024))],
        'side': lambda: [*cap, h((.040, .030, .232), (.050, .060, .034), (0, 0, 25)), h((.010, -.01, .235), (.070, .080, .036))],
        'bun': lambda: [*cap, h((-.110, 0, .235), (.056, .056, .056)), h((.01, 0, .215), (.080, .082, .050))],
        'tower': lambda: [*cap, h((-.030, 0, .260), (.085, .085, .070)), h((-.035, 0, .330), (.070, .070, .070)), h((-.04, 0, .385), (.048, .048, .045))],
        'beehive': lambda: [*cap, h((-.03, 0, .25), (.105, .100, .105)), h((.02, 0, .225), (.080, .085, .055))],
        'curl': lambda: [*cap, *(h((.045 * math.cos(a) - .03, .10 * math.sin(a), .16 + .05 * math.cos(3 * a)), (.050, .042, .050)) for a in np.linspace(1.0, 5.3, 9)), h((.0, 0, .24), (.09, .09, .05))],
        'long': lambda: [*cap, h((-.075, 0, .06), (.060, .098, .150)), h((-.095, 0, -.08), (.045, .090, .130)), *(h((-.02, s * .085, .06), (.042, .022, .120)) for s in (1, -1))],
        'mane': lambda: [*cap, h((-.095, 0, .08), (.085, .120, .150)), h((-.105, 0, -.08), (.060, .130, .120)), h((-.04, 0, .23), (.09, .085, .05))],
        'braid': lambda: [*cap, *(h((-.120 - .004 * i, 0, .10 - .055 * i), (.034 - .0015 * i, .036 - .0015 * i, .040)) for i in range(9))],
        'plaits': lambda: [*cap, *(h((.005 + .006 * i, s * (.088 + .004 * i), .07 - .05 * i), (.026, .024, .036)) for i in range(7) for s in (1, -1))],
        'bald': lambda: [],
        'fringe': lambda: [h((-.050, 0, .125), (.074, .090, .062)), *(h((-.02, s * .078, .11), (.04, .02, .05)) for s in (1, -1))],
        'swept': lambda: [*cap, h((-.06, 0, .24), (.10, .08, .04), (0, -14, 0)), h((-.13, 0, .20), (.05, .07, .06))],
        'bob': lambda: [*cap, h((-.04, 0, .11), (.085, .110, .095)), h((.01, 0, .225), (.085, .088, .045))],
        'flip': lambda: [*cap, h((-.06, 0, .07), (.07, .105, .09)), *(h((-.03, s * .115, .02), (.045, .035, .028)) for s in (1, -1)), h((-.12, 0, .02), (.03, .09, .03)), h((.0, 0, .24), (.09, .09, .05))],
    }
    locks = styles[hair]()
    if locks:
        fuse(locks, dark, .010, 6)
    if beard:
        shapes = {'goatee': [h((.082, 0, .030), (.026, .028, .040)), h((.090, 0, .090), (.014, .036, .010))],
                  'chin': [h((.070, 0, .025), (.036, .050, .042)), *(h((.02, s * .060, .075), (.035, .012, .060)) for s in (1, -1))],
                  'full': [h((.050, 0, .035), (.055, .066, .058)), *(h((.0, s * .066, .08), (.035, .014, .060)) for s in (1, -1)), h((.088, 0, .090), (.016, .038, .012))],
                  'long': [h((.060, 0, .02), (.048, .056, .070)), h((.062, 0, -.05), (.034, .040, .060)), h((.088, 0, .090), (.016, .036, .012))],
                  'tache': [h((.094, 0, .092), (.016, .030, .010)), *(h((.080, s * .042, .070), (.012, .012, .030), (s * 20, 0, 0)) for s in (1, -1))]}
        fuse(shapes[beard], dark, .008, 3)
    return group(start, (0, 0, 0), (0, nod, turn), tall)


def figure(wear='uniform', colour=rgb('#8A6A1C'), pants=rgb('#0E1014'), trim=None, arms=('down', 'down'), legs='stand', lean=0, head=None, skin='light', at=(0, 0, 0), turn=0.0,
           scale=1.0, broad=1.0, hold=None, waist=1.0, twist=0):
    """Somebody. wear: uniform, dress, robe, gown, coat, suit, armour, rags, tights. hold: builds a prop in the right hand's own space (x along the forearm)."""
    start = mark()
    main, low, boot = cloth(colour), cloth(pants, .15), plain(rgb('#0A0A0C'), .35)
    flesh = plain(SKINS[skin], .55)
    gold = plain(trim, .3, .85) if trim else None
    pelvis, *leg = LEGS[legs] if isinstance(legs, str) else legs
    pitch = Matrix.Translation((0, 0, pelvis)) @ Matrix.Rotation(math.radians(lean), 4, 'Y')

    def up(p):
        return pitch @ Vector(p)
    long = wear in ('robe', 'gown', 'toga')
    coat = wear in ('coat', 'suit')
    lower = []
    for side, (knee, foot) in zip((-1, 1), leg):
        covered = wear in ('dress', 'gown', 'robe', 'coat', 'toga')
        hip = (0, side * (.062 if covered else .09), pelvis - .02)
        k, f = (knee[0], side * knee[1], knee[2]), (foot[0], side * foot[1], foot[2])
        lower += made(limb, [hip, tuple(np.add(hip, k) / 2), k], .080 if covered else .108, .072, low)
        lower += made(limb, [k, tuple(np.add(k, f) / 2 + np.array([-.02, 0, 0])), f], .070, .052, low)
        shoe = [ellipsoid((f[0] + .06, f[1], f[2] - .045), (.135, .052, .045), boot, u=20, v=10), rod((f[0], f[1], f[2] - .03), (f[0] + (k[0] - f[0]) * .45, f[1] + (k[1] - f[1]) * .45, f[2] + (k[2] - f[2]) * .45), .062, boot, .074, ring=16)]
        if legs == 'knees' or (legs == 'kneel' and side == 1):
            shoe = shoe[1:]
        fuse(shoe, boot, .012, 3)
    if wear in ('dress', 'gown', 'rags') and legs != 'sit':
        clothe_legs = flesh if wear != 'rags' else low
    else:
        clothe_legs = low
    fuse(lower, clothe_legs, .014, 5)
    w = broad
    upper = [upright([(-.06, .155 * w, .11, .11), (.06, .165 * w * waist, .115, .11), (.18, .150 * w * waist, .110, .105), (.32, .185 * w, .125, .125), (.44, .205 * w, .120, .130), (.53, .150 * w, .085, .10), (.575, .075, .070, .075)],
                     main, ring=28, power=2.4, steps=4),
             *(ellipsoid((-.02, s * .085, .525), (.075, .115, .055), main, (s * -24, 0, 0), u=20, v=12) for s in (1, -1)),
             *(ellipsoid((-.005, s * .19 * w, .475), (.088, .080, .088), main, u=20, v=12) for s in (1, -1))]
    for ob in upper:
        ob.data.transform(ob.matrix_basis)
        ob.data.transform(pitch)
    frames, bands = [], []
    bare = wear in ('tunic', 'toga')
    sleeves = []
    for side, pose in zip((-1, 1), arms):
        elbow, hand = ARMS[pose] if isinstance(pose, str) else pose
        sh = Vector((0, side * .195 * w, .475))
        el, ha = sh + Vector((elbow[0], elbow[1] * side, elbow[2])), sh + Vector((hand[0], hand[1] * side, hand[2]))
        sh, el, ha = up(sh), up(el), up(ha)
        wide = .030 if wear in ('robe', 'gown') else .012 if coat else 0.0
        sleeves += made(limb, [sh, sh.lerp(el, .5), el], .078 + wide * .3, .058 + wide * .6, main)
        sleeves += made(limb, [el, el.lerp(ha, .6), el.lerp(ha, .90)], .056 + wide * .6, .042 + wide, main)
        d = (ha - el).normalized()
        palm = [ellipsoid(ha + d * .02, (.052, .040, .026), flesh, u=16, v=10), rod(el.lerp(ha, .85), ha, .030, flesh, .030, ring=12)]
        side_way = d.cross(Vector((0, 0, 1)))
        for i in range(4):
            palm.append(rod(ha + d * .04 + side_way * (.016 * (i - 1.5)), ha + d * (.105 - .012 * abs(i - 1.2)) + side_way * (.020 * (i - 1.5)), .0095, flesh, .008, ring=8))
        palm.append(rod(ha, ha + d * .05 + Vector((0, 0, .035)), .011, flesh, .009, ring=8))
        fuse(palm, flesh, .0075, 3)
        frames.append((ha + d * .06, d))
        bands.append((sh, el))
    if bare:
        fuse(sleeves, flesh, .013, 5)
    else:
        upper += sleeves
    skirts = []
    if long or wear == 'coat':
        bottom = .03 if long else .45
        if legs in ('sit', 'throne'):
            skirts = [loft([(-.12, .20, .12, .12, pelvis), (.2, .21, .12, .14, pelvis + .01), (.50, .22, .10, .30, pelvis)], main, ring=28, power=2.6, steps=4),
                      upright([(pelvis + .02, .22, .02, .16), (.30, .22, .05, .17), (bottom, .25, .08, .16)], main, (.40, 0, 0), ring=28, power=2.6, steps=3)]
        elif legs in ('knees', 'kneel'):
            skirts = [upright([(bottom, .36, .30, .42), (.25, .30, .24, .34), (pelvis + .05, .18, .13, .13)], main, ring=32, power=2.2, steps=4)]
        else:
            flare = 1.5 if wear == 'gown' else 1.0
            skirts = [upright([(bottom, .26 * flare, .24 * flare, .22 * flare), ((pelvis + bottom) / 2, .22 * (1 + flare) / 2, .18, .17), (pelvis + .10, .165 * w, .12, .12)], main, ring=36, power=2.2, steps=5)]
    elif wear == 'dress':
        skirts = [upright([(pelvis - .24, .22, .19, .18), (pelvis - .05, .20, .155, .15), (pelvis + .12, .155, .11, .11)], main, ring=32, power=2.2, steps=4)] if legs not in ('sit', 'throne') else [loft([(-.12, .18, .12, .12, pelvis), (.26, .19, .10, .10, pelvis + .01)], main, ring=24, power=2.6, steps=3)]
    elif wear in ('uniform', 'armour', 'suit') and legs not in ('sit', 'throne'):
        skirts = [upright([(pelvis - .12, .212 * w, .150, .145), (pelvis + .03, .192 * w * waist, .135, .130), (pelvis + .14, .15 * w, .11, .11)], main, ring=28, power=2.4, steps=3)]
    fuse(upper + skirts, main, .015, 7)
    collar = torus((-.008, 0, .566), .070, .021, main if wear in ('uniform', 'dress') else gold or main, axis='Z', squash=1.5, u=32, v=10)
    collar.data.transform(pitch)
    if wear in ('uniform', 'dress'):      # a pale band on each upper arm, a dark belt: nobody's uniform but ours
        pale = plain(rgb('#D8D4C4'), .6)
        for sh, el in bands:
            d = (el - sh).normalized()
            rod(sh.lerp(el, .50) - d * .022, sh.lerp(el, .50) + d * .022, .079, pale, .075, ring=24)
        if lean < 40:
            belt = upright([(.075, .176 * w * waist, .128, .122), (.125, .170 * w * waist, .124, .118)], plain(rgb('#14110F'), .4), ring=32, power=2.4, steps=1)
            belt.data.transform(pitch)
    if wear == 'armour':
        iron, edge = plain(mix(colour, (.3, .3, .3), .25), .34, .7, .1, 14), gold or plain(rgb('#8A8A8A'), .3, .8)
        start_a = mark()
        upright([(.20, .165 * w, .125, .13), (.34, .215 * w, .145, .15), (.47, .225 * w, .13, .14), (.55, .14, .10, .11)], iron, ring=28, power=2.8, steps=4)
        for side in (1, -1):
            for i in range(3):
                ellipsoid((-.01, side * (.235 + .012 * i) * w, .50 - .055 * i), (.125 - .012 * i, .085, .055), iron, (side * -28, 0, 0), u=24, v=12)
                torus((-.01, side * (.245 + .012 * i) * w, .475 - .055 * i), .095 - .01 * i, .008, edge, axis='Z', u=28, v=8)
        upright([(.05, .18 * w, .13, .125), (.11, .178 * w, .128, .122)], edge, ring=28, power=2.5, steps=1)
        for ob in list(bpy.context.scene.collection.objects)[start_a:]:
            ob.data.transform(pitch)
    if wear == 'suit':
        start_a = mark()
        wing([(.0, .128, .10, .50, .004), (.045, .118, .09, .40, .004), (.0, .130, .10, .25, .002)], plain(rgb('#D8D2C4'), .7), mirror=True)
        for ob in list(bpy.context.scene.collection.objects)[start_a:]:
            ob.data.transform(pitch)
    if wear == 'toga':
        sash = [*made(limb, [(.06, -.20, .10), (.15, -.02, .26), (.10, .16, .44), (-.04, .20, .50)], .085, .075, main)]
        for ob in sash:
            ob.data.transform(pitch)
        fuse(sash, main, .015, 5)
    if head is not None:
        s2 = mark()
        skull = head_of(skin=skin, **head)
        n = up((.016, 0, .592))
        skull.location = n
        group(s2)
    if hold:
        at_hand, d = frames[0]
        s3 = mark()
        hold()
        g = group(s3, at_hand)
        g.rotation_euler = d.to_track_quat('X', 'Z').to_euler()
    return group(start, at, (0, 0, turn), scale)


def hood(mat, at, lean=0, scale=1.0):
    """A cowl with an empty front; set at the neck."""
    start = mark()
    ob = ellipsoid((-.01, 0, .13), (.15, .135, .19), mat, u=64, v=40)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if v.co.x > .05 + 5 * max(0, abs(v.co.y) - .07) and -.06 < v.co.z < .235 - 3.0 * v.co.y ** 2], context='VERTS')
    bm.to_mesh(ob.data)
    bm.free()
    sol = ob.modifiers.new('s', 'SOLIDIFY')
    sol.thickness, sol.offset = .02, 1
    upright([(-.14, .26, .17, .17), (-.05, .21, .15, .15), (.03, .13, .11, .12)], mat, ring=40, power=2.2)
    return group(start, at, (0, lean, 0), scale)


def cape(mat, height=1.48, width=.34, long=1.35, at=(0, 0, 0), turn=0, flare=1.3):
    """Cloth down the back, from shoulder to shoulder."""
    start = mark()
    n, m = 28, 12
    verts, faces = [], []
    for j in range(m + 1):
        k = j / m
        for i in range(n + 1):
            a = (i / n - .5) * math.pi * (1.05 - .15 * k)
            fold = 1 + .07 * k * math.sin(i * 1.55 + .6)
            r = width * (.62 + (flare - .62) * k ** .8) * fold
            verts.append((-.03 - math.cos(a) * r * .62 - .10 * k, math.sin(a) * r, height - long * k))
    for j in range(m):
        faces += [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for i in range(n)]
    ob = mesh(verts, faces, mat)
    sol = ob.modifiers.new('s', 'SOLIDIFY')
    sol.thickness = .025
    return group(start, at, (0, 0, turn))


def big_hand(mat, curl=12, spread=4, thumb=35, cuff=None, fingers=None):
    """A hand as a subject of its own: wrist at the origin, fingers to +X, back of the hand to +Z, thumb to +Y. About 0.2 long."""
    start = mark()
    parts = [ellipsoid((.045, 0, 0), (.058, .045, .020), mat, u=24, v=14), ellipsoid((.075, 0, .0), (.032, .044, .017), mat, u=24, v=14), rod((-.06, 0, 0), (.03, 0, 0), .028, mat, .032, ring=16)]
    for i in range(4):
        y = .033 - .0225 * i
        p = Vector((.090 + (.006, .012, .008, -.006)[i], y, .002))
        a = 0.0
        bend = fingers[i] if fingers else curl
        size = (1.0, 1.10, 1.03, .82)[i]
        side = math.radians(spread * (1.5 - i))
        for k, ln in enumerate((.042, .028, .022)):
            a += math.radians(bend * (.6, 1.1, .9)[k])
            q = p + Vector((math.cos(a) * math.cos(side), math.sin(side), -math.sin(a))) * ln * size
            parts += [rod(p, q, .0105 - .0012 * k, mat, .0095 - .0012 * k, ring=12), ellipsoid(q, (.0098 - .0012 * k,) * 3, mat, u=12, v=8)]
            p = q
    p = Vector((.015, .035, -.004))
    t = math.radians(thumb)
    for k, ln in enumerate((.042, .034, .026)):
        q = p + Vector((math.cos(t) * .9, math.sin(t), -.15 - .15 * k)).normalized() * ln
        parts += [rod(p, q, .0145 - .0016 * k, mat, .0130 - .0016 * k, ring=12), ellipsoid(q, (.0130 - .0016 * k,) * 3, mat, u=12, v=8)]
        p, t = q, t - math.radians(14)
    fuse(parts, mat, .0032, 4)
    if cuff:
        upright([(-.30, .058, .058, .058), (-.06, .046, .046, .046), (-.05, .042, .042, .042)], cuff, ring=28, steps=1).data.transform(Matrix.Rotation(math.radians(90), 4, 'Y'))
    return start
