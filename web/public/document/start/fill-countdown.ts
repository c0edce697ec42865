import { rollingEnd, timeLeft } from '../../browser/effects/countdown.ts';

/**
 * Puts the remaining time into the countdown as soon as it is parsed. The server caches one page
 * for all visitors, so the page cannot carry it, and the banner's own code comes after the first
 * paint.
 */
export function fillCountdown(): void {
  addEventListener('DOMContentLoaded', () => {
    const timer = document.querySelector<HTMLElement>('[data-days]');
    if (timer) {
      const { days, end } = timer.dataset;
      const ends = Number(end) || rollingEnd(performance.timeOrigin, Number(days));
      const places = timer.querySelectorAll('b');
      Object.values(timeLeft(Date.now(), ends)).forEach((value, index) => {
        places[index]!.textContent = String(value).padStart(2, '0');
      });
    }
  });
}
