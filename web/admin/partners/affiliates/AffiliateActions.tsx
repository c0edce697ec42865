import { useTranslations } from 'use-intl';
import { restoreAffiliate } from '#core/contract/partners/affiliate/deleted.ts';
import {
  deleteAffiliate,
  listAffiliates,
  updateAffiliate,
} from '#core/contract/partners/affiliates.ts';
import { restorableDays } from '#core/domain/operations/kept-data.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { DeletionButton } from '#web/office/parts/DeletionButton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import type { AffiliateRow } from '../../api-types.ts';
import { useRestoration } from '../../deleted/use-restoration.ts';
import { EditButton, useDraftDialog } from '../../draft/DraftDialog.tsx';
import { useUndoNotes } from '../../undo/use-undo-notes.ts';
import { EditAffiliateDialog } from './EditAffiliateDialog.tsx';
import styles from './affiliates.module.css';
import { useImpersonation } from './use-impersonation.ts';

export function useAffiliateRestoration() {
  return useRestoration({
    entry: restoreAffiliate,
    texts: 'admin.deletedAffiliates',
    makesStale: () => [allUnder(listAffiliates)],
  });
}

export function AffiliateActions({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliates');
  const deletion = useTranslations('admin.deleteAffiliate');
  const { id, firstName, lastName, referralCode, isActive } = affiliate;
  const draft = useDraftDialog(`affiliate:${id}`);
  const impersonation = useImpersonation(affiliate, t('impersonation.failed'));
  const restore = useAffiliateRestoration();
  const { offer } = useUndoNotes('affiliates');
  const name = `${firstName} ${lastName}`;
  return (
    <div className={`${shared.rowEnd} ${styles.rowActions}`}>
      {impersonation.isAllowed && (
        <ToolButton
          variant="quiet"
          aria-label={t('impersonation.buttonOf', { name })}
          title={isActive ? undefined : t('impersonation.inactive')}
          disabled={!isActive || impersonation.isPending}
          onClick={impersonation.start}
        >
          {t('impersonation.button')}
        </ToolButton>
      )}
      <May call={updateAffiliate}>
        {' '}
        <EditButton draft={draft} label={t('edit')} labelOf={t('editOf', { name })} />
      </May>
      <May call={deleteAffiliate}>
        <DeletionButton
          label={t('delete')}
          labelOf={t('deleteOf', { name })}
          entry={deleteAffiliate}
          options={{ params: { id } }}
          makesStale={[allUnder(listAffiliates)]}
          t={deletion}
          confirm={deletion('confirm')}
          about={() => name}
          onSuccess={() =>
            offer({
              id: `affiliate-${id}`,
              text: deletion('deleted', { name }),
              label: deletion('undo'),
              onPress: () => restore(affiliate),
            })
          }
        >
          {deletion('question', { name, code: referralCode, days: String(restorableDays) })}
        </DeletionButton>
      </May>{' '}
      <EditAffiliateDialog affiliate={affiliate} draft={draft} />
    </div>
  );
}
