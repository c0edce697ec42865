import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Checked } from './ColumnsStep.tsx';
import styles from './imports.module.css';

interface CheckStepProps {
  checked: Checked;
  onBack: () => void;
  onOther: () => void;
  onRun: () => void;
}

/** The third step: what would be imported, and what is wrong with the rest. */
export function CheckStep({ checked, onBack, onOther, onRun }: CheckStepProps) {
  const t = useTranslations('admin.imports.check');
  const { rows, errors, errorRows, duplicates } = checked;
  const ready = rows - errorRows;
  return (
    <div className={shared.stack}>
      <div role="status">
        <p>
          <strong>{t('ready', { count: ready })}</strong>
        </p>
        {errorRows > 0 && <p>{t('errors', { count: errorRows })}</p>}
        {duplicates > 0 && <p>{t('duplicates', { count: duplicates })}</p>}
      </div>
      {errors.length > 0 && (
        <div>
          {errors.length < errorRows && <p>{t('first', { count: String(errors.length) })}</p>}
          <ul
            className={styles.errors}
            tabIndex={0}
            aria-label={t('errors', { count: errorRows })}
          >
            {errors.map(({ line, message }) => (
              <li key={line}>
                <span className={styles.line}>{t('line', { line: String(line) })}</span>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={shared.ends}>
        <Button onClick={onOther}>{t('other')}</Button>
        <Button onClick={onBack}>{t('change')}</Button>
        <Button
          variant="ink"
          disabled={ready === 0}
          onClick={onRun}
        >
          {t('run', { count: ready })}
        </Button>
      </div>
    </div>
  );
}
