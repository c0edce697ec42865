import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { AuditRow } from '../api-types.ts';
import { useLeadChanges } from '../leads/bulk/use-lead-changes.ts';
import { sessionQuery } from '../queries/session.ts';

const undoable = ['lead.bulk_status', 'lead.bulk_delete'];

/** The number of a change of many leads; undefined for a line that names none. */
function changeOf({ action, after }: AuditRow): number | undefined {
  const change = (after as { change?: unknown } | null)?.change;
  return undoable.includes(action) && typeof change === 'number' ? change : undefined;
}

export function UndoLine({ line }: { line: AuditRow }) {
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
