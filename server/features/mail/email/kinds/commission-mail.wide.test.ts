import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byCounsel, commissionOffice } from '#server/testing/commission-office.ts';
import { freshMailApp, keptMails } from '#server/testing/mail-server.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

interface Partner {
  id: number;
  email: string;
  referralCode: string;
}

let lastTold = new Date(0);
const { app, server, deliverLater } = await freshMailApp();
const staff = await app.signIn();
const office = commissionOffice(app, staff);
await office.confirmBasis(true);

const set = ({ id }: Partner, column: string, value: unknown) =>
  app.database.query(`update affiliates set ${column} = $1 where id = $2`, [value, id]);
/** An affiliate with clients whose commissions of $12,000 each wait for approval. */
async function qualified(count: number, language = 'en') {
  const partner: Partner = await office.makeAffiliate();
  await set(partner, 'language', language);
  const leads = await office.sendLeads(partner.referralCode, count);
  const ids: number[] = [];
  for (const [index, lead] of leads.entries()) {
    await office.edit(lead, {
      firstName: 'Ana',
      lastName: `Souza ${'ABCDEFGHIJKLMNOP'[index]}`,
      status: 'Qualified',
    });
    ids.push((await office.referralOf(lead)).id);
  }
  await app.database.query('delete from jobs; delete from sent_mails');
  return { partner, leads, ids };
}
const approve = async (ids: readonly number[], earnedCents = 1_200_000) => {
  const referrals = ids.map((id) => ({ id, earnedCents }));
  await ok(staff.post('/api/admin/commissions/approve', { referrals, override: byCounsel }));
};
const adjust = async (id: number, amountCents: number, key = office.newKey()) => {
  const override = { name: byCounsel.name };
  const body = { key, amountCents, reason: 'Agreed by telephone', override };
  await ok(staff.post(`/api/admin/commissions/${id}/adjustments`, body));
};
const pay = async ({ id }: Partner, totalCents: number, key = office.newKey()) =>
  (
    await ok(
      staff.post('/api/admin/payouts', {
        key,
        affiliateId: id,
        totalCents,
        paidOn: office.dayAgo(),
        reference: 'ACH 77',
      }),
      201,
    )
  ).id as number;
/** Subject and text of the mails in an affiliate's mailbox after all waiting jobs have run. */
const told = async ({ email }: Partner) => {
  server.received.length = 0;
  await deliverLater();
  const kinds = ['commission_approved', 'commission_paid', 'commission_changed'];
  const mails = (await Promise.all(kinds.map((kind) => keptMails(app, kind)))).flat();
  const rows = mails
    .filter(({ recipient, sentAt }) => recipient === email && sentAt! > lastTold)
    .toSorted((one, other) => one.id - other.id);
  lastTold = (await app.rows<{ now: Date }>('select now()'))[0]!.now;
  const arrived = server.received.filter(({ recipients }) => recipients.includes(email));
  assert.equal(arrived.length, rows.length);
  return rows.map(({ subject, text }) => `${subject}\n${text}`.replace(/[\u00a0\u202f]/g, ' '));
};

