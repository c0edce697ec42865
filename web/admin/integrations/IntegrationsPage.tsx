import shared from '#web/office/styles/shared.module.css';
import { useOpenRow } from '../use-open-row.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { Webhooks } from './webhooks/Webhooks.tsx';

export function IntegrationsPage() {
  const [openWebhook] = useOpenRow('webhook');
  return (
    <div className={shared.stack}>
      {openWebhook === null && <ApiKeys />}
      <Webhooks />
    </div>
  );
}
