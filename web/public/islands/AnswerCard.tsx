import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
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

/** Milliseconds in which what moves counts as the visitor's own doing. */
const own = 450;

/**
 * The answer to what was chosen, in the places of the first one, which stay until there is another.
 * `at` is the moment of the press, if it was one.
 */
function ChosenAnswer({ state, bill, at }: { state: string; bill: number; at: number }) {
  const t = useTranslations('answer');
  const [answer, setAnswer] = useState<AnswerOf<typeof quickEstimates> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const tallest = useRef<Partial<Record<(typeof answerParts)[number], number>>>({});
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
    const isWaiting = isStale && !hasFailed;
    const isOwn = !isLost && performance.now() - at < own;
    for (const part of answerParts) {
      const place = placeOf(part);
      place?.setAttribute('aria-busy', String(isWaiting));
      if (place && part !== 'verdict' && isWaiting) {
        // What comes late may move nothing below: from the press on there is room for the tallest.
        const height = Math.max(tallest.current[part] ?? 0, place.offsetHeight);
        tallest.current[part] = height;
        place.style.minHeight = `${height}px`;
      } else if (place && isOwn) {
        place.style.minHeight = '';
      }
      if (isSaid) {
        place?.querySelector(':scope > [data-first]')?.remove();
      }
    }
  }, [isStale, hasFailed, isLost, isSaid, at]);

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
  const [chosen, setChosen] = useState<(Choice & { at: number }) | null>(null);
  const choose = useEffectEvent((isNew: boolean, at = -own) => {
    const typed = Object.fromEntries(new FormData(asking())) as Choice;
    const before = chosen ?? drawnChoice(asking());
    const changed = names.filter((name) => typed[name] !== before[name]);
    if (isNew) {
      changed.forEach((name) => keepCalculatorAnswer(name, typed[name]));
    }
    if (changed.length > 0) {
      setChosen({ ...typed, at });
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
    form.addEventListener('change', ({ timeStamp }) => choose(true, timeStamp), { signal });
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    return () => controller.abort();
  }, []);
  return (
    chosen && (
      <ChosenAnswer
        state={chosen.propertyState}
        bill={Number(chosen.electricBill)}
        at={chosen.at}
      />
    )
  );
}
