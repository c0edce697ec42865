import { type ComponentProps, useEffect, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { carriedFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { formDefaults } from '#core/domain/options.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import { formatDollars, localeOf } from '#core/i18n/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { showToast } from '../../browser/effects/toast.ts';
import { clearAnswers } from '../../browser/storage/answers.ts';
import {
  keepCalculatorAnswer,
  type Question,
  questions,
} from '../../browser/storage/calculator-answer.ts';
import type { SavingsInput } from '../../browser/storage/kept-estimate.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { FailureNote } from '../form/FailureNote.tsx';
import { carriedOf, HiddenFields } from '../form/HiddenFields.tsx';
import {
  answersOf,
  billBoxOf,
  blankAnswers,
  controlId,
  controlOf,
  errorIn,
  fillIn,
  inputOf,
  optionsIn,
  type Answers,
  type BrowserErrors,
  type ProgrammeLimits,
} from './calculator-answers.ts';
import formStyles from '../form/form.module.css';
import styles from './calculator-form.module.css';

interface CalculatorFormProps {
  errors: BrowserErrors;
  posted: PostedForm | undefined;
  limits: ProgrammeLimits;
  isBusy: boolean;
  failure: ComponentProps<typeof FailureNote>['failure'];
  form: RefObject<HTMLFormElement | null>;
  onAsk: (input: SavingsInput) => void;
  onClear: () => void;
  /** Gets the current answers: once the stored ones are known, and after each choice. */
  onAnswers: (answers: Answers) => void;
  /** The visitor has begun: what follows can be preloaded. */
  onBegin: () => void;
}

/** The four questions. The controls hold the choices, even from before the script loaded. */
export function CalculatorForm({
  errors,
  posted,
  limits,
  isBusy,
  failure,
  form,
  onAsk,
  onClear,
  onAnswers,
  onBegin,
}: CalculatorFormProps) {
  const t = useTranslations('calculator.form');
  const fields = useTranslations('fields');
  const site = useTranslations('site');
  const { language } = useSite();
  const [wrong, setWrong] = useState<Partial<Record<Question, string>>>({});

  useEffect(() => {
    const hasBegun = fillIn(form.current!);
    if (hasBegun) {
      onBegin();
    }
    onAnswers(answersOf(form.current!));
  }, [form, onAnswers, onBegin]);

  const choose = (question: Question) => {
    onBegin();
    const answers = answersOf(form.current!);
    keepCalculatorAnswer(question, answers[question]);
    onAnswers(answers);
    if (answers[question]) {
      setWrong(({ [question]: _, ...others }) => others);
    }
  };

  const ask = () => {
    const answers = answersOf(form.current!);
    const refused = questions.filter((question) => answers[question] === '');
    const texts = refused.map((question) => errors[errorIn(form.current!, question)]);
    setWrong(Object.fromEntries(refused.map((question, index) => [question, texts[index]])));
    if (refused[0]) {
      showToast({ title: t('missing'), text: texts[0]!, tone: 'destructive' });
      controlOf(form.current!, refused[0]).focus();
      return;
    }
    for (const question of questions) {
      keepCalculatorAnswer(question, answers[question]);
    }
    onAsk(inputOf(form.current!));
  };

  const clear = () => {
    clearAnswers();
    form.current!.reset();
    setWrong({});
    onClear();
    showToast({ title: fields('cleared'), tone: 'success' });
  };

  const ownPrice = readPrice(posted?.values.homePrice ?? '');
  const options = optionsIn(language, limits, t('unknown'), ownPrice);
  const fallback = formatDollars(formDefaults.electricBillFallback, language);
  const hints: Partial<Record<Question, string>> = {
    electricBill: t('electricBillHint'),
    creditScore: t('creditScoreHint'),
    propertyState: t('propertyStateHint'),
  };

  const blank = (question: Question) => posted?.values[question] ?? blankAnswers[question];
  const control = (question: Question) => ({
    id: controlId(question),
    name: question,
    label: t(question),
    hint: hints[question],
    required: true,
    autoComplete: 'off',
    error: wrong[question] ?? posted?.errors[question] ?? null,
    onChange: () => choose(question),
  });

  return (
    <form
      ref={form}
      id="calculator-form"
      className={styles.form}
      method="post"
      noValidate
      aria-labelledby="calculator-form-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) {
          ask();
        }
      }}
    >
      <h2 id="calculator-form-title" className="visually-hidden">
        {t('title')}
      </h2>
      <HiddenFields
        values={{
          language,
          ...carriedOf(posted?.values, carriedFields.calculator),
        }}
      />
      <Select
        {...control('homePrice')}
        placeholder={t('select')}
        options={options.homePrice}
        defaultValue={ownPrice ?? blank('homePrice')}
      />
      <div className={styles.bill}>
        <MoneyInput
          {...control('electricBill')}
          locale={localeOf(language)}
          prefix={formatDollars(0, language).replace(/\s?0$/, '')}
          list="usual-bills"
          maxLength={12}
          defaultValue={blank('electricBill')}
          onChange={() => {
            billBoxOf(form.current!).checked = false;
            choose('electricBill');
          }}
        />
        <datalist id="usual-bills">
          {options.electricBill.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <Checkbox
          label={t('billUnknown', { fallback })}
          name="billUnknown"
          value="yes"
          defaultChecked={posted?.values['billUnknown'] !== undefined}
          onChange={() => choose('electricBill')}
        />
      </div>
      <RadioGroup
        {...control('creditScore')}
        className={styles.scores}
        options={options.creditScore}
        defaultValue={blank('creditScore')}
      />
      <Select
        {...control('propertyState')}
        placeholder={t('select')}
        options={options.propertyState}
        defaultValue={blank('propertyState')}
      />
      <div className={styles.end}>
        <Button type="submit" variant="sun" size="large" isWide disabled={isBusy}>
          {isBusy ? t('submitting') : t('submit')}
        </Button>
        <FailureNote failure={failure} />
        <p className={styles.promise}>{site('promise')}</p>
        {!posted && (
          <button
            type="button"
            className={`${formStyles.textButton} ${styles.clear}`}
            onClick={clear}
          >
            {fields('clear')}
          </button>
        )}
      </div>
    </form>
  );
}
