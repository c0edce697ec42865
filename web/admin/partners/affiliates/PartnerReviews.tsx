import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  approveAffiliate,
  declineAffiliate,
  listReviews,
} from '#core/contract/partners/affiliate/review.ts';
import { adminAffiliatePath } from '#core/contract/site.ts';
import { licenseRegister, registersAsOf } from '#core/domain/partners/license-registers.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { stateName } from '#core/domain/us-states.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { RowLink } from '#web/office/shell/RowLink.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import type { PartnerReview } from '../../api-types.ts';
import { pathOf } from '../../navigation/tabs.ts';
import styles from './affiliates.module.css';
import { listAffiliates } from '#core/contract/partners/affiliates.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { ReasonButton } from '../../draft/ReasonButton.tsx';

const entries = { approve: approveAffiliate, decline: declineAffiliate };

interface DecisionProps {
  row: PartnerReview;
  of: keyof typeof entries;
}

/**
 * Asks for the reason, then approves or declines. A license is looked up at its record, which ends
 * the review.
 */
function Decision({ row, of }: DecisionProps) {
  const t = useTranslations('admin.affiliateReviews');
  const navigate = useNavigate();
  const { id, updatedAt, isLicensedRealtor, licenseVerifiedAt, needsReview } = row;
  const name = `${row.firstName} ${row.lastName}`;
  const isUnseen = needsReview && isLicensedRealtor && licenseVerifiedAt === null;
  const lookUp = () => void navigate(`${adminAffiliatePath(id)}#basis`);
  const claim = isLicensedRealtor ? 'licensed' : 'unlicensed';
  return (
    <ReasonButton
      button={
        <ToolButton
          variant={of === 'approve' ? 'ink' : 'outline'}
          aria-label={t(`${of}.openOf`, { name })}
          onClick={of === 'approve' && isUnseen ? lookUp : undefined}
        >
          {t(`${of}.open`)}
        </ToolButton>
      }
      title={t(`${of}.title`, { name })}
      description={t(`${of}.${needsReview ? claim : 'picture'}`)}
      entry={entries[of]}
      options={{ params: { id } }}
      more={{ updatedAt }}
      draft={`review:${of}:${id}`}
      makesStale={[allUnder(listAffiliates)]}
      label={t('reason')}
      hint={t('reasonHint')}
      save={t(`${of}.save`)}
      saving={t('saving')}
      done={t(`${of}.done`)}
      failed={t(`${of}.failed`)}
    />
  );
}

interface CellProps {
  row: PartnerReview;
}

const nameOf = ({ firstName, lastName }: PartnerReview) => `${firstName} ${lastName}`;

function Who({ row }: CellProps) {
  const t = useTranslations('admin.affiliateReviews');
  return (
    <div className={shared.lines}>
      <RowLink to={adminAffiliatePath(row.id)} className={shared.rowName}>
        {nameOf(row)}
      </RowLink>
      {row.company && <span className={shared.smallWrap}>{row.company}</span>}
      {row.picture && (
        <img
          className={styles.picture}
          src={row.picture}
          alt={t('picture', { name: nameOf(row) })}
        />
      )}
      {!row.needsReview && <span className={shared.small}>{t('onlyPicture')}</span>}
      {row.soundsOfficial && <span className={styles.signal}>{t('official')}</span>}
    </div>
  );
}

function License({ row: { isLicensedRealtor, licenseNumber, state } }: CellProps) {
  const t = useTranslations('admin.affiliateReviews');
  if (!isLicensedRealtor) {
    return <span className={shared.small}>{t('noLicense')}</span>;
  }
  const { url, isOfState } = licenseRegister(state);
  return (
    <div className={shared.lines}>
      <span>{licenseNumber ?? t('noNumber')}</span>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        title={t('asOf', { date: dayOf(registersAsOf) })}
      >
        {isOfState ? t('register', { state: stateName(state!) }) : t('anyRegister')}
      </a>
    </div>
  );
}

interface SignalProps {
  others: PartnerReview['sameNetwork'];
  children?: ReactNode;
}

function Signal({ others, children }: SignalProps) {
  const t = useTranslations('admin.affiliateReviews');
  return (
    <div className={shared.lines}>
      {children && <span className={shared.smallWrap}>{children}</span>}
      {others.length === 0 ? (
        <span className={shared.small}>{t('alone')}</span>
      ) : (
        <span className={styles.signal}>
          {t('also')}{' '}
          {others.map(({ id, name, isActive, isDeleted }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              {isDeleted ? name : <Link to={adminAffiliatePath(id)}>{name}</Link>}
              {(isDeleted || !isActive) && ` (${t(isDeleted ? 'deleted' : 'inactive')})`}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

function Network({ row: { registeredFrom, registrations, sameNetwork, sameDevice } }: CellProps) {
  const t = useTranslations('admin.affiliateReviews');
  return (
    <div className={shared.lines}>
      <Signal others={sameNetwork}>{registeredFrom ?? t('unknown')}</Signal>
      {sameDevice.length > 0 && <Signal others={sameDevice}>{t('device')}</Signal>}
      {registrations > 1 && (
        <span className={styles.signal}>
          {t('registrations', { count: String(registrations) })}
        </span>
      )}
    </div>
  );
}

function useReviewColumns(): readonly Column<PartnerReview>[] {
  const t = useTranslations('admin.affiliateReviews.columns');
  const skeleton = { lines: 2 };
  return columnsOf(t, {
    name: { isTitle: true, skeleton, side: 'line', cell: (row) => <Who row={row} /> },
    license: { isWide: true, skeleton, side: 'line', cell: (row) => <License row={row} /> },
    network: { isWide: true, skeleton, side: 'line', cell: (row) => <Network row={row} /> },
    contact: {
      isWide: true,
      skeleton: { lines: 4 },
      side: 'line',
      cell: ({ email, phone, sameMailbox, samePhone }) => (
        <div className={shared.lines}>
          <Signal others={sameMailbox}>
            <EmailText>{email}</EmailText>
          </Signal>
          {phone && <Signal others={samePhone}>{displayPhone(phone)}</Signal>}
        </div>
      ),
    },
    since: {
      sort: 'createdAt',
      side: 'end',
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
    actions: {
      skeleton: { width: 16, as: 'button' },
      side: 'end',
      cell: (row) => (
        <div className={`${shared.rowEnd} ${styles.decision}`}>
          <Decision row={row} of="approve" />
          <Decision row={row} of="decline" />
        </div>
      ),
    },
  });
}

export function PartnerReviews() {
  const t = useTranslations('admin.affiliateReviews');
  const list = useList(listReviews);
  const isFirst = list.asked.page === 1;
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <div className={shared.row}>
          <Link to={pathOf('affiliates')}>{t('back')}</Link>
          <RefreshButton of={[listReviews]} />
        </div>
      }
    >
      <p className={`${shared.hint} ${styles.explained}`}>{t('explained')}</p>
      <ListTable
        list={list}
        t={t}
        columns={useReviewColumns()}
        lines={4}
        empty={
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={
              !isFirst && (
                <ToolButton onClick={() => list.ask({ page: 1 })}>{t('goToFirst')}</ToolButton>
              )
            }
          />
        }
      />
    </Card>
  );
}
