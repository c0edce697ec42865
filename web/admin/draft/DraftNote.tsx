import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readDraftTime } from '#web/office/form/draft.ts';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import styles from './draft.module.css';

export function DraftNote({ name }: { name: string }) {
  const t = useTranslations('admin.draft');
  const [typedAt] = useState(() => readDraftTime(name));
  if (typedAt === null) {
    return null;
  }
  return (
    <p className={styles.note}>
      {t('typed')} <RelativeTime value={typedAt} />
    </p>
  );
}
