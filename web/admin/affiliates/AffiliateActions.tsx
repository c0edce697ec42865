import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Pencil, Trash } from '#web/kit/icons.tsx';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { AffiliateRow } from '../api-types.ts';
import { useDraftName } from '../use-draft-name.ts';
import styles from './affiliates.module.css';
import { DeleteAffiliateDialog } from './DeleteAffiliateDialog.tsx';
import { EditAffiliateDialog } from './EditAffiliateDialog.tsx';
import { useMayImpersonate } from './use-may-impersonate.ts';
import { useImpersonation } from './use-impersonation.ts';

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
      className={styles.loginAs}
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
    <div className={styles.rowActions}>
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
