import type * as z from 'zod/mini';
import type { affiliateRow } from '#core/contract/affiliates.ts';
import type { leadDetail, leadRow } from '#core/contract/leads.ts';
import type { readProgramme } from '#core/contract/programme.ts';
import type { staffSession } from '#core/contract/staff.ts';
import type { interactionRow } from '#core/contract/tracking.ts';

export type LeadRow = z.output<typeof leadRow>;
export type LeadDetail = z.output<typeof leadDetail>;
export type InteractionRow = z.output<typeof interactionRow>;
export type AffiliateRow = z.output<typeof affiliateRow>;
export type Programme = z.output<(typeof readProgramme)['answer']>;
export type StaffSession = z.output<typeof staffSession>;
