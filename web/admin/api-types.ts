import type * as z from 'zod/mini';
import type {
  commissionRow,
  listCommissions,
} from '#core/contract/partners/commission/commissions.ts';
import type { disputeEntry } from '#core/contract/partners/commission/disputes.ts';
import type { reviewRow } from '#core/contract/partners/affiliate/review.ts';
import type { deletedAffiliateRow } from '#core/contract/partners/affiliate/deleted.ts';
import type { affiliateRow, referralRow } from '#core/contract/partners/affiliate/rows.ts';
import type { listAffiliates } from '#core/contract/partners/affiliates.ts';
import type {
  auditRow,
  exposedLead,
  listAudit,
  readExposure,
} from '#core/contract/operations/audit.ts';
import type { listNotices } from '#core/contract/visitor/letters.ts';
import type { previewErasure, readErasure } from '#core/contract/leads/erasure.ts';
import type { deletedLeadRow } from '#core/contract/leads/lists.ts';
import type { leadRow } from '#core/contract/leads/row.ts';
import type { leadDetail, listLeads } from '#core/contract/leads/leads.ts';
import type { heroMediaRow } from '#core/contract/programme/media.ts';
import type { listMembers, member } from '#core/contract/accounts/members.ts';
import type { secondFactorDue, staffProfile, staffSession } from '#core/contract/accounts/staff.ts';
import type { readProgramme } from '#core/contract/programme/programme.ts';
import type { previewRevision, termsRevision } from '#core/contract/programme/revisions.ts';
import type { listSentMails, readSentMail, sentMailRow } from '#core/contract/mail/sent-mails.ts';
import type { templateRow } from '#core/contract/mail/templates.ts';
import type { timelineEntry } from '#core/contract/leads/timeline.ts';
import type { interactionRow } from '#core/contract/visitor/tracking.ts';
import type { savedView } from '#core/contract/leads/views.ts';
import type { AskedOf } from '#web/office/list/list-entry.ts';
import type { ListOf } from '#web/office/list/use-list.ts';

export type LeadRow = z.output<typeof leadRow>;
export type DeletedLead = z.output<typeof deletedLeadRow>;
export type LeadDetail = z.output<typeof leadDetail>;
export type ExposedLead = z.output<typeof exposedLead>;
export type Exposure = z.output<(typeof readExposure)['answer']>;
export type ErasurePreview = z.output<(typeof previewErasure)['answer']>;
export type Notice = z.output<(typeof listNotices)['answer']>['items'][number];
export type Erasure = z.output<(typeof readErasure)['answer']>;
export type InteractionRow = z.output<typeof interactionRow>;
export type TimelineRow = z.output<typeof timelineEntry>;
export type AffiliateRow = z.output<typeof affiliateRow>;
export type PartnerReview = z.output<typeof reviewRow>;
export type DeletedAffiliate = z.output<typeof deletedAffiliateRow>;
export type ReferralRow = z.output<typeof referralRow>;
export type Programme = z.output<(typeof readProgramme)['answer']>;
export type Revision = z.output<typeof termsRevision>;
export type RevisionPreview = z.output<(typeof previewRevision)['answer']>;
export type SavedView = z.output<typeof savedView>;
export type LeadQuery = AskedOf<typeof listLeads>;
export type LeadPage = z.output<(typeof listLeads)['answer']>;
export type LeadList = ListOf<typeof listLeads>;
export type AffiliateList = ListOf<typeof listAffiliates>;
export type MemberRow = z.output<typeof member>;
export type MemberList = ListOf<typeof listMembers>;
export type StaffProfile = z.output<typeof staffProfile>;
export type SecondFactorDue = z.output<typeof secondFactorDue>;
export type StaffSession = z.output<typeof staffSession>;
export type AuditRow = z.output<typeof auditRow>;
export type AuditList = ListOf<typeof listAudit>;
export type HeroMediaRow = z.output<typeof heroMediaRow>;
export type SentMailRow = z.output<typeof sentMailRow>;
export type SentMail = z.output<(typeof readSentMail)['answer']>;
export type SentMailList = ListOf<typeof listSentMails>;
export type TemplateRow = z.output<typeof templateRow>;
export type DisputeEntry = z.output<typeof disputeEntry>;
export type CommissionRow = z.output<typeof commissionRow>;
export type CommissionList = ListOf<typeof listCommissions>;
export type Fact = Programme['factsToConfirm'][number];
