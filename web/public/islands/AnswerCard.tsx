import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quickBills, usualBill } from '#core/domain/options.ts';
import { Button } from '#web/kit/Button.tsx';
import { keepCalculatorAnswer } from '../browser/storage/calculator-answer.ts';
import { storedInputs } from '../browser/storage/stored-answers.ts';
import { AnswerControls } from '../parts/answer/AnswerControls.tsx';
import { AnswerPart, answerParts, type AnswerView } from '../parts/answer/AnswerPart.tsx';
import styles from '../parts/answer/answer.module.css';
import { createPortal } from 'react-dom';
import { quickEstimates } from '#core/contract/public-calls.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import type { HomeEstimate } from '../browser/storage/kept-estimate.ts';

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
function ChosenAnswer({ state, bill, view }: ChosenAnswerProps) {
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

export const namespaces = [] as const;
/** With the code: the answer in the page has its words. */
export const texts = {
  en: () => import('../messages/answer-en.ts'),
  es: () => import('../messages/answer-es.ts'),
  pt: () => import('../messages/answer-pt.ts'),
};

interface AnswerCardProps {
  /** The state of the answer in the page. */
  state: string;
  outside: readonly string[];
  view: AnswerView;
}

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

/**
 * State and bill of the answer that the page came with; another choice is answered at once, in the
 * same place, and goes on to the calculator. The fields keep what was chosen before the script
 * came, and without one the form posts them.
 */
export default function AnswerCard({ state, outside, view }: AnswerCardProps) {
  const t = useTranslations('answer');
  const form = useRef<HTMLFormElement>(null);
  const drawn: Choice = { propertyState: state, electricBill: String(usualBill) };
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choose = (isNew: boolean) => {
    const typed = Object.fromEntries(new FormData(form.current!)) as Choice;
    const changed = names.filter((name) => typed[name] !== (chosen ?? drawn)[name]);
    if (isNew) {
      changed.forEach((name) => keepCalculatorAnswer(name, typed[name]));
    }
    if (changed.length > 0) {
      setChosen(typed);
    }
    return changed.length > 0;
  };
  const takeOver = useEffectEvent(() => {
    if (!choose(true)) {
      putStored(form.current!);
      choose(false);
    }
  });
  useEffect(() => takeOver(), []);
  return (
    <form
      ref={form}
      method="post"
      className={styles.pick}
      onChange={() => choose(true)}
      onSubmit={(event) => event.preventDefault()}
    >
      <AnswerControls state={state} bill={usualBill} outside={outside} />
      <Button type="submit" className={styles.ask}>
        {t('ask')}
      </Button>
      {chosen && (
        <ChosenAnswer state={chosen.propertyState} bill={Number(chosen.electricBill)} view={view} />
      )}
    </form>
  );
}
