import { useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { formatNumber, localeOf } from '#core/i18n/format.ts';
import type { campaignTotals } from './campaigns.ts';
import styles from './campaign-results.module.css';

interface CampaignResultsProps {
  totals: ReturnType<typeof campaignTotals>;
  language: Language;
  label: string;
  isLarge?: boolean;
}

/** A number of people in short form: "62.2K". */
export function shortCount(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(count);
}

/** A share with its decimal, so that a column of them lines up: "11.0%". */
export function exactShare(share: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);
}

export function CampaignResults({ totals, language, label, isLarge }: CampaignResultsProps) {
  const t = useTranslations('marketing.totals');
  const figures = {
    reach: shortCount(totals.reach, language),
    engagement: exactShare(totals.engagement, language),
    ctr: exactShare(totals.ctr, language),
    conversions: formatNumber(totals.conversions, language),
  };
  return (
    <dl
      className={isLarge ? `${styles.results} ${styles.large}` : styles.results}
      aria-label={label}
    >
      {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
