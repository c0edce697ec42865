import { useTranslations } from 'use-intl';
import { hiddenFields } from '#core/contract/visitor/forms/posted-form.ts';
import styles from './continue-elsewhere.module.css';
import { Button } from '#web/kit/Button.tsx';

/** Without a script: sends the typed values of a form; the answer is a page with their code. */
export function KeepTyped({ form }: { form: string }) {
  const t = useTranslations('resume');
  return (
    <noscript>
      <Button
        className={styles.keep}
        type="submit"
        size="small"
        form={form}
        formNoValidate
        name={hiddenFields.keep}
        value="yes"
      >
        {t('button')}
      </Button>
    </noscript>
  );
}