test('an approval, a correction and a payment are mailed once each, with clients and sums', async () => {
  const { partner, ids } = await qualified(2);
  await approve(ids);
  await approve(ids);
  const [approval, ...more] = await told(partner);
  assert.deepEqual(more, [], 'one mail of one decision, and of what was decided already none');
  assert.match(approval!, /\$24,000\.00 in commissions approved/);
  assert.match(approval!, /Ana Souza A \(TX\): \$12,000\.00/);
  assert.match(approval!, /Ana Souza B \(TX\): \$12,000\.00/);
  assert.match(approval!, /lender\.example\/affiliate\/dashboard\?tab=earnings/);
  assert.match(
    server.received[0]!.text.replace(/\r\n[ \t]/g, ' '),
    /List-Unsubscribe: *<[^>]*kind=commission_approved>/,
  );

  const key = office.newKey();
  await Promise.all([adjust(ids[0]!, -50_000, key), adjust(ids[0]!, -50_000, key)]);
  const [correction, ...others] = await told(partner);
  assert.deepEqual(others, []);
  assert.match(correction!, /We took \$500\.00 off your commission for Ana Souza A/);
  assert.match(correction!, /Reason: Agreed by telephone/);

  const payKey = office.newKey();
  const payout = await pay(partner, 2_350_000, payKey);
  await pay(partner, 2_350_000, payKey);
  const [payment, ...again] = await told(partner);
  assert.deepEqual(again, []);
  assert.match(payment!, /you were paid \$23,500\.00/);
  assert.match(payment!, /We paid you \$23,500\.00 on /);
  assert.match(payment!, /Payment reference: ACH 77/);
  assert.match(payment!, /Ana Souza A \(TX\): \$11,500\.00/);
  assert.match(payment!, new RegExp(`affiliate/statements/${payout}\\b`));
});

test('a withdrawal is mailed with its reason; an estimate that follows the price is not', async () => {
  const { partner, leads, ids } = await qualified(1);
  await office.edit(leads[0]!, { homePrice: 500_000 });
  assert.deepEqual(await told(partner), []);
  await approve(ids, 1_500_000);
  await told(partner);
  const reason = { reason: 'The closing moved' };
  await staff.post(`/api/admin/commissions/${ids[0]}/reopen`, reason);
  const [reopened] = await told(partner);
  assert.match(reopened!, /\$15,000\.00 is an estimate again/);
  await staff.post(`/api/admin/commissions/${ids[0]}/void`, { reason: 'Fell apart' });
  const [voided] = await told(partner);
  assert.match(voided!, /of \$15,000\.00 for Ana Souza A \(TX\) no longer counts/);
  assert.match(voided!, /Reason: Fell apart/);
});

test('an approval that is taken back before it is told is not told, nor its end', async () => {
  const { partner, ids } = await qualified(3);
  const [first, ...others] = ids;
  await approve(ids);
  const waits = await app.rows<{ isLater: boolean }>(
    `select run_at > now() + interval '4 minutes' as "isLater" from jobs where kind = 'commission_approved'`,
  );
  assert.deepEqual(waits, [{ isLater: true }]);
  const reopen = (id: number) =>
    ok(staff.post(`/api/admin/commissions/${id}/reopen`, { reason: 'Taken back at once' }));
  await reopen(first!);
  const [approval, ...more] = await told(partner);
  assert.deepEqual(more, []);
  assert.match(approval!, /\$24,000\.00 in commissions approved/);
  assert.doesNotMatch(approval!, /Souza A/);
  await approve([first!]);
  await reopen(first!);
  assert.deepEqual(await told(partner), []);
  await reopen(others[0]!);
  assert.equal((await told(partner)).length, 1, 'what was told is taken back in words');
});

test('an approval is told to the partner whom it pays, not to one who lost the client before', async () => {
  const { partner, leads, ids } = await qualified(1);
  await approve(ids);
  await ok(staff.post(`/api/admin/commissions/${ids[0]}/reopen`, { reason: 'Of another' }));
  const other: Partner = await office.makeAffiliate();
  const credit = { affiliateId: other.id, seenAffiliateId: partner.id, reason: 'Their client' };
  await ok(staff.post(`/api/admin/leads/${leads[0]}/credit`, credit));
  await approve([(await office.referralOf(leads[0]!)).id]);
  const mails = await told(partner);
  assert.deepEqual(
    mails.filter((mail) => /commissions? approved/.test(mail)),
    [],
  );
});

