import { isSuspicious } from '#core/domain/suspicion.ts';
import type { LeadListRow } from './queries.ts';

/** A lead as a row of a list. */
export const presentLead = ({ suspicion, createdAt, ...row }: LeadListRow) => ({
  ...row,
  isSuspicious: isSuspicious(suspicion),
  createdAt: createdAt.toISOString(),
});
