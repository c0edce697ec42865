import './until-scripts-come.ts';
import { rollingEnd, timeLeft } from '../../browser/effects/countdown.ts';

/**
 * Fills in the remaining time until the banner's own code loads. The server caches one page for all
 * visitors, so the page cannot contain it.
 */
function fillCountdown(): void {
  const timer = document.querySelector<HTMLElement>('[data-days]');
  if (timer) {
    const { days, end } = timer.dataset;
    const ends = Number(end) || rollingEnd(performance.timeOrigin, Number(days));
    const places = timer.querySelectorAll('b');
    Object.values(timeLeft(Date.now(), ends)).forEach((value, index) => {
      places[index]!.textContent = String(value).padStart(2, '0');
    });
  }
}

fillCountdown();
