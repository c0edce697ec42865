import type { FastifyRequest } from 'fastify';
import { type PortalRenderer, portalPaths } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { portalCalls } from './early-calls.ts';
import { withTimeout } from './with-timeout.ts';

/** So long a partner looks at nothing; what takes longer, the app asks for itself. */
const mostMs = 10_000;

interface Drawing {
  portal: PortalRenderer;
  affiliateId: number;
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

/**
 * Puts the first tab of the portal's dashboard into its document, drawn, with what the calls answered,
 * so that it is seen before its scripts have come; these start after it was. The document of any other
 * screen stays as it is, and so does this one where the answers are refused or late: then the app
 * asks and draws.
 */
export async function drawScreen(
  request: FastifyRequest,
  html: string,
  { portal, affiliateId, language, timeZone }: Drawing,
): Promise<string | undefined> {
  const { tab = 'dashboard' } = request.query as Record<string, unknown>;
  if (request.routeOptions.url !== portalPaths.dashboard || tab !== 'dashboard') {
    return undefined;
  }
  try {
    const answers = await withTimeout(mostMs, askAll(request, affiliateId));
    if (!answers) {
      return undefined;
    }
    const path = portalPaths.dashboard;
    const markup = await portal.renderScreen({ path, language, timeZone, answers });
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
    return bare.replace('<div id="root"></div>', () => parts.join(''));
  } catch (error) {
    request.log.error(error, 'the dashboard could not be drawn');
    return undefined;
  }
}
