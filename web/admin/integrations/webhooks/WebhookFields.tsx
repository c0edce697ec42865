import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { webhookEventNames, webhookEvents } from '#core/contract/integrations/webhooks.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { ContractForm } from '#web/office/form/use-contract-form.ts';
import shared from '#web/office/styles/shared.module.css';
import { boxOf, type TypedWebhook } from './typed-webhook.ts';
import styles from './webhooks.module.css';

type FieldsProps = Pick<ContractForm<TypedWebhook>, 'field' | 'line' | 'typed'>;

export function WebhookFields({ field, line, typed }: FieldsProps) {
  const t = useTranslations('admin.webhooks.fields');
  const id = useId();
  const boxes = webhookEventNames.map(boxOf);
  const isChosen = boxes.some((box) => typed[box]);
  return (
    <>
      <TextInput
        {...line('url')}
        label={t('url')}
        hint={t('urlHint')}
        type="url"
        inputMode="url"
        spellCheck={false}
      />
      <div role="group" aria-labelledby={id} className={styles.events}>
        <p id={id} className={shared.strong}>
          {t('events')}
        </p>
        {webhookEventNames.map((name, at) => (
          <Checkbox
            key={name}
            {...field(boxes[at]!)}
            error={isChosen ? null : field(boxes[at]!).error}
            optional={t('optional')}
            label={
              <span className={shared.lines}>
                <code>{name}</code>
                <span className={shared.small}>{webhookEvents[name].summary}</span>
              </span>
            }
          />
        ))}
      </div>
    </>
  );
}
