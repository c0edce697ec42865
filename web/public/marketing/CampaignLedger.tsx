import { useTranslations } from 'use-intl';
import { formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/domain/language.ts';
import { exactShare, shortCount } from './CampaignResults.tsx';
import type { WrittenCampaign } from './use-written-campaigns.ts';
import styles from './campaign-ledger.module.css';

interface CampaignLedgerProps {
  campaigns: readonly WrittenCampaign[];
  language: Language;
}

export function CampaignLedger({ campaigns, language }: CampaignLedgerProps) {
  const t = useTranslations('marketing');
  return (
    <table className={styles.ledger}>
      <caption className="visually-hidden">{t('contents')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('contents')}</th>
          <th scope="col">{t('totals.reach')}</th>
          <th
            scope="col"
            className={styles.extra}
          >
            {t('totals.engagement')}
          </th>
          <th
            scope="col"
            className={styles.extra}
          >
            {t('totals.ctr')}
          </th>
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
            <td className={styles.extra}>{exactShare(campaign.engagement, language)}</td>
            <td className={styles.extra}>{exactShare(campaign.ctr, language)}</td>
            <td>{formatNumber(campaign.conversions, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
