import type { FastifyReply, FastifyRequest } from 'fastify';
import { adminPaths, portalPaths } from '#core/contract/site.ts';
import { htmlLanguage } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { leadWorkers } from '#core/domain/staff-role.ts';
import { printableLicense } from '#core/domain/sample-details.ts';
import { contentSecurityPolicy, noThirdParties } from './content-security.ts';
import { drawScreen, sheetLinks } from './drawn-screen.ts';
import { earlyCalls, earlyStaffCalls } from './early-calls.ts';
import type { PagesOptions, SignedIn } from './pages-options.ts';
import { sendFresh } from './send-page.ts';
import type { SinglePageApp } from './site.ts';
import type { SiteContentSource } from './site-content.ts';
import { visitLanguage } from './visit-language.ts';

interface AppDocument {
  app: SinglePageApp;
  options: Pick<PagesOptions, 'site' | 'accountOf' | 'settings' | 'signOnName'>;
  content: SiteContentSource;
}

/**
 * Sends the one document of a single-page app. It holds no personal data, except on the dashboard:
 * there it holds what the calls answer to the signed-in affiliate, so the calls decide who sees it.
 */
export async function sendAppDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { app, options, content }: AppDocument,
): Promise<FastifyReply> {
  const { site, accountOf, settings, signOnName } = options;
  const { terms } = await content.read();
  const plain = await site.appDocument(app, request.url);
  // If the lookup fails, the app treats the visitor as possibly signed in.
  const account = await accountOf[app](request).catch(() => undefined);
  const isOpen = account !== null;
  const language = app === 'portal' ? visitLanguage(request, reply, settings.origin) : null;
  const screen = shownScreen(app, request.routeOptions.url ?? '', isOpen);
  const links = language
    ? site.screenLinks?.(screen, language)
    : site.staffScreenLinks?.(screen, isOpen ? tabOf(request, account) : '');
  // The login page asks for the session only if there may be one: the browser's console shows every
  // refused call.
  const session = isOpen ? mark('session', 'open') : '';
  const signOn = app === 'admin' && signOnName !== null ? mark('sign-on', signOnName) : '';
  const marks = termMarks(app, terms) + signOn + session + (links ?? '');
  const marked = plain.replace('</head>', () => `${marks}</head>`);
  const { timeZone } = settings;
  const { portal, sheetOf } = site;
  const drawn =
    portal && language && account !== undefined
      ? await drawScreen(request, marked, { portal, sheetOf, account, language, timeZone })
      : undefined;
  const early = account && !drawn ? earlyCallsOf(app, request, account) : '';
  // Before the style sheets: a script waits for those that stand above it.
  const asking = drawn ?? marked.replace('<title>', () => `${early}<title>`);
  const html = language
    ? asking.replace('lang="en"', `lang="${htmlLanguage[language]}"`)
    : frameFirst(asking, doors.admin.includes(screen));
  if (holdsSecret.includes(request.routeOptions.url ?? '')) {
    void reply.header('referrer-policy', 'no-referrer');
  }
  // A frame shows the preview of a mail.
  const page = { ...noThirdParties, hasStyledFrames: app === 'admin' };
  void reply.header('x-robots-tag', 'noindex');
  return sendFresh(request, reply, {
    html,
    policy: site.isCacheable ? contentSecurityPolicy(html, page) : null,
    cacheControl: 'no-store',
  });
}

function earlyCallsOf(app: SinglePageApp, request: FastifyRequest, account: SignedIn): string {
  const path = request.routeOptions.url ?? '';
  if (doors[app].includes(path)) {
    return '';
  }
  const { tab, ...others } = request.query as Record<string, unknown>;
  if (app === 'portal') {
    return earlyCalls(account.id, { path, tab: String(tab ?? '') });
  }
  const isSpecial = Object.keys(others).length > 0;
  const { id = '' } = request.params as { id?: string };
  return earlyStaffCalls({ path, tab: tabOf(request, account), isSpecial, id });
}

/**
 * The tab of the CRM's dashboard that an address opens; nothing where there are none. Only those who
 * work on leads have a queue, so the others begin with the overview.
 */
function tabOf(
  { query, routeOptions: { url } }: FastifyRequest,
  account: SignedIn | null | undefined,
): string {
  if (url !== adminPaths.dashboard) {
    return '';
  }
  const hasQueue = !account?.role || leadWorkers.includes(account.role);
  const { tab = 'today' } = query as Record<string, unknown>;
  return tab === 'today' && !hasQueue ? 'overview' : String(tab);
}

/** Their address holds the secret of a mail until the page has taken it. */
const holdsSecret: readonly string[] = [
  adminPaths.invitation,
  portalPaths.resetPassword,
  portalPaths.undoEmail,
];

/** The screens for those who are not signed in; the first is where they are led to. */
const doors: Readonly<Record<SinglePageApp, readonly [string, ...string[]]>> = {
  admin: [adminPaths.login, adminPaths.invitation],
  portal: [
    portalPaths.login,
    portalPaths.forgotPassword,
    portalPaths.resetPassword,
    portalPaths.undoEmail,
  ],
};

/**
 * The CRM's document with its style sheets last, so that the frame in it is painted before they have
 * come. Scripts wait for them all the same.
 */
function frameFirst(html: string, isDoor: boolean): string {
  const sheets = html.match(sheetLinks) ?? [];
  return html
    .replaceAll(sheetLinks, '')
    .replace('</body>', () => `${sheets.join('')}</body>`)
    .replace('<body>', isDoor ? '<body class="door">' : '<body>');
}

/** The path of the screen that is seen first: who is not signed in is led to the login. */
function shownScreen(app: SinglePageApp, path: string, isOpen: boolean): string {
  const [login] = doors[app];
  return isOpen || doors[app].includes(path) ? path : login;
}

/** What an app says of the terms before sign-in, or without a call. */
function termMarks(app: SinglePageApp, terms: ProgrammeTerms): string {
  if (app === 'admin') {
    return mark('license', printableLicense(terms) ?? '');
  }
  const { paysCommissions, commissionLicensedRate, commissionOtherDollars } = terms;
  if (!paysCommissions) {
    return '';
  }
  return mark('commission', `${commissionLicensedRate} ${commissionOtherDollars}`);
}

function mark(name: string, text: string): string {
  const content = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<meta name="${name}" content="${content}">`;
}
