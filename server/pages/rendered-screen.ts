import type { FastifyRequest } from 'fastify';
import type { RenderedScreen, ScreenRenderer } from '#core/contract/site.ts';
import type { ScreenCalls } from './early-calls.ts';
import type { Site } from './site.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * The answers of the calls that a screen makes at once, as the browser would get them. Null if one
 * of them is refused.
 */
async function askAll(request: FastifyRequest, { addresses, headers }: ScreenCalls) {
  const ask = (url: string) =>
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
    });
  const [earliest, ...others] = addresses;
  const first = earliest === undefined ? [] : [await ask(earliest)];
  const found = [...first, ...(await Promise.all(others.map(ask)))];
  return found.every(({ statusCode }) => statusCode === 200)
    ? Object.fromEntries(found.map(({ body }, place) => [addresses[place]!, JSON.parse(body)]))
    : null;
}

/** The app's scripts in the document, and the links that preload those of the screen. */
const moduleScripts =
  /<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)">(?:<\/script>)?/g;

export const sheetLinks = /<link rel="stylesheet" [^>]*?href="([^"]+)">/g;

/**
 * Replaces links to style sheets by the sheets: nothing is left to wait for before the screen is
 * painted. A disabled link is not fetched, and tells Vite's loader that the sheet of a module is
 * there.
 */
const withSheets = (html: string, sheetOf: NonNullable<Site['sheetOf']>): string =>
  html.replace(sheetLinks, (link, address: string) => {
    const sheet = sheetOf(address);
    return sheet === undefined
      ? link
      : `<style>${sheet}</style><link rel="stylesheet" disabled href="${address}">`;
  });

const renderedForAll = new WeakMap<ScreenRenderer, Map<string, Promise<string>>>();

function renderOnce(renderer: ScreenRenderer, screen: RenderedScreen) {
  const rendered = renderedForAll.get(renderer) ?? new Map<string, Promise<string>>();
  renderedForAll.set(renderer, rendered);
  const key = JSON.stringify(screen);
  const markup = rendered.get(key) ?? renderer.renderScreen(screen);
  rendered.set(key, markup);
  markup.catch(() => rendered.delete(key));
  return markup;
}

interface Rendering extends Omit<RenderedScreen, 'answers' | 'renderedAt'> {
  renderer: ScreenRenderer;
  /** The text of a style sheet of the build. */
  sheetOf: Site['sheetOf'];
  /** Null for the login, which shows nothing of anyone. */
  calls: ScreenCalls | null;
}

/** Rendering takes milliseconds. One that never ends must not keep others from being rendered. */
const mostMs = 10_000;
let lastRendering: Promise<unknown> = Promise.resolve();

/** Renders one screen after the other: an office that opens in the morning holds up no visitor. */
function renderInTurn(renderer: ScreenRenderer, screen: RenderedScreen) {
  const rendering = lastRendering.then(() => withTimeout(mostMs, renderer.renderScreen(screen)));
  lastRendering = rendering.catch(() => {});
  return rendering;
}

/**
 * Puts the rendered first screen of a back office into its document, with the answers of its calls,
 * so that it is seen before its scripts have come; they start after it. Undefined if the answers
 * are refused or the screen cannot be rendered: then the app calls and renders.
 */
export async function documentWithScreen(
  request: FastifyRequest,
  html: string,
  { renderer, sheetOf, calls, ...asked }: Rendering,
) {
  try {
    const answers = calls ? await askAll(request, calls) : {};
    if (!answers) {
      return undefined;
    }
    // A screen that is rendered for everyone contains no time.
    const screen = { ...asked, renderedAt: calls ? Date.now() : 0, answers };
    const markup = await (calls ? renderInTurn : renderOnce)(renderer, screen);
    const data = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
    const scripts: string[] = [];
    const bare = html.replace(moduleScripts, (_, address: string) => {
      scripts.push(address);
      return '';
    });
    const parts = [
      `<div id="root" data-time-zone="${asked.timeZone}" data-rendered-at="${screen.renderedAt}">${markup}</div>`,
      `<script type="application/json" id="first-answers">${data}</script>`,
      `<script>${renderer.startScript(scripts, asked.language)}</script>`,
    ];
    const rendered = bare.replace('<div id="root"></div>', () => parts.join(''));
    return sheetOf ? withSheets(rendered, sheetOf) : rendered;
  } catch (error) {
    request.log.error(error, 'a screen could not be rendered');
    return undefined;
  }
}
