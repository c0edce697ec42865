import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { quickEstimates } from '#core/contract/public-calls.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';
import { QuickAnswer, type QuickAnswerProps } from './QuickAnswer.tsx';
import styles from './quick-answer.module.css';

/** Milliseconds after which an answer counts as failed. */
const patience = 30_000;

interface ChosenAnswerProps extends Pick<QuickAnswerProps, 'minHomePrice'> {
  state: string;
  bill: number;
  /** Holds the answer that came with the page, which stays until there is another. */
  place: HTMLElement;
}

/** The effect of solar on what was chosen, in the place of the first answer. */
export function ChosenAnswer({ state, bill, place, minHomePrice }: ChosenAnswerProps) {
  const t = useTranslations('answer');
  const [answer, setAnswer] = useState<AnswerOf<typeof quickEstimates> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const found = answer?.estimates.find((one) => one.electricBill === bill);
  const isStale = found?.propertyState !== state;
  const isSaid = found !== undefined || hasFailed;

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
  // Before the paint that shows the other.
  useLayoutEffect(() => {
    place.setAttribute('aria-busy', String(isStale && !hasFailed));
    if (isSaid) {
      place.querySelector(':scope > [data-first]')?.remove();
    }
  }, [place, isStale, hasFailed, isSaid]);

  return createPortal(
    hasFailed && isStale ? (
      <p className={styles.outside}>{t('failed')}</p>
    ) : (
      found && <QuickAnswer estimate={found as HomeEstimate} minHomePrice={minHomePrice} />
    ),
    place,
  );
}
