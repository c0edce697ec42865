import { useTranslations } from 'use-intl';
import { createWebhook, listWebhooks } from '#core/contract/integrations/webhooks.ts';
import { Plus, Share } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import { useOpenRow } from '../../use-open-row.ts';
import { SecretDialog } from '../ShownOnce.tsx';
import { stateTones, type Webhook, WebhookState } from './WebhookState.tsx';
import { WholeWebhook } from './WholeWebhook.tsx';
import styles from './webhooks.module.css';
import { eventsError, typedWebhook, webhookBody } from './typed-webhook.ts';
import { WebhookFields } from './WebhookFields.tsx';

function NewForm({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const t = useTranslations('admin.webhooks.create');
  const contractForm = useContractForm(createWebhook, {
    start: typedWebhook('', []),
    alsoCheck: eventsError,
    toBody: webhookBody,
    makesStale: [allUnder(listWebhooks)],
    onSuccess: ({ secret }) => onMade(secret),
    failed: t('failed'),
    check: t('check'),
  });
  return (
    <DialogForm of={contractForm} t={t} onDone={onCancel}>
      <WebhookFields {...contractForm} />
    </DialogForm>
  );
}

function LastDelivery({ delivery }: { delivery: Webhook['lastDelivery'] }) {
  const t = useTranslations('admin.webhooks');
  if (!delivery) {
    return <span className={shared.small}>{t('nothingYet')}</span>;
  }
  const { state, statusCode, createdAt } = delivery;
  return (
    <span className={shared.marks}>
      <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
      <span className={shared.small}>
        {statusCode !== null && `${statusCode} · `}
        <RelativeTime value={createdAt} />
      </span>
    </span>
  );
}

function WebhookRow({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) {
  const t = useTranslations('admin.webhooks');
  const { url, events, lastDelivery } = webhook;
  return (
    <li className={styles.row}>
      <div className={shared.lines}>
        <button type="button" className={shared.rowButton} onClick={onOpen}>
          {url}
        </button>
        <span className={shared.smallWrap}>{events.join(', ')}</span>
      </div>
      <WebhookState webhook={webhook} />
      <div className={shared.lines}>
        <span className="visually-hidden">{t('lastDelivery')}</span>
        <LastDelivery delivery={lastDelivery} />
      </div>
    </li>
  );
}

interface ListProps {
  items: readonly Webhook[];
  onOpen: (id: number) => void;
  onNew: () => void;
}

function WebhookList({ items, onOpen, onNew }: ListProps) {
  const t = useTranslations('admin.webhooks');
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<Share />}
        title={t('none')}
        text={t('noneText')}
        action={<ToolButton onClick={onNew}>{t('new')}</ToolButton>}
      />
    );
  }
  return (
    <ul>
      {items.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => onOpen(webhook.id)} />
      ))}
    </ul>
  );
}

export function Webhooks() {
  const t = useTranslations('admin.webhooks');
  const secret = useTranslations('admin.webhooks.secret');
  const [open, show] = useOpenRow('webhook');
  const making = useDialog();
  const webhooks = useAnswer(listWebhooks);
  const opened = webhooks.data?.items.find(({ id }) => String(id) === open);
  if (opened) {
    return <WholeWebhook key={opened.id} webhook={opened} onClose={() => show(null)} />;
  }
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <div className={shared.row}>
          <RefreshButton of={[allUnder(listWebhooks)]} />
          <ToolButton variant="ink" onClick={making.open}>
            <Plus size={16} />
            {t('new')}
          </ToolButton>
        </div>
      }
    >
      <Loaded query={webhooks} failure={t('failed')} lines={4}>
        {({ items }) => <WebhookList items={items} onOpen={show} onNew={making.open} />}
      </Loaded>
      <SecretDialog
        {...making}
        title={t('create.title')}
        description={t('create.text')}
        t={secret}
        form={NewForm}
      />
    </Card>
  );
}
