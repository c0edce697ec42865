import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './service-language.module.css';

/** In which languages someone speaks with the reader, where that is not simply the page's. */
export function ServiceLanguage({ data: { terms, language } }: { data: SiteData }) {
  const t = useTranslations('site');
  const { spoken } = useSite().figures;
  const isOwn = terms.spokenLanguages.includes(language);
  if (spoken === '' || (isOwn && language === 'en')) {
    return null;
  }
  return <p className={styles.service}>{t('service', { spoken, isOwn: isOwn ? 'yes' : 'no' })}</p>;
}
