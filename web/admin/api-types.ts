import type * as z from 'zod/mini';
import type { commissionRow, listCommissions } from '#core/contract/commission/commissions.ts';
import type { deletedAffiliateRow } from '#core/contract/affiliate/deleted.ts';
import type {
  affiliateRow,
  affiliateStats,
  listAffiliates,
  referralRow,
} from '#core/contract/affiliates.ts';
import type { auditRow, listAudit } from '#core/contract/audit.ts';
import type { deletedLeadRow } from '#core/contract/lead/lists.ts';
import type { leadRow } from '#core/contract/lead/row.ts';
import type { leadDetail, listLeads } from '#core/contract/leads.ts';
import type { heroMediaRow } from '#core/contract/media.ts';
import type { staffProfile, staffSession } from '#core/contract/staff.ts';
import type { readProgramme } from '#core/contract/programme.ts';
import type { previewRevision, termsRevision } from '#core/contract/revisions.ts';
import type { listSentMails, readSentMail, sentMailRow } from '#core/contract/mail/sent-mails.ts';
import type { listTemplates, templateRow } from '#core/contract/mail/templates.ts';
import type { timelineEntry } from '#core/contract/lead/timeline.ts';
import type { interactionRow } from '#core/contract/tracking.ts';
import type { savedView } from '#core/contract/views.ts';
import type { AskedOf } from '#web/office/list/list-entry.ts';
import type { ListOf } from '#web/office/list/use-list.ts';

export type LeadRow = z.output<typeof leadRow>;
export type DeletedLead = z.output<typeof deletedLeadRow>;
export type LeadDetail = z.output<typeof leadDetail>;
export type InteractionRow = z.output<typeof interactionRow>;
export type TimelineRow = z.output<typeof timelineEntry>;
export type AffiliateRow = z.output<typeof affiliateRow>;
export type DeletedAffiliate = z.output<typeof deletedAffiliateRow>;
export type AffiliateStats = z.output<typeof affiliateStats>;
export type ReferralRow = z.output<typeof referralRow>;
export type Programme = z.output<(typeof readProgramme)['answer']>;
export type Revision = z.output<typeof termsRevision>;
export type RevisionPreview = z.output<(typeof previewRevision)['answer']>;
export type SavedView = z.output<typeof savedView>;
export type LeadQuery = AskedOf<typeof listLeads>;
export type LeadList = ListOf<typeof listLeads>;
export type AffiliateList = ListOf<typeof listAffiliates>;
export type StaffProfile = z.output<typeof staffProfile>;
export type StaffSession = z.output<typeof staffSession>;
export type AuditRow = z.output<typeof auditRow>;
export type AuditList = ListOf<typeof listAudit>;
export type HeroMediaRow = z.output<typeof heroMediaRow>;
export type SentMailRow = z.output<typeof sentMailRow>;
export type SentMail = z.output<(typeof readSentMail)['answer']>;
export type SentMailList = ListOf<typeof listSentMails>;
export type TemplateRow = z.output<typeof templateRow>;
export type TemplateList = ListOf<typeof listTemplates>;
export type CommissionRow = z.output<typeof commissionRow>;
export type CommissionList = ListOf<typeof listCommissions>;
export type Fact = Programme['factsToConfirm'][number];
