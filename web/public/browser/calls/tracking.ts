import { trackInteraction } from '#core/contract/public-calls.ts';
import { campaignOf } from '#core/domain/leads/lead-source.ts';
import { extraStorageKeys } from '#core/domain/options.ts';
import { call } from '#web/kit/api.ts';
import { foreignReferrer } from '../storage/first-visit.ts';
import { claimedReferralCode, keepLink } from '../storage/referral-choice.ts';
import { randomId, readTab, storeTab } from '../storage/storage.ts';

let unsaved: string | undefined;

/** The random id of this tab, made once. */
export function visitorSession(): string {
  const known = readTab(extraStorageKeys.sessionId) ?? unsaved;
  if (known && /^[A-Za-z0-9_-]{8,64}$/.test(known)) {
    return known;
  }
  unsaved = randomId();
  storeTab(extraStorageKeys.sessionId, unsaved);
  return unsaved;
}

/** Reports an interaction to the server. Failures are only logged. */
export function track(action: string, data: Record<string, unknown> | null = null): void {
  const body = {
    sessionId: visitorSession(),
    userAgent: navigator.userAgent,
    page: location.pathname.slice(0, 200),
    action,
    data,
  };
  call(trackInteraction, { body, keepalive: true }).catch((error: unknown) =>
    console.debug('tracking failed', error),
  );
}

/** Reports this page view; the start script reports a page that is left before this runs. */
export function trackPageView(): void {
  window.isViewTold = true;
  const search = new URLSearchParams(location.search);
  const data: Record<string, unknown> = {
    language: document.documentElement.lang,
    // The name of the served page, under which the server keeps it.
    shown: document.documentElement.id,
    ...campaignOf(search),
  };
  const referralCode = search.get('ref') ?? claimedReferralCode();
  if (referralCode) {
    data.referralCode = referralCode.slice(0, 40);
  }
  const link = search.get('link')?.slice(0, 40);
  if (link) {
    data.referralLink = link;
    keepLink(search.get('ref'), link);
  }
  const referrer = foreignReferrer(document.referrer);
  if (referrer) {
    data.referrer = referrer;
  }
  track('page_view', data);
}
