import shared from '#web/office/styles/shared.module.css';
import { ApiKeys } from './ApiKeys.tsx';
import { Webhooks } from './webhooks/Webhooks.tsx';

/** How other programs call this one, and are told what happens here. */
export function IntegrationsPage() {
  return (
    <div className={shared.stack}>
      <ApiKeys />
      <Webhooks />
    </div>
  );
}
