import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { creditScoreNumber } from '#core/domain/credit-score.ts';
import { creditScoreRanges } from '#core/domain/options.ts';
import { digitsOf } from '#core/domain/phone.ts';
import { formatDate, formatDollars, formatScoreRange } from '#core/i18n/format.ts';
import { localStateName } from '#core/i18n/state-names.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Check, Cross, Phone } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { inLanguage } from '../../browser/go-to.ts';
import type { EligibilityResult } from '../../browser/storage/kept-result.ts';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './eligibility-answer.module.css';

interface EligibilityAnswerProps {
  result: EligibilityResult;
  /** The whole name; the first word of it is used. */
  name: string;
  /**
   * The answer takes the place of the form on its own page: it gets the focus, and this leads back.
   */
  onAgain?: (() => void) | undefined;
}

/** Whether the three requirements are met, one by one, and what to do next. */
export default function EligibilityAnswer({ result, name, onAgain }: EligibilityAnswerProps) {
  const t = useTranslations('results');
  const { language, timeZone, figures } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = onAgain ? 'h2' : 'h1';
  const telephone = `tel:+1${digitsOf(figures.phone)}`;
  const isInPlace = onAgain !== undefined;

  useEffect(() => {
    if (isInPlace) {
      heading.current!.focus();
    }
  }, [isInPlace]);

  const { eligible, reasons } = result;
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  const greeting = { name: firstName, isNamed: firstName ? 'yes' : 'no' };
  const range = creditScoreRanges.find((each) => creditScoreNumber(each) === result.creditScore);
  const score = range
    ? formatScoreRange(range)
    : t('scoreFrom', { score: String(result.creditScore) });
  const checks = [
    {
      key: 'state',
      isMet: reasons.state,
      yes: t('eligibleState'),
      no: t('notAvailable'),
      value: localStateName(result.state, language),
    },
    {
      key: 'credit',
      isMet: reasons.credit,
      yes: t('meets'),
      no: t('below'),
      value: score,
    },
    {
      key: 'homePrice',
      isMet: reasons.homePrice,
      yes: t('meets'),
      no: t('below'),
      value: formatDollars(result.homePrice, language),
    },
  ] as const;
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
          {eligible ? t('eligible.title', greeting) : t('ineligible.title', greeting)}
        </Heading>
        <p className={styles.text}>
          {eligible ? t('eligible.text', figures) : t('ineligible.text')}
        </p>
        <div className={styles.actions}>
          {eligible ? (
            <>
              <ButtonLink
                variant="sun"
                size="large"
                href={inLanguage('/apply')}
              >
                {t('eligible.reserve')}
              </ButtonLink>
              <ButtonLink
                size="large"
                href={telephone}
              >
                <Phone size={20} />
                {t('eligible.call', { phone: unbroken(figures.phone) })}
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink
                variant="sun"
                size="large"
                href={telephone}
              >
                <Phone size={20} />
                {t('ineligible.specialist')}
              </ButtonLink>
              {onAgain ? (
                <Button
                  size="large"
                  onClick={onAgain}
                >
                  {t('ineligible.again')}
                </Button>
              ) : (
                <ButtonLink
                  size="large"
                  href={inLanguage('/qualify')}
                >
                  {t('ineligible.again')}
                </ButtonLink>
              )}
            </>
          )}
        </div>
      </div>
      <section
        className={styles.checks}
        aria-labelledby="checks-title"
      >
        <h2 id="checks-title">{t('checksTitle')}</h2>
        <ul className={styles.list}>
          {checks.map(({ key, isMet, yes, no, value }) => (
            <li
              key={key}
              data-met={isMet}
            >
              <span
                className={styles.mark}
                aria-hidden
              >
                {isMet ? <Check size={22} /> : <Cross size={22} />}
              </span>
              <span className={styles.requirement}>
                <strong>{t(`checks.${key}`)}</strong>
                <span>{t('yours', { value })}</span>
              </span>
              <span className={styles.verdict}>{isMet ? yes : no}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {t('note', { date: formatDate(result.asOf, language, timeZone, 'long') })}
        </p>
      </section>
    </div>
  );
}
