import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { htmlLanguage, languageNames, languages } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { FlagBr, FlagMx, FlagUs } from '#web/kit/flags.tsx';
import { Check, Chevron, Phone } from '#web/kit/icons.tsx';
import { Logo } from '#web/kit/Logo.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { flagBr, flagMx, flagUs } from '../../media/art-media.ts';
import layout from './layout.module.css';
import styles from './header.module.css';

const flags = {
  en: FlagUs,
  es: FlagMx,
  pt: FlagBr,
} as const;
// The menu is closed at first: its flags are files that load when it opens.
const menuFlags = {
  en: flagUs,
  es: flagMx,
  pt: flagBr,
} as const;

/** The `tel:` link of a printed US number. */
export function telephoneLink(phone: string) {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** The replacement for the `<tel>` tag in a text: the number, as a link that calls it. */
export function telephoneAnchor(phone: string) {
  return (words: ReactNode) => <a href={telephoneLink(phone)}>{words}</a>;
}

/**
 * Logo, language, telephone and the one action, on every public page. Works without scripts: the
 * menu is a details element with links.
 */
export function Header({ data }: { data: SiteData }) {
  const t = useTranslations('site');
  const { phone } = useSite().figures;
  const Flag = flags[data.language];
  const { logo, lenderName } = data.terms;
  const path = data.page === 'notFound' ? '/' : data.path;
  return (
    <header className={styles.header}>
      <div className={`${layout.container} ${styles.bar}`}>
        <a className={styles.home} href="/" aria-label={logo === null ? t('home') : undefined}>
          {logo === null ? <Logo size={30} /> : <img src={logo} alt={lenderName} />}
        </a>
        {phone && (
          <a
            className={styles.phone}
            href={telephoneLink(phone)}
            aria-label={t('callUs', { phone })}
          >
            <Phone size={20} />
            <span>{phone}</span>
          </a>
        )}
        <details className={`${styles.language} screen-only`} name="language">
          <summary
            aria-label={`${data.language.toUpperCase()}, ${t('language', { language: languageNames[data.language] })}`}
          >
            <Flag />
            <span className={styles.code}>{data.language.toUpperCase()}</span>
            <Chevron size={16} />
          </summary>
          <ul className={styles.menu}>
            {languages.map((language) => {
              const isCurrent = language === data.language;
              return (
                <li key={language}>
                  <a
                    href={`${localizedPath(path, 'en')}?lang=${language}`}
                    hrefLang={htmlLanguage[language]}
                    lang={htmlLanguage[language]}
                    data-language={language}
                    aria-current={isCurrent || undefined}
                  >
                    <img {...menuFlags[language]} alt="" loading="lazy" />
                    <span>{languageNames[language]}</span>
                    {isCurrent && <Check size={18} />}
                  </a>
                </li>
              );
            })}
          </ul>
        </details>
        <ButtonLink
          size="small"
          className={`${styles.action} screen-only`}
          href="/calculator"
          aria-label={t('calculateSavings')}
        >
          <span className={styles.short}>{t('calculateShort')}</span>
          <span className={styles.long}>{t('calculateSavings')}</span>
        </ButtonLink>
      </div>
    </header>
  );
}
