import {
  type EditableField,
  editableFields,
  type updateLead,
} from '#core/contract/leads/changes.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { groupAmount } from '#web/kit/form/money-text.ts';
import type { LeadDetail } from '../../../api-types.ts';
import { changedFields } from '#web/office/edit-conflicts/conflict.ts';

export type LeadValues = Record<EditableField, string>;

export const blankLead = Object.fromEntries(
  editableFields.map((name) => [name, name === 'language' ? 'en' : '']),
) as LeadValues;

export const amounts: readonly EditableField[] = ['homePrice', 'electricBill', 'savingsAmount'];
const optional: readonly EditableField[] = [
  'currentAddress',
  'firstTimeHomebuyer',
  'transactionType',
  'housingStatus',
  'monthlyPayment',
  'savingsAmount',
  'loanNumber',
];

export function valuesOf(lead: LeadDetail): LeadValues {
  const values = editableFields.map((name) => [name, textOf(lead[name])]);
  return Object.fromEntries(values) as LeadValues;
}

function textOf(value: string | number | boolean | null): string {
  switch (typeof value) {
    case 'number':
      return groupAmount(String(value), 'en');
    case 'boolean':
      return value ? 'yes' : 'no';
    default:
      return value ?? '';
  }
}

function valueOf(name: EditableField, typed: string): string | number | boolean | null {
  const text = typed.trim();
  if (amounts.includes(name)) {
    return text === '' ? null : (readPrice(text) ?? Number.NaN);
  }
  if (text === '' && optional.includes(name)) {
    return null;
  }
  return name === 'firstTimeHomebuyer' ? text === 'yes' : text;
}

/**
 * The body for an edited lead: the fields that differ from the initial ones. A field that was empty
 * may stay empty; one that is cleared is refused.
 */
export function editBody(begun: LeadValues, typed: LeadValues): BodyOf<typeof updateLead> {
  const names = changedFields(begun, typed);
  const changes = names.map((name) => [name, valueOf(name, typed[name])] as const);
  return Object.fromEntries(changes);
}
