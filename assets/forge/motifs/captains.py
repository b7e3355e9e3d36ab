# SPDX-License-Identifier: MIT
"""Portraits of the captains of all games: head and shoulders from parts, on a dark ground in their side's colour. Nobody's likeness.
What tells them apart at 48 px: hair, headgear, beard, skin, collar, prop; what those of one side share: ears, brows, ridges, metal, cloth."""
import paint
from cast import *

captain = shared

BLUE, AMBER, RED, GREEN, GOLD, VIOLET, LIME = '#4C9BFF', '#DE9F58', '#E8453F', '#3DCB8E', '#FFC050', '#B070FF', '#A8FF4A'
PALE, FAIR, SUNNY, OLIVE, BROWN, DEEP, EBONY = '#BE9480', '#B58066', '#A06C48', '#8E6A44', '#744A30', '#5A3826', '#452C1E'
VULCAN, KLINGON, ROMULAN, FERENGI, ASH, DRONE = '#A67C54', '#6A4430', '#8E7C5A', '#A8642E', '#6E746E', '#8C948C'
BLACK, DARK, CHESTNUT, COPPER, STRAW, STEEL, SNOW = '#0E0C0C', '#1E130D', '#42210F', '#7E3010', '#A07830', '#5C5E62', '#989690'

# What a captain is made of; what a row does not say is as `one` has it.
CAPTAINS = {
    # Tactics
    'mara_thorne': dict(game='tactics', colour=BLUE, wear='uniform', cloth='#173A6A', skin=PALE, hair='bob', tint=STEEL, woman=True, age=.7, smile=-.1, brow=-.3),
    'ade_okoro': dict(game='tactics', colour=BLUE, wear='uniform', cloth='#6A1614', skin=EBONY, hair='bald', tint=BLACK, beard='full', broad=1.22, laugh=True, smile=1.0, brow=.5, turn=34, face=dict(jaw=1.14, nose=1.2)),
    'jon_lind': dict(game='tactics', colour=BLUE, wear='uniform', cloth='#8A6410', skin=FAIR, hair='side', tint=STRAW, beard='stubble', smile=(.7, .0), cock=1.0, turn=-30, tilt=-7, face=dict(jaw=1.10, brows=1.3, brow=1.2, lips=.8)),
    'senvar': dict(game='tactics', colour=AMBER, wear='robe', cloth='#5E2E16', skin=VULCAN, hair='swept', tint=SNOW, ears=True, age=1.0, brow=-.2, stole='#A88048', face=dict(jaw=.90, long=.006)),
    't_lanni': dict(game='tactics', colour=AMBER, wear='gown', cloth='#6A5A3A', skin=VULCAN, hair='bun', tint=DARK, woman=True, ears=True, open=.62, smile=.25, stole='#B08A50', circlet='#E8C070', turn=-24),
    'orvik': dict(game='tactics', colour=AMBER, wear='robe', cloth='#3A2A24', skin=EBONY, hair='bald', tint=BLACK, beard='goatee', ears=True, open=.60, stole='#8A4A20', turn=16, face=dict(long=.004)),
    'karghul': dict(game='tactics', colour=RED, wear='armour', cloth='#3A2A26', trim='#B8B0A0', fur='#3A2E28', skin=KLINGON, kind='klingon', hair='mane', tint=BLACK, beard='full', broad=1.2, laugh=True, smile=.8, brow=-.6, turn=22),
    'drenna': dict(game='tactics', colour=RED, wear='armour', cloth='#4A2018', trim='#C89048', roll='#4A1A12', skin='#8A5A3C', kind='klingon', woman=True, hair='plaits', tint=COPPER, smile=(.9, .1), brow=-.4, cock=.7, turn=-34, tilt=6),
    'mogath': dict(game='tactics', colour=RED, wear='coat', cloth='#2E2320', fur='#8A7A68', skin='#84604A', kind='klingon', hair='mane', tint=SNOW, beard='long', age=1.0, patch=True, brow=-.5, broad=1.1, turn=26),
    'velara': dict(game='tactics', colour=GREEN, wear='gown', cloth='#3C4A40', skin=ROMULAN, kind='romulan', woman=True, hair='bob', tint=BLACK, ears=True, quilt='#5E6E5C', smile=(.75, .35), brow=-.35, open=.8, lips='#5A1420', turn=-32, tilt=5),
    'tacivus': dict(game='tactics', colour=GREEN, wear='robe', cloth='#26382E', skin=ROMULAN, kind='romulan', hair='bowl', tint=STEEL, ears=True, age=1.0, hood='#20382A', brow=-.5, open=.7, turn=30),
    'nerith': dict(game='tactics', colour=GREEN, wear='coat', cloth='#5A4A2A', skin='#9C8866', kind='romulan', hair='spikes', tint='#2E1C10', ears=True, quilt='#7A6E4A', smile=(.3, 1.0), cock=-.8, die=True, turn=24, tilt=-5),
    # Alpha Strike
    'hedda_brandt': dict(game='alpha_strike', colour=BLUE, wear='coat', cloth='#3A4656', skin=PALE, hair='bun', tint=SNOW, woman=True, age=1.0, fleece='#B8A88C', smile=.35, glasses='round', turn=26),
    'osric_vane': dict(game='alpha_strike', colour=BLUE, wear='coat', cloth='#2A3444', skin='#B47458', hair='bald', tint=CHESTNUT, beard='tache', fleece='#6A5A48', broad=1.28, waist=1.25, brow=-.9, smile=-.5, age=.5, turn=-20, face=dict(jaw=1.22, nose=1.35, brow=1.4)),
    'rani_kade': dict(game='alpha_strike', colour=AMBER, wear='coat', cloth='#343C2C', skin=BROWN, hair='braid', tint=BLACK, woman=True, goggles='#E89030', scarf='#D8C8A0', smile=(.8, .6), brow=-.45, turn=34),
    'milo_serrat': dict(game='alpha_strike', colour=AMBER, wear='coat', cloth='#4A3A2E', skin=OLIVE, hair='curl', tint=DARK, beard='goatee', scarf='#C83A24', smile=(1.0, .5), cock=.9, turn=-26, tilt=-8),
    'iven_holt': dict(game='alpha_strike', colour=RED, wear='coat', cloth='#3A2626', skin=DEEP, hair='crop', tint=BLACK, beard='tache', muffs='#C83028', fleece='#2A2422', brow=-.5, smile=.3, broad=1.15, turn=28),
    'sabine_marr': dict(game='alpha_strike', colour=RED, wear='coat', cloth='#15181E', skin='#BC9C8A', hair='bun', tint='#A89058', woman=True, ring_collar='#8A8A90', sight=True, open=.75, brow=-.4, smile=-.15, lips='#7A1A1E', turn=-24),
    'juno_vale': dict(game='alpha_strike', colour=GREEN, wear='coat', cloth='#2A4A42', skin='#B8866A', hair='spikes', tint=COPPER, woman=True, freckles=True, ring_collar='#C8D0CC', smile=(.35, 1.0), cock=-.7, turn=30, tilt=7),
    'tobias_quill': dict(game='alpha_strike', colour=GREEN, wear='coat', cloth='#3A4A3E', roll='#6A7A5A', skin=FAIR, hair='side', tint='#6A4A28', glasses='big', smile=.1, brow=.8, turn=-28, face=dict(jaw=.88, nose=1.05, long=.006)),
    # Deck Building Game
    'ruth_amsel': dict(game='deck_building', colour=BLUE, wear='uniform', cloth='#143862', skin=FAIR, hair='curl', tint='#5E564E', woman=True, age=1.0, mug=True, smile=.5, turn=30),
    'dario_venn': dict(game='deck_building', colour=BLUE, wear='uniform', cloth='#8A6410', skin=OLIVE, hair='mane', tint=CHESTNUT, beard='stubble', smile=(.9, .7), brow=.25, cock=.6, wide=1.2, gaze=(-.2, .3), nod=-6, turn=30),
    'ishaan_roy': dict(game='deck_building', colour=AMBER, wear='uniform', cloth='#7A1814', skin=BROWN, hair='swept', tint=BLACK, beard='tache', coin=True, smile=(.9, .4), cock=.6, turn=24, tilt=-5),
    'greta_holm': dict(game='deck_building', colour=AMBER, wear='uniform', cloth='#16406A', skin=PALE, hair='plaits', tint=SNOW, woman=True, age=1.0, smile=.75, open=.8, shawl='#8A4218', turn=-26),
    'abel_korda': dict(game='deck_building', colour=RED, wear='uniform', cloth='#8A6410', skin=SUNNY, hair='swept', tint=BLACK, beard='full', broad=1.25, waist=1.2, laugh=True, smile=1.0, turn=-30, nod=-6),
    'noor_tahan': dict(game='deck_building', colour=RED, wear='uniform', cloth='#641412', skin='#A06A48', hair='crop', tint=BLACK, woman=True, cap='#4A1012', age=.3, brow=-.6, smile=-.45, turn=18),
    'sten_orlov': dict(game='deck_building', colour=GREEN, wear='uniform', cloth='#143862', skin='#B48A74', hair='fringe', tint=STEEL, beard='goatee', glasses='square', age=.8, brow=-.3, smile=-.2, turn=28, face=dict(long=.006)),
    'mina_castell': dict(game='deck_building', colour=GREEN, wear='uniform', cloth='#7A1814', skin=DEEP, hair='afro', tint=BLACK, woman=True, band='#F0A830', rings='#F0C860', laugh=True, smile=1.0, brow=.6, turn=-34, tilt=6),
    # Star Empires
    'lena_ferris': dict(game='star_empires', colour=BLUE, wear='gown', cloth='#5A7698', skin='#BE8C72', hair='braid', tint='#8A4420', woman=True, age=.35, smile=.6, stole='#A8B4C4', pearls=True, turn=28),
    'idris_cole': dict(game='star_empires', colour=BLUE, wear='coat', cloth='#3E4E66', skin=EBONY, hair='mane', tint=BLACK, beard='goatee', goggles='#58C8FF', scarf='#D88A34', smile=.4, brow=.5, gaze=(.0, .25), turn=36),
    'vorgath': dict(game='star_empires', colour=RED, wear='armour', cloth='#4A1814', trim='#C8A060', skin='#7E5238', kind='klingon', hair='mane', tint=BLACK, beard='long', horns=True, laugh=True, smile=.2, brow=-1.2, broad=1.25, turn=20),
    'keldra': dict(game='star_empires', colour=RED, wear='coat', cloth='#241A1C', fur='#4A2E22', skin='#5E3A28', kind='klingon', woman=True, hair='braid', tint='#3A3230', rings='#D8A858', paint='#C02818', age=.5, smile=(.1, .7), open=.75, brow=-.5, turn=-30),
    'sevarin': dict(game='star_empires', colour=GREEN, wear='robe', cloth='#4A3A5A', skin='#98865E', kind='romulan', hair='swept', tint=BLACK, ears=True, quilt='#6A5A78', age=.4, beard='goatee', smile=(.6, .6), brow=-.5, open=.75, chin_hand=True, turn=-28, face=dict(jaw=.88, long=.006)),
    'thelis': dict(game='star_empires', colour=GREEN, wear='gown', cloth='#20382E', skin='#9C8A6A', kind='romulan', woman=True, hair='mane', tint='#5A1A14', ears=True, quilt='#2E5A48', half='#1E6A4A', smile=(1.0, -.1), cock=.9, turn=26, tilt=8),
    'brakk': dict(game='star_empires', colour=GOLD, wear='coat', cloth='#5A3414', skin=FERENGI, kind='ferengi', hair='bald', tint=DARK, age=1.0, fur='#6A3A1E', monocle=True, smile=(.3, .3), brow=-.4, open=.8, broad=1.1, waist=1.2, turn=26),
    'nilo_zet': dict(game='star_empires', colour=GOLD, wear='coat', cloth='#581234', skin='#B87438', kind='ferengi', hair='bald', tint=DARK, stole='#C89A40', turban='#1E5262', rings='#FFD060', smile=(1.0, .8), laugh=True, brow=.7, turn=-24, tilt=6),
    'madrek': dict(game='star_empires', colour=VIOLET, wear='armour', cloth='#3A342C', trim='#8A7A5A', roll='#2A2620', skin=ASH, kind='cardassian', hair='swept', tint=BLACK, age=.6, brow=-.5, smile=-.2, open=.85, turn=30),
    'ilsa_tor': dict(game='star_empires', colour=VIOLET, wear='gown', cloth='#42203E', skin='#7C807A', kind='cardassian', woman=True, hair='long', tint=CHESTNUT, smile=(.5, .8), rings='#D8C080', lips='#6A2A3A', turn=-28, tilt=-5),
    'septa': dict(game='star_empires', colour=LIME, wear='armour', cloth='#15191A', trim='#4A5656', skin=DRONE, kind='borg', woman=True, hair='bald', tint=BLACK, lens=-1, lens_colour='#FF4030', tubes=True, turn=-30, open=.9),
    'octon': dict(game='star_empires', colour=LIME, wear='armour', cloth='#1C2222', trim='#5A6868', skin='#78847A', kind='borg', hair='bald', tint=BLACK, lens=1, lens_colour='#9CFF4A', plates=True, tubes=True, broad=1.32, brow=-.6, turn=24, face=dict(jaw=1.2, brow=1.5)),
}
OWN = {'klingon': dict(crest=1, brow=1.5, brows=1.5, slant=.010), 'romulan': dict(brow=1.5, slant=.009, brows=1.2), 'ferengi': dict(nose=1.25, brow=1.4, brows=.01, razor=0, jaw=.92),
       'cardassian': dict(brow=1.3, brows=.01, razor=0), 'borg': dict(brows=.01, razor=0)}
