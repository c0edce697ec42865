import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { listLeads } from '#core/contract/leads/leads.ts';
import {
  deleteTestLeads,
  readStart,
  recordRestored,
  sendTestLead,
  testMailServer,
} from '#core/contract/operations/start.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Item } from './StartCard.tsx';

interface StepProps {
  item: Item;
  onDone: () => void;
}

function MailTest({ item, onDone }: StepProps) {
  const t = useTranslations('admin.start.mail');
  const [said, setSaid] = useState('');
  const of = useContractForm(testMailServer, {
    start: { to: '' },
    toBody: (typed) => typed,
    makesStale: [readStart],
    failed: t('failed'),
    onSuccess: (answer) => setSaid(t(answer.sent ? 'taken' : 'refused', { said: answer.said })),
  });
  if (item.found['server'] === 'false') {
    return <p>{t('none')}</p>;
  }
  return (
    <DialogForm of={of} t={t} variant="sun" onDone={onDone}>
      <TextInput {...of.field('to')} label={t('to')} type="email" maxLength={254} />
      <p role="status" className={shared.breakable}>
        {said}
      </p>
    </DialogForm>
  );
}

function TestLead({ onDone }: StepProps) {
  const t = useTranslations('admin.start.test');
  const navigate = useNavigate();
  const makesStale = [readStart, allUnder(listLeads)] as const;
  const of = useContractForm(sendTestLead, {
    start: {},
    toBody: () => ({}),
    makesStale,
    failed: t('failed'),
    onSuccess: ({ id }) => void navigate(adminLeadPath(id)),
  });
  const remove = useWrite(deleteTestLeads, {
    makesStale,
    done: t('deleted'),
    failed: t('notDeleted'),
    onSuccess: onDone,
  });
  return (
    <DialogForm of={of} save={t('send')} variant="sun" onDone={onDone}>
      <p>{t('text')}</p>
      <p>
        <button type="button" className={shared.rowButton} onClick={() => remove.mutate({})}>
          {t('delete')}
        </button>
      </p>
    </DialogForm>
  );
}

function BackupForm({ onDone }: StepProps) {
  const t = useTranslations('admin.start.backup');
  const of = useContractForm(recordRestored, {
    start: { restoredOn: '' },
    toBody: (typed) => typed,
    makesStale: [readStart],
    failed: t('failed'),
    onSuccess: onDone,
  });
  return (
    <DialogForm of={of} save={t('save')} onDone={onDone}>
      <p>{t('text')}</p>
      <TextInput {...of.field('restoredOn')} label={t('restoredOn')} type="date" />
    </DialogForm>
  );
}

function FirstLead() {
  const t = useTranslations('admin.start.reading');
  return (
    <div className={shared.stack}>
      <p>{t('shift')}</p>
      <p>{t('passesOn')}</p>
      <p>{t('consent')}</p>
    </div>
  );
}

const contents: Partial<Record<string, ComponentType<StepProps>>> = {
  mail: MailTest,
  'test-lead': TestLead,
  backup: BackupForm,
};

export function StartDialog({ title, ...step }: StepProps & { title: string }) {
  const Content = contents[step.item.id] ?? FirstLead;
  return (
    <Dialog isOpen onOpenChange={step.onDone} title={title}>
      <Content {...step} />
    </Dialog>
  );
}
