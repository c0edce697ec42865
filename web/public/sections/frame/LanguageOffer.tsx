import type { SiteData } from '#core/contract/site.ts';
import { htmlLanguage, type Language } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';
import styles from './language-offer.module.css';

// In the offered language, on a page in another one.
const offers: Record<Language, { label: string; words: string }> = {
  en: { label: 'Language', words: 'See this page in English' },
  es: { label: 'Idioma', words: 'Ver esta página en español' },
  pt: { label: 'Idioma', words: 'Ver esta página em português' },
};

export function LanguageOffer({ path, language }: Pick<SiteData, 'path' | 'language'>) {
  const { label, words } = offers[language];
  return (
    <aside className={styles.offer} lang={htmlLanguage[language]} aria-label={label}>
      <a
        href={localizedPath(path, language)}
        hrefLang={htmlLanguage[language]}
        data-language={language}
      >
        {words}
      </a>
    </aside>
  );
}
