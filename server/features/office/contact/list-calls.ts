import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { findContactedLead } from '../../leads/find-contacted-lead.ts';
import { nameStaff } from '../../name-staff.ts';
import { countCalls, findAttempts } from './queries.ts';

/** How often a lead was called, with staff's notes; 404 if the actor may see no such lead. */
export async function listCalls(context: Context<StaffActor>, { id }: { id: number }) {
  const { db } = context;
  await findContactedLead(context, id);
  const rows = await findAttempts(db, id);
  const names = await nameStaff(db, [...new Set(rows.map(({ staffId }) => staffId))]);
  return {
    attempts: await countCalls(db, id),
    items: rows.map(({ madeAt: at, staffId, ...row }) => ({
      ...row,
      at,
      by: names.get(staffId) ?? '',
    })),
  };
}
