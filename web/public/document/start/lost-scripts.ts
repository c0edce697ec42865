import { lostAfterMs, referralCodeKey } from './values.ts';

/** `lost` of the document: there once its scripts were given up, `pressed` when a button was. */
const page = document.documentElement.dataset;

/** Whether the page's scripts, or one of its parts, were given up. */
export function areLost(): boolean {
  return page.lost !== undefined;
}

/** Sends a form the browser's own way, with the partner's code that is kept of an earlier visit. */
function post(form: HTMLFormElement): void {
  const address = new URL(location.href);
  try {
    const code = localStorage.getItem(referralCodeKey);
    if (code) {
      address.searchParams.set('ref', code);
      form.action = address.href;
    }
  } catch {
    // A browser that keeps nothing has the code in the address, if anywhere.
  }
  form.submit();
}

/** Answers what no script will: a submit goes the browser's own way, a click is told in words. */
export function answerLost(type: 'click' | 'submit', target: HTMLElement): void {
  if (type === 'submit') {
    post(target as HTMLFormElement);
  } else {
    page.lost = 'pressed';
  }
}

/** Gives up on scripts that do not come, and answers what waits for them. */
export function giveUp(): void {
  page.lost ??= '';
  for (const { type, target } of window.missedActions!.splice(0)) {
    answerLost(type, target);
  }
}

/** Gives up if the page's own script has not run in time, or an action still waits for one. */
export function giveUpLater(): void {
  setTimeout(() => {
    if (!window.isViewTold || window.missedActions![0]) {
      giveUp();
    }
  }, lostAfterMs);
}
