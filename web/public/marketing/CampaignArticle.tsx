import { useTranslations } from 'use-intl';
import { type SiteData, sitePages } from '#core/contract/site.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { LogoMark } from '#web/kit/Logo.tsx';
import { Island } from '../runtime/island.tsx';
import type { CampaignConfig } from './campaign-export.ts';
import type { Campaign } from './campaigns.ts';
import { Still } from '../art/Still.tsx';
import { dawn, evening, golden, morning, noon } from '../media/still-media.ts';
import { CampaignResults } from './CampaignResults.tsx';
import styles from './campaign-article.module.css';

const stills = [dawn, morning, noon, golden, evening];

interface CampaignArticleProps {
  campaign: Campaign;
  config: CampaignConfig;
  /** Time of its picture, 0 at dawn to 1 at dusk. */
  hour: number;
  data: SiteData;
}

export function CampaignArticle({ campaign, config, hour, data }: CampaignArticleProps) {
  const t = useTranslations('marketing');
  const { key, runsIn } = campaign;
  const id = (part: string) => `${campaign.slug}-${part}`;
  const texts = ['headline', 'primary', 'targeting', 'config'] as const;
  const call = t(`callToAction.${campaign.callToAction}`);
  const link = (
    <a href={config.ad.link.slice(data.origin.length)}>
      {t(`pages.${sitePages[campaign.page].name as 'landing'}`)}
    </a>
  );
  const budget = t('budget', { amount: formatDollars(campaign.dailyBudget, data.language) });
  const places = campaign.placements.map((placement) => t(`placement.${placement}`));
  const facts = [
    [
      'callToAction',
      <>
        {call} <code>{campaign.callToAction}</code>
      </>,
    ],
    ['budget', budget],
    ['placement', places.join(', ')],
    ['link', link],
  ] as const;
  return (
    <article id={campaign.slug} className={styles.campaign} aria-labelledby={id('title')}>
      <header className={styles.head}>
        <h2 id={id('title')}>{config.ad.name}</h2>
        <p>{t(`campaigns.${key}.audience`)}</p>
      </header>
      <div className={styles.ad}>
        <div className={styles.sponsor}>
          <span className={styles.mark}>
            <LogoMark size={24} />
          </span>
          <p>
            <strong>{data.terms.lenderName}</strong>
            <br />
            <span>{t('sponsored')}</span>
          </p>
        </div>
        <p className="visually-hidden">{t('fields.primary')}</p>
        <p className={styles.primary} id={id('primary')}>
          {config.ad.body}
        </p>
        <Still
          of={stills[Math.round(hour * (stills.length - 1))] ?? noon}
          className={styles.picture}
        />
        <div className={styles.foot}>
          <div>
            <p className={styles.host}>{new URL(data.origin).host}</p>
            <p className="visually-hidden">{t('fields.headline')}</p>
            <p className={styles.headline} id={id('headline')}>
              {config.ad.title}
            </p>
          </div>
          <span className={styles.button}>{call}</span>
        </div>
      </div>
      <div className={styles.sheet}>
        {runsIn && (
          <p className={styles.runsIn}>
            {t(`runsIn.${runsIn as 'es' | 'pt'}`)}{' '}
            {runsIn !== data.language && (
              <a href={`/marketing?lang=${runsIn}`} hrefLang={runsIn} data-language={runsIn}>
                {t('runsIn.open')}
              </a>
            )}
          </p>
        )}
        <CampaignResults totals={campaign} language={data.language} label={t('results')} />
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`fields.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={styles.wide}>
            <dt>{t('fields.targeting')}</dt>
            <dd className={styles.targeting} id={id('targeting')}>
              {config.ad_set.notes.split('\n').map((line) => (
                <span key={line}>
                  {line}
                  {'\n'}
                </span>
              ))}
            </dd>
          </div>
        </dl>
        <Island
          of="CopyButtons"
          props={{
            label: t('copy.label'),
            copied: t('copy.copied'),
            failed: t('copy.failed'),
            buttons: texts.map((part) => ({
              from: id(part),
              label: t(`fields.${part}`),
            })),
          }}
        />
        <details className={styles.config}>
          <summary>{t('fields.config')}</summary>
          <pre id={id('config')}>{JSON.stringify(config, null, 2)}</pre>
        </details>
      </div>
    </article>
  );
}
