import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { portalLeadPath } from '#core/contract/site.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { formatDate } from '#core/i18n/format.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import type { OwnReferral } from '../../api-types.ts';
import { LeadStatusBadge } from '../../parts/lead-words.tsx';
import { TimelineText } from '../../parts/lead-words.tsx';
import styles from './referrals.module.css';

function Missing({ text }: { text: 'notProvided' | 'notSpecified' }) {
  const t = useTranslations('portal.referrals');
  return <span className={shared.soft}>{t(text)}</span>;
}

function Reach({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className={styles.reach}
    >
      {children}
    </a>
  );
}

/** The columns of the own referrals, without those of which everything is withheld. */
export function useReferralColumns(rows: readonly OwnReferral[]): readonly Column<OwnReferral>[] {
  const t = useTranslations('portal.referrals.columns');
  const language = useLocale();
  const { dollars } = useFormats();
  const seesContact = rows.some(({ lead }) => lead.email !== null);
  const seesAll = rows.some(({ lead }) => lead.isQualified !== null);
  const isShown = ({ name }: Column<OwnReferral>) =>
    (seesContact || !['email', 'phone'].includes(name)) &&
    (seesAll || !['state', 'price', 'timeframe'].includes(name));
  const columns: readonly Column<OwnReferral>[] = columnsOf(t, {
    name: {
      isTitle: true,
      side: 'start',
      cell: ({ lead }) => (
        <Link
          to={portalLeadPath(lead.id)}
          className={styles.name}
        >
          {lead.firstName} {lead.lastName}
        </Link>
      ),
    },
    email: {
      side: 'start',
      cell: ({ lead: { email } }) =>
        email && (
          <Reach href={`mailto:${email}`}>
            <EmailText>{email}</EmailText>
          </Reach>
        ),
    },
    phone: {
      isNarrow: true,
      side: 'start',
      cell: ({ lead: { phone } }) =>
        phone && <Reach href={`tel:${phone}`}>{displayPhone(phone)}</Reach>,
    },
    state: {
      isNarrow: true,
      side: 'end',
      cell: ({ lead }) => lead.propertyState ?? <Missing text="notProvided" />,
    },
    status: {
      isNarrow: true,
      side: 'corner',
      cell: ({ lead }) => <LeadStatusBadge lead={lead} />,
    },
    price: {
      isNarrow: true,
      side: 'end',
      cell: ({ lead: { homePrice } }) =>
        homePrice === null ? <Missing text="notProvided" /> : dollars(homePrice),
    },
    timeframe: {
      isNarrow: true,
      side: 'start',
      cell: ({ lead: { timeline } }) =>
        timeline === null ? <Missing text="notSpecified" /> : <TimelineText value={timeline} />,
    },
    date: {
      isNarrow: true,
      side: 'end',
      cell: ({ createdAt }) => (
        <time
          dateTime={createdAt}
          title={formatDate(createdAt, language, ownTimeZone(), 'dateTime')}
        >
          {formatDate(createdAt, language, ownTimeZone())}
        </time>
      ),
    },
  });
  return columns.filter(isShown);
}

export const placeholderReferral: OwnReferral = {
  id: 0,
  affiliateId: 0,
  leadId: 0,
  referralCode: '',
  status: 'pending',
  commissionAmount: null,
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
