import type { Language } from '#core/domain/language.ts';
import type { PartnerSees } from '#core/domain/programme/term-values.ts';
import type { AuditedTransaction, ChangeOfMany } from '../transaction.ts';
import type { LockedLead } from './queries.ts';
import { changeLead } from './writes.ts';

interface Choices {
  partnerSees?: PartnerSees | undefined;
  language?: Language | undefined;
  erasureAskedAt?: Date;
}

/** Stores what a buyer chose on their own page; null if nothing differs. */
export async function storeBuyerChoices(
  tx: AuditedTransaction,
  lead: LockedLead,
  { partnerSees, ...rest }: Choices,
): Promise<ChangeOfMany | null> {
  const chosen = {
    ...rest,
    // Null means everything that the program allows.
    ...(partnerSees && { partnerSees: partnerSees === 'all' ? null : partnerSees }),
  };
  const changed = Object.entries(chosen).filter(([name, value]) => {
    return value !== undefined && lead[name as keyof LockedLead] !== value;
  });
  if (changed.length === 0) {
    return null;
  }
  const changes = Object.fromEntries(changed) as Partial<LockedLead>;
  const updatedAt = await changeLead(tx, lead.id, changes);
  const before = changed.map(([name]) => [name, lead[name as keyof LockedLead]]);
  return {
    action: 'lead.update',
    entity: 'lead',
    entityId: lead.id,
    before: { ...Object.fromEntries(before), updatedAt: lead.updatedAt },
    after: { ...changes, updatedAt },
  };
}
