import * as z from 'zod/mini';
import {
  type CampaignName,
  campaignNames,
  mostCampaignText,
} from '../../domain/leads/lead-source.ts';
import {
  contactMethods,
  formDefaults,
  housingStatuses,
  lowerLevels,
  monthlyPaymentOptions,
  panelWishes,
  timelines,
} from '../../domain/options.ts';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import * as publicPaths from '../public-paths.ts';
import { referralClaims } from '../partners/referral.ts';
import { netCost } from '../visitor/savings.ts';
import { get, route } from '../route.ts';
import { elsewhere } from './ask.ts';
import { followUp, permissionNow } from '../office/contact.ts';
import { claimedConsent, consentRecord, permission, stopRecord } from './consent.ts';
import { leadFilters, leadRow, leadSorts } from './row.ts';
import { shownCalculation, shownCheck } from './shown.ts';
import { disputeEntry } from '../partners/commission/disputes.ts';
import { everyStaff } from '../../domain/accounts/staff-role.ts';

/**
 * Fields of the application form, in page order; the form's values, the body and the columns that
 * staff read derive from it.
 */
export const applicationFields = z.object({
  firstName: fields.line(100, 'firstName.required'),
  lastName: fields.line(100, 'lastName.required'),
  email: fields.email('email.valid'),
  phone: fields.telephone('phone.required'),
  currentAddress: fields.line(300, 'currentAddress.required'),
  housingStatus: z.enum(housingStatuses, 'housingStatus.required'),
  monthlyPayment: z.enum(monthlyPaymentOptions, 'monthlyPayment.required'),
  timeline: z.enum(timelines, 'timeline.required'),
  contactMethod: z.enum(contactMethods, 'contactMethod.required'),
  wantsPanels: z._default(z.enum(panelWishes, 'wantsPanels.valid'), formDefaults.wantsPanels),
});

// The honeypot: any value of any type and length marks the lead.
const honeypot = z.pipe(
  z.unknown(),
  z.transform((value) =>
    typeof value === 'string'
      ? value.slice(0, 500)
      : value === null || value === undefined
        ? ''
        : 'filled',
  ),
);

const campaign = Object.fromEntries(
  campaignNames.map((name) => [name, fields.asideLine(mostCampaignText)]),
) as Record<CampaignName, ReturnType<typeof fields.asideLine>>;

const claimedSource = z.object({
  firstSeen: fields.asideLine(40),
  page: fields.asideLine(200),
  referrer: fields.asideLine(300),
  ...campaign,
});

export const earlierAnswers = z.object({
  transactionType: z.optional(z.nullable(fields.line(50))),
  homePrice: z.optional(z.nullable(fields.homePrice)),
  electricBill: z.optional(z.nullable(fields.electricBill)),
  creditScore: z.optional(z.nullable(fields.creditScoreRange())),
  propertyState: z.optional(z.nullable(fields.stateCode())),
  firstTimeHomebuyer: z.optional(z.nullable(z.boolean())),
});

type AnswerName = keyof typeof applicationFields.shape | keyof typeof earlierAnswers.shape;

/** Every answer of an applicant: those of the form, and of the steps before it. */
export const answerNames = Object.keys({
  ...applicationFields.shape,
  ...earlierAnswers.shape,
}) as readonly AnswerName[];

/** The names of the form's controls: its answers, two for a partner, and the box. */
export type ApplicationControl =
  keyof typeof applicationFields.shape | 'referralCode' | 'partnerSees' | 'consent';

/** An application. Figures that a client computes are unknown keys: ignored, never stored. */
export const submitLeadBody = z.extend(applicationFields, {
  ...earlierAnswers.shape,
  consent: fields.consent,
  // Nothing below is the applicant's own answer, so an invalid value must not cost the lead.
  ...referralClaims.shape,
  ...claimedConsent,
  // Less than the program shows the partner; any other value changes nothing.
  partnerSees: fields.aside(z.enum(lowerLevels)),
  pageUrl: fields.asideLine(500),
  // Used only where the server has no log of the visit.
  source: fields.aside(claimedSource),
  // Bots fill what people cannot see, and in no time. Both only mark a lead.
  website: z.optional(honeypot),
  secondsOnForm: fields.aside(z.number().check(z.minimum(0), z.maximum(1e9))),
});

