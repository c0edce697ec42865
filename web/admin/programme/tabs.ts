import { adminsOnly, overseers } from '#core/domain/accounts/staff-role.ts';
import { lazyComponent } from '#web/office/hydration/lazy-component.ts';
import type { Tab } from '../navigation/tab.ts';

export const heroTab = {
  name: 'hero',
  key: 'h',
  roles: adminsOnly,
  rolesOf: 'activateHeroMedia',
  Content: lazyComponent(() => import('./hero/HeroMediaTab.tsx'), 'HeroMediaTab'),
  modules: ['programme/hero/HeroMediaTab.tsx'],
} as const satisfies Tab;

export const programmeTab = {
  name: 'programme',
  key: 'p',
  within: 'settings',
  roles: overseers,
  rolesOf: 'listRevisions',
  Content: lazyComponent(() => import('./ProgrammeTab.tsx'), 'ProgrammeTab'),
  modules: ['programme/ProgrammeTab.tsx'],
} as const satisfies Tab;
