import { memo, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Finder } from './finder.ts';
import styles from './palette.module.css';

/** How many lines there are, said aloud; and what stands in their place where there are none. */
export const FoundNote = memo(function FoundNote({ finder }: { finder: Finder }) {
  const t = useTranslations('admin.palette');
  const { subscribe, read } = finder;
  const count = useSyncExternalStore(subscribe, () => read().lines.length);
  const isWaiting = useSyncExternalStore(subscribe, () => read().isWaiting);
  const hasFailed = useSyncExternalStore(subscribe, () => read().hasFailed);
  return (
    <>
      {hasFailed && (
        <p
          role="alert"
          className={styles.failed}
        >
          {t('failed')}
        </p>
      )}
      <p
        role="status"
        className="visually-hidden"
      >
        {isWaiting ? t('searching') : t('found', { count })}
      </p>
      {count === 0 && <p className={styles.none}>{isWaiting ? t('searching') : t('none')}</p>}
    </>
  );
});
