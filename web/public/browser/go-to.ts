import { localizedPath } from '#core/i18n/link.ts';
import { languageOfPage } from './page-language.ts';

/**
 * An address of the site in the language of this page; an address that names its language hands the
 * name on.
 */
export function inLanguage(path: string): string {
  const language = languageOfPage();
  const isNamed = new URLSearchParams(location.search).has('lang');
  if (language !== 'en' || !isNamed) {
    return localizedPath(path, language);
  }
  return `${path}${path.includes('?') ? '&' : '?'}lang=en`;
}

export function goTo(path: string): void {
  return location.assign(inLanguage(path));
}

/** Leaves no way back to this page: for pages that have nothing to show. */
export function goToInstead(path: string): void {
  return location.replace(inLanguage(path));
}
