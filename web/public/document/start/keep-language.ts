import { readLanguage } from './read-address.ts';
import { languageKey } from './values.ts';

/** The language of the page: its renderer set it. */
const pageLanguage = document.documentElement.lang.slice(0, 2);

/** The language that the address names. */
const addressLanguage = readLanguage(new URLSearchParams(location.search).get('lang'));

/**
 * The language stored by this browser, if the address names none and the page's differs. Throws
 * without storage.
 */
function otherLanguage(): string | undefined {
  const chosen = readLanguage(localStorage.getItem(languageKey));
  return addressLanguage || chosen === pageLanguage ? undefined : chosen;
}

function goTo(language: string): void {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  location.replace(address.href);
}

/**
 * Stores the language in the address, if it is the page's. A visitor whose stored language is not
 * the server's, which knows none or the one before a page that came from the cache, is sent to the
 * right address: before the first paint, unless this script came later. Throws without storage.
 */
export function keepLanguage(): void {
  if (addressLanguage === pageLanguage) {
    localStorage.setItem(languageKey, pageLanguage);
  }
  const other = otherLanguage();
  if (other) {
    window.isViewTold = true;
    goTo(other);
  }
}

/** Leaves a page from the back-forward cache if the language has changed since. */
export function reloadInOtherLanguage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    try {
      const other = persisted && otherLanguage();
      if (other) {
        goTo(other);
      }
    } catch {
      // Without storage no other language is known.
    }
  });
}
