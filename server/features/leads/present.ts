import { isSuspicious } from '#core/domain/suspicion.ts';
import type { LeadListRow } from './queries.ts';

/** A lead as a row of a list. */
export function presentLead({ suspicion, createdAt, ...row }: LeadListRow) {
  return {
    ...row,
    isSuspicious: isSuspicious(suspicion),
    createdAt: createdAt.toISOString(),
  };
}
