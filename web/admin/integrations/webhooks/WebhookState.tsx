import { useTranslations } from 'use-intl';
import type { DeliveryState, listWebhooks } from '#core/contract/integrations/webhooks.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';

export type Webhook = AnswerOf<typeof listWebhooks>['items'][number];

export const stateTones = {
  waiting: 'amber',
  delivered: 'green',
  failed: 'red',
  withheld: 'grey',
} as const satisfies Record<DeliveryState, string>;

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useTranslations('admin.webhooks.is');
  const { isActive, pausedAt, pauseReason, failingSince } = webhook;
  if (isActive && failingSince === null) {
    return <Badge tone="green">{t('active')}</Badge>;
  }
  const tone = isActive ? 'amber' : pauseReason === 'hand' ? 'grey' : 'red';
  return (
    <div className={shared.marks}>
      <Badge tone={tone}>{t(isActive ? 'failing' : 'paused')}</Badge>
      <span className={shared.small}>
        {!isActive && pauseReason !== null && `${t(`why.${pauseReason}`)} · `}
        <RelativeTime value={(isActive ? failingSince : pausedAt) ?? ''} />
      </span>
    </div>
  );
}
