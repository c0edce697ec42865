import { useTranslations } from 'use-intl';
import {
  consentBox,
  consentParts,
  consentText,
  renderConsent,
} from '#core/domain/permission/consent.ts';
import { levelsUpTo } from '#core/domain/partners/partner-view.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { House, Phone, Shield } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { useSite } from '../runtime/site-context.tsx';
import type { PageProps } from '../entry-server.tsx';
import { PostedSummary } from '../parts/form/PostedSummary.tsx';
import { KeepTyped } from '../parts/resume/KeepTyped.tsx';
import { Island } from '../runtime/island.tsx';
import { telephoneLink } from '../sections/frame/Header.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import { ProgressSteps } from '../sections/frame/ProgressSteps.tsx';
import { ServicePromise } from '../sections/frame/ServicePromise.tsx';
import { Testimonials } from '../sections/landing/Testimonials.tsx';
import layout from '../sections/frame/layout.module.css';
import form from './form-page.module.css';
import styles from './apply-page.module.css';

export default function ApplyPage({ data }: PageProps) {
  const t = useTranslations('apply');
  const { terms, language } = data;
  const { figures } = useSite();
  const consent = consentText('application', language)!;
  return (
    <Layout data={data}>
      <ProgressSteps current={4} />
      <div className={`${layout.container} ${form.desk}`}>
        <header className={form.hero}>
          <h1 id="form-title">{t('title')}</h1>
          <p className={form.subtitle}>{t('subtitle')}</p>
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
        <section className={form.sheet} aria-labelledby="form-title">
          <PostedSummary posted={data.posted} />
          <Island
            of="ApplicationForm"
            // Who applies is shown by the start script.
            start="visible"
            isStill={data.posted !== undefined}
            props={{
              posted: data.posted,
              partnerView: {
                levels: levelsUpTo(terms.partnerSees).toReversed(),
                paysCommissions: terms.paysCommissions,
              },
              grantTerms: {
                grantRate: terms.grantRate,
                grantCap: terms.grantCap,
                eligibleStates: terms.eligibleStates,
                minCreditScore: terms.minCreditScore,
                minHomePrice: terms.minHomePrice,
              },
              secure: t('secure'),
              consent: {
                version: consent.version,
                text: consentParts(renderConsent(consent, terms.lenderName), language),
                ...consentBox(terms),
              },
            }}
          />
          <KeepTyped form="apply-form" />
        </section>
        <aside className={form.aside}>
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
              <p>
                {t(
                  terms.spokenLanguages.includes(language) ? 'help.text' : 'help.elsewhere',
                  figures,
                )}
              </p>
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
