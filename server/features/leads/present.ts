import { isSuspicious } from '#core/domain/suspicion.ts';
import { showTelephone } from '#server/outside/telephone.ts';
import type { LeadListRow } from './queries.ts';

/** A lead as a row of a list. */
export function presentLead({ suspicion, createdAt, phone, ...row }: LeadListRow) {
  return {
    ...row,
    phone: showTelephone(phone),
    isSuspicious: isSuspicious(suspicion),
    createdAt: createdAt.toISOString(),
  };
}
