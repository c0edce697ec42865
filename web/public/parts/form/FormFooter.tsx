import { useTranslations } from 'use-intl';
import { Lock, Trash } from '#web/kit/icons.tsx';
import styles from './form.module.css';

export function FormFooter({ onClear }: { onClear: () => void }) {
  const t = useTranslations('fields');
  return (
    <div className={styles.footer}>
      <p>
        <Lock size={18} />
        <span>{t('kept')}</span>
      </p>
      <button
        type="button"
        className={styles.clear}
        onClick={onClear}
      >
        <Trash size={18} />
        <span>{t('clear')}</span>
      </button>
    </div>
  );
}
