import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import styles from './form-answers.module.css';

interface FormAnswersProps {
  /** What sends the form, in the words of the moment. */
  save: string;
  isDisabled: boolean;
  onCancel: () => void;
}

/** The end of a form in a dialog: give it up, or send it. */
export function FormAnswers({ save, isDisabled, onCancel }: FormAnswersProps) {
  const t = useTranslations('office.parts');
  return (
    <div className={styles.answers}>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button
        type="submit"
        variant="ink"
        disabled={isDisabled}
      >
        {save}
      </Button>
    </div>
  );
}
