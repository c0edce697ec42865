import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deleteTemplate, testTemplate } from '#core/contract/mail/templates.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Mail, Pencil, Trash } from '#web/kit/icons.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { DeletionDialog } from '#web/office/parts/DeletionDialog.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { TemplateRow } from '../api-types.ts';
import { profileQuery } from '../queries/profile.ts';
import { sentMailKeys } from '../queries/sent-mails.ts';
import { templateKeys } from '../queries/templates.ts';
import styles from './templates.module.css';

interface SendTestProps {
  template: TemplateRow;
  /** The own address; null where the profile has none. */
  ownAddress: string | null;
  onDone: () => void;
}

function SendTest({ template: { id }, ownAddress, onDone }: SendTestProps) {
  const t = useTranslations('admin.templates.testing');
  const { form, field, isPending } = useContractForm(testTemplate, {
    start: { testEmail: ownAddress ?? '' },
    toBody: ({ testEmail }) => ({ testEmail: testEmail.trim() }),
    options: { params: { id } },
    makesStale: [sentMailKeys.all],
    onSuccess({ testEmail }) {
      toastSuccess({ title: t('sent'), description: t('sentTo', { address: testEmail }) });
      onDone();
    },
    onError: (error) =>
      toastError({ title: t('failedTitle'), description: refusalText(error) ?? t('failed') }),
  });
  return (
    <form
      {...form}
      className={shared.stack}
    >
      <TextInput
        {...field('testEmail')}
        label={t('address')}
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <div className={`${shared.ends} ${styles.actions}`}>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button
          type="submit"
          variant="sun"
          disabled={isPending}
        >
          {isPending ? t('sending') : t('send')}
        </Button>
      </div>
    </form>
  );
}

interface TestTemplateDialogProps {
  template: TemplateRow;
  isOpen: boolean;
  onClose: () => void;
}

function TestTemplateDialog({ template, isOpen, onClose }: TestTemplateDialogProps) {
  const t = useTranslations('admin.templates');
  const profile = useQuery({ ...profileQuery, enabled: isOpen });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('testing.title')}
      description={t('testing.text', { name: template.name })}
    >
      <Loaded
        query={profile}
        failure={t('testing.failed')}
        lines={3}
      >
        {({ email }) => (
          <SendTest
            template={template}
            ownAddress={email}
            onDone={onClose}
          />
        )}
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
  const [open, setOpen] = useState<'test' | 'delete' | null>(null);
  const { id, name } = template;
  const close = () => setOpen(null);
  return (
    <div className={shared.rowEnd}>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('testOf', { name })}
        title={t('test')}
        onClick={() => setOpen('test')}
      >
        <Mail size={18} />
      </ToolButton>
      <ToolButton
        variant="quiet"
        isSquare
        aria-label={t('editOf', { name })}
        title={t('edit')}
        onClick={onEdit}
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
      <TestTemplateDialog
        template={template}
        isOpen={open === 'test'}
        onClose={close}
      />
      <DeletionDialog
        isOpen={open === 'delete'}
        onOpenChange={close}
        entry={deleteTemplate}
        options={{ params: { id } }}
        makesStale={[templateKeys.all]}
        title={t('deletion.title')}
        confirm={t('deletion.confirm')}
        done={t('deleted')}
        name={name}
        failed={t('deletion.failed')}
      >
        {t('deletion.question', { name })}
      </DeletionDialog>
    </div>
  );
}
