import { useTranslations } from 'use-intl';
import { Badge } from '#web/office/parts/Badge.tsx';

/** On a button: something typed waits behind it. */
export function UnsavedBadge() {
  const t = useTranslations('admin.draft');
  return <Badge tone="amber">{t('unsaved')}</Badge>;
}
