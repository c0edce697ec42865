import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl';
import { sitePages, type SiteData } from '#core/contract/site.ts';
import { defaultLanguage, htmlLanguage, languages } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { preloadedFonts } from '#web/kit/styles/fonts.ts';
import { socialCards } from '../media/social-media.ts';
import type { Surroundings } from '../runtime/render-page.tsx';
import { heroSizes, shownPicture, sourceSet } from '../sections/landing/shown-picture.ts';
import { icons } from './start/values.ts';
import { structuredData } from './structured-data.ts';

const siteName = 'Solar Grant Home';

function isIndexed(page: SiteData['page']): boolean {
  return Object.values(sitePages).some(({ name, indexed }) => indexed && name === page);
}

const openGraphLocale = {
  en: 'en_US',
  es: 'es_US',
  pt: 'pt_BR',
} as const;

/**
 * Icons for tabs, bookmarks and home screens. On the landing page the start script asks for the
 * first and the manifest once the page is quiet: named here, they cost the largest paint a round
 * trip. Search engines take the other icon.
 */
function Icons({ areLate }: { areLate: boolean }) {
  return (
    <>
      <meta name="theme-color" content="#0b1511" media="(prefers-color-scheme:dark)" />
      <meta name="theme-color" content="#f9f5ee" />
      <link rel="icon" href={areLate ? 'data:,' : icons.icon} />
      <link rel="apple-touch-icon" href="/media/apple-touch-icon.png" />
      {!areLate && <link rel="manifest" href={icons.manifest} />}
    </>
  );
}

/** A page's addresses in each language; a page that is not for search engines says so. */
function SearchLinks({ data }: { data: SiteData }) {
  if (!isIndexed(data.page)) {
    return <meta name="robots" content="noindex, nofollow" />;
  }
  const address = (language: SiteData['language']) =>
    data.origin + localizedPath(data.path, language);
  return (
    <>
      <link rel="canonical" href={address(data.language)} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={htmlLanguage[language]}
          href={address(language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
    </>
  );
}

/** Preloads files that the first paint needs and that the browser would find late. */
function Preloads({ data }: { data: SiteData }) {
  const picture = shownPicture(data.heroMedia);
  return (
    <>
      {preloadedFonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      ))}
      {data.page === 'landing' && picture && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          fetchPriority="high"
          imageSizes={heroSizes}
          imageSrcSet={sourceSet(picture.avif)}
        />
      )}
    </>
  );
}

/**
 * Title, description, addresses, preview picture, structured data: for search engines and
 * messengers, and for the first paint.
 */
export function documentHead(data: SiteData, surroundings: Surroundings): string {
  const { language, origin, page } = data;
  const t = createTranslator({
    locale: language,
    messages: surroundings.messages,
    namespace: 'meta',
  });
  const { figures } = surroundings.site;
  // The figures in a title depend on the page, so all of them are passed.
  const isRefused = Boolean(data.posted?.failure ?? Object.keys(data.posted?.errors ?? {})[0]);
  const mark = isRefused ? `${surroundings.messages.form.errorTitle}: ` : '';
  const name = mark + t(`${page}.title`, figures as never);
  const title = page === 'landing' || page === 'notFound' ? name : `${name} | ${siteName}`;
  // A page that is not for search engines has none of its own.
  const described = isIndexed(page) ? page : 'landing';
  const description = t(`${described}.description` as 'landing.description', figures as never);
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:locale': openGraphLocale[language],
    'og:title': title,
    'og:description': description,
    'og:url': origin + localizedPath(data.path, language),
    'og:image': origin + socialCards[language],
    'og:image:alt': t('pictureAlt'),
  };
  return renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <SearchLinks data={data} />
      <Icons areLate={page === 'landing'} />
      {/* A buyer's own page is not for sharing, so it needs no preview. */}
      {Object.entries(page === 'my' ? {} : properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <Preloads data={data} />
      {structuredData(data, surroundings).map((block, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>,
  );
}
