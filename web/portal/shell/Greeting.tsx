import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnAffiliate } from '../api-types.ts';
import styles from './shell.module.css';

export function Greeting({ affiliate }: { affiliate: OwnAffiliate }) {
  const t = useTranslations('portal.shell');
  const id = useId();
  const { firstName, lastName, company, referralCode } = affiliate;
  return (
    <section
      className={styles.greeting}
      aria-labelledby={id}
    >
      <p className={styles.welcome}>
        <strong id={id}>{t('welcome', { name: `${firstName} ${lastName}` })}</strong>
        {company && <span>{company}</span>}
      </p>
      <p className={styles.code}>
        {t('referralCode')} <strong translate="no">{referralCode}</strong>
      </p>
    </section>
  );
}
