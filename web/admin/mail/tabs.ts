import { adminsOnly, overseers } from '#core/domain/accounts/staff-role.ts';
import { lazyComponent } from '#web/office/hydration/lazy-component.ts';
import type { Tab } from '../navigation/tab.ts';

export const templatesTab = {
  name: 'templates',
  key: 'e',
  roles: adminsOnly,
  rolesOf: 'updateTemplate',
  Content: lazyComponent(() => import('./templates/TemplatesTab.tsx'), 'TemplatesTab'),
  modules: ['mail/templates/TemplatesTab.tsx'],
} as const satisfies Tab;

export const sentTab = {
  name: 'sent',
  key: 's',
  within: 'settings',
  roles: overseers,
  rolesOf: 'listSentMails',
  Content: lazyComponent(() => import('./sent/SentMailTab.tsx'), 'SentMailTab'),
  modules: ['mail/sent/SentMailTab.tsx'],
} as const satisfies Tab;
