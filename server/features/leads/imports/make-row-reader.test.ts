import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ImportField, importFields } from '#core/contract/leads/imports.ts';
import { csvLines } from '#server/outside/csv.ts';
import { readCsv } from '#server/outside/read-csv.ts';
import { makeRowReader } from './make-row-reader.ts';
import { readCell } from './read-cell.ts';

const partner = {
  id: 7,
  code: 'MariaG',
  email: 'maria@example.com',
  phone: null,
  language: 'es',
  notifyReferrals: true,
} as const;
const office = {
  minCreditScore: 580,
  owners: { find: (text: string) => (text === 'olga' ? 3 : null), known: ['olga'] },
  partners: new Map([['mariag', partner]]),
  timeZone: 'America/Chicago',
  today: '2026-11-28',
  now: new Date('2026-11-29T02:00:00Z'),
};
const base = { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com', phone: '5035550100' };

/** The row that these cells make, each in a column of its field's name. */
function read(cells: Partial<Record<ImportField, string>>, minCreditScore = 580) {
  const row = { ...base, ...cells };
  const columns = Object.keys(row);
  const mapping = Object.fromEntries(columns.map((name) => [name, name]));
  return makeRowReader(columns, mapping, { ...office, minCreditScore })(Object.values(row));
}

const cells: [field: ImportField, cell: string, value: unknown][] = [
  ['phone', '5.035550100E+09', '(503) 555-0100'],
  ['phone', '5,035550100E+09', '(503) 555-0100'],
  ['phone', '5035550100.0', '(503) 555-0100'],
  ['phone', '="5035550100"', '(503) 555-0100'],
  ['phone', "'+52 55 5555 0100", '+525555550100'],
  ['phone', 'p:+15035550100', '(503) 555-0100'],
  ['phone', 'tel:+1-503-555-0100;ext=12', '(503) 555-0100'],
  ['phone', '(503) 555-0100 x12', '(503) 555-0100'],
  ['phone', '503-555-0100 ::: 503-555-0101', '(503) 555-0100'],
  ['phone', '503-555-0100\n503-555-0101', '(503) 555-0100'],
  ['email', 'Ana Lopez <ana@example.com>', 'ana@example.com'],
  ['email', 'mailto:ana@example.com', 'ana@example.com'],
  ['email', 'ana@example.com ::: a.lopez@example.com', 'ana@example.com'],
  ['email', 'ana@example.com; a.lopez@example.com', 'ana@example.com'],
  ['email', 'ana@example.com.', 'ana@example.com'],
  ['email', 'ana@example.com a.lopez@example.com', 'ana@example.com'],
  ['email', 'Email: ana@example.com (bounced)', 'ana@example.com'],
  ['email', 'ana@example.com work', 'ana@example.com'],
  ['email', 'mailto:ana@example.com?subject=Hi', 'ana@example.com'],
  ['email', 'ana@example.com / a.lopez@example.com', 'ana@example.com'],
  ['email', 'ana@example.com or a.lopez@example.com', 'ana@example.com'],
  ['email', 'ana@example.com y a.lopez@example.com', 'ana@example.com'],
  ['email', 'ana@example.com & a.lopez@example.com', 'ana@example.com'],
  ['email', 'ana@example.com - work', 'ana@example.com'],
  ['email', 'ana@example.com*', 'ana@example.com'],
  ['email', '“ana@example.com”', 'ana@example.com'],
  ['email', "'ana@example.com'", 'ana@example.com'],
  ['email', '＜ana＠example.com＞', 'ana@example.com'],
  ['email', 'ana@example.com#mailto:ana@example.com#', 'ana@example.com'],
  ['email', '[ana@example.com](mailto:ana@example.com)', 'ana@example.com'],
  ['lastName', "'t Hooft", "'t Hooft"],
  ['lastName', 'O&#39;Brien', "O'Brien"],
  ['lastName', 'O&#x27;Brien&nbsp;Lopez', "O'Brien Lopez"],
  ['lastName', 'Lopez &amp; Smith', 'Lopez & Smith'],
  ['lastName', 'N&uacute;&ntilde;ez', 'Núñez'],
  ['lastName', 'R&D; x', 'R&D; x'],
  ['lastName', 'Null', 'Null'],
  ['lastName', 'Na', 'Na'],
  ['lastName', 'N/A', ''],
  ['lastName', '#N/A', ''],
  ['lastName', '-', ''],
  ['lastName', "'Ofa", "'Ofa"],
  ['lastName', "'=1+1", '=1+1'],
  ['lastName', "''=1+1", "'=1+1"],
  ['lastName', '="007"', '007'],
  ['lastName', '', ''],
  ['lastName', 'De\nLeon', 'De Leon'],
  ['lastName', 'Lo\u0003pez', 'Lo pez'],
  ['currentAddress', '12 Elm St\nAustin, TX', '12 Elm St, Austin, TX'],
  ['currentAddress', '12 Elm St,\r\n\r\nAustin, TX', '12 Elm St, Austin, TX'],
  ['homePrice', '500k', 500_000],
  ['homePrice', '#N/A', undefined],
  ['electricBill', 'n/a', undefined],
  ['currentAddress', 'none', undefined],
  ['currentAddress', 'NULL', undefined],
  ['currentAddress', '—', undefined],
  ['propertyState', '#REF!', undefined],
  ['propertyState', 'Austin, TX 78701', 'TX'],
  ['creditScore', 'Not provided', undefined],
  ['housingStatus', '(null)', undefined],
  ['note', 'no aplica', undefined],
  ['note', 'None of these', 'None of these'],
  ['loanNumber', '?', undefined],
  ['electricBill', '$250/mo', 250],
  ['electricBill', '250 al mes', 250],
  ['creditScore', '720.0', '700-739'],
  ['creditScore', 'FICO 720', '700-739'],
  ['creditScore', 'FICO: 720', '700-739'],
  ['creditScore', '720 (FICO)', '700-739'],
  ['creditScore', 'Score 720', '700-739'],
  ['creditScore', '７２０', '700-739'],
  ['creditScore', '680 to 699', '660-699'],
  ['creditScore', '705-720', '700-739'],
  ['creditScore', '620 a 659', '620-659'],
  ['creditScore', '740-850', '740+'],
  ['creditScore', '740 or higher', '740+'],
  ['creditScore', '> 760', '740+'],
  ['creditScore', 'under 580', 'Below 580'],
  ['creditScore', '<550', 'Below 580'],
  ['creditScore', '300-579', 'Below 580'],
  ['propertyState', 'D.C.', 'DC'],
  ['propertyState', 'Washington DC', 'DC'],
  ['contactMethod', 'SMS', 'text'],
  ['contactMethod', 'E-mail', 'email'],
  ['contactMethod', 'Teléfono', 'phone'],
  ['contactMethod', 'Phone Call', 'phone'],
  ['timeline', '3 - 6 Months', '3-6 months'],
  ['timeline', '1 to 3 mos.', '1-3 months'],
  ['timeline', '6 a 12 meses', '6-12 months'],
  ['timeline', 'within 1 month', '1 month'],
  ['timeline', 'ASAP', 'immediately'],
  ['timeline', 'Just looking', 'not sure'],
  ['housingStatus', 'Renting', 'rent'],
  ['housingStatus', 'Homeowner', 'own'],
  ['housingStatus', 'Inquilino', 'rent'],
  ['savingsAmount', '$18,000.00', 18_000],
  ['monthlyPayment', '1600', '$1500-$2000'],
  ['monthlyPayment', '$1,500.00', '$1500-$2000'],
  ['monthlyPayment', '0', '$0-$500'],
  ['monthlyPayment', '9000', '4500+'],
  ['monthlyPayment', '$1,500 - $2,000', '$1500-$2000'],
  ['monthlyPayment', '1500 to 2000', '$1500-$2000'],
  ['monthlyPayment', '$1,600–$1,800/mo', '$1500-$2000'],
  ['monthlyPayment', 'under $500', '$0-$500'],
  ['monthlyPayment', 'más de 4500', '4500+'],
  ['monthlyPayment', '$5,000+', '4500+'],
  ['language', 'Portugués', 'pt'],
  ['language', 'espanhol', 'es'],
  ['firstTimeHomebuyer', 'verdadero', true],
  ['firstTimeHomebuyer', 'Yes.', true],
  ['firstTimeHomebuyer', '✔️', true],
  ['firstTimeHomebuyer', '☑', true],
  ['firstTimeHomebuyer', '[x]', true],
  ['firstTimeHomebuyer', '1.0', true],
  ['firstTimeHomebuyer', 'No.', false],
  ['firstTimeHomebuyer', '☐', false],
  ['firstTimeHomebuyer', '❌', false],
  ['consentOn', '11/3/2026', '2026-11-03'],
  ['consentOn', '2026-11-28', '2026-11-28'],
  ['source', 'Zillow', 'Zillow'],
  ['owner', 'olga', 3],
  ['referralCode', 'MARIAG', partner],
  ['referralCode', 'MariaG”.', partner],
  ['receivedOn', '11/3/2026', new Date('2026-11-03T06:00:00Z')],
  ['receivedOn', '2026-11-29T01:59:59Z', new Date('2026-11-29T01:59:59Z')],
  ['receivedOn', '2026-11-03 10:00', new Date('2026-11-03T06:00:00Z')],
  ['receivedOn', '2026-11-03T10:11:12.123Z', new Date('2026-11-03T10:11:12.123Z')],
  ['consentOn', '3 de noviembre de 2026', '2026-11-03'],
  ['homePrice', '$425,000.00', 425_000],
  ['homePrice', '4.25000E+05', 425_000],
  ['homePrice', '425.000,00', 425_000],
  ['loanNumber', '12E4', '12E4'],
  ['homePrice', '425.000', 425_000],
  ['homePrice', '1 250 000', 1_250_000],
  ['electricBill', '199,50', 199],
  ['homePrice', '425000 USD', 425_000],
  ['electricBill', '199.50', 199],
  ['creditScore', '712', '700-739'],
  ['creditScore', '850', '740+'],
  ['creditScore', '540', 'Below 580'],
  ['creditScore', '660–699', '660-699'],
  ['creditScore', 'below 580', 'Below 580'],
  ['propertyState', 'oregon', 'OR'],
  ['propertyState', 'or', 'OR'],
  ['firstTimeHomebuyer', 'Sí', true],
  ['firstTimeHomebuyer', 'N', false],
  ['contactMethod', 'Text', 'text'],
  ['timeline', '1–3 Months', '1-3 months'],
  ['housingStatus', 'Living with relative', 'living_with_relative'],
  ['language', 'Spanish', 'es'],
  ['language', 'pt-BR', 'pt'],
  ['status', 'follow up', 'Follow Up'],
  ['status', 'Their own stage', 'Their own stage'],
  ['currentAddress', ' ', undefined],
];

test('reads cells as people and spreadsheets write them', () => {
  for (const [field, cell, value] of cells) {
    const row = read({ [field]: cell });
    assert.ok(row.lead, `${field} ${cell}: ${JSON.stringify(row)}`);
    assert.deepEqual(row.lead[field as keyof typeof row.lead], value, `${field} ${cell}`);
  }
});

test('a score takes the range of the minimum in force, and the specified ranges are still read', () => {
  const ranges = ['555', '565', '590', 'below 580', '740+'].map((creditScore) => {
    const row = read({ creditScore }, 560);
    assert.ok(row.lead, JSON.stringify(row));
    return row.lead.creditScore;
  });
  assert.deepEqual(ranges, ['Below 560', '560-579', '580-619', 'Below 580', '740+']);
});

const excel = 'Excel shortened this number: format the column as text and save again';
const notUnderstood = 'Not understood';
const lost: [field: ImportField, cell: string, message: string, known?: RegExp][] = [
  ...(['phone', 'homePrice', 'electricBill', 'loanNumber'] as const).flatMap((field) =>
    ['5.12235E+09', '5.0355501E+09', '1.23457E+11', '5,1E+09', '1E+05'].map(
      (cell): [ImportField, string, string] => [field, cell, excel],
    ),
  ),
  ['email', 'ana', 'Not an email address'],
  ['email', 'ana @example.com', 'Not an email address'],
  ['email', 'ana lopez@example.com', 'Not an email address'],
  ['email', 'ana . lopez@example.com', 'Not an email address'],
  ['email', 'ana@example.com .br', 'Not an email address'],
  ['phone', '12', 'Not a number that can be called: one abroad begins with + and its country'],
  ['homePrice', 'about 400k', 'Not an amount of dollars'],
  ['homePrice', '0', 'Not an amount of dollars'],
  ['electricBill', '200-300', 'Not an amount of dollars'],
  ['electricBill', '~200', 'Not an amount of dollars'],
  ['electricBill', 'R$ 2.500', 'Not an amount of dollars'],
  ['homePrice', 'three fifty', 'Not an amount of dollars'],
  ['homePrice', '$1,2 mil', 'Not an amount of dollars'],
  ['email', 'ana@gmail,com', 'Not an email address'],
  ['email', 'ana at gmail dot com', 'Not an email address'],
  ['email', 'noemail@gmail.com', 'Not an email address'],
  ['email', 'none@none.com', 'Not an email address'],
  ['email', 'na@na.com', 'Not an email address'],
  ['creditScore', '720-740', notUnderstood, /740/],
  ['creditScore', '690-720', notUnderstood, /740/],
  ['creditScore', 'about 700', notUnderstood, /740/],
  ['creditScore', '700+', notUnderstood, /740/],
  ['monthlyPayment', '1400-1600', notUnderstood, /4500/],
  ['monthlyPayment', '2000-1500', notUnderstood, /4500/],
  ['creditScore', 'Good', notUnderstood, /^Below 580,580-619,.*740\+$/],
  ['creditScore', '200', notUnderstood, /740/],
  ['propertyState', 'Ontario', notUnderstood, /AL,.*TX/],
  ['propertyState', 'PR', notUnderstood, /AL,.*TX/],
  ['timeline', '0 - 3 Months', notUnderstood, /^immediately,.*not sure$/],
  ['timeline', '12+ months', notUnderstood, /6-12 months/],
  ['housingStatus', 'boat', notUnderstood, /^own,rent,living_with_relative$/],
  ['monthlyPayment', 'a lot', notUnderstood, /4500\+/],
  ['contactMethod', 'carrier pigeon', notUnderstood, /^phone,email,text$/],
  ['firstTimeHomebuyer', 'maybe', notUnderstood, /^yes,no$/],
  ['language', 'Klingon', notUnderstood, /English/],
  ['consentOn', '0000-01-01', 'Not a day that has come'],
  ['consentOn', '2026-02-30', 'Not a day that has come'],
  ['consentOn', '2026-11-29', 'Not a day that has come'],
  ['receivedOn', '2026-11-29', 'Not a day that has come'],
  ['receivedOn', '2026-11-29T02:00:01Z', 'Not a day that has come'],
  ['receivedOn', 'soon', 'Not a day that has come'],
  ['owner', 'Bob', 'No active admin or officer, or more than one, has this name', /^olga$/],
  ['referralCode', 'Bob', 'No active partner has this code'],
  ['source', 'x'.repeat(201), 'This text is too long'],
  ['loanNumber', '1'.repeat(61), 'This text is too long'],
  ['currentAddress', 'x'.repeat(301), 'This text is too long'],
];

test('a value that is not understood costs no more than itself, and is told with its column', () => {
  for (const [field, cell, message, known = /^$/] of lost) {
    const { [field]: _lost, ...others } = base as Record<string, unknown>;
    const phone = field !== 'phone' && { phone: '(503) 555-0100' };
    const lead = { ...others, ...phone, note: `${field}: ${cell}` };
    const row = read({ [field]: cell });
    assert.deepEqual(row.lead, lead, cell);
    const [one, ...more] = row.lost;
    const value = cell.length > 100 ? `${cell.slice(0, 100)}…` : cell;
    assert.deepEqual([one!.column, one!.value, one!.message], [field, value, message], cell);
    assert.match(one!.known?.join(',') ?? '', known);
    assert.deepEqual(more, []);
  }
});

test('a row is refused for want of a name or of both address and number alone', () => {
  assert.equal(
    read({ email: 'x', phone: '1' }).refused,
    'email: Not an email address (“x”). phone: Not a number that can be called: one abroad begins with + and its country (“1”). An email address or a phone number is required',
  );
  const neither = 'An email address or a phone number is required';
  assert.deepEqual(read({ email: '', phone: '' }), { lost: [], refused: neither });
  assert.deepEqual(read({ firstName: '', lastName: '' }), {
    lost: [],
    refused: 'First name is required',
  });
});

test('a row with a good name and a good address or number is never left out', () => {
  const optional = importFields.filter(
    (field) => !['name', 'firstName', 'lastName', 'email', 'phone'].includes(field),
  );
  const garbage = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom(...lost.map(([, cell]) => cell), ...cells.map(([, cell]) => cell)),
    fc.bigInt().map(String),
  );
  const others = fc.dictionary(fc.constantFrom(...optional), garbage);
  const address = fc.constantFrom(
    { email: base.email },
    { phone: base.phone },
    { email: base.email, phone: '(503) 555-0100 ext. 5' },
    { email: 'nobody', phone: base.phone },
    { email: base.email, phone: '12' },
    { phone: 'none', phone2: base.phone },
    { email: '', phone: '', email2: base.email },
  );
  const name = fc.constantFrom(
    { firstName: 'Ana', lastName: 'Lopez' },
    { firstName: 'Suharto' },
    { lastName: '王小明' },
    { name: 'Garcia Lopez, Maria' },
    { name: 'José\u00a0Núñez', firstName: '', lastName: '' },
  );
  fc.assert(
    fc.property(name, address, others, (...parts) => {
      const row = Object.assign({}, parts[2], parts[0], parts[1]) as Record<string, string>;
      const columns = Object.keys(row);
      const mapping = Object.fromEntries(columns.map((field) => [field, field]));
      const { lead, refused } = makeRowReader(columns, mapping, office)(Object.values(row));
      assert.ok(lead && lead.firstName !== '' && (lead.email || lead.phone), refused);
    }),
  );
});

