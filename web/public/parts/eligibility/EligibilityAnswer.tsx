import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { localeOf } from '#core/i18n/format.ts';
import type { EligibilityResult } from '../../browser/storage/kept-result.ts';
import { inLanguage } from '../../browser/go-to.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { EligibilityChecks } from './EligibilityChecks.tsx';
import { missingOf, WhatIsMissing } from './WhatIsMissing.tsx';
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

/** Whether the three requirements are met, one by one, and what to do next. */
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

  const { figures, language } = useSite();
  const { eligible } = result;
  const [firstName = ''] = name.trim().split(/\s+/);
  const greeting = {
    name: firstName,
    isNamed: firstName ? 'yes' : 'no',
  };
  const names = missingOf(result).map((key) => t(`ineligible.missing.${key}`));
  const refusal = {
    ...greeting,
    missing: new Intl.ListFormat(localeOf(language)).format(names),
    count: names.length,
  };
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
          {eligible ? t('eligible.title', greeting) : t('ineligible.title', refusal)}
        </Heading>
        {eligible ? (
          <p className={styles.text}>{t('eligible.text', figures)}</p>
        ) : (
          <WhatIsMissing result={result} />
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
            />
          )}
        </div>
        {!result.reasons.credit && <a href={inLanguage('/apply')}>{t('ineligible.anyway')}</a>}
      </div>
      <EligibilityChecks result={result} />
    </div>
  );
}
