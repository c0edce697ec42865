import { useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { formatNumber, localeOf } from '#core/i18n/format.ts';
import { Figures } from '../sections/frame/Figures.tsx';
import type { campaignTotals } from './campaigns.ts';
import type { WrittenCampaign } from './use-written-campaigns.ts';
import styles from './campaign-results.module.css';

interface CampaignResultsProps {
  totals: ReturnType<typeof campaignTotals>;
  language: Language;
  label: string;
  isLarge?: boolean;
}

/** A number of people, abbreviated: "62.2K". */
function shortCount(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(count);
}

/** A share with one decimal, so that a column lines up: "11.0%". */
function exactShare(share: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);
}

export function CampaignResults({ totals, language, label, isLarge }: CampaignResultsProps) {
  const t = useTranslations('marketing.totals');
  const figures = [
    [shortCount(totals.reach, language), t('reach')],
    [exactShare(totals.engagement, language), t('engagement')],
    [exactShare(totals.ctr, language), t('ctr')],
    [formatNumber(totals.conversions, language), t('conversions')],
  ] as const;
  return (
    <Figures
      of={figures}
      className={isLarge ? `${styles.results} ${styles.large}` : styles.results}
      aria-label={label}
    />
  );
}

export interface WrittenCampaigns {
  campaigns: readonly WrittenCampaign[];
  language: Language;
}
