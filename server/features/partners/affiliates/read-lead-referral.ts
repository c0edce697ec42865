import type { TouchSource } from '#core/domain/partners/attribution.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { listDisputesOfPerson } from './disputes/queries.ts';
import { findReferrals, listHandovers } from './referrals/queries.ts';

/** Why a lead is credited to its affiliate. The oldest ones name no source, review and choice. */
interface Receipt {
  reason: string;
  review?: string | null;
  expiresAt?: string | null;
  choice?: { code: string; isLive: boolean } | null;
  touches: {
    code: string;
    touchedAt: string;
    verdict: string;
    source?: TouchSource;
    link?: string | null;
  }[];
}

export type LeadReferral = NonNullable<Awaited<ReturnType<typeof readLeadReferral>>>;

/** Who these leads are credited to and why, by lead; those without a referral are left out. */
export async function readLeadReferrals(db: Queryable, leadIds: readonly number[]) {
  const rows = await findReferrals(db, leadIds);
  const decisions = await listHandovers(
    db,
    rows.map(({ id }) => id),
  );
  const decisionsOn = Map.groupBy(decisions, ({ referralId }) => referralId);
  const referrals = rows.map(({ id, leadId, attribution, ...referral }) => {
    const receipt = attribution as Receipt | null;
    const handovers = decisionsOn.get(id) ?? [];
    const isDecided = handovers.length > 0;
    const shown = {
      ...referral,
      handovers,
      reason: isDecided ? 'staff' : (receipt?.reason ?? 'unknown'),
      // A decision of staff settles the doubt.
      review: isDecided ? null : (receipt?.review ?? null),
      choice: receipt?.choice ?? null,
      touches: (receipt?.touches ?? []).map(presentTouch),
    };
    return [leadId, shown] as const;
  });
  return new Map(referrals);
}

/** Who a lead is credited to and why; null if it has no referral. */
export async function readLeadReferral(db: Queryable, leadId: number) {
  return (await readLeadReferrals(db, [leadId])).get(leadId) ?? null;
}

/**
 * The receipt of a lead's attribution as written when it was submitted, with the credited code and
 * when staff decided on it, if they did, and the disputes of it; null if there is none.
 */
export async function readReceipt(db: Queryable, leadId: number) {
  const [row] = await findReferrals(db, [leadId]);
  const receipt = row?.attribution as Receipt | null | undefined;
  if (!row?.referralCode || !receipt) {
    return null;
  }
  const [handovers, disputes] = await Promise.all([
    listHandovers(db, [row.id]),
    listDisputesOfPerson(db, leadId),
  ]);
  return {
    ...receipt,
    code: row.referralCode,
    decidedAt: handovers.at(-1)?.decidedAt ?? null,
    disputes,
  };
}

export type CreditReceipt = NonNullable<Awaited<ReturnType<typeof readReceipt>>>;

function presentTouch({ code, touchedAt, verdict, source, link }: Receipt['touches'][number]) {
  return {
    code,
    touchedAt,
    verdict,
    source: source ?? null,
    link: link ?? null,
  };
}
