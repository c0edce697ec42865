import type { EditableField, updateLead } from '#core/contract/lead/changes.ts';
import { plainAmount } from '#core/domain/money.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { groupAmount } from '#web/kit/form/money-text.ts';
import type { LeadDetail } from '../../api-types.ts';
import { changedFields } from '#web/office/meanwhile/conflict.ts';

export type LeadValues = Record<EditableField, string>;

const amounts: readonly EditableField[] = ['homePrice', 'electricBill'];
const optional: readonly EditableField[] = ['currentAddress', 'housingStatus', 'monthlyPayment'];

function amountText(amount: number | null): string {
  return amount === null ? '' : groupAmount(String(amount), 'en');
}

/** The fields of a lead as text, in the order of the form. */
export function valuesOf(lead: LeadDetail): LeadValues {
  return {
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    contactMethod: lead.contactMethod ?? '',
    currentAddress: lead.currentAddress ?? '',
    homePrice: amountText(lead.homePrice),
    electricBill: amountText(lead.electricBill),
    creditScore: lead.creditScore ?? '',
    propertyState: lead.propertyState ?? '',
    timeline: lead.timeline ?? '',
    housingStatus: lead.housingStatus ?? '',
    monthlyPayment: lead.monthlyPayment ?? '',
    status: lead.status,
  };
}

function valueOf(name: EditableField, typed: string): string | number | null {
  const text = typed.trim();
  if (amounts.includes(name)) {
    const plain = plainAmount(text);
    return plain === '' ? null : Number(plain);
  }
  return text === '' && optional.includes(name) ? null : text;
}

/**
 * What is sent of what was typed: the fields that differ from what the person began with. What a lead
 * never said may stay unsaid; what is emptied is refused.
 */
export function editBody(begun: LeadValues, typed: LeadValues): BodyOf<typeof updateLead> {
  const names = changedFields(begun, typed);
  const changes = names.map((name) => [name, valueOf(name, typed[name])] as const);
  return Object.fromEntries(changes);
}
