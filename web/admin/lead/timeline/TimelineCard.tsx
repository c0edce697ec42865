import { useTranslations } from 'use-intl';
import { listLeadTimeline } from '#core/contract/lead/timeline.ts';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { timelineKeys } from '../../queries/timeline.ts';
import styles from './timeline.module.css';
import { TimelineEntry } from './TimelineEntry.tsx';

const pageSize = 20;

export function TimelineCard({ lead: { id } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.timeline');
  const totalText = useTotalText();
  const list = useGrowingList(listLeadTimeline, {
    keys: timelineKeys,
    params: { id: String(id) },
    query: { pageSize },
  });
  const { first, rows, hasMore } = list;
  const shown = first ? t('shown', { count: String(rows.length), total: totalText(first) }) : '';
  return (
    <Card
      title={t('title')}
      aside={
        <span
          className={shared.soft}
          role="status"
        >
          {shown}
        </span>
      }
    >
      <Loaded
        query={{ ...list, data: first && rows }}
        failure={t('failed')}
        lines={5}
      >
        {(found) => (
          <ol className={shared.list}>
            {found.map((entry) => (
              <TimelineEntry
                key={entry.id}
                entry={entry}
              />
            ))}
          </ol>
        )}
      </Loaded>
      {hasMore && (
        <ToolButton
          className={styles.more}
          disabled={list.isFetching}
          onClick={() => void list.grow()}
        >
          {t('older')}
        </ToolButton>
      )}
    </Card>
  );
}
