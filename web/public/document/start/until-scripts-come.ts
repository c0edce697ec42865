import { trackInteraction } from '#core/contract/public-paths.ts';
import { addTouch } from './add-touch.ts';
import { whenQuiet } from '#web/kit/when-quiet.ts';
import { keepLanguage, reloadInOtherLanguage } from './keep-language.ts';
import { readCode } from './read-address.ts';
import { creditedKey, firstVisitKey, referralCodeKey, sessionKey, touchesKey } from './values.ts';
import { answerLost, areLost, giveUp, scheduleGiveUp } from './lost-scripts.ts';

function add(tag: string, attributes: object): void {
  document.head.appendChild(Object.assign(document.createElement(tag), attributes));
}

let areComing = false;

/** Starts the page's scripts, once. */
function fetchScripts(): void {
  if (areComing) {
    return;
  }
  areComing = true;
  // The renderer of the page names them beside its inline script, the first to start first.
  const named = document.querySelector<HTMLElement>('[data-scripts]')!.dataset['scripts']!;
  const [src, ...others] = named.split(' ');
  for (const href of others) {
    add('link', { rel: 'modulepreload', href });
  }
  add('script', {
    type: 'module',
    src,
    onerror: giveUp,
  });
  scheduleGiveUp();
}

/** Stores the time, page and referrer of this browser's first visit. */
function rememberFirstVisit(): void {
  const visit = [new Date().toISOString(), location.href, document.referrer];
  localStorage[firstVisitKey] ??= JSON.stringify(visit);
}

/** Stores the code of a followed referral link, and the time. */
function rememberCode(code: string): void {
  localStorage.setItem(referralCodeKey, code);
  const touches = addTouch(localStorage.getItem(touchesKey), code, new Date().toISOString());
  if (touches) {
    localStorage.setItem(touchesKey, touches);
    // No partner is credited yet: the new code may belong to one.
    if (!localStorage.getItem(creditedKey)) {
      localStorage.removeItem(creditedKey);
    }
  }
}

function tellOfView(code: string | undefined): void {
  const sessionId = sessionStorage.getItem(sessionKey) || crypto.randomUUID();
  sessionStorage.setItem(sessionKey, sessionId);
  const step = {
    sessionId,
    page: location.pathname.slice(0, 200),
    action: 'page_view',
    data: {
      language: document.documentElement.lang,
      shown: document.documentElement.id,
      referralCode: code || localStorage.getItem(referralCodeKey),
    },
  };
  const body = new Blob([JSON.stringify(step)], { type: 'application/json' });
  navigator.sendBeacon(trackInteraction.path, body);
}

/** Reports a page that is left before its scripts have loaded. */
function tellOfLeaving(code: string | undefined): void {
  addEventListener('pagehide', () => {
    try {
      if (!window.isViewTold) {
        tellOfView(code);
      }
    } catch {
      // Without storage there is nothing to report.
    }
  });
}

function keep(event: Event): void {
  const type = event.type as 'click' | 'submit';
  const touched = event.target as HTMLElement;
  const number = touched.closest?.('[href^="tel:"]');
  if (number) {
    window.tappedNumbers!.push(number);
    fetchScripts();
  }
  const island = touched.closest?.('[data-island]:not([data-awake=yes])');
  if (!island) {
    return;
  }
  const target = type === 'submit' ? touched : touched.closest<HTMLElement>('button[type=button]');
  if (!target) {
    return;
  }
  if (type === 'submit') {
    event.preventDefault();
  }
  if (areLost()) {
    answerLost(type, target);
    return;
  }
  window.missedActions!.push({ type, target });
  island.dispatchEvent(new Event('wake'));
  fetchScripts();
  scheduleGiveUp();
}

/**
 * Remembers clicks and submits on islands whose code has not loaded, and taps on telephone numbers;
 * loads that code.
 */
function keepMissedActions(): void {
  window.missedActions = [];
  window.tappedNumbers = [] as Element[];
  window.giveUp = giveUp;
  document.addEventListener('submit', keep, true);
  document.addEventListener('click', keep, true);
}

const code = readCode(new URLSearchParams(location.search).get('ref'));
try {
  if (code) {
    rememberCode(code);
  }
  rememberFirstVisit();
  keepLanguage();
} catch {
  // Without storage, the page stays as the server chose it.
}
reloadInOtherLanguage();
tellOfLeaving(code);
keepMissedActions();
whenQuiet(fetchScripts);
