import type { SiteData } from '#core/contract/site.ts';
import { marketedStates } from '#core/domain/programme-terms.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { MoreThan } from './MoreThan.tsx';

/** "32+", or the number of states in the list. */
export function StateCount({ data }: { data: SiteData }) {
  const { count, isMore } = marketedStates(data.terms);
  const figure = formatNumber(count, data.language);
  return isMore ? <MoreThan figure={figure} /> : figure;
}
