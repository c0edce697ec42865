import { useTranslations } from 'use-intl';
import type { OwnAffiliate } from '../api-types.ts';
import { CopyField } from '../parts/CopyField.tsx';

export function ReferralCodeField({ own }: { own: OwnAffiliate }) {
  const t = useTranslations('portal.profile.information');
  return (
    <CopyField
      label={t('referralCode')}
      hint={t('referralCodeHint')}
      value={own.referralCode}
      copy={{ text: own.referralLink, label: t('copyLink') }}
    />
  );
}
