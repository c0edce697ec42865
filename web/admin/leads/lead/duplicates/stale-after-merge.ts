import { listLeads } from '#core/contract/leads/leads.ts';
import { listNotes } from '#core/contract/leads/notes.ts';
import type { listAffiliateReferrals } from '#core/contract/partners/affiliates.ts';
import type { listCommissions } from '#core/contract/partners/commission/commissions.ts';
import { allUnder, named } from '#web/office/cache/call-key.ts';
import { staleFigures } from '../../../office/overview/stale-figures.ts';

/** Stale after two leads were merged, or a merge was undone. */
export const staleAfterMerge = [
  allUnder(listLeads),
  listNotes,
  allUnder(named<typeof listCommissions>('/api/admin/commissions')),
  named<typeof listAffiliateReferrals>('/api/admin/affiliate/:id/referrals'),
  ...staleFigures,
] as const;
