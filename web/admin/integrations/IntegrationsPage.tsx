import { Webhooks } from './webhooks/Webhooks.tsx';

/** How other programs are told what happens here. */
export function IntegrationsPage() {
  return <Webhooks />;
}
