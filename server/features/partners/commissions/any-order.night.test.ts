import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import { sha256 } from '#server/outside/ids.ts';
import type { Client, FreshApp } from '#server/testing/app.ts';
import {
  byCounsel,
  commissionOffice,
  type CommissionOffice,
} from '#server/testing/commission-office.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

type Step = (world: World) => Promise<unknown>;

interface World {
  staff: Client;
  office: CommissionOffice;
  app: FreshApp;
  leads: number[];
  affiliates: readonly number[];
  codes: readonly string[];
  /** Their sessions. */
  cookies: readonly string[];
  /** Changes of many that can be taken back. */
  bulks: number[];
}

const which = fc.nat(3);

/**
 * A partner names the person of a lead as a client, who applies by the link of the mail and says
 * who sent them; perhaps twice. The new application takes the place of the lead, whose own credit
 * stays.
 */
async function registerByHand(
  { app, office, leads, affiliates, codes, cookies }: World,
  { n, by, chosen, isTwice }: { n: number; by: number; chosen: number; isTwice: boolean },
): Promise<void> {
  const before = leads[n]!;
  const [person] = await app.rows<{ email: string }>('select email from leads where id = $1', [
    before,
  ]);
  const { email } = person!;
  const stood = await office.linesOf(before);
  const client = { firstName: 'Ana', lastName: 'Lopez', email, phone: '(503) 555-0147' };
  const { id } = await ok(
    app.post('/api/affiliate/clients', client, { cookie: cookies[by]! }),
    201,
  );
  const invitation = `link-of-${id}-`.padEnd(43, 'x');
  await app.database.query('update client_invitations set token_hash = $2 where id = $1', [
    id,
    sha256(invitation),
  ]);
  for (const isFirst of isTwice ? [true, false] : [true]) {
    const lead = await app.apply({
      email,
      homePrice: 400_000,
      referralCode: codes[chosen]!,
      invitation,
    });
    const [row] = await app.rows<{ confirmed: number | null; to: number | null }>(
      `select i.confirmed_lead_id as confirmed, r.affiliate_id as to
       from client_invitations i join referrals r on r.lead_id = $2 where i.id = $1`,
      [id, lead],
    );
    assert.equal(row!.to, affiliates[chosen], 'their own word decides, not who named them');
    const isConfirmed = row!.confirmed !== null;
    assert.equal(isConfirmed, chosen === by);
    assert.equal(row!.confirmed === lead, isConfirmed && isFirst, 'a link confirms once');
    leads[n] = lead;
  }
  assert.deepEqual(await office.linesOf(before), stood, 'an earlier application keeps its credit');
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(which, fc.constantFrom(...leadStatuses)).map(([n, status]): Step => {
    return ({ office, leads }) => office.put(`/api/admin/leads/${leads[n]}`, { status });
  }),
  fc.tuple(which, fc.integer({ min: 1, max: 900_000 })).map(([n, homePrice]): Step => {
    return ({ office, leads }) => office.put(`/api/admin/leads/${leads[n]}`, { homePrice });
  }),
  fc.constantFrom('Qualified', 'Denied', 'New').map((status): Step => async (world) => {
    const { staff, office, leads, bulks } = world;
    const seen = await Promise.all(leads.map((id) => staff.get(`/api/admin/leads/${id}`)));
    const chosen = seen.flatMap((answer) => {
      const { id, status: now } = answer.json();
      return id ? [{ id, status: now }] : [];
    });
    if (chosen.length > 0) {
      const answer = await office.bulk({ kind: 'status', status, leads: chosen });
      bulks.push(answer.json().id);
    }
  }),
  fc.constant<Step>(({ staff, bulks }) => {
    const id = bulks.pop();
    return id ? staff.post(`/api/admin/leads/bulk/${id}/undo`) : Promise.resolve();
  }),
  which.map(
    (n): Step =>
      ({ office, leads }) =>
        office.remove(leads[n]!),
  ),
  which.map(
    (n): Step =>
      ({ office, leads }) =>
        office.restore(leads[n]!),
  ),
  fc.tuple(fc.nat(3), fc.nat(2)).map(([n, to]): Step => {
    return ({ office, leads, affiliates }) => office.credit(leads[n]!, affiliates[to] ?? null);
  }),
  fc.tuple(fc.nat(3), fc.nat(2), fc.constantFrom(...leadStatuses)).map(([n, to, status]): Step => {
    return async ({ office, leads, affiliates }) => {
      const [lead, next] = [leads[n]!, affiliates[to] ?? null];
      const codes = await Promise.all([
        office.credit(lead, next),
        office.put(`/api/admin/leads/${lead}`, { status }),
        office.credit(lead, null),
      ]);
      assert.ok(codes.every(({ statusCode }) => [200, 404, 409].includes(statusCode)));
    };
  }),
  fc.tuple(fc.nat(1), fc.boolean()).map(([n, isLicensedRealtor]): Step => {
    return ({ office, affiliates }) =>
      office.put(`/api/admin/affiliates/${affiliates[n]}`, { isLicensedRealtor });
  }),
  fc.constant<Step>(async ({ staff }) => {
    const { items } = (await staff.get('/api/admin/commissions?status=qualified')).json();
    const referrals = items.map(({ id, earnedCents }: Record<string, number>) => {
      return { id, earnedCents };
    });
    if (referrals.length > 0) {
      await staff.post('/api/admin/commissions/approve', { referrals, override: byCounsel });
    }
  }),
  fc.tuple(which, fc.integer({ min: -900_000, max: 900_000 })).map(([n, amountCents]): Step => {
    return async ({ staff, office, leads }) => {
      const { id = 999_999 } = (await office.referralOf(leads[n]!)) ?? {};
      const body = { key: office.newKey(), amountCents: amountCents || 1, reason: 'Any order' };
      const override = { name: byCounsel.name };
      await staff.post(`/api/admin/commissions/${id}/adjustments`, { ...body, override });
    };
  }),
  which.map((n): Step => async ({ staff, office, leads }) => {
    const { id = 999_999 } = (await office.referralOf(leads[n]!)) ?? {};
    await staff.post(`/api/admin/commissions/${id}/void`, { reason: 'Any order' });
  }),
  fc.constant<Step>(async ({ staff, office }) => {
    const { totalCents } = (await staff.get('/api/admin/payouts/due')).json();
    const pay = () =>
      staff.post('/api/admin/payouts', {
        key: office.newKey(),
        affiliateId: null,
        totalCents,
        paidOn: office.dayAgo(),
        reference: 'Any order',
      });
    const answers = await Promise.all([pay(), pay()]);
    const paid = answers.filter(({ statusCode }) => statusCode === 201);
    assert.ok(paid.length <= 1, 'two at once pay once');
    const { basis } = (await staff.get('/api/admin/commissions/sums')).json();
    assert.equal(paid.length, totalCents > 0 && basis.isOn ? 1 : 0);
  }),
  fc.constant<Step>(async ({ staff, office }) => {
    const { items } = (await staff.get('/api/admin/payouts?pageSize=1')).json();
    const last = items[0];
    if (last) {
      const answers = await Promise.all([office.reverse(last.id), office.reverse(last.id)]);
      const done = answers.filter(({ statusCode }) => statusCode === 200).length;
      assert.equal(done, last.reversedAt === null ? 1 : 0, 'of two at once one');
    }
  }),
  fc.boolean().map(
    (isOn): Step =>
      ({ office }) =>
        office.setTerm('paysCommissions', isOn),
  ),
  fc
    .tuple(which, fc.nat(1), fc.constantFrom('upheld', 'rejected'))
    .map(([n, by, outcome]): Step => async ({ staff, leads, cookies }) => {
      const asked = { leadReference: leadReference(leads[n]!), reason: 'Any order' };
      const opened = await staff.post('/api/affiliate/disputes', asked, { cookie: cookies[by]! });
      assert.ok([201, 409].includes(opened.statusCode), opened.body);
      if (opened.statusCode === 201) {
        const path = `/api/admin/disputes/${opened.json().id}/decide`;
        const decide = () => staff.post(path, { outcome, reason: 'Any order' });
        const codes = (await Promise.all([decide(), decide()])).map((one) => one.statusCode);
        assert.ok(codes.every((code) => [200, 404, 409].includes(code)));
        assert.ok(codes.filter((code) => code === 200).length <= 1, 'of two at once one');
      }
    }),
  fc.tuple(which, fc.nat(1), fc.nat(1), fc.boolean()).map(
    ([n, by, chosen, isTwice]): Step =>
      (world) =>
        registerByHand(world, { n, by, chosen, isTwice }),
  ),
  which.map((n): Step => async ({ staff, office, leads }) => {
    const { id = 999_999 } = (await office.referralOf(leads[n]!)) ?? {};
    await staff.post(`/api/admin/commissions/${id}/reopen`, { reason: 'Any order' });
  }),
);

