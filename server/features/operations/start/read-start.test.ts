import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Client, FreshApp } from '#server/testing/app.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { assignLeads } from '../../office/queue/assign-leads.ts';
import { returnLeads } from '../../office/queue/tend-queue.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const start = '/api/admin/start';
const mailTest = '/api/admin/mail-test';

interface Item {
  id: string;
  isDone: boolean;
  path: string;
  found: Record<string, string>;
}
const linesOf = async (staff: Client) => {
  const { items, ...state } = await ok(staff.get(start));
  const lines = new Map((items as Item[]).map((item) => [item.id, item]));
  return {
    ...state,
    lines,
    done: [...lines.values()].filter((one) => one.isDone).map((one) => one.id),
  };
};

/** The newest member put the lines away then, with every fact open that is open now. */
async function laterSince(app: FreshApp, days: number) {
  const high = (await app.app.services.programme.openFacts()).map(({ id }) => id);
  await app.database.query(
    `insert into audit_log (actor_kind, actor_id, action, entity, after, at)
     select 'staff', max(id), 'start.later', 'start', $2, now() - make_interval(days => $1)
     from admin_users`,
    [days, JSON.stringify({ high })],
  );
}

test('a fresh install has nine lines, and each is done by what the system finds', async () => {
  const { app, staff } = await openOffice();
  const fresh = await linesOf(staff);
  assert.deepEqual(
    [...fresh.lines.keys()].join(' '),
    'account lender mail staff test-lead facts choices hero backup',
  );
  assert.deepEqual([fresh.isDone, fresh.isPutAway, fresh.done.join()], [false, false, '']);
  assert.deepEqual(fresh.lines.get('staff')!.found, { members: '1', onShift: '0' });
  assert.equal(fresh.lines.get('account')!.found['lacks'], 'name');
  assert.match(fresh.lines.get('choices')!.path, /view=terms&term=partnerBadge$/);

  await ok(
    staff.put('/api/admin/profile', {
      username: 'admin',
      email: 'dana@lender.example',
      firstName: 'Dana',
      lastName: 'Reyes',
    }),
  );
  const { found, path } = (await linesOf(staff)).lines.get('account')!;
  assert.deepEqual([found['lacks'], path], ['factor', '/admin/profile#security']);
  const patch = { method: 'PATCH', url: '/api/admin/profile', payload: { onShift: true } } as const;
  await ok(staff.send(patch));
  const caller = { firstName: 'Ann', lastName: 'Lee', phone: '(503) 555-0188' };
  const entered = { ...caller, consent: { basis: 'none' } };
  await ok(staff.post('/api/admin/leads', entered), 201);
  assert.equal((await linesOf(staff)).done.join(), 'staff', 'a lead by hand tries nothing out');
  await app.apply();
  const lender = {
    name: 'Harbor & Pine',
    license: 'ML-1',
    nmlsId: null,
    phone: '(503) 555-0126',
    email: 'hello@harborpine.example',
    offices: [{ address: '88 Wharf Street' }],
  };
  const samplesOf = async () => (await linesOf(staff)).lines.get('lender')!.found['samples'];
  assert.equal(await samplesOf(), 'all');
  await ok(staff.put('/api/admin/lender', lender));
  assert.equal(await samplesOf(), 'hours');
  const hours = { en: '9-5', es: '9-5', pt: '9-17' };
  await ok(staff.put('/api/admin/lender', { ...lender, hours }));
  const toCome = await staff.post(`${start}/backup`, { restoredOn: '2999-01-01' });
  assert.equal(toCome.statusCode, 400, toCome.body);
  await ok(staff.post(`${start}/backup`, { restoredOn: '2026-11-20' }), 204);
  const after = await linesOf(staff);
  assert.deepEqual(after.done.join(' '), 'lender staff test-lead backup');
  assert.equal(after.lines.get('backup')!.found['restoredOn'], '2026-11-20');
});

test('a trial is answered as any lead, and is in no figure, no queue and no mail', async () => {
  const { app, staff } = await openOffice();
  const officer = await makeStaff(app, { role: 'officer' });
  await app.database.query('update admin_users set on_shift = true');
  const figures = async () => {
    app.app.services.figures.leads.forget();
    const { totalLeads, todayLeads } = await ok(staff.get('/api/admin/dashboard/stats'));
    const { items, unownedWaiting } = await ok(staff.get('/api/admin/office'));
    const { days, ...report } = await ok(staff.get('/api/admin/reports/leads'));
    return JSON.stringify([totalLeads, todayLeads, items, unownedWaiting, days, report.funnel]);
  };
  const before = await figures();
  assert.equal((await officer.post(`${start}/test-lead`, {})).statusCode, 403);
  const { id } = await ok(staff.post(`${start}/test-lead`, {}), 201);
  const { id: second } = await ok(staff.post(`${start}/test-lead`, {}), 201);
  await assignLeads(app.app.services);
  await returnLeads(app.app.services);
  assert.deepEqual((await ok(staff.get('/api/admin/queue'))).items, []);
  const lead = await ok(staff.get(`/api/admin/leads/${id}`));
  assert.deepEqual([lead.isTest, lead.isWaiting, lead.ownerId], [true, false, null]);
  assert.equal(lead.reach.phone.allowed, true, 'it may be called');
  await ok(staff.post(`/api/admin/leads/${id}/claim`, { channel: 'phone' }));
  const call = { outcome: 'reached', override: 'a trial at night' };
  await ok(staff.post(`/api/admin/leads/${id}/calls`, call), 201);
  await ok(staff.put(`/api/admin/leads/${id}`, { status: 'Qualified' }));
  assert.equal(await figures(), before);
  const mails = await app.rows('select kind from all_mails where kind like $1', ['lead%']);
  assert.deepEqual(mails, []);

  const real = await app.apply({ isTest: true });
  const marks = async () => {
    const { items } = await ok(staff.get('/api/admin/leads'));
    return (items as { id: number; isTest: boolean }[]).map((one) => [one.id, one.isTest]);
  };
  const newestFirst = [
    [real, false],
    [second, true],
    [id, true],
  ];
  assert.deepEqual(await marks(), newestFirst);
  await ok(staff.remove(`${start}/test-leads`), 204);
  assert.deepEqual(await marks(), [[real, false]]);
  await ok(staff.post(`${start}/test-lead`, {}), 201);
  assert.equal((await marks()).length, 2, 'and another may follow');
});

