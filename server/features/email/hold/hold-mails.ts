import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { isThisMachine } from '#server/platform/public-site.ts';
import { findHold, isHeld } from './queries.ts';
import { hold, keepUrl } from './writes.ts';

interface Start {
  db: Database;
  config: { publicUrl: string; areMailsHeld: boolean };
}

/**
 * At the start: holds the emails of a database that wakes under another address than the one under
 * which it last sent any, because a copy must not write to real applicants; or because the operator
 * asked for it. A database that only ever knew its own machine takes the new address.
 */
export async function holdMailsOfCopy(
  { db, config: { publicUrl, areMailsHeld } }: Start,
  warn: (sentence: string) => void,
): Promise<void> {
  const before = await findHold(db);
  const hasMoved =
    before !== undefined &&
    before.publicUrl !== publicUrl &&
    !isThisMachine({ publicUrl: before.publicUrl });
  if (!hasMoved && before?.publicUrl !== publicUrl) {
    await keepUrl(db, publicUrl);
  }
  if (hasMoved || areMailsHeld) {
    await hold(db, hasMoved ? 'moved' : 'asked');
  }
  const now = await findHold(db);
  if (now?.heldSince) {
    const why =
      now.reason === 'moved'
        ? `this database last sent emails for ${now.publicUrl} and now serves ${publicUrl}`
        : 'the operator asked for it';
    warn(
      `No email and no notice leaves, because ${why}: an admin lets them leave in the CRM (Sent Mail).`,
    );
  }
}

/** Whether nothing may leave now, for the workers of this process. */
export function areMailsHeld(db: Queryable): Promise<boolean> {
  return isHeld(db);
}
