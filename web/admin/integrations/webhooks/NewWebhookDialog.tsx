import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { createWebhook } from '#core/contract/staff/webhooks.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
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
  const contractForm = useContractForm(createWebhook, {
    start: typedWebhook('', []),
    alsoCheck: eventsError,
    toBody: webhookBody,
    makesStale: [webhookKeys.all],
    onSuccess: ({ secret }) => onMade(secret),
    failed: t('failed'),
    check: t('check'),
  });
  return (
    <DialogForm
      of={contractForm}
      save={t(contractForm.isPending ? 'saving' : 'save')}
      onDone={onCancel}
    >
      <WebhookFields {...contractForm} />
    </DialogForm>
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
