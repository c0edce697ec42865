import type * as z from 'zod/mini';
import type { affiliateSession, ownAffiliate } from '#core/contract/affiliate/account.ts';

export type OwnAffiliate = z.output<typeof ownAffiliate>;
export type AffiliateSession = z.output<typeof affiliateSession>;
