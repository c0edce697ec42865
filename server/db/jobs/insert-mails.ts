import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { Queryable, Transaction } from '../queryable.ts';
import { jobs } from '../tables/jobs.ts';
import { allMails } from '../tables/mails.ts';
import { advisoryLocks } from '../advisory-locks.ts';

// A mail is a job with a recipient, enqueued in the transaction of its cause.

export interface NewMail {
  kind: MailKind;
  leadId?: number;
  /** Unique among jobs, so that each event causes one mail. */
  event?: string;
  recipient: string;
  language: Language;
  payload: Readonly<Record<string, unknown>>;
  /** When it is due; at once by default. */
  runAt?: Date;
}

export async function insertMail(db: Queryable, mail: NewMail) {
  await db.drizzle.insert(jobs).values(mail);
}

/** Enqueues many mails in few statements. */
export async function insertMails(tx: Transaction, mails: readonly NewMail[]) {
  for (let start = 0; start < mails.length; start += 1000) {
    await tx.drizzle.insert(jobs).values(mails.slice(start, start + 1000));
  }
}

/** Mails of these kinds that were written to a mailbox in the last 24 hours, sent or not. */
export function countMails(
  db: Queryable,
  ofKinds: MailKind | readonly MailKind[],
  address: string,
) {
  const { kind, recipient, createdAt } = allMails;
  return db.drizzle.$count(
    allMails,
    and(
      inArray(kind, [ofKinds].flat()),
      sql`fold_mailbox(${recipient}) = fold_mailbox(${address})`,
      gt(createdAt, sql`now() - interval '24 hours'`),
    ),
  );
}

/** Makes others who count the mails of this mailbox wait until the transaction ends. */
export async function lockMailbox(tx: Transaction, address: string) {
  const lock = 'select pg_advisory_xact_lock($1::int, hashtext(fold_mailbox($2)))';
  await tx.query(lock, [advisoryLocks.mailbox, address]);
}
