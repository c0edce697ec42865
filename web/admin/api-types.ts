import type * as z from 'zod/mini';
import type { affiliateRow, listAffiliates } from '#core/contract/affiliates.ts';
import type { leadDetail, leadRow, listLeads } from '#core/contract/leads.ts';
import type { readProgramme } from '#core/contract/programme.ts';
import type { staffSession } from '#core/contract/staff.ts';
import type { timelineEntry } from '#core/contract/lead/timeline.ts';
import type { interactionRow } from '#core/contract/tracking.ts';
import type { ListOf } from '#web/office/list/use-list.ts';

export type LeadRow = z.output<typeof leadRow>;
export type LeadDetail = z.output<typeof leadDetail>;
export type InteractionRow = z.output<typeof interactionRow>;
export type TimelineRow = z.output<typeof timelineEntry>;
export type AffiliateRow = z.output<typeof affiliateRow>;
export type Programme = z.output<(typeof readProgramme)['answer']>;
export type LeadList = ListOf<typeof listLeads>;
export type AffiliateList = ListOf<typeof listAffiliates>;
export type StaffSession = z.output<typeof staffSession>;
