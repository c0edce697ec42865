import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { readLeadReference } from '#core/domain/leads/lead-reference.ts';
import { readTypedPhone } from '#core/domain/typed/typed-phone.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

const many = 10_500;

// Parts of stored values, as people type them.
const names = [
  'garcía',
  'GARCIA',
  'rci',
  'Æsa',
  'ae',
  'an',
  'ana garcia',
  'o’neil',
  "O'Ne",
  'quux',
];
const signs = ['%', '_', '@', 'a.garc', '.7@', '7@ex', '17@example.com', '@example', 'aesa@'];
const numbers = [
  '(503) 555-0',
  '503 555 01',
  '+1 (503) 555-0107',
  '50355501',
  '555',
  '5550',
  '(503) 555',
  '503-555-01',
  '15035550107',
  '0107',
  '12',
  'SG-17',
];
const long = [
  'ana garc',
  'Quux Aesa',
  'garc.107@exa',
  '503 555-0107',
  '5035550107',
  'García a.garc.17',
];
const pieces = [...names, ...signs, ...numbers, ...long];
const typed = fc.oneof(
  fc.constantFrom(...pieces),
  fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...pieces)).map(([a, b]) => a + b),
);

const digitsIn = (q: string) => q.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

describe('a search of many leads', async () => {
  const { app, staff } = await openOffice();
  await app.database.query(
    `insert into leads (first_name, last_name, email, phone, property_state, created_at)
         select 'Ana', case when n % 1000 = 0 then 'O’Neil' else 'García' end,
           'a.garc.' || n || '@example.com', '(503) 555-' || lpad(n::text, 4, '0'),
           case when n % 100 = 0 then 'WY' end, now() - n * interval '1 second'
         from generate_series(1, $1) n`,
    [many],
  );
  await app.database.query(
    `insert into leads (first_name, last_name, email, phone, created_at)
         select 'Æsa', 'Quux', 'aesa.' || n || '@example.com', '+49301234' || n, now() - n * interval '1 minute'
         from generate_series(1, 300) n`,
  );
  await app.database.query('vacuum analyze leads');

  const ask = async (query: string) => ok(staff.get(`/api/admin/leads?pageSize=100&${query}`));
  // Each word in the search column, a number as typed or its digits; a reference finds one lead.
  const oldSearch = async (q: string): Promise<number[]> => {
    const digits = digitsIn(q);
    const isNumber = /^[\d\s()+./-]+$/.test(q) && digits.length >= 4;
    const rows = await app.rows<{ id: number }>(
      `select id from leads
         where case when $1::int is null
           then case when $3 then search like folded_pattern($2) or search like '%' || $4 || '%'
             else (select bool_and(search like folded_pattern(word)) from unnest($5::text[]) word) end
           else id = $1 end
         order by created_at desc, id desc`,
      [readLeadReference(q), q, isNumber, digits, q.split(/ +|(?<!\d)-+(?!\d)/).filter(Boolean)],
    );
    return rows.map(({ id }) => id);
  };

  test('finds what the search of each lead holds, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        // A number or an address with other text around it is the next test's.
        const phone = readTypedPhone(q);
        const isAlone = /^[\d\s()+./-]+$/.test(q) && phone?.number.endsWith(digitsIn(q));
        fc.pre(phone === null || isAlone === true);
        fc.pre(!/.@/.test(q) || !/[\s()]/.test(q));
        const found = await ask(`q=${encodeURIComponent(q)}`);
        const ids = found.items.map(({ id }: { id: number }) => id);
        const expected = await oldSearch(q);
        assert.deepEqual(ids, expected.slice(0, 100), q);
        const isCapped = expected.length > 10_000;
        const total = isCapped ? 10_000 : expected.length;
        assert.deepEqual([found.total, found.totalIsCapped], [total, isCapped], q);
      }),
      { numRuns: 40, examples: pieces.map((piece) => [piece]) },
    );
  });

  test('what was copied with more around it finds its person', async () => {
    for (const q of [
      '(503) 555-4321 (wife)',
      '503-555-4321 or 503-555-0199999',
      'Cell: (503) 555-4321 x9',
      'Ana <a.garc.4321@example.com>',
      'mailto:a.garc.4321@example.com',
      'a.garc.4321@example.com, nobody@example.com',
      'Mrs. Ana García, a.garc.4321@example.com',
    ]) {
      const { items } = await ask(`q=${encodeURIComponent(q)}`);
      assert.deepEqual(fieldsOf(items, 'email'), ['a.garc.4321@example.com'], q);
    }
    const { total } = await ask('q=Sra.%20Quux');
    assert.equal(total, 300);
    const { total: ofStates } = await ask('q=wyo');
    assert.equal(ofStates, 0, 'letters of a name are no state');
  });

  test('by name and filter, page by page, in the order of all', async () => {
    const filters = ['state=WY', 'state=WY&q=garcia', 'q=o%27neil', 'language=en&qualified=no'];
    for (const filter of filters) {
      const rows = await app.rows<{ id: number }>(
        `select id from leads where deleted_at is null and ${
          filter.startsWith('state') ? `property_state = 'WY'` : 'true'
        } and ${filter.includes('garcia') ? `search like '%garcia%'` : 'true'}
          and ${filter.includes('neil') ? `search like '%oneil%'` : 'true'}
          order by sort_text(last_name) collate "C", id`,
      );
      const order = 'sort=lastName&direction=asc';
      const first = await ask(`${filter}&${order}`);
      const next = first.nextCursor
        ? (await ask(`${filter}&${order}&page=2&cursor=${encodeURIComponent(first.nextCursor)}`))
            .items
        : [];
      const ids = [...first.items, ...next].map(({ id }: { id: number }) => id);
      assert.deepEqual(
        ids,
        rows.slice(0, 200).map(({ id }) => id),
        filter,
      );
      assert.equal(first.total, Math.min(rows.length, 10_000), filter);
    }
  });
});
