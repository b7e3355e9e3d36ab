# SPDX-License-Identifier: MIT
"""Paints pictures: blender -b --factory-startup --python make.py -- [-d FOLDER] NAME…

-d: drafts, half size and few samples, as FOLDER/NAME.png; nothing is recorded. Without it each picture lands in
assets/pictures and its digest in the manifest. packaging/paint calls this for one picture at a time.
"""
import importlib
import os
import subprocess
import sys
import tempfile
import time

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import forge
import paint
import registry

QUALITY = '82'           # of WebP
SCREEN_QUALITY = '87'    # of JPEG
STAGE_QUALITY = {'stage': ('74', '80'), 'fleets': ('56', '72')}    # of WebP on a stage: colours, alpha; those of fleets are drawn at half their size
TOKEN_QUALITY = ('80', '100')
GROUND = (.04, .06, .11)    # what drafts of cut-outs lie on


def thinned(picture):
    """Small pictures stay small: no light so faint that nobody sees it, and under what is hardly there calm colours."""
    colours, alpha = picture[..., :3], picture[..., 3:]
    calm = paint.blur(colours * alpha, 3) / np.maximum(paint.blur(alpha, 3), 1e-3)
    k = paint.step(alpha, .15, .5)
    return np.concatenate([np.clip(colours * k + calm * (1 - k), 0, 1), np.clip((alpha - .06) / .94, 0, 1)], -1)


def qualities(name, picture):
    """Of WebP with alpha, colours and alpha; None: a card."""
    on_clear = picture.shape[-1] == 4
    return STAGE_QUALITY.get(name.split('/')[0]) or (TOKEN_QUALITY if on_clear else None)


def save(name, picture):
    target = registry.path(name)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        png, new = os.path.join(scratch, 'a.png'), os.path.join(scratch, 'a' + os.path.splitext(target)[1])
        paint.save_png(png, thinned(picture) if name.startswith('fleets/') and picture.shape[-1] == 4 else picture)
        if new.endswith('.jpg'):
            subprocess.run(['convert', png, '-strip', '-quality', SCREEN_QUALITY, '-sampling-factor', '4:4:4', new], check=True)
        elif qualities(name, picture):
            colours, alpha = qualities(name, picture)
            subprocess.run(['convert', png, '-strip', '-quality', colours, '-define', 'webp:alpha-quality=' + alpha, '-define', 'webp:method=6', '-define', 'webp:use-sharp-yuv=1', new], check=True)
        else:
            subprocess.run(['cwebp', '-quiet', '-q', QUALITY, '-m', '6', '-sharp_yuv', png, '-o', new], check=True)
        with open(new, 'rb') as a, open(target + '.new', 'wb') as b:
            b.write(a.read())
    os.replace(target + '.new', target)


def develop(motif, arguments, draft):
    """The picture, and when it had been rendered."""
    function = getattr(importlib.import_module(motif.module), motif.function)
    if motif.kind == 'backdrop':
        return paint.backdrop(tuple(n // (2 if draft else 1) for n in motif.size), **function(*arguments)), time.process_time()
    half = draft and motif.kind not in ('token', 'bust', 'captain')    # which are small already
    oiled = motif.kind in registry.OILED
    forge.begin(12 if draft else motif.samples, round((50 if half else 100) * (paint.FINER if oiled else 1)), motif.size)
    if oiled:      # the brush hides what noise is left
        forge.bpy.context.scene.cycles.adaptive_threshold = .09
        forge.bpy.context.scene.cycles.adaptive_min_samples = 5
    spec = function(*arguments)
    with tempfile.TemporaryDirectory() as scratch:
        passes = forge.render(scratch)
    t1 = time.process_time()
    return (paint.cut if motif.kind in registry.CUT else paint.portray if oiled else paint.develop)(passes, **spec), t1


def on_ground(picture):
    return picture[..., :3] * picture[..., 3:] + np.array(GROUND) * (1 - picture[..., 3:]) if picture.shape[-1] == 4 else picture


def main(args):
    draft = None
    if args[:1] == ['-d']:
        draft, args = args[1], args[2:]
    motifs, definitions = registry.read()
    for name in registry.wanted(args, motifs):
        t0 = time.process_time()
        motif = motifs[name]
        made_of = registry.digest(name, motifs, definitions)
        picture, t1 = develop(motif, motif.pictures[name], draft)
        if draft:
            os.makedirs(draft, exist_ok=True)
            paint.save_png(os.path.join(draft, name.replace('/', '-') + '.png'), on_ground(picture))
        else:
            save(name, picture)
            registry.record(name, made_of)
        print('PAINTED %s: render %.0f s, develop %.0f s' % (name, t1 - t0, time.process_time() - t1), flush=True)


main(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
