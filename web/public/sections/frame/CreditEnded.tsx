import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import styles from './credit-ended.module.css';

function Ended({ data }: { data: SiteData }) {
  const t = useTranslations('site');
  const figures = siteFigures(data.terms, data.language);
  return <span className={styles.ended}>{t('creditEnded', figures)}</span>;
}

interface CreditEndedProps {
  data: SiteData;
  /** The words about the credit. */
  children: string;
}

/**
 * Words about the credit and, while its legal basis has ended, the short ones that say so. The
 * footer says it at length.
 */
export function CreditEnded({ data, children }: CreditEndedProps) {
  if (!data.needsCreditFootnote) {
    return children;
  }
  return (
    <>
      {`${children} `}
      <Ended data={data} />
    </>
  );
}

/** What stands for the `<credit>` of a text: the figure, and that its basis has ended. */
export function creditFigure(data: SiteData) {
  return (figure: ReactNode) =>
    data.needsCreditFootnote ? (
      <>
        {figure} (<Ended data={data} />)
      </>
    ) : (
      figure
    );
}
