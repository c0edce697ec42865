import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Mail, Phone } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { telephoneLink } from '../frame/Header.tsx';
import layout from '../frame/layout.module.css';
import styles from './affiliate-join.module.css';

const sent = ['name', 'contact', 'license', 'code'] as const;
const next = ['review', 'agree', 'link'] as const;

/**
 * How a partner comes to a link while staff still creates it: by telephone or by a prepared e-mail.
 */
export function AffiliateJoin({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.join');
  const figures = siteFigures(data.terms, data.language);
  const subject = encodeURIComponent(t('subject'));
  const body = encodeURIComponent(t('body').replaceAll('\n', '\r\n'));
  const mail = `mailto:${data.terms.supportEmail}?subject=${subject}&body=${body}`;
  return (
    <section
      id="join"
      className={`${layout.section} ${styles.section}`}
      aria-labelledby="join-title"
    >
      <div className={`${layout.container} ${styles.grid}`}>
        <header>
          <h2 id="join-title">{t('title')}</h2>
          <p className={styles.intro}>{t('intro')}</p>
          <div className={styles.actions}>
            <ButtonLink
              variant="sun"
              size="large"
              href={mail}
            >
              <Mail size={22} />
              {t('mail')}
            </ButtonLink>
            <ButtonLink
              size="large"
              href={telephoneLink(data.terms.supportPhone)}
            >
              <Phone size={22} />
              {t('call', {
                ...figures,
                phone: unbroken(figures.phone),
              })}
            </ButtonLink>
          </div>
          <p className={styles.hours}>
            {figures.hoursAlone}
            <br />
            {t('address', figures)}
          </p>
        </header>
        <div>
          <h3>{t('send.title')}</h3>
          <ul className={styles.list}>
            {sent.map((item) => (
              <li key={item}>{t(`send.${item}`)}</li>
            ))}
          </ul>
          <p className={styles.never}>{t('send.never')}</p>
          <h3>{t('next.title')}</h3>
          <ol className={`${styles.list} ${styles.numbered}`}>
            {next.map((item) => (
              <li key={item}>{t(`next.${item}`)}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
