import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { creditScoreRangeOf } from '#core/domain/visitor/credit-score.ts';
import { requirements } from '#core/domain/visitor/eligibility.ts';
import {
  formatDate,
  formatDollars,
  formatScore,
  formatScoreRange,
  lowerFirst,
} from '#core/i18n/format.ts';
import { localStateName } from '#core/i18n/state-names.ts';
import { Check, Cross } from '#web/kit/icons.tsx';
import type { EligibilityResult } from '../../browser/storage/kept-result.ts';
import { Still } from '../../art/Still.tsx';
import { inLanguage } from '../../browser/go-to.ts';
import { dawn, golden } from '../../media/still-media.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { NearMissPlan } from './NearMissPlan.tsx';
import { NextSteps } from './NextSteps.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { type WatchConsent, WatchWish } from './WatchForm.tsx';
import styles from './eligibility-answer.module.css';

function EligibilityChecks({
  result,
  minCreditScore,
}: Pick<EligibilityAnswerProps, 'result' | 'minCreditScore'>) {
  const t = useTranslations('results');
  const { language, timeZone } = useSite();
  const { reasons, state, creditScore, homePrice } = result;
  const range = creditScoreRangeOf(creditScore, minCreditScore);
  const values = {
    state: localStateName(state, language),
    credit: range
      ? formatScoreRange(range, language)
      : t('scoreFrom', { score: String(creditScore) }),
    homePrice: formatDollars(homePrice, language),
  };
  const resultOn = (requirement: keyof typeof reasons) => {
    if (requirement === 'state') {
      return reasons.state ? t('eligibleState') : t('notAvailable');
    }
    return reasons[requirement] ? t('meets') : t('below');
  };
  return (
    <section className={styles.checks} aria-labelledby="checks-title">
      <h2 id="checks-title">{t('checksTitle')}</h2>
      <ul className={styles.list}>
        {requirements.map((requirement) => (
          <li key={requirement} data-met={reasons[requirement]}>
            <span className={styles.mark} aria-hidden>
              {reasons[requirement] ? <Check size={22} /> : <Cross size={22} />}
            </span>
            <span className={styles.requirement}>
              <strong>{t(`checks.${requirement}`)}</strong>
              <span>{t('yours', { value: values[requirement] })}</span>
            </span>
            <span className={styles.result}>{resultOn(requirement)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('note', { date: formatDate(result.asOf, language, timeZone, 'long') })}
      </p>
    </section>
  );
}

/** The grant for this person's own home, as the calculator counts it; nothing without a bill. */
function OwnFigure({ result: { savings, homePrice } }: { result: EligibilityResult }) {
  const t = useTranslations('results');
  const { figures, language } = useSite();
  if (!savings || figures.grantCap === '') {
    return null;
  }
  return (
    <p className={styles.figure}>
      <strong>{formatDollars(savings.educationEarnings, language)}</strong>
      <span>{t('ownGrant', { price: formatDollars(homePrice, language) })}</span>
    </p>
  );
}

interface EligibilityAnswerProps extends Pick<
  Partial<ComponentProps<typeof NextSteps>>,
  'onAgain' | 'ways'
> {
  result: EligibilityResult;
  /** The whole name; the first word of it is used. */
  name: string;
  watch: WatchConsent;
  notice: WatchConsent | null;
  /** Today's minimum, which names the first range. */
  minCreditScore: number;
}

/** The answer with its reasons. With `onAgain` it replaces the form and takes the focus. */
export default function EligibilityAnswer({
  result,
  name,
  watch,
  notice,
  minCreditScore,
  onAgain,
  ways,
}: EligibilityAnswerProps) {
  const t = useTranslations('results');
  const { figures, language } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const isInPlace = onAgain !== undefined;
  const Heading = isInPlace ? 'h2' : 'h1';

  useEffect(() => {
    if (isInPlace) {
      heading.current!.focus();
    }
  }, [isInPlace]);

  const { eligible, reasons, state, creditScore, homePrice } = result;
  const [firstName = ''] = name.trim().split(/\s+/);
  const greeting = {
    name: firstName,
    isNamed: firstName ? 'yes' : 'no',
  };
  // The person's answers to compare with the program's rules, formatted for sentences.
  const answers = {
    ...figures,
    state: localStateName(state, language),
    score: lowerFirst(formatScore(creditScore, language, minCreditScore)),
    price: formatDollars(homePrice, language),
  };
  const missing = requirements.filter((requirement) => !reasons[requirement]);
  const [rule, ...more] = missing;
  // An invitation shows every rule with its answer, and calls none of them missed.
  const isInvited = !eligible && figures.negativeAnswer === 'invite';
  const isRuleSaid = rule !== undefined && more.length === 0 && !isInvited;
  const negative = isInvited ? 'invite' : 'title';
  const headline = isRuleSaid
    ? t(`ineligible.rules.${rule}`, { ...answers, ...greeting })
    : t(`ineligible.${negative}`, greeting);
  const unnamed = { ...answers, isNamed: 'no', name: '' };
  const noticeCard = result.notice && notice && (
    <NoticeCard notice={result.notice} consent={notice} />
  );
  return (
    <div className={styles.outcome} data-eligible={eligible || isInvited}>
      <div className={styles.words}>
        <Heading ref={heading} tabIndex={-1} className={styles.title}>
          {eligible ? t('eligible.title', greeting) : headline}
        </Heading>
        {!eligible &&
          !isRuleSaid &&
          (isInvited ? requirements : missing).map((requirement) => (
            <p key={requirement} className={styles.text}>
              {`${t(`ineligible.rules.${requirement}`, unnamed)}.`}
            </p>
          ))}
        {eligible && <OwnFigure result={result} />}
        <p className={styles.text}>
          {eligible
            ? t('eligible.text', figures)
            : t(`ineligible.${isInvited ? 'inviteText' : 'text'}`)}
        </p>
        {result.countyNote && reasons.state && figures.countyPrice !== '' && (
          <p className={styles.county}>{t('county', figures)}</p>
        )}
        <div className={styles.actions}>
          <NextSteps eligible={eligible} onAgain={onAgain} ways={ways} />
        </div>
        {!eligible && <Still of={dawn} alt={t('ineligible.pictureAlt')} className={styles.still} />}
      </div>
      {eligible && (
        <Still of={golden} alt={t('eligible.pictureAlt')} isFirst className={styles.picture} />
      )}
      {!isInvited && <EligibilityChecks result={result} minCreditScore={minCreditScore} />}
      {eligible && result.savings && !isInPlace && !ways && (
        <p className={styles.kept}>
          {t('estimateKept', { price: answers.price })}{' '}
          <a href={inLanguage('/calculator')}>{t('estimateOpen')}</a>
        </p>
      )}
      {noticeCard}
      {!eligible && !isInvited && (
        <NearMissPlan
          missing={missing}
          watch={
            <WatchWish
              answers={{
                creditScore: String(creditScore),
                homePrice: String(homePrice),
                state,
              }}
              asksScore={!reasons.credit}
              consent={watch}
            />
          }
        />
      )}
    </div>
  );
}
