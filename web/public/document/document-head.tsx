import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl';
import { sitePages, type SiteData } from '#core/contract/site.ts';
import { languages } from '#core/domain/language.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { structuredData } from './structured-data.ts';
import type { Messages } from '../messages/load.ts';
import { preloadedFonts } from '#web/kit/styles/fonts.ts';
import { defaultHero } from '../media/hero-media.ts';
import { heroSizes } from '../sections/landing/hero-sizes.ts';
import { socialCardSize, socialCards } from '../media/social-media.ts';

const htmlLanguage = {
  en: 'en',
  es: 'es',
  pt: 'pt-BR',
} as const;
const openGraphLocale = {
  en: 'en_US',
  es: 'es_US',
  pt: 'pt_BR',
} as const;

/**
 * Title, description, canonical, alternates, preview picture, structured data: what search engines
 * and messengers read.
 */
export function documentHead(data: SiteData, messages: Messages): string {
  const t = createTranslator({
    locale: data.language,
    messages,
    namespace: 'meta',
  });
  const figures = siteFigures(data.terms, data.language);
  // Which figures a title names depends on the page; every figure there is goes along.
  const title = t(`${data.page}.title`, figures as never);
  const description = t(`${data.page}.description`, figures as never);
  const address = (language: SiteData['language']) =>
    data.origin + localizedPath(data.path, language);
  const isIndexed = Object.values(sitePages).some(
    (page) => page.name === data.page && page.indexed,
  );
  const picture = data.origin + socialCards[data.language];
  return renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover"
      />
      <title>{title}</title>
      <meta
        name="description"
        content={description}
      />
      {isIndexed ? (
        <>
          <link
            rel="canonical"
            href={address(data.language)}
          />
          {languages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={htmlLanguage[language]}
              href={address(language)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={address('en')}
          />
        </>
      ) : (
        <meta
          name="robots"
          content="noindex, nofollow"
        />
      )}
      <meta
        name="theme-color"
        content="#f9f5ee"
      />
      <link
        rel="icon"
        href="/media/favicon.svg"
        type="image/svg+xml"
      />
      <link
        rel="icon"
        href="/media/favicon-32.png"
        sizes="32x32"
        type="image/png"
      />
      <link
        rel="apple-touch-icon"
        href="/media/apple-touch-icon.png"
      />
      <link
        rel="manifest"
        href="/media/site.webmanifest"
      />
      <meta
        property="og:type"
        content="website"
      />
      <meta
        property="og:site_name"
        content="Solar Grant Home"
      />
      <meta
        property="og:locale"
        content={openGraphLocale[data.language]}
      />
      <meta
        property="og:title"
        content={title}
      />
      <meta
        property="og:description"
        content={description}
      />
      <meta
        property="og:url"
        content={address(data.language)}
      />
      <meta
        property="og:image"
        content={picture}
      />
      <meta
        property="og:image:width"
        content={String(socialCardSize.width)}
      />
      <meta
        property="og:image:height"
        content={String(socialCardSize.height)}
      />
      <meta
        property="og:image:alt"
        content={t('pictureAlt')}
      />
      <meta
        name="twitter:card"
        content="summary_large_image"
      />
      {preloadedFonts.map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={font}
        />
      ))}
      {data.page === 'landing' && data.heroMedia?.mediaType !== 'image' && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          fetchPriority="high"
          imageSizes={heroSizes}
          imageSrcSet={Object.entries(defaultHero.posterAvif)
            .map(([width, href]) => `${href} ${width}w`)
            .join(', ')}
        />
      )}
      {structuredData(data, messages).map((block, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>,
  );
}
