import { useMemo, useSyncExternalStore } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#core/i18n/format.ts';
import type { Language } from '#core/domain/language.ts';
import { renderMoment } from '../hydration/render-moment.ts';
import type { Texts } from '../messages/texts.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { relativeTime } from '#web/office/formats/relative-time.ts';

const beatMs = 30_000;
/** Times rendered within this many milliseconds share one moment. */
const freshMs = 1000;
// One clock for all times on a screen; it is paused while no component uses it.
let beat = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
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

/**
 * The moment for relative times. It is read during rendering and then shared: an update after
 * rendering would render the rows of a list twice.
 */
function momentOf(): number {
  const now = Date.now();
  if (now - beat > freshMs) {
    beat = now;
  }
  return beat;
}

/** A value that is newer than the screen's moment counts as now, not as future. */
function seenFrom(value: string, moment: number): Date {
  const ahead = Date.parse(value) - moment;
  return new Date(ahead > 0 && ahead <= freshMs ? moment + ahead : moment);
}

/** The formatter for relative times; one serves all times of a list. */
export interface TimeWords {
  t: Texts<'office.time'>;
  language: Language;
}

export function useTimeWords(): TimeWords {
  const t = useTranslations('office.time');
  const language = useLocale();
  return useMemo(() => ({ t, language }), [t, language]);
}

export function useMoment(): number {
  return useSyncExternalStore(subscribe, momentOf, renderMoment);
}

interface TimeProps {
  value: string;
  className?: string | undefined;
}

/** `RelativeTime` with its caller's words: a list has fifty of these. */
export function TimeAgo({
  value,
  className,
  words: { t, language },
}: TimeProps & { words: TimeWords }) {
  const moment = useMoment();
  return (
    <time
      dateTime={value}
      title={formatDate(value, language, viewerTimeZone(), 'dateTime')}
      className={className}
    >
      {relativeTime(value, seenFrom(value, moment), t)}
    </time>
  );
}

/** "about 1 hour ago", kept up to date; the exact time is in its tooltip. */
export function RelativeTime(props: TimeProps) {
  return <TimeAgo {...props} words={useTimeWords()} />;
}

/**
 * A date with its time of day in the reader's zone; in UTC in its tooltip, as a record needs it.
 */
export function ExactTime({ value, className }: TimeProps) {
  return (
    <time dateTime={value} title={value} className={className}>
      {formatDate(value, useLocale(), viewerTimeZone(), 'dateTime')}
    </time>
  );
}
