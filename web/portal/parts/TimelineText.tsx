import { useTranslations } from 'use-intl';
import { type Timeline, timelines } from '#core/domain/options.ts';

function isTimeline(value: string): value is Timeline {
  return (timelines as readonly string[]).includes(value);
}

export function TimelineText({ value }: { value: string }) {
  const t = useTranslations('portal.labels.timelines');
  return isTimeline(value) ? t(value) : value;
}
