import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { localizedPath } from '#core/i18n/link.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './welcome.module.css';

interface WelcomeProps {
  referralLink: string;
  /** Actions on the link, if a script runs. */
  children?: ReactNode;
}

export function Welcome({ referralLink, children }: WelcomeProps) {
  const t = useTranslations('register.welcome');
  const { language } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.welcome} data-done>
      <h2 ref={title} tabIndex={-1} autoFocus>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <div className={styles.link}>
        <p>{t('link')}</p>
        <strong id="own-link">{referralLink}</strong>
        {children}
      </div>
      <ButtonLink
        variant="sun"
        size="large"
        isWide
        href={localizedPath('/affiliate/dashboard', language)}
      >
        {t('dashboard')}
      </ButtonLink>
      <p className={styles.small}>{t('mail')}</p>
    </div>
  );
}
