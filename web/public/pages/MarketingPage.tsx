import { useTranslations } from 'use-intl';
import { mayShow } from '#core/domain/launch/may-show.ts';
import type { PageProps } from '../entry-server.tsx';
import { campaigns, campaignTotals } from '../marketing/campaigns.ts';
import { CampaignArticle } from '../marketing/CampaignArticle.tsx';
import { CampaignExports } from '../marketing/CampaignExports.tsx';
import { CampaignLedger } from '../marketing/CampaignLedger.tsx';
import { CampaignHouse } from '../marketing/CampaignPicture.tsx';
import { CampaignResults } from '../marketing/CampaignResults.tsx';
import { ImportGuide } from '../marketing/ImportGuide.tsx';
import { useWrittenCampaigns } from '../marketing/use-written-campaigns.ts';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './marketing-page.module.css';

/** When the pictures of the first and the last campaign are, as shares of the day. */
const morning = 0.1;
const evening = 0.96;

// What ad texts say something of.
const factsOfAds = [
  'grant-source',
  'savings-range',
  'solar-cap',
  'warranty',
  'requirements',
  'states-licensed',
  'service-times',
  'claims-unconfirmed',
];

export default function MarketingPage({ data }: PageProps) {
  const t = useTranslations('marketing');
  const { language } = data;
  const written = useWrittenCampaigns(data);
  if (!factsOfAds.every((fact) => mayShow(data.terms, fact))) {
    return (
      <Layout data={data}>
        <div className={`${layout.container} ${styles.page}`}>
          <header className={styles.head}>
            <h1>{t('title')}</h1>
            <p className={styles.intro}>{t('held')}</p>
          </header>
        </div>
      </Layout>
    );
  }
  const hourOf = (index: number) => morning + ((evening - morning) * index) / (written.length - 1);
  return (
    <Layout data={data}>
      <div className={`${layout.container} ${styles.page}`}>
        <header className={styles.head}>
          <p className={styles.eyebrow}>{t('eyebrow')}</p>
          <h1>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
          <CampaignExports
            configs={written.map(({ config }) => config)}
            language={language}
          />
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
        <CampaignLedger
          campaigns={written}
          language={language}
        />
        <CampaignHouse />
        {written.map(({ campaign, config }, index) => (
          <CampaignArticle
            key={campaign.key}
            campaign={campaign}
            config={config}
            data={data}
            hour={hourOf(index)}
          />
        ))}
        <ImportGuide />
      </div>
      <LostNote />
    </Layout>
  );
}