describe('commissions in any order', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);

  /** An estimate untouched by staff follows the current price at its own rate. */
  const assertFollowsPrice = async (leads: readonly number[]) => {
    const wrong = await app.rows(
      `select r.id from referrals r
       join leads l on l.id = r.lead_id
       cross join lateral (
         select id, created_at, (basis->'computed'->>'commissionRate')::numeric as rate,
           (basis->'computed'->>'isLicensedRealtor')::boolean as licensed
         from commission_ledger c
         where c.referral_id = r.id and c.affiliate_id = r.affiliate_id and c.kind = 'accrual'
         order by created_at desc, id desc limit 1
       ) accrued
       where r.lead_id = any($1::bigint[]) and r.status = 'qualified'
         and not exists (
           select 1 from commission_ledger c where c.referral_id = r.id
             and (c.created_at, c.id) > (accrued.created_at, accrued.id)
             and (c.kind = 'void' or c.cause in ('staff', 'undo', 'restoration'))
         )
         and r.commission_amount <> round(
           case when accrued.licensed then accrued.rate * coalesce(l.home_price, 0) else accrued.rate end * 100
         )`,
      [leads],
    );
    assert.deepEqual(wrong, []);
  };

  /**
   * The credit equals the last decision, or the first attribution if there was none, and the lead
   * bears the code of that partner, by which their list of clients finds it.
   */
  const assertStandsAsDecided = async (leads: readonly number[]) => {
    const wrong = await app.rows(
      `select r.id from referrals r
       join leads l on l.id = r.lead_id
       left join lateral (
         select * from referral_handovers h where h.referral_id = r.id
         order by h.decided_at desc, h.id desc limit 1
       ) last on true
       where r.lead_id = any($1::bigint[])
         and ((last.id is not null and last.to_affiliate_id is distinct from r.affiliate_id)
           or l.referral_code is distinct from r.referral_code
           or lower(l.referral_code) is distinct from (
             select lower(a.referral_code) from affiliates a where a.id = r.affiliate_id))`,
      [leads],
    );
    assert.deepEqual(wrong, []);
  };

  test('totals stay the sum of lines and nothing is paid twice', async () => {
    const order = fc.array(steps, { minLength: 12, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(order, async (chosen) => {
        const one = await office.makeAffiliate();
        const other = await office.makeAffiliate({ isLicensedRealtor: false });
        const leads = [
          ...(await office.sendLeads(one.referralCode, 2)),
          ...(await office.sendLeads(other.referralCode, 1)),
          await office.sendLeadOfNobody(),
        ];
        const affiliates = [one.id, other.id];
        const cookies = [
          await affiliateCookie(app.database, one.id),
          await affiliateCookie(app.database, other.id),
        ];
        const codes = [one.referralCode, other.referralCode];
        const world = { app, staff, office, leads, affiliates, codes, cookies, bulks: [] };
        for (const step of chosen) {
          await step(world);
          await office.assertSumsHold();
          await assertFollowsPrice(leads);
        }
        await office.assertPaidOnce();
        await office.setTerm('paysCommissions', true);
        await assertStandsAsDecided(leads);
      }),
      { numRuns: 6 },
    );
  });
});
