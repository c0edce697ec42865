import { adminPaths } from '#core/contract/site.ts';
import type { Screen } from '#web/office/hydration/screen.ts';

export const loginScreen = {
  path: adminPaths.login,
  isDoor: true,
  calls: [],
  load: async () => (await import('./login/LoginPage.tsx')).LoginPage,
  modules: ['accounts/login/LoginPage.tsx'],
} as const satisfies Screen;

export const invitationScreen = {
  path: adminPaths.invitation,
  isDoor: true,
  load: async () => (await import('./login/InvitationPage.tsx')).InvitationPage,
  modules: ['accounts/login/InvitationPage.tsx'],
} as const satisfies Screen;

export const profileScreen = {
  path: adminPaths.profile,
  load: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
  modules: ['accounts/profile/ProfilePage.tsx'],
} as const satisfies Screen;
