import { useTranslations } from 'use-intl';
import { scoreRangesFrom } from '#core/domain/visitor/credit-score.ts';
import { formatDollars, formatScoreRange, localeOf } from '#core/i18n/format.ts';
import { stateChoices } from '#core/i18n/state-names.ts';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import { blankEligibility, type EligibilityValues } from './eligibility-values.ts';

export function EligibilityFields({
  field,
  outside,
  minCreditScore,
}: {
  field: FieldOf<EligibilityValues>;
  /** The states outside the program. */
  outside: readonly string[];
  minCreditScore: number;
}) {
  const t = useTranslations('form');
  const fields = useTranslations('fields');
  const { language, figures } = useSite();
  const dollarSign = formatDollars(0, language).replace(/\s?0$/, '');
  const scoreOptions = scoreRangesFrom(minCreditScore).map((range) => ({
    value: range,
    label: formatScoreRange(range, language),
  }));
  const stateOptions = stateChoices(language, outside).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  return (
    <>
      <TextInput
        label={t('name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={200}
        {...field('name')}
      />
      <PhoneInput
        label={t('mobile')}
        without={(cut) => fields('phoneWithout', { cut })}
        {...field('mobileNumber')}
      />
      <MoneyInput
        label={t('homePrice')}
        hint={
          figures.countyPrice === ''
            ? t('homePriceHint', figures)
            : `${t('homePriceHint', figures)}. ${t('homePriceCounty', figures)}`
        }
        locale={localeOf(language)}
        prefix={dollarSign}
        defaultValue={blankEligibility(language).homePrice}
        {...field('homePrice')}
      />
      <Select
        label={t('creditScore')}
        hint={t('creditScoreHint')}
        placeholder={fields('choose')}
        defaultValue=""
        options={scoreOptions}
        {...field('creditScore')}
      />
      <Select
        label={t('state')}
        placeholder={fields('choose')}
        // Not where they live now, which is what a browser would fill in.
        autoComplete="off"
        defaultValue=""
        options={stateOptions}
        {...field('state')}
      />
      <RadioGroup
        label={t('firstTime')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        {...field('firstTimeHomebuyer')}
      />
    </>
  );
}
