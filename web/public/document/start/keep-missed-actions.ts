import { fetchScripts } from './fetch-scripts.ts';
import { answerLost, areLost, giveUp, giveUpLater } from './lost-scripts.ts';

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
  giveUpLater();
}

/**
 * Remembers clicks and submits on islands whose code has not come yet, and taps on telephone
 * numbers, and sends for it.
 */
export function keepMissedActions(): void {
  window.missedActions = [];
  window.tappedNumbers = [] as Element[];
  window.giveUp = giveUp;
  document.addEventListener('submit', keep, true);
  document.addEventListener('click', keep, true);
}
