import { useTranslations } from 'use-intl';
import { dayOf } from '../../day-of.ts';
import styles from './commissions.module.css';

export function FormW9({ on }: { on: string | null }) {
  const t = useTranslations('admin.commissions.run');
  return on ? t('w9On', { date: dayOf(on) }) : <span className={styles.check}>{t('noW9')}</span>;
}
