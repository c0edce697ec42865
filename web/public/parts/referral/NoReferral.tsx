import { useLocale } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import styles from './referral-card.module.css';

// Kept out of the texts of every page, because hardly any visitor reads them.
const erased: Record<Language, string> = {
  en: 'You continue without a referral.',
  es: 'Usted continúa sin recomendación.',
  pt: 'Você continua sem indicação.',
};

export default function NoReferral() {
  const language = useLocale() as Language;
  return <p className={`${styles.strip} ${styles.none}`}>{erased[language]}</p>;
}
