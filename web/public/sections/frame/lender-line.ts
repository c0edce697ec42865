import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/launch/may-show.ts';
import { siteFigures } from '#core/i18n/figures.ts';

type Figures = ReturnType<typeof siteFigures>;

/** The lender in one line: with its claims, or only its name if they are unconfirmed. */
export function lenderLine(
  t: (key: 'lender', figures: Figures) => string,
  { terms, language }: SiteData,
): string {
  return mayShow(terms, 'claims-unconfirmed')
    ? t('lender', siteFigures(terms, language))
    : terms.lenderName;
}
