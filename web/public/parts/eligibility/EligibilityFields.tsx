import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { scoreRangesFrom, upperBound } from '#core/domain/visitor/credit-score.ts';
import type { Requirement } from '#core/domain/visitor/eligibility.ts';
import { storageKeys } from '#core/domain/options.ts';
import { formatDollars, formatScoreRange, localeOf, lowerFirst } from '#core/i18n/format.ts';
import { stateChoices } from '#core/i18n/state-names.ts';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Check, Cross } from '#web/kit/icons.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import { blankEligibility, type EligibilityValues } from './eligibility-values.ts';
import { Changes } from './NearMissPlan.tsx';
import styles from './eligibility-fields.module.css';

/** Where an answer stands that this browser keeps: see `known-answers.ts`, which writes it. */
function Said() {
  return <b data-said="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

interface QuestionProps {
  requirement: Requirement;
  label: string;
  /** The key under which the calculator keeps the answer, and the answers that miss the rule. */
  known: Readonly<Record<`data-${'key' | 'missed' | 'least' | 'sign'}`, string | number>>;
  /** Rules are shown beside the answers; a lender who answers with notices says nothing here. */
  showsRules: boolean;
  children: ReactNode;
}

/** A rule and its question: once the answer is known, a row with "Change" in place of the field. */
function Question({ requirement, label, known, showsRules, children }: QuestionProps) {
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
  return (
    <div className={styles.question} data-known="" {...known}>
      <div className={styles.row}>
        <p>{showsRules ? t(requirement, figures) : label}</p>
        <p className={styles.said}>
          {showsRules && (
            <>
              <Check size={18} />
              <Cross size={18} />
            </>
          )}
          <Said />
        </p>
        <button type="button" data-change="">
          {t('change')}
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
      <div className={styles.field}>{children}</div>
      {showsRules && (
        <div className={styles.plan}>
          <p className={styles.rule}>
            {before}
            {after !== '' || requirement !== 'credit' ? <Said /> : null}
            {after}.
          </p>
          <Changes missing={[requirement]} titles="h3" />
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
  const question = (requirement: Requirement, label: string) => ({
    requirement,
    label,
    showsRules,
    known: {
      'data-key':
        storageKeys[
          ({ state: 'propertyState', credit: 'creditScore', homePrice: 'homePrice' } as const)[
            requirement
          ]
        ],
      'data-missed': {
        state: outside.join(),
        credit: ranges.filter((range) => upperBound(range) !== null).join(),
        homePrice: '',
      }[requirement],
      'data-least': requirement === 'homePrice' ? minHomePrice : 0,
      'data-sign': requirement === 'homePrice' ? dollarSign : '',
    },
  });
  return (
    <section className={styles.asked} aria-labelledby="asked-title">
      <h2 id="asked-title" className={styles.title}>
        {t('known.title')}
      </h2>
      <Question {...question('state', t('state'))}>
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
      <Question {...question('credit', t('creditScore'))}>
        <Select
          label={t('creditScore')}
          hint={t('creditScoreHint')}
          placeholder={fields('choose')}
          defaultValue=""
          options={scoreOptions}
          {...field('creditScore')}
        />
      </Question>
      <Question {...question('homePrice', t('homePrice'))}>
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
      {showsRules && <div className={styles.watch}>{watch}</div>}
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
