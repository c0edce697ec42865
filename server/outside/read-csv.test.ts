import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CsvFault, readCsv } from './read-csv.ts';

const read = (text: string | Buffer) => readCsv(Buffer.from(text as string), 10);
const rowsOf = async (text: string | Buffer) =>
  (await read(text)).rows.map(({ line, cells }) => [line, ...cells]);

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const oneRow = [[2, 'José', 'x']];
const tables: [what: string, file: string | Buffer, rows: unknown[][]][] = [
  ['commas', 'A,B\nJosé,x\n', oneRow],
  ['semicolons, a mark and Windows lines', '\ufeffA;B\r\nJosé;x\r\n', oneRow],
  ['tabs and old Mac lines', 'A\tB\rJosé\tx\r', oneRow],
  ['bars without an end', 'A|B\nJosé|x', oneRow],
  ['Latin-1', latin1('A,B\nJos\u00e9,x\n'), oneRow],
  ['UTF-16', Buffer.from('\ufeffA\tB\nJosé\tx\n', 'utf16le'), oneRow],
  [
    'quotes, lines in cells and empty lines',
    'A,B\r\n"x,1","two\r\n""lines"""\r\n\r\n,\r\n3,4\r\n',
    [
      [2, 'x,1', 'two\n"lines"'],
      [6, '3', '4'],
    ],
  ],
  ['a delimiter that is only in a quoted name', '"A,a";B\n1;2\n', [[2, '1', '2']]],
  [
    'rows that are too short or too long',
    'A,B\n1\n1,2,3\n',
    [
      [2, '1', '', ''],
      [3, '1', '2', '3'],
    ],
  ],
  ['an empty line above the names', '\n \nA;B\nJosé;x\n', [[4, 'José', 'x']]],
  ['the separator that Excel names', 'sep=;\r\nA,a;B\r\n1;2\r\n', [[3, '1', '2']]],
  [
    'a title above the names',
    'Leads 11/28/2026,,\n\nName,Email,Phone\n1,2,3\n',
    [[4, '1', '2', '3']],
  ],
  [
    'a title of other signs',
    'Leads, all of them, of Ana\nExport 2026-11-28\nName;Correo electrónico;Teléfono\n1;2;3\n',
    [[4, '1', '2', '3']],
  ],
  [
    'values like names of columns',
    'Who,How,When,Where\nAna,phone,,\nBen,email,now,here\n',
    [
      [2, 'Ana', 'phone', '', ''],
      [3, 'Ben', 'email', 'now', 'here'],
    ],
  ],
  ['a title that names an address', 'Email list,\nName,Email\n1,2\n', [[3, '1', '2']]],
  [
    'UTF-8 with a byte of Windows',
    latin1('A,B\nJos\xc3\xa9 O\x92Neil,x\n'),
    [[2, 'José O’Neil', 'x']],
  ],
  ['Windows-1252', latin1('A,B\nMu\xf1oz \x96 O\x92Neil,x\n'), [[2, 'Muñoz – O’Neil', 'x']]],
  ['a sentence of Windows-1252', latin1('A,B\nclient\x92s,don\x92t\n'), [[2, 'client’s', 'don’t']]],
  [
    'the code page of a Macintosh',
    latin1('A,B\nMu\x96oz,Garc\x92a P\x8erez\n'),
    [[2, 'Muñoz', 'García Pérez']],
  ],
  [
    'the code page of DOS',
    latin1('A,B\nMu\xa4oz,Concei\x87\xc6o P\x82rez\n'),
    [[2, 'Muñoz', 'Conceição Pérez']],
  ],
  ['UTF-16 without a mark', Buffer.from('A\tB\nJosé\tx\n', 'utf16le'), oneRow],
  ['UTF-16 the other way round', Buffer.from('\ufeffA\tB\nJosé\tx\n', 'utf16le').swap16(), oneRow],
  [
    'blanks around quotes',
    'A, B\nBen, "De Leon, Jr."\nAna , "x" \n',
    [
      [2, 'Ben', 'De Leon, Jr.'],
      [3, 'Ana', 'x'],
    ],
  ],
  ['tabs with empty cells', 'A\tB\tC\n\t\t1\n', [[2, '', '', '1']]],
  [
    'lines in quotes as a whole',
    '"A,B"\n"José,""x, y"""\n"Ana,1"\n',
    [
      [2, 'José', 'x, y'],
      [3, 'Ana', '1'],
    ],
  ],
  [
    'UTF-8 that was encoded twice',
    'A,B\nJosÃ© NÃºÃ±ez Ã\u0081lvarez,Oâ€™Neil ConceiÃ§Ã£o Ã‰lan\n',
    [[2, 'José Núñez Álvarez', 'O’Neil Conceição Élan']],
  ],
  ['a real tilde', 'A,B\nIRMÃ JOÃO,Ã© x\n', [[2, 'IRMÃ JOÃO', 'Ã© x']]],
  [
    'a column whose days come first',
    'A,B\n3/4/2026,3/4/2026\n25/4/2026,4/25/2026\n03-04-2026 10:00,x\n',
    [
      [2, '3.4.2026', '3/4/2026'],
      [3, '25.4.2026', '4/25/2026'],
      [4, '03.04.2026 10:00', 'x'],
    ],
  ],
  ['a file whose days come first', 'A,B\n3/4/2026,25/4/2026\n', [[2, '3.4.2026', '25.4.2026']]],
  [
    'a column of either order',
    'A,B\n3/4/2026,1\n25/4/2026,1\n4/25/2026,1\n',
    [
      [2, '3/4/2026', '1'],
      [3, '25/4/2026', '1'],
      [4, '4/25/2026', '1'],
    ],
  ],
  ['quotes inside a cell', 'A,B\n5\'10" tall,x\n', [[2, '5\'10" tall', 'x']]],
];

