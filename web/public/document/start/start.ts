import { trackInteraction } from '#core/contract/public-paths.ts';
import { addTouch } from './add-touch.ts';
import { whenQuiet } from '#web/kit/when-quiet.ts';
import { readCode, readLanguage } from './read-address.ts';
import {
  creditedKey,
  firstVisitKey,
  languageKey,
  referralCodeKey,
  sessionKey,
  touchesKey,
} from './values.ts';
import { answerLost, areLost, giveUp, scheduleGiveUp } from './lost-scripts.ts';

/** Addresses of the module scripts, the first to start first; set by the renderer of the page. */
declare const PAGE_SCRIPTS: readonly [string, ...string[]];

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
  const [src, ...others] = PAGE_SCRIPTS;
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

/** Whether this browser knows a partner or a code that may get credit. */
function isReferred(): boolean {
  return !!(localStorage.getItem(creditedKey) ?? localStorage.getItem(referralCodeKey));
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

/** The language of the page, set by its renderer. */
declare const PAGE_LANGUAGE: string;

/** The language stored by this browser, if the address names none and the page's differs. */
function otherLanguage(named: string | undefined): string | undefined {
  const chosen = readLanguage(localStorage.getItem(languageKey));
  return named || chosen === PAGE_LANGUAGE ? undefined : chosen;
}

/**
 * Stores the language in the address, if it is the page's. A visitor whose stored language is not
 * the server's, which knows none or the one before a page that came from the cache, is sent to the
 * right address before the first paint.
 */
function keepLanguage(named: string | undefined): void {
  if (named === PAGE_LANGUAGE) {
    localStorage.setItem(languageKey, named);
  }
  const other = otherLanguage(named);
  if (other) {
    window.isViewTold = true;
    goTo(other);
  }
}

function goTo(language: string): void {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  location.replace(address.href);
}

/** Leaves a page from the back-forward cache if the language has changed since. */
function reloadInOtherLanguage(named: string | undefined): void {
  addEventListener('pageshow', ({ persisted }) => {
    try {
      const other = persisted && otherLanguage(named);
      if (other) {
        goTo(other);
      }
    } catch {
      // Without storage no other language is known.
    }
  });
}

/** Loads the dark colours from the link for browsers without scripts. */
function followScheme(): void {
  const dark = matchMedia('(prefers-color-scheme:dark)');
  const link = document.querySelector('noscript')!.textContent;
  if (dark.matches) {
    // Written during parsing, it blocks the first paint, so no white page flashes.
    document.write(link);
  } else {
    const add = () => document.head.insertAdjacentHTML('beforeend', link);
    dark.addEventListener('change', add, { once: true });
  }
}

followScheme();
const search = new URLSearchParams(location.search);
const language = readLanguage(search.get('lang'));
const code = readCode(search.get('ref'));

let hasReferral = !!code;
try {
  if (code) {
    rememberCode(code);
  }
  hasReferral = isReferred();
  rememberFirstVisit();
  keepLanguage(language);
} catch {
  // Without storage, the page stays as the server chose it.
}
document.documentElement.toggleAttribute('data-referral', hasReferral);
reloadInOtherLanguage(language);
tellOfLeaving(code);
keepMissedActions();
whenQuiet(fetchScripts);
