import { mostNotices } from '#core/contract/notice/letters.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { nameStaff } from '../staff/name-staff.ts';
import { presentNotice } from './present.ts';
import { countOpen, findOpen, findSent } from './queries.ts';

/** The notices that staff have to send, or those that are out. */
export async function listNotices(
  { db, now }: Context<StaffActor>,
  { state = 'open' }: { state?: 'open' | 'sent' | undefined },
) {
  const find = state === 'open' ? findOpen : findSent;
  const rows = await find(db, mostNotices + 1);
  const senders = rows.map(({ sentBy }) => sentBy).filter((id) => id !== null);
  const names = await nameStaff(db, [...new Set(senders)]);
  return {
    items: rows.slice(0, mostNotices).map((row) => presentNotice(row, { names, now })),
    hasMore: rows.length > mostNotices,
  };
}

export function countNotices({ db, now }: Context<StaffActor>) {
  return countOpen(db, now);
}