test('while the program pays no commissions, approvals are mailed but estimates are not', async () => {
  const { partner, ids } = await qualified(3);
  const [estimate, reopened, waiting] = ids as [number, number, number];
  const by = (id: number, action: string, reason: string) =>
    staff.post(`/api/admin/commissions/${id}/${action}`, { reason });
  await approve([reopened]);
  await told(partner);
  await adjust(waiting, 70_000);
  try {
    await office.setTerm('paysCommissions', false);
    assert.deepEqual(await told(partner), [], 'not what waited either');
    await adjust(estimate, 50_000);
    await by(estimate, 'void', 'Fell apart');
    assert.deepEqual(await told(partner), []);
    await adjust(reopened, 10_000);
    const [added] = await told(partner);
    assert.match(added!, /We added \$100\.00 to your commission for Ana Souza B/);
    await by(reopened, 'reopen', 'The closing moved');
    const [mail] = await told(partner);
    assert.match(mail!, /We took back the approval of your commission for Ana Souza B \(TX\)\./);
    assert.match(mail!, /Reason: The closing moved/);
    assert.doesNotMatch(mail!, /\$\d|estimate/);
  } finally {
    await office.setTerm('paysCommissions', true);
  }
});

test('a correction of what was paid stands in the next payment, with its sign', async () => {
  const { partner, ids } = await qualified(2, 'pt');
  await approve([ids[0]!]);
  await pay(partner, 1_200_000);
  await adjust(ids[0]!, -20_000);
  await approve([ids[1]!]);
  await told(partner);
  await pay(partner, 1_180_000);
  const [payment] = await told(partner);
  assert.match(payment!, /pagamos US\$ 11\.800,00 a você/);
  assert.match(payment!, /Ana Souza A \(TX\), correção: −US\$ 200,00/);
  assert.match(payment!, /lang=pt/);
});

test('a reversed payment is mailed once, with its sum and reason', async () => {
  const { partner, ids } = await qualified(2, 'es');
  await approve(ids);
  const payout = await pay(partner, 2_400_000);
  await told(partner);
  const reverse = () =>
    staff.post(`/api/admin/payouts/${payout}/reverse`, { reason: 'Sent to the wrong bank' });
  await Promise.all([reverse(), reverse()]);
  const [reversed, ...more] = await told(partner);
  assert.deepEqual(more, []);
  assert.match(reversed!, /Anulamos el pago de \$24,000\.00/);
  assert.match(reversed!, /Motivo: Sent to the wrong bank/);
});

test('of many clients the first are named, and how many more there are', async () => {
  const { partner, ids } = await qualified(12, 'es');
  await approve(ids);
  const [mail] = await told(partner);
  assert.match(mail!, /Aprobamos \$144,000\.00 en comisiones/);
  assert.equal(mail!.match(/Ana Souza [A-P] \(TX\): /g)?.length, 10);
  assert.match(mail!, /y 2 más/);
});

test('no mail goes to an affiliate who opted out, is no longer active, or changed their address', async () => {
  const [off, later, idle, moved] = [
    await qualified(1),
    await qualified(1),
    await qualified(1),
    await qualified(1),
  ];
  await set(off.partner, 'notify_commissions', false);
  for (const { ids } of [off, later, idle, moved]) {
    await approve(ids);
  }
  await set(later.partner, 'notify_commissions', false);
  await set(idle.partner, 'is_active', false);
  await set(moved.partner, 'email', 'moved@example.com');
  for (const { partner } of [off, later, idle, moved]) {
    assert.deepEqual(await told(partner), []);
  }
  const rows = await app.rows<{ status: string }>(
    `select status from all_mails where kind = 'commission_approved'`,
  );
  assert.deepEqual(fieldsOf(rows, 'status'), ['withheld', 'withheld', 'withheld']);
});

test('a client credited to another affiliate by now, or without a plain name, is not named', async () => {
  const { partner, leads, ids } = await qualified(2);
  await approve(ids);
  await app.database.query(
    `update leads set first_name = 'Call 555 0100', last_name = 'now' where id = $1`,
    [leads[0]],
  );
  await staff.remove(`/api/admin/leads/${leads[1]}`);
  const [mail] = await told(partner);
  assert.equal(mail!.match(/A client: \$12,000\.00/g)?.length, 2);
  assert.doesNotMatch(mail!, /555 0100|Souza/);
});
