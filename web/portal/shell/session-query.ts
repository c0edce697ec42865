import { queryOptions } from '@tanstack/react-query';
import { readAffiliateSession } from '#core/contract/partners/affiliate/account.ts';
import { call, speakAs } from '#web/kit/api.ts';
import { takeFirstAnswer } from '#web/kit/early-answers.ts';
import { keyOf } from '#web/office/cache/call-key.ts';
import type { AffiliateSession } from '../api-types.ts';

/** From now on this page calls as this affiliate, even if another person signs in later. */
export function speakFor(session: AffiliateSession): AffiliateSession {
  speakAs('affiliate', session.affiliate.id);
  return session;
}

/** The signed-in affiliate, and whether an admin acts for them. */
export const sessionQuery = queryOptions({
  queryKey: keyOf(readAffiliateSession, {}),
  initialData: () => {
    const session = takeFirstAnswer<AffiliateSession>(readAffiliateSession.path);
    return session && speakFor(session);
  },
  queryFn: async ({ signal }) => {
    speakAs('affiliate');
    return speakFor(await call(readAffiliateSession, { signal }));
  },
  retry: false,
});
