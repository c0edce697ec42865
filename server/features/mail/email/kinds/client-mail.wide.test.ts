import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

type Affiliate = Awaited<ReturnType<typeof makeAffiliate>>;
interface MailRow extends Record<string, unknown> {
  kind: string;
  status: string;
  last_error: string | null;
  recipient: string;
}

const { app, server, deliver, deliverLater } = await freshMailApp();
const staff = await app.signIn();

const receivedBy = ({ email }: Affiliate) =>
  server.received.filter(({ recipients }) => recipients.includes(email));
const mailsOf = (kind: string) =>
  app.rows<MailRow>('select * from all_mails where kind = $1 order by id', [kind]);
const apply = async ({ referralCode }: Affiliate, changes = {}): Promise<number> =>
  (await app.post('/api/leads', makeLeadBody({ referralCode, ...changes }))).json().id;
const give = async (id: number, status: string) => {
  await ok(staff.put(`/api/admin/leads/${id}`, { status }));
};
const set = ({ id }: Affiliate, column: string, value: unknown) =>
  app.database.query(`update affiliates set ${column} = $1 where id = $2`, [value, id]);

test('a new referral is mailed once, in the affiliate’s language, with a link to the client’s page', async () => {
  const rita = await makeAffiliate(staff);
  await set(rita, 'language', 'pt');
  const body = makeLeadBody({
    referralCode: rita.referralCode,
    firstName: 'Ana',
    lastName: 'Souza',
  });
  const key = { 'idempotency-key': 'once-sent-0123456789' };
  const { id } = (await app.post('/api/leads', body, key)).json();
  await app.post('/api/leads', body, key);
  await Promise.all([deliver(), deliver()]);
  const [mail, ...more] = receivedBy(rita);
  assert.deepEqual(more, []);
  assert.match(mail!.unfolded, /lender\.example\/affiliate\/(contact|dashboard)/);
  assert.match(mail!.unfolded, /Ana Souza/);
  const [row] = await mailsOf('affiliate_notification');
  assert.deepEqual([row!.status, row!['language'], row!['lead_id']], ['done', 'pt', id]);
  assert.equal((row!['payload'] as { affiliateId: number }).affiliateId, rita.id);
});

test('no mail goes to an affiliate who is not credited, opted out, or is no longer active', async () => {
  const [off, idle, gone] = [
    await makeAffiliate(staff),
    await makeAffiliate(staff),
    await makeAffiliate(staff),
  ];
  await set(off, 'notify_referrals', false);
  const erased = { referralChoice: '' };
  await apply(off);
  await apply(idle, erased);
  const ofIdle = await apply(idle);
  const ofGone = await apply(gone);
  await set(idle, 'is_active', false);
  await staff.remove(`/api/admin/affiliates/${gone.id}`);
  await give(ofIdle, 'Contacted');
  await give(ofGone, 'Contacted');
  await deliverLater();
  for (const affiliate of [off, idle, gone]) {
    assert.deepEqual(receivedBy(affiliate), []);
  }
  const rows = await mailsOf('affiliate_notification');
  assert.deepEqual(fieldsOf(rows, 'status'), ['withheld', 'withheld']);
  assert.deepEqual(await mailsOf('milestone'), []);
});

test('a suspicious lead is mailed once staff have taken it on', async () => {
  const rita = await makeAffiliate(staff);
  const bot = await apply(rita, { website: 'filled' });
  const denied = await apply(rita, { website: 'filled' });
  await deliver();
  assert.deepEqual(receivedBy(rita), []);
  await give(bot, 'Contacted');
  await give(denied, 'Denied');
  await deliverLater();
  const told = receivedBy(rita).map(({ text }) => /Subject: (.*)/.exec(text)![1]);
  assert.equal(told.length, 2, told.join());
  const states = async (kind: string) =>
    (await mailsOf(kind)).map((row) => [row['lead_id'], row.status]);
  assert.deepEqual(await states('affiliate_notification'), [
    [bot, 'done'],
    [denied, 'withheld'],
  ]);
  assert.deepEqual(await states('milestone'), [
    [bot, 'done'],
    [denied, 'withheld'],
  ]);
});

test('each milestone is mailed once, whatever staff do to the status', async () => {
  const rita = await makeAffiliate(staff);
  const id = await apply(rita, { firstName: 'Ana', lastName: 'Lopez' });
  await deliver();
  server.received.length = 0;
  await give(id, 'Contacted');
  await deliver();
  assert.deepEqual(receivedBy(rita), [], 'it waits for some minutes');
  await deliverLater();
  for (const status of ['New', 'Contacted', 'Follow Up', 'Contacted', 'Qualified']) {
    await give(id, status);
    await deliverLater();
  }
  const told = receivedBy(rita).map(({ unfolded }) => unfolded);
  assert.equal(told.length, 2);
  assert.match(told[0]!, /Ana Lopez \(TX\)\.\s+Contacted by the lender\. /);
  assert.match(told[1]!, /Qualified for the program/);
  assert.match(told[1]!, new RegExp(`affiliate/contact/${id}`));
});

test('a status taken back in time is not told; given again, it is', async () => {
  const rita = await makeAffiliate(staff);
  const id = await apply(rita);
  await deliver();
  server.received.length = 0;
  await give(id, 'Approved');
  await give(id, 'Contacted');
  await deliverLater();
  // Only the current state: the approval was taken back, and a step back is no milestone.
  assert.deepEqual(receivedBy(rita), []);
  const [taken] = await mailsOf('milestone');
  assert.deepEqual(
    [taken!.status, taken!.last_error],
    ['withheld', 'withheld: the status was changed back before the email left'],
  );
  await give(id, 'Approved');
  await deliverLater();
  assert.equal(receivedBy(rita).length, 1);
  assert.deepEqual(fieldsOf(await mailsOf('milestone'), 'status'), ['done']);
});

test('many leads changed at once are mailed one by one, and an undone change is not mailed', async () => {
  const [rita, otto] = [await makeAffiliate(staff), await makeAffiliate(staff)];
  const leads = [
    await apply(rita),
    await apply(rita),
    await apply(otto),
    (await app.post('/api/leads', makeLeadBody())).json().id as number,
  ];
  await set(otto, 'notify_milestones', false);
  await deliver();
  server.received.length = 0;
  const change = (status: string, from: string) =>
    staff.post('/api/admin/leads/bulk', {
      key: `mailed-${status}-0123456789`,
      kind: 'status',
      status,
      leads: leads.map((id) => ({ id, status: from })),
    });
  await ok(change('Qualified', 'New'));
  await deliverLater();
  assert.deepEqual([receivedBy(rita).length, receivedBy(otto).length], [2, 0]);
  const mistaken = (await change('Denied', 'Qualified')).json();
  await staff.post(`/api/admin/leads/bulk/${mistaken.id}/undo`);
  await deliverLater();
  assert.equal(receivedBy(rita).length, 2);
  const states = (await mailsOf('milestone')).map(({ status }) => status);
  assert.deepEqual(states.toSorted(), ['done', 'done', 'withheld', 'withheld']);
});
