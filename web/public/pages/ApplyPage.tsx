import { useTranslations } from 'use-intl';
import { consentBox, consentText, renderConsent } from '#core/domain/permission/consent.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { House, Phone, Shield } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { useSite } from '../runtime/site-context.tsx';
import type { PageProps } from '../entry-server.tsx';
import { PostedSummary } from '../parts/form/PostedSummary.tsx';
import { KeepTyped } from '../parts/form/KeepTyped.tsx';
import { Island } from '../runtime/island.tsx';
import { telephoneLink } from '../sections/frame/Header.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import { ProgressSteps } from '../sections/frame/ProgressSteps.tsx';
import { ServicePromise } from '../sections/frame/ServicePromise.tsx';
import { Testimonials } from '../sections/landing/Testimonials.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './apply-page.module.css';

/** The server removes these if the page's address contains a partner's code. */
const hiddenUntilReferred = { 'data-unreferred': '', hidden: true };

export default function ApplyPage({ data }: PageProps) {
  const t = useTranslations('apply');
  const { terms, language } = data;
  const form = useTranslations('form.partnerSees');
  const { figures } = useSite();
  const consent = consentText('application', language)!;
  return (
    <Layout data={data}>
      <ProgressSteps current={4} />
      <div className={`${layout.container} ${styles.desk}`}>
        <header className={styles.hero}>
          <h1 id="form-title">{t('title')}</h1>
          <p className={styles.subtitle}>{t('subtitle')}</p>
          {/* Without a license the first badge would only repeat the lender's line above. */}
          {figures.license && (
            <ul className={styles.badges}>
              {mayShow(terms, 'claims-unconfirmed') && (
                <li>
                  <House size={20} />
                  {t('fha')}
                </li>
              )}
              <li>
                <Shield size={20} />
                {t('license', figures)}
              </li>
            </ul>
          )}
        </header>
        <section className={`${layout.card} ${styles.card}`} aria-labelledby="form-title">
          <PostedSummary posted={data.posted} />
          <Island
            of="ApplicationForm"
            start="load"
            isStill={data.posted !== undefined}
            props={{
              posted: data.posted,
              partnerSees: terms.partnerSees,
              consent: {
                version: consent.version,
                text: renderConsent(consent, terms.lenderName),
                ...consentBox(terms),
              },
            }}
          />
          {/* The server shows it if the address or a typed code names a partner. */}
          <noscript
            className={styles.partner}
            {...(data.posted?.values.referralCode ? {} : hiddenUntilReferred)}
          >
            {form('told', { name: form('follower'), level: terms.partnerSees })}
            {terms.paysCommissions && ` ${form('paid', { unit: 'other', amount: '' })}`}
          </noscript>
          <Island of="ContinueElsewhere" props={{ step: '/apply' }} start="touch" />
          <KeepTyped form="apply-form" />
          <p className={styles.secure}>{t('secure')}</p>
        </section>
        <aside className={styles.aside}>
          <section aria-labelledby="after-title">
            <h2 id="after-title">{t('after.title')}</h2>
            <ol className={styles.after}>
              <li>{t('after.contact', figures)}</li>
              <li>{t('after.assessment', figures)}</li>
              <li>{t('after.preApproval', figures)}</li>
            </ol>
            <ServicePromise data={data} />
          </section>
          {figures.phone && (
            <section className={styles.help} aria-labelledby="help-title">
              <h2 id="help-title">{t('help.title')}</h2>
              <p>{t('help.text', figures)}</p>
              <ButtonLink href={telephoneLink(figures.phone)}>
                <Phone size={20} />
                {t('help.call', { phone: unbroken(figures.phone) })}
              </ButtonLink>
              <p className={styles.hours}>{figures.hoursAlone}</p>
            </section>
          )}
        </aside>
      </div>
      <Testimonials data={data} items={['james', 'rosa', 'luciana', 'denise', 'miguel']} />
      <LostNote />
    </Layout>
  );
}