NECK = .93 + .566    # where a standing figure's head begins


# -------------------------------------------------------------------------------------------------------------- a face
def more_paint(c, v, row):
    """War paint, half a face dyed, freckles, lips, hollows of a drone."""
    x, y, z = v[:, 0], v[:, 1], v[:, 2]
    front = soft(x, .0, .04)

    def over(colour, k):
        c[:] = c * (1 - k[:, None]) + np.array(rgb(colour)) * k[:, None]
    if row.get('half'):
        over(row['half'], .85 * soft(y * (1 if row.get('turn', 28) < 0 else -1), .0, .004) * front * (1 - soft(z, .205, .225)) * soft(z, .085, .10) * (1 - wave(z, .1385, .012) * wave(abs(y), .032, .016)))
    if row.get('paint'):
        for k in (0, 1):
            over(row['paint'], .9 * front * wave(z - .25 * (abs(y) - .05), .112 - .016 * k, .0042) * soft(abs(y), .030, .034) * (1 - soft(abs(y), .060, .066)))
    if row.get('freckles'):
        rnd = np.random.default_rng(8)
        for _ in range(60):
            fy, fz = rnd.normal(0, .030), rnd.normal(.118, .012)
            over('#7A3A1C', .85 * front * np.exp(-((y - fy) ** 2 + (z - fz) ** 2) / .0024 ** 2))
    if row.get('lips'):
        over(row['lips'], .85 * soft(x, .076, .084) * (1 - soft((y / .021) ** 2 + ((z - .0825) / .0105) ** 2, .65, 1.1)))
    if row.get('age'):
        q = np.stack([0 * x, y, z], -1)
        dark = tuple(k * .42 for k in rgb(row['skin']))
        for points, width in WRINKLES:
            line = near(q, [(0, *at) for at in points])
            k = (.62 * row['age'] * front * wave(line, 0, width))[:, None]
            c[:] = c * (1 - k) + np.array(dark) * k
    if row.get('kind') == 'borg':
        over('#4A5A58', .5 * front * (wave(abs(y), .036, .020) * wave(z, .138, .017) + wave(abs(y), .058, .014) * wave(z, .095, .020)))
        rnd = np.random.default_rng(5)
        for _ in range(5):      # veins
            a, b, s = rnd.uniform(.05, .21), rnd.uniform(-.06, .06), rnd.uniform(-1.2, 1.2)
            over('#3E4C50', .45 * front * wave(y - b - s * (z - a) - .006 * np.sin(z * 160), 0, .0016) * wave(z, a, .028))
    if row.get('kind') == 'cardassian':
        over('#4E5650', .5 * front * wave(abs(y), .034, .022) * wave(z, .145, .014))
        over('#6A7068', .45 * front * wave(z, .182, .010) * (1 - soft(abs(y), .010, .016)))


