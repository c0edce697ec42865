import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type DeliveryState,
  deliveryStates,
  listDeliveries,
  listWebhooks,
  resendDelivery,
} from '#core/contract/integrations/webhooks.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { GrowingList } from '#web/office/list/GrowingList.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { TotalBadge } from '#web/office/list/TotalBadge.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { stateTones } from './WebhookState.tsx';
import styles from './webhooks.module.css';

type Delivery = AnswerOf<typeof listDeliveries>['items'][number];

function ResendButton({ webhookId, delivery }: { webhookId: number; delivery: Delivery }) {
  const t = useTranslations('admin.webhooks.resend');
  const { mutate, isPending } = useWrite(resendDelivery, {
    makesStale: [allUnder(listWebhooks)],
    t,
  });
  const { id, event, messageId } = delivery;
  return (
    <ToolButton
      disabled={isPending}
      aria-label={t('buttonOf', { event, id: messageId })}
      onClick={() => mutate({ params: { id: webhookId, deliveryId: id } })}
    >
      {t('button')}
    </ToolButton>
  );
}

function Outcome({ delivery }: { delivery: Delivery }) {
  const t = useTranslations('admin.webhooks');
  const { attempts, statusCode, ms, nextTryAt } = delivery;
  const parts = [
    statusCode !== null &&
      ms !== null &&
      t('answered', { statusCode: String(statusCode), ms: String(ms) }),
    attempts > 1 && t('tries', { count: attempts }),
  ];
  return (
    <span className={shared.small}>
      {parts.filter(Boolean).join(' · ')}
      {attempts > 0 && nextTryAt !== null && (
        <>
          {' · '}
          {t('nextTry')} <RelativeTime value={nextTryAt} />
        </>
      )}
    </span>
  );
}

function DeliveryRow({ webhookId, delivery }: { webhookId: number; delivery: Delivery }) {
  const t = useTranslations('admin.webhooks');
  const { event, state, createdAt, reason, answer, data, messageId } = delivery;
  // The status says it already.
  const isAnswered = delivery.statusCode !== null && state !== 'withheld';
  return (
    <li className={styles.delivery}>
      <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
      <div className={shared.lines}>
        <span className={shared.marks}>
          <code className={styles.event}>{event}</code>
          <span className={shared.small}>
            <RelativeTime value={createdAt} />
          </span>
        </span>
        <Outcome delivery={delivery} />
        {reason && !isAnswered && <span className={shared.small}>{reason}</span>}
        <details className={styles.details}>
          <summary>{t('details')}</summary>
          <pre>{[t('messageId', { id: messageId }), JSON.stringify(data)].join('\n')}</pre>
          {answer && (
            <>
              <p className={shared.strong}>{t('answer')}</p>
              <pre>{answer}</pre>
            </>
          )}
        </details>
      </div>
      {state !== 'waiting' && <ResendButton webhookId={webhookId} delivery={delivery} />}
    </li>
  );
}

const lookAgainMs = 2000;

export function Deliveries({ webhookId }: { webhookId: number }) {
  const t = useTranslations('admin.webhooks');
  const [status, setStatus] = useState<DeliveryState>();
  const list = useGrowingList(listDeliveries, {
    params: { id: webhookId },
    query: { pageSize: 20, status },
  });
  const { first, rows, refetch } = list;
  // A new delivery arrives within a moment; an attempt counts from its start.
  const isOnItsWay = rows.some(
    ({ state, attempts, reason }) => state === 'waiting' && (attempts === 0 || reason === null),
  );
  useEffect(() => {
    const timer = isOnItsWay ? setInterval(() => void refetch(), lookAgainMs) : undefined;
    return () => clearInterval(timer);
  }, [isOnItsWay, refetch]);
  return (
    <Card
      title={t('deliveries')}
      isFlush
      aside={
        <div className={shared.row}>
          <TotalBadge of={first} />
          <QuietSelect
            label={t('state')}
            value={status ?? ''}
            onChange={({ target }) => setStatus(deliveryStates.find((one) => one === target.value))}
            choices={[
              ['', t('allStates')],
              ...deliveryStates.map((state) => [state, t(`states.${state}`)] as const),
            ]}
          />
          <RefreshButton of={[allUnder(listWebhooks)]} />
        </div>
      }
    >
      <GrowingList
        list={list}
        failure={t('deliveriesFailed')}
        more={t('more')}
        lines={5}
        className={styles.more}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('noDeliveries')} text={t('noDeliveriesText')} />
          ) : (
            <ul>
              {found.map((delivery) => (
                <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </GrowingList>
    </Card>
  );
}
