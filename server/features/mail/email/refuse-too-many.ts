import { countRecentAudits } from '#server/db/audit.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { lockMailsOf } from './queries.ts';

interface Limit {
  /** The action that writes such a mail in the audit log. */
  action: string;
  mostAnHour: number;
  /** The noun in the sentence, such as `test emails`. */
  name: string;
}

/** 429 for a member of staff who sent too many mails of a sort within the hour. */
export async function refuseTooMany(
  tx: AuditedTransaction,
  staffId: number,
  { action, mostAnHour, name }: Limit,
) {
  await lockMailsOf(tx, staffId);
  const actor = { kind: 'staff' as const, id: staffId };
  if ((await countRecentAudits(tx, { actor, action }, 60)) >= mostAnHour) {
    throw new HttpError(
      429,
      `You sent ${mostAnHour} ${name} within an hour. Wait a while before the next one.`,
    );
  }
}
