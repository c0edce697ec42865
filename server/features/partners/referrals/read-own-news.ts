import { lowerLevel, partnerName } from '#core/domain/partners/partner-view.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { findPaymentsSince } from '../commissions/earnings/queries.ts';
import type { AffiliateContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { listLeadsOf } from '../../scoped-leads.ts';
import { listMilestonesSince } from './milestones/read-milestones.ts';
import { isAmountTold } from './list-own-referrals.ts';
import { findApprovals, findNewClients, findOwnReferrals, findWonDisputes } from './queries.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findVisit } from '../affiliates/own/queries.ts';
import { noteVisit } from '../affiliates/own/writes.ts';

// The limits of the news; the list below them holds all clients.
const mostMilestones = 20;
const mostNames = 3;

/** Changes for the affiliate since the previous visit; begins or continues a visit. */
export async function readOwnNews(context: AffiliateContext) {
  const { db, actor, now } = context;
  const since = await beginVisit(db, actor, now);
  if (since === null) {
    const nothing = { payments: [], milestones: [], approvals: [] };
    return { since, ...nothing, wonDisputes: [], newClients: [] };
  }
  const scope = leadScopeOf(actor);
  const newest = { since, most: mostMilestones };
  const [payments, milestones, approved, won, newClients] = await Promise.all([
    findPaymentsSince(db, actor.id, since),
    readMilestones(context, since),
    findApprovals(db, scope, newest),
    findWonDisputes(db, scope, newest),
    readNewClients(context, since),
  ]);
  const isTold = new Set(milestones.map(({ leadId }) => leadId));
  const [approvals, wonDisputes] = await Promise.all([
    nameClients(
      context,
      approved.filter(({ leadId }) => !isTold.has(leadId)),
    ),
    nameClients(context, won),
  ]);
  const news = { payments, milestones, approvals, wonDisputes, newClients };
  return { since, ...news };
}

async function nameClients<News extends { leadId: number; at: Date }>(
  { db, actor, programme }: AffiliateContext,
  news: readonly News[],
) {
  const { partnerSees } = await programme.currentTerms();
  const ids = news.map(({ leadId }) => leadId);
  const leads = await listLeadsOf(db, leadScopeOf(actor), ids);
  return news.flatMap(({ at, ...told }) => {
    const lead = leads.get(told.leadId);
    const name = lead && partnerName(lead, lowerLevel(partnerSees, lead.partnerSees));
    return name ? [{ ...told, name, at }] : [];
  });
}

async function readMilestones({ db, actor, programme }: AffiliateContext, since: Date) {
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
        at,
        status,
        commissionAmount: isAmountTold(status, terms) ? commissionAmount : null,
      },
    ];
  });
}

async function readNewClients({ db, actor }: AffiliateContext, since: Date) {
  const scope = leadScopeOf(actor);
  const origins = await findNewClients(db, scope, { since, most: mostNames });
  const leads = await listLeadsOf(
    db,
    scope,
    origins.flatMap(({ newest }) => newest),
  );
  return origins.map(({ newest, latestAt, ...told }) => ({
    ...told,
    firstNames: newest.flatMap((id) => leads.get(id)?.firstName ?? []),
    latestAt,
  }));
}

/** A longer pause ends a visit; a reload does not. */
const visitEndsMs = 60 * 60_000;
/** Within this time the visit is not stored again. */
const noteAgainMs = 60_000;

/**
 * Records that an affiliate looks at the portal. Returns the end of the previous visit, since which
 * changes are news; null on the first one. An admin who acts for the affiliate leaves no trace: the
 * news stay news.
 */
async function beginVisit(db: Queryable, { id, viaAdminId }: AffiliateActor, now: Date) {
  const { seenAt, newsSince } = await findVisit(db, id);
  const awayMs = seenAt === null ? Infinity : now.getTime() - seenAt.getTime();
  const since = awayMs > visitEndsMs ? seenAt : newsSince;
  if (viaAdminId === null && awayMs > noteAgainMs) {
    const unlessSeenAfter = new Date(now.getTime() - noteAgainMs);
    await noteVisit(db, { id, seenAt: now, newsSince: since, unlessSeenAfter });
  }
  return since;
}
