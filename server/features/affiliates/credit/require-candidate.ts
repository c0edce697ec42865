import { HttpError } from '#server/platform/http-error.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { noSuchAffiliate } from '../policy.ts';
import { lockCandidate } from './queries.ts';

/** An affiliate who may be given a lead. */
export type Candidate = Awaited<ReturnType<typeof requireCandidate>>;

/**
 * The affiliate of this number, kept from being switched off meanwhile; 404 if there is none, 409
 * for an inactive one.
 */
export async function requireCandidate(tx: AuditedTransaction, id: number) {
  const candidate = await lockCandidate(tx, id);
  if (!candidate) {
    throw noSuchAffiliate();
  }
  if (!candidate.isActive) {
    throw new HttpError(
      409,
      'This affiliate is inactive and can be given no lead. Activate the account first. Nothing was changed.',
    );
  }
  return candidate;
}
