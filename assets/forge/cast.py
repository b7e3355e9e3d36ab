# SPDX-License-Identifier: MIT
"""Characters from parts: a skeleton of named poses, clothes that crease over it, a head (faces.py) on top.
Metres, feet at z = 0, looking to +X, +Y is the figure's left. Parts are melted into one skin by `fuse`, so no seams show."""
from forge import *
from faces import *
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


def cloth(colour, sheen=.2, fold=.5, scale=5.5, rough=.85):
    """Woven stuff, matt: wide soft folds that run down. Fine noise in it is felt."""
    m, t = material('cloth')
    co = t('TexCoord').outputs['Object']
    folds = t('TexNoise', {'Vector': t('Mapping', {0: co, 3: (1, 1, .40)}), 'Scale': scale * .7, 'Detail': .6, 'Roughness': .4, 'Distortion': .4}).outputs['Fac']
    c = t.mixc(t.ramp(folds, .2, .8), (*mix(colour, (0, 0, 0), .28), 1), (*colour, 1))
    b = t('BsdfPrincipled', {'Base Color': c, 'Roughness': rough, 'Specular': .12, 'Sheen': sheen, 'Normal': t('Bump', {'Strength': fold * .6, 'Distance': .05, 'Height': folds})})
    t('OutputMaterial', {0: b})
    return m


# How a pose's hand is turned: where its back looks (forward, outward, up), and how far its fingers are bent.
HELD = {
    'down': ((.2, 1, .1), 34), 'back': ((-1, .3, .2), 44), 'cross': ((.6, .6, .5), 40), 'hip': ((-.3, 1, .4), 66), 'reach': ((.1, .5, .9), 22), 'low': ((.1, .3, 1), 26), 'up': ((-.3, 1, 0), 88),
    'aim': ((.2, 1, .3), 60), 'rest': ((.2, .4, 1), 30), 'chin': ((.5, .9, -.2), 70), 'ear': ((.1, 1, .2), 40), 'chest': ((.6, .7, .1), 36), 'offer': ((.1, .35, -1), 24), 'palm': ((-1, .15, -.1), 12),
    'staff': ((.2, 1, .3), 72), 'pray': ((.3, 1, .1), 16), 'wide': ((-.5, -.2, -1), 14), 'lap': ((.3, .3, 1), 30), 'bless': ((-1, .1, .1), 10), 'throat': ((.7, .6, .2), 46),
}


def ripple(p, scale, seed=1):
    """A soft noise in numbers, -1 to 1."""
    rnd = np.random.default_rng(seed)
    out = 0
    for k in range(5):
        out = out + np.sin(p @ rnd.normal(0, 1, 3) * scale * (1 + .45 * k) + rnd.uniform(0, 6.28)) / (1 + .5 * k)
    return out / 2.6


def creased(ob, bends=(), drape=None, seed=1):
    """Folds in cloth. bends: (from, to, at, reach, width of a fold, height); drape: (x, y, top, bottom, count, height) of what hangs."""
    me = ob.data
    n = len(me.vertices)
    p, out = np.empty(n * 3, np.float32), np.empty(n * 3, np.float32)
    me.vertices.foreach_get('co', p)
    me.vertices.foreach_get('normal', out)
    p, out = p.reshape(-1, 3).astype(float), out.reshape(-1, 3)
    h = .0010 * ripple(p * np.array((1, 1, .4)), 15, seed)
    for i, (a, b, at, reach, size, high) in enumerate(bends):
        a, b, at = (np.array(q, float) for q in (a, b, at))
        axis = (b - a) / max(np.linalg.norm(b - a), 1e-6)
        s = (p - at) @ axis
        around = p - at - s[:, None] * axis
        far = np.linalg.norm(around, axis=1)
        side = np.cross(axis, (.31, .77, .55))
        turn = np.arctan2(around @ np.cross(axis, side), around @ side)
        slant = s / (size * 1.7) + .75 * np.sin(turn + i) + .35 * ripple(p, 9, seed + i)
        side_of = .35 + .65 * np.clip(.5 + .5 * np.cos(turn + 1.3 * i), 0, 1)          # folds are on one side, where it is pressed
        wave = np.abs(np.sin(math.pi * slant)) ** .8
        h += .85 * high * side_of * (wave - .5) * np.exp(-(s / reach) ** 2) * np.clip((.26 - far) / .06, 0, 1)
    if drape:
        x, y, top, bottom, count, high = drape
        turn = np.arctan2(p[:, 1] - y, p[:, 0] - x)
        k = np.clip((top - p[:, 2]) / (top - bottom), 0, 1)
        wave = np.abs(np.sin(turn * count / 2 + 2.4 * ripple(p * np.array((1, 1, .22)), 4, seed + 7))) * (.6 + .4 * ripple(p * np.array((1, 1, .1)), 3, seed + 9))
        h += high * k ** .8 * (wave - .55)
    me.vertices.foreach_set('co', (p + out * h[:, None]).astype(np.float32).ravel())
    me.update()
    return ob


