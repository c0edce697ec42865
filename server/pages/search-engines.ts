import { sitePages } from '#core/contract/site.ts';
import { languages } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';

const htmlLanguage = {
  en: 'en',
  es: 'es',
  pt: 'pt-BR',
} as const;

/** All indexed pages in all languages, each naming its translations. */
export function sitemap(origin: string): string {
  const paths = Object.entries(sitePages)
    .filter(([, page]) => page.indexed)
    .map(([path]) => path);
  const urls = paths.flatMap((path) =>
    languages.map((language) => {
      const alternates = languages.map(
        (other) =>
          `    <xhtml:link rel="alternate" hreflang="${htmlLanguage[other]}" href="${origin}${localizedPath(path, other)}"/>`,
      );
      return `  <url>\n    <loc>${origin}${localizedPath(path, language)}</loc>\n${alternates.join('\n')}\n  </url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/**
 * Pages that say noindex themselves must stay readable to crawlers, or they would never learn it;
 * only the API is closed.
 */
export const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
