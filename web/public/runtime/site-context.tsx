import { createContext, use, type ReactNode } from 'react';
import { IntlProvider, type Messages } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import type { SiteFigures } from '#core/i18n/figures.ts';

/** Site data that is also in the browser. */
export interface SiteContext {
  readonly language: Language;
  readonly timeZone: string;
  /** Preformatted figures of the offer, for texts: see core/i18n/figures.ts. */
  readonly figures: SiteFigures;
  /** Without a value where the site has none: pages do not carry it. */
  readonly pixelId?: string | undefined;
  readonly mapsApiKey?: string | undefined;
  readonly mayShareFinancial?: true | undefined;
}

const Site = createContext<SiteContext | null>(null);

export function useSite(): SiteContext {
  const site = use(Site);
  if (!site) {
    throw new Error('The site context is missing');
  }
  return site;
}

/** Provides texts and figures below it. A missing text shows its key and warns, as specified. */
export function SiteProvider({
  site,
  messages,
  children,
}: {
  site: SiteContext;
  messages: object;
  children: ReactNode;
}) {
  return (
    <Site value={site}>
      <IntlProvider
        locale={site.language}
        timeZone={site.timeZone}
        messages={messages as Messages}
        onError={(error) => console.warn(error.message)}
        getMessageFallback={({ namespace, key }) => (namespace ? `${namespace}.${key}` : key)}
      >
        {children}
      </IntlProvider>
    </Site>
  );
}