def between(a, b, parts):
    return [a.lerp(b, k) for k in parts]


def finger_parts(mat, curl=12, spread=4, thumb=35, fingers=None):
    """The bodies of a hand: wrist at the origin, fingers to +X, its back to +Z, the thumb to +Y. About 0.2 long."""
    parts = [ellipsoid((.045, 0, 0), (.058, .045, .020), mat, u=24, v=14), ellipsoid((.075, 0, .0), (.032, .044, .017), mat, u=24, v=14), rod((-.06, 0, 0), (.03, 0, 0), .028, mat, .032, ring=16),
             ellipsoid((.032, .024, -.008), (.034, .018, .018), mat, (0, 0, 24), u=16, v=10)]
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
    return parts


def hand_at(wrist, d, back, mat, side, curl=30, size=1.0, spread=3, fingers=None, thumb=None):
    """A figure's hand, the right (side -1) or the left."""
    d = d.normalized()
    back = (back - d * back.dot(d)).normalized()
    ob = fuse(finger_parts(mat, curl, spread, thumb if thumb is not None else max(14, 44 - curl * .4), fingers), mat, .0048, 2)
    turn = Matrix((d, back.cross(d), back)).transposed().to_4x4()
    ob.data.transform(Matrix.Translation(wrist) @ turn @ Matrix.Diagonal((.92 * size, .92 * size * (1 if side < 0 else -1), .92 * size, 1)))
    if side > 0:
        ob.data.flip_normals()
    return ob


def collar_of(mat, r=.068, low=.545, high=.604, open_=26):
    """A collar that stands, open at the throat."""
    verts, faces, n = [], [], 40
    for z, k in ((low, 1.22), (high, 1.0), (high + .004, .96), (high, .90), (low, 1.05)):
        for i in range(n + 1):
            a = math.radians(open_ / 2 + (360 - open_) * i / n)
            dip = .010 * max(0, math.cos(a)) ** 6 * (z - low) / (high - low)
            verts.append((-.010 + r * k * math.cos(a), r * k * math.sin(a), z - dip))
    for j in range(4):
        faces += [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for i in range(n)]
    return mesh(verts, faces, mat, auto=60)


TORSO = {   # height, half width, behind, before
    False: ((-.08, .150, .118, .104), (.02, .156, .120, .106), (.11, .146, .106, .100), (.20, .150, .102, .104), (.32, .176, .120, .122), (.42, .188, .124, .126), (.49, .160, .108, .108), (.545, .088, .078, .074), (.585, .062, .062, .064)),
    True: ((-.08, .166, .130, .102), (.02, .158, .126, .102), (.12, .116, .090, .086), (.20, .118, .086, .088), (.32, .142, .100, .100), (.42, .152, .106, .102), (.49, .134, .090, .088), (.545, .072, .064, .062), (.585, .052, .052, .054)),
}


