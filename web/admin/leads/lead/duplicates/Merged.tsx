import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { undoMerge } from '#core/contract/leads/merges.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { Button } from '#web/kit/Button.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import type { TimelineRow } from '../../../api-types.ts';
import { May } from '../../../May.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './duplicates.module.css';
import { staleAfterMerge } from './stale-after-merge.ts';

/** On the timeline of a lead: a merge with another lead, and the button to undo it. */
export function Merged({ mergeId, otherId, isUndoable }: Extract<TimelineRow, { kind: 'merged' }>) {
  const t = useTranslations('admin.duplicates');
  return (
    <div className={`${shared.wrapCentered} ${styles.merged}`}>
      <strong>{t('merged', { reference: leadReference(otherId) })}</strong>
      {isUndoable && (
        <May call={undoMerge}>
          <ConfirmedWrite
            button={<Button>{t('undo')}</Button>}
            pending={t('undoing')}
            entry={undoMerge}
            options={{ params: { id: String(mergeId) } }}
            makesStale={staleAfterMerge}
            title={t('undoTitle')}
            confirm={t('undo')}
            done={t('undone')}
            failed={t('undoFailed')}
          >
            {t('undoText')}
          </ConfirmedWrite>
        </May>
      )}
    </div>
  );
}

export function Unmerged({ otherId }: Extract<TimelineRow, { kind: 'unmerged' }>) {
  const t = useTranslations('admin.duplicates');
  const reference = leadReference(otherId);
  return (
    <>
      <strong>{t('unmerged')}</strong> <Link to={adminLeadPath(otherId)}>{reference}</Link>
    </>
  );
}
