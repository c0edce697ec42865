import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Mail, Phone } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { PostedSummary } from '../../parts/form/PostedSummary.tsx';
import { Welcome } from '../../parts/registration/Welcome.tsx';
import { Island } from '../../runtime/island.tsx';
import { telephoneLink } from '../frame/Header.tsx';
import layout from '../frame/layout.module.css';
import section from '../frame/section.module.css';
import styles from './affiliate-join.module.css';

const next = ['share', 'review'] as const;

export function AffiliateJoin({ data }: { data: SiteData }) {
  const t = useTranslations('affiliates.join');
  const { language, posted, registered, terms } = data;
  const { figures } = useSite();
  const linkTo = (path: string) => (words: ReactNode) => (
    <a href={localizedPath(path, language)}>{words}</a>
  );
  return (
    <section id="join" className={section.section} aria-labelledby="join-title">
      <div className={`${layout.container} ${styles.grid}`}>
        <header>
          <h2 id="join-title">{t('title')}</h2>
          <p className={styles.intro}>{t('intro')}</p>
          <p className={styles.login}>
            {t.rich('login', {
              login: linkTo('/affiliate/login'),
              reset: linkTo('/affiliate/forgot-password'),
            })}
          </p>
        </header>
        <div className={`${layout.card} ${styles.card}`}>
          {registered ? (
            <Welcome referralLink={registered.referralLink} />
          ) : (
            <>
              <PostedSummary posted={posted} />
              <Island
                of="RegistrationForm"
                isStill={posted !== undefined}
                props={{
                  posted,
                  host: new URL(data.origin).host,
                  isUnpaid: terms.paysCommissions ? undefined : true,
                  commission: mayShow(terms, 'referral-fees') ? t('commission', figures) : null,
                }}
              />
            </>
          )}
        </div>
        <div className={styles.aside}>
          <h3>{t('next.title')}</h3>
          <ol className={styles.list}>
            {next.map((item) => (
              <li key={item}>{t(`next.${item}`)}</li>
            ))}
            {terms.paysCommissions && (
              <li>{t(terms.payBasis === 'required' ? 'next.agreeRequired' : 'next.agree')}</li>
            )}
          </ol>
          <h3>{t('talk')}</h3>
          <div className={`${layout.actions} ${styles.actions}`}>
            {figures.phone && (
              <ButtonLink href={telephoneLink(figures.phone)}>
                <Phone size={20} />
                {t('call', {
                  ...figures,
                  phone: unbroken(figures.phone),
                })}
              </ButtonLink>
            )}
            <ButtonLink href={`mailto:${terms.supportEmail}`}>
              <Mail size={20} />
              {t('mail')}
            </ButtonLink>
          </div>
          <p className={styles.hours}>
            {figures.hoursAlone && (
              <>
                {figures.hoursAlone}
                <br />
              </>
            )}
            {t('address', figures)}
          </p>
        </div>
      </div>
    </section>
  );
}
