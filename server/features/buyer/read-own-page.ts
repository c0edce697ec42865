import { contactMethods } from '#core/domain/options.ts';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import { type ContactChannel, contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { channelPermissions } from '#core/domain/permission/channel-permissions.ts';
import { holdingStops } from '#core/domain/permission/stops.ts';
import type { Language } from '#core/domain/language.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import {
  closedStatuses,
  noContactStatus,
  voidingStatuses,
} from '#core/domain/leads/lead-status.ts';
import { type Progress, progressOf, turnOf } from '#core/domain/partners/milestones.ts';
import { promisesOf, renewedContact } from '#core/domain/office/promise-days.ts';
import { levelsUpTo, lowerLevel } from '#core/domain/partners/partner-view.ts';
import { plainFullName, plainNameOf } from '#core/domain/partners/plain-name.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { partnerLabel } from '#core/i18n/partner-label.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findReferringAffiliates } from '../partners/affiliates/find-referring-affiliates.ts';
import { doesEstimateHold } from '../visitor/applications/estimate-lead.ts';
import { ownPageWording } from '../visitor/applications/record-own-page-consent.ts';
import { readConsents } from '../visitor/applications/read-consents.ts';
import { listReaders } from '../operations/audit/list-audit.ts';
import { findSharedLinks } from '../accounts/buyer-links/queries.ts';
import { findOptOut } from '../mail/email/choices/applicant/queries.ts';
import { describeLeadEstimate } from '../mail/email/estimate/describe-lead-estimate.ts';
import { findStatusChanges } from '../leads/queries.ts';
import { isWaiting } from '../visitor/near-miss/end-watch.ts';
import { findOfVisits } from '../visitor/notices/queries.ts';
import { missedBefore, officeTerms } from '../office-terms.ts';
import { readStops } from '../permission/read-stops.ts';
import { findFace } from '../accounts/staff/queries.ts';
import { type BuyerContext, requireOwnLead } from './as-buyer.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import { findLeadsOfPerson, findOwnSessions, findPersonal } from '../leads/erasure/queries.ts';
import { readPersonFile } from '../leads/erasure/person-file.ts';
import { transaction } from '../transaction.ts';

type OwnLead = Awaited<ReturnType<typeof requireOwnLead>>;

const ended: readonly string[] = [...voidingStatuses, ...closedStatuses];

/** Whether an application of this status has not ended yet. */
export function mayWithdraw(status: string): boolean {
  return !ended.includes(status);
}

/**
 * Everything on the buyer's own page, as it is now: of staff only a first name, a photo and the
 * roles of those who looked, and none of their words. `shownIn` is the language of a page shown in
 * another one.
 */
export async function readOwnPage(context: BuyerContext, shownIn?: Language): Promise<OwnPage> {
  const page = await readWholePage(context, shownIn);
  const { isReadOnly, onlyStops } = context.actor;
  return isReadOnly ? forReader(page) : onlyStops ? forStopper(page) : page;
}

/** Nothing of the application but its number: what can be ended is offered, whatever it is now. */
function forStopper(page: OwnPage): OwnPage {
  return {
    ...forReader(page),
    isReadOnly: false,
    onlyStops: true,
    firstName: '',
    contactMethod: null,
    progress: { reached: [], next: 'contact', turn: 'lender' },
    promises: [],
    specialist: null,
    figures: null,
    channels: { phone: true, sms: true, email: true },
    mayChooseChannels: true,
    partner: { name: '', sees: 'all', choices: ['contact', 'status'] },
    mayWithdraw: true,
  };
}

/** The part that others may read: progress, promises, who answers, and figures. */
function forReader(page: OwnPage): OwnPage {
  return {
    ...page,
    isReadOnly: true,
    channels: null,
    mayChooseChannels: false,
    partner: null,
    notices: [],
    readers: [],
    shared: [],
    isWatching: false,
    mayWithdraw: false,
    erasureAskedAt: null,
  };
}

