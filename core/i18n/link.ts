import { defaultLanguage, languages } from '../domain/language.ts';
import type { Language } from '../domain/language.ts';

/**
 * A path of the site in a language: `?lang=` is set for all but the default one; other parameters
 * and the fragment stay.
 */
export const localizedPath = (path: string, language: Language): string => {
  const [beforeHash = '', hash] = path.split(/#(.*)/s, 2);
  const [pathname = '', query = ''] = beforeHash.split(/\?(.*)/s, 2);
  const parameters = query.split('&').filter((part) => part !== '' && !/^lang(=|$)/.test(part));
  if (language !== defaultLanguage) {
    parameters.push(`lang=${language}`);
  }
  return (
    pathname +
    (parameters.length > 0 ? `?${parameters.join('&')}` : '') +
    (hash === undefined ? '' : `#${hash}`)
  );
};

/** The absolute addresses of a page in every language and as x-default, for hreflang links. */
export const alternates = (
  origin: string,
  path: string,
): { hreflang: Language | 'x-default'; href: string }[] => {
  const at = (language: Language): string =>
    origin.replace(/\/+$/, '') + localizedPath(path, language);
  return [
    ...languages.map((language) => ({ hreflang: language, href: at(language) })),
    { hreflang: 'x-default' as const, href: at(defaultLanguage) },
  ];
};
