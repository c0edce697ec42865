import { useTranslations } from 'use-intl';
import { openReference } from '#core/domain/lead-reference.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Check, Mail, Phone } from '#web/kit/icons.tsx';
import { useSite } from '../runtime/site-context.tsx';
import { HouseEvening } from '../art/HouseEvening.tsx';
import type { PageProps } from '../entry-server.tsx';
import { Island } from '../runtime/island.tsx';
import { CreditEnded } from '../sections/frame/CreditEnded.tsx';
import { telephoneLink } from '../sections/frame/Header.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { Sentences } from '../sections/frame/Sentences.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './thank-you-page.module.css';

// The page is shown the moment an application has arrived: nobody has looked at it yet.
const stagesToCome = [
  ['review', 'next'],
  ['specialist', 'later'],
] as const;
const steps = ['contact', 'assessment', 'preApproval', 'closing'] as const;

function Status() {
  const t = useTranslations('thankYou');
  return (
    <section
      className={styles.status}
      aria-label={t('statusTitle')}
      data-keep-clear=""
    >
      <ol className={layout.container}>
        <li>
          <span className={styles.mark}>
            <Check size={20} />
          </span>
          {t('status.received')}
          <span className="visually-hidden">{t('status.done')}</span>
        </li>
        {stagesToCome.map(([stage, when]) => (
          <li
            key={stage}
            className={styles.toCome}
          >
            <span className={styles.mark} />
            <span>
              {t(`status.${stage}`)}
              <small>{t(`status.${when}`)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * The day is done: the application is in, and what happens to it. Says nothing about anybody; the
 * address may be shared. Whoever has sent no application is told so, with the ways on.
 */
export default function ThankYouPage({ data }: PageProps) {
  const t = useTranslations('thankYou');
  const site = useTranslations('site');
  const received = useTranslations('received');
  const { terms, language } = data;
  const { figures } = useSite();
  const isSent = data.page === 'thankYou';
  const link = (path: string) => localizedPath(path, language);
  const benefits = [
    [
      terms.taxCreditRate > 0 ? figures.creditRate : site('notAvailable'),
      t('benefits.credit'),
      true,
    ],
    [figures.grantCapShort, t('benefits.earnings'), false],
    [figures.solarCap, t('benefits.financing'), false],
  ].filter(([figure]) => figure !== '') as [string, string, boolean][];
  return (
    <Layout data={data}>
      <section className={styles.evening}>
        <HouseEvening className={styles.picture} />
        <div className={styles.words}>
          <h1>
            <Sentences text={isSent ? t('title') : t('none.title')} />
          </h1>
          <p>{isSent ? t('subtitle') : t('none.subtitle', figures)}</p>
          {isSent ? (
            <>
              <Island
                of="ThankYouCelebration"
                start="load"
              />
              <noscript>{received('reference', { id: openReference })}</noscript>
            </>
          ) : (
            <ButtonLink
              variant="sun"
              size="large"
              href={link('/apply')}
            >
              {t('none.apply')}
            </ButtonLink>
          )}
        </div>
      </section>
      {isSent && <Status />}
      <section
        className={layout.section}
        aria-labelledby="steps-title"
      >
        <div className={layout.container}>
          <h2
            id="steps-title"
            className={styles.heading}
          >
            {isSent ? t('stepsTitle') : t('none.stepsTitle')}
          </h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>
                <p className={styles.when}>{t(`steps.${step}.when`, figures)}</p>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={`${layout.section} ${styles.last}`}>
        <div className={`${layout.container} ${styles.pair}`}>
          <div>
            <h2 className={styles.heading}>{t('benefitsTitle')}</h2>
            <dl className={styles.benefits}>
              {benefits.map(([figure, label, isCredit]) => (
                <div key={label}>
                  <dt>{isCredit ? <CreditEnded data={data}>{label}</CreditEnded> : label}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.contact}>
            <h2 className={styles.heading}>{t('contactTitle')}</h2>
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
            <p className={styles.links}>
              <ButtonLink
                variant="ink"
                href={link('/')}
              >
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
