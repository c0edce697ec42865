import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { createWebhook } from '#core/contract/staff/webhooks.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { webhookKeys } from '../../queries/webhooks.ts';
import { ShownOnce } from '../ShownOnce.tsx';
import { eventsError, typedWebhook, webhookBody } from './typed-webhook.ts';
import { WebhookFields } from './WebhookFields.tsx';

interface NewFormProps {
  onMade: (secret: string) => void;
  onCancel: () => void;
}

function NewForm({ onMade, onCancel }: NewFormProps) {
  const t = useTranslations('admin.webhooks.create');
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('failed'), description });
  const { form, field, typed, isPending } = useContractForm(createWebhook, {
    start: typedWebhook('', []),
    alsoCheck: eventsError,
    toBody: webhookBody,
    makesStale: [webhookKeys.all],
    onSuccess: ({ secret }) => onMade(secret),
    onError: (error) => sayFailed(refusalText(error)),
    onInvalid: () => sayFailed(t('check')),
  });
  return (
    <form
      {...form}
      className={shared.stack}
    >
      <WebhookFields
        field={field}
        typed={typed}
        save={isPending ? t('saving') : t('save')}
        isPending={isPending}
        onCancel={onCancel}
      />
    </form>
  );
}

interface NewWebhookDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for a new webhook, then shows its secret, this once. */
export function NewWebhookDialog({ isOpen, onOpenChange }: NewWebhookDialogProps) {
  const t = useTranslations('admin.webhooks');
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    onOpenChange(false);
    setSecret(null);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t(secret === null ? 'create.title' : 'secret.title')}
      description={secret === null && t('create.text')}
    >
      {secret === null ? (
        <NewForm
          onMade={setSecret}
          onCancel={close}
        />
      ) : (
        <ShownOnce
          value={secret}
          once={t('secret.text')}
          copy={t('secret.copy')}
          done={t('secret.done')}
          onDone={close}
        />
      )}
    </Dialog>
  );
}
