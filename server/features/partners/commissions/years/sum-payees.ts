import { payeeKey } from '#core/domain/partners/payee.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findOwnYearParts, type YearPart } from './queries.ts';

/** Payments to one payee in a year for one partner, and for all partners together. */
export interface PayeeTotal extends YearPart {
  key: string;
  payeeCents: number;
}

function sum(parts: readonly YearPart[]): number {
  return parts.reduce((total, { paidCents }) => total + paidCents, 0);
}

/**
 * The parts of one year by payee and partner, under the newest name. A partner whose payee changed
 * has two; a broker who is paid for several partners has one for each.
 */
export function sumPayees(parts: readonly YearPart[]): PayeeTotal[] {
  const keyed = parts.map((part) => ({ ...part, key: payeeKey(part.affiliateId, part) }));
  return [...Map.groupBy(keyed, ({ key }) => key).values()].flatMap((ofPayee) => {
    const byPartner = Map.groupBy(ofPayee, ({ affiliateId }) => affiliateId);
    return [...byPartner.values()].map((own) => ({
      ...own[0]!,
      paidCents: sum(own),
      payeeCents: sum(ofPayee),
    }));
  });
}

/** Payments for an affiliate by calendar year and payee, the newest year first. */
export async function readOwnYears(db: Queryable, affiliateId: number) {
  const byYear = Map.groupBy(await findOwnYearParts(db, affiliateId), ({ year }) => year);
  return [...byYear.values()]
    .flatMap(sumPayees)
    .map(({ year, payee, payeeName, paidCents }) => ({ year, payee, payeeName, paidCents }));
}
