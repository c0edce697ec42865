import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { carriedFields, type PostedEligibility } from '#core/contract/visitor/forms/posted-form.ts';
import type { Language } from '#core/domain/language.ts';
import { displayPhone } from '#core/domain/phone.ts';
import type { SiteFigures } from '#core/i18n/figures.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { useSite } from '../runtime/site-context.tsx';
import type { PageProps } from '../entry-server.tsx';
import EligibilityAnswer from '../parts/eligibility/EligibilityAnswer.tsx';
import { noticeConsent, watchConsent } from '../parts/eligibility/watch-consent.ts';
import { applyButton } from '../parts/eligibility/NextSteps.tsx';
import { carriedOf } from '../parts/form/HiddenFields.tsx';
import { NextStepForm } from '../parts/form/NextStepForm.tsx';
import { Island } from '../runtime/island.tsx';
import { type FigureList, Figures } from '../sections/frame/Figures.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import { StateCount } from '../sections/frame/MoreThan.tsx';
import { ProgressSteps } from '../sections/frame/ProgressSteps.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './results-page.module.css';
import type { SiteData } from '#core/contract/site.ts';
import { PostedSummary } from '../parts/form/PostedSummary.tsx';
import { NoticeDone, NoticeForm } from '../parts/eligibility/NoticeForm.tsx';
import { NoticeText } from '../parts/eligibility/NoticeText.tsx';
import { type WatchConsent, WatchDone, WatchForm } from '../parts/eligibility/WatchForm.tsx';
import notice from '../parts/eligibility/notice.module.css';
import { ButtonLink } from '#web/kit/Button.tsx';
import nearMiss from '../parts/eligibility/near-miss-plan.module.css';

/** The page after the watch form was posted without a script: done, or the form with its errors. */
function PostedWatch({
  data: { posted, watched, terms, language },
  consent,
}: {
  data: SiteData;
  consent: WatchConsent;
}) {
  const t = useTranslations('nearMiss.watch');
  const results = useTranslations('results.ineligible');
  const { creditScore = '', homePrice = '', state = '' } = posted?.values ?? {};
  const asksScore =
    posted?.errors['creditScore'] !== undefined || Number(creditScore) < terms.minCreditScore;
  return (
    <section className={`${nearMiss.watch} ${nearMiss.alone}`} aria-labelledby="watch-title">
      <h1 id="watch-title">{t('title')}</h1>
      <PostedSummary posted={posted} />
      {watched ? (
        <>
          <WatchDone {...watched} />
          <ButtonLink href={localizedPath('/qualify', language)}>{results('again')}</ButtonLink>
        </>
      ) : (
        <WatchForm
          answers={{ creditScore, homePrice, state }}
          asksScore={asksScore}
          consent={consent}
          posted={posted}
        />
      )}
    </section>
  );
}

/** The page after the notice form was posted without a script: the notice, or the errors. */
function PostedNotice({
  data: { posted, noticed },
  consent,
}: {
  data: SiteData;
  consent: WatchConsent;
}) {
  const t = useTranslations('notice');
  return (
    <section className={`${notice.form} ${notice.alone}`} aria-labelledby="notice-title">
      <h1 id="notice-title">{t('title')}</h1>
      <PostedSummary posted={posted} />
      {noticed ? (
        <>
          <NoticeDone way={noticed.way} />
          <NoticeText text={noticed.text} />
        </>
      ) : (
        <NoticeForm token={posted?.values.token ?? ''} consent={consent} posted={posted} />
      )}
    </section>
  );
}

type AnswerProps = Pick<
  ComponentProps<typeof EligibilityAnswer>,
  'watch' | 'notice' | 'minCreditScore'
>;

/** The answer stored in this browser; only a script can read it. */
function KeptAnswer({ language, ...props }: AnswerProps & { language: Language }) {
  const t = useTranslations('results');
  return (
    <>
      <noscript>
        <h1 className="visually-hidden">{t('checksTitle')}</h1>
        <p className={styles.none}>
          {t('none')} <a href={localizedPath('/qualify', language)}>{t('toForm')}</a>
        </p>
      </noscript>
      <p className={`${styles.none} ${styles.lost}`} role="alert">
        {t('lost')} <a href={localizedPath('/qualify', language)}>{t('toForm')}</a>
      </p>
      <Island of="EligibilityOutcome" start="load" props={props} />
    </>
  );
}

/** The answer to a form that the browser posted without scripts. */
function PostedAnswer({
  eligibility,
  figures,
  ...props
}: AnswerProps & {
  eligibility: PostedEligibility;
  figures: SiteFigures;
}) {
  const t = useTranslations('results');
  const { values, result } = eligibility;
  const { name, mobileNumber, homePrice, creditScore, state, firstTimeHomebuyer } = values;
  const [firstName = '', ...rest] = result.name.trim().split(/\s+/);
  const { key, variant } = applyButton(result.eligible, figures);
  const apply = (
    <NextStepForm
      to="/apply"
      variant={variant}
      size="large"
      values={{
        ...carriedOf(values, carriedFields.qualify),
        firstName,
        lastName: rest.join(' '),
        phone: displayPhone(mobileNumber ?? ''),
        homePrice: String(result.homePrice),
        creditScore,
        propertyState: state,
        firstTimeHomebuyer,
      }}
    >
      {t(key)}
    </NextStepForm>
  );
  const again = (
    <NextStepForm
      to="/qualify"
      size="large"
      values={{
        ...carriedOf(values, carriedFields.qualify),
        name,
        mobileNumber,
        homePrice,
        creditScore,
        state,
        firstTimeHomebuyer,
      }}
    >
      {t('ineligible.again')}
    </NextStepForm>
  );
  return (
    <EligibilityAnswer result={result} name={result.name} {...props} ways={{ apply, again }} />
  );
}

/**
 * The outcome of the eligibility check. The answer never leaves the visitor's browser again, unless
 * there is no script to keep it there.
 */
export default function ResultsPage({ data }: PageProps) {
  const t = useTranslations('results');
  const { figures } = useSite();
  const cards: FigureList = [
    figures.minimumScore && [figures.minimumScore, t('cards.score')],
    figures.stateCount && [<StateCount data={data} />, t('cards.states')],
    figures.grantCapShort && [figures.grantCapShort, t('cards.grant')],
  ];
  const { eligibility, language } = data;
  const isNotice = data.noticed !== undefined || data.posted?.values.token !== undefined;
  const isWatch = !isNotice && (data.posted !== undefined || data.watched !== undefined);
  const shared = {
    watch: watchConsent(data.terms, language),
    notice: noticeConsent(data.terms, language),
    minCreditScore: data.terms.minCreditScore,
  };
  return (
    <Layout data={data}>
      <ProgressSteps current={3} isPosted={isNotice || isWatch || eligibility !== undefined} />
      <div className={`${layout.container} ${styles.outcome}`}>
        {isNotice && shared.notice && <PostedNotice data={data} consent={shared.notice} />}
        {isWatch && <PostedWatch data={data} consent={shared.watch} />}
        {eligibility && <PostedAnswer eligibility={eligibility} figures={figures} {...shared} />}
        {!isNotice && !isWatch && !eligibility && <KeptAnswer language={language} {...shared} />}
      </div>
      {cards.some(Boolean) && (
        <section className={styles.figures} aria-labelledby="figures-title">
          <div className={layout.container}>
            <h2 id="figures-title">{t('cardsTitle')}</h2>
            <Figures of={cards} />
          </div>
        </section>
      )}
    </Layout>
  );
}
