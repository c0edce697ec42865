import { useTranslations } from 'use-intl';
import { Badge } from '#web/office/parts/Badge.tsx';
import type { AffiliateRow } from '../../api-types.ts';
import { reviewReasons } from './review-reasons.ts';

export function ReviewBadge({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliates.review');
  const reasons = reviewReasons(affiliate);
  if (reasons.length === 0) {
    return null;
  }
  return (
    <Badge tone="amber" title={reasons.map((reason) => t(`reasons.${reason}`)).join(' ')}>
      {t('badge')}
    </Badge>
  );
}
