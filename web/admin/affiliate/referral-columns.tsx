import { useTranslations } from 'use-intl';
import { displayStatus } from '#core/domain/lead-status.ts';
import { displayPhone } from '#core/domain/phone.ts';
import type { Column } from '#web/office/list/column.ts';
import { Badge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import type { ReferralRow } from '../api-types.ts';
import { LeadLink } from '../LeadLink.tsx';

interface CellProps {
  referral: ReferralRow;
}

function Contact({ referral: { lead } }: CellProps) {
  return (
    <div className={shared.lines}>
      <EmailText>{lead.email}</EmailText>
      <span className={shared.small}>{displayPhone(lead.phone)}</span>
    </div>
  );
}

function Price({ referral: { lead } }: CellProps) {
  const { dollars } = useFormats();
  return lead.homePrice === null ? '–' : dollars(lead.homePrice);
}

function Status({ referral: { status } }: CellProps) {
  const t = useTranslations('admin.affiliate.referrals.statuses');
  return <Badge tone={status === 'qualified' ? 'green' : 'grey'}>{t(status)}</Badge>;
}

/** The columns of a partner's referrals. */
export function useReferralColumns(): readonly Column<ReferralRow>[] {
  const t = useTranslations('admin.affiliate.referrals.columns');
  return [
    {
      name: 'name',
      header: t('name'),
      isTitle: true,
      side: 'start',
      cell: ({ lead }) => <LeadLink lead={lead} />,
    },
    {
      name: 'contact',
      header: t('contact'),
      side: 'start',
      cell: (referral) => <Contact referral={referral} />,
    },
    {
      name: 'state',
      header: t('state'),
      isNarrow: true,
      side: 'end',
      cell: ({ lead }) => lead.propertyState ?? '–',
    },
    {
      name: 'price',
      header: t('price'),
      isNarrow: true,
      side: 'end',
      cell: (referral) => <Price referral={referral} />,
    },
    {
      name: 'status',
      header: t('status'),
      isNarrow: true,
      side: 'corner',
      cell: ({ lead }) => <StatusBadge status={displayStatus(lead, 'admin')} />,
    },
    {
      name: 'referral',
      header: t('referral'),
      isNarrow: true,
      side: 'start',
      cell: (referral) => <Status referral={referral} />,
    },
    {
      name: 'date',
      header: t('date'),
      isNarrow: true,
      side: 'end',
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
  ];
}

/** Gives the grey rows of the list their size. */
export const placeholderReferral: ReferralRow = {
  id: 0,
  affiliateId: 0,
  leadId: 0,
  referralCode: '',
  status: 'pending',
  commissionAmount: 0,
  notes: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  lead: {
    id: 0,
    firstName: 'Maria',
    lastName: 'Gonzalez',
    email: 'maria.gonzalez@example.com',
    phone: '5555550100',
    homePrice: 400_000,
    propertyState: 'CA',
    status: 'New',
    isQualified: true,
    timeline: null,
  },
};
