import { useTranslations } from 'use-intl';
import { buyerPaths } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { openReference } from '#core/domain/leads/lead-reference.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Check, Mail, Phone } from '#web/kit/icons.tsx';
import { useSite } from '../runtime/site-context.tsx';
import { Still } from '../art/Still.tsx';
import { evening } from '../media/still-media.ts';
import type { PageProps } from '../entry-server.tsx';
import { Island } from '../runtime/island.tsx';
import { CreditEnded } from '../sections/frame/CreditEnded.tsx';
import { telephoneLink } from '../sections/frame/Header.tsx';
import { type FigureList, Figures } from '../sections/frame/Figures.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { Section } from '../sections/frame/Section.tsx';
import { ServicePromise } from '../sections/frame/ServicePromise.tsx';
import layout from '../sections/frame/layout.module.css';
import rings from '../sections/frame/rings.module.css';
import section from '../sections/frame/section.module.css';
import styles from './thank-you-page.module.css';
import { Fragment } from 'react';

function Sentences({ text }: { text: string }) {
  const sentences = text.split(/(?<=[.!?]) /);
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span className={styles.sentence}>{sentence}</span>{' '}
    </Fragment>
  ));
}

// The page is shown right after an application arrived: staff have not looked at it yet.
const stagesToCome = [
  ['review', 'next'],
  ['specialist', 'later'],
] as const;
const steps = ['contact', 'assessment', 'preApproval', 'closing'] as const;

function Status() {
  const t = useTranslations('thankYou');
  return (
    <section className={styles.status} aria-label={t('statusTitle')} data-keep-clear="">
      <ol className={`${layout.container} ${rings.rings}`}>
        <li className={rings.done}>
          <span className={rings.mark}>
            <Check size={18} />
          </span>
          <strong>{t('status.received')}</strong>
          <span className="visually-hidden">{t('status.done')}</span>
        </li>
        {stagesToCome.map(([stage, when], index) => (
          <li key={stage} className={index === 0 ? rings.now : undefined}>
            <span className={rings.mark}>{index + 2}</span>
            <strong>{t(`status.${stage}`)}</strong>
            <span>{t(`status.${when}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * The application is in: says what happens next. The page names no one, because its address may be
 * shared. A visitor who has sent no application is told so and gets the ways on.
 */
export default function ThankYouPage({ data }: PageProps) {
  const t = useTranslations('thankYou');
  const site = useTranslations('site');
  const received = useTranslations('received');
  const { terms, language } = data;
  const { figures } = useSite();
  const isSent = data.page === 'thankYou';
  const link = (path: string) => localizedPath(path, language);
  const credit = terms.taxCreditRate > 0 ? figures.creditRate : site('notAvailable');
  const benefits: FigureList = [
    mayShow(terms, 'tax-credit-ended') && [
      credit,
      <CreditEnded data={data}>{t('benefits.credit')}</CreditEnded>,
    ],
    figures.grantCapShort && [figures.grantCapShort, t('benefits.earnings')],
    figures.solarCap && [figures.solarCap, t('benefits.financing')],
  ];
  return (
    <Layout data={data}>
      <section className={styles.evening}>
        <Still
          of={evening}
          alt={t('pictureAlt')}
          isFirst
          className={`${styles.picture} screen-only`}
        />
        <div className={styles.words}>
          <h1>
            <Sentences text={isSent ? t('title') : t('none.title')} />
          </h1>
          <p>{isSent ? t('subtitle') : t('none.subtitle')}</p>
          {isSent ? (
            <>
              <Island of="ThankYouCelebration" start="load" />
              <noscript>{received('reference', { id: openReference })}</noscript>
              <ButtonLink variant="sun" size="large" href={link(buyerPaths.own)}>
                {t('ownPage')}
              </ButtonLink>
              <ul className={styles.also}>
                {mayShow(terms, 'service-times') && (
                  <li>
                    <a href={link(buyerPaths.call)}>{t('callEntry')}</a>
                  </li>
                )}
                <li>
                  <a href={`${link(buyerPaths.own)}#share`}>{t('share')}</a>
                </li>
              </ul>
            </>
          ) : (
            <>
              <ButtonLink variant="sun" size="large" href={link('/apply')}>
                {t('none.apply')}
              </ButtonLink>
              <p className={styles.also}>
                <a href={link(buyerPaths.ask)}>{t('none.ask')}</a>
              </p>
            </>
          )}
        </div>
      </section>
      {isSent && <Status />}
      <Section
        name="steps"
        title={isSent ? t('stepsTitle') : t('none.stepsTitle')}
        className={styles.next}
      >
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <p className={styles.when}>{t(`steps.${step}.when`, figures)}</p>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
              {step === 'contact' && <ServicePromise data={data} />}
            </li>
          ))}
        </ol>
      </Section>
      <section className={`${section.section} ${styles.last}`}>
        <div className={`${layout.container} ${styles.pair}`}>
          <div>
            {benefits.some(Boolean) && (
              <>
                <h2>{t('benefitsTitle')}</h2>
                <Figures of={benefits} as="rows" className={styles.benefits} />
              </>
            )}
          </div>
          <div className={styles.contact}>
            <h2>{t('contactTitle')}</h2>
            <p>{t('contactText', figures)}</p>
            <ul className={styles.ways}>
              {figures.phone && (
                <li>
                  <a href={telephoneLink(figures.phone)}>
                    <Phone size={22} />
                    {figures.phone}
                  </a>
                </li>
              )}
              <li>
                <a href={`mailto:${terms.supportEmail}`}>
                  <Mail size={22} />
                  <span>{terms.supportEmail}</span>
                </a>
              </li>
            </ul>
            <p className={layout.actions}>
              <ButtonLink variant="ink" href={link('/')}>
                {t('home')}
              </ButtonLink>
              <ButtonLink href={link('/calculator')}>{t('calculator')}</ButtonLink>
            </p>
          </div>
        </div>
      </section>
    </Layout>
  );
}
