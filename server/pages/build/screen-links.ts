import { portalPaths } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { type BuildManifest, collect } from './manifest.ts';

const portal = 'web/portal';
const shell = 'shell/PortalShell.tsx';

/** The modules of each screen of the portal, which its router loads when it is opened. */
const modulesOf: Readonly<Record<string, readonly string[]>> = {
  [portalPaths.login]: ['login/LoginPage.tsx'],
  [portalPaths.forgotPassword]: ['login/ForgotPasswordPage.tsx'],
  [portalPaths.resetPassword]: ['login/ResetPasswordPage.tsx'],
  [portalPaths.dashboard]: [shell, 'dashboard/DashboardPage.tsx'],
  [portalPaths.lead]: [shell, 'lead/LeadPage.tsx'],
  [portalPaths.statement]: [shell, 'earnings/StatementPage.tsx'],
};

/**
 * Makes the links by which the portal's document names the files of the screen it opens and of its
 * texts: the browser would learn of them only from the app, a round trip later each. `path` is that
 * of the route; a screen nobody knows has its texts alone.
 */
export function screenLinks(manifest: BuildManifest): (path: string, language: Language) => string {
  const filesOf = (key: string) => ({
    scripts: collect(manifest, `${portal}/${key}`, ({ file }) => [file]),
    sheets: collect(manifest, `${portal}/${key}`, ({ css = [] }) => css),
  });
  const named = filesOf('index.html');
  const made = new Map<string, string>();

  function make(path: string, language: Language): string {
    const modules = [`messages/all-${language}.ts`, ...(modulesOf[path] ?? [])].map(filesOf);
    const scripts = new Set(modules.flatMap((files) => files.scripts));
    const sheets = new Set(modules.flatMap((files) => files.sheets));
    named.scripts.forEach((file) => scripts.delete(file));
    named.sheets.forEach((file) => sheets.delete(file));
    return [
      ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ].join('');
  }

  return (path, language) => {
    const key = `${language} ${path}`;
    const links = made.get(key) ?? make(path, language);
    made.set(key, links);
    return links;
  };
}
