import { ownStorageKeys } from '#core/domain/options.ts';
import { readTab, storeTab } from './storage.ts';

/** The random id of this tab, made once; the start script has made it if it told of the page view. */
export function visitorSession(): string {
  const known = window.visitorSession ?? readTab(ownStorageKeys.sessionId);
  if (known && /^[A-Za-z0-9_-]{8,64}$/.test(known)) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  window.visitorSession = made;
  storeTab(ownStorageKeys.sessionId, made);
  return made;
}

/** Losing a step is not worth disturbing anybody: failures are only logged. */
function send(step: object): void {
  fetch('/api/track-interaction', {
    method: 'POST', keepalive: true, credentials: 'include', headers: { 'content-type': 'application/json' }, body: JSON.stringify(step),
  // Read to its end, or the browser keeps the connection open for an answer nobody wants.
  }).then((answer) => answer.arrayBuffer()).catch((error: unknown) => console.debug('tracking failed', error));
}

/** Tells the server what the visitor did. */
export function track(action: string, data: Record<string, unknown> | null = null): void {
  send({ sessionId: visitorSession(), userAgent: navigator.userAgent, page: location.pathname.slice(0, 200), action, data });
}

/** Tells the server of this page view, once: the start script does it when the page is left earlier. */
export function trackPageView(): void {
  if (window.pageView && !window.isViewTold) send(window.pageView());
}
