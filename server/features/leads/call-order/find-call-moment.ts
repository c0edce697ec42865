import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import type { Office } from '../../office-terms.ts';
import { findAsleep } from '../../permission/evaluate-calls.ts';
import { type CallMoment, findDue } from './queries.ts';

/** The order in which the leads within a condition are called at a moment. */
export async function findCallMoment(
  db: Queryable,
  { office, now }: { office: Office; now: Date },
  condition?: SQL,
): Promise<CallMoment> {
  const { dueBefore } = office.marksAt(now);
  const due = await findDue(db, condition, { now, dueBefore });
  const asleep = await findAsleep(db, due, now);
  const isEarly = (lead: (typeof due)[number]) =>
    lead.nextFollowUpAt === null && office.dueAt(lead, now) > now;
  const notDue = due.filter((lead) => asleep.has(lead.id) || isEarly(lead));
  return { now, dueBefore, notDue: notDue.map(({ id }) => id) };
}
