import { useTranslations } from 'use-intl';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Download } from '#web/kit/icons.tsx';
import type { PageProps } from '../entry-server.tsx';
import { campaignsCsv, campaignsJson } from '../marketing/campaign-export.ts';
import { campaigns, campaignTotals } from '../marketing/campaigns.ts';
import { CampaignArticle } from '../marketing/CampaignArticle.tsx';
import { CampaignResults, type WrittenCampaigns } from '../marketing/CampaignResults.tsx';
import { useWrittenCampaigns } from '../marketing/use-written-campaigns.ts';
import { Layout } from '../sections/frame/Layout.tsx';
import { LostNote } from '../sections/frame/LostNote.tsx';
import eyebrow from '../sections/frame/eyebrow.module.css';
import layout from '../sections/frame/layout.module.css';
import guideStyles from '../marketing/import-guide.module.css';
import styles from './marketing-page.module.css';

/** The time of the first and the last campaign's picture, as shares of the day. */
const morning = 0.1;
const evening = 0.96;

// Facts that ad texts name.
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

/** Tells spreadsheets that a CSV is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A data URL: it works without any script. */
function file(type: string, content: string) {
  return `data:${type};charset=utf-8,${encodeURIComponent(content)}`;
}

function CampaignExports({ campaigns, language }: WrittenCampaigns) {
  const configs = campaigns.map(({ config }) => config);
  const t = useTranslations('marketing.exports');
  const name = `solar-grant-home-campaigns-${language}`;
  const table = byteOrderMark + campaignsCsv(configs);
  return (
    <div className={`${layout.actions} ${styles.exports} screen-only`}>
      <ButtonLink
        variant="ink"
        href={file('application/json', campaignsJson(configs))}
        download={`${name}.json`}
      >
        <Download size={20} />
        {t('json')}
      </ButtonLink>
      <ButtonLink href={file('text/csv', table)} download={`${name}.csv`}>
        <Download size={20} />
        {t('csv')}
      </ButtonLink>
      <p>{t('note')}</p>
    </div>
  );
}

const rules = ['claims', 'credit', 'fair', 'line', 'record'] as const;
const steps = ['export', 'import', 'category', 'picture', 'start', 'results'] as const;

function ImportGuide() {
  const t = useTranslations('marketing');
  return (
    <div className={guideStyles.sections}>
      <section aria-labelledby="rules-title">
        <h2 id="rules-title">{t('rules.title')}</h2>
        <ul className={guideStyles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="guide-title" id="import-guide">
        <h2 id="guide-title">{t('guide.title')}</h2>
        <p className={guideStyles.intro}>{t('guide.intro')}</p>
        <ol className={guideStyles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`guide.${step}.title`)}</h3>
              <p>{t(`guide.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

export default function MarketingPage({ data }: PageProps) {
  const t = useTranslations('marketing');
  const { language } = data;
  const written = useWrittenCampaigns(data);
  const isHeld = !factsOfAds.every((fact) => mayShow(data.terms, fact));
  const hourOf = (index: number) => morning + ((evening - morning) * index) / (written.length - 1);
  return (
    <Layout data={data}>
      <div className={`${layout.container} ${styles.page}`}>
        <header className={styles.head}>
          <p className={eyebrow.line}>{t('eyebrow')}</p>
          <h1>{t('title')}</h1>
          <p className={styles.intro}>{isHeld ? t('held') : t('intro')}</p>
          {!isHeld && <CampaignExports campaigns={written} language={language} />}
        </header>
        {!isHeld && (
          <>
            <section className={styles.totals}>
              <CampaignResults
                totals={campaignTotals(campaigns)}
                language={language}
                label={t('totals.label')}
                isLarge
              />
              <p>{t('totals.sample')}</p>
            </section>
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
          </>
        )}
      </div>
      <LostNote />
    </Layout>
  );
}