WRINKLES = [    # ways over a face seen from before, (outward, up), and how wide
    (((.018, .106), (.027, .094), (.033, .078)), .0016), (((.018, .127), (.030, .121), (.042, .124)), .0018), (((.053, .145), (.062, .152)), .0013), (((.054, .139), (.064, .140)), .0013),
    (((.053, .133), (.062, .128)), .0013), (((.000, .191), (.018, .193), (.036, .190)), .0014), (((.000, .204), (.018, .206), (.034, .202)), .0014), (((.005, .160), (.006, .174)), .0013),
    (((.024, .074), (.028, .062)), .0015)]


def near(p, points):
    """How far points are from a broken line, y taken as its amount."""
    q = np.stack([p[:, 0], np.abs(p[:, 1]), p[:, 2]], -1)
    d = np.full(len(p), 9.0)
    for a, b in zip(points, points[1:]):
        a, b = np.array(a), np.array(b)
        k = np.clip((q - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
        d = np.minimum(d, np.linalg.norm(q - a - k[:, None] * (b - a), axis=1))
    return d


RIDGES = {    # lines along which a face is raised: points, width, height
    'romulan': [(((.088, .006, .164), (.082, .017, .190), (.068, .024, .213)), .006, .0032)],
    'cardassian': [(((.088, .010, .152), (.080, .040, .168), (.056, .066, .158), (.040, .074, .128), (.034, .066, .092)), .0065, .0075),
                   (((.088, .004, .158), (.090, .014, .180), (.084, .012, .200), (.078, .000, .210)), .0050, .0050), (((.080, .040, .168), (.062, .060, .196), (.030, .072, .214)), .006, .0045)],
    'ferengi': [(((.086, .004, .166), (.084, .030, .172), (.066, .058, .164), (.044, .072, .150)), .010, .0090), (((.098, .0, .140), (.100, .012, .134)), .004, .0035), (((.102, .0, .130), (.103, .012, .125)), .004, .0030)],
}


def species(p, kind):
    """Ridges, lobes."""
    centre = np.array((-.01, 0, .13))
    out = unit(p - centre)
    for line, width, high in RIDGES.get(kind, ()):
        p = p + out * (high * wave(near(p, line), 0, width))[:, None]
    if kind == 'ferengi':      # a skull of two domes
        dome = wave(np.abs(p[:, 1]), .042, .034) * wave(p[:, 2], .228, .050) * soft(p[:, 2], .165, .200)
        p = p + out * (.020 * dome)[:, None]
    return p


def shell(mat, side, k=.84):
    """A Ferengi ear: a great rim from brow to jaw, a bowl within."""
    start = mark()
    rim = [(.0, .0, .062), (-.016, .030, .092), (-.040, .072, .094), (-.056, .098, .062), (-.054, .096, .018), (-.038, .070, -.024), (-.014, .036, -.050), (.004, .008, -.046)]
    rim = [(x, y * k, z * k) for x, y, z in rim]
    parts = made(along, [tuple(q) for q in smooth_rows(rim, 5)], [.012 + .005 * math.sin(i * .16) for i in range(36)], mat)
    parts.append(ellipsoid((-.030, .050 * k, .022 * k), (.010, .050 * k, .062 * k), mat, (0, 0, 30), u=28, v=18))
    parts += made(along, [(.0, .006, .020), (-.010, .030, .040), (-.028, .062, .044), (-.038, .072, .012)], [.008] * 4, mat)
    ob = fuse(parts, mat, .0040, 3)
    if side < 0:
        ob.data.transform(Matrix.Diagonal((1, -1, 1, 1)))
        ob.data.flip_normals()
    ob.location = (.004, side * .070, .120)
    return group(start)


def head_from(row):
    """The head at the origin, and the traits it was made by."""
    kind, woman, tint, tone = row.get('kind', 'human'), row.get('woman', False), rgb(row['tint']), rgb(row['skin'])
    own = dict(OWN.get(kind, {}))
    if woman:
        own = {**own, 'brow': .30 + .45 * (own.get('brow', 1) - 1), 'jaw': own.get('jaw', 1.0) * .86}
        own.pop('brows', None) if own.get('brows', 1) > 1 else None
    if woman and kind in ('human', 'romulan', 'klingon'):
        own['brows'] = 1.15
    if row.get('ears'):
        own.setdefault('slant', .012)
    if row.get('laugh'):
        own['laugh'] = 1
    t = traits_of(row['id'], woman, row.get('age', 0.0), **{**own, **row.get('face', {})})
    verts, faces = head_shape(t)
    ob = refined(mesh(verts, faces, skin_of(), auto=80))
    v = verts_of(ob)
    laughing = t.pop('laugh', 0)
    if laughing:      # open mouth, open eyes
        c = face_paint(v, {**t, 'laugh': 1}, tone, tint, row['hair'], row.get('beard'))
        eyes = (wave(np.abs(v[:, 1]), .032, .024) ** .3 > .55) & (np.abs(v[:, 2] - .140) < .017)
        c[eyes] = face_paint(v, t, tone, tint, row['hair'], row.get('beard'), iris=(.34, .31, .28), open_=row.get('open', .62))[eyes]
        row = {**row, 'open': row.get('open', .62)}
    else:
        c = face_paint(v, t, tone, tint, row['hair'], row.get('beard'), iris=(.34, .31, .28), open_=row.get('open', 1.0) * row.get('wide', 1.0))
    eyes_painted(c, v, row, t)
    more_paint(c, v, row)
    paint_corners(ob, c)
    p = species(mien(v, row.get('smile', 0), row.get('brow', 0) * (.6 if woman else 1), row.get('cock', 0)), kind)
    ob.data.vertices.foreach_set('co', p.astype(np.float32).ravel())
    ob.data.update()
    if woman:      # the end of a slight brow would stand out like a thorn
        end = ob.vertex_groups.new(name='end')
        weight = soft(p[:, 0], .0, .03) * soft(np.abs(p[:, 1]), .034, .043) * wave(p[:, 2], .157, .015)
        for i in np.flatnonzero(weight > .05):
            end.add([int(i)], float(weight[i]), 'REPLACE')
        melt_away = ob.modifiers.new('s', 'SMOOTH')
        melt_away.factor, melt_away.iterations, melt_away.vertex_group = .5, 60, 'end'
    flesh = plain(tone, .5, 0, .06, 120)
    neck = (.047 if woman else .056) * (1 + .35 * (row.get('broad', 1.0) - 1))
    upright([(-.10, neck * 1.25, neck * 1.2, neck * 1.1), (-.05, neck * 1.02, neck * 1.05, neck), (.03, neck * .96, neck, neck * .9), (.10, neck, neck, neck * .6)], flesh, (-.012, 0, 0), ring=32, steps=3)
    if kind == 'ferengi':
        for s in (1, -1):
            shell(flesh, s)
    elif row['hair'] not in ('bob', 'flip', 'long', 'mane', 'curl', 'plaits') or row.get('ears'):
        for s in (1, -1):
            ear(flesh, row.get('ears'), s)
    if kind == 'cardassian':
        for s in (1, -1):
            cord = [(-.004, s * .062, .092), (-.004, s * .060, .050), (-.008, s * .070, .012), (-.014, s * .100, -.022), (-.020, s * .150, -.048)]
            fuse(made(along, [tuple(q) for q in smooth_rows(cord, 4)], [.0155 + .0040 * (i % 2) for i in range(17)], flesh), flesh, .004, 2)
    hair(row['hair'], tint, woman)
    if row.get('beard'):
        beard_of(row['beard'], tint, t)


def hair(style, tint, woman):
    """As everywhere, but in finer locks, as one comes this near; and styles of captains alone."""
    rnd = np.random.default_rng(3)
    if style == 'crop':
        locks(grown(roots(900), away, .020, .003, 1.0, .1, 6, rnd=rnd), .0042, .003, tint, rnd=rnd, rough=.6)
    elif style == 'spikes':
        p = roots(420)
        top = np.clip((p[:, 2] - .13) / .08, 0, 1)
        locks(grown(p, lambda q, o, k: o * 1.1 + np.array((.35, 0, .25)) + away(q, o, k) * 2, .022 + .040 * top, .010, .15, 0, 8, rnd=rnd, spread=.3), .0075, .005, tint, rnd=rnd, tips=.05)
    elif style == 'afro':
        p = roots(900)
        high = np.clip((p[:, 2] - .05) / .12, .25, 1)
        locks(grown(p, lambda q, o, k: o, .075 * high, .05, .0, 0, 14, rnd=rnd, spread=.25, curl=1.3), .0058, .0045, tint, rnd=rnd, tips=.5, rough=.7)
    else:
        hair_of(style, tint, woman, many=2.3, thin=.62)


# -------------------------------------------------------------------------------------------------- what a head wears
def around_head(z0, z1, swell, mat, back=.0):
    """A band about the skull, from one height to another."""
    rows = []
    for z in np.linspace(z0, z1, 4):
        k = math.sqrt(max(.05, 1 - ((z - .180) / (.090 + swell)) ** 2))
        rows.append((z, (.079 + swell) * k, (.098 + swell) * k, (.098 + swell) * k))
    ob = upright(rows, mat, (-.018 + back, 0, 0), ring=56, steps=2)
    return ob


def laid(points, lift):
    """A way over the skull, so far above it."""
    p = smooth_rows(points, 8)
    for _ in range(6):
        d, out = slope(skull_distance, p)
        p = p + out * (lift - d)[:, None] * (p[:, 0] < .082)[:, None]
    return [tuple(q) for q in p]


def lens_pair(frame, glass, r, z=.139, x=.104, wide=.034, square=False, thick=.0026):
    for s in (1, -1):
        start = mark()
        torus((0, 0, 0), r, thick, frame, u=48, v=10)
        if glass:
            ellipsoid((0, 0, 0), (.0012, r, r), glass, u=28, v=12)
        if not square:
            rod((0, r * s, .004), (-.060, .042 * s, .006), thick * .8, frame, ring=10)
        else:
            rod((0, r * s, .004), (-.060, .042 * s, .012), thick * .8, frame, ring=10)
        g = group(start, (x, s * wide, z), (0, 0, s * 8))
        if square:
            g.scale = (1, 1.12, .66)
    rod((x + .002, -wide + r, z + .003), (x + .002, wide - r, z + .003), thick, frame, ring=10)


def cut_away(ob, keep):
    """What of a shell stays."""
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if not keep(v.co)], context='VERTS')
    bm.to_mesh(ob.data)
    bm.free()
    sol = ob.modifiers.new('s', 'SOLIDIFY')
    sol.thickness, sol.offset = .006, 1
    return ob


