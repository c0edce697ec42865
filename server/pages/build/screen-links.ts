import { adminPaths, portalPaths } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { type BuildManifest, collect } from './manifest.ts';

const portal = 'web/portal';
const shell = 'shell/PortalShell.tsx';

type Modules = Readonly<Record<string, readonly string[]>>;

/** The modules of each screen of the portal, which its router loads when it is opened. */
const modulesOf: Modules = {
  [portalPaths.login]: ['login/LoginPage.tsx'],
  [portalPaths.forgotPassword]: ['login/ForgotPasswordPage.tsx'],
  [portalPaths.resetPassword]: ['login/ResetPasswordPage.tsx'],
  [portalPaths.undoEmail]: ['login/UndoEmailPage.tsx'],
  [portalPaths.dashboard]: [shell, 'dashboard/DashboardPage.tsx'],
  [portalPaths.lead]: [shell, 'lead/LeadPage.tsx'],
  [portalPaths.agreement]: [shell, 'agreement/AgreementPage.tsx'],
  [portalPaths.openHouse]: [shell, 'kit/OpenHousePage.tsx'],
  [portalPaths.statement]: [shell, 'earnings/StatementPage.tsx'],
};

const crm = 'web/admin';
const frame = 'StaffShell.tsx';
const dashboard = 'DashboardPage.tsx';

/** The same of the CRM: of its dashboard by the tab, of the others by their path. */
const staffModulesOf: Modules = {
  [adminPaths.login]: ['accounts/login/LoginPage.tsx'],
  [adminPaths.invitation]: ['accounts/login/InvitationPage.tsx'],
  [`${adminPaths.dashboard} today`]: [frame, dashboard, 'office/today/TodayTab.tsx'],
  [`${adminPaths.dashboard} overview`]: [
    frame,
    dashboard,
    'office/overview/OverviewTab.tsx',
    'operations/report/LeadReport.tsx',
  ],
  [`${adminPaths.dashboard} leads`]: [frame, dashboard, 'leads/LeadsTab.tsx'],
  [adminPaths.dashboard]: [frame, dashboard],
  [adminPaths.lead]: [frame, 'leads/lead/LeadPage.tsx'],
  [adminPaths.affiliate]: [frame, 'partners/affiliate/AffiliatePage.tsx'],
  [adminPaths.revision]: [frame, 'programme/revision/RevisionPage.tsx'],
  [adminPaths.statement]: [frame, 'partners/commissions/StatementPage.tsx'],
  [adminPaths.heroMedia]: [frame, 'programme/hero/HeroMediaPage.tsx'],
  [adminPaths.notices]: [frame, 'visitor/notices/NoticesPage.tsx'],
  [adminPaths.imports]: [frame, 'leads/imports/ImportPage.tsx'],
  [adminPaths.erasure]: [frame, 'leads/erasure/ReceiptPage.tsx'],
  [adminPaths.exposure]: [frame, 'operations/exposure/ExposurePage.tsx'],
  [adminPaths.profile]: [frame, 'accounts/profile/ProfilePage.tsx'],
};

/** Makes links to the files of modules below `root`, without those that its document names. */
function linker(manifest: BuildManifest, root: string) {
  const filesOf = (key: string) => ({
    scripts: collect(manifest, `${root}/${key}`, ({ file }) => [file]),
    sheets: collect(manifest, `${root}/${key}`, ({ css = [] }) => css),
  });
  const named = filesOf('index.html');
  const made = new Map<string, string>();

  function make(modules: readonly string[]): string {
    const files = modules.map(filesOf);
    const scripts = new Set(files.flatMap((found) => found.scripts));
    const sheets = new Set(files.flatMap((found) => found.sheets));
    named.scripts.forEach((file) => scripts.delete(file));
    named.sheets.forEach((file) => sheets.delete(file));
    return [
      ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ].join('');
  }

  return (modules: readonly string[]): string => {
    const key = modules.join(' ');
    const links = made.get(key) ?? make(modules);
    made.set(key, links);
    return links;
  };
}

/**
 * Makes the links by which the portal's document names the files of its first screen and of that
 * screen's texts. Without them the browser learns of each file from the app, a round trip later.
 * `path` is that of the route; an unknown screen gets links to its texts alone.
 */
export function screenLinks(manifest: BuildManifest): (path: string, language: Language) => string {
  const link = linker(manifest, portal);
  return (path, language) => link([`messages/all-${language}.ts`, ...(modulesOf[path] ?? [])]);
}

/** The same for the CRM; `tab` is the opened tab of the dashboard, and empty elsewhere. */
export function staffScreenLinks(manifest: BuildManifest): (path: string, tab: string) => string {
  const link = linker(manifest, crm);
  return (path, tab) => link(staffModulesOf[`${path} ${tab}`] ?? staffModulesOf[path] ?? []);
}
