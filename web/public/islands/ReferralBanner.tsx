import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lookUpAffiliate } from '#core/contract/public-calls.ts';
import { normalizeReferralCode } from '#core/domain/referral.ts';
import { call } from '#web/kit/api.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Close, Shield } from '#web/kit/icons.tsx';
import { storedReferralCode } from '../browser/storage/referral-choice.ts';
import { readTab, storeTab } from '../browser/storage/storage.ts';
import styles from './referral-banner.module.css';

export const namespaces = ['banners'] as const;

type Affiliate = AnswerOf<typeof lookUpAffiliate>;

const closedKey = 'referralBanner_closed';
function currentCode() {
  return (
    normalizeReferralCode(new URLSearchParams(location.search).get('ref')) ?? storedReferralCode()
  );
}

/**
 * Names the partner who sent this visitor. It lies over the page, so its coming moves nothing;
 * closed, it stays closed in this tab.
 */
export default function ReferralBanner() {
  const t = useTranslations('banners.referral');
  const [affiliate, setAffiliate] = useState<Affiliate | null>(null);

  useEffect(() => {
    const code = currentCode();
    if (!code || readTab(closedKey) === code) {
      return;
    }
    const leaving = new AbortController();
    call(lookUpAffiliate, {
      params: { ref: code },
      signal: leaving.signal,
    })
      .then((found) => {
        setAffiliate(found);
        void import('../browser/calls/pixel.ts').then(({ pixelEvent }) =>
          pixelEvent('AffiliateReferral', { affiliate_code: code }),
        );
      })
      .catch(
        (error: unknown) => leaving.signal.aborted || console.warn('Invalid referral code', error),
      );
    return () => leaving.abort();
  }, []);

  if (!affiliate) {
    return null;
  }
  const close = () => {
    storeTab(closedKey, currentCode() ?? '');
    setAffiliate(null);
  };
  const initials = affiliate.firstName.trim().charAt(0) + affiliate.lastName.trim().charAt(0);
  return (
    <aside
      className={styles.note}
      aria-label={t('label')}
    >
      <span
        className={styles.initials}
        aria-hidden
      >
        {initials}
      </span>
      <p className={styles.words}>
        <span>{t('invited')}</span>
        <strong>
          {affiliate.firstName} {affiliate.lastName}
        </strong>
        <span>{affiliate.company?.trim() || t('defaultCompany')}</span>
        {affiliate.isLicensedRealtor && (
          <span className={styles.badge}>
            <Shield size={16} />
            {t('realtor')}
          </span>
        )}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('close')}
        onClick={close}
      >
        <Close size={18} />
      </button>
    </aside>
  );
}
