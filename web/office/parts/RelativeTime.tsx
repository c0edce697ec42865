import { useSyncExternalStore } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#core/i18n/format.ts';
import { ownTimeZone } from './own-time-zone.ts';
import { relativeTime } from './relative-time.ts';

const beatMs = 30_000;
// One clock for all times on a screen; it stands still while nobody looks at it.
let beat = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  beat = Math.max(beat, Date.now());
  timer ??= setInterval(() => {
    beat = Date.now();
    for (const each of listeners) {
      each();
    }
  }, beatMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) {
      return;
    }
    clearInterval(timer);
    timer = undefined;
  };
}

interface TimeProps {
  value: string;
  className?: string | undefined;
}

/** "about 1 hour ago", kept up to date; the exact time is in its tooltip. */
export function RelativeTime({ value, className }: TimeProps) {
  const now = useSyncExternalStore(
    subscribe,
    () => beat,
    () => beat,
  );
  const t = useTranslations('office.time');
  const exact = formatDate(value, useLocale(), ownTimeZone(), 'dateTime');
  return (
    <time
      dateTime={value}
      title={exact}
      className={className}
    >
      {relativeTime(value, new Date(now), t)}
    </time>
  );
}

/** A date with its time of day where the reader is; in UTC in its tooltip, as a record needs it. */
export function ExactTime({ value, className }: TimeProps) {
  return (
    <time
      dateTime={value}
      title={value}
      className={className}
    >
      {formatDate(value, useLocale(), ownTimeZone(), 'dateTime')}
    </time>
  );
}
