import { useLocale } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import styles from './referral-card.module.css';

// Kept out of the texts of every page, because hardly any visitor reads them.
const inactive: Record<Language, string> = {
  en: 'The code of this link is not active. Everything else works as usual.',
  es: 'El código de este enlace no está activo. Todo lo demás funciona igual.',
  pt: 'O código deste link não está ativo. Todo o resto funciona normalmente.',
};
const erased: Record<Language, string> = {
  en: 'You continue without a referral.',
  es: 'Usted continúa sin recomendación.',
  pt: 'Você continua sem indicação.',
};

export default function NoReferral({ isErased }: { isErased: boolean }) {
  const language = useLocale() as Language;
  const words = isErased ? erased : inactive;
  return <p className={`${styles.strip} ${styles.none}`}>{words[language]}</p>;
}
