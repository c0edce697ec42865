import { useTranslations } from 'use-intl';
import { localizedPath } from '#core/i18n/link.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './form.module.css';

export function LegalLinks() {
  const t = useTranslations('fields');
  const { language } = useSite();
  return (
    <p className={styles.legal}>
      <a href={localizedPath('/privacy', language)}>{t('privacyPolicy')}</a>
      <a href={localizedPath('/terms', language)}>{t('termsOfUse')}</a>
    </p>
  );
}
