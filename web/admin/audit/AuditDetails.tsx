import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { humanize } from '#web/office/formats/humanize.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { AuditRow } from '../api-types.ts';
import { useLeadChanges } from '../leads/bulk/use-lead-changes.ts';
import { sessionQuery } from '../queries/session.ts';
import styles from './audit.module.css';
import { type ChangedField, changedFields } from './changed-fields.ts';

const undoable = ['lead.bulk_status', 'lead.bulk_delete'];

/** The number of a change of many leads; undefined for a line that names none. */
function changeOf({ action, after }: AuditRow): number | undefined {
  const change = (after as { change?: unknown } | null)?.change;
  return undoable.includes(action) && typeof change === 'number' ? change : undefined;
}

function UndoLine({ line }: { line: AuditRow }) {
  const t = useTranslations('admin.leadBulk');
  const { data: staff } = useQuery(sessionQuery);
  const { undo, isUndoing } = useLeadChanges();
  const id = changeOf(line);
  const isOwn = line.actorKind === 'staff' && line.actorId === staff?.id;
  if (id === undefined || !isOwn) {
    return null;
  }
  return (
    <ToolButton
      disabled={isUndoing}
      onClick={() => undo({ id, change: { leads: [] } })}
    >
      {t('undo')}
    </ToolButton>
  );
}

function Change({ field: { name, before, after } }: { field: ChangedField }) {
  const t = useTranslations('admin.audit');
  return (
    <li>
      <span className={shared.small}>{humanize(name)}:</span>{' '}
      {before !== null && after !== null ? t('fromTo', { before, after }) : (after ?? before)}
    </li>
  );
}

/** So many fields of a change stand in the row itself; what was only looked at is folded away. */
const shownOfChange = 2;

/**
 * What changed: the first fields in the row, the others folded away. What somebody typed is shown
 * as text and never runs.
 */
export function AuditDetails({ line }: { line: AuditRow }) {
  const t = useTranslations('admin.audit');
  const fields = changedFields(line.before, line.after);
  if (fields.length === 0) {
    return <span className={shared.small}>–</span>;
  }
  const list = (shown: readonly ChangedField[]) => (
    <ul>
      {shown.map((field) => (
        <Change
          key={field.name}
          field={field}
        />
      ))}
    </ul>
  );
  const isChange = line.kind === 'changed' || line.kind === 'deleted';
  const shown = isChange ? fields.slice(0, shownOfChange) : [];
  const others = fields.slice(shown.length);
  return (
    <div className={styles.details}>
      {shown.length > 0 && list(shown)}
      {others.length > 0 && (
        <details>
          <summary>{t(shown.length > 0 ? 'more' : 'fields', { count: others.length })}</summary>
          {list(others)}
        </details>
      )}
      <UndoLine line={line} />
    </div>
  );
}
