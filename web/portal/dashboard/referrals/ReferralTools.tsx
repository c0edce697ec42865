import { useLocale, useTranslations } from 'use-intl';
import { exportOwnReferrals } from '#core/contract/affiliate/referrals.ts';
import { leadStatuses } from '#core/domain/lead-status.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { ToolLink } from '#web/office/parts/ToolLink.tsx';
import { orders, type ReferralQuestion } from './referral-question.ts';
import styles from './referrals.module.css';

interface ReferralToolsProps {
  question: ReferralQuestion;
  onAsk: (changes: Partial<ReferralQuestion>) => void;
}

/** Searches, filters and sorts the own referrals, and takes them along as a table. */
export function ReferralTools({ question, onAsk }: ReferralToolsProps) {
  const t = useTranslations('portal.referrals.tools');
  const statusName = useTranslations('portal.labels.statuses');
  const language = useLocale();
  const { q, status, order } = question;
  const asked = new URLSearchParams({
    ...(q && { q }),
    ...(status && { status }),
    ...orders[order],
  });
  return (
    <div
      className={styles.filters}
      role="search"
    >
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        value={q}
        onSearch={(text) => onAsk({ q: text })}
      />
      <QuietSelect
        label={t('status')}
        value={status}
        onChange={(event) => onAsk({ status: event.target.value })}
      >
        <option value="">{t('allStatuses')}</option>
        {leadStatuses.map((name) => (
          <option
            key={name}
            value={name}
          >
            {statusName(name)}
          </option>
        ))}
      </QuietSelect>
      <QuietSelect
        label={t('order')}
        value={order}
        onChange={(event) => onAsk({ order: event.target.value as ReferralQuestion['order'] })}
      >
        {(Object.keys(orders) as ReferralQuestion['order'][]).map((name) => (
          <option
            key={name}
            value={name}
          >
            {t(`orders.${name}`)}
          </option>
        ))}
      </QuietSelect>
      <ToolLink
        href={localizedPath(`${exportOwnReferrals.path}?${asked}`, language)}
        download
      >
        {t('export')}
      </ToolLink>
    </div>
  );
}
