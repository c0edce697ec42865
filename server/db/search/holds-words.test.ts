import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { freshDatabase } from '#server/testing/database.ts';
import { holdsWords } from './holds-words.ts';
import { sortText } from '../sorted-rows.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

/** What is stored, and what people type to find it. */
const found: [stored: string, ...typed: string[]][] = [
  ['De  La Cruz', 'de la cruz', 'De  La  Cruz', 'cruz, de la'],
  ['José\u00a0Núñez', 'jose nunez', 'nuñez', 'Núñez, José', 'José\u2003Núñez'],
  ['Ben Client', 'Client, Ben', 'Ben  Client', 'client ben', 'Client,Ben', 'CLIENT; BEN'],
  ['José Nguyễn', 'nguyen, jose', 'nguyen jose', 'Nguyễn'.normalize('NFD'), 'NGUYỄN'],
  ['Jose\u0301 Smith', 'smith jose', 'josé smith', 'JOSÉ'],
  ["O'Connor", 'oconnor', 'o’connor', "o'connor", 'O`Connor', 'o´connor', 'OʼConnor', '＇oconnor'],
  ['OConnor', "o'connor", 'o’connor', 'oconnor'],
  ['O’Brien-Smith', "o'brien smith", 'obrien-smith', 'smith obrien'],
  ['Kealiʻi', 'kealii', "keali'i", 'KEALII'],
  [
    'García-López',
    'garcia lopez',
    'garcia-lopez',
    'lopez garcia',
    'García–López',
    'garcia\u2011lopez',
  ],
  ['García López', 'garcia-lopez', 'López-García'],
  ["'t Hooft", 't hooft', "'t hooft", '’t Hooft', 'hooft'],
  ['Weiß', 'weiss', 'WEISS', 'weiß', 'WEIẞ'],
  ['Wałęsa', 'walesa', 'WAŁĘSA'],
  ['Østergård', 'ostergard', 'ØSTERGÅRD'],
  ['Đặng', 'dang', 'đặng'],
  ['İpek Işıl', 'ipek isil', 'IŞIL', 'ISIL', 'İPEK'],
  ['Ștefan', 'stefan', 'ŞTEFAN', 'ștefan'],
  ['Æsa Sœur', 'aesa', 'soeur'],
  ['Þóra Əliyeva', 'thora', 'eliyeva'],
  ['СТЕФАН Ευγένιος', 'стефан', 'ευγενιοσ', 'ΕΥΓΕΝΙΟΣ'],
  ['١٢٣ شريف', 'شريف'],
  ['Ma\u00adria\u200b\u2060', 'maria'],
  ['John Smith Jr', 'john smith jr.', 'Smith, John, Jr.'],
  ['John Smith Jr.', 'john smith jr', 'smith jr.'],
  ['Gal·la', 'galla', 'gal·la'],
  ['王小明', '王小明', '小明'],
  ['ana-paz@example.com', 'ana-paz@example.com', 'ana-paz'],
  ['100% sure_\\', '100%', 'sure_', '\\', '％'],
  ['Ana "Annie" Smith', '"annie"', '“Annie” Smith', '"Ana" smith', '«annie»'],
  ['LN-4711-B', 'ln-4711', '4711-b', 'LN 4711'],
];
const missed: [stored: string, typed: string][] = [
  ['Ben Client', 'ben clients'],
  ['Weis', 'weiss'],
  ['100 sure', '100%'],
  ['Ana Paz', 'ana_paz'],
  ['Mia Wu 12 Elm St 1', 'M-1'],
  ['555 0133 512', '512-555'],
];

