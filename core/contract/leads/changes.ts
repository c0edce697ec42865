import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { statusUndo } from './bulk.ts';
import { leadDetail } from './leads.ts';
import { del, forAdmins, forLeadWorkers, forRecorders, post, put } from '../route.ts';
import { contactChannels } from '../../domain/permission/consent-ticked.ts';
import {
  contactMethods,
  housingStatuses,
  monthlyPaymentOptions,
  timelines,
} from '../../domain/options.ts';
import { readStatus } from '../../domain/leads/read-status.ts';
import { leadWorkers } from '../../domain/accounts/staff-role.ts';

function dollarsPresent(max: number, missing: 'homePrice' | 'electricBill') {
  return z
    .int({ error: ({ input }) => `${missing}.${(input ?? null) === null ? 'present' : 'number'}` })
    .check(z.minimum(1, `${missing}.present`), z.maximum(max, 'dollars.high'));
}

/** The fields of a lead that staff may change; any other field of a body is ignored. */
export const leadEdit = z.object({
  firstName: z.optional(fields.line(100, 'firstName.required')),
  lastName: z.optional(fields.line(100, 'lastName.required')),
  // Empty only if it is empty already.
  email: z.optional(z.nullable(fields.email('email.invalid', true))),
  phone: z.optional(z.nullable(fields.telephone('phone.valid', 10, true))),
  // An empty text counts as null.
  currentAddress: z.optional(z.nullable(fields.line(300, 'text.line', 0))),
  contactMethod: z.optional(z.enum(contactMethods, 'contactMethod.required')),
  homePrice: z.optional(dollarsPresent(100_000_000, 'homePrice')),
  electricBill: z.optional(dollarsPresent(100_000, 'electricBill')),
  creditScore: z.optional(fields.creditScoreRange('creditScore.present')),
  propertyState: z.optional(fields.stateCode('state.required')),
  firstTimeHomebuyer: z.optional(z.nullable(z.boolean('firstTime.required'))),
  transactionType: z.optional(z.nullable(fields.line(50, 'text.line', 0))),
  timeline: z.optional(z.enum(timelines, 'timeline.required')),
  housingStatus: z.optional(z.nullable(z.enum([...housingStatuses, '']))),
  monthlyPayment: z.optional(z.nullable(z.enum([...monthlyPaymentOptions, '']))),
  // What the person says to have saved, in whole dollars.
  savingsAmount: z.optional(z.nullable(fields.dollars(0, 100_000_000, 'savings.number'))),
  language: z.optional(fields.language),
  loanNumber: z.optional(z.nullable(fields.line(60, 'text.line', 0))),
  status: z.optional(fields.line(50, 'status.required').check(z.overwrite(readStatus))),
});

export type LeadEdit = z.output<typeof leadEdit>;
export type EditableField = keyof LeadEdit;

export const editableFields = Object.keys(leadEdit.shape) as EditableField[];

export const updateLead = put('/api/admin/leads/:id', {
  access: 'staff-or-key',
  roles: leadWorkers,
  summary:
    'Changes the fields it carries. With the updatedAt of an earlier answer it is refused (409) if the lead was changed meanwhile. A member of staff who changed the status can undo that: POST /api/admin/leads/bulk/{undo.id}/undo.',
  body: z.extend(leadEdit, {
    updatedAt: z.optional(z.iso.datetime({ offset: true })),
  }),
  refuses: [409],
  answer: z.extend(leadDetail, { undo: statusUndo }),
});

export const recordClosing = post('/api/admin/leads/:id/closing', {
  ...forLeadWorkers,
  summary:
    'Records price and day of the closing, in place of a former record. An estimated commission follows the price; what is approved or paid does not.',
  body: z.object({
    price: dollarsPresent(100_000_000, 'homePrice'),
    // Not in the future, by the day of the lender.
    on: fields.day,
  }),
  answer: leadDetail,
});

export const deleteLead = del('/api/admin/leads/:id', {
  ...forAdmins,
  summary: 'Deletes a lead; for 30 days it can be restored.',
  answer: z.object({
    id: fields.rowId,
    deletedAt: fields.moment,
    restorableUntil: fields.moment,
  }),
});

export const restoreLead = post('/api/admin/leads/:id/restore', {
  ...forAdmins,
  summary: 'Takes back the deletion of a lead, up to 30 days after it.',
  refuses: [410],
  answer: leadDetail,
});

const affiliate = z.nullable(fields.rowId);

export const creditLead = post('/api/admin/leads/:id/credit', {
  ...forAdmins,
  summary:
    'Credits a lead to another affiliate, or to none, with a reason; its commission moves along. 409 once that was approved, or if someone else decided in the meantime.',
  body: z.object({
    // Null credits no affiliate.
    affiliateId: affiliate,
    // The affiliate the actor saw as credited.
    seenAffiliateId: affiliate,
    // For staff alone: no affiliate reads it.
    reason: fields.line(500),
    // Confirms that staff know the applicant is this affiliate.
    isSelfMeant: z.optional(z.boolean()),
  }),
  refuses: [409],
  answer: leadDetail,
});

const channels = z
  .array(z.enum(contactChannels, 'channels.required'), 'channels.required')
  .check(z.minLength(1, 'channels.required'), z.maxLength(10, 'channels.required'));

export const stopContact = post('/api/admin/leads/:id/stop', {
  ...forRecorders,
  status: 201,
  summary:
    'Keeps that the person said stop: for the telephone number (phone, sms) or the mailbox (email), so for every lead with it, until a newer consent.',
  body: z.object({
    channels,
    // How the person said it; never shown to affiliates.
    how: fields.line(200),
    // Defaults to now.
    at: z.optional(fields.enteredMoment('moment.past')),
  }),
  answer: leadDetail,
});

export const takeBackStop = del('/api/admin/leads/:id/stops/:stopId', {
  ...forRecorders,
  summary: 'Takes back a stop that the caller recorded within the last ten minutes; else 409.',
  refuses: [409],
  answer: leadDetail,
});

export const confirmLeadEmail = post('/api/admin/leads/:id/confirm-email', {
  ...forAdmins,
  summary:
    'Confirms the changed address of a lead in place of its person, where the address that they gave takes no emails. 409 if it does or was not refused yet, and for who changed the address.',
  body: z.object({ reason: fields.line(500) }),
  answer: leadDetail,
  refuses: [409],
});

export const recordConsent = post('/api/admin/leads/:id/consents', {
  ...forLeadWorkers,
  status: 201,
  summary:
    'Keeps that the person agreed, spoken to staff who read the words out. It ends the stops of these channels that are older; for such a channel it needs what the person said.',
  body: z.object({
    channels,
    // The version of the text that was read out.
    words: fields.line(30),
    // Defaults to now; never in the future, nor before a stop of these channels.
    at: z.optional(fields.enteredMoment('moment.past')),
    said: z.optional(fields.line(500)),
  }),
  answer: leadDetail,
});
