import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as z from 'zod/mini';
import type { ownReceipt } from '#core/contract/partners/affiliate/lead.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import type { Client } from '#server/testing/app.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { creditOffice } from '#server/testing/credit-office.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { filesOf, jsonOf } from '#server/testing/archive/archive-sums.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

type Told = z.output<typeof ownReceipt>['disputes'][number];

const reason = 'We saw the house together in May.';

describe('disputes of who is credited', async () => {
  const { app, server, deliver } = await freshMailApp();
  const staff = await app.signIn();
  const office = commissionOffice(app, staff);
  const credit = creditOffice(app, staff);

  const makePartner = async () => {
    const { id, referralCode } = await office.makeAffiliate();
    const headers = { cookie: `__Host-${await affiliateCookie(app.database, id)}` };
    const dispute = (lead: string) =>
      app.post('/api/affiliate/disputes', { leadReference: lead, reason }, headers);
    const own = async () => (await app.get('/api/affiliate/disputes', headers)).json().items;
    return { id, referralCode, headers, dispute, own };
  };
  const decide = (id: number, outcome: string, by = staff, changes: object = {}) =>
    by.post(`/api/admin/disputes/${id}/decide`, { outcome, reason: 'We asked them.', ...changes });
  const list = async (show = 'open') =>
    (await staff.get(`/api/admin/disputes?show=${show}&pageSize=100`)).json().items;
  const pair = async () => {
    const [from, to] = [await makePartner(), await makePartner()];
    const [lead] = await office.sendLeads(from.referralCode, 1);
    await office.edit(lead!, { status: 'Qualified' });
    return { from, to, lead: lead! };
  };
  const addressOf = async (id: number) =>
    (await app.rows<{ email: string }>('select email from affiliates where id = $1', [id]))[0]!
      .email;
  const mails = async () => {
    await deliver();
    return server.received.splice(0).filter(({ unfolded }) => /SG-0/.test(unfolded));
  };

  const receiptOf = async ({ headers }: { headers: Record<string, string> }, lead: number) =>
    (await app.get(`/api/affiliate/lead/${lead}`, headers)).json().receipt;
  const archiveOf = async (lead: number) => {
    const { rawPayload } = await staff.get(`/api/admin/leads/${lead}/archive`);
    return jsonOf<{ disputes: unknown }>(filesOf(rawPayload), 'ledger.json');
  };
  /** Both outcomes are on the lead's page, with its commission and in its archive. */
  const assertTold = async ({ id }: { id: number }, lead: number, outcome: string) => {
    const row = (await office.referralOf(lead))!;
    const commission = (await staff.get(`/api/admin/commissions/${row.id}`)).json();
    const { disputes } = (await staff.get(`/api/admin/leads/${lead}`)).json();
    const [dispute] = disputes;
    const name = (
      await app.rows<{ name: string }>(
        `select first_name || ' ' || last_name as name from affiliates where id = $1`,
        [id],
      )
    )[0]!.name;
    assert.deepEqual(
      [dispute.affiliate, dispute.why, dispute.decided.outcome, dispute.decided.reason],
      [name, reason, outcome, 'We asked them.'],
    );
    assert.ok(dispute.askedAt <= dispute.decided.at && dispute.decided.by);
    assert.deepEqual(commission.disputes, disputes);
    assert.deepEqual((await archiveOf(lead)).disputes, disputes);
  };

  test('upheld: the client and what was earned move, the ledger keeps both, both are told', async () => {
    const { from, to, lead } = await pair();
    const { id } = await ok(to.dispute(leadReference(lead)), 201);
    const [row] = (await list()).filter((one: { id: number }) => one.id === id);
    assert.deepEqual([row.lead.id, row.affiliate.id, row.reason], [lead, to.id, reason]);
    assert.deepEqual([row.isOverdue, row.decided], [false, null]);
    await mails();
    await ok(decide(id, 'upheld'));
    assert.deepEqual(await credit.linesOf(lead), [
      [from.id, 'accrual', 1_200_000],
      [from.id, 'void', -1_200_000],
      [to.id, 'accrual', 1_200_000],
    ]);
    await office.assertSumsHold();
    const told = await mails();
    const toldOf = async (id: number) => {
      const email = await addressOf(id);
      return told.filter(({ recipients }) => recipients[0] === email).map((one) => one.unfolded);
    };
    assert.match((await toldOf(to.id)).join(), /You were right[\s\S]*We asked them/);
    const lost = (await toldOf(from.id)).join();
    assert.match(lost, /no longer counts/);
    assert.doesNotMatch(lost, /We asked them/, 'the reason is for who asked');
    const [mine] = await to.own();
    assert.deepEqual([mine.state, mine.decision], ['upheld', 'We asked them.']);
    await assertTold(to, lead, 'upheld');
  });

  test('rejected: all stays, and the decision stands beside the credit', async () => {
    const { from, to, lead } = await pair();
    const { id } = (await to.dispute(leadReference(lead))).json();
    const before = await credit.linesOf(lead);
    await mails();
    assert.equal((await decide(id, 'rejected')).statusCode, 200);
    assert.deepEqual(await credit.linesOf(lead), before);
    assert.equal((await credit.stateOf(lead)).affiliate, from.id);
    await assertTold(to, lead, 'rejected');
    const seen = await receiptOf(from, lead);
    assert.deepEqual(
      seen.disputes.map(({ isOwn, why, decided }: Told) => [
        isOwn,
        why,
        decided?.outcome,
        decided?.reason,
      ]),
      [[false, null, 'rejected', null]],
      'another partner’s words are not theirs to read',
    );
    const told = await mails();
    assert.deepEqual(
      told.flatMap(({ recipients }) => recipients),
      [await addressOf(to.id)],
    );
    assert.equal((await decide(id, 'upheld')).statusCode, 409, 'decided once');
  });

  test('a number is answered the same whether or not there is such an application', async () => {
    const { to, lead } = await pair();
    const answers = [await to.dispute(leadReference(lead)), await to.dispute('SG-987654')];
    const shapes = answers.map(({ statusCode, json }) => [statusCode, Object.keys(json())]);
    assert.deepEqual(shapes[0], [201, ['id', 'dueAt']]);
    assert.deepEqual(shapes[1], shapes[0]);
    const again = [await to.dispute(leadReference(lead)), await to.dispute('sg 987654')];
    assert.deepEqual(fieldsOf(again, 'statusCode'), [409, 409], 'one at a time');
    assert.equal((await to.dispute('seven')).statusCode, 400);
    const { id } = answers[1]!.json();
    assert.equal((await decide(id, 'upheld')).statusCode, 409, 'there is nothing to credit');
    assert.equal((await decide(id, 'rejected')).statusCode, 200);
  });

  test('it is decided, and a lead credited, by terms that no one has read since they changed', async () => {
    const { from, to, lead } = await pair();
    const { id } = (await to.dispute(leadReference(lead))).json();
    await office.setTerm('attributionDays', 60);
    assert.equal((await decide(id, 'upheld')).statusCode, 200);
    await office.setTerm('attributionDays', 90);
    assert.equal((await office.credit(lead, from.id)).statusCode, 200);
  });

  test('a partner has twenty open at most, however many come at once; staff reject them together', async () => {
    const [to, other] = [await makePartner(), await makePartner()];
    const sent = Array.from({ length: 25 }, (_, at) => to.dispute(`SG-${900_000 + at}`));
    const codes = (await Promise.all(sent)).map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(codes, [...Array(20).fill(201), ...Array(5).fill(409)]);
    assert.equal((await other.dispute('SG-900000')).statusCode, 201, 'each partner has twenty');
    const open: { id: number }[] = (await to.own()).filter(
      ({ state }: { state: string }) => state === 'open',
    );
    const [decided] = open;
    assert.equal((await decide(decided!.id, 'rejected')).statusCode, 200);
    const ids = open.map(({ id }) => id);
    const reject = (by: Client) =>
      by.post('/api/admin/disputes/reject', { ids, reason: 'No such leads.' });
    assert.equal((await reject(await makeStaff(app, { role: 'officer' }))).statusCode, 403);
    const compliance = await makeStaff(app, { role: 'compliance' });
    const answers = await Promise.all([reject(compliance), reject(staff)]);
    const rejected = answers.map((answer) => answer.json().rejected).toSorted();
    assert.deepEqual(rejected, [0, 19]);
    const own: { state: string; decision: string }[] = await to.own();
    assert.equal(own.filter(({ decision }) => decision === 'No such leads.').length, 19);
    assert.ok(own.every(({ state }) => state === 'rejected'));
    assert.equal((await to.dispute('SG-900000')).statusCode, 201, 'there is room again');
    assert.equal((await list()).length > 0, true);
  });

  test('a referral that was taken away is disputed by its number, no other', async () => {
    const { from, to, lead } = await pair();
    const { id } = (await office.referralOf(lead))!;
    const path = `/api/affiliate/referrals/${id}/dispute`;
    const ask = (headers: Record<string, string>) => app.post(path, { reason }, headers);
    assert.equal((await ask(from.headers)).statusCode, 409, 'it is theirs');
    assert.equal((await ask(to.headers)).statusCode, 404);
    await credit.given(lead, to.id, from.id);
    const opened = await ok(ask(from.headers), 201);
    assert.equal((await decide(opened.id, 'upheld')).statusCode, 200);
    assert.equal((await credit.stateOf(lead)).affiliate, from.id);
    await office.assertSumsHold();
  });

  test('it is due by the office’s clock, and decided by compliance or an admin', async () => {
    const { to, lead } = await pair();
    app.clock.set(new Date('2026-11-27T20:00:00Z'));
    const { id, dueAt } = (await to.dispute(leadReference(lead))).json();
    assert.equal(new Date(dueAt).getUTCDay(), 3, 'from Friday afternoon over the weekend');
    app.clock.set(null);
    await office.setTerm('disputeAnswerHours', 9);
    app.clock.set(new Date('2026-11-27T20:00:00Z'));
    const shorter = (await (await pair()).to.dispute('SG-987653')).json().dueAt;
    assert.equal(new Date(shorter).getUTCDay(), 1, 'staff may promise less, by a dated term');
    await office.setTerm('disputeAnswerHours', 27);
    app.clock.set(new Date('2026-11-27T20:00:00Z'));
    const officer = await makeStaff(app, { role: 'officer' });
    assert.equal((await decide(id, 'rejected', officer)).statusCode, 403);
    app.clock.set(new Date('2026-12-07T20:00:00Z'));
    const [row] = (await list()).filter((one: { id: number }) => one.id === id);
    assert.equal(row.isOverdue, true);
    app.clock.set(null);
    const compliance = await makeStaff(app, { role: 'compliance' });
    assert.equal((await decide(id, 'upheld', compliance)).statusCode, 200);
    assert.equal((await credit.stateOf(lead)).affiliate, to.id);
    assert.ok((await list('all')).some((one: { id: number }) => one.id === id));
  });
});
