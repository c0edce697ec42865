import { useLocale, useTranslations } from 'use-intl';
import { displayPhone } from '#core/domain/phone.ts';
import type { Column } from '#web/office/list/column.ts';
import { Badge, CodeBadge } from '#web/office/parts/Badge.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { useFormats } from '#web/office/parts/use-formats.ts';
import type { AffiliateRow } from '../api-types.ts';
import styles from './affiliates.module.css';
import { commissionText } from './commission-text.ts';

interface CellProps {
  affiliate: AffiliateRow;
}

function Who({ affiliate }: CellProps) {
  const t = useTranslations('admin.affiliates');
  const { firstName, lastName, company, isLicensedRealtor, licenseNumber } = affiliate;
  return (
    <div className={styles.who}>
      <span className={styles.name}>
        {firstName} {lastName}
      </span>
      {company && <span className={styles.soft}>{company}</span>}
      {isLicensedRealtor && (
        <span className={styles.soft}>
          {t('realtor')}
          {licenseNumber && ` · ${licenseNumber}`}
        </span>
      )}
    </div>
  );
}

function Contact({ affiliate: { email, phone } }: CellProps) {
  return (
    <div className={styles.who}>
      <span>
        <EmailText>{email}</EmailText>
      </span>
      {phone && <span className={styles.soft}>{displayPhone(phone)}</span>}
    </div>
  );
}

function Commission({ affiliate }: CellProps) {
  const t = useTranslations('admin.affiliates.commission');
  return commissionText(t, affiliate, useLocale());
}

function Referrals({ affiliate: { totalReferrals } }: CellProps) {
  const t = useTranslations('admin.affiliates');
  const { number } = useFormats();
  return (
    <>
      {number(totalReferrals)}
      <span className={styles.unit}> {t('referrals', { count: totalReferrals })}</span>
    </>
  );
}

function Status({ affiliate: { isActive } }: CellProps) {
  const t = useTranslations('admin.affiliates.statuses');
  return <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? t('active') : t('inactive')}</Badge>;
}

function ReferralLink({ affiliate }: CellProps) {
  const t = useTranslations('admin.affiliates');
  const { referralCode, referralLink, firstName, lastName } = affiliate;
  return (
    <div className={styles.link}>
      <CodeBadge code={referralCode} />
      <CopyButton
        text={referralLink}
        label={t('copyLinkOf', { name: `${firstName} ${lastName}` })}
      >
        {t('copyLink')}
      </CopyButton>
    </div>
  );
}

/** The columns of the list of partners. */
export function useAffiliateColumns(): readonly Column<AffiliateRow>[] {
  const t = useTranslations('admin.affiliates.columns');
  return [
    {
      name: 'name',
      header: t('name'),
      isTitle: true,
      side: 'start',
      cell: (affiliate) => <Who affiliate={affiliate} />,
    },
    {
      name: 'contact',
      header: t('contact'),
      side: 'start',
      cell: (affiliate) => <Contact affiliate={affiliate} />,
    },
    {
      name: 'state',
      header: t('state'),
      isNarrow: true,
      side: 'end',
      cell: ({ state }) => state ?? <span className={styles.none}>–</span>,
    },
    {
      name: 'commission',
      header: t('commission'),
      isNarrow: true,
      side: 'end',
      cell: (affiliate) => <Commission affiliate={affiliate} />,
    },
    {
      name: 'referrals',
      header: t('referrals'),
      isNarrow: true,
      side: 'end',
      cell: (affiliate) => <Referrals affiliate={affiliate} />,
    },
    {
      name: 'status',
      header: t('status'),
      isNarrow: true,
      side: 'corner',
      cell: (affiliate) => <Status affiliate={affiliate} />,
    },
    {
      name: 'link',
      header: t('link'),
      isNarrow: true,
      side: 'start',
      cell: (affiliate) => <ReferralLink affiliate={affiliate} />,
    },
  ];
}
