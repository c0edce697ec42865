import type { BuyerActor } from '#server/platform/actor.ts';
import { demand } from '#server/platform/http-error.ts';
import type { HeldLink } from '../accounts/buyer-links/keep-link.ts';
import { requireBuyer } from '../accounts/buyer-links/open-link.ts';
import { noSuchPage, onlyReads, onlyStopsHere } from '../accounts/buyer-links/policy.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leadScopeOf } from '../lead-scope.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { findLead, lockLead } from '../leads/queries.ts';
import { findLeadColumns } from '../scoped-leads.ts';

/** The first argument of an action of the buyer's own page. */
export type BuyerContext = Omit<Context, 'actor'> & { actor: BuyerActor };

type Call = Parameters<typeof asHolder>;

/**
 * The same call in the name of the buyer; 404 for no link, 403 in a browser that has not opened it,
 * for a link that only reads, and for one that only stops.
 */
export async function asBuyer(...call: Call): Promise<BuyerContext> {
  return requireWriter(await asReader(...call));
}

/** The same for what others may read too if the buyer gave them a link. */
export async function asReader(...call: Call): Promise<BuyerContext> {
  const context = await asHolder(...call);
  if (context.actor.onlyStops) {
    throw onlyStopsHere();
  }
  return context;
}

/** The same for what a link to an address that staff entered may do: end and lower things. */
export async function asStopper(...call: Call): Promise<BuyerContext> {
  return requireWriter(await asHolder(...call));
}

function requireWriter(context: BuyerContext): BuyerContext {
  if (context.actor.isReadOnly) {
    throw onlyReads();
  }
  return context;
}

/** The same for the page itself, which is empty for a link that only stops. */
export async function asHolder(
  context: Context,
  token: string,
  held: HeldLink | undefined,
): Promise<BuyerContext> {
  const actor = await requireBuyer(context.db, token, held);
  // `language` is a getter, which a spread reads: that is all right here.
  return { ...context, actor };
}

/** The buyer's lead; a deleted lead gets the answer of an unknown link. */
export async function requireOwnLead({ db, actor }: Pick<BuyerContext, 'db' | 'actor'>) {
  return demand(await findBuyerLead(db, actor), noSuchPage);
}

/** The lead of a buyer; undefined once it is deleted. */
function findBuyerLead(db: Queryable, buyer: BuyerActor) {
  return findLead(db, leadScopeOf(buyer), buyer.leadId);
}

/** The telephone that the person gave, whatever staff changed; undefined once it is deleted. */
export async function findBuyerPhone(db: Queryable, buyer: BuyerActor) {
  const names = ['phone', 'formerPhones'] as const;
  const lead = await findLeadColumns(db, leadScopeOf(buyer), buyer.leadId, names);
  return lead && (lead.formerPhones?.[0] ?? lead.phone);
}

/** The lead of a buyer, kept from every other change until the transaction ends. */
export function lockBuyerLead(tx: AuditedTransaction, buyer: BuyerActor) {
  return lockLead(tx, leadScopeOf(buyer), buyer.leadId);
}
