import { useTranslations } from 'use-intl';
import { listLeadTimeline } from '#core/contract/lead/timeline.ts';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { timelineKeys } from '../../queries/keys.ts';
import { EntryText } from './EntryText.tsx';
import styles from './timeline.module.css';

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
  return (
    <Card
      title={t('title')}
      aside={
        <span
          className={shared.soft}
          role="status"
        >
          {first && t('shown', { count: String(rows.length), total: totalText(first) })}
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
              <li
                key={entry.id}
                className={styles.entry}
                data-kind={entry.kind}
              >
                <div className={styles.text}>
                  <EntryText entry={entry} />
                </div>
                <span className={styles.foot}>
                  {/* The applicant and the product have no name of their own. */}
                  <span>{entry.actor.name ?? t(`actors.${entry.actor.kind}`)}</span>
                  <RelativeTime value={entry.at} />
                </span>
              </li>
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
