import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Pencil } from '#web/kit/icons.tsx';
import { readDraft } from '#web/office/form/draft.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { useDraftName } from '../use-draft-name.ts';
import { LeadForm } from './LeadForm.tsx';

/**
 * Opens the form of a lead's fields. It stands open where something typed waits in it: after a
 * login, for one.
 */
export function EditLead({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.leadEdit');
  const draftName = useDraftName(lead.id, 'edit');
  const [isOpen, setIsOpen] = useState(() => readDraft(draftName) !== null);
  return (
    <>
      <ToolButton
        aria-keyshortcuts="e"
        onClick={() => setIsOpen(true)}
      >
        <Pencil size={16} />
        {t('open')}
      </ToolButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('title')}
      >
        <LeadForm
          lead={lead}
          draftName={draftName}
          onDone={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
