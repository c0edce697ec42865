import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

describe('which leads fit', async () => {
  const { app, staff } = await openOffice();
  await app.post('/api/leads', makeLeadBody({ lastName: 'Zimmer' }));

  test('filters by several of everything, and counts what fits', async () => {
    const before = await app.count('leads');
    const insert = (values: string) =>
      app.database.query(`
        insert into leads (first_name, last_name, email, phone, created_at, status, property_state,
          language, is_qualified, referral_code, source, suspicion)
        values ${values}`);
    // Half past eleven in the evening of New York, and half an hour later.
    await insert(`
      ('F1', 'F', 'f1@example.com', '1', '2024-03-02T04:30:00Z', 'Approved', 'WY', 'pt', true, 'Rosa',
        '{"utm_source": "Spring"}', '{}'),
      ('F2', 'F', 'f2@example.com', '1', '2024-03-02T05:00:00Z', 'Denied', 'WY', 'es', false, null,
        '{"gclid": "1"}', '{honeypot}'),
      ('F3', 'F', 'f3@example.com', '1', '2024-03-03T05:00:00Z', 'Denied', 'ND', 'es', true, null,
        null, '{no_start_time}')`);
    const found = async (query: string) => {
      const { items, total } = (await staff.get(`/api/admin/leads?${query}`)).json();
      assert.equal(total, items.length, query);
      return items.map((item: { firstName: string }) => item.firstName).toReversed();
    };
    const days = 'from=2024-03-01&to=2024-03-03';
    assert.deepEqual(await found(days), ['F1', 'F2', 'F3']);
    assert.deepEqual(await found('from=2024-03-01&to=2024-03-01'), ['F1']);
    assert.deepEqual(await found('to=2024-03-02'), ['F1', 'F2']);
    assert.deepEqual(await found('status=Approved,Denied'), ['F1', 'F2', 'F3']);
    assert.deepEqual(await found('state=WY, ND,'), ['F1', 'F2', 'F3']);
    assert.deepEqual(await found('state=WY&status=Denied'), ['F2']);
    assert.deepEqual(await found('source=spring,google'), ['F2']);
    assert.deepEqual(await found('source=partner'), ['F1']);
    assert.deepEqual(await found(`qualified=yes&${days}`), ['F1', 'F3']);
    assert.deepEqual(await found(`qualified=no&${days}`), ['F2']);
    assert.deepEqual(await found('language=pt'), ['F1']);
    assert.deepEqual(await found('affiliate=rosa'), ['F1']);
    assert.deepEqual(await found('affiliate=ROSA&sort=lastName&direction=desc'), ['F1']);
    assert.deepEqual(await found('affiliate=r%C3%B6sa'), []);
    assert.deepEqual(await found('affiliate=rosa&check=yes'), []);
    assert.deepEqual(await found(`affiliate=rosa&${days}`), ['F1']);
    assert.deepEqual(await found('check=yes'), ['F2']);
    assert.deepEqual(await found('check=yes&status=Denied'), ['F2']);
    assert.deepEqual(await found(`check=yes&${days}`), ['F2'], 'as the list marks them');
    assert.deepEqual(await found(`q=f2%40example&${days}`), ['F2']);
    await app.database.query(`update leads set deleted_at = now() where last_name = 'F'`);
    assert.deepEqual(await found(days), []);
    assert.equal(await app.count('leads'), before + 3);
  });

  test('of more than ten thousand the total is 10,000 and says that it is capped', async () => {
    const before = await app.count('leads');
    await app.database.query(
      `insert into leads (first_name, last_name, email, phone)
       select 'N', 'N' || n, 'n' || n || '@example.com', '1'
       from generate_series($1::int, 10000) n`,
      [before + 1],
    );
    const totalOf = async (query: string) => {
      const page = (await staff.get(`/api/admin/leads?pageSize=1&${query}`)).json();
      return [page.total, page.totalIsCapped];
    };
    const deleted = await app.count('leads where deleted_at is not null');
    assert.deepEqual(await totalOf(''), [10_000 - deleted, false]);
    await app.database.query(
      `insert into leads (first_name, last_name, email, phone)
       select 'Last', 'Last', 'last@example.com', '1' from generate_series(0, $1::int)`,
      [deleted],
    );
    assert.deepEqual(await totalOf(''), [10_000, true]);
    assert.deepEqual(await totalOf('language=en'), [10_000, true]);
    assert.deepEqual(await totalOf('q=last%40'), [deleted + 1, false]);
    assert.deepEqual(await totalOf('q=zimmer'), [1, false]);
  });

  test('what the list shows is found: the code of the partner, the state, the reference', async () => {
    const { referralCode } = await makeAffiliate(staff, { referralCode: 'ROSA' });
    const id = await app.apply({ propertyState: 'VT', referralCode });
    await app.apply({ propertyState: 'WY' });
    const found = async (query: string) => {
      const { items } = (await staff.get(`/api/admin/leads?${query}`)).json();
      return items.map((lead: { id: number }) => lead.id);
    };
    for (const q of ['ROSA', 'rosa', 'VT', 'vt', 'Vermont', leadReference(id)]) {
      assert.deepEqual(await found(`q=${q}`), [id], q);
    }
    assert.deepEqual(await found('q=VT&status=Closed'), []);
  });
});
