import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { insertMail } from '../queries.ts';

interface Asked {
  email: string;
  /** Of the page; an account's own takes its place. */
  language: Language;
}

/**
 * Writes down that somebody asked for a new password, whether or not the address has an account: the
 * worker looks that up.
 */
export function enqueueResetMail(db: Queryable, { email, language }: Asked): Promise<void> {
  return insertMail(db, {
    kind: 'password_reset',
    recipient: email,
    language,
    payload: {},
  });
}
