import type { readLead } from '#core/contract/leads/leads.ts';
import type { readProgramme } from '#core/contract/programme/programme.ts';
import { adminPaths } from '#core/contract/site.ts';
import type { PathOf, Screen } from '#web/office/hydration/screen.ts';

export const leadScreen = {
  path: adminPaths.lead,
  tab: 'leads',
  calls: ['/api/admin/leads/:id', '/api/admin/programme'] satisfies PathOf<
    typeof readLead | typeof readProgramme
  >[],
  load: async () => (await import('./lead/LeadPage.tsx')).LeadPage,
  modules: ['leads/lead/LeadPage.tsx'],
} as const satisfies Screen;

export const importsScreen = {
  path: adminPaths.imports,
  tab: 'leads',
  load: async () => (await import('./imports/ImportPage.tsx')).ImportPage,
  modules: ['leads/imports/ImportPage.tsx'],
} as const satisfies Screen;

export const erasureScreen = {
  path: adminPaths.erasure,
  tab: 'audit',
  load: async () => (await import('./erasure/ReceiptPage.tsx')).ReceiptPage,
  modules: ['leads/erasure/ReceiptPage.tsx'],
} as const satisfies Screen;
