import { dailyAt, type JobKind } from '#server/db/jobs/job.ts';
import { dayIn } from '#server/outside/clock.ts';
import { system } from '#server/platform/actor.ts';
import type { Services } from '../../context.ts';
import { nothingChanged, transactionOfMany } from '../../transaction.ts';
import { describePerson } from './describe-person.ts';
import { personalData } from './personal-data.ts';
import { findPersonal, lockDueErasures } from './queries.ts';
import { eraseRows, keepErasedRows } from './writes.ts';

type EraseNeeds = Pick<Services, 'db' | 'clock' | 'config'>;

/** Erases one sealed person whose day has come; false if there is none. */
function eraseNext({ db, clock, config }: EraseNeeds) {
  const writer = { db, actor: system, ipAddress: null };
  return transactionOfMany(writer, async (tx) => {
    const now = clock.now();
    const [due] = await lockDueErasures(tx, dayIn(config.timeZone, now));
    if (due) {
      const person = await describePerson(tx, await findPersonal(tx, due.leadIds));
      const counts = await eraseRows(
        tx,
        person,
        { erasureId: due.id, staffId: null },
        personalData,
      );
      const tables = Object.keys({ ...due.erasedRows, ...counts });
      const erasedRows = Object.fromEntries(
        tables.map((table) => [table, Math.max(due.erasedRows[table] ?? 0, counts[table] ?? 0)]),
      );
      await keepErasedRows(tx, due.id, { erasedRows, erasedAt: now });
    }
    // The database function that erases writes the audit line.
    return { changes: nothingChanged, result: due !== undefined };
  });
}

/** Erases all sealed people whose day has come, each in its own commit. */
export async function eraseDue(needs: EraseNeeds) {
  while (await eraseNext(needs)) {
    // Loops until none is left.
  }
}

export function erasureJob(needs: EraseNeeds): JobKind {
  return {
    kind: 'erase_due',
    leaseSeconds: 900,
    nextRun: dailyAt(4, 27),
    run: async () => {
      await eraseDue(needs);
      return { status: 'done' };
    },
  };
}
