import { defaultLanguage, readLanguage } from '#core/domain/language.ts';
import { storageKeys } from '#core/domain/options.ts';
import { languageOfPage } from './page-language.ts';
import { store } from './storage/storage.ts';

/** Adds a language other than English to the address, so that a forwarded link opens in it. */
export function nameLanguage(): void {
  const language = languageOfPage();
  const address = new URL(location.href);
  if (language === defaultLanguage || readLanguage(address.searchParams.get('lang')) === language) {
    return;
  }
  address.searchParams.set('lang', language);
  history.replaceState(history.state, '', address);
}

/** Lets the language links keep the rest of the address, and stores the chosen language. */
export function linkLanguages(): void {
  const menu = document.querySelector<HTMLDetailsElement>('header details');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = link.dataset.language!;
    const address = new URL(location.href);
    address.searchParams.set('lang', language);
    link.href = address.pathname + address.search + address.hash;
    link.addEventListener('click', () => store(storageKeys.language, language));
  }
  if (menu) {
    closeElsewhere(menu);
  }
}

/** Closes a details element on Escape or on leaving it, which browsers do not do. */
function closeElsewhere(menu: HTMLDetailsElement): void {
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({ target }) => (menu.open &&= menu.contains(target as Node)));
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) {
      return;
    }
    menu.open = false;
    menu.querySelector('summary')!.focus();
  });
}
