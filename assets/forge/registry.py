# SPDX-License-Identifier: MIT
"""Which pictures there are, and which of them have changed. Reads the scripts as text: needs no Blender.

A motif is a function under a decorator that names its picture:
    @shared('tactics/supernova')        one picture for everybody: tactics/supernova
    @three('worlds/terra')              three of a kind, called with which it is: worlds/terra.1, worlds/terra.2, worlds/terra.3
    @of_each('tactics/galaxy')          one per faction, called with it: tactics/galaxy.starfleet, tactics/galaxy.vulcan, …
    @shared(…, size='ground')           larger: a card that also fills a stage
    @person('deck_building/spock')      one for all, in the manner of a painter in oil
    @scene('scenes/menu')               1920x1080
    @poster('posters/tactics')          800x720
    @backdrop('stage/sky-duel')         1440x810, sky alone
    @cutout('stage/bastion')            transparent ground, one per view, called with it: stage/bastion.r, .l, .dead;
                                        views=(…) names others, size='craft' a smaller frame
    @fleet('fleets')                    transparent ground, small; one per empire, class of unit and view, called with the three:
                                        fleets/klingon-warship.r, …
    @token('star_empires')              transparent ground, square; one per class of unit and empire, called with the empire and the
                                        class: star_empires/warship.klingon, …
    @bust('star_empires/commander')     transparent ground, square; one per empire, called with it: star_empires/commander.klingon, …
    @captain('captains')                square; one for each captain of all games (cards/GAME/captains.json), called with its id:
                                        captains/mara_thorne, …

A picture's digest covers the motif's own text and that of every function and value of the forge that it uses, directly or
not, without comments; of a table by faction, empire, class or captain only the picture's own rows. So a new motif leaves all other pictures
as they are, and a change to a hull repaints its cards.
"""
import ast
import copy
import functools
import glob
import hashlib
import itertools
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
PICTURES = os.path.join(os.path.dirname(HERE), 'pictures')
MANIFEST = os.path.join(PICTURES, 'manifest.json')
FACTIONS = ('starfleet', 'vulcan', 'klingon', 'romulan')
EMPIRES = ('federation', 'klingon', 'romulan', 'ferengi', 'cardassian', 'borg')
CLASSES = ('command_ship', 'strike_cruiser', 'warship', 'raider', 'scout', 'science_ship', 'starbase')


def captains():
    """The ids of all games' captains."""
    found = []
    for name in sorted(glob.glob(os.path.join(ROOT, 'cards', '*', 'captains.json'))):
        with open(name, encoding='utf-8') as f:
            found += [c['id'] for c in json.load(f)['captains']]
    return tuple(found)


CAPTAINS = captains()
TABLES = (set(FACTIONS), set(EMPIRES), set(CLASSES), set(CAPTAINS))    # what rows of a table may be called, for a picture to need only its own
SIZES = {'scene': (1920, 1080), 'poster': (800, 720), 'backdrop': (1440, 810), 'cutout': (1320, 840), 'fleet': (576, 366), 'token': (192, 192), 'bust': (192, 192), 'captain': (256, 256), 'person': (640, 400)}    # of those that are no card
FRAMES = {'craft': (672, 428),     # of cut-outs that are no large ship; all have one shape
          'ground': (1440, 900)}    # of targets, which also fill the board
CUT = ('cutout', 'fleet', 'token', 'bust')    # kinds on transparent ground
OILED = ('person', 'captain')    # kinds in the manner of a painter in oil
VIEWS = ('r', 'l', 'dead')
MODULES = ('forge', 'paint')    # those that are not imported name by name
# What every picture goes through, though no motif names it.
ALWAYS = ('begin', 'render', 'develop')
DEVELOPS = {'backdrop': ('backdrop',), 'cutout': ('begin', 'render', 'cut'), 'fleet': ('begin', 'render', 'cut'),
            'token': ('begin', 'render', 'cut'), 'bust': ('begin', 'render', 'cut'), **{kind: ('begin', 'render', 'portray') for kind in OILED}}


