import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

interface Payee {
  payeeId: number;
  name: string;
  totalCents: number;
  reference: string;
  returnedAt: string | null;
}

describe('payouts in two steps', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);

  /** A partner with approved commissions of $500 each, and a W-9 unless told otherwise. */
  const partner = async (
    count: number,
    { w9 = true, ...changes }: Record<string, unknown> = {},
  ) => {
    const affiliate = await office.makeAffiliate({ isLicensedRealtor: false, ...changes });
    if (w9) {
      await ok(payee(affiliate.id, { kind: 'self', w9On: office.dayAgo() }), 201);
    }
    const leads = await office.sendLeads(affiliate.referralCode, count);
    for (const lead of leads) {
      await office.edit(lead, { status: 'Closed' });
    }
    const ids = await office.approve(...leads);
    const cookie = await affiliateCookie(app.database, affiliate.id);
    return { ...affiliate, leads, ids, cookie };
  };
  const payee = (id: number, body: Record<string, unknown>) =>
    staff.post(`/api/admin/affiliates/${id}/payees`, body);
  const prepare = (affiliateId: number | null, totalCents: number, more: object = {}) =>
    staff.post('/api/admin/payouts', { key: office.newKey(), affiliateId, totalCents, ...more });
  const read = (id: number) => ok(staff.get(`/api/admin/payouts/${id}`));
  const send = (id: number, paidOn = office.dayAgo(), more: object = {}) =>
    staff.post(`/api/admin/payouts/${id}/sent`, { paidOn, ...more });
  const discard = (id: number) => staff.post(`/api/admin/payouts/${id}/discard`, {});
  const giveBack = (id: number, payeeId: number) =>
    staff.post(`/api/admin/payouts/${id}/returned`, { payeeId, reason: 'Account closed' });
  const earnings = async ({ cookie }: { cookie: string }) =>
    (await app.get('/api/affiliate/earnings', { cookie })).json();
  /** What a partner reads of their only client. */
  const told = async ({ cookie }: { cookie: string }) => {
    const { items } = await ok(app.get('/api/affiliate/earnings/clients', { cookie }));
    const { state, reason, said, cents } = items[0];
    return [state, reason, said, cents];
  };
  const mailsOf = (kind: string) =>
    app.rows(`select payload from all_mails where kind = $1`, [kind]);

  test('prepared it holds its lines and changes nothing for the partner; sent it is paid', async () => {
    const one = await partner(2);
    const before = await earnings(one);
    const mails = (await mailsOf('commission_paid')).length;
    const run = await ok(prepare(one.id, 100_000), 201);
    assert.deepEqual([run.state, run.paidOn, run.totalCents], ['prepared', null, 100_000]);
    const { payees, heldBack, checks } = await read(run.id);
    assert.deepEqual(fieldsOf(payees, 'reference', 'totalCents'), [[`SG${run.id}-01`, 100_000]]);
    assert.deepEqual([heldBack, checks], [[], []]);
    assert.deepEqual(await earnings(one), before, 'nothing changes until it is sent');
    assert.equal((await office.due(one.id)).totalCents, 0);
    assert.equal((await prepare(one.id, 100_000)).statusCode, 409, 'no other takes its lines');
    for (const what of ['reopen', 'void']) {
      const path = `/api/admin/commissions/${one.ids[0]}/${what}`;
      const answer = await staff.post(path, { reason: 'By mistake' });
      assert.equal(answer.statusCode, 409);
      assert.match(answer.json().message, new RegExp(`Payout ${run.id} is prepared`));
    }
    const statement = { cookie: one.cookie };
    const own = (id: number) => app.get(`/api/affiliate/statements/${id}`, statement);
    assert.equal((await own(run.id)).statusCode, 404);
    const file = await office.csv(`/api/admin/payouts/${run.id}/csv`);
    assert.deepEqual(
      file.map((row) => [row['dollars'], row['reference'], row['paidOn'], row['statement']]),
      Array(2).fill(['500.00', `SG${run.id}-01`, '', '']),
    );
    assert.equal((await send(run.id, office.dayAgo(1))).statusCode, 400, 'before the approval');
    const references = [{ payeeId: payees[0].payeeId, reference: 'ACH 77' }];
    const answers = await Promise.all([
      send(run.id, office.dayAgo(), { references }),
      send(run.id, office.dayAgo(), { references }),
      discard(run.id),
    ]);
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    assert.equal(answers.filter(({ statusCode }) => statusCode === 409).length, 2);
    const isSent = (await read(run.id)).state === 'sent';
    const sent = isSent ? run : await ok(prepare(one.id, 100_000), 201);
    if (!isSent) {
      await ok(send(sent.id, office.dayAgo(), { references }));
    }
    assert.equal((await own(sent.id)).json().reference, 'ACH 77');
    assert.equal((await mailsOf('commission_paid')).length, mails + 1);
    assert.equal((await earnings(one)).paidCents, 100_000);
    await office.assertSumsHold();
    await office.assertPaidOnce();
  });

  test('of two prepared at once one gets the lines; discarded, they are due again', async () => {
    const one = await partner(1);
    const answers = await Promise.all([prepare(one.id, 50_000), prepare(one.id, 50_000)]);
    const [run, ...more] = answers.filter(({ statusCode }) => statusCode === 201);
    assert.deepEqual(more, []);
    const { id } = run!.json();
    const codes = await Promise.all([discard(id), discard(id), send(id)]);
    assert.equal(codes.filter(({ statusCode }) => statusCode === 200).length, 1);
    if ((await read(id)).state === 'discarded') {
      assert.equal((await office.due(one.id)).totalCents, 50_000);
      const again = await ok(prepare(one.id, 50_000), 201);
      await ok(send(again.id));
    }
    await office.assertPaidOnce();
  });

  test('what is held back has its reason, and is paid where staff say so', async () => {
    const noForm = await partner(1, { w9: false, lastName: 'Formless' });
    const asleep = await partner(1, { lastName: 'Asleep' });
    await office.put(`/api/admin/affiliates/${asleep.id}`, { isActive: false });
    const lost = await partner(1, { lastName: 'Lost' });
    await office.edit(lost.leads[0]!, { status: 'Closed Lost' });
    const low = await partner(1, { lastName: 'Low' });
    await office.setTerm('payoutMinimum', 600);
    const due = await ok(staff.get('/api/admin/payouts/due'));
    const reasonOf = ({ id }: { id: number }, from = due) =>
      from.heldBack.find((one: { affiliateId: number }) => one.affiliateId === id)?.reason;
    assert.deepEqual(
      [noForm, asleep, lost, low].map((one) => reasonOf(one)),
      ['w9', 'inactive', 'held', 'minimum'],
    );
    const alsoPay = due.heldBack
      .filter(({ reason }: { reason: string }) => reason !== 'held')
      .map(({ payeeId }: Payee) => payeeId);
    const run = await ok(prepare(null, 150_000, { alsoPay }), 201);
    const { payees, heldBack } = await read(run.id);
    assert.equal(payees.length, 3);
    assert.deepEqual([reasonOf(lost, { heldBack }), heldBack.length], ['held', 1]);
    await ok(discard(run.id));
    await office.setTerm('payBasis', 'required');
    await office.confirmBasis(true);
    const strict = await ok(prepare(null, 100_000, { alsoPay }), 201);
    assert.equal(reasonOf(noForm, await read(strict.id)), 'w9', 'asking does not help');
    await ok(discard(strict.id));
    await office.setTerm('payBasis', 'check');
    await office.setTerm('payoutMinimum', 50);
    await office.confirmBasis(true);
    const asSeen = await office.due(noForm.id);
    assert.equal((await office.pay(noForm.id, asSeen.totalCents)).statusCode, 201, 'paid already');
  });

  test('a transfer that came back is taken out alone, and waits for new details', async () => {
    const one = await partner(1);
    const other = await partner(1);
    const ids = await app.rows<{ id: number }>(
      `select id from payees where affiliate_id in ($1, $2) order by affiliate_id`,
      [one.id, other.id],
    );
    const due = await ok(staff.get('/api/admin/payouts/due'));
    const total = due.payees.reduce((sum: number, { totalCents }: Payee) => sum + totalCents, 0);
    const run = await ok(prepare(null, total), 201);
    assert.equal((await giveBack(run.id, ids[0]!.id)).statusCode, 409, 'not sent yet');
    await ok(send(run.id));
    const codes = await Promise.all([giveBack(run.id, ids[0]!.id), giveBack(run.id, ids[0]!.id)]);
    assert.deepEqual(codes.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
    const { totalCents, returnedCents, state, payees } = await read(run.id);
    assert.deepEqual([totalCents, returnedCents, state], [total, 50_000, 'sent']);
    assert.equal(payees.filter(({ returnedAt }: Payee) => returnedAt !== null).length, 1);
    const own = await earnings(one);
    assert.deepEqual([own.paidCents, own.approvedCents, own.years], [0, 50_000, []]);
    assert.equal(own.statements[0].returnedCents, 50_000);
    assert.deepEqual(await told(one), ['approved', 'returned', 'Account closed', 50_000]);
    assert.equal((await earnings(other)).paidCents, 50_000, 'the others stay paid');
    const cookie = one.cookie;
    const statement = (await app.get(`/api/affiliate/statements/${run.id}`, { cookie })).json();
    assert.equal(statement.paidTo[0].returnReason, 'Account closed');
    const news = (await mailsOf('commission_changed')).at(-1)!['payload'] as Record<
      string,
      unknown
    >;
    assert.deepEqual([news['change'], news['affiliateId']], ['returned', one.id]);
    const file = await office.csv(`/api/admin/payouts/${run.id}/csv`);
    assert.deepEqual(
      file
        .map((row) => row['returnedOn'] !== '')
        .toSorted()
        .at(-1),
      true,
    );
    const held = await ok(staff.get(`/api/admin/payouts/due?affiliate=${one.id}`));
    assert.deepEqual([held.totalCents, held.heldBack[0].reason], [0, 'returned']);
    const path = `/api/admin/affiliates/${one.id}/payees/${ids[0]!.id}/renewed`;
    const compliance = await makeStaff(app, { role: 'compliance' });
    assert.equal((await compliance.post(path, { note: 'By letter' })).statusCode, 403);
    await ok(staff.post(path, { note: 'New account, by letter of today' }));
    assert.equal((await staff.post(path, { note: 'Again' })).statusCode, 409);
    assert.equal((await office.due(one.id)).totalCents, 50_000);
    assert.deepEqual(await told(one), ['approved', 'reversed', 'Account closed', 50_000]);
    const again = await ok(office.pay(one.id, 50_000), 201);
    await office.adjust(one.ids[0]!, 2_500);
    const later = await ok(office.pay(one.id, 2_500), 201);
    assert.equal((await office.reverse(again.id)).statusCode, 409, 'its correction is settled');
    await ok(office.reverse(run.id));
    assert.equal((await earnings(other)).paidCents, 0, 'the rest of a run can be reversed');
    const byMistake = ['approved', 'reversed', 'Sent to a closed account', 50_000];
    assert.deepEqual(await told(other), byMistake);
    assert.deepEqual(await told(one), ['paid', null, null, 52_500]);
    assert.equal((await earnings(one)).paidCents, 52_500, 'what came back was paid by others');
    await ok(office.reverse(later.id));
    await office.assertSumsHold();
  });

  test('what changes between prepared and sent is a check, and a correction after it', async () => {
    const one = await partner(2);
    const run = await ok(prepare(one.id, 100_000), 201);
    await office.adjust(one.ids[0]!, 2_500);
    await office.edit(one.leads[1]!, { status: 'Closed Lost' });
    const { checks } = await read(run.id);
    assert.deepEqual(
      checks
        .map(({ referralId, check }: Record<string, unknown>) => [referralId, check])
        .toSorted(),
      [
        [one.ids[0], 'changed'],
        [one.ids[1], 'held'],
      ].toSorted(),
    );
    await ok(send(run.id));
    assert.equal((await earnings(one)).paidCents, 100_000, 'what was prepared was paid');
    assert.equal((await office.due(one.id)).totalCents, 2_500, 'the rest is a correction');
    await office.assertSumsHold();
  });

  test('a merge takes what a prepared run holds by a correction, and its undo gives it back', async () => {
    const both = [
      await partner(1, { lastName: 'Either' }),
      await partner(1, { lastName: 'Other' }),
    ] as const;
    const runs = await Promise.all(both.map(({ id }) => ok(prepare(id, 50_000), 201)));
    const phone = '(503) 234-7788';
    for (const { leads } of both) {
      await office.edit(leads[0]!, { phone });
    }
    const [kept, lost] = both.map(({ leads }) => leads[0]!);
    const merge = () =>
      ok(staff.post(`/api/admin/leads/${kept}/merge`, { otherId: lost, fields: {} }));
    const changed = async () =>
      (await Promise.all(runs.map(({ id }) => read(id)))).flatMap(({ checks }) => checks);
    const { mergeId } = await merge();
    assert.deepEqual(fieldsOf(await changed(), 'check'), ['changed']);
    await ok(staff.post(`/api/admin/merges/${mergeId}/undo`));
    assert.deepEqual(await changed(), []);
    await office.assertSumsHold();
    await merge();
    for (const { id } of runs) {
      await ok(send(id));
    }
    const debts = await Promise.all(both.map(async ({ id }) => (await office.due(id)).heldBack));
    assert.deepEqual(fieldsOf(debts.flat(), 'cents', 'reason'), [[-50_000, 'owes']]);
    await office.assertSumsHold();
    await office.assertPaidOnce();
  });

  test('payees over time: a line belongs to the payee of the day of its approval', async () => {
    const one = await partner(2, { lastName: 'Changing' });
    const broker = { kind: 'broker', name: 'Bay Realty LLC', w9On: office.dayAgo() };
    const kept = await ok(payee(one.id, broker), 201);
    assert.equal(kept.moved, 0);
    const names = async () =>
      (await office.due(one.id)).payees.map(({ name, totalCents }: Payee) => [name, totalCents]);
    assert.deepEqual(await names(), [['Rita Changing', 100_000]]);
    const renewed = await ok(
      payee(one.id, { ...broker, name: 'BAY REALTY, LLC', alsoApproved: true }),
      201,
    );
    assert.deepEqual([renewed.id, renewed.moved], [kept.id, 2], 'the same payee, typed again');
    assert.deepEqual(await names(), [['BAY REALTY, LLC', 100_000]]);
    const later = { kind: 'company', name: 'Later Inc', from: '2099-01-01' };
    await ok(payee(one.id, later), 201);
    const { payees } = await ok(staff.get(`/api/admin/affiliates/${one.id}/payees`));
    assert.deepEqual(fieldsOf(payees, 'name', 'w9On'), [
      ['Later Inc', null],
      ['BAY REALTY, LLC', office.dayAgo()],
      ['Rita Changing', office.dayAgo()],
    ]);
    const basis = await ok(staff.get(`/api/admin/affiliates/${one.id}/basis`));
    assert.deepEqual(
      [basis.payee, basis.payeeName, basis.w9OnFile],
      ['broker', 'BAY REALTY, LLC', true],
    );
    assert.equal((await payee(one.id, { kind: 'broker' })).statusCode, 400, 'without a name');
    const run = await ok(prepare(one.id, 100_000), 201);
    const moved = await ok(payee(one.id, { kind: 'self', alsoApproved: true }), 201);
    assert.equal(moved.moved, 0, 'a prepared run keeps its payees');
    await ok(send(run.id));
    const { years } = await ok(staff.get('/api/admin/payouts/years'));
    const paid = years[0].payments.find(({ name }: Payee) => name === 'BAY REALTY, LLC');
    assert.deepEqual([paid.paidCents, paid.w9On], [100_000, office.dayAgo()]);
  });
});
