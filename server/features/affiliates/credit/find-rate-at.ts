import type { CommissionTerms } from '#core/domain/commission.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findRate } from './queries.ts';

/** License and rate of an affiliate at a moment; of one before it was known, the first known one. */
export function findRateAt(db: Queryable, affiliateId: number, at: Date): Promise<CommissionTerms> {
  return findRate(db, affiliateId, at);
}
