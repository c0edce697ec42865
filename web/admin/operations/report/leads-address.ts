import type { DayRange } from '#core/contract/operations/reports.ts';
import { pathOf } from '../../navigation/tabs.ts';

interface LeadFilter {
  source?: string;
  state?: string;
  qualified?: 'yes';
}

export function leadsAddress({ from, to }: DayRange, filter: LeadFilter = {}): string {
  const parameters = new URLSearchParams({ from, to, ...filter });
  return `${pathOf('leads')}&${parameters.toString()}`;
}

export function sourceAddress(days: DayRange, source: string | null): string | undefined {
  return source === null || source.includes(',') ? undefined : leadsAddress(days, { source });
}
