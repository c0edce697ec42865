import * as z from 'zod/mini';
import { missingThing } from './basis.ts';
import * as fields from '../../fields.ts';
import { forOverseers, get, post } from '../../route.ts';

const agreementTexts = z.object({ en: z.string(), es: z.string(), pt: z.string() });

const version = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** The newest agreement as the partner reads it, and whether it is accepted. */
const ownAgreement = z.object({
  // Whether nothing is approved without it (term payBasis).
  isRequired: z.boolean(),
  version,
  texts: agreementTexts,
  // A sample cannot be accepted: it is no basis for a payment.
  isSample: z.boolean(),
  // Whether the partner types a name to accept it.
  needsName: z.boolean(),
  publishedAt: fields.moment,
  // As it was typed with the newest acceptance.
  name: z.nullable(z.string()),
  // Null unless it is accepted and was not withdrawn.
  acceptedAt: z.nullable(fields.moment),
  // When the newest acceptance of it was withdrawn; null if it never was.
  withdrawnAt: z.nullable(fields.moment),
  missing: z.array(missingThing),
  // How the payee hands in the form W-9 (term w9Instructions), and whom to ask.
  w9: z.object({ instructions: z.nullable(z.string()), phone: z.string() }),
});

export const readAgreement = get('/api/affiliate/agreement', {
  access: 'affiliate',
  summary: 'The newest partner agreement, whether it is accepted, and what a payment still needs.',
  answer: ownAgreement,
});

export const acceptAgreement = post('/api/affiliate/agreement', {
  access: 'affiliate',
  summary:
    'Accepts the newest partner agreement; 409 if it is another version or a sample, 403 for staff who act for the partner.',
  body: z.object({
    version,
    language: fields.language,
    name: z.optional(fields.line(80, 'text.line', 2)),
  }),
  refuses: [403, 409],
  answer: ownAgreement,
});

export const withdrawAgreement = post('/api/affiliate/agreement/withdraw', {
  access: 'affiliate',
  summary:
    'Withdraws the acceptance: nothing more can be approved; 409 if nothing is accepted, 403 for staff who act for the partner.',
  refuses: [403, 409],
  answer: ownAgreement,
});

const agreementRow = z.object({
  version,
  texts: agreementTexts,
  isSample: z.boolean(),
  publishedAt: fields.moment,
  // Null for the sample of the product.
  publishedBy: z.nullable(z.string()),
  // Partners whose acceptance is in force.
  accepted: z.int(),
});

export const listAgreements = get('/api/admin/agreements', {
  ...forOverseers,
  summary: 'Every version of the partner agreement, the newest first.',
  answer: z.object({
    items: z.array(agreementRow),
    // Active partners who have to accept the newest version, and those of them who can be asked
    // today: emails about commissions are on, and no one asked them.
    open: z.int(),
    toAsk: z.int(),
  }),
});

export const askUnaccepted = post('/api/admin/agreements/ask', {
  ...forOverseers,
  summary:
    'Mails every partner who has to accept the newest agreement what they have to do, once a day each; 409 while only the sample exists, and without a mail server.',
  body: z.object({}),
  refuses: [409],
  answer: z.object({ asked: z.int() }),
});

export const publishAgreement = post('/api/admin/agreements', {
  ...forOverseers,
  needsStepUp: true,
  status: 201,
  summary: 'Publishes a version of the partner agreement, which every partner is asked to accept.',
  body: z.object({
    en: fields.lines(20_000),
    es: fields.lines(20_000),
    pt: fields.lines(20_000),
  }),
  answer: agreementRow,
  bodyLimit: 256 * 1024,
});
