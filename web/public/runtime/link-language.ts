import { sitePages } from '#core/contract/site.ts';
import { defaultLanguage, type Language } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';

const links = /(<a [^>]*?href=")(\/[^"]*)"/g;

function isPage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return path in sitePages;
}

/** Adds the language to every link within the site that does not name one. */
export function linksInLanguage(html: string, language: Language): string {
  if (language === defaultLanguage) {
    return html;
  }
  return html.replace(links, (link, start: string, escaped: string) => {
    const address = escaped.replaceAll('&amp;', '&');
    if (!isPage(address) || /[?&]lang=/.test(address)) {
      return link;
    }
    return `${start}${localizedPath(address, language).replaceAll('&', '&amp;')}"`;
  });
}
