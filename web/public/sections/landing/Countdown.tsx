import { useTranslations } from 'use-intl';
import styles from './countdown.module.css';

interface CountdownProps {
  /** Days the rolling offer runs from the page load. */
  days: number;
  /** Real end of the offer, in ms since 1970; it replaces the rolling one. */
  end: number | null;
}

/**
 * The time left in the offer. The server leaves the figures empty but reserves their space, so
 * nothing moves when the start script of the page fills them in and counts on.
 */
export function Countdown({ days, end }: CountdownProps) {
  const t = useTranslations('landing.countdown');
  const units = [t('days', { count: 2 }), t('hours'), t('minutes'), t('seconds')];
  return (
    <div className={styles.strip}>
      <p>{t('title')}</p>
      <div
        className={styles.time}
        role="timer"
        aria-label={t('label')}
        data-days={days}
        data-end={end ?? undefined}
        data-day={t('days', { count: 1 })}
      >
        {units.map((unit) => (
          <span key={unit} className={styles.unit}>
            <b />
            {` ${unit}`}
          </span>
        ))}
      </div>
    </div>
  );
}
