import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { quickEstimates } from '#core/contract/public-calls.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';
import { AnswerPart, answerParts, type AnswerView } from './AnswerPart.tsx';
import styles from './answer.module.css';

/** Milliseconds after which an answer counts as failed. */
const patience = 30_000;

interface ChosenAnswerProps {
  state: string;
  bill: number;
  view: AnswerView;
}

function placeOf(part: (typeof answerParts)[number]): HTMLElement | null {
  return document.querySelector(`[data-answer="${part}"]`);
}

/** The answer to what was chosen, in the places of the first one, which stay until there is another. */
export function ChosenAnswer({ state, bill, view }: ChosenAnswerProps) {
  const t = useTranslations('answer');
  const [answer, setAnswer] = useState<AnswerOf<typeof quickEstimates> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const found = answer?.estimates.find((one) => one.electricBill === bill);
  const isStale = found?.propertyState !== state;
  const isLost = hasFailed && isStale;
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
    for (const part of answerParts) {
      const place = placeOf(part);
      place?.setAttribute('aria-busy', String(isStale && !hasFailed));
      const first = place?.querySelector<HTMLElement>(':scope > [data-first]');
      if (place && first && isSaid) {
        place.style.minHeight = part === 'verdict' ? '' : `${first.offsetHeight}px`;
        first.remove();
      }
    }
  }, [isStale, hasFailed, isSaid]);

  return answerParts.map((part) => {
    const place = placeOf(part);
    const shown = isLost
      ? part === 'verdict' && <p className={styles.outside}>{t('failed')}</p>
      : found && <AnswerPart of={part} estimate={found as HomeEstimate} {...view} />;
    return place && createPortal(shown, place, part);
  });
}
