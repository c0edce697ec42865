import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { keyClient } from '#server/testing/sessions/api-key.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

describe('an edit of a lead', async () => {
  const { app, staff } = await openOffice();
  const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Desk' });

  const read = async (id: number) => (await staff.get(`/api/admin/leads/${id}`)).json();
  const put = (id: number, payload: unknown, by: Client = staff) =>
    by.put(`/api/admin/leads/${id}`, payload as object);
  const stored = async (id: number) =>
    (await app.rows('select * from leads where id = $1', [id]))[0]!;
  const audits = (id: number) =>
    app.rows<{ before: Record<string, unknown>; after: Record<string, unknown> }>(
      `select before, after from audit_log
         where action = 'lead.update' and entity = 'lead' and entity_id = $1 order by id`,
      [id],
    );

  test('changes the fields it carries and nothing else, and says so in the audit log', async () => {
    const id = await app.apply();
    const before = await stored(id);
    const answer = await ok(put(id, { firstName: ' Anna ', phone: '512.555.0199 ' }));
    assert.equal(answer.firstName, 'Anna');
    assert.equal(answer.phone, '(512) 555-0199');
    const now = await stored(id);
    const differing = Object.keys(now).filter(
      (key) => JSON.stringify(now[key]) !== JSON.stringify(before[key]),
    );
    assert.deepEqual(differing.sort(), [
      'first_name',
      'former_phones',
      'phone',
      'search',
      'updated_at',
    ]);
    const [line] = await audits(id);
    const { updatedAt: _then, ...was } = line!.before;
    const { updatedAt, ...is } = line!.after;
    assert.deepEqual(was, { firstName: 'Ana', phone: '(503) 555-0100' });
    assert.deepEqual(is, { firstName: 'Anna', phone: '(512) 555-0199' });
    assert.equal(updatedAt, answer.updatedAt);
  });

  test('an edit that changes nothing answers the lead, so it is a read', async () => {
    const id = await app.apply();
    const looks = () =>
      app.rows(
        `select actor_kind, action from audit_log
           where entity = 'lead' and entity_id = $1 and actor_kind <> 'visitor' order by id`,
        [id],
      );
    const program = await keyClient(app, ['PUT /api/admin/leads/{id}']);
    for (const [by, kind] of [
      [dana, 'staff'],
      [program, 'key'],
    ] as const) {
      const before = await looks();
      const answer = await ok(put(id, { contactMethod: undefined }, by));
      assert.equal(answer.id, id);
      const lines = (await looks()).slice(before.length);
      assert.deepEqual(lines, [{ actor_kind: kind, action: 'lead.view' }]);
    }
  });

  test('columns that staff may not set are not even read', async () => {
    const id = await app.apply();
    const before = await stored(id);
    await ok(
      put(id, {
        id: 999_999,
        referralCode: 'MINE',
        isQualified: false,
        solarCost: 1,
        createdAt: '2020-01-01T00:00:00Z',
        ownerId: 1,
        deletedAt: '2020-01-01T00:00:00Z',
        termsVersion: 'x',
        sessionId: 'somebody-elses',
        source: {},
      }),
    );
    assert.deepEqual(await stored(id), before);
    assert.deepEqual(await audits(id), [], 'nothing was changed, so nothing is written down');
  });

  test('another price, bill, score or state is judged and computed by the terms of today', async () => {
    const id = await app.apply();
    const shown = await read(id);
    assert.equal(shown.isQualified, true);
    const dearer = (await put(id, { homePrice: 400_000 })).json();
    assert.equal(dearer.educationEarnings, 13_000);
    const low = (await put(id, { creditScore: 'Below 580' })).json();
    assert.equal(low.isQualified, false);
    assert.equal(low.solarCost, dearer.solarCost, 'a score changes no figure');
    const moved = (await put(id, { propertyState: 'CA', electricBill: 100 })).json();
    assert.notEqual(moved.monthlySavings, shown.monthlySavings);
    const [first] = await audits(id);
    assert.equal(first!.before['homePrice'], 500_000, 'what stood before is kept');
    const last = (await audits(id)).at(-1)!;
    assert.equal(last.before['monthlySavings'], shown.monthlySavings);
    assert.equal(last.after['monthlySavings'], moved.monthlySavings);
    const back = (
      await put(id, {
        homePrice: 500_000,
        creditScore: '700-739',
        propertyState: 'TX',
        electricBill: 350,
      })
    ).json();
    assert.equal(back.monthlySavings, shown.monthlySavings);
    assert.equal(back.isQualified, true);
  });

  test('a status alone, each change once in its history, with who gave it', async () => {
    const id = await app.apply();
    assert.equal((await put(id, { status: 'Contacted' }, dana)).statusCode, 200);
    await put(id, { status: 'Contacted' }, dana);
    await put(id, { status: 'Waiting for papers' });
    const { status, statusHistory } = await read(id);
    assert.equal(status, 'Waiting for papers');
    assert.deepEqual(fieldsOf(statusHistory, 'fromStatus', 'toStatus', 'actor'), [
      [null, 'New', 'visitor'],
      ['New', 'Contacted', 'Dana Desk'],
      ['Contacted', 'Waiting for papers', 'admin'],
    ]);
  });

  test('the specified sentences stand at their fields, and nothing is stored', async () => {
    const id = await app.apply();
    const before = await stored(id);
    const answer = await put(id, {
      firstName: ' ',
      lastName: '',
      email: 'nobody',
      phone: '123',
      homePrice: 0,
      electricBill: null,
      creditScore: '',
      propertyState: 'ZZ',
      timeline: 'soon',
      contactMethod: '',
      status: '',
    });
    assert.equal(answer.statusCode, 400);
    const said = answer
      .json()
      .errors.map(({ path, message }: Record<string, string>) => [path, message]);
    assert.deepEqual(Object.fromEntries(said), {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      phone: 'Valid phone number is required',
      homePrice: 'Home price is required',
      electricBill: 'Electric bill is required',
      creditScore: 'Credit score is required',
      propertyState: 'State is required',
      timeline: 'Timeline is required',
      contactMethod: 'Contact method is required',
      status: 'Status is required',
    });
    for (const wrong of [
      { homePrice: '400000' },
      { homePrice: 1.5 },
      { status: 'x'.repeat(51) },
      { firstName: 'A\u0000' },
      { phone: '+49 12345678901234567' },
      { updatedAt: 'yesterday' },
    ]) {
      assert.equal((await put(id, wrong)).statusCode, 400, JSON.stringify(wrong));
    }
    const wrong = (await put(id, { homePrice: '400000', electricBill: 1.5 })).json();
    assert.deepEqual(
      wrong.errors.map(({ message }: Record<string, string>) => message),
      [
        'Home price must be a whole number of dollars',
        'Electric bill must be a whole number, $1 to $100,000',
      ],
    );
    assert.deepEqual(await stored(id), before);
  });

  test('language, first purchase and transaction are changed and emptied', async () => {
    const id = await app.apply();
    const changes = { language: 'pt', firstTimeHomebuyer: false, transactionType: 'refinance' };
    const { updatedAt } = await read(id);
    const { language, firstTimeHomebuyer, transactionType } = await ok(
      put(id, { ...changes, updatedAt }, dana),
    );
    assert.deepEqual({ language, firstTimeHomebuyer, transactionType }, changes);
    const [line] = await audits(id);
    const { updatedAt: _then, ...was } = line!.before;
    assert.deepEqual(was, { language: 'en', firstTimeHomebuyer: true, transactionType: null });
    const late = await put(id, { language: 'es', firstTimeHomebuyer: true, updatedAt });
    assert.equal(
      late.json().message,
      'Dana Desk changed this lead after you opened it: first time homebuyer, transaction type, language.',
    );
    const emptied = await put(id, { firstTimeHomebuyer: null, transactionType: '' });
    assert.equal(emptied.json().firstTimeHomebuyer, null);
    assert.equal(emptied.json().transactionType, null);
    for (const wrong of [
      { language: null },
      { language: 'fr' },
      { firstTimeHomebuyer: 'yes' },
      { transactionType: 'x'.repeat(51) },
    ]) {
      assert.equal((await put(id, wrong)).statusCode, 400, JSON.stringify(wrong));
    }
  });

  test('what is optional may be emptied', async () => {
    const id = await app.apply();
    const body = { currentAddress: '', housingStatus: null, monthlyPayment: '' };
    assert.equal((await put(id, body)).statusCode, 200);
    const { currentAddress, housingStatus, monthlyPayment } = await read(id);
    assert.deepEqual([currentAddress, housingStatus, monthlyPayment], [null, null, null]);
  });

  test('the second of two editors gets the changes of the first, and may overwrite them', async () => {
    const id = await app.apply();
    const { updatedAt } = await read(id);
    await put(id, { phone: '(512) 555-0111', homePrice: 410_000, updatedAt }, dana);
    const refused = await put(id, { phone: '(512) 555-0222', updatedAt });
    assert.equal(refused.statusCode, 409);
    assert.equal(
      refused.json().message,
      'Dana Desk changed this lead after you opened it: phone, home price.',
    );
    assert.deepEqual(refused.json().errors, [
      { path: 'phone', message: 'Dana Desk changed this in the meantime' },
      { path: 'homePrice', message: 'Dana Desk changed this in the meantime' },
    ]);
    assert.equal((await stored(id))['phone'], '(512) 555-0111');
    const now = (await read(id)).updatedAt;
    assert.equal((await put(id, { phone: '(512) 555-0222', updatedAt: now })).statusCode, 200);
    const same = await put(id, { phone: '(512) 555-0222', updatedAt });
    assert.equal(same.statusCode, 200, 'what is so already conflicts with nothing');
    assert.equal(
      (await put(id, { phone: '(512) 555-0333' })).statusCode,
      200,
      'without it, it wins',
    );
  });

  test('of many edits that know the same moment one is taken', async () => {
    const id = await app.apply();
    const { updatedAt } = await read(id);
    const prices = Array.from({ length: 12 }, (_, n) => 300_000 + n);
    const answers = await Promise.all(
      prices.map((homePrice, n) => put(id, { homePrice, updatedAt }, n % 2 ? staff : dana)),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(codes, [200, ...Array.from({ length: 11 }, () => 409)]);
    assert.equal((await audits(id)).length, 1);
    const refused = answers.find(({ statusCode }) => statusCode === 409)!;
    assert.match(refused.json().message, /^(Dana Desk|admin) changed .*: home price\.$/);
  });

  test('no edit without a lead', async () => {
    assert.equal((await put(999_999, { status: 'Closed' })).statusCode, 404);
  });
});
