import { useTranslations } from 'use-intl';
import type { OwnAffiliate } from '../api-types.ts';
import { CopyField } from '../parts/CopyField.tsx';

/** The referral code, to be read, and the whole link with it, to be copied. */
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
