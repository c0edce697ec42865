import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { testTemplate } from '#core/contract/mail/templates.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import shared from '#web/office/styles/shared.module.css';
import type { TemplateRow } from '../api-types.ts';
import { profileQuery } from '../queries/profile.ts';
import styles from './templates.module.css';
import { sentMailKeys } from '../queries/sent-mails.ts';

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
      toastSuccess({
        title: t('sent'),
        description: t('sentTo', { address: testEmail }),
      });
      onDone();
    },
    onError: (error) =>
      toastError({
        title: t('failedTitle'),
        description: refusalText(error) ?? t('failed'),
      }),
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
      <div className={styles.actions}>
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
  onOpenChange: (isOpen: boolean) => void;
}

export function TestTemplateDialog({ template, isOpen, onOpenChange }: TestTemplateDialogProps) {
  const t = useTranslations('admin.templates');
  const profile = useQuery({ ...profileQuery, enabled: isOpen });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
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
            onDone={() => onOpenChange(false)}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
