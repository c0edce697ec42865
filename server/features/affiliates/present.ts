/** A partner as the database answers; never with the password. */
export interface AffiliateRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  company: string | null;
  state: string | null;
  licenseNumber: string | null;
  referralCode: string;
  commissionRate: number;
  isLicensedRealtor: boolean;
  isActive: boolean;
  totalReferrals: number;
  createdAt: Date;
}

export const presentAffiliate = ({ createdAt, ...row }: AffiliateRow, publicUrl: string) => ({
  ...row,
  referralLink: `${publicUrl}/${row.referralCode}`,
  createdAt: createdAt.toISOString(),
});
