import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { capitalizeFirst } from '#core/i18n/format.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './credit-ended.module.css';

interface EndedProps {
  data: SiteData;
  /** If so, the words are a sentence, too. */
  isSentence?: boolean;
}

function Ended({ data, isSentence = false }: EndedProps) {
  const t = useTranslations('site');
  const words = t('creditEnded', useSite().figures);
  return (
    <span className={styles.ended}>
      {isSentence ? `${capitalizeFirst(words, data.language)}.` : words}
    </span>
  );
}

interface CreditEndedProps {
  data: SiteData;
  /** The words about the credit. */
  children: string;
}

/**
 * A text about the credit and, while its legal basis has ended, a short note that says so. The
 * footer has the long one.
 */
export function CreditEnded({ data, children }: CreditEndedProps) {
  if (!data.needsCreditFootnote) {
    return children;
  }
  return (
    <>
      {`${children} `}
      <Ended data={data} isSentence={children.endsWith('.')} />
    </>
  );
}

/**
 * The replacement for the `<credit>` tag in a text: the figure, and a note that its basis has
 * ended.
 */
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
