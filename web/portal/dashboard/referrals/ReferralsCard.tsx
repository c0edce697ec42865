import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readOwnNews } from '#core/contract/partners/affiliate/news.ts';
import {
  listOwnReferrals,
  readOwnStats,
  referralsAtOnce,
} from '#core/contract/partners/affiliate/referrals.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Handshake, Refresh } from '#web/kit/icons.tsx';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { GrowingList } from '#web/office/list/GrowingList.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { WaitingTable } from '#web/office/list/WaitingTable.tsx';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { OwnReferral } from '../../api-types.ts';
import { useSession } from '../../session-context.ts';
import { useReferralColumns } from './referral-columns.tsx';
import { everything, isNarrowed, queryOf, ReferralTools } from './ReferralTools.tsx';
import styles from './referrals.module.css';

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
        action={<ToolButton onClick={onShowAll}>{t('tools.showAll')}</ToolButton>}
      >
        {t('tools.nothingText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Handshake />}
      title={t('none')}
      action={
        <ButtonLink href={affiliate.referralLink} target="_blank" rel="noopener">
          {t('test')}
        </ButtonLink>
      }
    >
      {t('noneText')}
    </EmptyState>
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
