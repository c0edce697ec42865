import { displayPhone } from '#core/domain/phone.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { Badge, CodeBadge } from '#web/kit/Badge.tsx';
import { CopyButton } from '#web/kit/CopyButton.tsx';
import { type Column, Table } from '#web/kit/Table.tsx';
import type { AffiliateRow } from '../api-types.ts';
import { commissionText } from './affiliate-body.ts';
import styles from './affiliates.module.css';

const columns: readonly Column<AffiliateRow>[] = [
  {
    header: 'Name', isTitle: true, side: 'start',
    cell: (affiliate) => (
      <div className={styles.who}>
        <span className={styles.name}>{affiliate.firstName} {affiliate.lastName}</span>
        {affiliate.company && <span className={styles.soft}>{affiliate.company}</span>}
        {affiliate.isLicensedRealtor && <span className={styles.soft}>Licensed realtor{affiliate.licenseNumber && ` · ${affiliate.licenseNumber}`}</span>}
      </div>
    ),
  },
  {
    header: 'Contact', side: 'start',
    cell: ({ email, phone }) => <div className={styles.who}><span>{email}</span>{phone && <span className={styles.soft}>{displayPhone(phone)}</span>}</div>,
  },
  { header: 'State', isNarrow: true, side: 'end', cell: ({ state }) => state ?? <span className={styles.none}>–</span> },
  { header: 'Commission', isNarrow: true, side: 'end', cell: ({ commissionRate, isLicensedRealtor }) => commissionText(commissionRate, isLicensedRealtor) },
  { header: 'Referrals', isNarrow: true, side: 'end', cell: ({ totalReferrals }) => <>{formatNumber(totalReferrals, 'en')}<span className={styles.unit}> {totalReferrals === 1 ? 'referral' : 'referrals'}</span></> },
  { header: 'Status', isNarrow: true, side: 'corner', cell: ({ isActive }) => <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? 'Active' : 'Inactive'}</Badge> },
  {
    header: 'Referral link', isNarrow: true, side: 'start',
    cell: ({ referralCode, referralLink, firstName, lastName }) => (
      <div className={styles.link}><CodeBadge code={referralCode} /><CopyButton text={referralLink} label={`Copy the referral link of ${firstName} ${lastName}`}>Copy link</CopyButton></div>
    ),
  },
];

/** One page of partners. */
export function AffiliateTable({ affiliates, isUpdating }: { affiliates: readonly AffiliateRow[]; isUpdating: boolean }) {
  return <Table caption="Affiliate Partners" columns={columns} rows={affiliates} rowKey={({ id }) => id} isUpdating={isUpdating} />;
}