def goggles_on(tint, z=.212):
    strap, metal = plain(rgb('#1C1712'), .6), plain(rgb('#9A8460'), .3, .8)
    around_head(z - .012, z + .012, .016, strap)
    for s in (1, -1):
        start = mark()
        rod((-.012, 0, 0), (.014, 0, 0), .030, metal, .027, ring=32, bevel=.003)
        ellipsoid((.014, 0, 0), (.008, .023, .023), plain(rgb(tint), .08, .3), u=28, v=14)
        ellipsoid((.021, -.006, .009), (.002, .006, .004), glow((1, 1, 1), 2.5), u=12, v=8)
        group(start, (.084, s * .034, z + .004), (0, -22, s * 20))


def gear(row):
    """Everything on the head, at the head's origin."""
    brass, iron, black = plain(rgb('#C89A48'), .28, .9), plain(rgb('#7A8086'), .3, .85), plain(rgb('#121214'), .35)
    if row.get('circlet'):
        around_head(.196, .203, .016, plain(rgb(row['circlet']), .25, .9))
        ellipsoid((.098, 0, .200), (.006, .010, .012), plain(rgb('#D86A2A'), .1, .3), u=20, v=12)
    if row.get('hood'):
        c = cloth(rgb(row['hood']), .4, .6, 10)
        ob = ellipsoid((-.030, 0, .130), (.140, .118, .180), c, u=256, v=160)
        creased(ob, [], (-.03, 0, .32, -.05, 7, .018), 5)
        cut_away(ob, lambda q: q.z > -.03 and (q.x < .020 or (q.y / .082) ** 2 + ((q.z - .110) / .135) ** 2 > 1))
        ring = [(.082 * math.cos(a), .110 + .135 * math.sin(a)) for a in np.linspace(-.8, math.pi + .8, 60)]
        tube([(-.030 + .138 * math.sqrt(max(.02, 1 - (y / .118) ** 2 - ((z - .130) / .180) ** 2)), y, z) for y, z in ring], .008, c, smooth=False)
    if row.get('band'):
        around_head(.196, .220, .045, cloth(rgb(row['band']), .3, .4, 30))
    if row.get('patch'):
        s = 1 if row['turn'] < 0 else -1
        ellipsoid((.086, s * .035, .139), (.012, .027, .022), plain(rgb('#0C0A0A'), .45), (0, 0, s * 18), u=28, v=16)
        tube(laid([(.090, s * .026, .150), (.084, s * -.012, .180), (.055, s * -.050, .212), (.0, s * -.08, .222), (-.06, s * -.08, .21)], .010), .0036, black)
        tube(laid([(.080, s * .052, .142), (.03, s * .080, .150), (-.04, s * .09, .16)], .014), .0036, black)
    if row.get('glasses'):
        if row['glasses'] == 'round':
            lens_pair(brass, None, .022, z=.132, x=.106)
        elif row['glasses'] == 'big':
            lens_pair(black, None, .027, z=.136, x=.104, thick=.0042, wide=.035)
        else:
            lens_pair(plain(rgb('#B8C0C8'), .25, .9), None, .024, z=.134, x=.106, square=True, thick=.0036)
    if row.get('goggles'):
        goggles_on(row['goggles'])
    if row.get('monocle') or row.get('sight'):
        s = 1 if row['turn'] > 0 else -1
        if row.get('monocle'):
            torus((.106, s * -.033, .137), .024, .0036, brass, u=48, v=10)
            tube([(.104, s * -.054, .126), (.07, s * -.085, .05), (.06, s * -.06, -.06)], .0016, brass)
        else:
            rod((.092, s * -.033, .139), (.124, s * -.033, .139), .021, black, .018, ring=32, bevel=.003)
            torus((.124, s * -.033, .139), .0165, .0030, iron, u=36, v=8)
            ellipsoid((.124, s * -.033, .139), (.004, .013, .013), glow(rgb('#FF3A2A'), 3.4), u=20, v=12)
            tube([(.108, s * -.052, .141), (.06, s * -.088, .150), (-.02, s * -.094, .160)], .0050, black)
            ellipsoid((-.016, s * -.090, .150), (.020, .012, .026), black, u=20, v=14)
    if row.get('muffs'):
        for s in (1, -1):
            start = mark()
            rod((0, -.004, 0), (0, .030, 0), .040, plain(rgb(row['muffs']), .35), .034, ring=36, bevel=.006)
            torus((0, -.004, 0), .034, .010, black, axis='Y', u=40, v=12)
            ellipsoid((0, .030, 0), (.020, .006, .020), iron, u=20, v=12)
            group(start, (-.006, s * .080, .128), (0, 0, 0 if s > 0 else 180))
        tube([(-.006, s * .096, .15) if s else (0, 0, 0) for s in (-1,)] + [(-.012, -.088, .21), (-.018, -.05, .276), (-.018, 0, .292), (-.018, .05, .276), (-.012, .088, .21), (-.006, .096, .15)], .009, black)
        s = 1 if row['turn'] > 0 else -1
        tube([(.0, s * -.100, .11), (.05, s * -.085, .075), (.100, s * -.040, .070)], .0040, black)
        ellipsoid((.106, s * -.034, .070), (.012, .012, .010), black, u=16, v=10)
    if row.get('cap'):
        c, d = cloth(rgb(row['cap']), .3, .3, 20), plain(rgb('#140E10'), .22)
        around_head(.190, .220, .020, d)
        upright([(.218, .098, .116, .114), (.232, .112, .126, .128), (.246, .118, .128, .140), (.258, .112, .120, .136), (.264, .02, .02, .02)], c, (-.018, 0, 0), ring=56, steps=3)
        upright([(.214, .0985, .1175, .1175), (.221, .0985, .1175, .1175)], plain(rgb('#B08A3C'), .3, .8), (-.018, 0, 0), ring=56, steps=1)
        ellipsoid((.088, 0, .186), (.062, .080, .010), d, (0, 22, 0), u=40, v=12)
    if row.get('horns'):
        m, e = plain(rgb('#3A2E2C'), .3, .8, .1, 20), plain(rgb('#C8A060'), .3, .9)
        upright([(.180, .100, .120, .108), (.205, .099, .118, .106), (.240, .086, .104, .092), (.270, .058, .072, .062), (.290, .01, .014, .012)], m, (-.020, 0, 0), ring=56, steps=4)
        upright([(.176, .103, .123, .111), (.192, .103, .123, .111)], e, (-.020, 0, 0), ring=56, steps=1)
        tube([(.090, 0, .186), (.084, 0, .215), (.060, 0, .258), (-.02, 0, .290), (-.09, 0, .262)], .008, e)
        for s in (1, -1):
            fuse(made(along, [tuple(q) for q in smooth_rows([(-.01, s * .086, .216), (-.012, s * .124, .226), (-.008, s * .146, .258), (.002, s * .142, .300)], 6)], [.024 - .0012 * i for i in range(19)], plain(rgb('#D0C0A0'), .4)), plain(rgb('#C8B898'), .4, 0, .2, 30), .0035, 2)
    if row.get('turban'):
        c = cloth(rgb(row['turban']), .3, .5, 14)
        parts = []
        for k, (z, r) in enumerate(((.212, .094), (.232, .094), (.252, .086), (.270, .070), (.284, .048))):
            ob = torus((-.018, 0, z), r, .020, c, axis='Z', u=56, v=14)
            ob.data.transform(Matrix.Translation((-.018, 0, z)) @ Matrix.Rotation(math.radians((9, -8, 7, -9, 6)[k]), 4, 'X') @ Matrix.Diagonal((1.10, 1.0, 1, 1)) @ Matrix.Translation((.018, 0, -z)))
            parts.append(ob)
        ellipsoid((-.018, 0, .245), (.086, .082, .056), c, u=32, v=18)
        ellipsoid((.100, 0, .232), (.010, .018, .022), brass, u=24, v=14)
        ellipsoid((.108, 0, .232), (.006, .010, .013), plain(rgb('#D8206A'), .1, .2), u=20, v=12)
    if row.get('rings'):
        gold = plain(rgb(row['rings']), .25, .9)
        far = {'ferengi': (-.010, .112, .062)}.get(row.get('kind'), (.0, .086, .064))
        for s in (1, -1):
            torus((far[0], s * far[1], far[2]), .019, .0034, gold, axis='Y', u=36, v=10)
    if row.get('pearls'):
        for s in (1, -1):
            ellipsoid((.0, s * .082, .082), (.008,) * 3, plain(rgb('#F0ECE4'), .15), u=16, v=12)
    if row.get('lens'):
        s = row['lens']
        m, lit = plain(rgb('#2A3234'), .34, .8, .1, 40), rgb(row['lens_colour'])
        box((.070, s * .046, .150), (.060, .062, .070), m, (0, 0, s * 24), bevel=.010)
        rod((.085, s * .037, .141), (.112, s * .039, .141), .024, m, .021, ring=36, bevel=.003)
        torus((.112, s * .039, .141), .019, .0034, iron, u=36, v=8)
        ellipsoid((.112, s * .039, .141), (.005, .014, .014), glow(mix(lit, (1, 1, 1), .25), 4.4), u=20, v=12)
        ellipsoid((.114, s * .039, .141), (.016, .026, .026), haze(lit, .7, 2.0), u=20, v=12)
        box((.02, s * .078, .165), (.09, .020, .060), m, (0, 0, s * 8), bevel=.006)
        for i in range(3):
            box((.02 - .024 * i, s * .091, .172), (.012, .006, .022), glow(lit, 2.4) if i == 1 else iron, bevel=.002)
    if row.get('plates'):
        s = row['lens']
        m = plain(rgb('#323C3C'), .36, .8, .1, 40)
        cut_away(ellipsoid((-.018, 0, .182), (.108, .086, .097), m, u=64, v=40), lambda q: q.y * s > -.030 and q.z > .150 + .55 * max(0, q.x - .02))
        cut_away(ellipsoid((-.010, 0, .120), (.094, .076, .090), m, u=64, v=40), lambda q: q.y * s > .034 and q.z < .118 and q.x > -.03)
        for i, y in enumerate((.010, .034, .056)):
            tube(laid([(.070, s * y, .20), (.02, s * y, .26), (-.06, s * y, .26), (-.10, s * y, .20)], .012), .0045, iron)
        tube(laid([(.078, s * -.030, .182), (.03, s * -.030, .25), (-.06, s * -.030, .26), (-.10, s * -.030, .20)], .008), .006, iron)
    if row.get('tubes'):
        m = plain(rgb('#161B1C'), .3, .4)
        s = row['lens']
        for pts, r in ((((-.03, s * .088, .17), (-.02, s * .125, .10), (.02, s * .125, .01), (.05, s * .11, -.08)), .0095), (((-.06, s * .080, .20), (-.08, s * .14, .12), (-.05, s * .17, .0), (.0, s * .17, -.09)), .0080),
                       (((-.02, s * -.080, .13), (-.01, s * -.115, .05), (.03, s * -.10, -.08)), .0085)):
            tube(list(pts), r, m)