for (const [what, file, rows] of tables) {
  test(`reads ${what}`, async () => {
    assert.deepEqual(await rowsOf(file), rows);
  });
}

test('every column has a name of its own, and the encoding is told', async () => {
  const { columns, encoding } = await read('A,, A ,A\n1,2,3,4\n');
  assert.deepEqual(columns, ['A', 'Column 2', 'A (2)', 'A (3)']);
  assert.equal(encoding, 'utf-8');
  assert.equal((await read(latin1('\u00e9\n1\n'))).encoding, 'latin-1');
});

test('the line that names the columns is guessed, chosen, or there is none', async () => {
  const leads = 'Leads,x\nOf,May\nWho,How\nAna,ana@a.example\n';
  const people = 'Ana,ana@a.example,\nBen,,(512) 234-5001,\n';
  for (const [file, given, headerLine, columns, first] of [
    [leads, undefined, 1, ['Leads', 'x'], 2],
    [leads, 3, 3, ['Who', 'How'], 4],
    [leads, 0, 0, ['Column 1', 'Column 2'], 1],
    [people, undefined, 0, ['Column 1', 'Column 2', 'Column 3'], 1],
    ['Ben,512-234-5001\n', undefined, 0, ['Column 1', 'Column 2'], 1],
    [people, 1, 1, ['Ana', 'ana@a.example', 'Column 3'], 2],
    // No line of the file.
    [people, 9, 0, ['Column 1', 'Column 2', 'Column 3'], 1],
    ['A,B,,\n1,2,,\n', undefined, 1, ['A', 'B'], 2],
  ] as const) {
    const table = await readCsv(Buffer.from(file), 10, given);
    assert.deepEqual([table.headerLine, table.columns], [headerLine, columns], file);
    assert.equal(table.rows[0]!.line, first);
  }
  const { firstLines } = await read(leads);
  assert.deepEqual(firstLines.at(-1), { line: 4, text: 'Ana | ana@a.example' });
});

const faults: [file: string | Buffer, sentence: RegExp][] = [
  ['', /no rows/],
  ['A,B\n', /no rows/],
  ['A,B\n"open,1\n2,3\n', /opened and never closed/],
  [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), /not a CSV file/],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), /not a CSV file/],
  ['%PDF-1.7\n1 0 obj\n<<>>\n', /not a CSV file/],
  ['BEGIN:VCARD\nFN:Ana\nEND:VCARD\n', /not a CSV file/],
  ['[{"first":"Ana","email":"a@x.example"}]', /not a CSV file/],
  ['<html><table><tr><td>Email</td></tr></table></html>', /not a CSV file/],
  ['{\\rtf1 First,Email\\par}\n1\n', /not a CSV file/],
  [`A\n${'1\n'.repeat(11)}`, /200 columns and 10 rows/],
  [`${'A,'.repeat(201)}\n1\n`, /200 columns/],
];

test('names of columns without end are refused before they are compared', async () => {
  const started = performance.now();
  await assert.rejects(read(`${','.repeat(50_000)}A\n1\n`), /200 columns/);
  assert.ok(performance.now() - started < 2000);
});

test('what is no table is refused in a sentence', async () => {
  for (const [file, sentence] of faults) {
    await assert.rejects(read(file), (error: Error) => {
      assert.ok(error instanceof CsvFault, String(error));
      assert.match(error.message, sentence);
      return true;
    });
  }
});
