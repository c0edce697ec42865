import { useTranslations } from 'use-intl';
import { siteFigures } from '#core/i18n/figures.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Download } from '#web/kit/icons.tsx';
import type { PageProps } from '../entry-server.tsx';
import { campaignConfig, campaignsCsv, campaignsJson } from '../marketing/campaign-export.ts';
import { campaigns, campaignTotals } from '../marketing/campaigns.ts';
import { CampaignArticle } from '../marketing/CampaignArticle.tsx';
import { CampaignHouse } from '../marketing/CampaignPicture.tsx';
import { CampaignResults, exactShare, shortCount } from '../marketing/CampaignResults.tsx';
import { ImportGuide } from '../marketing/ImportGuide.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './marketing-page.module.css';

// Files inside the link work without any script; the byte order mark tells spreadsheets that the
// CSV is UTF-8.
const file = (type: string, content: string) =>
  `data:${type};charset=utf-8,${encodeURIComponent(content)}`;

/** Ad texts for staff, ready to be copied or imported. */
export default function MarketingPage({ data }: PageProps) {
  const t = useTranslations('marketing');
  const { language } = data;
  const figures = siteFigures(data.terms, language);
  const common = [t('targeting.category'), t('targeting.place'), t('targeting.people')];
  const all = campaigns.map((campaign) => ({
    campaign,
    config: campaignConfig(
      campaign,
      {
        title: t(`campaigns.${campaign.key}.title`),
        headline: t(`campaigns.${campaign.key}.headline`),
        primary: `${t(`campaigns.${campaign.key}.primary`, figures)}\n\n${t('disclosure', figures)}`,
        targeting: [...common, t(`campaigns.${campaign.key}.targeting`)].join('\n'),
      },
      {
        origin: data.origin,
        language,
        states: data.terms.eligibleStates,
      },
    ),
  }));
  const configs = all.map(({ config }) => config);
  const name = `solar-grant-home-campaigns-${language}`;
  return (
    <Layout data={data}>
      <div className={`${layout.container} ${styles.page}`}>
        <header className={styles.head}>
          <p className={styles.eyebrow}>{t('eyebrow')}</p>
          <h1>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
          <div className={styles.exports}>
            <ButtonLink
              variant="ink"
              href={file('application/json', campaignsJson(configs))}
              download={`${name}.json`}
            >
              <Download size={20} />
              {t('exports.json')}
            </ButtonLink>
            <ButtonLink
              href={file('text/csv', `\uFEFF${campaignsCsv(configs)}`)}
              download={`${name}.csv`}
            >
              <Download size={20} />
              {t('exports.csv')}
            </ButtonLink>
            <p>{t('exports.note')}</p>
          </div>
        </header>
        <section className={styles.totals}>
          <CampaignResults
            totals={campaignTotals(campaigns)}
            language={language}
            label={t('totals.label')}
            isLarge
          />
          <p>{t('totals.sample')}</p>
        </section>
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
            {all.map(({ campaign, config }) => (
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
        <CampaignHouse />
        {all.map(({ campaign, config }, index) => (
          <CampaignArticle
            key={campaign.key}
            campaign={campaign}
            config={config}
            data={data}
            hour={0.1 + (0.86 * index) / (all.length - 1)}
          />
        ))}
        <ImportGuide />
      </div>
    </Layout>
  );
}
