import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ImportField } from '#core/contract/lead/imports.ts';
import { proposeMapping } from './propose-mapping.ts';
import { makeRowReader } from './make-row-reader.ts';

const base = { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com', phone: '5035550100' };

/** The row that these cells make, each in a column of its field's name. */
function read(cells: Partial<Record<ImportField, string>>, minCreditScore = 580) {
  const row = { ...base, ...cells };
  const columns = Object.keys(row);
  const mapping = Object.fromEntries(columns.map((name) => [name, name]));
  return makeRowReader(columns, mapping, { minCreditScore })(Object.values(row));
}

const cells: [field: ImportField, cell: string, value: unknown][] = [
  ['phone', '5.035550100E+09', '(503) 555-0100'],
  ['phone', '5,035550100E+09', '(503) 555-0100'],
  ['phone', '5035550100.0', '(503) 555-0100'],
  ['phone', '="5035550100"', '(503) 555-0100'],
  ['phone', "'+52 55 5555 0100", '+525555550100'],
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
    assert.equal(row.lead[field as keyof typeof row.lead], value, `${field} ${cell}`);
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

const wrong: [field: ImportField, cell: string, sentence: string][] = [
  ['email', 'ana', 'email: Invalid email address'],
  ['phone', '12', 'phone: Valid phone number is required'],
  ['homePrice', 'about 400k', 'homePrice: Home price is required'],
  ...(['phone', 'homePrice', 'electricBill', 'loanNumber'] as const).flatMap((field) =>
    ['5.12235E+09', '5.0355501E+09', '1.23457E+11', '5,1E+09', '1E+05'].map(
      (cell): [ImportField, string, string] => [
        field,
        cell,
        `${field}: Excel shortened this number: format the column as text and save again`,
      ],
    ),
  ),
  ['creditScore', '200', 'creditScore: Credit score is required'],
  ['propertyState', 'Ontario', 'propertyState: State is required'],
  ['timeline', 'soon', 'timeline: Timeline is required'],
];

test('says what is wrong, by the name of its column, and leaves out no more than that', () => {
  for (const [field, cell, sentence] of wrong) {
    const { [field]: _lost, ...others } = base as Record<string, unknown>;
    const lead = { ...others, ...(field !== 'phone' && { phone: '(503) 555-0100' }) };
    assert.deepEqual(read({ [field]: cell }), { lead, message: sentence });
  }
  assert.equal(read({ consentOn: '0000-01-01' }).lead?.consentOn, undefined);
  const both = read({ email: 'x', phone: '1' });
  assert.equal(both.lead, undefined);
  assert.match(both.message!, /email: .*phone: /);
  const neither = { message: 'email: An email address or a phone number is required' };
  assert.deepEqual(read({ email: '', phone: '' }), neither);
  assert.deepEqual(read({ firstName: '' }), { message: 'firstName: First name is required' });
});

test('a whole name is parted at its last blank', () => {
  const terms = { minCreditScore: 580 };
  const reader = makeRowReader(['n', 'e', 'p'], { name: 'n', email: 'e', phone: 'p' }, terms);
  const names = ['Ana María Lopez', 'Cher'].map((name) => {
    const row = reader([name, base.email, base.phone]);
    return row.lead && [row.lead.firstName, row.lead.lastName];
  });
  assert.deepEqual(names, [
    ['Ana María', 'Lopez'],
    ['Cher', 'Cher'],
  ]);
});

test('columns are proposed by the names that other products give them', () => {
  assert.deepEqual(
    proposeMapping([
      'First Name',
      'Last Name',
      'Full Name',
      'E-mail Address',
      'Mobile Phone',
      'FICO',
    ]),
    {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'E-mail Address',
      phone: 'Mobile Phone',
      creditScore: 'FICO',
    },
  );
  assert.deepEqual(proposeMapping(['Contact name', 'Correo electrónico', 'Teléfono', 'Notes']), {
    name: 'Contact name',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  });
});
