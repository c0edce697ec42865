import { mostNotices } from '#core/contract/visitor/letters.ts';
import type { StaffContext } from '../../context.ts';
import { nameStaff } from '../../name-staff.ts';
import { auditRead } from '../../audit-read.ts';
import { presentNotice } from './present.ts';
import { countOpen, findOpen, findSent } from './queries.ts';

/** The notices that staff have to send, or those that are out or set aside. Audited as a read. */
export async function listNotices(
  context: StaffContext,
  { state = 'open' }: { state?: 'open' | 'sent' | undefined },
) {
  const { db, now } = context;
  const find = state === 'open' ? findOpen : findSent;
  const found = await find(db, mostNotices + 1);
  const rows = found.slice(0, mostNotices);
  const ids = rows.map(({ id }) => id);
  const staff = rows.flatMap(({ sentBy, setAsideBy }) => [sentBy, setAsideBy]);
  const names = await nameStaff(db, staff);
  await auditRead(context, 'notice.list', 'notice', { shown: { state, ids } });
  return {
    items: rows.map((row) => presentNotice(row, { names, now })),
    hasMore: found.length > mostNotices,
  };
}

export function countNotices({ db, now }: StaffContext) {
  return countOpen(db, now);
}
