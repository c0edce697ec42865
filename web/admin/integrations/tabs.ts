import { adminsOnly } from '#core/domain/accounts/staff-role.ts';
import { lazyComponent } from '#web/office/hydration/lazy-component.ts';
import type { Tab } from '../navigation/tab.ts';

export const integrationsTab = {
  name: 'integrations',
  key: 'n',
  within: 'settings',
  roles: adminsOnly,
  rolesOf: 'listWebhooks',
  Content: lazyComponent(() => import('./IntegrationsPage.tsx'), 'IntegrationsPage'),
  modules: ['integrations/IntegrationsPage.tsx'],
} as const satisfies Tab;
