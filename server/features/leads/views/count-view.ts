import { listLeads } from '#core/contract/leads/leads.ts';
import type { RowCount } from '#server/db/count.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { countList } from '../list-leads.ts';
import { noSuchView } from './policy.ts';
import { findView } from './queries.ts';

/**
 * How many leads of a saved view are in the actor's scope, exact up to 10,000; 404 unless the actor
 * may see the view, 409 if it uses filters the list no longer has.
 */
export async function countView(
  context: Context<StaffActor>,
  { id }: { id: number },
): Promise<RowCount> {
  const view = demand(await findView(context.db, context.actor.id, id), noSuchView);
  const asked = Object.fromEntries(new URLSearchParams(view.query));
  const query = listLeads.query!.safeParse(asked);
  if (!query.success) {
    throw new HttpError(
      409,
      'This view asks for something that the list no longer knows. Open it and save it again.',
    );
  }
  return countList(context, query.data);
}
