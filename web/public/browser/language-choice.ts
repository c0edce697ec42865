import { isLanguage } from '#core/domain/language.ts';
import { storageKeys } from '#core/domain/options.ts';
import { store } from './storage.ts';

/** Remembers the language of an address that names one, and lets the language links keep the rest of the address. */
export function keepLanguage(): void {
  const named = new URLSearchParams(location.search).get('lang');
  if (isLanguage(named)) store(storageKeys.language, named);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = link.dataset.language!;
    const address = new URL(location.href);
    address.searchParams.set('lang', language);
    link.href = address.pathname + address.search + address.hash;
    link.addEventListener('click', () => store(storageKeys.language, language));
  }
}