const named: [cells: Partial<Record<ImportField, string>>, first: string, last: string][] = [
  [{ name: 'Ana María Lopez' }, 'Ana María', 'Lopez'],
  [{ name: 'Garcia Lopez, Maria' }, 'Maria', 'Garcia Lopez'],
  [{ name: 'Cher' }, 'Cher', ''],
  [{ name: 'Ana Lopez', firstName: 'Anita', lastName: 'L.' }, 'Anita', 'L.'],
  [{ name: 'Ana Lopez', firstName: '', lastName: '' }, 'Ana', 'Lopez'],
  [{ name: 'Ana Lopez', firstName: '', lastName: 'Lopez' }, 'Ana', 'Lopez'],
  [{ firstName: '', lastName: 'Lopez' }, 'Lopez', ''],
  [{ firstName: 'Ana', lastName: '' }, 'Ana', ''],
];

test('a name is taken from its parts, else from the whole, and no part is made up', () => {
  for (const [row, first, last] of named) {
    const columns = [...Object.keys(row), 'email'];
    const mapping = Object.fromEntries(columns.map((field) => [field, field]));
    const { lead } = makeRowReader(columns, mapping, office)([...Object.values(row), base.email]);
    assert.deepEqual([lead?.firstName, lead?.lastName], [first, last], JSON.stringify(row));
  }
});

