import assert from 'node:assert/strict';
import { test } from 'node:test';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();
const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Reyes' });
const office = commissionOffice(app, staff);

const one = (id: number) => staff.get(`/api/admin/affiliates/${id}`);
const restore = (id: number | string, by = staff) => by.post(`/api/admin/affiliates/${id}/restore`);
const remove = async (id: number) => {
  await ok(staff.remove(`/api/admin/affiliates/${id}`));
};
const auditOf = (id: number) =>
  app.rows<{ actor_id: number; before: object; after: object }>(
    `select actor_id, before, after from audit_log
       where entity = 'affiliate' and entity_id = $1 and action = 'affiliate.restore'`,
    [id],
  );
const isLive = async (code: string) => (await app.get(`/api/affiliate/${code}`)).statusCode === 200;

test('brings back the account with its code, referrals, commissions and counts', async () => {
  const { id, referralCode } = await office.makeAffiliate({ company: 'Sun Homes' });
  const [first, second] = await office.sendLeads(referralCode, 2);
  await office.edit(first!, { status: 'Qualified' });
  const known = (await one(id)).json();
  assert.deepEqual(
    [known.totalReferrals, known.qualifiedReferrals, known.totalCommissions],
    [2, 1, 1_200_000],
  );
  const stats = (await staff.get(`/api/admin/affiliate/${id}/stats`)).json();
  await remove(id);
  assert.equal(await isLive(referralCode), false);
  // A deleted affiliate keeps their earnings: a lead sent before the deletion qualifies during it.
  await office.edit(second!, { status: 'Qualified' });

  const back = await ok(restore(id));
  assert.deepEqual(back, {
    ...known,
    qualifiedReferrals: 2,
    totalCommissions: 2_400_000,
    updatedAt: back.updatedAt,
  });
  assert.ok(back.updatedAt > known.updatedAt, 'an edit that began before meets a change');
  assert.deepEqual((await one(id)).json(), back);
  const { items } = (await staff.get(`/api/admin/affiliates?q=${referralCode}`)).json();
  assert.deepEqual(items, [back]);
  assert.deepEqual((await staff.get(`/api/admin/affiliate/${id}/stats`)).json(), {
    ...stats,
    qualifiedReferrals: 2,
    pendingCommissions: 2_400_000,
  });
  const { referral } = (await staff.get(`/api/admin/leads/${first}`)).json();
  assert.deepEqual([referral.affiliateId, referral.referralCode], [id, referralCode]);
  assert.equal(await isLive(referralCode), true);
  const [third] = await office.sendLeads(referralCode, 1);
  const sent = (await staff.get(`/api/admin/leads/${third}`)).json();
  assert.equal(sent.referral.affiliateId, id, 'the links bring credit again');
  assert.equal((await one(id)).json().totalReferrals, 3);
  await office.assertSumsHold();

  const [line, ...more] = await auditOf(id);
  assert.equal(more.length, 0);
  assert.ok((line!.before as { deletedAt: string }).deletedAt);
  assert.deepEqual(line!.after, { deletedAt: null });
});

test('wakes no session, neither one of before nor one that began as it went', async () => {
  const rosa = await office.makeAffiliate();
  const before = await affiliateCookie(app.database, rosa.id);
  await remove(rosa.id);
  const meanwhile = await affiliateCookie(app.database, rosa.id);
  assert.equal((await restore(rosa.id)).statusCode, 200);
  for (const cookie of [before, meanwhile]) {
    const answer = await app.get('/api/affiliate/earnings', { cookie });
    assert.equal(answer.statusCode, 401, answer.body);
  }
  const left = await app.rows('select 1 from sessions where affiliate_id = $1', [rosa.id]);
  assert.equal(left.length, 0);
  const again = await affiliateCookie(app.database, rosa.id);
  const own = await app.get('/api/affiliate/earnings', { cookie: again });
  assert.equal(own.statusCode, 200, 'who signs in anew is in');
});

test('leaves an inactive one inactive', async () => {
  const { id, referralCode } = await office.makeAffiliate();
  await office.put(`/api/admin/affiliates/${id}`, { isActive: false });
  await remove(id);
  assert.equal((await restore(id)).json().isActive, false);
  assert.equal(await isLive(referralCode), false);
});

test('is refused while another affiliate has the mail address, who is named', async () => {
  const rosa = await office.makeAffiliate();
  await remove(rosa.id);
  const other = await office.makeAffiliate({
    firstName: 'Nora',
    lastName: 'Next',
    email: rosa.email.toUpperCase(),
  });
  const refused = await restore(rosa.id);
  assert.deepEqual(
    [refused.statusCode, refused.json().message],
    [
      409,
      'The email address of this affiliate now belongs to Nora Next. ' +
        'Change it there first, then restore this one.',
    ],
  );
  assert.equal((await auditOf(rosa.id)).length, 0);
  assert.equal((await one(rosa.id)).statusCode, 404, 'it is still deleted');
  await office.put(`/api/admin/affiliates/${other.id}`, { email: `of-nora-${rosa.email}` });
  assert.equal((await restore(rosa.id)).json().email, rosa.email);
});

test('finds its code free: no one else can have taken it', async () => {
  const rosa = await office.makeAffiliate();
  await remove(rosa.id);
  const taken = await staff.post('/api/admin/affiliates', {
    firstName: 'Cody',
    lastName: 'Code',
    email: 'cody.code@example.com',
    referralCode: rosa.referralCode.toLowerCase(),
  });
  assert.equal(taken.statusCode, 409, taken.body);
  assert.equal((await restore(rosa.id)).json().referralCode, rosa.referralCode);
});

test('by two people at once is done once and said to both', async () => {
  const { id } = await office.makeAffiliate();
  await remove(id);
  const answers = await Promise.all([staff, dana, staff, dana].map((by) => restore(id, by)));
  for (const answer of answers) {
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(answer.json(), answers[0]!.json());
  }
  assert.equal((await auditOf(id)).length, 1);
  const { updatedAt } = answers[0]!.json();
  assert.equal((await restore(id)).json().updatedAt, updatedAt, 'nor later is it a change');
});

test('meets an address that is taken in the same moment: one of the two has it', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const rosa = await office.makeAffiliate();
    await remove(rosa.id);
    const [back, added] = await Promise.all([
      restore(rosa.id, dana),
      staff.post('/api/admin/affiliates', {
        firstName: 'Nora',
        lastName: 'Next',
        email: rosa.email,
      }),
    ]);
    const codes = [back.statusCode, added.statusCode];
    assert.ok(codes.join() === '200,409' || codes.join() === '409,201', codes.join());
  }
});

test('gets 410 after thirty days, and 404 for an unknown id', async () => {
  const { id } = await office.makeAffiliate();
  await remove(id);
  const age = (days: string) =>
    app.database.query(
      `update affiliates set deleted_at = now() - interval '30 days' + $2::interval where id = $1`,
      [id, days],
    );
  await age('-1 second');
  const late = await restore(id);
  assert.deepEqual(
    [late.statusCode, late.json().message],
    [410, 'This affiliate was deleted more than 30 days ago and cannot be restored.'],
  );
  await age('1 minute');
  assert.equal((await restore(id)).statusCode, 200);
  const nobody = await restore(999_999);
  assert.deepEqual(
    [nobody.statusCode, nobody.json().message],
    [404, 'There is no affiliate with this number.'],
  );
  assert.equal((await restore('x')).statusCode, 400);
});
