import { useTranslations } from 'use-intl';
import {
  deleteWebhook,
  listWebhooks,
  pingWebhook,
  updateWebhook,
} from '#core/contract/integrations/webhooks.ts';
import { Arrow } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import { Deliveries } from './Deliveries.tsx';
import { type Webhook, WebhookState } from './WebhookState.tsx';
import styles from './webhooks.module.css';
import { eventsError, typedWebhook, webhookBody } from './typed-webhook.ts';
import { WebhookFields } from './WebhookFields.tsx';

function EditForm({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const t = useTranslations('admin.webhooks.edit');
  const contractForm = useContractForm(updateWebhook, {
    start: typedWebhook(webhook.url, webhook.events),
    alsoCheck: eventsError,
    toBody: webhookBody,
    options: { params: { id: webhook.id } },
    makesStale: [allUnder(listWebhooks)],
    t,
    onSuccess: onDone,
    check: t('check'),
  });
  return (
    <DialogForm of={contractForm} t={t} onDone={onDone}>
      <WebhookFields {...contractForm} />
    </DialogForm>
  );
}

function PauseButton({ webhook: { id, isActive } }: { webhook: Webhook }) {
  const t = useTranslations('admin.webhooks.pause');
  const { mutate, isPending } = useWrite(updateWebhook, {
    makesStale: [allUnder(listWebhooks)],
    done: t(isActive ? 'paused' : 'resumed'),
    failed: t('failed'),
  });
  return (
    <ToolButton
      disabled={isPending}
      onClick={() => mutate({ params: { id }, body: { isActive: !isActive } })}
    >
      {t(isActive ? 'pause' : 'resume')}
    </ToolButton>
  );
}

function TestButton({ id }: { id: number }) {
  const t = useTranslations('admin.webhooks.test');
  const { mutate, isPending } = useWrite(pingWebhook, { makesStale: [allUnder(listWebhooks)], t });
  return (
    <ToolButton variant="ink" disabled={isPending} onClick={() => mutate({ params: { id } })}>
      {t('button')}
    </ToolButton>
  );
}

function DeleteButton({ webhook: { id, url }, onGone }: { webhook: Webhook; onGone: () => void }) {
  const t = useTranslations('admin.webhooks.delete');
  return (
    <ConfirmedWrite
      button={<ToolButton>{t('button')}</ToolButton>}
      entry={deleteWebhook}
      options={{ params: { id } }}
      makesStale={[listWebhooks]}
      t={t}
      confirm={t('button')}
      onSuccess={onGone}
    >
      {t('question', { host: new URL(url).host })}
    </ConfirmedWrite>
  );
}

export function WholeWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations('admin.webhooks');
  const editing = useDialog();
  const { id, url, events, createdAt } = webhook;
  return (
    <div className={shared.stack}>
      <ToolButton variant="quiet" className={styles.back} onClick={onClose}>
        <Arrow direction="left" size={16} />
        {t('back')}
      </ToolButton>
      <Card
        title={new URL(url).host}
        aside={
          <div className={shared.row}>
            <TestButton id={id} />
            <ToolButton onClick={editing.open}>{t('edit.button')}</ToolButton>
            <PauseButton webhook={webhook} />
            <DeleteButton webhook={webhook} onGone={onClose} />
          </div>
        }
      >
        <Facts>
          <Fact name={t('facts.url')}>
            <span className={styles.mono}>{url}</span>
          </Fact>
          <Fact name={t('facts.state')}>
            <WebhookState webhook={webhook} />
          </Fact>
          <Fact name={t('facts.events')}>
            <span className={styles.mono}>{events.join(', ')}</span>
          </Fact>
          <Fact name={t('facts.added')}>
            <ExactTime value={createdAt} />
          </Fact>
        </Facts>
      </Card>
      <Deliveries webhookId={id} />
      <Dialog {...editing} title={t('edit.title')} description={t('edit.text')}>
        <EditForm webhook={webhook} onDone={editing.close} />
      </Dialog>
    </div>
  );
}
