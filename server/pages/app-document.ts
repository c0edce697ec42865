import type { FastifyReply, FastifyRequest } from 'fastify';
import { adminPaths, portalPaths } from '#core/contract/site.ts';
import { htmlLanguage } from '#core/domain/language.ts';
import { strongGround } from '#core/domain/programme/brand-colors.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { printableLicense } from '#core/domain/programme/sample-details.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { contentSecurityPolicy, noThirdParties } from './content-security.ts';
import { documentWithScreen, sheetLinks } from './rendered-screen.ts';
import { callsOf, earlyCalls } from './early-calls.ts';
import type { PagesOptions } from './pages-options.ts';
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
 * Sends the one document of a single-page app. It holds no personal data, except with a rendered
 * screen: then it holds the answers of calls to the signed-in person, so the calls decide who sees
 * it.
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
  const { tab } = request.query as { tab?: unknown };
  const renderer = site.screens?.[app];
  const needs = renderer?.firstNeeds({
    path: screen,
    tab: tab === undefined ? tab : String(tab),
    language: language ?? 'en',
    role: account?.role,
  });
  const links = needs && site.screenLinks?.(app, needs.modules);
  // The login page asks for the session only if there may be one: the browser's console shows every
  // refused call.
  const session = isOpen && { session: 'open' };
  const signOn = app === 'admin' && signOnName !== null && { 'sign-on': signOnName };
  const marks = { ...termMarks(app, terms), ...signOn, ...session };
  const metas = Object.entries(marks).map(([name, content]) => meta(name, content));
  const marked = plain.replace(
    '</head>',
    () => `${metas.join('')}${links ?? ''}${lenderLook(terms)}</head>`,
  );
  const calls =
    account && needs && !isDoor(app, request)
      ? callsOf(request.server.routeSettings.entries, {
          app,
          needs,
          account,
          params: request.params as Record<string, string>,
          isSpecial: app === 'admin' && isAskedMore(request),
        })
      : null;
  const rendered =
    renderer &&
    isOpened(request) &&
    (calls?.isScreen || (account === null && isPlainLogin(app, request)))
      ? await documentWithScreen(request, marked.replace(firstFrame, ''), {
          renderer,
          sheetOf: site.sheetOf,
          calls,
          path: app === 'portal' ? request.routeOptions.url! : request.url,
          language: language ?? 'en',
          timeZone: settings.timeZone,
          marks,
        })
      : undefined;
  const early = calls && !rendered ? earlyCalls(calls) : '';
  // Before the style sheets: a script waits for those above it.
  const asking = rendered ?? marked.replace('<title>', () => `${early}<title>`);
  const html = language
    ? asking.replace('lang="en"', `lang="${htmlLanguage[language]}"`)
    : (rendered ?? frameFirst(asking, doors.admin.includes(screen)));
  if (holdsSecret.includes(request.routeOptions.url ?? '')) {
    void reply.header('referrer-policy', 'no-referrer');
  }
  // A frame shows the preview of a mail.
  const page = { ...noThirdParties, hasFrames: true, hasStyledFrames: app === 'admin' };
  void reply.header('x-robots-tag', 'noindex');
  return sendFresh(request, reply, {
    html,
    policy: site.isCacheable ? contentSecurityPolicy(html, page) : null,
    cacheControl: 'no-store',
  });
}

/** False if a page or browser asks for the document beforehand: to render it is to read. */
function isOpened({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': place = 'document', 'sec-purpose': purpose } = headers;
  return method === 'GET' && place === 'document' && purpose === undefined;
}

/** Whether the address says more than the tab, such as a search or a range of days. */
function isAskedMore({ query }: FastifyRequest): boolean {
  return Object.keys(query as object).some((name) => name !== 'tab');
}

/** Whether the request is for the login that is the same for all; the CRM's may give a reason. */
function isPlainLogin(app: SinglePageApp, { url, routeOptions }: FastifyRequest): boolean {
  const [login] = doors[app];
  return app === 'portal' ? routeOptions.url === login : url === login;
}

const isDoor = (app: SinglePageApp, { routeOptions: { url = '' } }: FastifyRequest): boolean =>
  doors[app].includes(url);

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
 * The CRM's document with its style sheets last, so that the frame in it is painted before they
 * have come. Scripts wait for them anyway.
 */
function frameFirst(html: string, isDoor: boolean): string {
  const sheets = html.match(sheetLinks) ?? [];
  return html
    .replaceAll(sheetLinks, '')
    .replace('</body>', () => `${sheets.join('')}</body>`)
    .replace('<body>', isDoor ? '<body class="door">' : '<body>');
}

/** The path of the first screen: the login for a person who is not signed in. */
function shownScreen(app: SinglePageApp, path: string, isOpen: boolean): string {
  const [login] = doors[app];
  return isOpen || doors[app].includes(path) ? path : login;
}

/** The terms that an app needs before sign-in, or without a call. */
function termMarks(app: SinglePageApp, terms: ProgrammeTerms): Record<string, string> {
  if (app === 'admin') {
    return { license: printableLicense(terms) ?? '' };
  }
  const { paysCommissions, commissionLicensedRate, commissionOtherDollars } = terms;
  return {
    phone: siteFigures(terms, 'en').phone,
    ...(paysCommissions && { commission: `${commissionLicensedRate} ${commissionOtherDollars}` }),
  };
}

function meta(name: string, text: string): string {
  const content = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<meta name="${name}" content="${content}">`;
}

/** The colors of the lender's buttons, and its logo in the place of the product's. */
function lenderLook({ brandColors, logo }: ProgrammeTerms): string {
  const colors = brandColors
    ? `:root:root{--sun:${brandColors.ground};--on-sun:${brandColors.ink};--sun-strong:${strongGround(brandColors)}}`
    : '';
  const mark = logo
    ? `[data-lenders]{width:8rem;height:1.75rem;background:url("${logo}") left/contain no-repeat}[data-lenders]>*{position:absolute;clip-path:inset(50%)}#first-frame svg{visibility:hidden}`
    : '';
  return colors + mark && `<style>${colors}${mark}</style>`;
}

/** The content of the CRM's document until its first screen has come. */
const firstFrame = /<div\s+id="first-frame"[^]*<\/div>/;
