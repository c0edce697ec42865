import { useLocale, useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import type { Partner } from '../../browser/referral/credited-partner.ts';
import styles from './referral-card.module.css';

// In the words of the terms of use. Here and not among the texts that come with every page: only
// those who were referred read it.
const paid: Record<Language, string> = {
  en: 'May be paid for the referral where the law allows',
  es: 'Puede recibir un pago por la recomendación donde la ley lo permite',
  pt: 'Pode receber pela indicação onde a lei permite',
};

export default function ReferralCard({ partner }: { partner: Partner }) {
  const t = useTranslations('referral');
  const { firstName, lastName, isLicensedRealtor } = partner;
  const isHidden = partner.company === '';
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
        {!isHidden && (
          // The license first: what is too long for the line is cut at its end.
          <span>{isLicensedRealtor ? `${t('licensed')} · ${company}` : company}</span>
        )}
        <span className={styles.paid}>{paid[useLocale() as Language]}</span>
      </p>
    </aside>
  );
}
