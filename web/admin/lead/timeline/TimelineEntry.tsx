import { useTranslations } from 'use-intl';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import type { TimelineRow } from '../../api-types.ts';
import { EntryText } from './EntryText.tsx';
import styles from './timeline.module.css';

/** Who did it; the applicant and the product have no name of their own. */
function useActorName({ kind, name }: TimelineRow['actor']): string {
  const t = useTranslations('admin.timeline.actors');
  return name ?? t(kind);
}

export function TimelineEntry({ entry }: { entry: TimelineRow }) {
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
