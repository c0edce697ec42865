import type { listLeads } from '#core/contract/leads/leads.ts';
import { adminsOnly, everyStaff } from '#core/domain/accounts/staff-role.ts';
import { lazyComponent } from '#web/office/hydration/lazy-component.ts';
import type { PathOf } from '#web/office/hydration/screen.ts';
import type { Tab } from '../navigation/tab.ts';

export const leadsTab = {
  name: 'leads',
  key: 'l',
  roles: everyStaff,
  rolesOf: 'listLeads',
  Content: lazyComponent(() => import('./LeadsTab.tsx'), 'LeadsTab'),
  modules: ['leads/LeadsTab.tsx'],
  calls: ['/api/admin/leads'] satisfies PathOf<typeof listLeads>[],
} as const satisfies Tab;

export const facebookTab = {
  name: 'facebook',
  key: 'f',
  roles: adminsOnly,
  rolesOf: 'activateHeroMedia',
  Content: lazyComponent(() => import('./facebook/FacebookAdsTab.tsx'), 'FacebookAdsTab'),
  modules: ['leads/facebook/FacebookAdsTab.tsx'],
} as const satisfies Tab;
