import { adminPaths } from '#core/contract/site.ts';
import type { Screen } from '#web/office/hydration/screen.ts';

export const revisionScreen = {
  path: adminPaths.revision,
  tab: 'programme',
  load: async () => (await import('./revision/RevisionPage.tsx')).RevisionPage,
  modules: ['programme/revision/RevisionPage.tsx'],
} as const satisfies Screen;

export const lenderScreen = {
  path: adminPaths.lender,
  tab: 'programme',
  load: async () => (await import('./lender/LenderPage.tsx')).LenderPage,
  modules: ['programme/lender/LenderPage.tsx'],
} as const satisfies Screen;

export const heroMediaScreen = {
  path: adminPaths.heroMedia,
  tab: 'hero',
  load: async () => (await import('./hero/HeroMediaPage.tsx')).HeroMediaPage,
  modules: ['programme/hero/HeroMediaPage.tsx'],
} as const satisfies Screen;
