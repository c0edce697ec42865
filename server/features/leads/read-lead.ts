import { demand } from '#server/platform/http-error.ts';
import { permissionAt } from '#core/domain/permission/permission.ts';
import { channelPermissions } from '#core/domain/permission/channel-permissions.ts';
import { holdingStops } from '#core/domain/permission/stops.ts';
import { findChangeLines } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { OfficeActor } from '#server/platform/actor.ts';
import { nameAffiliates } from '../partners/affiliates/queries.ts';
import { readLeadReferral } from '../partners/affiliates/read-lead-referral.ts';
import { readDisputes } from '../partners/commissions/read-lead-ledger.ts';
import type { HandoverRow } from '../partners/affiliates/referrals/queries.ts';
import { listLeadConsents, readConsents } from '../visitor/applications/read-consents.ts';
import { auditRead } from '../audit-read.ts';
import type { OfficeContext } from '../context.ts';
import { listVisitorChecks } from '../visitor/eligibility/list-visitor-checks.ts';
import { findOptOut } from '../mail/email/choices/applicant/queries.ts';
import { listLeadMails } from '../mail/email/sent/list-sent-mails.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { findVersions } from '../programme/queries.ts';
import { whyRefused } from '../permission/queries.ts';
import { presentPermission } from '../permission/read-permission.ts';
import { mayTakeBack, readStops } from '../permission/read-stops.ts';
import { listVisitorCalculations } from '../visitor/savings/list-visitor-calculations.ts';
import { nameOffice, nameStaff } from '../name-staff.ts';
import { findAsk } from './ask/queries.ts';
import { undoMinutes } from './bulk/offer-undo.ts';
import { findUndoableOfLead } from './bulk/queries.ts';
import { findUnconfirmed } from './contact/writes.ts';
import { findSurvivor } from './merge/queries.ts';
import { netCostOfLead } from '../programme/net-cost-of-lead.ts';
import { noSuchLead } from '../scoped-leads.ts';
import { presentDetail } from './present.ts';
import { readNotesReader } from '../partners/referrals/read-referred-lead.ts';
import { findLead, findSessions, findStatusChanges, type LeadDetailRow } from './queries.ts';

/**
 * Everything about a lead, or about the one it was merged into; 404 if the actor may see no such
 * lead. Audited as a read.
 */
export async function readLead(context: OfficeContext, { id }: { id: number }) {
  return viewLead(context, await findLeadToRead(context, id));
}

/** The lead that stands for this one: itself, or the one it was merged into. */
export async function findLeadToRead(
  { db, actor }: Pick<OfficeContext, 'db' | 'actor'>,
  id: number,
) {
  return (await findSurvivor(db, leadScopeOf(actor), id)) ?? id;
}

/** The same for exactly this lead: also the answer of a write that changed nothing. */
export async function viewLead(context: OfficeContext, id: number) {
  const lead = await describeLead(context, id);
  await auditRead(context, 'lead.view', 'lead', { entityId: lead.id });
  return lead;
}

/**
 * The content of a lead's page, without an audit line; 404 if the actor may see no such lead. For
 * callers who have just written an audit line about the lead.
 */
export async function describeLead(context: OfficeContext, id: number) {
  const { db, actor, config, programme, now } = context;
  const lead = demand(await findLead(db, leadScopeOf(actor), id), noSuchLead);
  const terms = await programme.currentTerms();
  const { nextFollowUpBy } = lead;
  const { importId: _import, ...detail } = presentDetail(lead, {
    terms,
    config,
    names: await nameStaff(db, [nextFollowUpBy]),
  });
  const { name: notesReader = null } = (await readNotesReader({ db, actor, terms }, id)) ?? {};
  const { asker } = await findAsk(db, id);
  const isMine = actor.kind === 'staff' && lead.ownerId === actor.id;
  const isAsked = isMine && asker !== null && asker !== actor.id;
  const askedBy = isAsked ? { name: (await nameStaff(db, [asker])).get(asker)! } : null;
  const undoable =
    actor.kind === 'staff'
      ? await findUndoableOfLead(db, id, { actorId: actor.id, minutes: undoMinutes(context), now })
      : { status: null, claimedUntil: null };
  return { ...detail, notesReader, askedBy, undoable, ...(await readCards(context, lead)) };
}

