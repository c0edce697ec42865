import { mostNotices } from '#core/contract/visitor/letters.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { nameStaff } from '../../name-staff.ts';
import { auditRead } from '../../audit-read.ts';
import { presentNotice } from './present.ts';
import { countOpen, findOfVisits, findOpen, findSent } from './queries.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** The notices that staff have to send, or those that are out or set aside. Audited as a read. */
export async function listNotices(
  context: Context<StaffActor>,
  { state = 'open' }: { state?: 'open' | 'sent' | undefined },
) {
  const { db, now } = context;
  const find = state === 'open' ? findOpen : findSent;
  const found = await find(db, mostNotices + 1);
  const rows = found.slice(0, mostNotices);
  const ids = rows.map(({ id }) => id);
  const staff = rows.flatMap(({ sentBy, setAsideBy }) => [sentBy, setAsideBy]);
  const names = await nameStaff(db, [...new Set(staff.filter((id) => id !== null))]);
  await auditRead(context, { action: 'notice.list', entity: 'notice', shown: { state, ids } });
  return {
    items: rows.map((row) => presentNotice(row, { names, now })),
    hasMore: found.length > mostNotices,
  };
}

export function countNotices({ db, now }: Context<StaffActor>) {
  return countOpen(db, now);
}

interface Visitor {
  sessions: readonly string[];
  phones: readonly string[];
}

/**
 * The notices of the visits in which someone applied, by that person's own numbers: anyone may have
 * used the same tab, and anyone may type the number of someone else.
 */
export async function listVisitNotices(db: Queryable, visitor: Visitor) {
  const rows = await findOfVisits(db, visitor);
  return rows.map(({ text, answeredAt, way, sentAt }) => ({
    text,
    answeredAt: answeredAt.toISOString(),
    way,
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
