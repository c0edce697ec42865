import type { BuyerActor } from '#server/platform/actor.ts';
import { demand } from '#server/platform/http-error.ts';
import type { HeldLink } from '../buyer-links/keep-link.ts';
import { requireBuyer } from '../buyer-links/open-link.ts';
import { noSuchPage, onlyReads } from '../buyer-links/policy.ts';
import type { Context } from '../context.ts';
import { findBuyerLead } from '../leads/buyer/buyer-lead.ts';

/** The first argument of an action of the buyer's own page. */
export type BuyerContext = Omit<Context, 'actor'> & { actor: BuyerActor };

/**
 * The same call in the name of the buyer; 404 for no link, 403 in a browser that has not opened it,
 * and for a link that only reads.
 */
export async function asBuyer(...call: Parameters<typeof asReader>): Promise<BuyerContext> {
  const context = await asReader(...call);
  if (context.actor.isReadOnly) {
    throw onlyReads();
  }
  return context;
}

/** The same for the page itself, which others may read too if the buyer gave them a link. */
export async function asReader(
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
