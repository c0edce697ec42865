import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Pencil, Trash } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { AffiliateRow } from '../api-types.ts';
import styles from './affiliates.module.css';
import { DeleteAffiliateDialog } from './DeleteAffiliateDialog.tsx';
import { EditAffiliateDialog } from './EditAffiliateDialog.tsx';

/** What can be done with a partner of the list. */
export function AffiliateActions({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliates');
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const name = `${affiliate.firstName} ${affiliate.lastName}`;
  const close = () => setOpen(null);
  return (
    <div className={styles.rowActions}>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('editOf', { name })}
        title={t('edit')}
        onClick={() => setOpen('edit')}
      >
        <Pencil size={18} />
      </ToolButton>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('deleteOf', { name })}
        title={t('delete')}
        onClick={() => setOpen('delete')}
      >
        <Trash size={18} />
      </ToolButton>
      <EditAffiliateDialog
        affiliate={affiliate}
        isOpen={open === 'edit'}
        onOpenChange={close}
      />
      <DeleteAffiliateDialog
        affiliate={affiliate}
        isOpen={open === 'delete'}
        onOpenChange={close}
      />
    </div>
  );
}
