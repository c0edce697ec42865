import { languageCookie, languageCookieDays } from '#core/domain/operations/kept-data.ts';
import { defaultLanguage, type Language, readLanguage } from '#core/domain/language.ts';
import { storageKeys } from '#core/domain/options.ts';

const daySeconds = 86_400;

function storedLanguage(): Language | null {
  try {
    return readLanguage(localStorage.getItem(storageKeys.language));
  } catch {
    // Storage is unavailable.
    return null;
  }
}

/** Removes the language from the address, if any: from here on the choice applies. */
function askedLanguage(): Language | null {
  const address = new URL(location.href);
  const asked = readLanguage(address.searchParams.get('lang'));
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  return asked;
}

/**
 * The initial language, as on the public site: that of the address, then this browser's choice,
 * then the cookie (which the server wrote into the document), else English.
 */
export function startLanguage(): Language {
  const chosen = askedLanguage() ?? storedLanguage();
  if (chosen) {
    keepLanguage(chosen);
    return chosen;
  }
  return readLanguage(document.documentElement.lang) ?? defaultLanguage;
}

/** Keeps the choice for the next visit, here and on the public site; the cookie tells the server. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // It lasts until the page is left.
  }
  const age = `max-age=${languageCookieDays * daySeconds}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${languageCookie}=${language}; path=/; ${age}; samesite=lax${secure}`;
}
