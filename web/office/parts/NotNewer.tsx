import { useTranslations } from 'use-intl';
import { Warning } from '#web/kit/icons.tsx';
import styles from './not-newer.module.css';
import { ToolButton } from './ToolButton.tsx';

/** Stands above what was loaded before, when a newer answer did not come. */
export function NotNewer({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('office.failure');
  const texts = useTranslations('office.parts');
  return (
    <div
      role="alert"
      className={styles.line}
    >
      <Warning size={18} />
      <span>{t('unreachable')}</span>
      <ToolButton onClick={onRetry}>{texts('tryAgain')}</ToolButton>
    </div>
  );
}
