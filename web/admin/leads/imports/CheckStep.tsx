import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  checkImport,
  exportRefusedRows,
  isMappingWhole,
  listImports,
} from '#core/contract/leads/imports.ts';
import type { AnswerOf, BodyOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { useRefusalText } from '#web/office/formats/use-refusal-text.ts';
import { Failure } from '#web/office/parts/Failure.tsx';
import { ToolLink } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Basis, Mapping } from './ColumnsStep.tsx';
import styles from './imports.module.css';

type Checked = AnswerOf<typeof checkImport>;

interface LinesProps {
  label: string;
  lines: readonly { line: number; message: string }[];
  /** How many there are; `lines` has the first ones. */
  total: number;
}

function Lines({ label, lines, total }: LinesProps) {
  const t = useTranslations('admin.imports.check');
  return (
    <section className={shared.tightRows}>
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

const readyOf = ({ rows, errorRows, repeated }: Checked) => rows - errorRows - repeated;

function Found({ id, checked }: { id: number; checked: Checked }) {
  const t = useTranslations('admin.imports.check');
  const { errors, errorRows, leftEmpty, leftEmptyValues, unusedColumns } = checked;
  const counted = ['repeated', 'duplicates', 'stopped'] as const;
  return (
    <div className={shared.stack}>
      <div role="status">
        <p>
          <strong>{t('ready', { count: readyOf(checked) })}</strong>
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
    </div>
  );
}

interface CheckStepProps {
  id: number;
  mapping: Mapping;
  basis: Basis;
  onOther: () => void;
  onRun: () => void;
}

/** Checks the rows whenever other columns are chosen, and imports those that are ready. */
export function CheckStep({ id, mapping, basis, onOther, onRun }: CheckStepProps) {
  const t = useTranslations('admin.imports.check');
  const refusal = useRefusalText();
  const queries = useQueryClient();
  // It stays while the rows are checked again.
  const [checked, setChecked] = useState<Checked>();
  const { mutate, error, isPending, isSuccess } = useMutation({
    // One after the other: the rows are imported by the columns that were checked last.
    scope: { id: `check of import ${id}` },
    mutationFn: (body: BodyOf<typeof checkImport>) => call(checkImport, { params: { id }, body }),
    onSuccess(found) {
      setChecked(found);
      makeStale(queries, [allUnder(listImports)]);
    },
  });
  const isWhole = isMappingWhole(mapping);
  useEffect(() => {
    if (isWhole) {
      mutate({ mapping, consentBasis: basis });
    }
  }, [mutate, isWhole, mapping, basis]);
  const ready = checked && isWhole && isSuccess ? readyOf(checked) : 0;
  return (
    <div className={shared.stack} aria-busy={isPending}>
      {checked && isWhole && !error && <Found id={id} checked={checked} />}
      <Failure text={error && refusal(error)} />
      <div className={shared.ends}>
        <Button onClick={onOther}>{t('other')}</Button>
        <Button variant="ink" disabled={ready === 0} onClick={onRun}>
          {isPending ? t('checking') : t('run', { count: ready })}
        </Button>
      </div>
    </div>
  );
}
