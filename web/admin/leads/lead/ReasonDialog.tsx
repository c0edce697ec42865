import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { confirmLeadEmail } from '#core/contract/leads/changes.ts';
import type { declineErasure } from '#core/contract/leads/erasure.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { Button } from '#web/kit/Button.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';

interface Asked {
  call: typeof declineErasure | typeof confirmLeadEmail;
  id: number;
  texts: 'wishes.decline' | 'contact.confirm';
}

function ReasonForm({ call, id, texts, onDone }: Asked & { onDone: () => void }) {
  const t = useTranslations(`admin.lead.${texts}`);
  const contractForm = useContractForm(call, {
    draftName: useDraftName(`${texts}:${id}`),
    start: { reason: '' },
    toBody: (typed) => typed,
    options: { params: { id } },
    makesStale: [allUnder(listLeads)],
    t,
    onSuccess: onDone,
  });
  return (
    <DialogForm of={contractForm} save={t('save')} onDone={onDone}>
      <TextInput {...contractForm.line('reason')} label={t('reason')} hint={t('hint')} />
    </DialogForm>
  );
}

export function ReasonDialog(asked: Asked) {
  const t = useTranslations(`admin.lead.${asked.texts}`);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <Dialog isOpen onOpenChange={setOpen} title={t('title')} description={t('text')}>
          <ReasonForm {...asked} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