test('a row that says not to contact its person, or denies a consent, does so wherever it says it', () => {
  for (const [column, cell, status, denies] of [
    ['phone', '503-555-0100 (opted out)', 'Do Not Contact'],
    ['lastName', 'Lopez - DO NOT CONTACT', 'Do Not Contact'],
    ['Opt-out date', '11/3/2026', 'Do Not Contact'],
    ['note', 'Do not call his wife', 'Qualified'],
    ['SMS consent', 'No', 'Qualified', true],
    ['SMS consent', 'Yes', 'Qualified'],
  ] as const) {
    const row = { ...base, status: 'Qualified', [column]: cell };
    const columns = Object.keys(row);
    const mapping = Object.fromEntries(
      columns.flatMap((name) => (importFields.includes(name as never) ? [[name, name]] : [])),
    );
    const { lead } = makeRowReader(columns, mapping, office)(Object.values(row));
    assert.deepEqual([lead?.status, lead?.deniesConsent], [status, denies], `${column}: ${cell}`);
  }
});

test('what a lead has no field for becomes its note', () => {
  for (const [row, note] of [
    [{ note: 'Called\nback' }, 'Called\nback'],
    [{ phone: '(503) 555-0100 x12' }, 'phone: (503) 555-0100 x12'],
    [{ phone2: '503-555-0199' }, 'phone2: 503-555-0199'],
    [{ phone2: '(503) 555-0100' }, undefined],
    [{ phone: 'none', phone2: '503-555-0199' }, undefined],
    [{ email: 'ana@example.com (bounced)' }, 'email: ana@example.com (bounced)'],
    [{ email: 'Ana <ana@example.com>' }, undefined],
    [{ email: 'a@b.co, c@d.co', note: 'Hi' }, 'Hi\nemail: a@b.co, c@d.co'],
  ] as [Partial<Record<ImportField, string>>, string | undefined][]) {
    assert.equal(read(row).lead?.note, note, JSON.stringify(row));
  }
  const long = read({ note: 'x'.repeat(6000) });
  assert.equal(long.lead?.note?.length, 5000);
  assert.equal(long.lost[0]?.message, 'Longer than a note may be');
});

test('a cell of an export is read back as it was stored', async () => {
  const stored = fc.stringMatching(/^['="+@\-a7＝]{1,8}$/);
  await fc.assert(
    fc.asyncProperty(stored, async (cell) => {
      const { rows } = await readCsv(Buffer.from(csvLines([['A'], [cell]])), 10);
      assert.equal(readCell(rows[0]!.cells[0]!), cell);
    }),
  );
});
