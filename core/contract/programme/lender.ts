import * as z from 'zod/mini';
import { isHexColor } from '../../domain/programme/brand-colors.ts';
import * as fields from '../fields.ts';
import { forAdmins, put } from '../route.ts';
import { termsRevision } from './revisions.ts';

const text = (most: number) => fields.line(most);
const color = z.string('text.line').check(z.refine(isHexColor, 'text.line'));
const office = z.object({ name: z.optional(z.nullable(text(60))), address: text(200) });

/** Bytes of the largest logo, and of a body that holds it as a data URL. */
export const largestLogo = 1024 * 1024;
const largestBody = 1_500_000;

export const lenderBody = z.object({
  // Of the program that the form began with: 409 if other terms were published since.
  standing: z.optional(z.int()),
  name: text(120),
  license: text(60),
  nmlsId: z.nullable(text(20)),
  phone: fields.telephone('mobile.required'),
  email: fields.email(),
  hours: z.optional(z.object({ en: text(200), es: text(200), pt: text(200) })),
  offices: z.array(office).check(z.minLength(1, 'text.line'), z.maxLength(2, 'text.line')),
  brandColors: z.optional(z.nullable(z.object({ ground: color, ink: color }))),
  // A data URL; null takes the logo away.
  logo: z.optional(z.nullable(z.string().check(z.maxLength(largestBody)))),
});

export const publishLender = put('/api/admin/lender', {
  ...forAdmins,
  needsStepUp: true,
  summary:
    'Publishes who the lender is as one revision of today; what is left out or the same stays.',
  body: lenderBody,
  bodyLimit: largestBody,
  refuses: [409, 422, 507],
  answer: z.nullable(termsRevision),
  limit: { count: 30, seconds: 60 },
});
