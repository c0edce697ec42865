import {
  applyBuyerChoice,
  type Attribution,
  chooseAttribution,
  type Touch,
  type TouchSource,
} from '#core/domain/attribution.ts';
import type { Language } from '#core/domain/language.ts';
import { foldReferralCode, isReservedCode, normalizeReferralCode } from '#core/domain/referral.ts';
import { isOwnReferral, type Reachable } from '#core/domain/suspicion.ts';

/** A live affiliate as the choice of attribution needs it. */
export interface LiveAffiliate {
  id: number;
  code: string;
  email: string;
  phone: string | null;
  /** Of the mails to them. */
  language: Language;
  /** Whether they want a mail about each new referral. */
  notifyReferrals: boolean;
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

/** What a browser and the person before it say of who sent them. */
interface Claims {
  /** Typed on the application; empty where the shown code was erased. */
  referralChoice?: string | null | undefined;
  referralCode?: string | null | undefined;
  referralTouches?:
    | readonly {
        code: string;
        at: string;
      }[]
    | null
    | undefined;
}

interface Known {
  /** The live affiliates by their folded codes. */
  live: ReadonlyMap<string, LiveAffiliate>;
  /** What was kept for the visitor's session. */
  kept: readonly KeptTouch[];
  now: Date;
  windowDays: number;
}

interface AffiliateTouch extends Touch {
  affiliate: LiveAffiliate;
}

/**
 * What a lead's referral is made of; the receipt says of each touch who vouches for it. Without an
 * affiliate it keeps what the links say although the applicant erased it.
 */
export interface Referral {
  affiliate: LiveAffiliate | null;
  isSelfReferral: boolean;
  receipt: {
    reason: string;
    expiresAt: string | null;
    review: string | null;
    choice: {
      code: string;
      isLive: boolean;
    } | null;
    touches: {
      code: string;
      touchedAt: string;
      verdict: string;
      source: TouchSource;
    }[];
  };
}

// Nobody has followed the links of more partners; who names more is guessing codes.
const mostCodes = 8;

/**
 * The usable codes a submission names, folded, the first eight of them; whatever is malformed or
 * reserved is as if it were not there.
 */
export function claimedCodes({ referralCode, referralTouches, referralChoice }: Claims): string[] {
  const claimed = (referralTouches ?? []).map(({ code }) => code);
  const usable = [referralCode, referralChoice, ...claimed]
    .map(normalizeReferralCode)
    .filter((code) => code !== null && !isReservedCode(code));
  const codes = new Set(usable.map((code) => foldReferralCode(code!)));
  return [...codes].slice(0, mostCodes);
}

/**
 * Who is credited, by what was kept for the session, what the browser says of earlier visits, and
 * what the person says on the application. Codes of nobody live are ignored.
 */
export function creditOf(
  claims: Claims,
  { live, kept, now, windowDays }: Known,
): Attribution<AffiliateTouch> {
  const touches = [...kept.map(touchOf), ...claimedTouches(claims, live, now)];
  const linked = chooseAttribution(touches, now, windowDays);
  const choice = claims.referralChoice?.trim();
  if (choice === '') {
    return applyBuyerChoice(linked, 'nobody');
  }
  const affiliate = choice && live.get(foldReferralCode(choice));
  if (!affiliate) {
    return linked;
  }
  const chosen = touchOf({
    affiliate,
    at: now,
    source: 'buyer',
  });
  return applyBuyerChoice(linked, chosen);
}

/** The referral of a lead: who it is credited to and why; null where nobody is and nobody was. */
export function chooseReferral(claims: Claims & Reachable, known: Known): Referral | null {
  const chosen = creditOf(claims, known);
  if (chosen.winner === null && chosen.review === null) {
    return null;
  }
  const affiliate = chosen.winner?.affiliate ?? null;
  return {
    affiliate,
    isSelfReferral: affiliate !== null && isOwnReferral(claims, affiliate),
    receipt: {
      reason: chosen.reason,
      review: chosen.review,
      choice: choiceOf(claims, known),
      expiresAt: chosen.expiresAt?.toISOString() ?? null,
      touches: chosen.touches.map(({ touch, verdict }) => ({
        code: touch.code,
        touchedAt: touch.at.toISOString(),
        verdict,
        source: touch.source,
      })),
    },
  };
}

function choiceOf({ referralChoice }: Claims, { live }: Known): Referral['receipt']['choice'] {
  if (typeof referralChoice !== 'string') {
    return null;
  }
  const code = referralChoice.trim().slice(0, 40).toWellFormed().replaceAll('\u0000', '');
  return {
    code,
    isLive: live.has(foldReferralCode(code)),
  };
}

function touchOf({ affiliate, at, source }: KeptTouch): AffiliateTouch {
  return {
    code: affiliate.code,
    at,
    isValid: true,
    source,
    affiliate,
  };
}

/** What the browser says: its earlier visits, then the code of this application. */
function claimedTouches(
  { referralTouches, referralCode }: Claims,
  live: Known['live'],
  now: Date,
): AffiliateTouch[] {
  const earlier = (referralTouches ?? []).map(({ code, at }) => ({
    code,
    at: claimedMoment(at, now),
  }));
  const claims = referralCode
    ? [
        ...earlier,
        {
          code: referralCode,
          at: now,
        },
      ]
    : earlier;
  return claims.flatMap(({ code, at }) => {
    const affiliate = live.get(foldReferralCode(code.trim()));
    return affiliate
      ? touchOf({
          affiliate,
          at,
          source: 'browser',
        })
      : [];
  });
}

/**
 * A moment that a browser claims. Its clock may be wrong, its claim may be invented: it never lies
 * ahead of ours, and what lies before 1970 is no moment, least of all to a database, which knows no
 * year 0.
 */
export function claimedMoment(text: string, now: Date): Date {
  const at = new Date(text);
  const isPossible = at.getTime() >= 0 && at <= now;
  return isPossible ? at : now;
}
