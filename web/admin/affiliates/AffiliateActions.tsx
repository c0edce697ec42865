import { May } from '../May.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { restoreAffiliate } from '#core/contract/affiliate/deleted.ts';
import { deleteAffiliate, updateAffiliate } from '#core/contract/affiliates.ts';
import { restorableDays } from '#core/domain/kept-data.ts';
import { Pencil, Trash } from '#web/kit/icons.tsx';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { DeletionDialog } from '#web/office/parts/DeletionDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { AffiliateRow } from '../api-types.ts';
import { useRestoration } from '../deleted/use-restoration.ts';
import { affiliateKeys } from '../queries/affiliates.ts';
import { useDraftName } from '../use-draft-name.ts';
import { EditAffiliateDialog } from './EditAffiliateDialog.tsx';
import styles from './affiliates.module.css';
import { useImpersonation } from './use-impersonation.ts';

/** Takes back the deletion of an affiliate. */
export function useAffiliateRestoration() {
  return useRestoration({
    entry: restoreAffiliate,
    texts: 'admin.deletedAffiliates',
    makesStale: () => [affiliateKeys.all],
  });
}

export function AffiliateActions({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliates');
  const deletion = useTranslations('admin.deleteAffiliate');
  const drafts = useTranslations('admin.draft');
  const { id, firstName, lastName, referralCode, isActive } = affiliate;
  const draftName = useDraftName(`affiliate:${id}`);
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  const [isDeleting, setIsDeleting] = useState(false);
  const impersonation = useImpersonation(affiliate, t('impersonation.failed'));
  const restore = useAffiliateRestoration();
  const name = `${firstName} ${lastName}`;
  const said = (label: string) => (isUnsaved ? drafts('unsavedOf', { label }) : label);
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
        <ToolButton
          variant={isUnsaved ? 'ink' : 'quiet'}
          isSquare
          aria-label={said(t('editOf', { name }))}
          title={said(t('edit'))}
          onClick={() => setIsOpen(true)}
        >
          <Pencil size={18} />
        </ToolButton>
      </May>
      <May call={deleteAffiliate}>
        <ToolButton
          variant="quiet"
          isSquare
          aria-label={t('deleteOf', { name })}
          title={t('delete')}
          onClick={() => setIsDeleting(true)}
        >
          <Trash size={18} />
        </ToolButton>
      </May>{' '}
      <EditAffiliateDialog
        affiliate={affiliate}
        draftName={draftName}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
      <DeletionDialog
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
        entry={deleteAffiliate}
        options={{ params: { id } }}
        makesStale={[affiliateKeys.all]}
        title={deletion('title')}
        confirm={deletion('confirm')}
        done={deletion('done')}
        name={name}
        failed={deletion('failed')}
        undo={{ label: deletion('undo'), onClick: () => void restore(affiliate) }}
      >
        {deletion('question', { name, code: referralCode, days: String(restorableDays) })}
      </DeletionDialog>
    </div>
  );
}
