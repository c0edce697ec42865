import { useTranslations } from 'use-intl';
import { updateWebhook } from '#core/contract/staff/webhooks.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { webhookKeys } from '../../queries/webhooks.ts';
import { eventsError, typedWebhook, webhookBody } from './typed-webhook.ts';
import { WebhookFields } from './WebhookFields.tsx';
import type { Webhook } from './WebhookState.tsx';

function EditForm({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const t = useTranslations('admin.webhooks.edit');
  const contractForm = useContractForm(updateWebhook, {
    start: typedWebhook(webhook.url, webhook.events),
    alsoCheck: eventsError,
    toBody: webhookBody,
    options: { params: { id: webhook.id } },
    makesStale: [webhookKeys.all],
    done: t('done'),
    onSuccess: onDone,
    failed: t('failed'),
    check: t('check'),
  });
  return (
    <DialogForm
      of={contractForm}
      save={t(contractForm.isPending ? 'saving' : 'save')}
      onDone={onDone}
    >
      <WebhookFields {...contractForm} />
    </DialogForm>
  );
}

interface EditWebhookDialogProps {
  webhook: Webhook;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function EditWebhookDialog({ webhook, isOpen, onOpenChange }: EditWebhookDialogProps) {
  const t = useTranslations('admin.webhooks.edit');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
    >
      <EditForm
        webhook={webhook}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
