import { adminPaths } from '#core/contract/site.ts';
import type { Screen } from '#web/office/hydration/screen.ts';

export const noticesScreen = {
  path: adminPaths.notices,
  tab: 'programme',
  load: async () => (await import('./notices/NoticesPage.tsx')).NoticesPage,
  modules: ['visitor/notices/NoticesPage.tsx'],
} as const satisfies Screen;
