import { adminPaths } from '#core/contract/site.ts';
import type { Screen } from '#web/office/hydration/screen.ts';

export const exposureScreen = {
  path: adminPaths.exposure,
  tab: 'audit',
  load: async () => (await import('./exposure/ExposurePage.tsx')).ExposurePage,
  modules: ['operations/exposure/ExposurePage.tsx'],
} as const satisfies Screen;
