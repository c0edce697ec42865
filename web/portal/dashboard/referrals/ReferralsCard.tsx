import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { readOwnNews } from '#core/contract/partners/affiliate/news.ts';
import {
  exportOwnReferrals,
  listOwnReferrals,
  readOwnStats,
  referralsAtOnce,
} from '#core/contract/partners/affiliate/referrals.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Download, Handshake, Refresh } from '#web/kit/icons.tsx';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { GrowingList } from '#web/office/list/GrowingList.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { WaitingTable } from '#web/office/list/WaitingTable.tsx';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton, ToolLink } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { OwnReferral } from '../../api-types.ts';
import { useSession } from '../../session-context.ts';
import { useReferralColumns } from './referral-columns.tsx';
import styles from './referrals.module.css';
import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import { type Milestone, milestones, turnAt } from '#core/domain/partners/milestones.ts';
import { statusesAt } from '#core/domain/partners/partner-view.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import { Chips } from '#web/office/list/Chips.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';

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

const everything: ReferralQuestion = { q: '', status: '', order: 'newest' };

function isNarrowed({ q, status }: ReferralQuestion): boolean {
  return q !== '' || status !== '';
}

/** The call's query; without filters it equals the one that the page sends early. */
function queryOf({ q, status, order }: ReferralQuestion) {
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

function ReferralTools({ question, onAsk }: ReferralToolsProps) {
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

interface ReferralsProps {
  rows: readonly OwnReferral[];
  /** Set if some rows may be filtered out. */
  onShowAll: (() => void) | undefined;
}

function Referrals({ rows, onShowAll }: ReferralsProps) {
  const t = useTranslations('portal.referrals');
  const { affiliate } = useSession();
  const columns = useReferralColumns(rows);
  if (rows.length > 0) {
    return (
      <div className={styles.clients}>
        <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      </div>
    );
  }
  if (onShowAll) {
    return (
      <EmptyState
        icon={<Handshake />}
        title={t('tools.nothing')}
        text={t('tools.nothingText')}
        action={<ToolButton onClick={onShowAll}>{t('tools.showAll')}</ToolButton>}
      />
    );
  }
  return (
    <EmptyState
      icon={<Handshake />}
      title={t('none')}
      text={t('noneText')}
      action={
        <ButtonLink href={affiliate.referralLink} target="_blank" rel="noopener">
          {t('test')}
        </ButtonLink>
      }
    />
  );
}

export function ReferralsCard() {
  const t = useTranslations('portal.referrals');
  const totalText = useTotalText();
  const queries = useQueryClient();
  const isFetching = useIsFetching({ queryKey: [listOwnReferrals.path] }) > 0;
  const [question, setQuestion] = useState(everything);
  const list = useGrowingList(listOwnReferrals, {
    query: { pageSize: referralsAtOnce, ...queryOf(question) },
  });
  const { first, rows } = list;
  const isNarrow = isNarrowed(question);
  const waitingColumns = useReferralColumns();
  const hasTools = isNarrow || question.order !== everything.order || !first || rows.length > 1;
  const count =
    first && rows.length > 0
      ? t('shown', { count: String(rows.length), total: totalText(first) })
      : '';
  return (
    <Card
      title={t('title')}
      isFlush
      className={styles.card}
      aside={
        <div className={`${shared.row} ${styles.tools}`}>
          <span className={`${shared.small} ${styles.count}`} role="status">
            {count}
          </span>
          <ToolButton
            variant="quiet"
            disabled={isFetching}
            onClick={() => makeStale(queries, [listOwnReferrals, readOwnStats, readOwnNews])}
          >
            <Refresh size={16} />
            {t('refresh')}
          </ToolButton>
        </div>
      }
    >
      {hasTools && (
        <ReferralTools
          question={question}
          onAsk={(changes) => setQuestion((asked) => ({ ...asked, ...changes }))}
        />
      )}
      <GrowingList
        list={list}
        failure={t('failed')}
        more={t('more')}
        className={styles.more}
        lines={
          <div className={styles.clients}>
            <WaitingTable columns={waitingColumns} lines={6} />
          </div>
        }
      >
        {(found) => (
          <Referrals
            rows={found}
            onShowAll={isNarrow ? () => setQuestion(everything) : undefined}
          />
        )}
      </GrowingList>
    </Card>
  );
}
