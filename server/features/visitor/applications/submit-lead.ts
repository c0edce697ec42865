import { isIP } from 'node:net';
import type { Application } from '#core/contract/leads/leads.ts';
import { readSlug } from '#core/domain/partners/link-slug.ts';
import { foldReferralCode, normalizeReferralCode } from '#core/domain/partners/referral.ts';
import { sha256 } from '#server/outside/ids.ts';
import { callerOf } from '#server/platform/caller.ts';
import { busy, HttpError } from '#server/platform/http-error.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import { openInvitation } from '../../partners/affiliates/clients/invite-client.ts';
import { findOpenHouse, type NamedHouse } from '../../partners/affiliates/links/find-open-house.ts';
import { keepLink } from '../../accounts/buyer-links/keep-link.ts';
import { makeLink } from '../../accounts/buyer-links/make-link.ts';
import type { Context } from '../../context.ts';
import { requireTelephone } from '../../telephone.ts';
import type { StoredApplication } from './queries.ts';
import { refuseWithoutConsent } from './consent-values.ts';
import { storeApplication } from './store-application.ts';
import { automaticPrefix } from './writes.ts';

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

/**
 * Stores an application as a lead, once however often it is sent. 400 for an unusable key, an
 * impossible telephone number, or no consent although it is required; 422 if its key was used for
 * another application; 503 if too many wait. The answer is repeated to anyone who sends the same.
 * The link to the buyer's own page goes to the first browser alone.
 */
export async function submitLead(
  context: IntakeContext,
  { request, reply, ...sent }: Application & Browser,
) {
  const application = { ...sent, phone: requireTelephone('phone', sent.phone) };
  refuseWithoutConsent(application, await context.programme.currentTerms());
  // Node joins a repeated header.
  const sentKey = request.headers['idempotency-key'] as string | undefined;
  const key = makeApplicationKey(application, sentKey);
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
  if (!underway && link) {
    keepLink(context.config, { request, reply }, link);
  }
  return { id, homePrice };
}

function takeIn(
  context: IntakeContext,
  application: Application,
  { key, hash }: ReturnType<typeof makeApplicationKey>,
): Promise<StoredApplication | undefined> {
  const { intake, language, ipAddress, userAgent, now } = context;
  const { underway, recent } = intake;
  if (underway.size >= mostUnderway) {
    throw busy();
  }
  const store = async () =>
    storeApplication(context, {
      application,
      key,
      hash,
      language,
      ipAddress,
      userAgent,
      openHouse: await findHouse(context, application),
      recentFromAddress: countRecent(recent, ipAddress, now),
      link: makeLink(),
    });
  const stored = store().finally(() => underway.delete(key));
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

/** The open house that an application comes from: later, by the mailed link, or now. */
async function findHouse({ db, now }: Context, application: Application) {
  const { invitation } = application;
  const house = claimedHouse(application);
  const isOn = house !== null && (await findOpenHouse(db, house, now)) !== undefined;
  const invited = invitation ? await openInvitation(db, invitation) : undefined;
  if (invited?.openHouse) {
    const foldedCode = foldReferralCode(invited.partner.referralCode);
    return { foldedCode, slug: invited.openHouse, isOn };
  }
  return isOn ? { ...house, isOn } : null;
}

const manyUnderway = 150;
const mostUnderway = 2000;

export interface Intake {
  /** By key: a second click waits for the first. Undefined if the lead of its first use is gone. */
  underway: Map<string, Promise<StoredApplication | undefined>>;
  recent: RecentSubmissions;
}

export const openIntake = (): Intake => ({ underway: new Map(), recent: new Map() });

/** True while applications queue up: less important work should be refused then. */
export function isUnderPressure({ underway }: Intake): boolean {
  return underway.size > manyUnderway;
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
