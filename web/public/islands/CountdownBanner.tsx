import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { rollingEnd, timeLeft } from '../browser/effects/countdown.ts';
import styles from './countdown-banner.module.css';

export const namespaces = [] as const;
/** With the code: the page has the words that it shows. */
export const texts = {
  en: () => import('../messages/banners-en.ts'),
  es: () => import('../messages/banners-es.ts'),
  pt: () => import('../messages/banners-pt.ts'),
};

interface CountdownBannerProps {
  /** Days the rolling offer runs from the page load. */
  days: number;
  /** Real end of the offer, in ms since 1970; it replaces the rolling one. */
  end: number | null;
}

function everySecond(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const tick = () => {
      changed();
      wait();
    };
    timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  };
  wait();
  return () => clearTimeout(timer);
}

function currentSecond() {
  return Math.floor(Date.now() / 1000);
}
function twoDigits(value: number) {
  return String(value).padStart(2, '0');
}

/**
 * Ticks each second in the browser. The server leaves the figures empty but reserves their space,
 * so nothing moves; the start script fills them until this code loads.
 */
export default function CountdownBanner({ days, end }: CountdownBannerProps) {
  const t = useTranslations('banners.countdown');
  const second = useSyncExternalStore<number | null>(everySecond, currentSecond, () => null);
  const left =
    second === null
      ? null
      : timeLeft(second * 1000, end ?? rollingEnd(performance.timeOrigin, days));
  const units = [
    [left?.days, t('days', { count: left?.days ?? days })],
    [left?.hours, t('hours')],
    [left?.minutes, t('minutes')],
    [left?.seconds, t('seconds')],
  ] as const;
  return (
    <div className={styles.strip}>
      <p>{t('title')}</p>
      <div
        className={styles.time}
        role="timer"
        aria-label={t('label')}
        data-days={days}
        data-end={end ?? undefined}
      >
        {units.map(([value, unit], index) => (
          <span key={index} className={styles.unit}>
            <b suppressHydrationWarning>{value === undefined ? '' : twoDigits(value)}</b>
            {/* One text, because React separates two by a comment. */}
            {` ${unit}`}
          </span>
        ))}
      </div>
    </div>
  );
}
