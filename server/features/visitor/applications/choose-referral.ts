import {
  applyBuyerChoice,
  type Attribution,
  chooseAttribution,
  type CreditTerms,
  type Touch,
  type TouchSource,
} from '#core/domain/partners/attribution.ts';
import type { Language } from '#core/domain/language.ts';
import { readSlug } from '#core/domain/partners/link-slug.ts';
import {
  foldReferralCode,
  isReservedCode,
  normalizeReferralCode,
} from '#core/domain/partners/referral.ts';
import { isOwnReferral, type Reachable } from '#core/domain/visitor/suspicion.ts';

export interface LiveAffiliate {
  id: number;
  code: string;
  email: string;
  phone: string | null;
  /** Language of their mails. */
  language: Language;
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
  /** The slug of the affiliate's link that was followed; null for the code alone. */
  link: string | null;
}

/** What the browser and the applicant claim about who sent them. */
interface Claims {
  /** Typed on the application; empty if the applicant erased the shown code. */
  referralChoice?: string | null | undefined;
  referralCode?: string | null | undefined;
  referralTouches?:
    | readonly {
        code: string;
        at: string;
        link?: string | null | undefined;
      }[]
    | null
    | undefined;
}

interface ReferralFacts {
  live: ReadonlyMap<string, LiveAffiliate>;
  kept: readonly KeptTouch[];
  now: Date;
  terms: CreditTerms;
}

interface AffiliateTouch extends Touch {
  affiliate: LiveAffiliate;
  link: string | null;
}

/**
 * The referral to store. The receipt names the source of each touch. If the applicant erased the
 * affiliate, the receipt still holds what the links say.
 */
export interface Referral {
  affiliate: LiveAffiliate | null;
  /** The slug of the link that brought the lead to this affiliate; null for the code alone. */
  link: string | null;
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
      link: string | null;
    }[];
  };
}

// No visitor has followed more affiliates' links; a longer list is probably guessing codes.
const mostCodes = 8;

/** The usable codes in a submission, case-folded, at most eight; no malformed or reserved ones. */
export function claimedCodes({ referralCode, referralTouches, referralChoice }: Claims): string[] {
  const claimed = (referralTouches ?? []).map(({ code }) => code);
  const usable = [referralCode, referralChoice, ...claimed]
    .map(normalizeReferralCode)
    .filter((code) => code !== null && !isReservedCode(code));
  const codes = new Set(usable.map((code) => foldReferralCode(code!)));
  return [...codes].slice(0, mostCodes);
}

/**
 * Who is credited, by the touches stored for the session, the browser's claims about earlier
 * visits, and the applicant's answer. Codes without a live affiliate are ignored.
 */
export function creditOf(
  claims: Claims,
  { live, kept, now, terms }: ReferralFacts,
): Attribution<AffiliateTouch> {
  const touches = [...kept.map(touchOf), ...claimedTouches(claims, live, now)];
  const linked = chooseAttribution(touches, now, terms);
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
    link: null,
  });
  return applyBuyerChoice(linked, chosen);
}

/** The referral of a lead: who it is credited to and why; null if no affiliate ever was. */
export function chooseReferral(claims: Claims & Reachable, known: ReferralFacts): Referral | null {
  const chosen = creditOf(claims, known);
  if (chosen.winner === null && chosen.review === null) {
    return null;
  }
  const affiliate = chosen.winner?.affiliate ?? null;
  return {
    affiliate,
    link: linkOf(chosen),
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
        link: touch.link,
      })),
    },
  };
}

/** The link of the winning touch, or else of the first other one of the same affiliate. */
function linkOf({ winner, touches }: Attribution<AffiliateTouch>): string | null {
  const others = touches.filter(({ touch }) => touch.affiliate.id === winner?.affiliate.id);
  return winner?.link ?? others.find(({ touch }) => touch.link !== null)?.touch.link ?? null;
}

function choiceOf(
  { referralChoice }: Claims,
  { live }: ReferralFacts,
): Referral['receipt']['choice'] {
  if (typeof referralChoice !== 'string') {
    return null;
  }
  const code = referralChoice.trim().slice(0, 40).toWellFormed().replaceAll('\u0000', '');
  return {
    code,
    isLive: live.has(foldReferralCode(code)),
  };
}

function touchOf({ affiliate, at, source, link }: KeptTouch): AffiliateTouch {
  return {
    code: affiliate.code,
    at,
    isValid: true,
    source,
    link,
    affiliate,
  };
}

/** The browser's claims: its earlier visits, then the code of this application. */
function claimedTouches(
  { referralTouches, referralCode }: Claims,
  live: ReferralFacts['live'],
  now: Date,
): AffiliateTouch[] {
  const earlier = (referralTouches ?? []).map(({ code, at, link }) => ({
    code,
    at: claimedMoment(at, now),
    link,
  }));
  const claims = referralCode ? [...earlier, { code: referralCode, at: now, link: null }] : earlier;
  return claims.flatMap(({ code, at, link }) => {
    const affiliate = live.get(foldReferralCode(code));
    return affiliate
      ? touchOf({
          affiliate,
          at,
          source: 'browser',
          link: readSlug(link),
        })
      : [];
  });
}

/**
 * A moment claimed by a browser. Its clock may be wrong or the claim invented, so a moment in the
 * future or before 1970 is replaced by `now`. (PostgreSQL rejects the year 0.)
 */
export function claimedMoment(text: string, now: Date): Date {
  const at = new Date(text);
  const isPossible = at.getTime() >= 0 && at <= now;
  return isPossible ? at : now;
}
