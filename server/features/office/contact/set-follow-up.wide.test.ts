import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

const soon = () => new Date(Date.now() + 3_600_000).toISOString();

describe('the next step with a lead', async () => {
  const {
    app,
    server,
    deliver: send,
  } = await freshMailApp({
    config: { staffMail: 'team@lender.example' },
  });
  const olga = await makeStaff(app, { firstName: 'Olga', role: 'officer' });
  await app.database.query(
    `update admin_users set email = 'olga@lender.example' where first_name = 'Olga'`,
  );

  const put = (id: number, body: object) => olga.put(`/api/admin/leads/${id}/follow-up`, body);
  const page = async (id: number) => (await olga.get(`/api/admin/leads/${id}`)).json();
  const reminders = () =>
    app.rows<{ status: string; recipient: string | null; run_at: Date; last_error: string }>(
      `select status, recipient, run_at, last_error from all_mails
       where kind = 'follow_up_reminder' order by id`,
    );
  /** Lets the reminders that wait be due, and sends them. */
  const deliver = async () => {
    server.received.length = 0;
    await app.database.query(
      `update jobs set run_at = now() where kind = 'follow_up_reminder' and status = 'waiting'`,
    );
    await send();
    return server.received.filter(({ text }) => text.includes('Next step'));
  };

  test('stands on the page of the lead, with who set it; another one takes its place', async () => {
    const id = await app.apply();
    const at = soon();
    const answer = await ok(put(id, { at, note: 'Call about the appraisal' }));
    assert.deepEqual(answer, { at, note: 'Call about the appraisal', by: 'Olga' });
    assert.deepEqual((await page(id)).followUp, answer);
    const later = new Date(Date.now() + 7_200_000).toISOString();
    await put(id, { at: later });
    assert.deepEqual((await page(id)).followUp, { at: later, note: null, by: 'Olga' });
    const [reminder, ...others] = await reminders();
    assert.deepEqual(others, [], 'one reminder waits');
    assert.equal(reminder!.run_at.toISOString(), later);
    await ok(olga.remove(`/api/admin/leads/${id}/follow-up`), 204);
    assert.equal((await page(id)).followUp, null);
    assert.deepEqual(await reminders(), []);
    const { items } = (await olga.get(`/api/admin/leads/${id}/timeline?pageSize=100`)).json();
    const steps = items.filter(({ kind }: { kind: string }) => kind === 'followUp');
    assert.deepEqual(fieldsOf(steps, 'due'), [null, later, at]);
  });

  test('who set it is reminded; the owner, once there is one', async () => {
    const id = await app.apply({ firstName: 'Rosa', lastName: 'Diaz' });
    await put(id, { at: soon(), note: 'Call about the appraisal' });
    const [mail, ...more] = await deliver();
    assert.deepEqual(more, []);
    assert.deepEqual(mail!.recipients, ['olga@lender.example']);
    assert.match(mail!.text, /Next step with Rosa Diaz/);
    assert.match(mail!.text, /Call about the appraisal/);
    assert.match(mail!.text, new RegExp(`/admin/contact/${id}`));
    await put(id, { at: soon() });
    await app.database.query(
      `update leads set owner_id = (select id from admin_users where username = 'admin')
       where id = $1`,
      [id],
    );
    await app.database.query(
      `update admin_users set email = 'head@lender.example' where username = 'admin'`,
    );
    const [toOwner] = await deliver();
    assert.deepEqual(toOwner!.recipients, ['head@lender.example']);
    assert.equal((await reminders()).at(-1)!.recipient, 'head@lender.example');
  });

  test('without an address of their own the office gets it', async () => {
    const id = await app.apply();
    await put(id, { at: soon() });
    await app.database.query(`update admin_users set is_active = false where first_name = 'Olga'`);
    const [mail] = await deliver();
    await app.database.query(`update admin_users set is_active = true where first_name = 'Olga'`);
    assert.deepEqual(mail!.recipients, ['team@lender.example']);
  });

  test('a reminder whose step is another one by now stays here', async () => {
    const id = await app.apply();
    await put(id, { at: soon() });
    await app.database.query('update leads set next_follow_up_at = now() where id = $1', [id]);
    assert.deepEqual(await deliver(), []);
    assert.match((await reminders())[0]!.last_error, /another next step/);
  });

  test('what makes no sense is refused', async () => {
    const id = await app.apply();
    for (const body of [
      {},
      { at: '2020-01-01T09:00:00Z' },
      { at: 'tomorrow' },
      { at: '2030-01-01' },
      { at: soon(), note: 'x'.repeat(501) },
    ]) {
      assert.equal((await put(id, body)).statusCode, 400, JSON.stringify(body).slice(0, 60));
    }
    assert.equal((await put(999_999, { at: soon() })).statusCode, 404);
    const mine = await makeStaff(app, { role: 'officer' });
    await app.database.query(
      `update leads set owner_id = (select id from admin_users where first_name = 'Olga')
       where id = $1`,
      [id],
    );
    const url = `/api/admin/leads/${id}/follow-up`;
    assert.equal((await mine.put(url, { at: soon() })).statusCode, 404, "a colleague's lead");
    assert.equal((await mine.remove(url)).statusCode, 404);
    assert.deepEqual(await reminders(), []);
  });
});
