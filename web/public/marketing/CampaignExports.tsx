import { useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Download } from '#web/kit/icons.tsx';
import { campaignsCsv, campaignsJson, type CampaignConfig } from './campaign-export.ts';
import styles from './campaign-exports.module.css';

/** Tells spreadsheets that a CSV is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A file inside its link works without any script. */
function file(type: string, content: string) {
  return `data:${type};charset=utf-8,${encodeURIComponent(content)}`;
}

interface CampaignExportsProps {
  configs: readonly CampaignConfig[];
  language: Language;
}

export function CampaignExports({ configs, language }: CampaignExportsProps) {
  const t = useTranslations('marketing.exports');
  const name = `solar-grant-home-campaigns-${language}`;
  const table = byteOrderMark + campaignsCsv(configs);
  return (
    <div className={styles.exports}>
      <ButtonLink
        variant="ink"
        href={file('application/json', campaignsJson(configs))}
        download={`${name}.json`}
      >
        <Download size={20} />
        {t('json')}
      </ButtonLink>
      <ButtonLink
        href={file('text/csv', table)}
        download={`${name}.csv`}
      >
        <Download size={20} />
        {t('csv')}
      </ButtonLink>
      <p>{t('note')}</p>
    </div>
  );
}
