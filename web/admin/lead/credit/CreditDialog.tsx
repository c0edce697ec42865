import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { DraftNote } from '../../draft/DraftNote.tsx';
import { UnsavedBadge } from '../../draft/UnsavedBadge.tsx';
import { sessionQuery } from '../../queries/session.ts';
import { useDraftName } from '../use-draft-name.ts';
import { CreditForm } from './CreditForm.tsx';

/** For admins only, as everything about money is. */
export function CreditDialog({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.credit');
  const draftName = useDraftName(lead.id, 'credit');
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  const { data: session } = useQuery(sessionQuery);
  if (session?.role !== 'admin') {
    return null;
  }
  const { affiliateName, status } = lead.referral ?? { affiliateName: null, status: 'void' };
  const isDecided = status === 'approved' || status === 'paid';
  return (
    <>
      <ToolButton onClick={() => setIsOpen(true)}>
        {t('open')}
        {isUnsaved && <UnsavedBadge />}
      </ToolButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('title')}
        description={
          isDecided
            ? t(status, { name: affiliateName ?? '' })
            : t('text', { name: affiliateName ?? t('nobody') })
        }
      >
        {!isDecided && (
          <>
            <DraftNote name={draftName} />
            <CreditForm
              lead={lead}
              draftName={draftName}
              onDone={() => setIsOpen(false)}
            />
          </>
        )}
      </Dialog>
    </>
  );
}
