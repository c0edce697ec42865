import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import styles from './commissions.module.css';

export function FormW9({ on }: { on: string | null }) {
  const t = useTranslations('admin.commissions.run');
  const { dateOf } = useFormats();
  return on ? t('w9On', { date: dateOf(on) }) : <span className={styles.check}>{t('noW9')}</span>;
}