class Motif:
    """One decorated function: where it stands, how it is decorated, and its pictures as {name: arguments}."""

    def __init__(self, module, node, decorator):
        self.module, self.node, self.function = module, node, node.name
        kind, name = decorator.func.id, decorator.args[0].value
        options = {k.arg: ast.literal_eval(k.value) for k in decorator.keywords}
        self.samples = options.get('samples', 28)
        self.kind, self.always = kind, DEVELOPS.get(kind, ALWAYS)
        self.size = FRAMES.get(options.get('size'), SIZES.get(kind, (640, 400)))
        each = {'of_each': options.get('factions', FACTIONS), 'three': ('1', '2', '3'), 'bust': EMPIRES, 'cutout': options.get('views', VIEWS)}.get(kind, ())
        self.pictures = {'%s.%s' % (name, f): (f,) for f in each} or {name: ()}
        if kind == 'fleet':
            self.pictures = {'%s/%s-%s.%s' % (name, *one): one for one in itertools.product(EMPIRES, CLASSES, VIEWS)}
        if kind == 'captain':
            self.pictures = {'%s/%s' % (name, c): (c,) for c in CAPTAINS}
        if kind == 'token':
            self.pictures = {'%s/%s.%s' % (name, c, e): (e, c) for e, c in itertools.product(EMPIRES, CLASSES)}


def sources():
    for folder, module in ((HERE, ''), (os.path.join(HERE, 'motifs'), 'motifs.')):
        for name in sorted(os.listdir(folder)):
            if name.endswith('.py') and not (module == '' and name in ('registry.py', 'make.py')):
                with open(os.path.join(folder, name), encoding='utf-8') as f:
                    yield module + name[:-3], ast.parse(f.read())


def read():
    """All motifs by picture, in the order of the files, and every top-level definition by name."""
    motifs, definitions = {}, {}
    for module, tree in sources():
        for node in tree.body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                definitions.setdefault(node.name, []).append((module, node))
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        definitions.setdefault(target.id, []).append((module, node))
            for d in getattr(node, 'decorator_list', ()):
                if isinstance(d, ast.Call) and getattr(d.func, 'id', '') in ('shared', 'of_each', 'three', *SIZES):
                    m = Motif(module, node, d)
                    motifs.update({name: m for name in m.pictures})
    return motifs, definitions


def own_rows(node, arguments):
    """The rows that a picture needs of a table by faction, empire, class or captain; None: it is no such table, or the picture needs all."""
    if not isinstance(node, ast.Dict) or not node.keys or not all(isinstance(k, ast.Constant) for k in node.keys):
        return None
    names = {k.value for k in node.keys}
    if not any(names <= table and table & set(arguments) for table in TABLES):
        return None
    return [v for k, v in zip(node.keys, node.values) if k.value in arguments]


def used(node, arguments):
    """Names that a definition mentions and does not make itself. Of a table by faction, empire, class or captain only the picture's own row counts."""
    found, own = set(), set()
    stack = [node]
    while stack:
        n = stack.pop()
        rows = own_rows(n, arguments)
        if rows is not None:
            stack += rows
            continue
        if isinstance(n, ast.Name):
            (found if isinstance(n.ctx, ast.Load) else own).add(n.id)
        elif isinstance(n, ast.arg):
            own.add(n.arg)
        elif isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id in MODULES:
            found.add(n.attr)
        stack += ast.iter_child_nodes(n)
    return found - own


class OwnRows(ast.NodeTransformer):
    """Leaves of tables by empire, class or captain the rows that a picture needs."""

    def __init__(self, arguments):
        self.arguments = arguments

    def visit_Dict(self, node):
        names = {k.value for k in node.keys if isinstance(k, ast.Constant)}
        if own_rows(node, self.arguments) is not None and not names <= set(FACTIONS):
            own = [(k, v) for k, v in zip(node.keys, node.values) if k.value in self.arguments]
            node = ast.Dict([k for k, _ in own], [v for _, v in own])
        return self.generic_visit(node)


