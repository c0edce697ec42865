import { isIP } from 'node:net';
import type { Application } from '#core/contract/leads.ts';
import { readSlug } from '#core/domain/partner/link-slug.ts';
import { foldReferralCode, normalizeReferralCode } from '#core/domain/referral.ts';
import { type Batch, isRowError, makeBatch } from '#server/db/batch.ts';
import { sha256 } from '#server/outside/ids.ts';
import { callerOf } from '#server/platform/caller.ts';
import { busy, HttpError } from '#server/platform/http-error.ts';
import { openInvitation } from '../affiliates/clients/read-invitation.ts';
import { findOpenHouse, type NamedHouse } from '../affiliates/links/find-open-house.ts';
import { makeLink } from '../buyer-links/make-link.ts';
import type { Context, Services } from '../context.ts';
import { requireTelephone } from '../require-telephone.ts';
import { automaticPrefix, type StoredApplication } from './store-leads.ts';
import { refuseWithoutConsent } from './consent-values.ts';
import { type OpenHouse, storeApplications, type Submission } from './store-applications.ts';

const hourMs = 3_600_000;
const mostAddresses = 20_000;
const mostTimes = 50;

/** When each caller applied within the last hour, in this process; times in milliseconds. */
type RecentSubmissions = Map<string, number[]>;

/**
 * Submissions from `address` in the hour before `now`; this one is counted afterwards. A mark for
 * staff, not a limit.
 */
function countRecent(submissions: RecentSubmissions, address: string, now: Date): number {
  if (isNobody(address)) {
    return 0;
  }
  const caller = callerOf(address);
  const at = now.getTime();
  const times = submissions.get(caller) ?? [];
  const recent = times.filter((time) => time > at - hourMs).slice(-mostTimes);
  // Deleted first, so that the map keeps its callers in the order of their last submission.
  submissions.delete(caller);
  submissions.set(caller, [...recent, at]);
  if (submissions.size > mostAddresses) {
    const [oldest] = submissions.keys();
    submissions.delete(oldest!);
  }
  return recent.length;
}

// Behind an undeclared proxy every request has this machine's address, which identifies no one.
function isNobody(address: string): boolean {
  return isIP(address) === 0 || /^(127\.|::1$|::ffff:127\.)/.test(address);
}

type IntakeContext = Context & { intake: Intake };

interface Sent {
  application: Application;
  /** The Idempotency-Key header, if the client sent one. */
  idempotencyKey: string | undefined;
}

/**
 * Stores an application as a lead, once however often it is sent. 400 for an unusable key, an
 * impossible telephone number, or no consent although it is required; 422 if its key was used for
 * another application; 503 if too many wait. The answer is repeated to anyone who sends the same.
 * The link to the buyer's own page goes to the first browser alone.
 */
export async function submitLead(context: IntakeContext, sent: Sent) {
  const phone = requireTelephone('phone', sent.application.phone);
  const application = { ...sent.application, phone };
  refuseWithoutConsent(application, await context.programme.currentTerms());
  const key = makeApplicationKey(application, sent.idempotencyKey);
  const underway = context.intake.underway.get(key.key);
  const stored = await (underway ?? takeIn(context, application, key));
  // The first use was removed between our two queries.
  if (!stored) {
    throw busy();
  }
  if (stored.hash !== key.hash) {
    throw new HttpError(422, 'This Idempotency-Key was already used for a different application.');
  }
  const { id, homePrice, link } = stored;
  return { answer: { id, homePrice }, link: (!underway && link) || null };
}

function takeIn(
  context: IntakeContext,
  application: Application,
  { key, hash }: ReturnType<typeof makeApplicationKey>,
): Promise<StoredApplication | undefined> {
  const { intake, language, ipAddress, userAgent, now } = context;
  const { batch, underway, recent } = intake;
  if (batch.isFull) {
    throw busy();
  }
  const add = (openHouse: OpenHouse | null) =>
    batch.add({
      application,
      key,
      hash,
      language,
      ipAddress,
      userAgent,
      recentFromAddress: countRecent(recent, ipAddress, now),
      openHouse,
      link: makeLink(),
    });
  const { invitation } = application;
  const house = claimedHouse(application);
  const mayBeGuest = invitation || house;
  const stored = (
    mayBeGuest ? findHouse(context, { invitation, house }).then(add) : add(null)
  ).finally(() => underway.delete(key));
  underway.set(key, stored);
  return stored;
}

/** The open house from which a guest may have come: of the link that was followed last. */
function claimedHouse({ referralTouches }: Application): NamedHouse | null {
  const touch = referralTouches?.findLast(({ link }) => link);
  const code = normalizeReferralCode(touch?.code);
  const slug = readSlug(touch?.link);
  return code !== null && slug !== null ? { foldedCode: foldReferralCode(code), slug } : null;
}

interface Guest {
  invitation: string | null | undefined;
  house: NamedHouse | null;
}

/** The open house that an application comes from: later, by the mailed link, or now. */
async function findHouse(
  { db, now }: Context,
  { invitation, house }: Guest,
): Promise<OpenHouse | null> {
  const isOn = house !== null && (await findOpenHouse(db, house, now)) !== undefined;
  const invited = invitation ? await openInvitation(db, invitation) : undefined;
  if (invited?.openHouse) {
    const foldedCode = foldReferralCode(invited.partner.referralCode);
    return { foldedCode, slug: invited.openHouse, isOn };
  }
  return isOn ? { ...house, isOn } : null;
}

const manyWaiting = 100;

/** Applications being stored; those that arrive together are stored together. */
export interface Intake {
  /** Runs `storeApplications`; undefined if the lead of a key's first use was removed. */
  batch: Batch<Submission, StoredApplication | undefined>;
  /** Applications being stored, by key: a second click waits for the first. */
  underway: Map<string, Promise<StoredApplication | undefined>>;
  recent: RecentSubmissions;
}

export function openIntake(services: Services): Intake {
  const batch = makeBatch<Submission, StoredApplication | undefined>({
    write: (submissions) => storeApplications(services, submissions),
    isRowError,
    size: 32,
    // Two: fewer, larger statements than with three (0.54 instead of 0.48 of a bare
    // insert), and no lead waits for a slow one.
    concurrency: 2,
    capacity: 2000,
  });
  return { batch, underway: new Map(), recent: new Map() };
}

/** True while applications queue up: less important work should be refused then. */
export function isUnderPressure({ batch }: Intake): boolean {
  return batch.waiting > manyWaiting;
}

const keyShape = /^[\x21-\x7e]{1,100}$/;

/**
 * The client's key, or one derived from the content; 400 for an invalid key. Equal applications
 * have equal hashes: what differs between two clicks (time spent, source) is left out.
 */
function makeApplicationKey(application: Application, idempotencyKey: string | undefined) {
  const {
    secondsOnForm: _seconds,
    referralTouches: _touches,
    pageUrl: _page,
    consent: _consent,
    ...content
  } = application;
  const hash = sha256(JSON.stringify(content));
  if (idempotencyKey === undefined) {
    return { key: automaticPrefix + hash, hash };
  }
  if (!keyShape.test(idempotencyKey)) {
    throw new HttpError(400, 'An Idempotency-Key has 1 to 100 visible ASCII characters.');
  }
  return { key: `key:${idempotencyKey}`, hash };
}
