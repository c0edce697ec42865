import type { EditableField, LeadEdit } from '#core/contract/lead/changes.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { readTelephone } from '#server/outside/telephone.ts';
import { fieldError } from '#server/platform/http-error.ts';
import { type EstimatedAnswers, estimateLead } from '../applications/estimate-lead.ts';
import type { LockedLead } from './queries.ts';

/** Columns of a lead with their new values. */
export type LeadChanges = Partial<Omit<LockedLead, 'id' | 'updatedAt'>>;

type EditValues = Partial<Pick<LockedLead, EditableField>>;

/** The edit as it is stored: an empty text is nothing; 400 for a number that no network has. */
export function normalizeEdit({ phone, ...edit }: LeadEdit): EditValues {
  const said = Object.entries(edit).filter(([, value]) => value !== undefined);
  const values = Object.fromEntries(
    said.map(([name, value]) => [name, value === '' ? null : value]),
  );
  if (phone === undefined) {
    return values;
  }
  const number = readTelephone(phone);
  if (number === null) {
    throw fieldError([{ path: 'phone', key: 'mobile.format' }]);
  }
  return { ...values, phone: number };
}

/** What of the edit is not so already. */
export function changesOf(lead: LockedLead, edit: EditValues): EditValues {
  const changed = Object.entries(edit).filter(([name, value]) => {
    return lead[name as EditableField] !== value;
  });
  return Object.fromEntries(changed);
}

const estimatedBy: readonly EditableField[] = [
  'homePrice',
  'electricBill',
  'creditScore',
  'propertyState',
];

/**
 * The changes with what follows from them: verdict and figures by today's terms, where price, bill,
 * score or state is another.
 */
export function withEstimate(
  lead: LockedLead,
  edited: EditValues,
  terms: ProgrammeTerms,
): LeadChanges {
  if (!estimatedBy.some((name) => name in edited)) {
    return edited;
  }
  return { ...edited, ...estimateChanges(lead, { ...lead, ...edited }, terms) };
}

/** What these terms make of the answers and the lead does not have. */
function estimateChanges(
  lead: LockedLead,
  answers: LockedLead,
  terms: ProgrammeTerms,
): LeadChanges {
  const estimate = estimateLead(answers as EstimatedAnswers, terms);
  const changed = Object.entries(estimate).filter(([name, value]) => {
    return lead[name as keyof LockedLead] !== value;
  });
  return Object.fromEntries(changed);
}
