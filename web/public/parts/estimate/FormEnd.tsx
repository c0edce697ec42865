import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import styles from './calculator-form.module.css';

interface FormEndProps {
  /** The button that asks. */
  button: Ref<HTMLButtonElement>;
  isBusy: boolean;
  /** No script will ever be there for it. */
  isStill: boolean;
  onClear: () => void;
}

export function FormEnd({ button, isBusy, isStill, onClear }: FormEndProps) {
  const t = useTranslations('calculator.form');
  return (
    <div className={styles.end}>
      <Button
        ref={button}
        type="submit"
        variant="sun"
        size="large"
        isWide
        disabled={isBusy}
      >
        {isBusy ? t('submitting') : t('submit')}
      </Button>
      <p className={styles.promise}>{t('promise')}</p>
      {!isStill && (
        <button
          type="button"
          className={styles.clear}
          onClick={onClear}
        >
          {t('clear')}
        </button>
      )}
    </div>
  );
}