def text_of(node, arguments):
    """The definition without its docstring; comments are gone anyway."""
    if set(arguments) & (set(EMPIRES) | set(CLASSES) | set(CAPTAINS)) and has_rows(node):
        return dumped(OwnRows(arguments).visit(copy.deepcopy(node)))
    return dumped_once(node)


@functools.cache
def has_rows(node):
    return any(own_rows(n, (*EMPIRES, *CLASSES, *CAPTAINS)) is not None for n in ast.walk(node))


@functools.cache
def dumped_once(node):
    return dumped(node)


def dumped(node):
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(node) is not None:
        node = type(node)(**{**dict(ast.iter_fields(node)), 'body': node.body[1:]})
    return ast.dump(node)


def digest(name, motifs, definitions):
    motif = motifs[name]
    arguments = motif.pictures[name]
    parts, seen, todo = {motif.function: text_of(motif.node, arguments)}, set(), set(motif.always) | used(motif.node, arguments)
    while todo:
        key = todo.pop()
        if key in seen or key not in definitions:
            continue
        seen.add(key)
        for module, node in definitions[key]:
            # What a file of motifs defines is its own.
            if not module.startswith('motifs.') or module == motif.module:
                parts['%s.%s' % (module, key)] = text_of(node, arguments)
                todo |= used(node, arguments)
    whole = json.dumps([name, arguments, sorted(parts.items())])
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def manifest():
    try:
        with open(MANIFEST, encoding='utf-8') as f:
            return json.load(f)['pictures']
    except FileNotFoundError:
        return {}


def record(name, value):
    """Writes the digest a picture was made with; a half-written manifest never stands there."""
    pictures = manifest()
    pictures[name] = value
    os.makedirs(PICTURES, exist_ok=True)
    with open(MANIFEST + '.new', 'w', encoding='utf-8') as f:
        f.write(json.dumps({'pictures': dict(sorted(pictures.items()))}, indent=1) + '\n')
    os.replace(MANIFEST + '.new', MANIFEST)


def path(name):
    """Screens are JPEG: twice as large as WebP, but decoded in half the time, and a screen that comes waits for it."""
    return os.path.join(PICTURES, name + ('.jpg' if name.startswith('scenes/') else '.webp'))


def wanted(names, motifs):
    """The pictures that these names mean: a picture, a card without its faction, or a folder. No names: all."""
    if not names:
        return list(motifs)
    found = []
    for n in names:
        hits = [p for p in motifs if n in (p, p.split('.')[0], p.split('/')[0], p.split('/')[1], p.split('/')[1].split('.')[0])]
        if not hits:
            raise SystemExit('paint: no motif paints "%s"; packaging/paint --list names them all' % n)
        found += [p for p in hits if p not in found]
    return found


def stale(names, motifs, definitions):
    have = manifest()
    return [p for p in wanted(names, motifs) if have.get(p) != digest(p, motifs, definitions) or not os.path.exists(path(p))]


def show(names):
    for name in names:
        print(name)


def main(args):
    """registry.py list|stale|keep [NAME…] | module MODULE: names of pictures, one a line.

    keep records those that are there as up to date; module names those of one file in motifs/."""
    motifs, definitions = read()
    if args[0] == 'module':
        show(p for p, m in motifs.items() if m.module == 'motifs.' + args[1])
    elif args[0] == 'keep':
        for p in wanted(args[1:], motifs):
            if os.path.exists(path(p)):
                record(p, digest(p, motifs, definitions))
    else:
        show(wanted(args[1:], motifs) if args[0] == 'list' else stale(args[1:], motifs, definitions))


if __name__ == '__main__':
    import sys
    main(sys.argv[1:])
