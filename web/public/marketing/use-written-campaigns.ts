import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { licenseChoice } from '#core/i18n/figures.ts';
import { useSite } from '../runtime/site-context.tsx';
import { campaignConfig, type CampaignConfig } from './campaign-export.ts';
import { campaigns, type Campaign } from './campaigns.ts';

export interface WrittenCampaign {
  readonly campaign: Campaign;
  readonly config: CampaignConfig;
}

export function useWrittenCampaigns({ terms, language, origin }: SiteData): WrittenCampaign[] {
  const t = useTranslations('marketing');
  const { figures } = useSite();
  const disclosure = t('disclosure', { ...figures, ...licenseChoice(figures) });
  const common = [t('targeting.category'), t('targeting.place'), t('targeting.people')];
  const setting = {
    origin,
    language,
    states: terms.eligibleStates,
  };
  return campaigns.map((campaign) => {
    const { key } = campaign;
    const primary = t(`campaigns.${key}.primary`, figures);
    const targeting = [...common, t(`campaigns.${key}.targeting`)];
    const texts = {
      title: t(`campaigns.${key}.title`),
      headline: t(`campaigns.${key}.headline`),
      primary: `${primary}\n\n${disclosure}`,
      targeting: targeting.join('\n'),
    };
    return {
      campaign,
      config: campaignConfig(campaign, texts, setting),
    };
  });
}
