import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { EditableField } from '#core/contract/leads/changes.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { creditScoreRanges, scoreRangesFrom } from '#core/domain/visitor/credit-score.ts';
import { languages } from '#core/domain/language.ts';
import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import {
  contactMethods,
  housingStatuses,
  monthlyPaymentOptions,
  timelines,
  transactionTypes,
} from '#core/domain/options.ts';
import { statesOutside } from '#core/domain/programme/programme-terms.ts';
import { stateCodes, stateName } from '#core/domain/us-states.ts';
import { formatScoreRange } from '#core/i18n/format.ts';
import { stateChoices } from '#core/i18n/state-names.ts';
import type { Choice } from '#web/kit/form/Select.tsx';
import { groupAmount } from '#web/kit/form/money-text.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import { paymentText } from '#web/office/formats/payment-text.ts';
import { termInForce } from '../../../programme/validity.ts';
import { timelineText, useStoredLabel } from '../stored-words.ts';
import { amounts } from './lead-values.ts';

export function useStateOptions(): readonly Choice[] {
  // The lead's page loads it anyway; for the names of states that is fresh enough.
  const { data } = useQuery({ ...callQuery(readProgramme), staleTime: Infinity });
  const eligibleStates = termInForce(data, 'eligibleStates');
  const outside = eligibleStates ? statesOutside({ eligibleStates }) : [];
  return stateChoices('en', outside);
}

type Label = (value: string) => string;

function choices(values: readonly string[], label: Label): Choice[] {
  return values.map((value) => ({ value, label: label(value) }));
}

export function useScoreOptions(): readonly Choice[] {
  const { data } = useQuery({ ...callQuery(readProgramme), staleTime: Infinity });
  const minimum = termInForce(data, 'minCreditScore');
  const ranges = minimum === undefined ? creditScoreRanges : scoreRangesFrom(minimum);
  return ranges.map((range) => ({ value: range, label: formatScoreRange(range, 'en') }));
}

/** The choices of a field with their labels; a field that is missing here is free text. */
type FieldOptions = Partial<Record<EditableField, readonly Choice[]>>;

export function useFieldOptions(): FieldOptions {
  const contactLabel = useStoredLabel('contact');
  const housingLabel = useStoredLabel('housing');
  const languageLabel = useTranslations('admin.languages');
  const answerLabel = useTranslations('admin.lead');
  return {
    contactMethod: choices(contactMethods, contactLabel),
    creditScore: choices(creditScoreRanges, (range) => formatScoreRange(range, 'en')),
    propertyState: choices(stateCodes, stateName),
    firstTimeHomebuyer: [
      { value: 'yes', label: answerLabel('yes') },
      { value: 'no', label: answerLabel('no') },
    ],
    transactionType: choices(transactionTypes, humanize),
    timeline: choices(timelines, timelineText),
    housingStatus: choices(housingStatuses, housingLabel),
    monthlyPayment: choices(monthlyPaymentOptions, (range) => paymentText(range, 'en')),
    language: languages.map((code) => ({ value: code, label: languageLabel(code) })),
    status: choices(leadStatuses, (status) => status),
  };
}

export function useFieldText(): (name: EditableField, value: string) => string {
  const t = useTranslations('admin.leadEdit');
  const options = useFieldOptions();
  return (name, value) => {
    if (value === '') {
      return t('notSaid');
    }
    const chosen = options[name]?.find((choice) => choice.value === value);
    return chosen?.label ?? (amounts.includes(name) ? `$${groupAmount(value, 'en')}` : value);
  };
}

export function withStored(options: readonly Choice[], stored: string): readonly Choice[] {
  const isOffered = stored === '' || options.some(({ value }) => value === stored);
  return isOffered ? options : [...options, { value: stored, label: stored }];
}
