import { useLocale, useTranslations } from 'use-intl';
import { adminAffiliatePath } from '#core/contract/site.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { CodeBadge } from '#web/office/parts/Badge.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { RowLink } from '#web/office/shell/RowLink.tsx';
import { Switch } from '#web/office/parts/Switch.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import type { AffiliateRow } from '../../api-types.ts';
import { AffiliateActions } from './AffiliateActions.tsx';
import styles from './affiliates.module.css';
import { commissionText } from './commission-text.ts';
import { ReviewBadge } from './ReviewBadge.tsx';
import { useAffiliateUpdate } from './use-affiliate-update.ts';

interface CellProps {
  affiliate: AffiliateRow;
}

function Who({ affiliate }: CellProps) {
  const t = useTranslations('admin.affiliates');
  const { id, firstName, lastName, company, isLicensedRealtor, licenseNumber } = affiliate;
  // One line, so that all rows have the same height; the reasons of a review open at its badge.
  const license = isLicensedRealtor && [t('realtor'), licenseNumber];
  const about = [company, license].flat().filter(Boolean).join(' · ') || '–';
  return (
    <div className={shared.lines}>
      <span className={`${shared.wrapCentered} ${styles.review}`}>
        <RowLink to={adminAffiliatePath(id)} className={shared.rowName}>
          {firstName} {lastName}
        </RowLink>
        <ReviewBadge affiliate={affiliate} />
      </span>
      <span className={`${shared.small} ${shared.truncate} ${styles.about}`} title={about}>
        {about}
      </span>
    </div>
  );
}

function Status({ affiliate: { id, isActive, firstName, lastName } }: CellProps) {
  const t = useTranslations('admin.affiliates');
  const status = useAffiliateUpdate(id, { done: t('statusDone'), failed: t('statusFailed') });
  return (
    <Switch
      isOn={isActive}
      label={t('activeOf', { name: `${firstName} ${lastName}` })}
      isPending={status.isPending}
      onChange={(isOn) => status.update({ isActive: isOn })}
    >
      {isActive ? t('statuses.active') : t('statuses.inactive')}
    </Switch>
  );
}

export function useAffiliateColumns(): readonly Column<AffiliateRow>[] {
  const t = useTranslations('admin.affiliates');
  const columns = useTranslations('admin.affiliates.columns');
  const commission = useTranslations('admin.affiliates.commission');
  const language = useLocale();
  const { number } = useFormats();
  return columnsOf(columns, {
    name: {
      isTitle: true,
      className: styles.who,
      skeleton: { lines: 2 },
      side: 'start',
      cell: (affiliate) => <Who affiliate={affiliate} />,
    },
    contact: {
      isWide: true,
      skeleton: { lines: 2 },
      side: 'start',
      cell: ({ email, phone }) => (
        <div className={shared.lines}>
          <span className={styles.email} title={email}>
            <EmailText>{email}</EmailText>
          </span>
          {phone && <span className={shared.small}>{displayPhone(phone)}</span>}
        </div>
      ),
    },
    state: { side: 'end', cell: ({ state }) => state ?? <span className={shared.inTable}>–</span> },
    commission: {
      side: 'end',
      cell: (affiliate) => commissionText(commission, affiliate, language),
    },
    referrals: {
      side: 'end',
      cell: ({ totalReferrals: count }) => (
        <>
          {number(count)}
          <span className={shared.inCard}> {t('referrals', { count })}</span>
        </>
      ),
    },
    status: {
      skeleton: { as: 'button' },
      side: 'corner',
      cell: (affiliate) => <Status affiliate={affiliate} />,
    },
    link: {
      skeleton: { width: 20, as: 'button' },
      side: 'start',
      cell: ({ referralCode, referralLink, firstName, lastName }) => (
        <div className={`${shared.row} ${styles.link}`}>
          <CodeBadge code={referralCode} />
          <CopyButton
            text={referralLink}
            label={t('copyLinkOf', { name: `${firstName} ${lastName}` })}
          >
            {t('copyLink')}
          </CopyButton>
        </div>
      ),
    },
    actions: {
      skeleton: { width: 12, as: 'button' },
      side: 'end',
      cell: (affiliate) => <AffiliateActions affiliate={affiliate} />,
    },
  });
}
