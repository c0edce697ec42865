import type { Queryable } from '#server/db/queryable.ts';
import { findMailWishes } from '../../affiliates/mail-wishes/writes.ts';
import { isLinkToken } from './link-token.ts';
import { findOwnerOfLink } from './queries.ts';

/** Which mails the owner of a link wants; null for a link that is none. Changes nothing. */
export async function readMailChoices(db: Queryable, token: string) {
  const id = isLinkToken(token) ? await findOwnerOfLink(db, token) : undefined;
  const wishes = id === undefined ? undefined : await findMailWishes(db, id);
  return id === undefined || wishes === undefined ? null : { id, ...wishes };
}

/** What the page of a link shows. */
export type MailChoices = NonNullable<Awaited<ReturnType<typeof readMailChoices>>>;
