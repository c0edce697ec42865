import { lostAfterMs, referralCodeKey } from './values.ts';

/** `lost` of the document: set once its scripts were given up, to `pressed` by what then failed. */
const page = document.documentElement.dataset;

/** Whether the page's scripts, or one of its parts, were given up. */
export function areLost(): boolean {
  return page.lost !== undefined;
}

/** Submits a form natively, with the partner's code stored by an earlier visit. */
function post(form: HTMLFormElement): void {
  const address = new URL(location.href);
  try {
    const code = localStorage.getItem(referralCodeKey);
    if (code) {
      address.searchParams.set('ref', code);
      form.action = address.href;
    }
  } catch {
    // Without storage, only the address may have the code.
  }
  form.submit();
}

/**
 * Handles events that no script will: submits natively, and explains a click in words. So it does a
 * form without a connection, for which the browser would leave the page.
 */
export function answerLost(type: 'click' | 'submit', target: HTMLElement): void {
  if (type === 'submit' && navigator.onLine) {
    post(target as HTMLFormElement);
  } else {
    page.lost = 'pressed';
  }
}

/** Gives up on scripts that do not load, and handles waiting events. */
export function giveUp(): void {
  page.lost ??= '';
  for (const { type, target } of window.missedActions!.splice(0)) {
    answerLost(type, target);
  }
}

/** Gives up if the page's own script has not run in time, or an event still waits for it. */
export function scheduleGiveUp(): void {
  setTimeout(() => {
    if (!window.isViewTold || window.missedActions![0]) {
      giveUp();
    }
  }, lostAfterMs);
}
