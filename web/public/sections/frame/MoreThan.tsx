import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { marketedStates } from '#core/domain/programme/programme-terms.ts';
import { formatNumber } from '#core/i18n/format.ts';
import styles from './more-than.module.css';

function more(words: ReactNode) {
  return <small className={styles.more}>{words}</small>;
}

/** "500+", "Más de 500", "Mais de 500". */
export function MoreThan({ figure }: { figure: string }) {
  const t = useTranslations('site');
  return t.rich('moreThan', { figure, more });
}

/** "32+", or the number of states in the list. */
export function StateCount({ data }: { data: SiteData }) {
  const { count, isMore } = marketedStates(data.terms);
  const figure = formatNumber(count, data.language);
  return isMore ? <MoreThan figure={figure} /> : figure;
}