def figure(wear='uniform', colour=rgb('#8A6A1C'), pants=rgb('#0E1014'), trim=None, arms=('down', 'down'), legs='stand', lean=0, head=None, skin='light', at=(0, 0, 0), turn=0.0,
           scale=1.0, broad=1.0, hold=None, waist=1.0, woman=None, hands=(None, None), gloves=None, twist=0):
    """Somebody. wear: uniform, dress, robe, gown, coat, suit, armour, rags, tights. hold: builds a prop in the right hand's own space (x along the forearm). hands: for each
    how far its fingers are bent (a number, or one for each finger), or (back, bend); gloves: their colour; twist: breast and head turned from the hips, in degrees."""
    start = mark()
    woman = (wear in ('dress', 'gown') or waist < .93) if woman is None else woman
    main, low, boot = cloth(colour), cloth(pants, .15), plain(rgb('#101013'), .35)
    flesh = plain(SKINS[skin], .55)
    glove = plain(gloves, .5, 0, .05, 40) if gloves else flesh
    gold = plain(trim, .3, .85) if trim else None
    pelvis, *leg = LEGS[legs] if isinstance(legs, str) else legs
    pitch = Matrix.Translation((0, 0, pelvis)) @ Matrix.Rotation(math.radians(lean), 4, 'Y') @ Matrix.Rotation(math.radians(twist), 4, 'Z')

    def up(p):
        return pitch @ Vector(p)

    def pitched(since):
        for ob in list(bpy.context.scene.collection.objects)[since:]:
            ob.data.transform(pitch)
    long = wear in ('robe', 'gown', 'toga')
    w = broad / .90 if woman else broad
    slim = .84 if woman else 1.0
    wa = max(.92, waist / .88) if woman else waist
    lower, knees = [], []
    for side, (knee, foot) in zip((-1, 1), leg):
        covered = wear in ('dress', 'gown', 'robe', 'coat', 'toga')
        hip = Vector((0, side * (.062 if covered else .088), pelvis - .02))
        k, f = Vector((knee[0], side * knee[1], knee[2])), Vector((foot[0], side * foot[1], foot[2]))
        thin = (.80 if covered else 1.0) * (.90 if woman else 1.0)
        lower += made(along, between(hip, k, (0, .4, .8, 1)), [r * thin for r in (.104, .092, .070, .064)], low)
        lower += made(along, between(k, f, (.0, .28, .65, 1)), [r * thin for r in (.064, .070, .056, .050)], low)
        knees += [(hip, f, k, .10, .055, .010), (k, f, k.lerp(f, .8), .10, .05, .008), (hip, k, hip.lerp(k, .12), .07, .06, .008)]
        shoe = [ellipsoid((f[0] + .06, f[1], f[2] - .045), (.135, .050, .045), boot, u=20, v=10), rod((f[0], f[1], f[2] - .03), f.lerp(k, .45), .054, boot, .066, ring=16)]
        if legs == 'knees' or (legs == 'kneel' and side == 1):
            shoe = shoe[1:]
        fuse(shoe, boot, .012, 3)
    bare_legs = wear in ('dress', 'gown') and legs != 'sit'
    covers = long or wear in ('coat', 'tunic', 'rags') or (wear == 'dress' and not bare_legs)      # a knee that comes through looks like its own cloth
    lower = fuse(lower, flesh if bare_legs else main if covers else low, .013, 4)
    if not bare_legs:
        creased(lower, knees, seed=5)
    rows = []
    for z, x, b, f in TORSO[woman]:
        k = 1 + (wa - 1) * math.exp(-((z - .15) / .16) ** 2)
        rows.append((z, x * (w if z > .15 else (1 + (w - 1) * .7)) * k, b * k, f * (k + max(0, k - 1) * .5)))
    wide_at = (.154 if woman else .186) * w
    upper = [upright(rows, main, ring=32, power=2.3, steps=4),
             *(ellipsoid((-.020, s * .080 * w, .525), (.064, .125 * w, .044), main, (s * -25, 0, 0), u=20, v=12) for s in (1, -1)),
             *(ellipsoid((-.075, s * .085 * w, .40), (.050, .075, .095), main, u=20, v=12) for s in (1, -1)),
             *(ellipsoid((.078, s * .063, .372), (.052, .060, .058), main, (0, 12, 0), u=20, v=12) for s in (1, -1) if woman),
             *(ellipsoid((.072, s * .080 * w, .405), (.056, .082, .056), main, u=20, v=12) for s in (1, -1) if not woman)]
    for ob in upper:
        ob.data.transform(ob.matrix_basis)
        ob.data.transform(pitch)
    frames, bands, bends = [], [], []
    bare = wear in ('tunic', 'toga')
    sleeves = []
    for side, pose, held in zip((-1, 1), arms, hands):
        elbow, hand = ARMS[pose] if isinstance(pose, str) else pose
        back, curl = HELD.get(pose, ((.2, .8, .5), 30)) if isinstance(pose, str) else ((.2, .7, .6), 26)
        if held is not None:
            back, curl = held if isinstance(held, tuple) else (back, held)
        elif hold and side < 0:
            curl = 70
        sh = Vector((-.008, side * wide_at, .470))
        el, ha = sh + Vector((elbow[0], elbow[1] * side, elbow[2])), sh + Vector((hand[0], hand[1] * side, hand[2]))
        sh, el, ha = up(sh), up(el), up(ha)
        wide = .026 if wear in ('robe', 'gown') else .010 if coat_like(wear) else .0
        k = slim * (.5 + .5 * min(1.25, w))
        sleeves += made(along, between(sh, el, (0, .22, .6, 1)), [r * k + wide * q for r, q in ((.066, .2), (.062, .3), (.053, .5), (.047, .7))], main)
        sleeves += made(along, between(el, ha, (0, .25, .6, .84)), [r * k + wide * q for r, q in ((.048, .7), (.051, .8), (.043, 1.1), (.037, 1.5))], main)
        d = (ha - el).normalized()
        rod(el.lerp(ha, .70), ha - d * .02, .033 * k, glove, .029 * k, ring=14)
        bent = None if isinstance(curl, (int, float)) else curl
        hand_at(ha - d * .030, d, pitch.to_3x3() @ Vector((back[0], back[1] * side, back[2])), glove, side, 30 if bent else curl, .90 if woman else 1.0, fingers=bent)
        frames.append((ha + d * .055, d))
        bands.append((sh, el))
        bends += [(sh, el, el, .085, .034, .010), (el, ha, el.lerp(ha, .72), .07, .030, .006), (sh, el, sh.lerp(el, .18), .07, .042, .007)]
    if bare:
        fuse(sleeves, flesh, .012, 4)
    else:
        upper += sleeves
    bends += [(up((0, 0, 0)), up((.03, .12, .5)), up((0, 0, .19)), .075, .046, .009), (up((0, -.2, .3)), up((0, .2, .42)), up((0, 0, .36)), .16, .075, .005)]
    skirts, drape = [], None
    if long or wear == 'coat':
        bottom = .03 if long else .45
        if legs in ('sit', 'throne'):
            skirts = [loft([(-.12, .18, .12, .12, pelvis), (.2, .19, .12, .14, pelvis + .01), (.50, .20, .10, .30, pelvis)], main, ring=28, power=2.6, steps=4),
                      upright([(pelvis + .02, .20, .02, .16), (.30, .20, .05, .17), (bottom, .24, .08, .16)], main, (.40, 0, 0), ring=28, power=2.6, steps=3)]
            drape = (.25, 0, pelvis, bottom, 14, .008)
        elif legs in ('knees', 'kneel'):
            skirts = [upright([(bottom, .36, .30, .42), (.25, .30, .24, .34), (pelvis + .05, .17, .13, .12)], main, ring=32, power=2.2, steps=4)]
            drape = (0, 0, pelvis + .05, bottom, 22, .028)
        else:
            flare = 1.5 if wear == 'gown' else 1.0
            skirts = [upright([(bottom, .26 * flare, .24 * flare, .22 * flare), ((pelvis + bottom) / 2, .22 * (1 + flare) / 2, .18, .17), (pelvis + .10, (.130 if woman else .160) * w, .12, .11)], main, ring=36, power=2.2, steps=5)]
            drape = (0, 0, pelvis + .16, bottom, 17, .042 if long else .022)
    elif wear == 'dress':
        if legs in ('sit', 'throne'):
            skirts = [loft([(-.12, .17, .12, .12, pelvis), (.26, .18, .10, .10, pelvis + .01)], main, ring=24, power=2.6, steps=3)]
        else:
            skirts = [upright([(pelvis - .24, .22, .19, .18), (pelvis - .05, .195, .150, .14), (pelvis + .12, .122, .095, .092)], main, ring=32, power=2.2, steps=4)]
            drape = (0, 0, pelvis + .06, pelvis - .24, 18, .016)
    elif wear in ('uniform', 'armour', 'suit') and legs not in ('sit', 'throne'):
        hem = .13 if legs not in ('kneel', 'knees') else .0      # a thigh that is lifted would come through a longer one
        skirts = [upright([(pelvis - hem, .216 * w if hem else .19 * w, .168 if hem else .14, .158 if hem else .13), (pelvis + .03, .186 * (wa + w) / 2, .136, .124), (pelvis + .13, (.120 if woman else .148) * w * wa, .106, .100)], main, ring=28, power=2.4, steps=3)]
        drape = (0, 0, pelvis + .06, pelvis - .13, 13, .010)
    creased(fuse(upper + skirts, main, .0125, 9), bends, drape, seed=3)
    since = mark()
    collar_of(main if wear in ('uniform', 'dress') else gold or main, .060 if woman else .070)
    pitched(since)
    if wear in ('uniform', 'dress'):      # a pale band on each upper arm, a dark belt: nobody's uniform but ours
        pale, k = plain(rgb('#D8D4C4'), .6), slim * (.5 + .5 * min(1.25, w))
        for sh, el in bands:
            d = (el - sh).normalized()
            rod(sh.lerp(el, .50) - d * .020, sh.lerp(el, .50) + d * .020, .0625 * k + .003, pale, .0595 * k + .003, ring=28, bevel=.004)
        if lean < 40:
            since = mark()
            z, x, b, f = (.11, .152, .110, .106) if not woman else (.125, .124, .096, .094)
            upright([(z - .024, x * w * wa, b * wa, f * wa), (z + .024, x * w * wa, b * wa, f * wa)], plain(rgb('#1A1512'), .38), ring=40, power=2.3, steps=1)
            box((f * wa + .002, 0, z), (.014, .044, .040), plain(rgb('#8A8478'), .3, .8), bevel=.006)
            pitched(since)
    if wear == 'armour':
        iron, edge = plain(mix(colour, (.3, .3, .3), .25), .34, .7, .1, 14), gold or plain(rgb('#8A8A8A'), .3, .8)
        start_a = mark()
        upright([(.20, .160 * w, .125, .13), (.34, .200 * w, .145, .15), (.46, .212 * w, .135, .14), (.54, .13, .10, .105)], iron, ring=32, power=2.6, steps=4)
        for side in (1, -1):
            for i in range(3):
                ellipsoid((-.01, side * (.225 + .014 * i) * w, .505 - .052 * i), (.112 - .010 * i, .078, .050), iron, (side * -28, 0, 0), u=28, v=14)
                torus((-.01, side * (.237 + .014 * i) * w, .482 - .052 * i), .088 - .008 * i, .007, edge, axis='Z', u=32, v=8)
            wing([(.02, .150, .09, .50, .006), (.07, .145, .09, .44, .006), (.10, .150, .10, .33, .004)], edge, mirror=False, flip=side)
        for z in (.24, .29, .34):
            torus((.02, 0, z), .165 * w, .006, edge, axis='Z', squash=1.4, u=48, v=8)
        upright([(.05, .176 * w, .132, .126), (.11, .174 * w, .130, .124)], edge, ring=28, power=2.5, steps=1)
        pitched(start_a)
    if wear == 'coat':                     # lapels, a belt
        start_a = mark()
        dark, k = cloth(mix(colour, (0, 0, 0), .45)), 1 + (wa - 1) * .6
        wing([(.040, .122, .07, .54, .007), (.100 * w, .124, .07, .42, .007), (.020, .150 * k, .10, .20, .005)], dark, mirror=True)
        upright([(.10, .156 * w * k, .112 * k, .112 * k), (.15, .156 * w * k, .112 * k, .112 * k)] if not woman else [(.10, .128 * w, .098, .096), (.15, .128 * w, .098, .096)], dark, ring=40, power=2.3, steps=1)
        pitched(start_a)
    if wear == 'suit':
        start_a = mark()
        white, dark = plain(rgb('#D8D2C4'), .7), plain(mix(colour, (0, 0, 0), .35), .6)
        wing([(.0, .134, .09, .515, .004), (.045, .120, .09, .46, .004), (.0, .140, .10, .25, .002)], white, mirror=True)
        wing([(.0, .138, .12, .52, .008), (.016, .142, .12, .44, .008), (.012, .146, .12, .26, .004)], plain(rgb('#3A1A1C'), .6), mirror=True)
        wing([(.055, .120, .07, .53, .006), (.095, .118, .07, .40, .006), (.025, .142, .09, .22, .004)], dark, mirror=True)
        pitched(start_a)
    if wear == 'toga':
        sash = made(limb, [(.06, -.20, .10), (.15, -.02, .26), (.10, .16, .44), (-.04, .20, .50)], .085, .075, main)
        for ob in sash:
            ob.data.transform(pitch)
        creased(fuse(sash, main, .013, 4), [((.06, -.2, .1), (0, .2, .5), up((.1, .0, .3)), .4, .05, .012)])
    if head is not None:
        s2 = mark()
        skull = head_of(**{'skin': skin, 'woman': woman, **head})
        skull.location = up((.012, 0, .592))
        group(s2)
    if hold:
        at_hand, d = frames[0]
        s3 = mark()
        hold()
        g = group(s3, at_hand)
        g.rotation_euler = d.to_track_quat('X', 'Z').to_euler()
    return group(start, at, (0, 0, turn), scale)


