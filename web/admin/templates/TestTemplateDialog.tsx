import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { testTemplate } from '#core/contract/mail/templates.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { TemplateRow } from '../api-types.ts';
import { profileQuery } from '../queries/profile.ts';
import styles from './templates.module.css';

function toProfile(words: ReactNode) {
  return <Link to={adminPaths.profile}>{words}</Link>;
}

interface SendTestProps {
  template: TemplateRow;
  /** The own address; null where the profile has none. */
  address: string | null;
  onDone: () => void;
}

function SendTest({ template: { id }, address, onDone }: SendTestProps) {
  const t = useTranslations('admin.templates.testing');
  const { mutate, isPending } = useWrite(testTemplate, {
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
        description:
          (error instanceof CallError && (error.errors[0]?.message ?? error.body?.message)) ||
          t('failed'),
      }),
  });
  if (address === null) {
    return <p>{t.rich('noAddress', { profile: toProfile })}</p>;
  }
  return (
    <form
      className={styles.test}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ params: { id }, body: { testEmail: address } });
      }}
    >
      <TextInput
        label={t('address')}
        type="email"
        value={address}
        readOnly
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

/** Sends a template to the signed-in person. */
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
            address={email}
            onDone={() => onOpenChange(false)}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
