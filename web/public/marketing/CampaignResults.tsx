import { useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { formatNumber, localeOf } from '#core/i18n/format.ts';
import { Figures } from '../sections/frame/Figures.tsx';
import type { campaignTotals } from './campaigns.ts';
import type { WrittenCampaign } from './use-written-campaigns.ts';
import ledger from './campaign-ledger.module.css';
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

/** Campaigns in the language of the page. */
export interface WrittenCampaigns {
  campaigns: readonly WrittenCampaign[];
  language: Language;
}

export function CampaignLedger({ campaigns, language }: WrittenCampaigns) {
  const t = useTranslations('marketing');
  return (
    <table className={ledger.ledger}>
      <caption className="visually-hidden">{t('contents')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('contents')}</th>
          <th scope="col">{t('totals.reach')}</th>
          {(['engagement', 'ctr'] as const).map((share) => (
            <th key={share} scope="col" className={ledger.extra}>
              {t(`totals.${share}`)}
            </th>
          ))}
          <th scope="col">{t('totals.conversions')}</th>
        </tr>
      </thead>
      <tbody>
        {campaigns.map(({ campaign, config }) => (
          <tr key={campaign.key}>
            <th scope="row">
              <a href={`#${campaign.slug}`}>{config.ad.name}</a>{' '}
              <span>{t(`campaigns.${campaign.key}.audience`)}</span>
            </th>
            <td>{shortCount(campaign.reach, language)}</td>
            <td className={ledger.extra}>{exactShare(campaign.engagement, language)}</td>
            <td className={ledger.extra}>{exactShare(campaign.ctr, language)}</td>
            <td>{formatNumber(campaign.conversions, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
