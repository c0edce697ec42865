import { languageCookie, languageCookieDays } from '#core/domain/kept-data.ts';
import { defaultLanguage, type Language, readLanguage } from '#core/domain/language.ts';
import { storageKeys } from '#core/domain/options.ts';

const daySeconds = 86_400;

function storedLanguage(): Language | null {
  try {
    return readLanguage(localStorage.getItem(storageKeys.language));
  } catch {
    // A browser that keeps nothing.
    return null;
  }
}

/** Takes the language out of the address, where one was asked for: from here on the choice holds. */
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
 * The language to begin in, as on the public site: what the address asks for, then what this
 * browser chose, then the cookie (the server wrote it into the document), else English.
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
    // It holds until the page is left.
  }
  const age = `max-age=${languageCookieDays * daySeconds}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${languageCookie}=${language}; path=/; ${age}; samesite=lax${secure}`;
}
