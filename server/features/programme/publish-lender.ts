import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import type * as z from 'zod/mini';
import { largestLogo, type lenderBody } from '#core/contract/programme/lender.ts';
import {
  type BrandColors,
  contrastOf,
  leastContrast,
  readableInk,
} from '#core/domain/programme/brand-colors.ts';
import type { TermKey, TermValues } from '#core/domain/programme/term-values.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../context.ts';
import { createRevision, deleteRevision } from './create-revision.ts';
import { takePicture } from './media/take-picture.ts';
import { wrongLogo } from './policy.ts';
import { publishRevision } from './publish-revision.ts';

type Lender = z.output<typeof lenderBody>;

/**
 * Publishes who the lender is as one revision of today, without what is the same already; null if
 * all of it is. 400 at the field for colors that cannot be read on each other and 400 for a logo of
 * another kind, 422 if that is damaged, 409 if other terms were published since `standing` was read.
 * Audited as every revision.
 */
export async function publishLender(context: StaffContext, { logo, standing, ...sent }: Lender) {
  if (sent.brandColors) {
    refuseUnreadable(sent.brandColors);
  }
  const terms = termsOf(sent);
  if (!logo) {
    return publishTerms(context, logo === null ? { ...terms, logo } : terms, standing);
  }
  const file = { fileName: 'logo', contentType: '', bytes: Readable.from([await readLogo(logo)]) };
  return takePicture(context, { file, shape: 'whole' }, (address) =>
    publishTerms(context, { ...terms, logo: address }, standing),
  );
}

function refuseUnreadable(colors: BrandColors): void {
  const ratio = contrastOf(colors);
  if (ratio < leastContrast) {
    const ink = readableInk(colors.ground);
    const values = { ratio: String(ratio), ink };
    throw fieldError([{ path: 'brandColors.ink', key: 'color.contrast', values }]);
  }
}

const taken: readonly (string | undefined)[] = ['image/png', 'image/jpeg', 'image/webp'];

/** The bytes of a data URL; 400 unless they are, whatever it says, a picture of a kind we take. */
async function readLogo(address: string): Promise<Buffer> {
  const [, encoded = ''] = /^data:[^,]*;base64,(.*)$/s.exec(address) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  const kind = bytes.length > largestLogo ? undefined : await fileTypeFromBuffer(bytes);
  if (!taken.includes(kind?.mime)) {
    throw wrongLogo();
  }
  return bytes;
}

function termsOf({
  offices: [first, second],
  ...sent
}: Omit<Lender, 'logo' | 'standing'>): Partial<TermValues> {
  return {
    lenderName: sent.name,
    licenseNumber: sent.license,
    nmlsId: sent.nmlsId,
    supportPhone: sent.phone,
    supportEmail: sent.email,
    ...(sent.hours && { supportHours: sent.hours }),
    homeOfficeName: first?.name ?? null,
    homeOfficeAddress: first!.address,
    medfordOfficeName: second?.name ?? null,
    medfordOfficeAddress: second?.address ?? null,
    ...(sent.brandColors !== undefined && { brandColors: sent.brandColors }),
  };
}

async function publishTerms(context: StaffContext, sent: Partial<TermValues>, standing?: number) {
  const now = await context.programme.enteredTerms();
  const isNew = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(now[key as TermKey]);
  const terms = Object.fromEntries(Object.entries(sent).filter(isNew));
  if (Object.keys(terms).length === 0) {
    return null;
  }
  const effectiveFrom = context.programme.today();
  const values = { effectiveFrom, source: 'The lender', basis: null, terms };
  const draft = await createRevision(context, values);
  try {
    return await publishRevision(context, { ...draft, standing: standing ?? draft.standing });
  } catch (error) {
    // Nobody asked for a draft; its logo goes with it.
    await deleteRevision(context, { id: draft.id });
    throw error;
  }
}
