import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { scoreRangesFrom, upperBound } from '#core/domain/visitor/credit-score.ts';
import type { PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import type { Requirement } from '#core/domain/visitor/eligibility.ts';
import { storageKeys } from '#core/domain/options.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import { formatDollars, formatScoreRange, localeOf, lowerFirst } from '#core/i18n/format.ts';
import { stateChoices } from '#core/i18n/state-names.ts';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { type Choice, Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Check, Cross } from '#web/kit/icons.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { postedId } from '../form/posted-field.ts';
import type { FieldOf } from '../form/use-kept-form.ts';
import { blankEligibility, type EligibilityValues } from './eligibility-values.ts';
import { Changes } from './NearMissPlan.tsx';
import styles from './eligibility-fields.module.css';

/** Where an answer stands: as posted, or as this browser keeps it (see `known-answers.ts`). */
function Said({ text }: { text: string }) {
  return text === '' ? (
    <b data-said="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <b data-said="">{text}</b>
  );
}

interface QuestionProps {
  requirement: Requirement;
  label: string;
  /** The key under which the calculator keeps the answer, and the answers that miss the rule. */
  known: Readonly<Record<`data-${'key' | 'missed' | 'least' | 'sign'}`, string | number>>;
  /** The posted answer as it is read, and whether it misses the rule. */
  posted: { text: string; isMissed: boolean; id: string } | null;
  /** Rules are shown beside the answers; a lender who answers with notices says nothing here. */
  showsRules: boolean;
  children: ReactNode;
}

/** A rule and its question: once the answer is known, a row with "Change" in place of the field. */
function Question({ requirement, label, known, posted, showsRules, children }: QuestionProps) {
  const t = useTranslations('form.known');
  const results = useTranslations('results.ineligible.rules');
  const { figures, language } = useSite();
  const bound = scoreRangesFrom(Number(figures.minimumScore || 0))[0] ?? '';
  const [before = '', after = ''] = results(requirement, {
    ...figures,
    isNamed: 'no',
    name: '',
    state: '#',
    price: '#',
    score: lowerFirst(formatScoreRange(bound, language)),
  }).split('#');
  const text = posted?.text ?? '';
  const change = (
    <>
      {t('change')}
      <span className="visually-hidden"> {label}</span>
    </>
  );
  return (
    <div
      className={styles.question}
      data-known={posted ? (posted.isMissed ? 'missed' : 'met') : ''}
      {...known}
    >
      <div className={styles.row}>
        <p>{showsRules ? t(requirement, figures) : label}</p>
        <p className={styles.said}>
          {showsRules && (
            <>
              <Check size={18} />
              <Cross size={18} />
            </>
          )}
          <Said text={text} />
        </p>
        {posted ? (
          <a href={`#${posted.id}`} data-change="">
            {change}
          </a>
        ) : (
          <button type="button" data-change="">
            {change}
          </button>
        )}
      </div>
      <div className={styles.field}>{children}</div>
      {showsRules && (
        <div className={styles.plan}>
          <p className={styles.rule}>
            {before}
            {after !== '' || requirement !== 'credit' ? <Said text={text} /> : null}
            {after}.
          </p>
          <Changes missing={[requirement]} />
        </div>
      )}
    </div>
  );
}

interface ProgramQuestionsProps {
  field: FieldOf<EligibilityValues>;
  outside: readonly string[];
  minCreditScore: number;
  minHomePrice: number;
  showsRules: boolean;
  posted: PostedForm | undefined;
  /** The wish to be told once a missed rule changes. */
  watch: ReactNode;
}

/** The three checks of the program, what is known of them in rows, and the plan for a missed one. */
export function ProgramQuestions({
  field,
  outside,
  minCreditScore,
  minHomePrice,
  showsRules,
  posted,
  watch,
}: ProgramQuestionsProps) {
  const t = useTranslations('form');
  const fields = useTranslations('fields');
  const { language, figures } = useSite();
  const dollarSign = formatDollars(0, language).replace(/0$/, '');
  const ranges = scoreRangesFrom(minCreditScore);
  const scoreOptions = ranges.map((range) => ({
    value: range,
    label: formatScoreRange(range, language),
  }));
  const stateOptions = stateChoices(language, outside);
  const missed = {
    state: outside,
    credit: ranges.filter((range) => upperBound(range) !== null),
    homePrice: [] as readonly string[],
  };
  const question = (
    requirement: Requirement,
    name: 'state' | 'creditScore' | 'homePrice',
    options: readonly Choice[] | null,
  ) => {
    const isPrice = requirement === 'homePrice';
    const [least, sign] = isPrice ? [minHomePrice, dollarSign] : [0, ''];
    const value = (!posted?.errors[name] && posted?.values[name]) || '';
    const price = isPrice ? readPrice(value) : null;
    // Without the code of a state, as `known-answers.ts` reads it.
    const text = options
      ? options.find((one) => one.value === value)?.label.replace(/ \(.*\)$/, '')
      : price && formatDollars(price, language);
    return {
      requirement,
      label: t(name),
      showsRules,
      posted: text
        ? {
            text,
            isMissed: price === null ? missed[requirement].includes(value) : price < least,
            id: postedId(name),
          }
        : null,
      known: {
        'data-key': storageKeys[name === 'state' ? 'propertyState' : name],
        'data-missed': missed[requirement].join(),
        'data-least': least,
        'data-sign': sign,
      },
    };
  };
  return (
    <section className={styles.asked} aria-labelledby="asked-title">
      <h2 id="asked-title" className={styles.title}>
        {t('known.title')}
      </h2>
      <Question {...question('state', 'state', stateOptions)}>
        <Select
          label={t('state')}
          placeholder={fields('choose')}
          // Not where they live now, which is what a browser would fill in.
          autoComplete="off"
          defaultValue=""
          options={stateOptions}
          {...field('state')}
        />
      </Question>
      <Question {...question('credit', 'creditScore', scoreOptions)}>
        <Select
          label={t('creditScore')}
          hint={t('creditScoreHint')}
          placeholder={fields('choose')}
          defaultValue=""
          options={scoreOptions}
          {...field('creditScore')}
        />
      </Question>
      <Question {...question('homePrice', 'homePrice', null)}>
        <MoneyInput
          label={t('homePrice')}
          hint={
            figures.countyPrice === ''
              ? t('homePriceHint', figures)
              : `${t('homePriceHint', figures)}. ${t('homePriceCounty', figures)}`
          }
          locale={localeOf(language)}
          prefix={dollarSign.trim()}
          defaultValue={blankEligibility(language).homePrice}
          {...field('homePrice')}
        />
      </Question>
      {showsRules && watch && <div className={styles.watch}>{watch}</div>}
    </section>
  );
}

/** The questions about the buyer; they may be answered where a rule is missed, too. */
export function AboutYou({
  field,
  showsRules,
}: Pick<ProgramQuestionsProps, 'field' | 'showsRules'>) {
  const t = useTranslations('form');
  const fields = useTranslations('fields');
  return (
    <>
      <h2 className={styles.title}>{t('known.about')}</h2>
      {showsRules && (
        <div className={styles.anyway}>
          <h2 className={styles.title}>{t('known.anyway')}</h2>
          <p>{t('known.anyone')}</p>
        </div>
      )}
      <RadioGroup
        label={t('firstTime')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        {...field('firstTimeHomebuyer')}
      />
      <TextInput
        label={t('name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={200}
        {...field('name')}
      />
      <PhoneInput
        label={t('mobile')}
        hint={t('known.why')}
        without={(cut) => fields('phoneWithout', { cut })}
        {...field('mobileNumber')}
      />
    </>
  );
}
