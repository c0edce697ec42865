import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { creditOffice } from '#server/testing/credit-office.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

describe('who is credited for a lead, decided by staff', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  const credit = creditOffice(app, staff);

  const pair = async () => {
    const [from, to] = [await office.makeAffiliate(), await office.makeAffiliate()];
    const [lead] = await office.sendLeads(from.referralCode, 1);
    return { from, to, lead: lead! };
  };

  test('what was earned goes from one to the other, by the rate that the other had when it qualified', async () => {
    const { from, to, lead } = await pair();
    await office.put(`/api/admin/affiliates/${to.id}`, { commissionRate: 0.02 });
    await office.edit(lead, { status: 'Qualified' });
    await office.put(`/api/admin/affiliates/${to.id}`, { commissionRate: 0.01 });
    const detail = await credit.given(lead, to.id, from.id);
    assert.deepEqual(await credit.linesOf(lead), [
      [from.id, 'accrual', 1_200_000],
      [from.id, 'void', -1_200_000],
      [to.id, 'accrual', 800_000],
    ]);
    const code = to.referralCode;
    const expected = { affiliate: to.id, code, status: 'qualified', cents: 800_000 };
    assert.deepEqual(await credit.stateOf(lead), expected);
    const { referral } = detail;
    assert.deepEqual([referral.affiliateId, referral.reason], [to.id, 'staff']);
    const [told] = referral.handovers;
    assert.deepEqual(
      [told.by, told.reason, told.from === told.to],
      ['admin', 'Rosa met them first', false],
    );
    await office.edit(lead, { homePrice: 500_000 });
    assert.equal((await credit.stateOf(lead)).cents, 1_000_000, 'at that rate');
    const stats = async (id: number) =>
      (await staff.get(`/api/admin/affiliate/${id}/stats`)).json();
    const [lost, won] = [await stats(from.id), await stats(to.id)];
    assert.deepEqual([lost.totalReferrals, lost.pendingCommissions], [0, 0]);
    assert.deepEqual([won.totalReferrals, won.qualifiedReferrals], [1, 1]);
    assert.equal(won.pendingCommissions, 1_000_000);
    const list = (await staff.get(`/api/admin/leads?affiliate=${code}`)).json();
    assert.deepEqual([list.total, list.items[0].id], [1, lead]);
    await office.assertSumsHold();
  });

  test('it is shown in the timeline and the audit log, and only the new affiliate gets a mail', async () => {
    const { from, to, lead } = await pair();
    await credit.given(lead, to.id, from.id);
    const { items } = (await staff.get(`/api/admin/leads/${lead}/timeline?pageSize=100`)).json();
    const of = (kind: string) => items.filter((entry: { kind: string }) => entry.kind === kind);
    const [entry] = of('handover');
    assert.deepEqual([entry.actor.name, entry.reason], ['admin', 'Rosa met them first']);
    assert.ok(entry.from !== null && entry.to !== null);
    assert.equal(of('credit')[0].code, from.referralCode, 'what was decided first stays told');
    const [audit] = await app.rows(
      `select before, after from audit_log where action = 'lead.credit' and entity_id = $1`,
      [lead],
    );
    assert.deepEqual(audit, {
      before: { affiliateId: from.id, referralCode: from.referralCode },
      after: { affiliateId: to.id, referralCode: to.referralCode, reason: 'Rosa met them first' },
    });
    const mails = await app.rows<{ affiliate: number }>(
      `select (payload->>'affiliateId')::int as affiliate from all_mails
       where lead_id = $1 and kind = 'affiliate_notification' order by id`,
      [lead],
    );
    assert.deepEqual(
      mails.map(({ affiliate }) => affiliate),
      [from.id, to.id],
      'the first is of the application itself',
    );
    const silent = await office.makeAffiliate();
    await app.database.query('update affiliates set notify_referrals = false where id = $1', [
      silent.id,
    ]);
    await credit.given(lead, silent.id, to.id);
    await credit.given(lead, null, silent.id);
    const written = `jobs where lead_id = ${lead} and kind = 'affiliate_notification'`;
    assert.equal(
      await app.count(written),
      2,
      'neither who wants none nor who lost it is written to',
    );
  });

  test('the portal shows it to the new one, without names or reasons, and to the old one nothing more', async () => {
    const { from, to, lead } = await pair();
    await office.edit(lead, { status: 'Qualified' });
    const cookies = {
      old: await affiliateCookie(app.database, from.id),
      new: await affiliateCookie(app.database, to.id),
    };
    const get = (url: string, who: keyof typeof cookies) => app.get(url, { cookie: cookies[who] });
    const note = { leadId: lead, content: 'Ask for the garden', authorType: 'affiliate' };
    await app.post('/api/notes', note, { cookie: cookies.old });
    await staff.post('/api/notes', { leadId: lead, content: 'Called' });
    await credit.given(lead, to.id, from.id);
    assert.equal((await get(`/api/affiliate/lead/${lead}`, 'old')).statusCode, 404);
    const answer = await get(`/api/affiliate/lead/${lead}`, 'new');
    const { receipt } = answer.json();
    assert.deepEqual(
      [receipt.reason, receipt.windowDays, receipt.expiresAt, receipt.isInReview],
      ['staff', null, null, false],
    );
    assert.ok(receipt.decidedAt);
    assert.deepEqual(fieldsOf(receipt.touches, 'code', 'verdict'), [[null, 'overruled']]);
    assert.doesNotMatch(answer.body, new RegExp(`${from.referralCode}|Rosa met`));
    const notes = (await get(`/api/notes/${lead}`, 'new')).json();
    assert.deepEqual(notes, [], 'what the old one wrote, and what was shared with that one');
    assert.equal((await staff.get(`/api/notes/${lead}`)).json().length, 2, 'staff read all');
    const lines = async (who: keyof typeof cookies) => {
      const page = await get('/api/affiliate/earnings/lines', who);
      assert.doesNotMatch(page.body, /Rosa met/);
      return page.json().items.map(({ kind, cause, client, status }: Record<string, unknown>) => {
        return [kind, cause, client === null, status];
      });
    };
    assert.deepEqual(await lines('old'), [
      ['void', 'attribution', true, 'void'],
      ['accrual', 'status', true, 'void'],
    ]);
    assert.deepEqual(await lines('new'), [['accrual', 'attribution', false, 'qualified']]);
  });

  test('to no affiliate and back, and a lead without a referral: as if it had been so from the start', async () => {
    const { from, to, lead } = await pair();
    await office.edit(lead, { status: 'Qualified' });
    await credit.given(lead, null, from.id);
    const nobodys = { affiliate: null, code: null, status: 'void', cents: 0 };
    assert.deepEqual(await credit.stateOf(lead), nobodys);
    await office.edit(lead, { status: 'Denied' });
    await office.edit(lead, { status: 'Approved' });
    await credit.given(lead, from.id, null);
    assert.deepEqual(await credit.sumOf(lead), ['qualified', 1_200_000]);
    const id = await app.apply({ homePrice: 300_000 });
    await office.edit(id, { status: 'Contacted' });
    await credit.given(id, to.id, null);
    assert.equal((await credit.stateOf(id)).status, 'pending');
    await office.edit(id, { status: 'Qualified' });
    assert.equal((await credit.stateOf(id)).cents, 900_000);
    await office.assertSumsHold();
  });

  test('a later undo of a change of many, and a deletion, apply to the current affiliate', async () => {
    const { from, to, lead } = await pair();
    await office.put(`/api/admin/affiliates/${to.id}`, { isLicensedRealtor: false });
    const change = async (status: string, seen: string) => {
      const body = { kind: 'status', status, leads: [{ id: lead, status: seen }] };
      return (await office.bulk(body)).json().id as number;
    };
    const undo = (id: number) => staff.post(`/api/admin/leads/bulk/${id}/undo`);
    const qualified = await change('Qualified', 'New');
    await credit.given(lead, null, from.id);
    await credit.given(lead, to.id, null);
    assert.equal((await credit.stateOf(lead)).cents, 50_000);
    await undo(qualified);
    assert.deepEqual(await credit.sumOf(lead), ['pending', 0]);
    await change('Qualified', 'New');
    const denied = await change('Denied', 'Qualified');
    await credit.given(lead, from.id, to.id);
    assert.deepEqual(await credit.sumOf(lead), ['void', 0]);
    await undo(denied);
    assert.equal((await credit.stateOf(lead)).cents, 1_200_000, 'by the rate of who has it now');
    await office.remove(lead);
    assert.equal((await credit.give(lead, to.id, from.id)).statusCode, 404);
    await office.restore(lead);
    assert.equal((await credit.stateOf(lead)).cents, 1_200_000);
    await office.assertSumsHold();
  });

  test('what staff approved stays whose it is until they take it back, and what was paid for good', async () => {
    const { from, to, lead } = await pair();
    await office.confirmBasis(true);
    await office.edit(lead, { status: 'Qualified' });
    const [id] = await office.approve(lead);
    const refused = await credit.give(lead, to.id, from.id);
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().message, /\$12000\.00 was approved.*Take the approval back/);
    await staff.post(`/api/admin/commissions/${id}/reopen`, { reason: 'Wrong partner' });
    await credit.given(lead, to.id, from.id);
    await office.approve(lead);
    await ok(office.pay(to.id, 1_200_000), 201);
    const paid = await credit.give(lead, from.id, to.id);
    assert.match(paid.json().message, /was paid.*adjustment/);
    assert.equal((await credit.stateOf(lead)).affiliate, to.id);
    assert.equal(await app.count(`referral_handovers where lead_id = ${lead}`), 1);
    await office.assertSumsHold();
  });

  test('of two concurrent decisions, also beside a change of status, one wins and the other gets 409', async () => {
    const { from, to, lead } = await pair();
    const third = await office.makeAffiliate();
    const answers = await Promise.all([
      credit.give(lead, to.id, from.id),
      office.put(`/api/admin/leads/${lead}`, { status: 'Qualified' }),
      credit.give(lead, third.id, from.id),
      office.put(`/api/admin/leads/${lead}`, { homePrice: 410_000 }),
      credit.give(lead, null, from.id),
    ]);
    const codes = [0, 2, 4].map((at) => answers[at]!.statusCode);
    assert.deepEqual(codes.toSorted(), [200, 409, 409]);
    const late = answers.filter(({ statusCode }) => statusCode === 409);
    assert.ok(late.every((answer) => /Someone else/.test(answer.json().message)));
    assert.equal(await app.count(`referral_handovers where lead_id = ${lead}`), 1);
    const { status, cents, affiliate } = await credit.stateOf(lead);
    const expected = affiliate === null ? ['void', 0] : ['qualified', 1_230_000];
    assert.deepEqual([status, cents], expected);
    await office.assertSumsHold();
  });

  test('an affiliate’s own application is reported, and credited only if confirmed', async () => {
    const { from, lead } = await pair();
    const own = await office.makeAffiliate();
    const [applicant] = await app.rows<{ email: string }>('select email from leads where id = $1', [
      lead,
    ]);
    await office.put(`/api/admin/affiliates/${own.id}`, {
      email: applicant!.email.replace('@', '+realtor@'),
    });
    const refused = await credit.give(lead, own.id, from.id);
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().message, /same email or telephone/);
    assert.equal((await credit.stateOf(lead)).affiliate, from.id);
    const { referral } = await credit.given(lead, own.id, from.id, { isSelfMeant: true });
    assert.equal(referral.isSelfReferral, true);
    const back = await credit.given(lead, from.id, own.id);
    assert.equal(back.referral.isSelfReferral, false);
  });

  test('only an admin decides, and never for an unknown or inactive affiliate', async () => {
    const { from, to, lead } = await pair();
    const officer = await makeStaff(app, { role: 'officer' });
    await app.database.query('update leads set owner_id = null where id = $1', [lead]);
    assert.equal((await credit.give(lead, to.id, from.id, {}, officer)).statusCode, 403);
    assert.equal((await credit.give(lead, 999_999, from.id)).statusCode, 404);
    assert.equal((await credit.give(999_999, to.id, from.id)).statusCode, 404);
    await office.put(`/api/admin/affiliates/${to.id}`, { isActive: false });
    assert.match((await credit.give(lead, to.id, from.id)).json().message, /inactive/);
    assert.equal((await credit.give(lead, from.id, from.id)).statusCode, 409);
    assert.equal((await credit.give(lead, null, from.id, { reason: ' ' })).statusCode, 400);
    assert.equal((await credit.give(lead, null, from.id, { affiliateId: 'x' })).statusCode, 400);
    assert.equal((await credit.stateOf(lead)).affiliate, from.id);
    assert.equal(await app.count(`referral_handovers where lead_id = ${lead}`), 0);
  });

  test('the database lets no decision be changed', async () => {
    const { from, lead } = await pair();
    await credit.given(lead, null, from.id);
    for (const sql of [
      'delete from referral_handovers',
      'update affiliate_rates set since = now()',
    ]) {
      await assert.rejects(app.database.query(sql), /append-only/);
    }
  });
});