async function readWholePage(context: BuyerContext, shownIn?: Language): Promise<OwnPage> {
  const { db, actor, config, programme } = context;
  const lead = await requireOwnLead(context);
  const { id, firstName, ownerId, status } = lead;
  const language = shownIn ?? lead.language;
  const terms = await programme.currentTerms();
  const history = await findStatusChanges(db, actor.leadId);
  const progress = progressOf(lead.createdAt, history);
  const owed = await openPromises(context, terms, lead, progress);
  const [described, face, partner, channels, visits] = await Promise.all([
    describeLeadEstimate(db, id, { terms, language }),
    ownerId === null ? null : findFace(db, ownerId),
    readPartner(context, lead, language),
    readWays(context, lead),
    findOwnVisits(db, actor),
  ]);
  const { timeZone } = config;
  const shared = await findSharedLinks(db, id);
  const notices = await findOfVisits(db, visits);
  const readers = await listReaders(db, { leadId: id, partner, timeZone });
  return {
    reference: leadReference(id),
    firstName: plainNameOf(firstName),
    language: lead.language,
    contactMethod: contactMethods.find((way) => way === lead.contactMethod) ?? null,
    progress: {
      reached: progress.reached.map(({ milestone, at }) => ({ milestone, at: at.toISOString() })),
      next: progress.next,
      turn: turnOf[progress.next],
    },
    promises: owed.map(({ promise, by, isPast, again }) => ({
      promise,
      by: programme.dayOf(by),
      isPast,
      again: again && programme.dayOf(again),
    })),
    specialist: face ?? null,
    figures: described && { ...described, holds: doesEstimateHold(lead, terms) },
    isReadOnly: false,
    onlyStops: false,
    channels,
    mayChooseChannels: status !== noContactStatus,
    consent: ownPageWording(language, terms),
    partner: partner && {
      name: partner.label,
      sees: lowerLevel(terms.partnerSees, lead.partnerSees),
      choices: levelsUpTo(terms.partnerSees),
    },
    notices: notices.map(({ answeredAt, sentAt, ...notice }) => ({
      ...notice,
      answeredAt: answeredAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    readers,
    shared: shared.map(({ id: linkId, createdAt, openedAt }) => ({
      id: linkId,
      madeAt: createdAt.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
    })),
    isWatching: actor.mailedTo !== null && (await isWaiting(db, actor.mailedTo)),
    mayWithdraw: mayWithdraw(status),
    erasureAskedAt: lead.erasureAskedAt?.toISOString() ?? null,
  };
}

/**
 * The promises that are due to the buyer, without those that the lender has not confirmed. A missed
 * first contact comes with its new promise, while that holds.
 */
export async function openPromises(
  context: BuyerContext,
  terms: ProgrammeTerms,
  { createdAt, firstResponseAt }: Pick<OwnLead, 'createdAt' | 'firstResponseAt'>,
  { reached }: Progress,
) {
  if (!mayShow(terms, 'service-times')) {
    return [];
  }
  const missed = missedBefore(context.config.timeZone, context.now);
  const { clock } = await officeTerms(context);
  const { milestone } = reached.at(-1)!;
  return promisesOf(terms, clock, { appliedAt: createdAt, milestone })
    .filter(({ promise }) => promise !== 'contact' || firstResponseAt === null)
    .map(({ promise, by }) => {
      const isPast = by < missed;
      const again = isPast && promise === 'contact' ? renewedContact(terms, clock, by) : null;
      return { promise, by, isPast, again: again !== null && again >= missed ? again : null };
    });
}

/** The partner the lead is credited to; null for none. */
async function readPartner({ db }: BuyerContext, { id }: OwnLead, language: Language) {
  const [partner] = await findReferringAffiliates(db, [id]);
  if (!partner) {
    return null;
  }
  const { id: partnerId } = partner;
  return { id: partnerId, name: plainFullName(partner), label: partnerLabel(partner, language) };
}

/** The channels that are open to the lender, by the rules for staff. */
export async function readWays(
  { db, now }: { db: Queryable; now: Date },
  lead: Pick<OwnLead, 'id' | 'phone' | 'email' | 'status' | 'contactMethod'>,
): Promise<Record<ContactChannel, boolean>> {
  const { stops } = await readStops(db, lead);
  const reach = channelPermissions({
    ...lead,
    consents: await readConsents(db, lead.id),
    stops: holdingStops(stops, now),
    hasOptedOut: (await findOptOut(db, lead)) !== null,
  });
  const ways = contactChannels.map((channel) => [channel, reach[channel].allowed]);
  return Object.fromEntries(ways) as Record<ContactChannel, boolean>;
}

/**
 * The visits in which the buyer applied and no one else did, and the numbers that the buyer gave;
 * with those of applications that were merged.
 */
async function findOwnVisits(db: Queryable, { leadId }: BuyerActor) {
  const ids = await findLeadsOfPerson(db, leadId);
  const own = await findPersonal(db, ids);
  return {
    sessions: await findOwnSessions(db, ids),
    phones: own.map(({ phone }) => phone),
  };
}

/** Everything kept of the buyer, with the content of their page, as a file of JSON. Audited. */
export async function downloadOwnData(context: BuyerContext) {
  const { actor, now } = context;
  const page = await readOwnPage(context);
  const kept = await transaction(context, 'lead.download', 'lead', async (tx) => ({
    entityId: actor.leadId,
    result: await readPersonFile(tx, actor.leadId),
  }));
  const text = JSON.stringify({ madeAt: now, page, kept }, null, 2);
  return { chunks: [text], fileName: `${leadReference(actor.leadId)}.json` };
}
