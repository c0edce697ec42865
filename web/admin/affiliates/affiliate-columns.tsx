import { displayPhone } from '#core/domain/phone.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { Badge, CodeBadge } from '#web/office/parts/Badge.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import type { Column } from '#web/office/list/column.ts';
import type { AffiliateRow } from '../api-types.ts';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { commissionText } from './affiliate-body.ts';
import styles from './affiliates.module.css';

function Who({
  affiliate: { firstName, lastName, company, isLicensedRealtor, licenseNumber },
}: {
  affiliate: AffiliateRow;
}) {
  return (
    <div className={styles.who}>
      <span className={styles.name}>
        {firstName} {lastName}
      </span>
      {company && <span className={styles.soft}>{company}</span>}
      {isLicensedRealtor && (
        <span className={styles.soft}>
          Licensed realtor{licenseNumber && ` · ${licenseNumber}`}
        </span>
      )}
    </div>
  );
}

function Contact({ affiliate: { email, phone } }: { affiliate: AffiliateRow }) {
  return (
    <div className={styles.who}>
      <span>
        <EmailText>{email}</EmailText>
      </span>
      {phone && <span className={styles.soft}>{displayPhone(phone)}</span>}
    </div>
  );
}

function Referrals({ count }: { count: number }) {
  return (
    <>
      {formatNumber(count, 'en')}
      <span className={styles.unit}> {count === 1 ? 'referral' : 'referrals'}</span>
    </>
  );
}

function ReferralLink({
  affiliate: { referralCode, referralLink, firstName, lastName },
}: {
  affiliate: AffiliateRow;
}) {
  return (
    <div className={styles.link}>
      <CodeBadge code={referralCode} />
      <CopyButton
        text={referralLink}
        label={`Copy link of ${firstName} ${lastName}`}
      >
        Copy link
      </CopyButton>
    </div>
  );
}

/** The columns of the list of partners. */
export const affiliateColumns: readonly Column<AffiliateRow>[] = [
  {
    name: 'name',
    header: 'Name',
    isTitle: true,
    side: 'start',
    cell: (affiliate) => <Who affiliate={affiliate} />,
  },
  {
    name: 'contact',
    header: 'Contact',
    side: 'start',
    cell: (affiliate) => <Contact affiliate={affiliate} />,
  },
  {
    name: 'state',
    header: 'State',
    isNarrow: true,
    side: 'end',
    cell: ({ state }) => state ?? <span className={styles.none}>–</span>,
  },
  {
    name: 'commission',
    header: 'Commission',
    isNarrow: true,
    side: 'end',
    cell: ({ commissionRate, isLicensedRealtor }) =>
      commissionText(commissionRate, isLicensedRealtor),
  },
  {
    name: 'referrals',
    header: 'Referrals',
    isNarrow: true,
    side: 'end',
    cell: ({ totalReferrals }) => <Referrals count={totalReferrals} />,
  },
  {
    name: 'status',
    header: 'Status',
    isNarrow: true,
    side: 'corner',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? 'Active' : 'Inactive'}</Badge>
    ),
  },
  {
    name: 'link',
    header: 'Referral link',
    isNarrow: true,
    side: 'start',
    cell: (affiliate) => <ReferralLink affiliate={affiliate} />,
  },
];