def fur_ball(at, r, colour=rgb('#8A6238'), seed=1, like=None):
    """A ball of long fur; `like` another one: the same body, turned and sized anew."""
    rnd = np.random.default_rng(seed)
    if like is None:
        n = 560
        i = np.arange(n) + .5
        z = 1 - 2 * i / n
        a = i * math.pi * (3 - 5 ** .5)
        out = np.stack([np.sqrt(1 - z * z) * np.cos(a), np.sqrt(1 - z * z) * np.sin(a), z], -1)
        whirl = np.cross(out, unit(np.array((.3, .5, .8)) + 0 * out)) + rnd.normal(0, .32, out.shape)
        path = np.stack([out * (.80 + .30 * k - .06 * k * k) + whirl * .50 * k ** 1.3 + np.array((0, 0, -.16)) * k * k for k in np.linspace(0, 1, 7)], 1)
        ob = locks(path, .072, .045, colour, .06, rnd, .7, True, .40)
        body = ellipsoid((0, 0, 0), (.84,) * 3, plain(mix(colour, (0, 0, 0), .35), .8), u=24, v=16)
        ob = [ob, body]
    else:
        ob = [o.copy() for o in like]
        for o in ob:
            bpy.context.scene.collection.objects.link(o)
    turn = Euler(rnd.uniform(0, 6.28, 3))
    for o in ob:
        o.location, o.rotation_euler, o.scale = at, turn, (r, r, r * .94)
    return ob


