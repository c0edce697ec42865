import { sitePages } from '#core/contract/site.ts';
import { htmlLanguage, type Language, languages } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';

const opening = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml">',
];

/** One page in one language, naming its translations. */
function entry(origin: string, path: string, language: Language): string[] {
  const addressIn = (other: Language) => origin + localizedPath(path, other);
  const translations = languages.map((other) => {
    const code = htmlLanguage[other];
    const address = addressIn(other);
    return `    <xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`;
  });
  return ['  <url>', `    <loc>${addressIn(language)}</loc>`, ...translations, '  </url>'];
}

/** All indexed pages in all languages, each naming its translations. */
export function sitemap(origin: string): string {
  const lines = [...opening];
  for (const [path, { indexed }] of Object.entries(sitePages)) {
    if (indexed) {
      for (const language of languages) {
        lines.push(...entry(origin, path, language));
      }
    }
  }
  lines.push('</urlset>', '');
  return lines.join('\n');
}

/**
 * Pages that say noindex themselves must stay readable to crawlers, or they would never learn it;
 * only the API is closed.
 */
export function robots(origin: string): string {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return lines.join('\n');
}
