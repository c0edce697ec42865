import { defaultLanguage } from '#core/domain/language.ts';
import { storageKeys } from '#core/domain/options.ts';
import { normalizeReferralCode } from '#core/domain/partners/referral.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { languageOfPage } from './page-language.ts';
import { readStored } from './storage/storage.ts';

function joined(path: string, parameter: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}`;
}

/** The path in the language of this page; a language in the address is passed on. */
function namingLanguage(path: string, address: URLSearchParams): string {
  const language = languageOfPage();
  return language === defaultLanguage && address.has('lang')
    ? joined(path, `lang=${language}`)
    : localizedPath(path, language);
}

/** The address in the language of the page, with a referral code if storage cannot keep it. */
export function inLanguage(path: string): string {
  const address = new URLSearchParams(location.search);
  const named = namingLanguage(path, address);
  const code = normalizeReferralCode(address.get('ref'));
  const isKept = readStored(storageKeys.referralCode) !== null;
  return code === null || isKept ? named : joined(named, `ref=${code}`);
}

export function goTo(path: string): void {
  return location.assign(inLanguage(path));
}

/** Replaces the history entry: for pages that have nothing to show. */
export function goToInstead(path: string): void {
  return location.replace(inLanguage(path));
}
