import { useTranslations } from 'use-intl';
import { listLeadTimeline } from '#core/contract/lead/timeline.ts';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail, TimelineRow } from '../../api-types.ts';
import { timelineKeys } from '../../queries/keys.ts';
import { EntryText } from './EntryText.tsx';
import styles from './timeline.module.css';

/** Who did it; the applicant and the product have no name of their own. */
function useActorName({ kind, name }: TimelineRow['actor']): string {
  const t = useTranslations('admin.timeline.actors');
  return name ?? t(kind);
}

function TimelineEntry({ entry }: { entry: TimelineRow }) {
  const who = useActorName(entry.actor);
  return (
    <li
      className={styles.entry}
      data-kind={entry.kind}
    >
      <div className={styles.text}>
        <EntryText entry={entry} />
      </div>
      <span className={styles.foot}>
        <span>{who}</span>
        <RelativeTime value={entry.at} />
      </span>
    </li>
  );
}

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