// Each card is read by the feature whose tables it shows, all at the same time.
async function readCards(context: OfficeContext, lead: LeadDetailRow) {
  const { db, programme } = context;
  const { id, termsVersion } = lead;
  const terms = await programme.currentTerms();
  const sessionIds = await findSessions(db, id);
  const [
    { consents, own },
    referral,
    statusHistory,
    checks,
    calculated,
    mails,
    mailOptOut,
    netCost,
    unconfirmedEmail,
  ] = await Promise.all([
    listLeadConsents(db, id, terms),
    readLeadReferral(db, id),
    listStatusHistory(db, id),
    listVisitorChecks(db, sessionIds, terms),
    listVisitorCalculations(db, sessionIds, terms),
    listLeadMails(db, id),
    findOptOut(db, lead),
    netCostOfLead(context, lead),
    readUnconfirmed(context, lead),
  ]);
  const shown = [...checks, ...calculated].map((one) => one.termsVersion);
  const versions = await findVersions(db, [
    ...(termsVersion === null ? [] : [termsVersion]),
    ...shown,
  ]);
  const termsOf = (version: string | null) => versions.get(version ?? '');
  const termsAsOf = (version: string | null) => termsOf(version)?.asOf ?? null;
  return {
    termsAsOf: termsAsOf(termsVersion),
    netCost,
    unconfirmedEmail,
    consent: own,
    consents,
    ...(await describeChannelPermissions(context, lead, consents, mailOptOut !== null)),
    referral: referral && {
      ...referral,
      handovers: await nameHandovers(db, referral.handovers),
    },
    disputes: await readDisputes(db, id),
    statusHistory,
    eligibilityChecks: checks.map((one) => ({
      ...one,
      minCreditScore: termsOf(one.termsVersion)?.terms.minCreditScore ?? null,
      termsAsOf: termsAsOf(one.termsVersion),
    })),
    calculations: calculated.map((one) => ({ ...one, termsAsOf: termsAsOf(one.termsVersion) })),
    mails,
    mailOptOut,
  };
}

type Consents = Awaited<ReturnType<typeof readConsents>>;

async function describeChannelPermissions(
  { db, now, actor }: OfficeContext,
  lead: LeadDetailRow,
  consents: Pick<Consents[number], 'channels' | 'wasPrechecked'>[],
  hasOptedOut: boolean,
) {
  const { said, stops } = await readStops(db, lead);
  const names = await nameStaff(
    db,
    said.flatMap(({ staffId }) => staffId ?? []),
  );
  const facts = { ...lead, consents, stops, hasOptedOut };
  return {
    reach: channelPermissions({ ...facts, stops: holdingStops(stops, now) }),
    permission: presentPermission(permissionAt(facts, now)),
    stops: said.map((stop) => ({
      channels: [...stop.channels],
      how: stop.how,
      at: stop.saidAt,
      by: names.get(stop.staffId ?? 0) ?? null,
      takeBackId: mayTakeBack(stop, actor, now) ? stop.stopId : null,
    })),
  };
}

async function nameHandovers(db: Queryable, handovers: readonly HandoverRow[]) {
  const staffIds = handovers.map(({ actorId }) => actorId);
  const affiliateIds = handovers.flatMap(({ fromAffiliateId, toAffiliateId }) =>
    [fromAffiliateId, toAffiliateId].filter((id) => id !== null),
  );
  const [staff, affiliates] = await Promise.all([
    nameStaff(db, staffIds),
    nameAffiliates(db, [...new Set(affiliateIds)]),
  ]);
  const nameOf = (id: number | null) => (id === null ? null : (affiliates.get(id) ?? null));
  return handovers.map(({ decidedAt, actorId, fromAffiliateId, toAffiliateId, reason }) => ({
    at: decidedAt,
    by: staff.get(actorId) ?? '',
    from: nameOf(fromAffiliateId),
    to: nameOf(toAffiliateId),
    reason,
  }));
}

async function listStatusHistory(db: Queryable, leadId: number) {
  const changes = await findStatusChanges(db, leadId);
  const nameOf = await nameOffice(db, changes);
  return changes.map(({ fromStatus, toStatus, changedAt, ...by }) => ({
    fromStatus,
    toStatus,
    actor: nameOf(by) ?? by.actorKind,
    changedAt,
  }));
}

/** The given address of a lead that has another, unconfirmed one, and whether the actor may confirm. */
export async function readUnconfirmed(
  { db, actor }: { db: Queryable; actor: OfficeActor },
  lead: { id: number; email: string },
) {
  const given = await findUnconfirmed(db, lead.id);
  if (given === undefined) {
    return null;
  }
  const actions = ['lead.update', 'lead.merge', 'lead.unmerge'];
  const lines = await findChangeLines(db, { entity: 'lead', entityId: lead.id, actions });
  const isByMe = lines.some(({ actorKind, actorId, after }) => {
    const isMine = actorKind === 'staff' && actorId === actor.id;
    return isMine && (after as { email?: string } | null)?.email === lead.email;
  });
  const isAdmin = actor.kind === 'staff' && actor.role === 'admin';
  return {
    given,
    mayConfirm: isAdmin && !isByMe && (await whyRefused(db, given)) !== undefined,
  };
}
