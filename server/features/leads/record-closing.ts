import type * as z from 'zod/mini';
import type { recordClosing as contract } from '#core/contract/leads/changes.ts';
import { fieldError } from '#server/platform/http-error.ts';
import { changesOf } from '../changed-since.ts';
import type { StaffContext } from '../context.ts';
import { transaction } from '../transaction.ts';
import { lockLeadOf } from './queries.ts';
import { describeLead } from './read-lead.ts';
import { storeChanges } from './update-lead.ts';

type Told = z.output<NonNullable<(typeof contract)['body']>> & { id: number };

/**
 * Records at which price and on which day the loan of a lead closed, in place of a former record;
 * returns the lead's page. An estimated commission follows. 404 if the actor may see no such lead,
 * 400 for a day in the future. Audited with the former values.
 */
export async function recordClosing(context: StaffContext, { id, price, on }: Told) {
  const { actor, programme } = context;
  if (on > programme.today()) {
    throw fieldError([{ path: 'on', key: 'moment.past' }]);
  }
  const terms = await programme.currentTerms();
  await transaction(context, 'lead.closing', 'lead', async (tx) => {
    const lead = await lockLeadOf(tx, actor, id);
    const { changes } = changesOf(lead, { closingPrice: price, closedOn: on });
    const stored = await storeChanges(tx, { ...context, terms }, lead, changes);
    const { changeId: _none, ...change } = stored;
    return { ...change };
  });
  return describeLead(context, id);
}