test('put away it is gone for the one who did it, for a week or until another high fact opens', async () => {
  const { app, staff } = await openOffice();
  const other = await makeStaff(app);
  await ok(staff.post(`${start}/later`, {}), 204);
  assert.equal((await linesOf(staff)).isPutAway, true);
  assert.equal((await linesOf(other)).isPutAway, false, 'each by themselves');
  for (const [days, isPutAway] of [
    [6, true],
    [8, false],
  ] as const) {
    const one = await makeStaff(app);
    await laterSince(app, days);
    assert.equal((await linesOf(one)).isPutAway, isPutAway, `${days} days ago`);
  }
  await app.setTerm('nmlsId', '1234567');
  await ok(staff.post(`${start}/later`, {}), 204);
  assert.equal((await linesOf(staff)).isPutAway, true);
  await app.setTerm('nmlsId', null);
  assert.equal((await linesOf(staff)).isPutAway, false, 'a high fact has opened');
});

test('an officer has three lines of their own and puts them away for good; other roles have none', async () => {
  const { app } = await openOffice();
  const nina = await makeStaff(app, { role: 'officer' });
  const lines = await linesOf(nina);
  assert.deepEqual([...lines.lines.keys()], ['profile', 'second-factor', 'first-lead']);
  await laterSince(app, 90);
  assert.equal((await linesOf(nina)).isPutAway, true);
  for (const role of ['compliance', 'read_only'] as const) {
    const one = await makeStaff(app, { role });
    assert.deepEqual(await ok(one.get(start)), { isDone: true, isPutAway: true, items: [] });
    assert.equal((await one.post(`${start}/later`, {})).statusCode, 403);
    assert.equal((await one.post(mailTest, { to: 'a@b.example' })).statusCode, 403);
  }
  assert.equal((await nina.post(`${start}/backup`, { restoredOn: '2026-11-20' })).statusCode, 403);
});

test('without a mail server no test mail is promised', async () => {
  const { staff } = await openOffice();
  assert.equal((await staff.post(mailTest, { to: 'dana@lender.example' })).statusCode, 409);
});

const { app, server } = await freshMailApp();
const staff = await app.signIn();

test('a test mail goes at once, and the mail server’s own answer is told, yes or no', async () => {
  const said = await ok(staff.post(mailTest, { to: 'dana@lender.example' }));
  assert.equal(said.sent, true);
  assert.match(said.said, /^250 /);
  const [mail] = server.received.filter(
    ({ recipients }) => recipients[0] === 'dana@lender.example',
  );
  assert.match(mail!.text, /^Subject: Test of the mail server\r$/m);
  assert.equal(
    (await linesOf(staff)).lines.get('mail')!.found['server'],
    String(app.config.smtpUrl !== undefined),
  );

  server.refusedRecipients.push('550 5.1.1 Nobody here by that name');
  const refused = await ok(staff.post(mailTest, { to: 'nobody@lender.example' }));
  assert.equal(refused.sent, false);
  assert.match(refused.said, /the mailbox does not exist.*Nobody here by that name/);
  const audited = await app.rows(
    `select action, after ->> 'testEmail' as to from audit_log where action like 'mail.test%' order by id`,
  );
  assert.deepEqual(audited, [
    { action: 'mail.test', to: 'dana@lender.example' },
    { action: 'mail.test_taken', to: 'dana@lender.example' },
    { action: 'mail.test', to: 'nobody@lender.example' },
  ]);
});

test('after twenty within an hour the next one waits', async () => {
  await app.database.query(
    `insert into audit_log (actor_kind, actor_id, action, entity)
     select 'staff', (select min(id) from admin_users), 'mail.test', 'mail' from generate_series(1, 20)`,
  );
  const before = server.received.length;
  assert.equal((await staff.post(mailTest, { to: 'dana@lender.example' })).statusCode, 429);
  assert.equal(server.received.length, before);
  assert.equal((await staff.post(mailTest, { to: 'no address' })).statusCode, 400);
});
