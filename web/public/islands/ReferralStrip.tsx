import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { followCredit } from '../browser/referral/ask-for-credit.ts';
import { useCredit } from '../browser/referral/use-credit.ts';
import styles from './referral-strip.module.css';

export const namespaces = ['referral'] as const;

/**
 * Names the partner who will be credited. Its place is there before it, as soon as the start script
 * knows of a code; it stays empty where the code is nobody's, so nothing jumps.
 */
export default function ReferralStrip() {
  const t = useTranslations('referral');
  const { partner } = useCredit();
  useEffect(followCredit, []);
  if (!partner) {
    return null;
  }
  const { firstName, lastName, isLicensedRealtor } = partner;
  const company = partner.company?.trim() || t('defaultCompany');
  const initials = firstName.trim().charAt(0) + lastName.trim().charAt(0);
  return (
    <aside
      className={styles.strip}
      aria-label={t('label')}
    >
      <span
        className={styles.initials}
        aria-hidden
      >
        {initials}
      </span>
      <p className={styles.words}>
        <strong>{t('sent', { name: `${firstName} ${lastName}` })}</strong>
        <span>{isLicensedRealtor ? t('licensed', { company }) : company}</span>
      </p>
    </aside>
  );
}
