import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { restoreAffiliate } from '#core/contract/affiliate/deleted.ts';
import { deleteAffiliate } from '#core/contract/affiliates.ts';
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
import { useImpersonation, useMayImpersonate } from './use-impersonation.ts';

const makesStale = () => [affiliateKeys.all];

/** Takes back the deletion of an affiliate. */
export function useAffiliateRestoration() {
  return useRestoration({
    entry: restoreAffiliate,
    texts: 'admin.deletedAffiliates',
    makesStale,
  });
}

interface DeleteAffiliateDialogProps {
  affiliate: AffiliateRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function DeleteAffiliateDialog({ affiliate, isOpen, onOpenChange }: DeleteAffiliateDialogProps) {
  const t = useTranslations('admin.deleteAffiliate');
  const restore = useAffiliateRestoration();
  const { id, firstName, lastName, referralCode } = affiliate;
  const name = `${firstName} ${lastName}`;
  return (
    <DeletionDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      entry={deleteAffiliate}
      options={{ params: { id } }}
      makesStale={[affiliateKeys.all]}
      title={t('title')}
      confirm={t('confirm')}
      done={t('done')}
      name={name}
      failed={t('failed')}
      undo={{ label: t('undo'), onClick: () => void restore(affiliate) }}
    >
      {t('question', { name, code: referralCode, days: String(restorableDays) })}
    </DeletionDialog>
  );
}

interface LoginAsProps {
  affiliate: AffiliateRow;
  name: string;
}

function LoginAs({ affiliate, name }: LoginAsProps) {
  const t = useTranslations('admin.affiliates.impersonation');
  const impersonation = useImpersonation(affiliate, t('failed'));
  return (
    <ToolButton
      variant="quiet"
      aria-label={t('buttonOf', { name })}
      title={affiliate.isActive ? undefined : t('inactive')}
      disabled={!affiliate.isActive || impersonation.isPending}
      onClick={impersonation.start}
    >
      {t('button')}
    </ToolButton>
  );
}

export function AffiliateActions({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliates');
  const draftName = useDraftName(`affiliate:${affiliate.id}`);
  const drafts = useTranslations('admin.draft');
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  const [isDeleting, setIsDeleting] = useState(false);
  const mayImpersonate = useMayImpersonate();
  const name = `${affiliate.firstName} ${affiliate.lastName}`;
  const said = (label: string) => (isUnsaved ? drafts('unsavedOf', { label }) : label);
  return (
    <div className={`${shared.rowEnd} ${styles.rowActions}`}>
      {mayImpersonate && (
        <LoginAs
          affiliate={affiliate}
          name={name}
        />
      )}
      <ToolButton
        variant={isUnsaved ? 'ink' : 'quiet'}
        isSquare
        aria-label={said(t('editOf', { name }))}
        title={said(t('edit'))}
        onClick={() => setIsOpen(true)}
      >
        <Pencil size={18} />
      </ToolButton>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('deleteOf', { name })}
        title={t('delete')}
        onClick={() => setIsDeleting(true)}
      >
        <Trash size={18} />
      </ToolButton>
      <EditAffiliateDialog
        affiliate={affiliate}
        draftName={draftName}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
      <DeleteAffiliateDialog
        affiliate={affiliate}
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
      />
    </div>
  );
}
