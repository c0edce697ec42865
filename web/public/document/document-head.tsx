import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl';
import { sitePages, type SiteData } from '#core/contract/site.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { localizedPath } from '#core/i18n/link.ts';
import type { Messages } from '../messages/load.ts';
import { Icons } from './Icons.tsx';
import { Preloads } from './Preloads.tsx';
import { SearchLinks } from './SearchLinks.tsx';
import { SocialPreview } from './SocialPreview.tsx';
import { structuredData } from './structured-data.ts';

const indexedPages = Object.values(sitePages).filter((page) => page.indexed);

/**
 * Title, description, addresses, preview picture, structured data: what search engines and
 * messengers read, and what the first paint needs.
 */
export function documentHead(data: SiteData, messages: Messages): string {
  const { language, origin, page } = data;
  const t = createTranslator({
    locale: language,
    messages,
    namespace: 'meta',
  });
  const figures = siteFigures(data.terms, language);
  // Which figures a title names depends on the page; every figure there is goes along.
  const title = t(`${page}.title`, figures as never);
  const description = t(`${page}.description`, figures as never);
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
      <SearchLinks
        data={data}
        isIndexed={indexedPages.some(({ name }) => name === page)}
      />
      <Icons isInline={page !== 'affiliates'} />
      <SocialPreview
        language={language}
        title={title}
        description={description}
        address={origin + localizedPath(data.path, language)}
        origin={origin}
        pictureAlt={t('pictureAlt')}
      />
      <Preloads data={data} />
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
