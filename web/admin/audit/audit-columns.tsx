import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminAffiliatePath, adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import type { Column } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { humanize } from '#web/office/formats/humanize.ts';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { AuditRow } from '../api-types.ts';
import styles from './audit.module.css';
import { AuditDetails } from './AuditDetails.tsx';
import { useActionLabel } from './use-action-label.ts';

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

function Who({ line: { actorKind, actorId, actorName, viaAdminName } }: CellProps) {
  const t = useTranslations('admin.audit');
  const account = actorId === null ? '' : ` ${actorId}`;
  return (
    <div className={styles.pair}>
      <span>{actorName ?? t(`actors.${actorKind}`) + account}</span>
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
      {/* What it is searched by. */}
      <span title={action}>{labelOf(action)}</span>
    </div>
  );
}

function Subject({ line: { entity, entityId, entityName } }: CellProps) {
  if (entityId === null) {
    return <span className={shared.small}>–</span>;
  }
  if (entity === 'lead') {
    return (
      <Link
        to={adminLeadPath(entityId)}
        className={styles.reference}
      >
        {leadReference(entityId)}
      </Link>
    );
  }
  const name = entityName ?? `${humanize(entity)} ${entityId}`;
  return entity === 'affiliate' ? <Link to={adminAffiliatePath(entityId)}>{name}</Link> : name;
}

export function useAuditColumns(): readonly Column<AuditRow>[] {
  const t = useTranslations('admin.audit.columns');
  const start = { side: 'start' } as const;
  const narrowEnd = { isNarrow: true, side: 'end' } as const;
  const column = (
    name: 'what' | 'who' | 'subject' | 'details' | 'address' | 'at',
    place: Partial<Column<AuditRow>>,
    cell: Column<AuditRow>['cell'],
  ) => ({ ...place, name, header: t(name), cell });
  return [
    column('what', { ...start, isTitle: true }, (line) => <What line={line} />),
    column('who', { ...start, isNarrow: true }, (line) => <Who line={line} />),
    column('subject', narrowEnd, (line) => (
      <span className={styles.subject}>
        <Subject line={line} />
      </span>
    )),
    column('details', start, (line) => <AuditDetails line={line} />),
    column('address', narrowEnd, ({ ipAddress }) => (
      <span className={shared.small}>{ipAddress ?? '–'}</span>
    )),
    column('at', { sort: 'at', isNarrow: true, side: 'corner' }, ({ at }) => (
      <ExactTime value={at} />
    )),
  ];
}

/** Gives the grey rows of the list their size. */
export const placeholderLine: AuditRow = {
  id: 0,
  at: '2026-01-01T00:00:00.000Z',
  actorKind: 'staff',
  actorId: 1,
  actorName: 'Maria Gonzalez',
  viaAdminName: null,
  action: 'lead.update',
  kind: 'changed',
  entity: 'lead',
  entityId: 1,
  entityName: null,
  before: { status: 'New' },
  after: { status: 'Contacted' },
  ipAddress: '203.0.113.100',
};
