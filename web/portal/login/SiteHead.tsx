import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Phone } from '#web/kit/icons.tsx';
import { Logo } from '#web/kit/Logo.tsx';
import { documentMark } from '#web/office/hydration/document-mark.ts';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './site-head.module.css';

export function SiteHead() {
  const t = useTranslations('portal.login');
  const phone = documentMark('phone');
  return (
    <div className={`${shared.centered} ${styles.bar}`}>
      <a className={`${shared.inlineCentered} ${styles.home}`} href="/">
        <Logo size={30} isLenders />
      </a>
      {phone && (
        <a
          className={`${shared.inlineCentered} ${styles.phone}`}
          href={`tel:+1${phone.replace(/\D/g, '')}`}
        >
          <Phone size={20} />
          <span className={shared.spokenOnPhone}>{phone}</span>
        </a>
      )}
      <LanguageMenu />
      <ButtonLink variant="ink" size="small" className={styles.action} href="/calculator">
        {t('calculate')}
      </ButtonLink>
    </div>
  );
}
