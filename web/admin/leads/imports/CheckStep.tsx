import { useTranslations } from 'use-intl';
import { exportRefusedRows } from '#core/contract/leads/imports.ts';
import { Button } from '#web/kit/Button.tsx';
import { ToolLink } from '#web/office/parts/ToolLink.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Checked } from './ColumnsStep.tsx';
import styles from './imports.module.css';

interface CheckStepProps {
  id: number;
  checked: Checked;
  onBack: () => void;
  onOther: () => void;
  onRun: () => void;
}

interface LinesProps {
  label: string;
  lines: readonly { line: number; message: string }[];
  /** How many there are; `lines` has the first ones. */
  total: number;
}

function Lines({ label, lines, total }: LinesProps) {
  const t = useTranslations('admin.imports.check');
  return (
    <section className={styles.found}>
      <h3 className={styles.label}>{label}</h3>
      {lines.length < total && <p>{t('first', { count: String(lines.length) })}</p>}
      <ul className={`${shared.frame} ${styles.errors}`} tabIndex={0} aria-label={label}>
        {lines.map(({ line, message }, at) => (
          <li key={at}>
            <span className={styles.line}>{t('line', { line: String(line) })}</span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The third step: importable rows, the errors in the others, and what is not understood. */
export function CheckStep({ id, checked, onBack, onOther, onRun }: CheckStepProps) {
  const t = useTranslations('admin.imports.check');
  const { rows, errors, errorRows, leftEmpty, leftEmptyValues, unusedColumns } = checked;
  const ready = rows - errorRows - checked.repeated;
  const counted = ['repeated', 'duplicates', 'stopped'] as const;
  return (
    <div className={shared.stack}>
      <div role="status">
        <p>
          <strong>{t('ready', { count: ready })}</strong>
        </p>
        {counted.map(
          (name) => checked[name] > 0 && <p key={name}>{t(name, { count: checked[name] })}</p>,
        )}
        {unusedColumns.length > 0 && (
          <p>{t('unused', { count: unusedColumns.length, columns: unusedColumns.join(', ') })}</p>
        )}
      </div>
      {errorRows > 0 && (
        <>
          <Lines label={t('errors', { count: errorRows })} lines={errors} total={errorRows} />
          <div>
            <ToolLink href={exportRefusedRows.path.replace(':id', String(id))} download>
              {t('refused')}
            </ToolLink>
          </div>
        </>
      )}
      {leftEmpty.length > 0 && (
        <Lines
          label={t('leftEmpty', { count: leftEmptyValues })}
          lines={leftEmpty.map(({ line, column, value, message, known }) => ({
            line,
            message: [
              t('value', { column, value, message }),
              known && t('known', { values: known.join(', ') }),
            ]
              .filter(Boolean)
              .join(' '),
          }))}
          total={leftEmptyValues}
        />
      )}
      <div className={shared.ends}>
        <Button onClick={onOther}>{t('other')}</Button>
        <Button onClick={onBack}>{t('change')}</Button>
        <Button variant="ink" disabled={ready === 0} onClick={onRun}>
          {t('run', { count: ready })}
        </Button>
      </div>
    </div>
  );
}
