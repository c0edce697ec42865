import { defaultLanguage, type Language } from '../domain/language.ts';

/** A path in a language: `?lang=` for all but the default; the rest of it stays. */
export function localizedPath(path: string, language: Language): string {
  const [beforeHash = '', hash] = path.split(/#(.*)/s, 2);
  const [pathname = '', search = ''] = beforeHash.split(/\?(.*)/s, 2);
  const parameters = search.split('&').filter((part) => part !== '' && !/^lang(=|$)/.test(part));
  if (language !== defaultLanguage) {
    parameters.push(`lang=${language}`);
  }
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  const fragment = hash === undefined ? '' : `#${hash}`;
  return pathname + query + fragment;
}
