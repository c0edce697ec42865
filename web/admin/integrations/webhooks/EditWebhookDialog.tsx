import { useTranslations } from 'use-intl';
import { updateWebhook } from '#core/contract/staff/webhooks.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { webhookKeys } from '../../queries/webhooks.ts';
import { eventsError, typedWebhook, webhookBody } from './typed-webhook.ts';
import { WebhookFields } from './WebhookFields.tsx';
import type { Webhook } from './WebhookState.tsx';

function EditForm({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const t = useTranslations('admin.webhooks.edit');
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('failed'), description });
  const { form, field, typed, isPending } = useContractForm(updateWebhook, {
    start: typedWebhook(webhook.url, webhook.events),
    alsoCheck: eventsError,
    toBody: webhookBody,
    options: { params: { id: webhook.id } },
    makesStale: [webhookKeys.all],
    onSuccess() {
      toastSuccess({ title: t('done') });
      onDone();
    },
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
        onCancel={onDone}
      />
    </form>
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
