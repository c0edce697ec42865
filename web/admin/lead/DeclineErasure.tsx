import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { declineErasure } from '#core/contract/lead/erasure.ts';
import { Button } from '#web/kit/Button.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { leadKeys } from '../queries/leads.ts';
import { useDraftName } from '../draft/DraftDialog.tsx';

function DeclineForm({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useTranslations('admin.lead.wishes.decline');
  const contractForm = useContractForm(declineErasure, {
    draftName: useDraftName(`decline-erasure:${id}`),
    start: { reason: '' },
    toBody: (typed) => typed,
    options: { params: { id } },
    makesStale: [leadKeys.all],
    done: t('done'),
    failed: t('failed'),
    onSuccess: onDone,
  });
  return (
    <DialogForm
      of={contractForm}
      save={t('save')}
      onDone={onDone}
    >
      <TextInput
        {...contractForm.field('reason')}
        label={t('reason')}
        hint={t('hint')}
        maxLength={500}
        autoComplete="off"
      />
    </DialogForm>
  );
}

/** Declines a buyer's request to be erased, with a reason that is sent to them. */
export function DeclineErasure({ id }: { id: number }) {
  const t = useTranslations('admin.lead.wishes.decline');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onOpenChange={setOpen}
          title={t('title')}
          description={t('text')}
        >
          <DeclineForm
            id={id}
            onDone={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
