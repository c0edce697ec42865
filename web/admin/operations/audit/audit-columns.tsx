import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useQuery } from '@tanstack/react-query';
import {
  adminAffiliatePath,
  adminErasurePath,
  adminExposurePath,
  adminLeadPath,
} from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { AuditRow } from '../../api-types.ts';
import { useLeadChanges } from '../../leads/bulk/use-lead-changes.ts';
import styles from './audit.module.css';
import { useActionLabel } from './use-action-label.ts';
import { type ChangedField, changedFields } from './changed-fields.ts';
import { useStaffNames } from '../../accounts/staff/staff-names.ts';
import { sessionQuery } from '../../navigation/session-query.ts';

const undoable = ['lead.bulk_status', 'lead.bulk_delete'];

/** The id of a bulk change; undefined for a line without one. */
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
    <ToolButton disabled={isUndoing} onClick={() => undo(id)}>
      {t('undo')}
    </ToolButton>
  );
}

const staffFields = ['ownerId', 'staffId'] as const;

function Change({ field: { name, before, after } }: { field: ChangedField }) {
  const t = useTranslations('admin.audit');
  const staffField = staffFields.find((one) => one === name);
  const nameOf = useStaffNames(staffField !== undefined);
  const textOf = (value: string | null) => (staffField && nameOf(Number(value))) || value;
  const [from, to] = [textOf(before), textOf(after)];
  return (
    <li>
      <span className={shared.small}>
        {staffField ? t(`staffFields.${staffField}`) : humanize(name)}:
      </span>{' '}
      {from !== null && to !== null ? t('fromTo', { before: from, after: to }) : (to ?? from)}
    </li>
  );
}

/** This many fields of a change are in the row itself; those of a mere read are collapsed. */
const shownOfChange = 2;

/**
 * The changed fields: the first ones in the row, the others collapsed. Values are shown as text, so
 * markup that a person typed never runs.
 */
function AuditDetails({ line }: { line: AuditRow }) {
  const t = useTranslations('admin.audit');
  const fields = changedFields(line.before, line.after);
  if (fields.length === 0) {
    return <span className={shared.small}>–</span>;
  }
  const list = (shown: readonly ChangedField[]) => (
    <ul>
      {shown.map((field) => (
        <Change key={field.name} field={field} />
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

const tones = {
  viewed: 'grey',
  changed: 'blue',
  exported: 'amber',
  deleted: 'red',
  signed_in: 'grey',
  applied: 'green',
} as const;

interface CellProps {
  line: AuditRow;
}

function Who({ line: { actorKind, actorId, actorName, viaAdminName, sessionId } }: CellProps) {
  const t = useTranslations('admin.audit');
  const exposure = useTranslations('admin.exposure');
  const account = actorId === null ? '' : ` ${actorId}`;
  const name = actorName ?? t(`actors.${actorKind}`) + account;
  return (
    <div className={styles.pair}>
      {sessionId === null ? (
        <span>{name}</span>
      ) : (
        <Link to={adminExposurePath('session', sessionId)} title={exposure('open')}>
          {name}
        </Link>
      )}
      {viaAdminName && <span className={shared.small}>{t('via', { name: viaAdminName })}</span>}
    </div>
  );
}

function What({ line: { action, kind } }: CellProps) {
  const t = useTranslations('admin.audit.filters.kinds');
  const labelOf = useActionLabel();
  return (
    <div className={shared.row}>
      <Badge tone={tones[kind]}>{t(kind)}</Badge>
      {/* The title shows the action's name, by which the log is searched. */}
      <span title={action}>{labelOf(action)}</span>
    </div>
  );
}

function Subject({ line: { entity, entityId, entityName } }: CellProps) {
  const t = useTranslations('admin.audit');
  if (entityId === null) {
    return <span className={shared.small}>–</span>;
  }
  if (entity === 'lead') {
    return (
      <Link to={adminLeadPath(entityId)} className={styles.reference}>
        {leadReference(entityId)}
      </Link>
    );
  }
  if (entity === 'erasure') {
    return <Link to={adminErasurePath(entityId)}>{t('receipt', { id: String(entityId) })}</Link>;
  }
  const name = entityName ?? `${humanize(entity)} ${entityId}`;
  return entity === 'affiliate' ? <Link to={adminAffiliatePath(entityId)}>{name}</Link> : name;
}

export function useAuditColumns(): readonly Column<AuditRow>[] {
  const t = useTranslations('admin.audit.columns');
  return columnsOf(t, {
    what: { isTitle: true, side: 'start', cell: (line) => <What line={line} /> },
    who: { side: 'start', cell: (line) => <Who line={line} /> },
    subject: {
      side: 'end',
      cell: (line) => (
        <span className={styles.subject}>
          <Subject line={line} />
        </span>
      ),
    },
    details: { isWide: true, side: 'start', cell: (line) => <AuditDetails line={line} /> },
    address: {
      side: 'end',
      cell: ({ ipAddress }) => <span className={shared.small}>{ipAddress ?? '–'}</span>,
    },
    at: { sort: 'at', side: 'corner', cell: ({ at }) => <ExactTime value={at} /> },
  });
}
