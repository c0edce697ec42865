import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EligibilityResult } from '../../browser/storage/kept-result.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { EligibilityChecks } from './EligibilityChecks.tsx';
import { missingOf, useOwnAnswers, WhatIsMissing } from './WhatIsMissing.tsx';
import { EligibleSteps, IneligibleSteps } from './NextSteps.tsx';
import styles from './eligibility-answer.module.css';

interface EligibilityAnswerProps {
  result: EligibilityResult;
  /** The whole name; the first word of it is used. */
  name: string;
  /**
   * The answer takes the place of the form on its own page: it gets the focus, and this leads back.
   */
  onAgain?: (() => void) | undefined;
  /** What leads on, in place of the links: where no script runs it brings the answers along. */
  ways?: { apply: ReactNode; again: ReactNode } | undefined;
}

export default function EligibilityAnswer({ result, name, onAgain, ways }: EligibilityAnswerProps) {
  const t = useTranslations('results');
  const heading = useRef<HTMLHeadingElement>(null);
  const isInPlace = onAgain !== undefined;
  const Heading = isInPlace ? 'h2' : 'h1';

  useEffect(() => {
    if (isInPlace) {
      heading.current!.focus();
    }
  }, [isInPlace]);

  const { figures } = useSite();
  const { eligible } = result;
  const [firstName = ''] = name.trim().split(/\s+/);
  const greeting = {
    name: firstName,
    isNamed: firstName ? 'yes' : 'no',
  };
  const answers = useOwnAnswers(result);
  const [rule, ...more] = missingOf(result);
  const isRuleSaid =
    rule !== undefined && more.length === 0 && figures.negativeAnswer === 'information';
  const negative = figures.negativeAnswer === 'invite' ? 'invite' : 'title';
  const headline = isRuleSaid
    ? t(`ineligible.rules.${rule}`, { ...answers, ...greeting })
    : t(`ineligible.${negative}`, greeting);
  return (
    <div
      className={styles.outcome}
      data-eligible={eligible}
    >
      <div className={styles.words}>
        <Heading
          ref={heading}
          tabIndex={-1}
          className={styles.title}
        >
          {eligible ? t('eligible.title', greeting) : headline}
        </Heading>
        {eligible ? (
          <p className={styles.text}>{t('eligible.text', figures)}</p>
        ) : (
          <WhatIsMissing
            result={result}
            isRuleSaid={isRuleSaid}
          />
        )}
        {result.countyNote && result.reasons.state && figures.countyPrice !== '' && (
          <p className={styles.county}>{t('county', figures)}</p>
        )}
        <div className={styles.actions}>
          {eligible ? (
            <EligibleSteps apply={ways?.apply} />
          ) : (
            <IneligibleSteps
              onAgain={onAgain}
              again={ways?.again}
              apply={ways?.apply}
            />
          )}
        </div>
      </div>
      <EligibilityChecks result={result} />
    </div>
  );
}
