import { readLanguage } from './read-address.ts';
import { languageKey } from './values.ts';

/** The language of the page; its renderer puts it in. */
declare const PAGE_LANGUAGE: string;

/** The language this browser chose, if the address names none and the page has another. */
function otherLanguage(named: string | undefined): string | undefined {
  const chosen = readLanguage(localStorage.getItem(languageKey));
  return named || chosen === PAGE_LANGUAGE ? undefined : chosen;
}

/**
 * Keeps the language the address names, if it is the page's. Sends a visitor whose language is
 * known to the browser but not to the server to the right address before anything paints.
 */
export function keepLanguage(named: string | undefined): void {
  if (named === PAGE_LANGUAGE) {
    localStorage.setItem(languageKey, named);
  }
  const other = otherLanguage(named);
  if (other && !/(^|; )lang=/.test(document.cookie)) {
    window.isViewTold = true;
    goTo(other);
  }
}

function goTo(language: string): void {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  location.replace(address.href);
}

/** Leaves a page that the browser kept alive while another language was chosen. */
export function reloadInOtherLanguage(named: string | undefined): void {
  addEventListener('pageshow', ({ persisted }) => {
    try {
      const other = persisted && otherLanguage(named);
      if (other) {
        goTo(other);
      }
    } catch {
      // A browser that keeps nothing knows of no other language.
    }
  });
}
