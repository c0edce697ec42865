import { adminAffiliatePath, adminPaths, portalPaths } from '#core/contract/site.ts';
import type { MissingReason } from '#core/domain/partners/basis.ts';

const commissions = `${adminPaths.dashboard}?tab=commissions`;

/** The place of the CRM where staff end what a commission of an affiliate lacks. */
export function placeOfMissing(what: MissingReason, affiliateId: number): string {
  const affiliate = adminAffiliatePath(affiliateId);
  switch (what) {
    case 'fact':
      return `${adminPaths.dashboard}?tab=programme&fact=referral-fees`;
    case 'noAgreement':
    case 'state':
      return commissions;
    case 'agreement':
    case 'rate':
      return affiliate;
    default:
      return `${affiliate}#basis`;
  }
}

/** The place of the portal where the partner ends it; null for what only the lender can end. */
export function ownPlaceOfMissing(what: MissingReason): string | null {
  switch (what) {
    case 'agreement':
      return portalPaths.agreement;
    case 'license':
      return `${portalPaths.dashboard}?tab=profile`;
    default:
      return null;
  }
}
