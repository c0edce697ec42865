import { useTranslations } from 'use-intl';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import type { OwnAffiliate } from '../api-types.ts';
import styles from './profile.module.css';

/** The referral code, to be read, and the whole link with it, to be copied. */
export function ReferralCodeField({ own }: { own: OwnAffiliate }) {
  const t = useTranslations('portal.profile.information');
  return (
    <div className={styles.code}>
      <TextInput
        label={t('referralCode')}
        hint={t('referralCodeHint')}
        value={own.referralCode}
        readOnly
        translate="no"
        className={styles.grow}
      />
      <CopyButton
        text={own.referralLink}
        label={t('copyLink')}
      />
    </div>
  );
}
