import { lostAfterMs } from './values.ts';

/** Shows what the page has to say when its scripts do not come. */
function say(when: string): void {
  for (const note of document.querySelectorAll<HTMLElement>(when)) {
    note.hidden = false;
  }
}

/**
 * Gives up on parts of the page whose code does not come: what was submitted on them goes the
 * browser's own way, and what was clicked is answered in words. All parts, or the given one.
 */
export function giveUp(island?: Element): void {
  const asleep = '[data-island]:not([data-awake=yes])';
  for (const part of island ? [island] : document.querySelectorAll(asleep)) {
    part.setAttribute('data-awake', 'lost');
  }
  say('[data-lost=now]');
  const held = window.missedActions!.splice(0);
  for (const action of held) {
    answerLost(action.type, action.target);
  }
}

/** A click or submit that no script will ever answer. */
export function answerLost(type: 'click' | 'submit', target: HTMLElement): void {
  if (type === 'submit') {
    (target as HTMLFormElement).submit();
  } else {
    say('[data-lost]');
  }
}

/** Gives up if the page's own script has not run in time. */
export function giveUpLater(): void {
  setTimeout(() => {
    if (!window.isViewTold || window.missedActions![0]) {
      giveUp();
    }
  }, lostAfterMs);
}
