import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quickBills } from '#core/domain/options.ts';
import { keepCalculatorAnswer } from '../browser/storage/calculator-answer.ts';
import { storedInputs } from '../browser/storage/stored-answers.ts';
import { AnswerPart, answerParts } from '../parts/answer/AnswerPart.tsx';
import styles from '../parts/answer/answer.module.css';
import { createPortal } from 'react-dom';
import { quickEstimates } from '#core/contract/public-calls.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import type { HomeEstimate } from '../browser/storage/kept-estimate.ts';

/** Milliseconds after which an answer counts as failed. */
const patience = 30_000;

function placeOf(part: (typeof answerParts)[number]): HTMLElement | null {
  return document.querySelector(`[data-answer="${part}"]`);
}

/** The answer to what was chosen, in the places of the first one, which stay until there is another. */
function ChosenAnswer({ state, bill }: { state: string; bill: number }) {
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
      : found && <AnswerPart of={part} estimate={found as HomeEstimate} {...answer!.view} />;
    return place && createPortal(shown, place, part);
  });
}

export const namespaces = [] as const;
/** With the code: the answer in the page has its words. */
export const texts = {
  en: () => import('../messages/answer-en.ts'),
  es: () => import('../messages/answer-es.ts'),
  pt: () => import('../messages/answer-pt.ts'),
};

const names = ['propertyState', 'electricBill'] as const;

type Choice = Record<(typeof names)[number], string>;

/** Fills in the answers of an earlier visit, if the form has such a choice. */
function putStored({ elements }: HTMLFormElement): void {
  const { propertyState, electricBill } = storedInputs();
  const controls = elements as unknown as Record<keyof Choice, { value: string }>;
  if (propertyState) {
    controls.propertyState.value = propertyState;
  }
  if (quickBills.some((one) => one === electricBill)) {
    controls.electricBill.value = String(electricBill);
  }
}

/** The form on the page. */
const asking = () => document.querySelector<HTMLFormElement>('form[data-asks]')!;

/** The choice that the page came with, whatever was chosen since. */
function drawnChoice({ elements }: HTMLFormElement): Choice {
  const controls = elements as unknown as Record<keyof Choice, HTMLSelectElement>;
  const drawn = (name: keyof Choice) =>
    [...controls[name].options].find((option) => option.defaultSelected)!.value;
  return { propertyState: drawn('propertyState'), electricBill: drawn('electricBill') };
}

/**
 * Answers another choice of state and bill than that of the page at once, in the same place, and
 * keeps it for the calculator. The form is the page's own, so what was chosen before the script
 * came stays, and without one the form posts it.
 */
export default function AnswerCard() {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choose = useEffectEvent((isNew: boolean) => {
    const typed = Object.fromEntries(new FormData(asking())) as Choice;
    const before = chosen ?? drawnChoice(asking());
    const changed = names.filter((name) => typed[name] !== before[name]);
    if (isNew) {
      changed.forEach((name) => keepCalculatorAnswer(name, typed[name]));
    }
    if (changed.length > 0) {
      setChosen(typed);
    }
    return changed.length > 0;
  });
  useEffect(() => {
    const form = asking();
    if (!choose(true)) {
      putStored(form);
      choose(false);
    }
    const controller = new AbortController();
    const { signal } = controller;
    form.addEventListener('change', () => choose(true), { signal });
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    return () => controller.abort();
  }, []);
  return chosen && <ChosenAnswer state={chosen.propertyState} bill={Number(chosen.electricBill)} />;
}
