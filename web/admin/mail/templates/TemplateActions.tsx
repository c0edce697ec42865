import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readProfile } from '#core/contract/accounts/staff.ts';
import { listSentMails } from '#core/contract/mail/sent-mails.ts';
import { deleteTemplate, listTemplates, testTemplate } from '#core/contract/mail/templates.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { DeletionButton } from '#web/office/parts/DeletionButton.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { TemplateRow } from '../../api-types.ts';
import styles from './templates.module.css';

interface SendTestProps {
  template: TemplateRow;
  ownAddress: string | null;
  onDone: () => void;
}

function SendTest({ template: { id }, ownAddress, onDone }: SendTestProps) {
  const t = useTranslations('admin.templates.testing');
  const contractForm = useContractForm(testTemplate, {
    start: { testEmail: ownAddress ?? '' },
    toBody: ({ testEmail }) => ({ testEmail: testEmail.trim() }),
    options: { params: { id } },
    makesStale: [allUnder(listSentMails)],
    done: t('sent'),
    about: ({ testEmail }) => t('sentTo', { address: testEmail }),
    onSuccess: onDone,
    onError: (error) =>
      toastError({ title: t('failedTitle'), description: refusalText(error) ?? t('failed') }),
  });
  return (
    <DialogForm
      of={contractForm}
      t={t}
      variant="sun"
      classes={{ answers: styles.actions }}
      onDone={onDone}
    >
      <TextInput {...contractForm.line('testEmail')} label={t('address')} type="email" />
    </DialogForm>
  );
}

interface TestTemplateDialogProps {
  template: TemplateRow;
  isOpen: boolean;
  onClose: () => void;
}

function TestTemplateDialog({ template, isOpen, onClose }: TestTemplateDialogProps) {
  const t = useTranslations('admin.templates');
  const profile = useQuery({ ...callQuery(readProfile), enabled: isOpen });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('testing.title')}
      description={t('testing.text', { name: template.name })}
    >
      <Loaded query={profile} failure={t('testing.failed')} lines={3}>
        {({ email }) => <SendTest template={template} ownAddress={email} onDone={onClose} />}
      </Loaded>
    </Dialog>
  );
}

interface TemplateActionsProps {
  template: TemplateRow;
  onEdit: () => void;
}

export function TemplateActions({ template, onEdit }: TemplateActionsProps) {
  const t = useTranslations('admin.templates');
  const [isTesting, setIsTesting] = useState(false);
  const { id, name } = template;
  return (
    <div className={shared.actions}>
      <ToolButton variant="quiet" aria-label={t('editOf', { name })} onClick={onEdit}>
        {t('edit')}
      </ToolButton>
      <ToolButton
        variant="quiet"
        aria-label={t('testOf', { name })}
        onClick={() => setIsTesting(true)}
      >
        {t('test')}
      </ToolButton>
      <DeletionButton
        label={t('delete')}
        labelOf={t('deleteOf', { name })}
        isNamed
        entry={deleteTemplate}
        options={{ params: { id } }}
        makesStale={[allUnder(listTemplates)]}
        title={t('deletion.title')}
        confirm={t('deletion.confirm')}
        done={t('deleted')}
        about={() => name}
        failed={t('deletion.failed')}
      >
        {t('deletion.question', { name })}
      </DeletionButton>
      <TestTemplateDialog
        template={template}
        isOpen={isTesting}
        onClose={() => setIsTesting(false)}
      />
    </div>
  );
}
