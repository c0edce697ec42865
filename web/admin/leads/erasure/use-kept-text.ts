import { useTranslations } from 'use-intl';
import type { keptOfErased } from '#core/domain/leads/erasure.ts';
import { retention } from '#core/domain/operations/kept-data.ts';
import { dayOf } from '../../day-of.ts';

/** A sentence on the data kept of a person who was erased at a moment. */
export function useKeptText() {
  const t = useTranslations('admin.erasure.kept');
  return (kept: (typeof keptOfErased)[number], erasedAt: Date): string => {
    const until = new Date(erasedAt);
    until.setUTCFullYear(until.getUTCFullYear() + retention.doNotContactYears);
    return t(kept, { until: dayOf(until, 'long') });
  };
}
