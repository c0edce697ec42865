import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useTranslations } from 'use-intl';
import type { eligibilityResult } from '#core/contract/eligibility.ts';
import { creditScoreNumber } from '#core/domain/credit-score.ts';
import { creditScoreRanges, storageKeys } from '#core/domain/options.ts';
import { stateName } from '#core/domain/us-states.ts';
import { formatDate, formatDollars } from '#core/i18n/format.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Check, Cross, Phone } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { goToInstead, inLanguage } from '../browser/go-to.ts';
import { readStored, readStoredJson } from '../browser/storage.ts';
import { useSite } from '../site-context.tsx';
import styles from './eligibility-outcome.module.css';

export const namespaces = ['results'] as const;

type Result = z.output<typeof eligibilityResult>;

const isResult = (value: Partial<Result> | null): value is Result => typeof value?.eligible === 'boolean' && typeof value.reasons === 'object';

/** The stored answer of the eligibility check in words; without one the visitor is sent to the form. */
export default function EligibilityOutcome({ telephone }: { telephone: string }) {
  const t = useTranslations('results');
  const { language, timeZone, figures } = useSite();
  const [result, setResult] = useState<Result | null>(null);

  useEffect(() => {
    const read = () => {
      const stored = readStoredJson<Partial<Result>>(storageKeys.eligibilityResults);
      if (isResult(stored)) setResult(stored);
      else goToInstead('/qualify');
    };
    read();
    const onShow = (event: PageTransitionEvent) => event.persisted && read();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  if (!result) return <div className={styles.waiting} role="status"><span className={styles.sun} aria-hidden /><p>{t('loading')}</p></div>;

  const { eligible, reasons } = result;
  const firstName = (readStored(storageKeys.eligibilityName) ?? result.name ?? '').trim().split(/\s+/)[0] ?? '';
  const greeting = { name: firstName, isNamed: firstName ? 'yes' : 'no' };
  const range = creditScoreRanges.find((each) => creditScoreNumber(each) === result.creditScore);
  const score = range?.replace('-', '–') ?? t('scoreFrom', { score: String(result.creditScore) });
  const checks = [
    { key: 'state', isMet: reasons.state, yes: t('eligibleState'), no: t('notAvailable'), value: stateName(result.state) },
    { key: 'credit', isMet: reasons.credit, yes: t('meets'), no: t('below'), value: score },
    { key: 'homePrice', isMet: reasons.homePrice, yes: t('meets'), no: t('below'), value: formatDollars(result.homePrice, language) },
  ] as const;
  return (
    <div className={styles.outcome} data-eligible={eligible}>
      <div className={styles.words}>
        <h1 className={styles.title}>{eligible ? t('eligible.title', greeting) : t('ineligible.title', greeting)}</h1>
        <p className={styles.text}>{eligible ? t('eligible.text', figures) : t('ineligible.text')}</p>
        <div className={styles.actions}>
          {eligible ? (
            <>
              <ButtonLink look="sun" size="large" href={inLanguage('/apply')}>{t('eligible.reserve')}</ButtonLink>
              <ButtonLink size="large" href={telephone}><Phone size={20} />{t('eligible.call', { phone: unbroken(figures.phone) })}</ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink look="sun" size="large" href={telephone}><Phone size={20} />{t('ineligible.specialist')}</ButtonLink>
              <ButtonLink size="large" href={inLanguage('/qualify')}>{t('ineligible.again')}</ButtonLink>
            </>
          )}
        </div>
      </div>
      <section className={styles.checks} aria-labelledby="checks-title">
        <h2 id="checks-title">{t('checksTitle')}</h2>
        <ul className={styles.list}>
          {checks.map(({ key, isMet, yes, no, value }) => (
            <li key={key} data-met={isMet}>
              <span className={styles.mark} aria-hidden>{isMet ? <Check size={22} /> : <Cross size={22} />}</span>
              <span className={styles.requirement}><strong>{t(`checks.${key}`)}</strong><span>{t('yours', { value })}</span></span>
              <span className={styles.verdict}>{isMet ? yes : no}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('note', { date: formatDate(result.asOf, language, timeZone) })}</p>
      </section>
    </div>
  );
}
