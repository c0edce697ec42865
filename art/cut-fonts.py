"""Cuts the two fonts of the product to the letters and weights that its pages show.

python3 cut-fonts.py BRICOLAGE FIGTREE FOLDER

BRICOLAGE is bricolage-grotesque-latin-standard-normal.woff2 and FIGTREE is
figtree-latin-wght-normal.woff2, both from the npm packages @fontsource-variable/... 5.3.0. The
files are written into FOLDER under a name with a hash of their content. Needs fontTools and brotli
(Debian: python3-fonttools, python3-brotli). Smaller than 14.6 kB with its headers, a font arrives
in the first flight of a connection.
"""

import hashlib
import pathlib
import sys
from io import BytesIO

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# What English, Spanish and Portuguese texts, names and figures are written with.
LETTERS = (
    ''.join(map(chr, range(0x20, 0x7F)))
    + '\xa0¡¢©ª«®°·º»¼½¿×'
    + 'ÀÁÂÃÄÇÉÊÍÑÓÔÕÖÚÜàáâãäçèéêëíïñóôõöúü'
    + '–—‘’“”•…€™−'
)
# Headings and large figures do without these.
RARE = '\\^`{|}~<>¢©«®°»¼½€™'
FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'tnum']


def cut(source: str, axes: dict[str, object], letters: str) -> bytes:
    font = instantiateVariableFont(TTFont(source, recalcTimestamp=False), axes)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.flavor = 'woff2'
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ['gasp', 'STAT', 'MVAR']
    options.notdef_outline = False
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = 'woff2'
    written = BytesIO()
    font.save(written)
    return written.getvalue()


def main(bricolage: str, figtree: str, folder: str) -> None:
    faces = {
        # Headings and figures have one weight, `--weight-display`, and one size is drawn for all.
        'bricolage-grotesque': cut(
            bricolage,
            {'wght': 680, 'opsz': 44, 'wdth': 100},
            ''.join(sorted(set(LETTERS) - set(RARE))),
        ),
        # From `--weight-text` to `--weight-strong`; two arrows stand in tables.
        'figtree': cut(figtree, {'wght': (400, 600)}, LETTERS + '↑↓'),
    }
    for name, content in faces.items():
        digest = hashlib.sha256(content).hexdigest()[:8]
        path = pathlib.Path(folder, f'{name}.{digest}.woff2')
        path.write_bytes(content)
        print(path, len(content))


main(*sys.argv[1:])
