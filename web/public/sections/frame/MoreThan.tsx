import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './more-than.module.css';

function more(words: ReactNode) {
  return <small className={styles.more}>{words}</small>;
}

/** "500+", "Más de 500", "Mais de 500". */
export function MoreThan({ figure }: { figure: string }) {
  const t = useTranslations('site');
  return t.rich('moreThan', { figure, more });
}
