import { useTranslations } from 'use-intl';
import { Pencil } from '#web/kit/icons.tsx';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { DraftNote } from '../../draft/DraftNote.tsx';
import { UnsavedBadge } from '../../draft/UnsavedBadge.tsx';
import { useDraftName } from '../use-draft-name.ts';
import { LeadForm } from './LeadForm.tsx';

export function EditLead({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.leadEdit');
  const draftName = useDraftName(lead.id, 'edit');
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  return (
    <>
      <ToolButton
        aria-keyshortcuts="e"
        onClick={() => setIsOpen(true)}
      >
        <Pencil size={16} />
        {t('open')}
        {isUnsaved && <UnsavedBadge />}
      </ToolButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('title')}
      >
        <DraftNote name={draftName} />
        <LeadForm
          lead={lead}
          draftName={draftName}
          onDone={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
