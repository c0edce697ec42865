import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as z from 'zod/mini';
import type { ownNews } from '#core/contract/partners/affiliate/news.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

type News = z.output<typeof ownNews>;

describe(`what changed since a partner's last visit`, async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);

  const makeRealtor = async () => {
    const affiliate = await makeAffiliate(staff);
    const cookie = await affiliateCookie(app.database, affiliate.id);
    const news = async (): Promise<News> => ok(app.get('/api/affiliate/news', { cookie }));
    /** As if the visit so far had been so many minutes earlier. */
    const wasHere = (minutes: number) =>
      app.database.query(
        `update affiliates set seen_at = now() - make_interval(mins => $2) where id = $1`,
        [affiliate.id, minutes],
      );
    return { ...affiliate, news, wasHere };
  };
  const apply = async (referralCode: string, typed = {}): Promise<number> =>
    (await ok(app.post('/api/leads', makeLeadBody({ referralCode, ...typed })), 201)).id;
  const setStatus = (id: number, status: string) => office.edit(id, { status });

  test('the first visit has no news, whatever happened before', async () => {
    const realtor = await makeRealtor();
    await setStatus(await apply(realtor.referralCode), 'Qualified');
    const clients = { milestones: [], approvals: [], wonDisputes: [], newClients: [] };
    const nothing = { since: null, payments: [], ...clients };
    assert.deepEqual(await realtor.news(), nothing);
    assert.deepEqual(await realtor.news(), nothing);
  });

  test('tells new clients and milestones that stand, of own clients only', async () => {
    const [mine, other] = [await makeRealtor(), await makeRealtor()];
    const old = await apply(mine.referralCode, { firstName: 'Juliana', lastName: 'Santos' });
    const theirs = await apply(other.referralCode);
    const back = await apply(mine.referralCode);
    await Promise.all([mine.news(), other.news()]);
    await mine.wasHere(7 * 24 * 60);
    await app.database.query(
      `update referrals set created_at = now() - interval '30 days' where lead_id = any ($1)`,
      [[old, back]],
    );
    for (const id of [old, theirs, back]) {
      await setStatus(id, 'Contacted');
    }
    await setStatus(old, 'Qualified');
    // A mistake that was taken back is no news.
    await setStatus(back, 'New');
    const names = ['Ana', 'Bob', 'Eva', 'Zoe'];
    for (const firstName of names) {
      await apply(mine.referralCode, { firstName });
    }
    const { milestones, newClients, payments } = await mine.news();
    assert.deepEqual(payments, []);
    assert.deepEqual(
      milestones.map(({ leadId, name, milestone, status, commissionAmount }) => [
        leadId,
        name,
        milestone,
        status,
        commissionAmount,
      ]),
      [[old, 'Juliana Santos', 'qualified', 'qualified', 1_500_000]],
    );
    assert.deepEqual(
      newClients.map(({ origin, count, firstNames }) => [origin, count, firstNames]),
      [['link', 4, ['Zoe', 'Eva', 'Bob']]],
    );
  });

  test('new clients are told by how they came, and one that a dispute won as just that', async () => {
    const [mine, other] = [await makeRealtor(), await makeRealtor()];
    const cookie = await affiliateCookie(app.database, mine.id);
    await mine.news();
    await mine.wasHere(24 * 60);
    const [byLink, byHand, guest, given, disputed] = [
      await apply(mine.referralCode, { firstName: 'Lia' }),
      await apply(mine.referralCode, { firstName: 'Hugo' }),
      await apply(mine.referralCode, { firstName: 'Gus' }),
      await apply(other.referralCode, { firstName: 'Dora' }),
      await apply(other.referralCode, { firstName: 'Wim', lastName: 'Won' }),
    ];
    const { id: linkId } = await ok(
      app.post('/api/affiliate/links', { name: 'Sunday' }, { cookie }),
      201,
    );
    await app.database.query(
      `insert into client_invitations (affiliate_id, first_name, last_name, email, phone, language,
         confirmed_at, confirmed_lead_id, link_id)
       select $1, 'A', 'B', 'a@example.com', '', 'en', now(), lead, link
       from (values ($2::bigint, null::bigint), ($3, $4)) as confirmed (lead, link)`,
      [mine.id, byHand, guest, linkId],
    );
    const credited = {
      affiliateId: mine.id,
      seenAffiliateId: other.id,
      reason: 'They named her at the desk',
    };
    await ok(staff.post(`/api/admin/leads/${given}/credit`, credited));
    const reason = 'She showed them the house';
    const asked = { leadReference: `SG-${String(disputed).padStart(6, '0')}`, reason };
    const dispute = await ok(app.post('/api/affiliate/disputes', asked, { cookie }), 201);
    const decision = { outcome: 'upheld', reason: 'She did' };
    await ok(staff.post(`/api/admin/disputes/${dispute.id}/decide`, decision));
    const { wonDisputes, newClients } = await mine.news();
    assert.deepEqual(fieldsOf(wonDisputes, 'leadId', 'name'), [[disputed, 'Wim Won']]);
    assert.deepEqual(
      newClients.map(({ origin, firstNames }) => [origin, ...firstNames]).toSorted(),
      [
        ['decision', 'Dora'],
        ['hand', 'Hugo'],
        ['link', 'Lia'],
        ['openHouse', 'Gus'],
      ],
    );
    assert.ok(byLink);
  });

  test('an approval is news of its own, unless a step of the client tells it', async () => {
    const realtor = await makeRealtor();
    const [old, fresh] = [await apply(realtor.referralCode), await apply(realtor.referralCode)];
    await setStatus(old, 'Qualified');
    await realtor.news();
    await realtor.wasHere(24 * 60);
    await app.database.query('alter table lead_status_history disable trigger user');
    await app.database.query(
      `update lead_status_history set changed_at = now() - interval '3 days' where lead_id = $1`,
      [old],
    );
    await app.database.query('alter table lead_status_history enable trigger user');
    await setStatus(fresh, 'Qualified');
    await office.confirmBasis(true);
    await office.approve(old, fresh);
    const { approvals, milestones } = await realtor.news();
    assert.deepEqual(fieldsOf(approvals, 'leadId', 'commissionAmount'), [[old, 1_500_000]]);
    assert.deepEqual(fieldsOf(milestones, 'leadId', 'status'), [[fresh, 'approved']]);
  });

  test('a reload, and whatever comes within the hour, is the same visit; the next visit begins anew', async () => {
    const realtor = await makeRealtor();
    await realtor.news();
    await realtor.wasHere(24 * 60);
    await apply(realtor.referralCode);
    const first = await realtor.news();
    assert.equal(first.newClients[0]?.count, 1);
    assert.deepEqual(await realtor.news(), first);
    await realtor.wasHere(59);
    assert.deepEqual(await realtor.news(), first);
    await app.database.query(
      `update referrals set created_at = now() - interval '3 hours' where affiliate_id = $1`,
      [realtor.id],
    );
    await realtor.wasHere(61);
    const second = await realtor.news();
    assert.deepEqual(second.newClients, []);
    assert.ok(second.since! > first.since!);
  });

  test('an admin who acts for the partner reads the news and leaves them to the partner', async () => {
    const realtor = await makeRealtor();
    await realtor.news();
    await realtor.wasHere(24 * 60);
    await apply(realtor.referralCode);
    const acting = await staff.post(`/api/admin/impersonate-affiliate/${realtor.id}`);
    const cookie = String(acting.headers['set-cookie']).split(';')[0]!;
    const seen = (await app.get('/api/affiliate/news', { cookie })).json() as News;
    assert.equal(seen.newClients[0]?.count, 1);
    const [row] = await app.rows<{ hours: number }>(
      `select extract(epoch from now() - seen_at)::int / 3600 as hours from affiliates where id = $1`,
      [realtor.id],
    );
    assert.equal(row!.hours, 24);
    assert.deepEqual(await realtor.news(), seen);
  });

  test('tells a payment until it is taken back, one that came back, and no estimate while commissions are off', async () => {
    const realtor = await makeRealtor();
    const [paid, open] = [await apply(realtor.referralCode), await apply(realtor.referralCode)];
    await realtor.news();
    await realtor.wasHere(24 * 60);
    await office.confirmBasis(true);
    await setStatus(paid, 'Qualified');
    await setStatus(open, 'Qualified');
    await office.approve(paid);
    const payout = await ok(office.pay(realtor.id, 1_500_000), 201);
    await office.setTerm('paysCommissions', false);
    const { payments, milestones } = await realtor.news();
    assert.deepEqual(fieldsOf(payments, 'payoutId', 'totalCents', 'cameBack'), [
      [payout.id, 1_500_000, false],
    ]);
    assert.deepEqual(fieldsOf(milestones, 'leadId', 'status', 'commissionAmount'), [
      [open, 'qualified', null],
      [paid, 'paid', 1_500_000],
    ]);
    assert.equal((await office.reverse(payout.id)).statusCode, 200);
    assert.deepEqual((await realtor.news()).payments, []);
    await office.setTerm('paysCommissions', true);
    const again = await ok(office.pay(realtor.id, 1_500_000), 201);
    const { payees } = await ok(staff.get(`/api/admin/payouts/${again.id}`));
    const back = { payeeId: payees[0].payeeId, reason: 'Account closed' };
    await ok(staff.post(`/api/admin/payouts/${again.id}/returned`, back));
    assert.deepEqual(
      (await realtor.news()).payments.map(({ at: _, ...payment }) => payment),
      [{ payoutId: again.id, totalCents: 1_500_000, payees: [], cameBack: true }],
      'a transfer that came back',
    );
  });

  test('names a client only as far as the program and the buyer allow', async () => {
    const realtor = await makeRealtor();
    const id = await apply(realtor.referralCode, { firstName: 'Ana', lastName: 'Souza' });
    await realtor.news();
    await realtor.wasHere(24 * 60);
    await setStatus(id, 'Denied');
    const told = async () =>
      (await realtor.news()).milestones.map(({ name, milestone }) => [name, milestone]);
    assert.deepEqual(await told(), [['Ana Souza', 'ended']]);
    await office.setTerm('partnerSees', 'status');
    assert.deepEqual(await told(), [['Ana S.', 'ended']]);
    await office.setTerm('partnerSees', 'all');
    await app.database.query(`update leads set partner_sees = 'status' where id = $1`, [id]);
    assert.deepEqual(await told(), [['Ana S.', 'ended']]);
  });
});
