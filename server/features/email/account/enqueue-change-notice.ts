import type { Language } from '#core/domain/language.ts';
import type { Transaction } from '#server/db/queryable.ts';
import { insertMail } from '../queries.ts';

/** What of an account opens it. */
export type AccountChange = 'password' | 'email';

interface Told {
  id: number;
  /** Where the notice goes: of a changed address the old one. */
  email: string;
  language: Language;
}

/** Enqueues the mail that tells an affiliate that the account opens in another way from now on. */
export function enqueueChangeNotice(
  tx: Transaction,
  { id, email, language }: Told,
  change: AccountChange,
): Promise<void> {
  return insertMail(tx, {
    kind: 'account_changed',
    recipient: email,
    language,
    payload: { affiliateId: id, change },
  });
}
