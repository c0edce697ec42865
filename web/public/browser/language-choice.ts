import { storageKeys } from '#core/domain/options.ts';
import { store } from './storage.ts';

/** Lets the language links keep the rest of the address. What the address names is remembered by the start script. */
export function linkLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = link.dataset.language!;
    const address = new URL(location.href);
    address.searchParams.set('lang', language);
    link.href = address.pathname + address.search + address.hash;
    link.addEventListener('click', () => store(storageKeys.language, language));
  }
}
