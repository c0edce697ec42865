import { trackInteraction } from '#core/contract/public-paths.ts';
import { referralCodeKey, sessionKey } from './values.ts';

function tellOfView(code: string | undefined): void {
  const sessionId = sessionStorage.getItem(sessionKey) || crypto.randomUUID();
  sessionStorage.setItem(sessionKey, sessionId);
  const step = {
    sessionId,
    page: location.pathname.slice(0, 200),
    action: 'page_view',
    data: {
      language: document.documentElement.lang,
      referralCode: code || localStorage.getItem(referralCodeKey),
    },
  };
  const body = new Blob([JSON.stringify(step)], { type: 'application/json' });
  navigator.sendBeacon(trackInteraction.path, body);
}

/** Tells the server of a page that is left before its scripts have come. */
export function tellOfLeaving(code: string | undefined): void {
  addEventListener('pagehide', () => {
    try {
      if (!window.isViewTold) {
        tellOfView(code);
      }
    } catch {
      // A browser that keeps nothing has nothing to tell.
    }
  });
}