def coat_like(wear):
    return wear in ('coat', 'suit')


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
    n, m = 56, 16
    verts, faces = [], []
    for j in range(m + 1):
        k = j / m
        for i in range(n + 1):
            a = (i / n - .5) * math.pi * (1.30 - .30 * k)
            fold = 1 + (.05 + .10 * k) * math.sin(i * .78 + .6 + 1.2 * k)
            r = width * (.62 + (flare - .62) * k ** .8) * fold
            verts.append((-.03 - math.cos(a) * r * .62 - .10 * k, math.sin(a) * r, height - long * k))
    for j in range(m):
        faces += [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for i in range(n)]
    ob = mesh(verts, faces, mat)
    sol = ob.modifiers.new('s', 'SOLIDIFY')
    sol.thickness = .014
    return group(start, at, (0, 0, turn))


def big_hand(mat, curl=12, spread=4, thumb=35, cuff=None, fingers=None):
    """A hand as a subject of its own: wrist at the origin, fingers to +X, back of the hand to +Z, thumb to +Y. About 0.2 long."""
    start = mark()
    fuse(finger_parts(mat, curl, spread, thumb, fingers), mat, .0032, 4)
    if cuff:
        upright([(-.30, .058, .058, .058), (-.06, .046, .046, .046), (-.05, .042, .042, .042)], cuff, ring=28, steps=1).data.transform(Matrix.Rotation(math.radians(90), 4, 'Y'))
    return start
