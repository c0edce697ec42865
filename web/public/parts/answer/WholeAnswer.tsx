import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quickEstimates } from '#core/contract/public-calls.ts';
import { quickBills, quickState, usualBill } from '#core/domain/options.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { inLanguage } from '../../browser/go-to.ts';
import { keepCalculatorAnswer } from '../../browser/storage/calculator-answer.ts';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';
import { storedInputs } from '../../browser/storage/stored-answers.ts';
import { AnswerControls } from './AnswerControls.tsx';
import { QuickAnswer } from './QuickAnswer.tsx';
import styles from './quick-answer.module.css';

/** Milliseconds after which an answer counts as failed. */
const patience = 30_000;

/** The stored answers, or the example. */
function asked(): { state: string; bill: number } {
  const { propertyState = quickState, electricBill } = storedInputs();
  return {
    state: propertyState,
    bill: quickBills.find((one) => one === electricBill) ?? usualBill,
  };
}

/** State and bill, and at once the effect of solar on them; the calculator gets the choice. */
export default function WholeAnswer({ takesFocus }: { takesFocus: boolean }) {
  const whole = useRef<HTMLDivElement>(null);
  const t = useTranslations('answer');
  const [{ state, bill }, choose] = useState(asked);
  const [answer, setAnswer] = useState<AnswerOf<typeof quickEstimates> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const found = answer?.estimates.find((one) => one.electricBill === bill);
  const isStale = found?.propertyState !== state;

  useEffect(() => {
    if (takesFocus) {
      whole.current!.querySelector('select')!.focus();
    }
  }, [takesFocus]);
  useEffect(() => {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(patience)]);
    call(quickEstimates, { query: { state }, signal })
      .then((now) => {
        setFailed(false);
        setAnswer(now);
      })
      .catch(() => !controller.signal.aborted && setFailed(true));
    return () => controller.abort();
  }, [state]);

  return (
    <div
      ref={whole}
      className={styles.whole}
      aria-busy={isStale && !hasFailed}
    >
      <AnswerControls
        state={state}
        bill={bill}
        outside={answer?.outside ?? []}
        onState={(one) => {
          keepCalculatorAnswer('propertyState', one);
          choose({ state: one, bill });
        }}
        onBill={(one) => {
          keepCalculatorAnswer('electricBill', String(one));
          choose({ state, bill: one });
        }}
      />
      <div
        role="status"
        className={isStale ? styles.stale : undefined}
      >
        {hasFailed && isStale ? (
          <p className={styles.outside}>{t('failed')}</p>
        ) : (
          found && <QuickAnswer estimate={found as HomeEstimate} />
        )}
      </div>
      <ButtonLink
        size="large"
        href={inLanguage('/calculator#calculator-form')}
      >
        {t('own')}
      </ButtonLink>
    </div>
  );
}
