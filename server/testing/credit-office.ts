import type { Client, FreshApp } from './app.ts';
import { ok } from '#server/testing/open-app.ts';

/** The actions and checks of tests of decisions on credit. */
export function creditOffice(app: FreshApp, staff: Client) {
  const give = (
    lead: number,
    affiliateId: number | null,
    seenAffiliateId: number | null,
    changes: object = {},
    by = staff,
  ) =>
    by.post(`/api/admin/leads/${lead}/credit`, {
      affiliateId,
      seenAffiliateId,
      reason: 'Rosa met them first',
      ...changes,
    });
  /** The affiliate that a lead is credited to, by referral and by code, and what it earned. */
  async function stateOf(lead: number) {
    const [row] = await app.rows<{
      affiliate: number | null;
      code: string | null;
      status: string;
      cents: number;
    }>(
      `select r.affiliate_id as affiliate, l.referral_code as code, r.status,
         r.commission_amount::int as cents
       from leads l join referrals r on r.lead_id = l.id where l.id = $1`,
      [lead],
    );
    return row!;
  }

  return {
    give,
    stateOf,
    async given(...asked: Parameters<typeof give>) {
      return await ok(give(...asked));
    },
    async sumOf(lead: number) {
      const { status, cents } = await stateOf(lead);
      return [status, cents];
    },
    /** The affiliate, kind and cents of each line, oldest first. */
    async linesOf(lead: number) {
      const rows = await app.rows<{ affiliate: number; kind: string; cents: number }>(
        `select l.affiliate_id as affiliate, kind, amount_cents::int as cents
         from commission_ledger l join referrals r on r.id = l.referral_id
         where r.lead_id = $1 order by l.created_at, l.id`,
        [lead],
      );
      return rows.map(({ affiliate, kind, cents }) => [affiliate, kind, cents]);
    },
  };
}
