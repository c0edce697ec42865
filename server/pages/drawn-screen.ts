import type { FastifyRequest } from 'fastify';
import { type PortalRenderer, portalPaths } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { portalCalls } from './early-calls.ts';
import type { SignedIn } from './pages-options.ts';
import type { Site } from './site.ts';
import { withTimeout } from './with-timeout.ts';

/** So long a partner looks at nothing; what takes longer, the app asks for itself. */
const mostMs = 10_000;

interface Drawing {
  portal: PortalRenderer;
  /** The text of a style sheet of the build. */
  sheetOf: Site['sheetOf'];
  account: SignedIn | null;
  language: Language;
  timeZone: string;
}

/**
 * The answers of the calls that the dashboard makes at once, as the browser would get them. Null if
 * one of them is refused.
 */
async function askAll(request: FastifyRequest, affiliateId: number) {
  const { addresses, headers } = portalCalls(affiliateId, {
    path: portalPaths.dashboard,
    tab: '',
  });
  const found = await Promise.all(
    addresses.map((url) =>
      request.server.inject({
        url,
        headers: {
          ...request.headers,
          ...headers,
          'accept-encoding': 'identity',
          // The page itself asks, also where a link of another site led to it.
          'sec-fetch-site': 'same-origin',
        },
        remoteAddress: request.socket.remoteAddress ?? '',
      }),
    ),
  );
  return found.every(({ statusCode }) => statusCode === 200)
    ? Object.fromEntries(found.map(({ body }, place) => [addresses[place]!, JSON.parse(body)]))
    : null;
}

/** The app's scripts in the document, and what fetches those of the screen beforehand. */
const moduleScripts =
  /<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)">(?:<\/script>)?/g;

/** The style sheets of a document, each with its address. */
export const sheetLinks = /<link rel="stylesheet" [^>]*?href="([^"]+)">/g;

/**
 * Puts the style sheets themselves in place of their links: nothing is left to wait for before the
 * screen is painted. A link that is disabled is not fetched, and tells Vite's loader that the sheet of
 * a module is there.
 */
const withSheets = (html: string, sheetOf: NonNullable<Drawing['sheetOf']>): string =>
  html.replace(sheetLinks, (link, address: string) => {
    const sheet = sheetOf(address);
    return sheet === undefined
      ? link
      : `<style>${sheet}</style><link rel="stylesheet" disabled href="${address}">`;
  });

const logins = new WeakMap<PortalRenderer, Map<Language, Promise<string>>>();

/** The login, which is the same for everyone, drawn once in each language. */
function drawOnce(
  portal: PortalRenderer,
  language: Language,
  draw: () => Promise<string>,
): Promise<string> {
  const drawn = logins.get(portal) ?? new Map<Language, Promise<string>>();
  logins.set(portal, drawn);
  const login = drawn.get(language) ?? draw();
  drawn.set(language, login);
  login.catch(() => drawn.delete(language));
  return login;
}

/** The answers that a screen is drawn from; undefined if the server draws no such screen. */
async function answersFor(
  request: FastifyRequest,
  account: SignedIn | null,
): Promise<Record<string, unknown> | null | undefined> {
  const { tab = 'dashboard' } = request.query as Record<string, unknown>;
  const path = request.routeOptions.url;
  if (path === portalPaths.login) {
    return account ? undefined : {};
  }
  const isFirstTab = path === portalPaths.dashboard && tab === 'dashboard';
  return account && isFirstTab ? withTimeout(mostMs, askAll(request, account.id)) : undefined;
}

/**
 * Puts the first tab of the portal's dashboard into its document, drawn, with what the calls answered,
 * or the login for someone who is not signed in, so that it is seen before its scripts have come;
 * these start after it was. The document of any other screen stays as it is, and so does this one
 * where the answers are refused or late: then the app asks and draws.
 */
export async function drawScreen(
  request: FastifyRequest,
  html: string,
  { portal, sheetOf, account, language, timeZone }: Drawing,
): Promise<string | undefined> {
  try {
    const answers = await answersFor(request, account);
    if (!answers) {
      return undefined;
    }
    const path = request.routeOptions.url!;
    const draw = () => portal.renderScreen({ path, language, timeZone, answers });
    const markup = await (path === portalPaths.login ? drawOnce(portal, language, draw) : draw());
    const data = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
    const scripts: string[] = [];
    const bare = html.replace(moduleScripts, (_, address: string) => {
      scripts.push(address);
      return '';
    });
    const parts = [
      `<div id="root" data-time-zone="${timeZone}">${markup}</div>`,
      `<script type="application/json" id="first-answers">${data}</script>`,
      `<script>${portal.startScript(scripts, language)}</script>`,
    ];
    const drawn = bare.replace('<div id="root"></div>', () => parts.join(''));
    return sheetOf ? withSheets(drawn, sheetOf) : drawn;
  } catch (error) {
    request.log.error(error, 'a screen of the portal could not be drawn');
    return undefined;
  }
}
