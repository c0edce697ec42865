import { useTranslations } from 'use-intl';
import type { PartnerSees as Level } from '#core/domain/term-values.ts';
import { useCredit } from '../../browser/referral/use-credit.ts';
import styles from '../form/form.module.css';

/**
 * What the partner who is credited will read of the applicant, said where they send it; nothing
 * while nobody is credited. Without a script the page says it below the form.
 */
export function PartnerSees({ level }: { level: Level }) {
  const t = useTranslations('form.partnerSees');
  const { partner } = useCredit();
  if (partner === null) {
    return null;
  }
  const name = `${partner.firstName} ${partner.lastName}`;
  return <p className={styles.note}>{t('told', { name, level })}</p>;
}
