import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeSessionId } from '#server/testing/factories.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

describe('where forms are left', async () => {
  const { app, staff } = await openOffice({ config: { timeZone: 'America/New_York' } });

  const track = async (sessionId: string, action: string, data: object | null) => {
    const page = action === 'check_eligibility' ? '/qualify' : '/apply';
    const step = { sessionId, page, action, data };
    assert.equal((await app.post('/api/track-interaction', step)).statusCode, 200);
  };
  const leave = (field: string, more: object = {}, sessionId = makeSessionId()) =>
    track(sessionId, 'form_left', { step: 'apply', language: 'es', field, ...more });
  const forms = async (query = '') => {
    app.app.services.figures.traffic.forget();
    return (await ok(staff.get(`/api/admin/reports/leads${query}`))).forms;
  };

  test('each visitor counts once, as one who sent it or where they left it last', async () => {
    for (const field of ['phone', 'phone', 'phone', 'email', 'email', 'consent', 'consent']) {
      await leave(field);
    }
    await leave('timeline');
    const back = makeSessionId();
    await leave('firstName', {}, back);
    await leave('phone', {}, back);
    const sender = makeSessionId();
    await leave('currentAddress', {}, sender);
    await track(sender, 'submit_application', { price: 425_000, language: 'es' });
    await leave('referralCode', {}, sender);
    await leave('state', { step: 'qualify', language: 'en' }, sender);
    await track(makeSessionId(), 'check_eligibility', { state: 'TX', language: 'pt' });
    assert.deepEqual(await forms(), [
      { step: 'qualify', language: 'en', began: 1, sent: 0, left: [{ field: 'state', count: 1 }] },
      { step: 'qualify', language: 'pt', began: 1, sent: 1, left: [] },
      {
        step: 'apply',
        language: 'es',
        began: 10,
        sent: 1,
        left: [
          { field: 'phone', count: 4 },
          { field: 'email', count: 2 },
          { field: 'consent', count: 2 },
        ],
      },
    ]);
  });

  test("counts the lender's days", async () => {
    await app.database.query('delete from interactions');
    for (const [at, field] of [
      ['2026-11-20T23:59-05:00', 'email'],
      ['2026-11-21T00:00-05:00', 'phone'],
      ['2026-11-21T23:59-05:00', 'phone'],
      ['2026-11-22T00:00-05:00', 'consent'],
    ] as const) {
      const sessionId = makeSessionId();
      await leave(field, {}, sessionId);
      await app.database.query('update interactions set created_at = $2 where session_id = $1', [
        sessionId,
        at,
      ]);
    }
    const [form] = await forms('?from=2026-11-21&to=2026-11-21');
    assert.deepEqual([form.began, form.left], [2, [{ field: 'phone', count: 2 }]]);
  });

  test('stores names it knows, and nothing that was typed', async () => {
    await app.database.query('delete from interactions');
    const typed = '(541) 555-0182';
    await leave('phone', { value: typed, phone: typed });
    await leave(typed);
    await leave('ssn');
    await leave('mobileNumber');
    await leave('phone', { step: typed });
    await leave('phone', { language: typed });
    await track(makeSessionId(), 'form_left', null);
    const rows = await app.rows<{ data: unknown }>('select data from interactions order by id');
    assert.deepEqual(fieldsOf(rows, 'data'), [
      { step: 'apply', language: 'es', field: 'phone' },
      { step: 'apply', language: 'es' },
      { step: 'apply', language: 'es' },
      { step: 'apply', language: 'es' },
      null,
      null,
      null,
    ]);
    const [form, ...others] = await forms();
    assert.deepEqual(
      [form.began, form.sent, form.left, others],
      [4, 0, [{ field: 'phone', count: 1 }], []],
    );
    await track(makeSessionId(), 'submit_application', { language: typed });
    assert.deepEqual(await forms(), [form], 'a language nobody knows is no row');
  });
});