# ----------------------------------------------------------------------------------------------------- what it wears
def ruff(colour, at, big, thick, count=3600, seed=2, squash=1.35, long=.050):
    """Fur about the neck."""
    rnd = np.random.default_rng(seed)
    a, b = rnd.uniform(0, 2 * math.pi, count), rnd.uniform(0, 2 * math.pi, count)
    out = np.stack([np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)], -1)
    start = np.stack([np.cos(a) * big * .85, np.sin(a) * big * squash, .022 * -np.cos(2 * a) + 0 * a], -1) + out * thick * .62
    drift = np.stack([np.cos(a) * .3, np.sin(a) * .9, -.8 + 0 * a], -1) + rnd.normal(0, .35, out.shape)
    path = np.stack([start + out * long * k * .55 + drift * long * k * k for k in np.linspace(0, 1, 6)], 1) + np.array(at)
    locks(path, .0028, .0018, colour, .15, rnd, .8, True, .55)
    torus(at, big, thick * .42, plain(mix(colour, (0, 0, 0), .5), .9), axis='Z', u=48, v=12).data.transform(Matrix.Translation(at) @ Matrix.Diagonal((.85, squash, 1, 1)) @ Matrix.Translation([-q for q in at]))


def wound_cloth(colour, at=(0, 0, 1.475), big=.088, thick=.034, turns=2, end=True):
    """A scarf, its end down the breast."""
    c = cloth(colour, .5, .8, 16)
    parts = []
    for k in range(turns):
        ob = torus((0, 0, 0), big + .012 * k, thick, c, axis='Z', u=56, v=16)
        ob.data.transform(Matrix.Translation((at[0], at[1], at[2] - .035 * k)) @ Matrix.Rotation(math.radians(8 - 14 * k), 4, 'Y') @ Matrix.Rotation(math.radians(6 * (-1) ** k), 4, 'X') @ Matrix.Diagonal((1.0, 1.15, 1, 1)))
        parts.append(ob)
    if end:
        parts += made(along, [(.10, .03, 1.46), (.135, .045, 1.40), (.150, .05, 1.30), (.150, .05, 1.20)], [.030, .036, .040, .042], c)
    creased(fuse(parts, c, .006, 3), [((0, -.2, 1.46), (0, .2, 1.44), (.05, 0, 1.45), .2, .045, .010)], seed=6)


