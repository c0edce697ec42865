import { overseers } from '#core/domain/accounts/staff-role.ts';
import { lazyComponent } from '#web/office/hydration/lazy-component.ts';
import type { Tab } from '../navigation/tab.ts';

export const affiliatesTab = {
  name: 'affiliates',
  key: 'a',
  roles: overseers,
  rolesOf: 'listAffiliates',
  Content: lazyComponent(() => import('./affiliates/AffiliatesTab.tsx'), 'AffiliatesTab'),
  modules: ['partners/affiliates/AffiliatesTab.tsx'],
} as const satisfies Tab;

export const commissionsTab = {
  name: 'commissions',
  key: 'c',
  roles: overseers,
  rolesOf: 'listCommissions',
  Content: lazyComponent(() => import('./commissions/CommissionsTab.tsx'), 'CommissionsTab'),
  modules: ['partners/commissions/CommissionsTab.tsx'],
} as const satisfies Tab;
