import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

interface News {
  now: string;
  newestLineId: number | null;
  newestReferralId: number | null;
  newestMailId: number | null;
  waitingMails: number;
  changes: { action: string; entity: string; entityId: number | null; isOwn: boolean }[];
}

describe('what open lists are told of', async () => {
  const { app, staff: admin } = await openOffice();
  // One person at two desks, and a colleague.
  const elsewhere = await app.signIn();
  const maria = await makeStaff(app, { firstName: 'Maria', lastName: 'Lopez' });
  const office = commissionOffice(app, maria);

  const news = async (by = admin, since?: string): Promise<News> => {
    const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`;
    return await ok(by.get(`/api/admin/news${query}`));
  };
  test('referrals and mails that visitors cause move their marks, which cost the intake nothing', async () => {
    const partner = await makeAffiliate(maria);
    const earlier = await news();
    await ok(app.post('/api/leads', makeLeadBody()), 201);
    const mailed = await news();
    assert.equal(mailed.newestReferralId, earlier.newestReferralId);
    assert.ok(mailed.newestMailId! > (earlier.newestMailId ?? 0));
    const [lead] = await office.sendLeads(partner.referralCode, 1);
    const referred = await news();
    assert.equal(referred.newestReferralId, (await office.referralOf(lead!)).id);
    const mailsBecome = (status: string) =>
      app.database.query('update jobs set status = $1 where lead_id = $2', [status, lead]);
    await mailsBecome('waiting');
    const waiting = await news();
    await mailsBecome('done');
    const delivered = await news();
    assert.equal(delivered.newestMailId, waiting.newestMailId);
    assert.ok(delivered.waitingMails < waiting.waitingMails, 'what left no longer waits');
    const processor = await makeStaff(app, { role: 'officer' });
    const theirs = await news(processor);
    assert.deepEqual(
      [theirs.newestReferralId, theirs.newestMailId, theirs.waitingMails],
      [null, null, 0],
    );
  });

  test('the audit log tells one person at two desks what was changed at the other, not what was looked at', async () => {
    const partner = await makeAffiliate(maria);
    const { now } = await news();
    const { newestLineId, now: asked } = await news(admin, now);
    await elsewhere.get('/api/admin/affiliates');
    await elsewhere.get('/api/admin/audit');
    assert.equal((await news(admin, now)).newestLineId, newestLineId);
    const behind = async () => (await admin.get(`/api/admin/audit/new?after=${asked}`)).json().ids;
    assert.deepEqual(await behind(), []);
    await ok(elsewhere.put(`/api/admin/affiliates/${partner.id}`, { company: 'Sun' }));
    const told = await news(admin, now);
    const [line] = await app.rows<{ id: number }>(
      `select max(id)::int as id from audit_log where action = 'affiliate.update'`,
    );
    assert.equal(told.newestLineId, line!.id);
    assert.equal(told.changes[0]?.isOwn, true);
    assert.deepEqual(await behind(), [line!.id]);
  });
});
