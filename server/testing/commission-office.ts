import assert from 'node:assert/strict';
import { dayIn } from '#server/outside/clock.ts';
import { readCsv } from '#server/outside/read-csv.ts';
import type { Client, FreshApp } from './app.ts';
import { makeAffiliate, makeLeadBody } from './factories.ts';
import { ok } from '#server/testing/open-app.ts';

let keys = 0;

/**
 * The override under which tests of the ledger approve: partners of the default terms are paid a
 * share of the price, for which no rule of the product is a basis.
 */
export const byCounsel = { name: 'Jane Roe, general counsel', reason: 'Letter of our counsel' };

/** A record of staff about a broker of California. */
export const brokersBasis = {
  kind: 'broker',
  payee: 'self',
  service: 'marketing',
  evidence: 'Invoice 12 and the flyer of May',
  licenseState: 'CA',
  licenseNumber: '01234567',
  licenseExpires: '2099-12-31',
  licenseEvidence: 'dre.ca.gov',
  licenseCheckedAt: '2026-11-01',
  w9OnFile: true,
};

let phones = 0;

/** A telephone that no other client has: two of one telephone are one person. */
export function ownPhone(): string {
  phones += 1;
  return `(503) 2${String(10 + Math.floor(phones / 10_000))}-${String(phones % 10_000).padStart(4, '0')}`;
}

