import { insertMails } from '#server/db/jobs/insert-mails.ts';
import type { JobKind } from '#server/db/jobs/job.ts';
import { system } from '#server/platform/actor.ts';
import type { Services } from '../../context.ts';
import { nothingChanged, transactionOfMany } from '../../transaction.ts';
import { markTold } from './writes.ts';

type TellNeeds = Pick<Services, 'db' | 'programme' | 'wakeJobs'>;

/** Mailboxes in one transaction. */
const mailboxesAtOnce = 500;

/**
 * Enqueues a mail to each person whose answers meet the terms of today and did not when they asked;
 * one for a mailbox, and the watch is done. Returns how many.
 */
export async function tellWatchers(
  { db, programme, wakeJobs }: TellNeeds,
  atOnce = mailboxesAtOnce,
): Promise<number> {
  const terms = await programme.currentTerms();
  const writer = { db, actor: system, ipAddress: null, wakeJobs };
  const count = await transactionOfMany(writer, async (tx) => {
    const told = await markTold(tx, terms, atOnce);
    if (told.length === 0) {
      return { changes: nothingChanged, result: 0 };
    }
    await insertMails(
      tx,
      told.map(({ id, email, language }) => ({
        kind: 'near_miss_changed' as const,
        event: `near_miss:${id}`,
        recipient: email,
        language,
        payload: { watchId: id },
      })),
    );
    const change = {
      action: 'near_miss.tell',
      entity: 'near_miss',
      entityId: null,
      after: { told: told.length, termsVersion: terms.version },
    };
    return { changes: [change], result: told.length };
  });
  return count < atOnce ? count : count + (await tellWatchers({ db, programme, wakeJobs }, atOnce));
}

const pauseMs = 30_000;

/**
 * Looks every half minute, so that people hear of a published revision soon, and of one for a later
 * day on that day.
 */
export function tellJob(needs: TellNeeds): JobKind {
  return {
    kind: 'tell_watchers',
    leaseSeconds: 300,
    nextRun: (after) => new Date(after.getTime() + pauseMs),
    run: async () => {
      await tellWatchers(needs);
      return { status: 'done' };
    },
  };
}
