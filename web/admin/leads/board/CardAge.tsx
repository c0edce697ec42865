import { useTranslations } from 'use-intl';
import { formatDate } from '#core/i18n/format.ts';
import { ownTimeZone } from '#web/office/formats/own-time-zone.ts';
import { RelativeTime, useMoment } from '#web/office/parts/RelativeTime.tsx';
import { ageOf } from './age.ts';
import styles from './board.module.css';

/** The age of a lead in little room, "3 d"; read out in full. */
export function CardAge({ createdAt }: { createdAt: string }) {
  const t = useTranslations('admin.leadBoard.age');
  const { unit, count } = ageOf(createdAt, useMoment());
  return (
    <span className={styles.age}>
      <span
        aria-hidden
        title={formatDate(createdAt, 'en', ownTimeZone(), 'dateTime')}
      >
        {t(unit, { count: String(count) })}
      </span>
      <RelativeTime
        value={createdAt}
        className="visually-hidden"
      />
    </span>
  );
}
