import type { OwnAccount } from '../affiliates/own/own-account.ts';

/** The own account; field by field, because a row may hold more. */
export function presentOwn(row: OwnAccount, publicUrl: string) {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    company: row.company,
    state: row.state,
    licenseNumber: row.licenseNumber,
    referralCode: row.referralCode,
    referralLink: `${publicUrl}/${row.referralCode}`,
    commissionRate: row.commissionRate,
    isLicensedRealtor: row.isLicensedRealtor,
    needsReview: row.needsReview,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
