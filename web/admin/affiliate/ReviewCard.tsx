import { useTranslations } from 'use-intl';
import { updateAffiliate } from '#core/contract/affiliates.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { Switch } from '#web/office/parts/Switch.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import shared from '#web/office/styles/shared.module.css';
import { reviewReasons } from '../affiliates/review-reasons.ts';
import type { AffiliateRow } from '../api-types.ts';
import { affiliateKeys } from '../queries/affiliates.ts';
import styles from './affiliate.module.css';

function useReview(id: number) {
  const t = useTranslations('admin.affiliate.review');
  const write = useWrite(updateAffiliate, {
    makesStale: [affiliateKeys.all],
    onSuccess: ({ firstName, lastName }) =>
      toastSuccess({ title: t('saved'), description: `${firstName} ${lastName}` }),
    onError: (error) =>
      toastError({
        title: t('failed'),
        description: refusalText(error),
      }),
  });
  return {
    save: (body: { isLicenseVerified: boolean } | { needsReview: boolean }) =>
      write.mutate({ params: { id }, body }),
    isPending: write.isPending,
  };
}

function Reasons({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliate.review');
  const inWords = useTranslations('admin.affiliates.review.reasons');
  const reasons = reviewReasons(affiliate);
  if (reasons.length === 0) {
    return <p className={styles.calm}>{t('nothing')}</p>;
  }
  return (
    <div
      className={shared.notice}
      role="note"
    >
      <p>{t('lead')}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{inWords(reason)}</li>
        ))}
      </ul>
    </div>
  );
}

export function ReviewCard({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliate.review');
  const { id, isLicensedRealtor, licenseVerifiedAt, needsReview } = affiliate;
  const { save, isPending } = useReview(id);
  return (
    <Card title={t('title')}>
      <Reasons affiliate={affiliate} />
      <Facts>
        <Fact name={t('license')}>
          {isLicensedRealtor ? (
            <Switch
              isOn={licenseVerifiedAt !== null}
              label={t('licenseOf')}
              isPending={isPending}
              onChange={(isLicenseVerified) => save({ isLicenseVerified })}
            >
              {licenseVerifiedAt === null ? (
                t('unverified')
              ) : (
                <>
                  {t('verified')} <ExactTime value={licenseVerifiedAt} />
                </>
              )}
            </Switch>
          ) : (
            t('noLicense')
          )}
        </Fact>
        <Fact name={t('review')}>
          <Switch
            isOn={needsReview}
            label={t('reviewOf')}
            isPending={isPending}
            onChange={(isNeeded) => save({ needsReview: isNeeded })}
          >
            {needsReview ? t('needed') : t('done')}
          </Switch>
        </Fact>
      </Facts>
    </Card>
  );
}
