import { useTranslations } from 'use-intl';
import { Badge } from '#web/office/parts/Badge.tsx';

export function UnsavedBadge() {
  const t = useTranslations('admin.draft');
  return <Badge tone="amber">{t('unsaved')}</Badge>;
}
