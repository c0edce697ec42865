import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import styles from './credit-ended.module.css';

/**
 * The short words that stand beside a credit figure while its legal basis has ended; nothing
 * otherwise. The footer says it at length.
 */
export function CreditEnded({ data }: { data: SiteData }) {
  const t = useTranslations('site');
  if (!data.needsCreditFootnote) {
    return null;
  }
  return (
    <span className={styles.ended}>{t('creditEnded', siteFigures(data.terms, data.language))}</span>
  );
}

/** What stands for the `<credit>` of a text: the figure, and that its basis has ended. */
export function creditFigure(data: SiteData) {
  return (figure: ReactNode) =>
    data.needsCreditFootnote ? (
      <>
        {figure} (<CreditEnded data={data} />)
      </>
    ) : (
      figure
    );
}
