import { useTranslations } from 'use-intl';
import { listUndoableChanges } from '#core/contract/leads/bulk.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { UndoBar } from '../../undo/UndoBar.tsx';
import { useLeadChanges } from './use-lead-changes.ts';

/** The member's own changes of leads, each of which can be undone until its emails leave. */
export function LeadUndoBar() {
  const t = useTranslations('admin.leadBulk');
  const { data } = useAnswer(listUndoableChanges);
  const { undo, isUndoing } = useLeadChanges();
  const known = (data?.items ?? []).map(({ id, kind, status, name, changed: count, until }) => {
    const said = kind === 'owner' ? 'wasGiven' : status === null ? 'wasDeleted' : 'wasMoved';
    return {
      id: `change-${id}`,
      text: t(said, { count, name: name ?? '', status: status ?? '' }),
      until,
      label: t(kind === 'delete' ? 'restore' : 'undo'),
      onPress: () => undo(id),
    };
  });
  return <UndoBar place="leads" known={known} isBusy={isUndoing} />;
}
