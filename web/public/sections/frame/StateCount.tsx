import type { SiteData } from '#core/contract/site.ts';
import { marketedStates } from '#core/domain/programme-terms.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { MoreThan } from './MoreThan.tsx';

/** The count of eligible states beside DC, standing alone: "32+", or what the list has. */
export function StateCount({ data }: { data: SiteData }) {
  const { count, isMore } = marketedStates(data.terms);
  const figure = formatNumber(count, data.language);
  return isMore ? <MoreThan figure={figure} /> : figure;
}
