import { chooseAttribution, type Touch, type TouchSource } from '#core/domain/attribution.ts';
import { foldReferralCode, isReservedCode, normalizeReferralCode } from '#core/domain/referral.ts';

/** A live affiliate as the choice of attribution needs it. */
export interface LiveAffiliate {
  id: number;
  code: string;
  email: string;
}

/**
 * A touch that was kept for the visitor's session: logged by this server, or claimed by the browser
 * with an earlier application.
 */
export interface KeptTouch {
  affiliate: LiveAffiliate;
  at: Date;
  source: TouchSource;
}

interface Claims {
  referralCode?: string | null | undefined;
  referralTouches?: readonly { code: string; at: string }[] | null | undefined;
}

interface AffiliateTouch extends Touch {
  affiliate: LiveAffiliate;
}

/** What a lead's referral is made of; the receipt says of each touch who vouches for it. */
export interface Referral {
  affiliate: LiveAffiliate;
  isSelfReferral: boolean;
  receipt: {
    reason: string;
    expiresAt: string | null;
    review: string | null;
    touches: {
      code: string;
      touchedAt: string;
      verdict: string;
      source: TouchSource;
    }[];
  };
}

/**
 * The usable codes a submission names, folded; whatever is malformed or reserved is as if it were
 * not there.
 */
export function claimedCodes({ referralCode, referralTouches }: Claims): string[] {
  const codes = [referralCode, ...(referralTouches ?? []).map(({ code }) => code)].map(
    normalizeReferralCode,
  );
  return [
    ...new Set(
      codes
        .filter((code) => code !== null && !isReservedCode(code))
        .map((code) => foldReferralCode(code!)),
    ),
  ];
}

function claimedAt(text: string, now: Date): Date {
  const at = new Date(text);
  // A browser's clock may be wrong, its claim may be invented: it never lies ahead of ours.
  return Number.isNaN(at.getTime()) || at > now ? now : at;
}

/**
 * Who a lead is credited to, by what was kept for its session and what the browser says of earlier
 * visits. Codes of nobody live are ignored.
 */
export function chooseReferral(
  claims: Claims,
  email: string,
  live: ReadonlyMap<string, LiveAffiliate>,
  kept: readonly KeptTouch[],
  now: Date,
  windowDays: number,
): Referral | null {
  const named = (code: string, at: Date): AffiliateTouch[] => {
    const affiliate = live.get(foldReferralCode(code.trim()));
    return affiliate
      ? [
          {
            code: affiliate.code,
            at,
            isValid: true,
            source: 'browser',
            affiliate,
          },
        ]
      : [];
  };
  const touches: AffiliateTouch[] = [
    ...kept.map(({ affiliate, at, source }) => ({
      code: affiliate.code,
      at,
      isValid: true,
      source,
      affiliate,
    })),
    ...(claims.referralTouches ?? []).flatMap(({ code, at }) => named(code, claimedAt(at, now))),
    ...(claims.referralCode ? named(claims.referralCode, now) : []),
  ];
  const {
    winner,
    reason,
    expiresAt,
    review,
    touches: verdicts,
  } = chooseAttribution(touches, now, windowDays);
  if (!winner) {
    return null;
  }
  return {
    affiliate: winner.affiliate,
    isSelfReferral: winner.affiliate.email.toLowerCase() === email.toLowerCase(),
    receipt: {
      reason,
      review,
      expiresAt: expiresAt?.toISOString() ?? null,
      touches: verdicts.map(({ touch, verdict }) => ({
        code: touch.code,
        touchedAt: touch.at.toISOString(),
        verdict,
        source: touch.source,
      })),
    },
  };
}
