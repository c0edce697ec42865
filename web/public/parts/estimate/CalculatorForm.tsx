import { useEffect, useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { CreditScoreRange } from '#core/domain/credit-score.ts';
import {
  creditScoreRanges,
  electricBillOptions,
  formDefaults,
  homePriceOptions,
  parseElectricBill,
  parseHomePrice,
} from '#core/domain/options.ts';
import { formatDollars, formatScoreRange } from '#core/i18n/format.ts';
import { statesByName } from '#core/i18n/state-names.ts';
import { Button } from '#web/kit/Button.tsx';
import { clearAnswers, keepAnswer, storageKeys } from '../../browser/storage/answers.ts';
import type { SavingsInput } from '../../browser/storage/kept-estimate.ts';
import { storedInputs } from '../../browser/storage/stored-answers.ts';
import { showToast } from '../../browser/effects/toast.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { SelectField } from '../form/SelectField.tsx';
import styles from './calculator-form.module.css';

const names = ['homePrice', 'electricBill', 'creditScore', 'propertyState'] as const;
type Name = (typeof names)[number];
const defaults: Record<Name, string> = {
  homePrice: String(formDefaults.homePrice),
  electricBill: String(formDefaults.electricBill),
  creditScore: '',
  propertyState: '',
};

const control = (form: HTMLFormElement, name: Name) =>
  form.elements.namedItem(`calculator-${name}`) as HTMLSelectElement;
const answersOf = (form: HTMLFormElement) =>
  Object.fromEntries(names.map((name) => [name, control(form, name).value])) as Answers;

/** The chosen values, '' where nothing is chosen. */
export type Answers = Readonly<Record<Name, string>>;
/** What to say of a missing answer, by its name. */
export type BrowserErrors = Readonly<Record<Name, string>>;
export interface CalculatorFormHandle {
  focusSubmit(): void;
}

interface CalculatorFormProps {
  errors: BrowserErrors;
  isBusy: boolean;
  ref: Ref<CalculatorFormHandle>;
  onAsk: (question: SavingsInput) => void;
  onClear: () => void;
  /** What the form says now: once it knows what this browser keeps, and after each choice. */
  onAnswers: (answers: Answers) => void;
  /** The visitor has begun: what comes next can be fetched. */
  onBegin: () => void;
}

/**
 * The four questions. The choices live in the page's own controls, so what was chosen before the
 * script came is kept.
 */
export function CalculatorForm({
  errors,
  isBusy,
  ref,
  onAsk,
  onClear,
  onAnswers,
  onBegin,
}: CalculatorFormProps) {
  const t = useTranslations('calculator.form');
  const { language } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [missing, setMissing] = useState<readonly Name[]>([]);
  useImperativeHandle(ref, () => ({ focusSubmit: () => submit.current?.focus() }), []);

  useEffect(() => {
    const stored = storedInputs();
    const controls = form.current!;
    for (const name of names) {
      const select = control(controls, name);
      const kept = stored[name] === undefined ? null : String(stored[name]);
      if (select.value !== defaults[name]) {
        keepAnswer(storageKeys[name], select.value);
        onBegin();
      } else if (kept !== null && [...select.options].some((option) => option.value === kept)) {
        select.value = kept;
      }
    }
    onAnswers(answersOf(controls));
  }, [onAnswers, onBegin]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) {
      return;
    }
    const value = (name: Name) => control(form.current!, name).value;
    const empty = names.filter((name) => value(name) === '');
    setMissing(empty);
    if (empty[0]) {
      showToast({
        title: t('missing'),
        text: errors[empty[0]],
        tone: 'destructive',
      });
      control(form.current!, empty[0]).focus();
      return;
    }
    for (const name of names) {
      keepAnswer(storageKeys[name], value(name));
    }
    onAsk({
      homePrice: parseHomePrice(value('homePrice')),
      electricBill: parseElectricBill(value('electricBill')),
      creditScore: value('creditScore') as CreditScoreRange,
      propertyState: value('propertyState'),
    });
  };

  const onClearClick = () => {
    clearAnswers();
    form.current!.reset();
    setMissing([]);
    onClear();
    showToast({
      title: t('cleared'),
      text: t('clearedText'),
      tone: 'success',
    });
  };

  const dollars = (amount: number) => [String(amount), formatDollars(amount, language)] as const;
  const options: Record<Name, readonly (readonly [value: string, label: string])[]> = {
    homePrice: homePriceOptions.map(dollars),
    electricBill: electricBillOptions.map(dollars),
    creditScore: creditScoreRanges.map((range) => [range, formatScoreRange(range)]),
    propertyState: statesByName(language).map(({ code, name }) => [code, `${name} (${code})`]),
  };
  const hints: Partial<Record<Name, string>> = {
    electricBill: t('electricBillHint'),
    creditScore: t('creditScoreHint'),
    propertyState: t('propertyStateHint'),
  };

  return (
    <form
      ref={form}
      id="calculator-form"
      className={styles.form}
      noValidate
      aria-labelledby="calculator-form-title"
      onSubmit={onSubmit}
    >
      <h2
        id="calculator-form-title"
        className={styles.title}
      >
        {t('title')}
      </h2>
      {names.map((name) => (
        <SelectField
          key={name}
          id={`calculator-${name}`}
          label={t(name)}
          hint={hints[name]}
          prompt={t('select')}
          options={options[name]}
          initial={defaults[name]}
          error={missing.includes(name) ? errors[name] : undefined}
          onChoose={(value) => {
            onBegin();
            keepAnswer(storageKeys[name], value);
            onAnswers(answersOf(form.current!));
            setMissing((before) => (value ? before.filter((other) => other !== name) : before));
          }}
        />
      ))}
      <div className={styles.end}>
        <Button
          ref={submit}
          type="submit"
          variant="sun"
          size="large"
          isWide
          disabled={isBusy}
        >
          {isBusy ? t('submitting') : t('submit')}
        </Button>
        <p className={styles.promise}>{t('promise')}</p>
        <button
          type="button"
          className={styles.clear}
          onClick={onClearClick}
        >
          {t('clear')}
        </button>
      </div>
    </form>
  );
}