describe('the folding of names', async () => {
  const { database, dispose } = await freshDatabase();
  after(dispose);

  async function isFound(pairs: readonly (readonly [string, string])[]): Promise<boolean[]> {
    const each = pairs.map(([stored, typed]) => holdsWords(sql`fold_text(${stored}::text)`, typed));
    const { rows } = await database.drizzle.execute<{ found: boolean[] }>(
      sql`select array[${sql.join(each, sql`, `)}]::boolean[] as found`,
    );
    return rows[0]!.found;
  }

  test('finds what was stored by what people type, and nothing else', async () => {
    const pairs = found.flatMap(([stored, ...typed]) => {
      return [stored, ...typed].map((one) => [stored, one] as const);
    });
    const all = await isFound(pairs);
    assert.deepEqual(
      pairs.filter((_, at) => !all[at]),
      [],
    );
    assert.deepEqual(
      await isFound(missed),
      missed.map(() => false),
    );
  });

  test('finds a name by its words in any order, case, form and dress', async () => {
    // What holds figures is searched whole behind a hyphen.
    const words = found.flatMap(([stored]) => stored.split(/[\s,]+/));
    const word = fc.constantFrom(...words.filter((one) => !/\d/.test(one)));
    const dress = fc.constantFrom<((text: string) => string)[]>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize('NFD'),
      (text) => text.normalize('NFC'),
      (text) => text.replace(/['’ʻ]/g, ''),
      (text) => text.replace(/['’ʻ]/g, '‘'),
      (text) => text.replaceAll('-', ' '),
      (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    );
    const blank = fc.constantFrom(' ', '  ', ', ', '\u00a0', '\t', '-', ' – ');
    const name = fc.uniqueArray(fc.tuple(word, dress), { minLength: 1, maxLength: 4 });
    const pair = fc
      .tuple(name, blank, blank, fc.boolean())
      .map(([words, stored, typed, isBack]) => {
        const dressed = words.map(([one, dressOf]) => dressOf(one));
        const order = isBack ? dressed.toReversed() : dressed;
        return [words.map(([one]) => one).join(stored), order.join(typed)] as const;
      });
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { minLength: 50, maxLength: 50 }), async (pairs) => {
        const all = await isFound(pairs);
        assert.deepEqual(
          pairs.filter((_, at) => !all[at]),
          [],
        );
      }),
      { numRuns: 20 },
    );
  });

  test('sorts by it, and names that fold alike by their letters', async () => {
    const ordered = [
      'Álvarez',
      'alvarez b',
      'Đặng',
      'De La Cruz',
      'Garcia',
      'García',
      'Garcia-Lopez',
      'García López',
      'Ñandú',
      'Nandúa',
      'OBrien',
      'O’Brien',
      'Østergård',
      'Oviedo',
      'Zapata',
      'Ольга',
    ];
    const { rows } = await database.drizzle.execute<{ name: string }>(
      sql`select name from unnest(${sql.param(ordered.toReversed())}::text[]) as name order by ${sortText(sql`name`)}`,
    );
    assert.deepEqual(fieldsOf(rows, 'name'), ordered);
  });

  test('a name of any letters fits into the index', async () => {
    const { rows } = await database.drizzle.execute<{ most: number }>(
      sql`select max(octet_length(sort_text(name)))::int as most
        from unnest(${sql.param(['ﷺ'.repeat(100), '𠀀'.repeat(100), 'ß'.repeat(100)])}::text[]) as name`,
    );
    assert.ok(rows[0]!.most < 2000, String(rows[0]!.most));
  });

  test('every letter of Latin, Greek and Cyrillic folds alike, large as small', async () => {
    const blocks: [number, number][] = [
      [0x41, 0x24f],
      [0x386, 0x3ce],
      [0x400, 0x45f],
      [0x1e00, 0x1eff],
    ];
    const letters = blocks
      .flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
      )
      .filter((sign) => /\p{L}/u.test(sign));
    const { rows } = await database.query<Record<'letter' | 'folded' | 'small', string>>(
      `select letter, fold_text(letter) as folded, fold_text(small) as small
         from unnest($1::text[], $2::text[]) as letters (letter, small)`,
      [letters, letters.map((letter) => letter.toLowerCase())],
    );
    assert.equal(rows.length, letters.length);
    for (const { letter, folded, small } of rows) {
      assert.equal(folded, small, `${letter} in both cases`);
      assert.doesNotMatch(folded, /\p{M}/u, letter);
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
      if (/^[a-z]+$/.test(plain)) {
        assert.equal(folded, plain, letter);
      }
    }
  });
});
