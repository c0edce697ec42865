import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { csvText } from './csv.ts';

/** Parses RFC 4180 text. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, whole, end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    row.push(whole!.startsWith('"') ? whole!.slice(1, -1).replaceAll('""', '"') : whole!);
    if (end === ',') {
      continue;
    }
    rows.push(row);
    row = [];
  }
  return rows;
}

test('quotes what RFC 4180 wants quoted, and nothing else', () => {
  assert.equal(
    csvText([
      ['plain', 'with, comma', 'say "yes"', 'two\nlines', ''],
      ['ação', 4, -0.5],
    ]),
    'plain,"with, comma","say ""yes""","two\nlines",\r\nação,4,-0.5\r\n',
  );
});

test('everything written is read back unchanged, and no cell starts a formula', () => {
  const cell = fc.string({
    unit: fc.constantFrom(
      'a',
      '"',
      ',',
      '\n',
      '\r',
      '\t',
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＋',
      '－',
      '＠',
      'é',
      ' ',
    ),
  });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2 }), { minLength: 1 }), (rows) => {
      const read = rowsOf(csvText(rows));
      assert.deepEqual(
        read,
        rows.map((row) =>
          row.map((text) => (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text)),
        ),
      );
      for (const text of read.flat()) {
        assert.doesNotMatch(text, /^[=+\-@\t\r＝＋－＠]/);
      }
    }),
  );
});
