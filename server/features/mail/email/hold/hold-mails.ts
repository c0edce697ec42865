import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { isThisMachine } from '#server/platform/public-site.ts';
import { findHold } from './queries.ts';
import { hold, keepUrl } from './writes.ts';

interface Start {
  db: Database;
  config: { publicUrl: string; areMailsHeld: boolean };
}

/** A local server on the database of a public site. */
function isVisitor(publicUrl: string, lastUrl: string): boolean {
  return isThisMachine({ publicUrl }) && !isThisMachine({ publicUrl: lastUrl });
}

/**
 * At the start: holds the emails if the operator asked for it, or if the database last sent emails
 * under another address, because a copy must not write to real applicants. A database that was only
 * ever used locally takes the new address. A local server holds its own emails, but not those of
 * public servers that may be running.
 */
export async function holdMailsOfCopy(
  { db, config: { publicUrl, areMailsHeld } }: Start,
  warn: (sentence: string) => void,
): Promise<void> {
  const { publicUrl: lastUrl = publicUrl } = (await findHold(db)) ?? {};
  const isAway = isVisitor(publicUrl, lastUrl);
  const hasMoved = lastUrl !== publicUrl && !isThisMachine({ publicUrl: lastUrl });
  if (!hasMoved) {
    await keepUrl(db, publicUrl);
  }
  if (areMailsHeld || (hasMoved && !isAway)) {
    await hold(db, hasMoved && !isAway ? 'moved' : 'asked');
  }
  const now = await findHold(db);
  if (isAway) {
    warn(
      `No email and no notice leaves from here, because this database sends them for ${lastUrl} and this server is reached as ${publicUrl}: set PUBLIC_URL.`,
    );
  } else if (now?.heldSince) {
    const why =
      now.reason === 'moved'
        ? `this database last sent emails for ${lastUrl} and now serves ${publicUrl}`
        : 'the operator asked for it';
    warn(
      `No email and no notice leaves, because ${why}: an admin lets them leave in the CRM (Sent Mail).`,
    );
  }
}

/** Whether this process must not send emails now, for its workers. */
export async function areMailsHeld(
  db: Queryable,
  { publicUrl }: { publicUrl: string },
): Promise<boolean> {
  const found = await findHold(db);
  return found !== undefined && (found.heldSince !== null || isVisitor(publicUrl, found.publicUrl));
}
