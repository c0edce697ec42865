import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { isThisMachine } from '#server/platform/public-site.ts';
import { findHold, hold, keepUrl, release } from './writes.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../../context.ts';
import { transaction } from '../../../transaction.ts';
import { countGivenUp, countWaiting } from '../sent/queries.ts';

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
) {
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
export async function areMailsHeld(db: Queryable, { publicUrl }: { publicUrl: string }) {
  const found = await findHold(db);
  return found !== undefined && (found.heldSince !== null || isVisitor(publicUrl, found.publicUrl));
}

/** Whether emails are held, why, and how many wait. */
export async function readMailHold({ db, config }: StaffContext) {
  const found = await findHold(db);
  if (!found?.heldSince || !found.reason) {
    return { hold: null };
  }
  const { heldSince, reason, publicUrl: lastUrl } = found;
  return {
    hold: {
      since: heldSince,
      reason,
      lastUrl,
      publicUrl: config.publicUrl,
      waiting: await countWaiting(db),
    },
  };
}

/**
 * Lets held emails leave, under the address of this process; 409 if none are held, or if that is
 * not the address the admin confirmed. Audited.
 */
export async function releaseMails(context: StaffContext, { publicUrl }: { publicUrl: string }) {
  const { config } = context;
  if (publicUrl !== config.publicUrl) {
    throw new HttpError(409, 'This server has another address by now. Load the page again.');
  }
  const waiting = await transaction(context, 'mail.release', 'job', async (tx) => {
    const found = await findHold(tx);
    if (!found?.heldSince) {
      throw new HttpError(409, 'Emails are not held any more.');
    }
    const count = await countWaiting(tx);
    await release(tx, config.publicUrl);
    return {
      entityId: null,
      before: { heldSince: found.heldSince, reason: found.reason, publicUrl: found.publicUrl },
      after: { publicUrl: config.publicUrl, waiting: count },
      result: count,
    };
  });
  return { waiting };
}

const givenUpDays = 7;

/** When emails were held (null if they are not), and how many of the last week were given up. */
export async function readMailTrouble(db: Queryable, now: Date) {
  const week = new Date(now.getTime() - givenUpDays * 24 * 3600 * 1000);
  const [hold, givenUp] = await Promise.all([findHold(db), countGivenUp(db, week)]);
  return { heldSince: hold?.heldSince ?? null, givenUp };
}
