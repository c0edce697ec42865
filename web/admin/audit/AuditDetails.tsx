import { useTranslations } from 'use-intl';
import { humanize } from '#web/office/formats/humanize.ts';
import type { AuditRow } from '../api-types.ts';
import styles from './audit.module.css';
import { type ChangedField, changedFields } from './changed-fields.ts';
import { UndoLine } from './UndoLine.tsx';

function Change({ field: { name, before, after } }: { field: ChangedField }) {
  const t = useTranslations('admin.audit');
  return (
    <li>
      <span className={styles.soft}>{humanize(name)}:</span>{' '}
      {before !== null && after !== null ? t('fromTo', { before, after }) : (after ?? before)}
    </li>
  );
}

/** What changed, folded away: what somebody typed is shown as text and never runs. */
export function AuditDetails({ line }: { line: AuditRow }) {
  const t = useTranslations('admin.audit');
  const fields = changedFields(line.before, line.after);
  if (fields.length === 0) {
    return <span className={styles.soft}>–</span>;
  }
  return (
    <details className={styles.details}>
      <summary>{t('fields', { count: fields.length })}</summary>
      <ul>
        {fields.map((field) => (
          <Change
            key={field.name}
            field={field}
          />
        ))}
      </ul>
      <UndoLine line={line} />
    </details>
  );
}
