import type * as z from 'zod/mini';
import type { countBulkMails as contract } from '#core/contract/leads/bulk.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { countStatusMails } from '../../mail/email/status/status-mails.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { findNamed } from './queries.ts';

type Asked = z.output<NonNullable<(typeof contract)['body']>>;

/** How many mails are sent if these leads get a status; counts only those that would change. */
export async function countBulkMails(
  { db, actor, config, programme }: Context<StaffActor>,
  { status, leads }: Asked,
) {
  const ids = leads.map(({ id }) => id);
  const known = await findNamed(db, leadScopeOf(actor), ids);
  const moves = leads
    .filter((lead) => known.get(lead.id)?.status === lead.status && lead.status !== status)
    .map((lead) => ({ leadId: lead.id, fromStatus: lead.status, toStatus: status }));
  return countStatusMails(db, { config, terms: await programme.currentTerms() }, moves);
}
