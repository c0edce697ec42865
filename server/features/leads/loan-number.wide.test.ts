import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe(`a lead's number in the loan system`, async () => {
  const loanSystemUrl = 'https://loans.example.com/{number}?open={number}';
  const { app, staff } = await openOffice({ config: { loanSystemUrl } });
  const officer = await makeStaff(app, { role: 'officer', firstName: 'Olga', lastName: 'Officer' });

  const put = (id: number, body: object, by = staff) => by.put(`/api/admin/leads/${id}`, body);
  const found = async (query: string, by = staff): Promise<number[]> =>
    (await ok(by.get(`/api/admin/leads?${query}&sort=createdAt&direction=asc`))).items.map(
      ({ id }: { id: number }) => id,
    );

  test('is set, leads to the loan system and is taken off again', async () => {
    const id = await app.apply();
    const fresh = (await staff.get(`/api/admin/leads/${id}`)).json();
    assert.deepEqual([fresh.loanNumber, fresh.loanUrl], [null, null]);
    const set = (await put(id, { loanNumber: ' 24/7 $& ä ' })).json();
    assert.deepEqual(
      [set.loanNumber, set.loanUrl],
      [
        '24/7 $& ä',
        'https://loans.example.com/24%2F7%20%24%26%20%C3%A4?open=24%2F7%20%24%26%20%C3%A4',
      ],
    );
    const cleared = (await put(id, { loanNumber: '' })).json();
    assert.deepEqual([cleared.loanNumber, cleared.loanUrl], [null, null]);
    const lines = await app.rows<{ before: object; after: object }>(
      `select before - 'updatedAt' as before, after - 'updatedAt' as after from audit_log
         where action = 'lead.update' and entity_id = $1 order by id`,
      [id],
    );
    assert.deepEqual(lines, [
      { before: { loanNumber: null }, after: { loanNumber: '24/7 $& ä' } },
      { before: { loanNumber: '24/7 $& ä' }, after: { loanNumber: null } },
    ]);
    assert.equal((await put(id, { loanNumber: 'x'.repeat(61) })).statusCode, 400);
  });

  test('is found whole, in any case, by search and filter, also if two leads have it', async () => {
    const [one, two, other] = [await app.apply(), await app.apply(), await app.apply()];
    await put(one, { loanNumber: 'LN-2026-0042' });
    await put(two, { loanNumber: 'ln-2026-0042' });
    await put(other, { loanNumber: 'LN-2026-00421' });
    for (const query of ['q=ln-2026-0042', 'loanNumber=LN-2026-0042']) {
      assert.deepEqual(await found(query), [one, two], query);
    }
    assert.deepEqual(await found('loanNumber=LN-2026-0042&status=Denied'), []);
    await app.database.query('update leads set owner_id = 1 where id = $1', [one]);
    assert.deepEqual(await found('q=LN-2026-0042', officer), [two]);
    const [line] = await app.rows(
      `select after from audit_log where action = 'lead.list' and after ? 'filters'
         order by id desc limit 1`,
    );
    assert.doesNotMatch(JSON.stringify(line), /2026-0042/, 'the log does not repeat it');
  });

  test('is looked up in its index', async () => {
    await app.database.query(
      `insert into leads (first_name, last_name, email, phone, loan_number)
         select 'Ana', 'N' || n, 'n' || n || '@example.com', '(503) 555-0100', 'L' || n
         from generate_series(1, 10000) n`,
    );
    await app.database.query('vacuum analyze leads');
    const query = `explain select id from leads where deleted_at is null
          and (search like folded_pattern('L-77') or lower(loan_number) = lower('L-77'))`;
    const plan = JSON.stringify(await app.rows(query));
    assert.match(plan, /leads_loan_number/);
  });

  test('of two people who set it, the second hears of the first', async () => {
    const id = await app.apply();
    const { updatedAt } = (await staff.get(`/api/admin/leads/${id}`)).json();
    await put(id, { loanNumber: 'A-1' }, officer);
    const refused = await put(id, { loanNumber: 'A-2', updatedAt });
    assert.equal(refused.statusCode, 409);
    assert.equal(
      refused.json().message,
      'Olga Officer changed this lead after you opened it: loan number.',
    );
  });

  test('is kept or taken in a merge, and put back when that is undone', async () => {
    const [mine, theirs] = [await app.apply(), await app.apply()];
    await put(theirs, { loanNumber: 'M-1' });
    const merged = await ok(
      staff.post(`/api/admin/leads/${mine}/merge`, {
        otherId: theirs,
        fields: { loanNumber: 'theirs' },
      }),
    );
    assert.deepEqual(await found('q=M-1'), [mine]);
    await ok(staff.post(`/api/admin/merges/${merged.mergeId}/undo`));
    assert.deepEqual(await found('q=M-1'), [theirs]);
  });

  test('is entered by hand with the lead', async () => {
    const answer = await officer.post('/api/admin/leads', {
      firstName: 'Hanna',
      lastName: 'Hand',
      email: 'hanna@example.com',
      phone: '(503) 555-0177',
      loanNumber: 'H-9',
      consent: { basis: 'none' },
    });
    assert.equal(answer.json().loanNumber, 'H-9', answer.body);
  });
});