/** The actions and checks of tests of commissions, as one member of staff. */
export function commissionOffice(app: FreshApp, staff: Client) {
  const newKey = () => `a-key-of-commissions-${(keys += 1)}`;
  const put = (url: string, payload: object) => staff.put(url, payload);
  const bulk = (body: Record<string, unknown>) =>
    staff.post('/api/admin/leads/bulk', { key: newKey(), ...body });

  /** The lender's day, so many days ago. */
  const dayAgo = (days = 0) =>
    dayIn(app.config.timeZone, new Date(Date.now() - days * 24 * 60 * 60_000));

  /** The numbers of new leads that an affiliate sent, each of its own person unless it has a phone. */
  async function sendLeads(
    referralCode: string,
    count: number,
    homePrice = 400_000,
    phone?: string,
  ) {
    const answers = await Promise.all(
      Array.from({ length: count }, () =>
        app.post(
          '/api/leads',
          makeLeadBody({ referralCode, homePrice, phone: phone ?? ownPhone() }),
        ),
      ),
    );
    return answers.map((answer) => answer.json().id as number);
  }

  /** State and sum of a lead's referral. */
  async function referralOf(leadId: number) {
    const [row] = await app.rows<{ id: number; status: string; cents: number }>(
      `select id, status, commission_amount::int as cents from referrals where lead_id = $1`,
      [leadId],
    );
    return row!;
  }

  /** Approves by exception what these leads earned; the numbers of their referrals. */
  async function approve(...leadIds: number[]): Promise<number[]> {
    const owed = await Promise.all(leadIds.map(referralOf));
    const referrals = owed.map(({ id, cents }) => ({ id, earnedCents: cents }));
    const body = { referrals, override: byCounsel };
    const { approved } = await ok(staff.post('/api/admin/commissions/approve', body));
    assert.equal(approved, leadIds.length);
    return owed.map(({ id }) => id);
  }

  return {
    newKey,
    put,
    bulk,
    dayAgo,
    /** Asks to pay the amount that is due today to one affiliate, or to all. */
    pay: (affiliateId: number | null, totalCents: number, changes: Record<string, unknown> = {}) =>
      staff.post('/api/admin/payouts', {
        key: newKey(),
        affiliateId,
        totalCents,
        paidOn: dayAgo(),
        reference: 'ACH 1',
        ...changes,
      }),
    /** The amount due to one affiliate. */
    due: async (affiliateId: number) =>
      (await staff.get(`/api/admin/payouts/due?affiliate=${affiliateId}`)).json(),
    /** The rows of a CSV file of staff, by the names of their columns. */
    async csv(url: string): Promise<Record<string, string>[]> {
      const answer = await staff.get(url);
      assert.equal(answer.statusCode, 200, answer.body);
      if (answer.body.trim().split('\r\n').length === 1) {
        return [];
      }
      const { columns, rows } = await readCsv(answer.rawPayload, 10_000);
      return rows.map(({ cells }) =>
        Object.fromEntries(columns.map((name, at) => [name, cells[at]!])),
      );
    },
    /** Adds to what a referral earned, or takes from it. */
    async adjust(id: number, amountCents: number): Promise<void> {
      const override = { name: byCounsel.name };
      const body = { key: newKey(), amountCents, reason: 'Price at closing', override };
      await ok(staff.post(`/api/admin/commissions/${id}/adjustments`, body));
    },
    reverse: (payoutId: number, reason = 'Sent to a closed account') =>
      staff.post(`/api/admin/payouts/${payoutId}/reverse`, { reason }),
    /** The amount paid to an affiliate by the ledger, less reversals. */
    async paidTo(affiliateId: number): Promise<number> {
      const [row] = await app.rows<{ cents: number }>(
        `select coalesce(0 - sum(amount_cents), 0)::int as cents from commission_ledger
         where affiliate_id = $1 and kind in ('payout', 'reversal')`,
        [affiliateId],
      );
      return row!.cents;
    },
    sendLeads,
    /** The number of a new lead that no affiliate referred. */
    async sendLeadOfNobody(): Promise<number> {
      return (
        await app.post('/api/leads', makeLeadBody({ homePrice: 400_000, phone: ownPhone() }))
      ).json().id;
    },
    makeAffiliate: (changes: Record<string, unknown> = {}) => makeAffiliate(staff, changes),
    approve,
    /** A new lead of a partner whose commission was approved, and the number of its referral. */
    async earn(referralCode: string, status = 'Qualified') {
      const [lead] = await sendLeads(referralCode, 1);
      await ok(put(`/api/admin/leads/${lead}`, { status }));
      const [id] = await approve(lead!);
      return { lead: lead!, id: id! };
    },
    edit: async (leadId: number, changes: object) => {
      const answer = await put(`/api/admin/leads/${leadId}`, changes);
      assert.equal(answer.statusCode, 200, answer.body);
    },
    remove: (leadId: number) => staff.remove(`/api/admin/leads/${leadId}`),
    restore: (leadId: number) => staff.post(`/api/admin/leads/${leadId}/restore`),
    /** Kind, cents and cause of every line of a lead's referral, the oldest first. */
    async linesOf(leadId: number) {
      const rows = await app.rows<{ kind: string; cents: number; cause: string }>(
        `select kind, amount_cents::int as cents, cause from commission_ledger l
         join referrals r on r.id = l.referral_id where r.lead_id = $1
         order by l.created_at, l.id`,
        [leadId],
      );
      return rows.map(({ kind, cents, cause }) => [kind, cents, cause] as const);
    },
    referralOf,
    setTerm: app.setTerm,
    /** Confirms, or takes back, that commissions may be paid. */
    async confirmBasis(isConfirmed: boolean): Promise<void> {
      const { factsToConfirm } = (await staff.get('/api/admin/programme')).json();
      const fact = factsToConfirm.find(({ id }: { id: string }) => id === 'referral-fees');
      await ok(
        staff.post('/api/admin/programme/facts/referral-fees/confirmations', {
          isConfirmed,
          confirmedBy: 'Jane Roe, general counsel',
          ground: 'Letter of our counsel',
          valuesId: fact.valuesId,
        }),
      );
    },
    /** Records everything that a broker of California needs who is paid a fixed amount. */
    async recordBasis(affiliateId: number, changes: Record<string, unknown> = {}) {
      return put(`/api/admin/affiliates/${affiliateId}/basis`, { ...brokersBasis, ...changes });
    },
    /** Publishes an agreement of the lender; returns its version. */
    async publishAgreement(): Promise<number> {
      const texts = { en: 'Our agreement', es: 'Nuestro acuerdo', pt: 'Nosso contrato' };
      return (await ok(staff.post('/api/admin/agreements', texts), 201)).version;
    },
    /** Holds after any calls: amounts equal the sums of their lines, and none is negative. */
    async assertSumsHold(): Promise<void> {
      const wrong = await app.rows(
        `select r.id, r.status, r.commission_amount, s.earned, p.payouts from referrals r
         left join lateral (
           select coalesce(sum(amount_cents) filter (where kind not in ('payout', 'reversal')), 0) as earned
           from commission_ledger l where l.referral_id = r.id
         ) s on true
         left join lateral (
           select count(*) as payouts from standing_parts s
           where s.referral_id = r.id and s.sent_at is not null
         ) p on true
         where r.commission_amount <> s.earned or s.earned < 0 or p.payouts > 1
           or (r.status in ('pending', 'void') and s.earned <> 0)
           or ((r.status = 'paid') <> (p.payouts = 1))`,
      );
      assert.deepEqual(wrong, []);
      const kept = await app.rows(
        `select l.referral_id, l.affiliate_id from commission_ledger l
         join referrals r on r.id = l.referral_id
         where l.affiliate_id is distinct from r.affiliate_id
         group by 1, 2 having sum(l.amount_cents) <> 0`,
      );
      assert.deepEqual(kept, [], 'who is no longer credited keeps nothing');
    },
    /** The ledger's payouts equal what stands of payouts, and the sums of their parts. */
    async assertPaidOnce(): Promise<void> {
      const [sums] = await app.rows<{ paid: number; batches: number; parts: number }>(
        `select
           (select coalesce(0 - sum(amount_cents), 0)::int from commission_ledger where kind in ('payout', 'reversal')) as paid,
           (select coalesce(sum(total_cents), 0)::int from payout_batches b where sent_at is not null
             and not exists (select 1 from payout_reversals v where v.batch_id = b.id))
             - (select coalesce(sum(cents), 0)::int from payout_parts part
                join payout_payees own on own.batch_id = part.batch_id and own.payee_id = part.payee_id
                where own.returned_at is not null
                  and not exists (select 1 from payout_reversals v where v.batch_id = part.batch_id)) as batches,
           (select coalesce(sum(cents), 0)::int from standing_parts where sent_at is not null) as parts`,
      );
      assert.deepEqual([sums!.paid, sums!.parts], [sums!.batches, sums!.batches]);
    },
    /** Credits a lead to an affiliate, or to none, whatever its credit is now. */
    async credit(leadId: number, affiliateId: number | null) {
      const [row] = await app.rows<{ id: number | null }>(
        'select affiliate_id as id from referrals where lead_id = $1',
        [leadId],
      );
      return staff.post(`/api/admin/leads/${leadId}/credit`, {
        affiliateId,
        seenAffiliateId: row?.id ?? null,
        reason: 'Decided by staff',
      });
    },
  };
}

export type CommissionOffice = ReturnType<typeof commissionOffice>;
