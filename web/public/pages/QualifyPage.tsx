import { useTranslations } from 'use-intl';
import {
  boxConsentVersion,
  consentText,
  currentConsentVersion,
  renderConsent,
} from '#core/domain/permission/consent.ts';
import { metRequirements } from '#core/domain/visitor/eligibility.ts';
import { negativeAnswerOf } from '#core/domain/visitor/notice.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { statesOutside } from '#core/domain/programme/programme-terms.ts';
import { useSite } from '../runtime/site-context.tsx';
import type { PageProps } from '../entry-server.tsx';
import { noticeConsent, watchConsent } from '../parts/eligibility/watch-consent.ts';
import { PostedSummary } from '../parts/form/PostedSummary.tsx';
import { KeepTyped } from '../parts/resume/KeepTyped.tsx';
import { Island } from '../runtime/island.tsx';
import { type FigureList, Figures } from '../sections/frame/Figures.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import { MoreThan } from '../sections/frame/MoreThan.tsx';
import { ProgressSteps } from '../sections/frame/ProgressSteps.tsx';
import { Questions } from '../sections/landing/Questions.tsx';
import { Testimonials } from '../sections/landing/Testimonials.tsx';
import layout from '../sections/frame/layout.module.css';
import form from './form-page.module.css';
import styles from './qualify-page.module.css';

const said = ['met', 'partly', 'missed'] as const;

/** Whether each rule is met by an answer that was posted without a fault. */
function postedChecks({ posted, terms }: SiteData): boolean[] {
  const right = (name: string) => (posted?.errors[name] ? '' : (posted?.values[name] ?? ''));
  const answers = {
    propertyState: right('state'),
    creditScore: right('creditScore'),
    homePrice: readPrice(right('homePrice')),
  };
  return Object.values(metRequirements(answers, terms)).filter((isMet) => isMet !== null);
}

/** How many of the three rules the known answers meet; the start script counts the kept ones. */
function Met({ state, met }: { state: (typeof said)[number]; met: number }) {
  const t = useTranslations('qualify.checks');
  const [before, after] = t(state, { met: '#' }).split('#');
  return (
    <p className={`${form.subtitle} ${styles[state]}`}>
      {before}
      <span data-met="">{met}</span>
      {after}
    </p>
  );
}

/** Step 3: the six questions that decide eligibility, and common questions about them. */
export default function QualifyPage({ data }: PageProps) {
  const t = useTranslations('qualify');
  const fields = useTranslations('form');
  const { figures } = useSite();
  const showsRules = negativeAnswerOf(data.terms) === 'information' && figures.minimumScore !== '';
  const isRequired = data.terms.consentRequired;
  const version = isRequired ? currentConsentVersion : boxConsentVersion;
  const consent = consentText('eligibility', data.language, version)!;
  const stats = [
    figures.grantsAwarded && [<MoreThan figure={figures.grantsAwarded} />, t('stats.grants')],
    figures.families && [<MoreThan figure={figures.families} />, t('stats.families')],
    figures.approval && [figures.approval, t('stats.approval')],
    figures.rating &&
      figures.reviews && [
        `${figures.rating}/${figures.ratingScale}`,
        t('stats.rating', { reviews: figures.reviews }),
      ],
  ] satisfies FigureList;
  const checks = postedChecks(data);
  const met = checks.filter(Boolean).length;
  const answered = met < checks.length ? 'missed' : 'met';
  const partly = checks.length > 0 ? 'partly' : '';
  const showsNeeds = mayShow(data.terms, 'solar-cap');
  const showsClaims = mayShow(data.terms, 'claims-unconfirmed');
  return (
    <Layout data={data}>
      <ProgressSteps current={3} />
      <div className={`${layout.container} ${form.desk}`}>
        <header className={form.hero} data-checks={checks.length === 3 ? answered : partly}>
          <h1 id="form-title">{t('title')}</h1>
          <p className={`${form.subtitle} ${styles.plain}`}>{t('subtitle')}</p>
          {showsRules && said.map((state) => <Met key={state} state={state} met={met} />)}
        </header>
        <section className={form.sheet} aria-labelledby="form-title">
          <PostedSummary posted={data.posted} />
          <Island
            of="EligibilityForm"
            // What is kept is shown by the start script; the rest comes with the first touch.
            start="touch"
            isStill={data.posted !== undefined}
            props={{
              posted: data.posted,
              minHomePrice: data.terms.minHomePrice,
              minCreditScore: data.terms.minCreditScore,
              showsRules,
              outside: statesOutside(data.terms),
              consent: {
                version: consent.version,
                text: renderConsent(consent, data.terms.lenderName),
                isRequired,
              },
              watch: watchConsent(data.terms, data.language),
              notice: noticeConsent(data.terms, data.language),
            }}
          />
          <KeepTyped form="qualify-form" />
        </section>
        <Questions data={data} className={form.aside} />
        {(showsNeeds || showsClaims) && (
          <div className={`${form.aside} ${styles.more}`}>
            {showsNeeds && (
              <section aria-labelledby="needs-title">
                <h2 id="needs-title">{t('fha.title')}</h2>
                <ul>
                  <li>{t('fha.home')}</li>
                  <li>{t('fha.condo')}</li>
                  <li>{t('fha.amount')}</li>
                  {figures.countyPrice !== '' && <li>{fields('homePriceCounty', figures)}</li>}
                </ul>
              </section>
            )}
            {showsClaims && <Figures of={stats} as="stats" aria-label={t('stats.title')} />}
          </div>
        )}
      </div>
      <Testimonials data={data} items={['denise', 'luciana', 'miguel']} />
      <LostNote />
    </Layout>
  );
}
