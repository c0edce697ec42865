import { useSyncExternalStore } from 'react';
import type { findCreditedAffiliate } from '#core/contract/public-calls.ts';
import { extraStorageKeys } from '#core/domain/options.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { draftedChoice } from '../storage/referral-choice.ts';
import { readStored, readStoredJson, store } from '../storage/storage.ts';
import { watchers } from '../storage/watched.ts';

export type Partner = NonNullable<AnswerOf<typeof findCreditedAffiliate>['affiliate']>;

/** The credit that an application sent now would give, as far as known. */
export interface Credit {
  readonly partner: Partner | null;
  /** The buyer's choice that this is based on; null while the field is untouched. */
  readonly choice: string | null;
  /** The choice is being changed: this is based on an earlier one. */
  readonly isOld: boolean;
  /** The server has answered this page; until then it uses the answer to an earlier one. */
  readonly isAsked: boolean;
}

const nobody: Credit = {
  partner: null,
  choice: null,
  isOld: false,
  isAsked: false,
};
let current: Credit | undefined;
const { tell, watch } = watchers();

function isPay(pay: Partner['pay']): boolean {
  return pay?.rate === null || Number.isFinite(pay?.rate);
}

/** The partner stored by an earlier page; null if there was none or the value is damaged. */
export function keptPartner(): Partner | null {
  if (!readStored(extraStorageKeys.creditedPartner)) {
    return null;
  }
  const kept = readStoredJson<Partial<Partner>>(extraStorageKeys.creditedPartner);
  const { firstName, lastName, company = null, isLicensedRealtor, referralCode, pay } = kept ?? {};
  const texts = [firstName, lastName, referralCode, company ?? ''];
  if (!texts.every((text) => typeof text === 'string')) {
    return null;
  }
  return {
    firstName: firstName!,
    lastName: lastName!,
    company,
    isLicensedRealtor: isLicensedRealtor === true,
    referralCode: referralCode!,
    ...(isPay(pay) && { pay }),
  };
}

/** An earlier page's answer, until this one has its own. */
export function creditNow(): Credit {
  current ??= { ...nobody, partner: keptPartner() };
  return current;
}

function say(credit: Credit): void {
  current = credit;
  tell();
}

/** Publishes the credit to the whole page, and stores it for the next page to show at once. */
export function setCredit(credit: Credit): void {
  const { partner } = credit;
  store(extraStorageKeys.creditedPartner, partner ? JSON.stringify(partner) : '');
  say(credit);
}

/** Publishes the credit that another tab has stored. */
export function rereadCredit(): void {
  say({ ...nobody, partner: keptPartner(), choice: draftedChoice() });
}

export function outdateCredit(): void {
  say({ ...creditNow(), isOld: true });
}

/**
 * The credited partner, for components; null on the server, where pages are the same for everyone.
 */
export function useCredit(): Credit {
  return useSyncExternalStore(watch, creditNow, () => nobody);
}
