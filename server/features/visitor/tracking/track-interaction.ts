import type * as z from 'zod/mini';
import { formExitOf, formLeft } from '#core/contract/visitor/forms/form-exit.ts';
import type { trackInteractionBody } from '#core/contract/visitor/tracking.ts';
import { readSlug } from '#core/domain/partners/link-slug.ts';
import {
  foldReferralCode,
  isReservedCode,
  normalizeReferralCode,
} from '#core/domain/partners/referral.ts';
import { busy } from '#server/platform/http-error.ts';
import { truncateAddress } from '#server/platform/logs.ts';
import type { Context } from '../../context.ts';
import type { StepLog } from './open-step-log.ts';
import type { NewInteraction } from './queries.ts';

type Step = z.output<typeof trackInteractionBody>;

/**
 * Stores a visitor's step; returns once it is committed. 503 if the log cannot keep up or
 * applications queue; 429 once a session has its maximum of steps.
 */
export async function trackInteraction(context: Context & { steps: StepLog }, step: Step) {
  const { batch, visits, mustStepAside } = context.steps;
  if (batch.isFull || mustStepAside()) {
    throw busy();
  }
  const looking = visits.take(step.sessionId);
  if (looking) {
    await looking;
  }
  const browser = browserOf(context, step);
  const named = visits.browserToStore(step.sessionId, browser);
  await batch.add(rowOf(context, step, named));
  if (named !== null) {
    visits.keepBrowser(step.sessionId, named);
  }
  return { ok: true };
}

function rowOf(
  { geo, ipAddress }: Context,
  step: Step,
  userAgent: NewInteraction['userAgent'],
): NewInteraction {
  const place = geo.locate(ipAddress);
  return {
    sessionId: step.sessionId,
    userAgent,
    // Only the network of the address is kept.
    ipAddress: truncateAddress(ipAddress),
    city: place.city,
    region: place.region,
    country: place.country,
    countryCode: place.countryCode,
    timezone: place.timezone,
    latitude: place.latitude,
    longitude: place.longitude,
    isp: place.isp,
    organization: place.organization,
    page: step.page,
    action: step.action,
    data: dataOf(step),
    code: codeOf(step),
    link: readSlug(step.data?.['referralLink']),
  };
}

/** Keeps only known names of a form that was left, so that nothing typed is stored. */
function dataOf({ action, data = null }: Step): NewInteraction['data'] {
  return action === formLeft ? formExitOf(data) : data;
}

/** The browser of the step or the call; empty if neither names one. */
function browserOf({ userAgent }: Context, step: Step): string {
  if (step.userAgent === undefined) {
    return userAgent ?? '';
  }
  return step.userAgent
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .slice(0, 512)
    .toWellFormed();
}

/** The folded code of a page view through a referral link. */
function codeOf({ action, data }: Step): string | null {
  if (action !== 'page_view') {
    return null;
  }
  const code = normalizeReferralCode(data?.['referralCode']);
  return code === null || isReservedCode(code) ? null : foldReferralCode(code);
}
