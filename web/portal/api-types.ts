import type * as z from 'zod/mini';
import type { affiliateSession, ownAffiliate } from '#core/contract/partners/affiliate/account.ts';
import type { referredLead } from '#core/contract/partners/affiliate/lead.ts';
import type { ownNews } from '#core/contract/partners/affiliate/news.ts';
import type { listedReferral, ownStats } from '#core/contract/partners/affiliate/referrals.ts';

export type OwnAffiliate = z.output<typeof ownAffiliate>;
export type AffiliateSession = z.output<typeof affiliateSession>;
export type OwnReferral = z.output<typeof listedReferral>;
export type OwnNews = z.output<typeof ownNews>;
export type OwnStats = z.output<typeof ownStats>;
export type ReferredLead = z.output<typeof referredLead>;
