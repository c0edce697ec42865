import { useLocale, useTranslations } from 'use-intl';
import { exportOwnReferrals } from '#core/contract/partners/affiliate/referrals.ts';
import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import { type Milestone, milestones, turnAt } from '#core/domain/partners/milestones.ts';
import { statusesAt } from '#core/domain/partners/partner-view.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import { Download } from '#web/kit/icons.tsx';
import { Chips } from '#web/office/list/Chips.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { ToolLink } from '#web/office/parts/ToolLink.tsx';
import shared from '#web/office/styles/shared.module.css';
import { useSession } from '../../session-context.ts';
import styles from './referrals.module.css';

const orders = {
  newest: { sort: 'createdAt', direction: 'desc' },
  commission: { sort: 'commission', direction: 'desc' },
  oldest: { sort: 'createdAt', direction: 'asc' },
  name: { sort: 'name', direction: 'asc' },
  status: { sort: 'status', direction: 'asc' },
  price: { sort: 'homePrice', direction: 'desc' },
} as const;

interface ReferralQuestion {
  q: string;
  status: string;
  order: keyof typeof orders;
}

export const everything: ReferralQuestion = { q: '', status: '', order: 'newest' };

export function isNarrowed({ q, status }: ReferralQuestion): boolean {
  return q !== '' || status !== '';
}

/** The call's query; without filters it equals the one that the page sends early. */
export function queryOf({ q, status, order }: ReferralQuestion) {
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(order !== everything.order && orders[order]),
  };
}

/** The status whose name a partner sees for each milestone. */
const firstStatus = {
  applied: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  submitted: 'Application Submitted',
  approved: 'Approved',
  closed: 'Closed',
} as const;

const clientsTurn = leadStatuses.filter((status) => turnAt(status) === 'client').join();

interface ReferralToolsProps {
  question: ReferralQuestion;
  onAsk: (changes: Partial<ReferralQuestion>) => void;
}

export function ReferralTools({ question, onAsk }: ReferralToolsProps) {
  const t = useTranslations('portal.referrals.tools');
  const statusName = useTranslations('portal.labels.statuses');
  const language = useLocale();
  const { partnerSees } = useSession();
  const wordsOf = (milestone: Milestone) =>
    milestone === 'ended'
      ? milestoneTexts[language].milestones.ended
      : statusName(firstStatus[milestone]);
  const { q, status, order } = question;
  const asked = new URLSearchParams({
    ...(q && { q }),
    ...(status && { status }),
    ...orders[order],
  });
  return (
    <div className={`${shared.list} ${styles.search}`} role="search">
      <div className={`${shared.row} ${styles.filters}`}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={q}
          onSearch={(text) => onAsk({ q: text })}
        />
        <QuietSelect
          label={t('order')}
          value={order}
          onChange={(event) => onAsk({ order: event.target.value as ReferralQuestion['order'] })}
          choices={(Object.keys(orders) as (keyof typeof orders)[]).map((name) => [
            name,
            t(`orders.${name}`),
          ])}
        />
        <ToolLink
          aria-label={t('export')}
          href={localizedPath(`${exportOwnReferrals.path}?${asked}`, language)}
          download
        >
          <Download size={16} />
          CSV
        </ToolLink>
      </div>
      <Chips
        label={t('status')}
        choices={[
          { value: '', words: t('all') },
          { value: clientsTurn, words: t('clientsTurn') },
          ...milestones.map((milestone) => ({
            value: statusesAt(milestone, partnerSees).join(),
            words: wordsOf(milestone),
          })),
        ]}
        isChosen={(value) => value === status}
        onChoose={(value) => onAsk({ status: value })}
      />
    </div>
  );
}
