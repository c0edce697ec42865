import { lowerLevel, partnerName } from '#core/domain/partners/partner-view.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { beginVisit } from '../affiliates/own/begin-visit.ts';
import { listPaymentsSince } from '../commissions/earnings/list-payments-since.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { listLeadsOf } from '../../scoped-leads.ts';
import { listMilestonesSince } from './milestones/read-milestones.ts';
import { isAmountTold } from './list-own-referrals.ts';
import { findNewClients, findOwnReferrals } from './queries.ts';

// The limits of the news; the list below them holds all clients.
const mostMilestones = 20;
const mostNames = 3;

/** Changes for the affiliate since the previous visit; begins or continues a visit. */
export async function readOwnNews(context: Context<AffiliateActor>) {
  const { db, actor, now } = context;
  const since = await beginVisit(db, actor, now);
  if (since === null) {
    const newClients = { count: 0, firstNames: [], latestAt: null };
    return { since: null, payments: [], milestones: [], newClients };
  }
  const [payments, milestones, newClients] = await Promise.all([
    listPaymentsSince(db, actor, since),
    readMilestones(context, since),
    readNewClients(context, since),
  ]);
  return { since: since.toISOString(), payments, milestones, newClients };
}

async function readMilestones({ db, actor, programme }: Context<AffiliateActor>, since: Date) {
  const scope = leadScopeOf(actor);
  const [terms, reached] = await Promise.all([
    programme.currentTerms(),
    listMilestonesSince(db, scope, since),
  ]);
  const told = reached.slice(0, mostMilestones);
  const commissions = await findOwnReferrals(
    db,
    scope,
    told.map(({ leadId }) => leadId),
  );
  const commissionOf = new Map(commissions.map((row) => [row.leadId, row]));
  return told.flatMap(({ leadId, partnerSees, milestone, at, ...named }) => {
    const commission = commissionOf.get(leadId);
    if (!commission) {
      return [];
    }
    const { status, commissionAmount } = commission;
    const name = partnerName(named, lowerLevel(terms.partnerSees, partnerSees));
    return [
      {
        leadId,
        name,
        milestone,
        at: at.toISOString(),
        status,
        commissionAmount: isAmountTold(status, terms) ? commissionAmount : null,
      },
    ];
  });
}

async function readNewClients({ db, actor }: Context<AffiliateActor>, since: Date) {
  const scope = leadScopeOf(actor);
  const { count, newest } = await findNewClients(db, scope, { since, most: mostNames });
  const leads = await listLeadsOf(
    db,
    scope,
    newest.map(({ leadId }) => leadId),
  );
  const firstNames = newest.flatMap(({ leadId }) => leads.get(leadId)?.firstName ?? []);
  return { count, firstNames, latestAt: newest[0]?.createdAt.toISOString() ?? null };
}