def stole(colour, woman):
    """A stiff folded collar that stands about the neck and runs down both sides of the breast."""
    c, edge = cloth(mix(colour, (0, 0, 0), .15), .3, .5, 24), plain(colour, .5)
    w = .86 if woman else 1.0
    collar_of(c, .084 * w, 1.43, 1.525, 64)
    collar_of(edge, .087 * w, 1.517, 1.532, 66)
    for s in (1, -1):
        w = .86 if woman else 1.0
        for d in (-.020, -.007, .007, .020):
            seam([(s * (.060 + d) * w, 1.475), (s * (.078 + d) * w, 1.43), (s * (.084 + d) * w, 1.37), (s * (.080 + d) * w, 1.28)], .011, edge if abs(d) > .01 else c, .0)


def quilted(colour, woman, broad):
    """Broad shoulders in squares, an edge that stands behind the neck."""
    m, t = material('quilt')
    co = t('TexCoord').outputs['Object']
    lines = t('TexWave', {'Vector': co, 'Scale': 9.0}, wave_type='BANDS', bands_direction='Y').outputs['Fac']
    rows = t('TexWave', {'Vector': co, 'Scale': 9.0}, wave_type='BANDS', bands_direction='X').outputs['Fac']
    h = t.math('MULTIPLY', t.math('POWER', lines, .35), t.math('POWER', rows, .35))
    c = t.mixc(h, (*mix(colour, (0, 0, 0), .72), 1), (*colour, 1))
    t('OutputMaterial', {0: t('BsdfPrincipled', {'Base Color': c, 'Roughness': .42, 'Metallic': .35, 'Normal': t('Bump', {'Strength': .8, 'Distance': .01, 'Height': h})})})
    w = broad * (.86 if woman else 1.0)
    parts = [upright([(1.30, .225 * w, .125, .128), (1.40, .245 * w, .13, .130), (1.455, .225 * w, .11, .11), (1.50, .13 * w, .085, .085), (1.53, .085, .068, .072)], m, ring=48, power=2.3, steps=4)]
    parts += [ellipsoid((-.01, s * .225 * w, 1.415), (.090, .070, .066), m, u=28, v=16) for s in (1, -1)]
    fuse(parts, m, .008, 3)
    collar_of(plain(mix(colour, (1, 1, 1), .2), .35, .5), .084 * (.86 if woman else 1), 1.45, 1.535, 110)


def on_body(points, lift=.002):
    """Where (y, z) from before meets the body."""
    bpy.context.view_layer.update()
    graph, found = bpy.context.evaluated_depsgraph_get(), []
    for y, z in smooth_rows(points, 6):
        hit, at, normal, *_ = bpy.context.scene.ray_cast(graph, Vector((.6, y, z)), Vector((-1, 0, 0)))
        if hit:
            found.append(tuple(at + normal * lift))
    return found


