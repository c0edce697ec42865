import { adminAffiliatePath, adminPaths, portalPaths } from '#core/contract/site.ts';
import type { MissingReason } from '#core/domain/partners/basis.ts';
import type { PartnerKind } from '#core/domain/partners/partner-kinds.ts';

/** The place of the CRM where staff end what a commission of an affiliate lacks. */
export function placeOfMissing(
  what: MissingReason,
  affiliateId: number,
  { kind, state }: { kind: PartnerKind | null; state: string | null },
): string {
  const affiliate = adminAffiliatePath(affiliateId);
  switch (what) {
    case 'fact':
      return `${adminPaths.dashboard}?tab=programme&fact=referral-fees`;
    case 'noAgreement':
      return adminPaths.payRules;
    case 'state':
      return state ? `${adminPaths.payRules}?kind=${kind}&state=${state}` : `${affiliate}#basis`;
    case 'agreement':
    case 'rate':
      return affiliate;
    case 'payee':
    case 'broker':
    case 'w9':
      return `${affiliate}#payees`;
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
    case 'licenseExpired':
      return `${portalPaths.dashboard}?tab=profile`;
    case 'payee':
    case 'broker':
      return `${portalPaths.tasks}#payee`;
    case 'w9':
      return `${portalPaths.tasks}#w9`;
    default:
      return null;
  }
}
