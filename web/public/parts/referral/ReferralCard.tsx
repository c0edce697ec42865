import { IntlProvider, type Messages, useLocale, useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { payValues } from '#core/i18n/format.ts';
import type { Partner } from '../../browser/referral/credited-partner.ts';
import en from '../../messages/en/referral.ts';
import es from '../../messages/es/referral.ts';
import pt from '../../messages/pt/referral.ts';
import styles from './referral-card.module.css';

// Kept out of the texts of every page, because only referred visitors read them.
const texts = { en, es, pt } satisfies Record<Language, unknown>;

export default function ReferralCard({ partner }: { partner: Partner }) {
  const language = useLocale() as Language;
  return (
    <IntlProvider
      locale={language}
      messages={{ referral: texts[language] } as Partial<Messages> as Messages}
    >
      <Card partner={partner} />
    </IntlProvider>
  );
}

function Card({ partner }: { partner: Partner }) {
  const t = useTranslations('referral');
  const { firstName, lastName, isLicensedRealtor, pay } = partner;
  const language = useLocale() as Language;
  const isHidden = partner.company === '';
  const company = partner.company?.trim() || t('defaultCompany');
  const initials = (firstName.trim().charAt(0) + lastName.trim().charAt(0)).toUpperCase();
  return (
    <aside className={styles.strip} aria-label={t('label')}>
      <span className={styles.initials} aria-hidden>
        {initials}
      </span>
      <p className={styles.words}>
        <strong>{t('sent', { name: `${firstName} ${lastName}`.trim() })}</strong>
        {!isHidden && (
          // The license comes first, because the end is cut if it is too long.
          <span>{isLicensedRealtor ? `${t('licensed')} · ${company}` : company}</span>
        )}
        {pay && <span className={styles.paid}>{t('paid', payValues(pay, language))}</span>}
      </p>
    </aside>
  );
}