def seam(points, r, mat, lift=.001):
    way = on_body(points, lift)
    if len(way) > 2:
        tube(way, r, mat, smooth=False)


def seams(row):
    """What a tailor did: a service's tunic has slanting seams, a flight jacket a zip and a harness."""
    k = (.82 if row.get('woman') else 1.0) * row.get('broad', 1.0)
    dark = plain(mix(rgb(row['cloth']), (0, 0, 0), .7), .8)
    if row['wear'] == 'uniform':
        pale = plain(rgb('#C8C4B4'), .5)
        for s in (1, -1):
            seam([(s * .055, 1.495), (s * .085 * k, 1.45), (s * .120 * k, 1.39), (s * .150 * k, 1.31)], .0028, dark)
            seam([(s * .066, 1.490), (s * .098 * k, 1.445), (s * .134 * k, 1.385), (s * .162 * k, 1.31)], .0020, pale)
        seam([(.012, 1.485), (.040, 1.42), (.050, 1.30)], .0026, dark)
    elif row['game'] == 'alpha_strike':
        strap, metal = plain(rgb('#15130F'), .6), plain(rgb('#A8A49A'), .25, .9)
        seam([(0, 1.47), (0, 1.40), (0, 1.28)], .0045, metal)
        for s in (1, -1):
            for d in (-.006, .0, .006):
                seam([(s * (.100 * k + d), 1.475), (s * (.095 * k + d), 1.42), (s * (.075 * k + d), 1.30)], .0050, strap)
            at = on_body([(s * .094 * k, 1.41), (s * .094 * k, 1.40)], .008)
            if at:
                box(at[0], (.014, .036, .026), metal, bevel=.004)


def dress(row):
    """Collars and what lies upon the shoulders; before the figure is turned."""
    woman = row.get('woman', False)
    seams(row)
    if row.get('roll'):
        c = cloth(rgb(row['roll']), .4, .5, 30)
        for z, r in ((1.462, .086), (1.482, .080), (1.500, .074), (1.516, .068)):
            torus((-.008, 0, z), r, .015, c, axis='Z', u=56, v=14)
    if row.get('stole'):
        stole(rgb(row['stole']), woman)
    if row.get('quilt'):
        quilted(rgb(row['quilt']), woman, row.get('broad', 1.0))
    if row.get('fur'):
        ruff(rgb(row['fur']), (-.01, 0, 1.452), .130, .050)
    if row.get('fleece'):
        ruff(rgb(row['fleece']), (-.005, 0, 1.474), .094, .040, 3200, 4, 1.12, .018)
    if row.get('scarf'):
        wound_cloth(rgb(row['scarf']))
    if row.get('shawl'):
        c = cloth(rgb(row['shawl']), .5, .8, 16)
        ob = upright([(1.22, .27, .17, .15), (1.34, .255, .16, .155), (1.44, .215, .13, .14), (1.495, .12, .09, .10), (1.505, .09, .08, .08)], c, ring=56, power=2.2, steps=4)
        creased(fuse([ob], c, .008, 2), [], (0, 0, 1.50, 1.22, 15, .016), seed=4)
    if row.get('ring_collar'):
        m = plain(rgb(row['ring_collar']), .28, .8)
        for z, r, b in ((1.490, .088, .014), (1.468, .100, .012)):
            torus((-.004, 0, z), r * (.9 if woman else 1), b, m, axis='Z', u=64, v=16)
        for a in range(-60, 61, 30):
            box((.092 * math.cos(math.radians(a)), .092 * math.sin(math.radians(a)), 1.484), (.010, .014, .020), glow(rgb(row['colour']), 2.2), (0, 0, a), bevel=.002)
    if row.get('hood'):
        wound_cloth(rgb(row['hood']), (0, 0, 1.455), .100, .040, 1, False)
    if row.get('kind') == 'cardassian':
        iron = plain(rgb('#4A4438') if not woman else rgb('#4A3448'), .35, .6, .08, 20)
        k = .88 if woman else 1.0
        for s in (1, -1):
            wing([(.06 * k, .100, .02, 1.455, .010), (.20 * k, .080, -.05, 1.450, .014), (.30 * k, .050, -.05, 1.42, .006)], iron, mirror=False, flip=s)
        wing([(.0, .165, .10, 1.36, .010), (.05, .150, .09, 1.45, .008), (.075, .115, .06, 1.465, .005)], iron, mirror=True)
    if row.get('kind') == 'borg':
        m, lit = plain(rgb('#232A2B'), .34, .8, .1, 30), glow(rgb(row['colour']), 2.6)
        for s in (1, -1):
            box((.0, s * .20 * row.get('broad', 1), 1.47), (.17, .12, .05), m, (s * -16, 0, 0), bevel=.01)
            box((.13, s * .09, 1.40), (.05, .12, .10), m, bevel=.01)
            box((.157, s * .09, 1.41), (.006, .05, .012), lit, bevel=0)
        torus((-.004, 0, 1.488), .080, .018, m, axis='Z', u=48, v=14)
    if row['wear'] == 'uniform':      # a pale edge on the collar: the services' sign
        collar_of(plain(rgb('#D8D4C4'), .5), .064 if woman else .074, .93 + .596, .93 + .609, 30)


def held(row):
    """What is beside the face, in the picture's own space (+X right)."""
    if row.get('coin'):
        m = plain(rgb('#F0C050'), .2, .9)
        start = mark()
        rod((0, 0, -.004), (0, 0, .004), .034, m, ring=48, bevel=.002)
        torus((0, 0, .004), .028, .002, m, axis='Z', u=40, v=8)
        group(start, (.165, -.16, 1.715), (62, 20, 0))
    if row.get('die'):
        m = plain(rgb('#E8E0D0'), .3)
        start = mark()
        box((0, 0, 0), (.052,) * 3, m, bevel=.009)
        pip = plain(rgb('#0E2A1C'), .4)
        for face in (((0, -.027, 0), ((0, 0),)), ((.027, 0, 0), ((-.013, -.013), (.013, .013), (0, 0))), ((0, 0, .027), ((-.013, -.013), (.013, .013), (-.013, .013), (.013, -.013)))):
            for a, b in face[1]:
                at = {1: (a, face[0][1], b), 0: (face[0][0], a, b), 2: (a, b, face[0][2])}[[abs(q) for q in face[0]].index(.027)]
                ellipsoid(at, (.0056,) * 3, pip, u=14, v=10)
        group(start, (.146, -.20, 1.690), (24, -18, 32))


def mug():
    """Warm, in the right hand; in the figure's own space."""
    m = plain(rgb('#D8D2C6'), .3)
    start = mark()
    upright([(0, .034, .034, .034), (.085, .038, .038, .038), (.086, .033, .033, .033), (.070, .031, .031, .031)], m, ring=40, steps=1)
    ellipsoid((0, 0, .074), (.031, .031, .004), plain(rgb('#2A140A'), .2), u=28, v=8)
    torus((.0, .046, .044), .024, .006, m, axis='X', u=36, v=10)
    upright([(.03, .0372, .0372, .0372), (.05, .038, .038, .038)], plain(rgb('#2C6AC0'), .35), ring=40, steps=1)
    group(start, (.238, -.148, 1.425), (0, -8, 0))


