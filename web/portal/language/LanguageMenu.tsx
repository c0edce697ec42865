import { createContext, use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { htmlLanguage, type Language, languageNames, languages } from '#core/domain/language.ts';
import { FlagBr, FlagMx, FlagUs } from '#web/kit/flags.tsx';
import { Chevron } from '#web/kit/icons.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './language-menu.module.css';

/** Changes the language of the portal without leaving the screen. */
export const LanguageContext = createContext<(language: Language) => void>(() => {});

const flags = {
  en: FlagUs,
  es: FlagMx,
  pt: FlagBr,
} as const;

/** The choice of language: a flag, its code, and a native list. Typed text stays. */
export function LanguageMenu() {
  const t = useTranslations('portal.shell');
  const language = useLocale();
  const choose = use(LanguageContext);
  const Flag = flags[language];
  return (
    <span className={`${shared.inlineCentered} ${styles.menu}`}>
      <Flag />
      <span aria-hidden>{language.toUpperCase()}</span>
      <Chevron size={16} />
      <select
        className={styles.select}
        aria-label={t('language')}
        value={language}
        onChange={({ target }) => choose(target.value as Language)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={htmlLanguage[code]}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </span>
  );
}
