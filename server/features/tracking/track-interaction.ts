import type * as z from 'zod/mini';
import type { trackInteractionBody } from '#core/contract/tracking.ts';
import { foldReferralCode, isReservedCode, normalizeReferralCode } from '#core/domain/referral.ts';
import { busy } from '#server/platform/http-error.ts';
import { truncateAddress } from '#server/platform/logs.ts';
import type { Context } from '../context.ts';
import type { StepLog } from './open-step-log.ts';
import type { NewInteraction } from './queries.ts';

type Step = z.output<typeof trackInteractionBody>;

/**
 * Takes in what a visitor does; answers once the step is committed. Steps aside (503) when the log
 * cannot keep up or when applications queue; of one session it stores so many and no more (429).
 */
export async function trackInteraction(
  context: Context & { steps: StepLog },
  step: Step,
): Promise<{ ok: boolean }> {
  const { batch, bound, mustStepAside } = context.steps;
  if (batch.isFull || mustStepAside()) {
    throw busy();
  }
  const looking = bound.take(step.sessionId);
  if (looking) {
    await looking;
  }
  await batch.add(rowOf(context, step));
  return { ok: true };
}

function rowOf({ geo, ipAddress, userAgent }: Context, step: Step): NewInteraction {
  const place = geo.locate(ipAddress);
  return {
    sessionId: step.sessionId,
    userAgent: step.userAgent === undefined ? userAgent : storable(step.userAgent),
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
    data: step.data ?? null,
    code: codeOf(step),
  };
}

function storable(userAgent: string): string {
  return userAgent
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .slice(0, 512)
    .toWellFormed();
}

/** The folded code of a page view that came by a referral link. */
function codeOf({ action, data }: Step): string | null {
  if (action !== 'page_view') {
    return null;
  }
  const code = normalizeReferralCode(data?.['referralCode']);
  return code === null || isReservedCode(code) ? null : foldReferralCode(code);
}