/** The body for the form itself, whose consent box must be ticked if consent is required. */
export function applicationFormBody(isConsentRequired: boolean) {
  const consent = isConsentRequired ? z.literal(true, 'consent.required') : fields.consent;
  return z.extend(submitLeadBody, { consent });
}

export type Application = z.output<typeof submitLeadBody>;

export const submitLead = route({
  ...publicPaths.submitLead,
  takesIdempotencyKey: true,
  access: 'public',
  status: 201,
  summary:
    'Stores an application as a lead with its consent record. An Idempotency-Key header makes repeats harmless.',
  body: submitLeadBody,
  answer: z.object({
    id: fields.rowId,
    homePrice: z.nullable(z.int()),
  }),
  limit: { count: 60, seconds: 60 },
});

const optionalInt = z.nullable(z.int());

const text = z.nullable(z.string());

const leadSource = z.object({
  firstSeen: z.nullable(fields.moment),
  page: text,
  referrer: text,
  // True if this server logged it; false if only the browser claims it.
  isLogged: z.boolean(),
  ...(Object.fromEntries(campaignNames.map((name) => [name, text])) as Record<
    CampaignName,
    typeof text
  >),
});

/** Everything staff may read of a lead, including proof of consent and the visitor's path. */
export const leadDetail = z.extend(leadRow, {
  electricBill: optionalInt,
  firstTimeHomebuyer: z.nullable(z.boolean()),
  transactionType: z.nullable(z.string()),
  currentAddress: z.nullable(z.string()),
  housingStatus: z.nullable(z.string()),
  monthlyPayment: z.nullable(z.string()),
  wantsPanels: z.enum(panelWishes),
  // What the person says to have saved.
  savingsAmount: optionalInt,
  // The lead's number in the loan system, and its address there; null without one.
  loanNumber: z.nullable(z.string()),
  loanUrl: z.nullable(z.string()),
  // The partner who may read a note that staff write now, by name; null: only staff read it.
  notesReader: z.nullable(z.string()),
  // Set if the buyer lets the partner see less than the program does; else null.
  partnerSees: z.nullable(z.enum(lowerLevels)),
  askedBy: z.nullable(z.object({ name: z.string() })),
  // What the caller just did and may take back: a status, until its mails leave, and a claim.
  undoable: z.object({
    status: z.nullable(z.object({ id: fields.rowId, until: fields.moment, was: z.string() })),
    claimedUntil: z.nullable(fields.moment),
  }),
  // Price and day of the closing; the home price stays that of the application.
  closing: z.nullable(z.object({ price: z.int(), on: fields.day })),
  erasureAskedAt: z.nullable(fields.moment),
  solarCost: optionalInt,
  taxCredit: optionalInt,
  educationEarnings: optionalInt,
  monthlySavings: optionalInt,
  monthlySavingsLow: optionalInt,
  annualSavings: optionalInt,
  lifetimeSavings: optionalInt,
  systemKw: z.nullable(z.number()),
  // Whether each requirement is met under today's terms; null if the answer is missing.
  requirements: z.object({
    state: z.nullable(z.boolean()),
    credit: z.nullable(z.boolean()),
    homePrice: z.nullable(z.boolean()),
  }),
  // Monthly cost of the panels; null if nothing was computed or nothing is financed.
  netCost: z.nullable(netCost),
  termsVersion: z.nullable(z.string()),
  termsAsOf: z.nullable(z.string()),
  sessionId: z.nullable(z.string()),
  // Null if nothing is known of the first visit.
  source: z.nullable(leadSource),
  suspicion: z.array(z.string()),
  // Applications from its address within an hour, this one included; null unless that was unusual.
  addressSharedBy: z.nullable(z.int()),
  updatedAt: fields.moment,
  // Consent in the application; null if the page sent no version of a text, so none is on record.
  consent: z.nullable(consentRecord),
  consents: z.array(consentRecord),
  // Whether the person may be contacted, by channel; their newest statement decides.
  reach: z.object({ phone: permission, sms: permission, email: permission }),
  // The same at the moment of the answer: the hours of calling are looked at, too.
  permission: permissionNow,
  // Stops for this number or mailbox, oldest first.
  stops: z.array(stopRecord),
  // When and how the mailbox opted out of follow-ups; null if it did not.
  mailOptOut: z.nullable(z.object({ at: fields.moment, via: z.enum(['one_click', 'page']) })),
  // The address that the person gave, while they have not confirmed the one that staff entered, and
  // whether the reader may confirm that in their place; null for a given or confirmed one.
  unconfirmedEmail: z.nullable(z.object({ given: z.string(), mayConfirm: z.boolean() })),
  // When staff first answered: reached by telephone, or sent a text or an email.
  firstResponseAt: z.nullable(fields.moment),
  followUp: z.nullable(followUp),
  referral: z.nullable(
    // Null if links name an affiliate but the applicant said that no one sent them.
    z.object({
      affiliateId: z.nullable(fields.rowId),
      affiliateName: z.nullable(z.string()),
      company: z.nullable(z.string()),
      referralCode: z.nullable(z.string()),
      status: z.string(),
      isSelfReferral: z.boolean(),
      reason: z.string(),
      // Why staff should review this credit; null if they need not.
      review: z.nullable(z.string()),
      // What the applicant answered about who sent them: a code, or an empty text for no one. Null
      // if they left the shown code. A code without a live affiliate has no effect.
      choice: z.nullable(
        z.object({
          code: z.string(),
          isLive: z.boolean(),
        }),
      ),
      // Later decisions of staff, oldest first; names are null for no affiliate.
      handovers: z.array(
        z.object({
          at: fields.moment,
          by: z.string(),
          from: z.nullable(z.string()),
          to: z.nullable(z.string()),
          reason: z.string(),
        }),
      ),
      // `source` is who reported the touch: this server's log, the visitor's browser or the
      // applicant; null in receipts from before it was stored.
      touches: z.array(
        z.object({
          code: z.string(),
          touchedAt: fields.moment,
          // The slug of the affiliate's link that was followed; null for the code alone.
          link: z.nullable(z.string()),
          verdict: z.string(),
          source: z.nullable(z.enum(['server', 'browser', 'buyer'])),
        }),
      ),
    }),
  ),
  // Disputes about whose client the person is, oldest first, open and decided ones.
  disputes: z.array(disputeEntry),
  statusHistory: z.array(
    z.object({
      fromStatus: z.nullable(z.string()),
      toStatus: z.string(),
      actor: z.string(),
      changedAt: fields.moment,
    }),
  ),
  // Whether verdict and figures are the same under today's terms.
  estimateHolds: z.boolean(),
  eligibilityChecks: z.array(shownCheck),
  calculations: z.array(shownCalculation),
  mails: z.array(
    z.object({
      id: fields.rowId,
      kind: z.string(),
      recipient: z.nullable(z.string()),
      status: z.string(),
      reason: z.nullable(z.string()),
      createdAt: fields.moment,
      sentAt: z.nullable(fields.moment),
    }),
  ),
});

export const listLeads = get('/api/admin/leads', {
  access: 'staff-or-key',
  roles: everyStaff,
  summary:
    'A page of leads, sorted, searched and filtered by status, state, source, verdict, language, affiliate, days, suspicion and figures that no longer hold.',
  query: listQuery(leadSorts, leadFilters),
  // To an officer who searched for exactly one person of theirs.
  answer: z.extend(listPage(leadRow), { elsewhere: z.optional(elsewhere) }),
});

export const readLead = get('/api/admin/leads/:id', {
  access: 'staff-or-key',
  roles: everyStaff,
  summary: 'Everything known of one lead.',
  answer: leadDetail,
});
