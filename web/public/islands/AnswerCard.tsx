import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quickBills, usualBill } from '#core/domain/options.ts';
import { Button } from '#web/kit/Button.tsx';
import { keepCalculatorAnswer } from '../browser/storage/calculator-answer.ts';
import { storedInputs } from '../browser/storage/stored-answers.ts';
import { AnswerControls } from '../parts/answer/AnswerControls.tsx';
import type { AnswerView } from '../parts/answer/AnswerPart.tsx';
import { ChosenAnswer } from '../parts/answer/ChosenAnswer.tsx';
import styles from '../parts/answer/answer.module.css';

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
  /** The states outside the program. */
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