# ------------------------------------------------------------------------------------------------------------- grounds
def polyline(x, y, points, width):
    """Light along a broken line."""
    d = np.full(x.shape, 9.0)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        k = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / max(1e-6, (bx - ax) ** 2 + (by - ay) ** 2), 0, 1)
        d = np.minimum(d, np.hypot(x - ax - k * (bx - ax), y - ay - k * (by - ay)))
    return np.exp(-(d / width) ** 2)


def banner(x, y, c, rnd):
    """Cloth in folds, a pale stripe along each edge; stars left and right of it."""
    fold = .55 + .45 * np.sin(x * 34 + 1.6 * np.sin(x * 9 + y * 1.4) + rnd.uniform(0, 6))
    on = paint.step(x, .055, .065) * (1 - paint.step(x, .935, .945))
    edge = np.exp(-((np.abs(x - .5) - .385) / .010) ** 2)
    return c * (on * (.10 + .34 * fold) * (1.15 - .75 * y))[..., None] + (c * .5 + .25) * (on * edge * (.3 + .5 * fold) * .7)[..., None]


def deck(x, y, c, rnd):
    """A bridge out of focus: slanting ribs, lamps like discs."""
    rib = paint.step(np.abs((x * 4.2 + (y - .5) * .8 * np.sign(x - .5) + .3) % 1 - .5), .30, .40)
    out = c * (.07 + .16 * rib * (1.1 - y))[..., None]
    for i in range(34):
        px, py = rnd.uniform(0, 1), rnd.choice((.10, .17, .33, .40, .58, .65)) + rnd.uniform(-.012, .012)
        hot = c * 1.2 + .12 if rnd.random() < .72 else np.array((1.0, .62, .25))
        disc = 1 - paint.step(np.hypot(x - px, y - py), .012, .022)
        out = out + hot * (disc * rnd.uniform(.15, .62))[..., None]
    return out


def window(x, y, c, rnd):
    """A round-cornered window in a dark wall, its frame lit."""
    q = ((np.abs(x - .5) / .47) ** 5 + (np.abs(y - .40) / .36) ** 5) ** .2
    wall = paint.step(q, .98, 1.0)
    frame = np.exp(-((q - 1.03) / .028) ** 2)
    return c * (wall * .10 * (1.2 - y))[..., None] + (c * .8 + .10) * (frame * (.55 - .35 * y))[..., None], wall


def chart(x, y, c, rnd):
    """A map of lanes between stars."""
    nodes = [(.06, .12), (.22, .05), (.40, .10), (.62, .06), (.80, .14), (.95, .06), (.10, .36), (.90, .34), (.97, .56), (.04, .60), (.16, .80), (.86, .78), (.30, .28), (.72, .30)]
    nodes = [(a + rnd.uniform(-.03, .03), b + rnd.uniform(-.03, .03)) for a, b in nodes]
    out = c * .10 * np.ones(x.shape + (3,))
    out = out * (1.2 - .6 * y)[..., None]
    for i, a in enumerate(nodes):
        for b in sorted(nodes, key=lambda n: math.hypot(n[0] - a[0], n[1] - a[1]))[1:3]:
            out = out + c * (polyline(x, y, (a, b), .0045) * .42)[..., None]
        big = rnd.uniform(.012, .026)
        out = out + (c + .25) * (np.exp(-(np.hypot(x - a[0], y - a[1]) / big) ** 2) * .8)[..., None]
    for r in (.30, .47):
        out = out + c * (np.exp(-((np.hypot(x - .5, y - .46) - r) / .004) ** 2) * .30)[..., None]
    return out


GROUNDS = {'tactics': banner, 'alpha_strike': deck, 'deck_building': window, 'star_empires': chart}


def ground_of(row, seed):
    """What develop adds behind the head."""
    c = np.array(rgb(row['colour']), np.float32)

    def extra(light, passes):
        alpha = np.clip(passes['beauty'][..., 3:4], 0, 1)
        h, w = alpha.shape[:2]
        x, y = paint.grid(w, h)
        back = GROUNDS[row['game']](x, y, c, np.random.default_rng(seed))
        keep = 1.0
        if isinstance(back, tuple):
            back, wall = back
            keep = 1 - wall[..., None]
        # Lighter behind the side of the head that is in shadow.
        lit = np.exp(-(((x - .74) / .34) ** 2 + ((y - .36) / .42) ** 2))[..., None]
        back = back * (.17 + .36 * lit) + c * lit * .03
        back = paint.blur(back.astype(np.float32), 1.1)
        return (light * (alpha + (1 - alpha) * keep) + back * (1 - alpha)).astype(np.float32)
    return extra


def lights(row):
    c = rgb(row['colour'])
    ambient((.22, .25, .31), (.05, .04, .04))
    eye = (0, 0, 1.62)
    k = min(1.25, (.22 / (c[0] * .25 + c[1] * .65 + c[2] * .10)) ** .6)      # a pale colour needs less
    area((-1.15, -1.75, 2.45), eye, .55, 19, (1, .92, .82), 80)
    area((1.25, 1.15, 2.05), eye, .5, 46 * k, mix(c, (1, 1, 1), .12), 110)
    area((-1.35, 1.15, 2.2), eye, .5, 26 * k, mix(c, (1, .95, .9), .6), 110)
    area((1.1, -2.2, 1.5), eye, 1.4, 5, mix(c, (.8, .85, 1), .5), 120)


@captain('captains', samples=22)
def portrait_of(name):
    """Head and shoulders, three-quarter, a strong key from above left, both rims in the side's colour."""
    row = {**CAPTAINS[name], 'id': name}
    turn = row.get('turn', 28)
    start = mark()
    arms = ('chin', 'down') if row.get('chin_hand') else (((.16, .10, -.20), (.20, .02, .055)), 'down') if row.get('mug') else ('down', 'down')
    figure('robe' if row['wear'] == 'coat' else row['wear'], rgb(row['cloth']), trim=rgb(row['trim']) if row.get('trim') else None, arms=arms, broad=row.get('broad', 1.0), waist=row.get('waist', 1.0), woman=row.get('woman', False), skin='light')
    dress(row)
    if row.get('mug'):
        mug()
    inner = mark()
    head_from(row)
    gear(row)
    head = group(inner, (.012, 0, NECK), (row.get('tilt', 0), row.get('nod', 0), turn * .35), 1.06)
    group(start, (0, 0, 0), (0, 0, -90 + turn * .65))
    held(row)
    side = 1 if turn > 0 else -1
    lens = 214 / row.get('zoom', 1.0)
    camera((.0, -2.35, 1.66), (side * .008, 0, 1.606 + row.get('high', 0)), lens)
    lights(row)
    mist(3, 6)
    seed = sum(map(ord, name))
    c = row['colour']
    spec = dict(seed=seed, clouds=dict(colours=('#0A1020', c, c), angle=-24, band=(.5, .4, .45), density=.16), star=60, big=4)
    return dict(sky_spec=spec, extra=ground_of(row, seed), vignette=.30, glowing=.8, streak=.0, brush=.30, denoising=.22, exposure=1.12)
