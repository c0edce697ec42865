import { useTranslations } from 'use-intl';
import { DraftNote } from '../../draft/DraftNote.tsx';
import { UnsavedBadge } from '../../draft/UnsavedBadge.tsx';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { useDraftName } from '../use-draft-name.ts';
import { StopForm } from './StopForm.tsx';

export function StopDialog({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.stop');
  const draftName = useDraftName(lead.id, 'stop');
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  return (
    <>
      <ToolButton onClick={() => setIsOpen(true)}>
        {t('open')}
        {isUnsaved && <UnsavedBadge />}
      </ToolButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('title', { name: lead.firstName })}
        description={t('text')}
      >
        <DraftNote name={draftName} />
        <StopForm
          lead={lead}
          draftName={draftName}
          onDone={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
