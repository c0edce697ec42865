import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { portalLeadPath } from '#core/contract/site.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { telephoneLink } from '#web/office/parts/contact-links.ts';
import { Phone } from '#web/kit/icons.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import type { OwnReferral } from '../../api-types.ts';
import { LeadStatusBadge } from '../../parts/lead-words.tsx';
import { TimelineText } from '../../parts/lead-words.tsx';
import { shortDay } from '../../parts/day-text.ts';
import styles from './referrals.module.css';

function Missing({ text }: { text: 'notProvided' | 'notSpecified' }) {
  const t = useTranslations('portal.referrals');
  return <span className={shared.soft}>{t(text)}</span>;
}

/** Who has to act next for a client, and since when unless the row's own date shows it. */
function TurnText({ progress: { milestone, next, at, turn } }: Pick<OwnReferral, 'progress'>) {
  const t = useTranslations('portal.referrals');
  const language = useLocale();
  return (
    <span
      className={
        turn === 'client'
          ? `${shared.small} ${styles.turn} ${styles.own}`
          : `${shared.small} ${styles.turn}`
      }
    >
      {t(`turns.${next}`)}{' '}
      {milestone !== 'applied' && (
        <time dateTime={at} className={styles.since}>
          {t('since', { date: shortDay(at, language) })}
        </time>
      )}
    </span>
  );
}

/** The columns of the affiliate's referrals; once there are rows, without those entirely withheld. */
export function useReferralColumns(rows?: readonly OwnReferral[]): readonly Column<OwnReferral>[] {
  const t = useTranslations('portal.referrals.columns');
  const words = useTranslations('portal.referrals');
  const language = useLocale();
  const { dollars, cents, dateOf } = useFormats();
  const seesContact = rows?.some(({ lead }) => lead.email !== null) ?? true;
  const seesAll = rows?.some(({ lead }) => lead.isQualified !== null) ?? true;
  const paysAny = rows?.some(({ commissionAmount }) => commissionAmount !== null) ?? true;
  const isShown = ({ name }: Column<OwnReferral>) =>
    (paysAny || name !== 'commission') &&
    (seesContact || !['email', 'phone', 'call'].includes(name)) &&
    (seesAll || !['state', 'price', 'timeframe'].includes(name));
  const columns: readonly Column<OwnReferral>[] = columnsOf(t, {
    name: {
      isTitle: true,
      skeleton: { lines: 2 },
      className: styles.client,
      cell: ({ lead, progress }) => (
        <>
          <Link to={portalLeadPath(lead.id)} className={styles.name}>
            {lead.firstName} {lead.lastName}
          </Link>
          <TurnText progress={progress} />
        </>
      ),
    },
    email: {
      isWide: true,
      className: styles.email,
      cell: ({ lead: { email } }) =>
        email && (
          <a href={`mailto:${email}`} title={email} className={styles.reach}>
            {email}
          </a>
        ),
    },
    phone: {
      className: styles.phone,
      cell: ({ lead: { phone } }) =>
        phone && (
          <a href={telephoneLink(phone)} className={styles.reach}>
            {phone}
          </a>
        ),
    },
    state: {
      className: `${styles.fact} ${styles.state}`,
      cell: ({ lead }) => lead.propertyState ?? <Missing text="notProvided" />,
    },
    status: {
      className: styles.status,
      skeleton: { as: 'badge' },
      cell: ({ lead }) => <LeadStatusBadge lead={lead} />,
    },
    price: {
      className: `${styles.fact} ${styles.price}`,
      cell: ({ lead: { homePrice } }) =>
        homePrice === null ? <Missing text="notProvided" /> : dollars(homePrice),
    },
    timeframe: {
      className: `${styles.fact} ${styles.timeframe}`,
      cell: ({ lead: { timeline } }) =>
        timeline === null ? <Missing text="notSpecified" /> : <TimelineText value={timeline} />,
    },
    date: {
      className: `${styles.fact} ${styles.date}`,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={dateOf(createdAt, 'dateTime')}>
          {shortDay(createdAt, language)}
        </time>
      ),
    },
    commission: {
      isWide: true,
      className: styles.commission,
      isFigure: true,
      skeleton: { lines: 2 },
      cell: ({ commissionAmount, commissionState }) => (
        <>
          {commissionState && commissionState !== 'void' && (
            <strong className={styles.amount}>{cents(commissionAmount ?? 0)}</strong>
          )}
          <span className={shared.small}>{words(`earned.${commissionState ?? 'none'}`)}</span>
        </>
      ),
    },
    call: {
      isWide: true,
      className: styles.call,
      cell: ({ lead: { firstName, lastName, phone } }) =>
        phone && (
          <a
            href={telephoneLink(phone)}
            aria-label={words('call', { name: `${firstName} ${lastName}` })}
          >
            <Phone size={20} />
          </a>
        ),
    },
  });
  return columns.filter(isShown);
}
