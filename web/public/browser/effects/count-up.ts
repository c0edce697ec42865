import { prefersLessMotion } from './motion.ts';

/** As long as the sun of the film takes, in milliseconds. */
const length = 6000;
/** Where the sun stands when it rests, as a share of the day. */
const rest = 2 / 3;

/** Counts the figure over the film up to itself while its sun rises; once, and not with less motion. */
export function countUp(): void {
  const place = document.querySelector<HTMLElement>('[data-counted=""]');
  const figure = place?.querySelector('b');
  if (!place || !figure || prefersLessMotion()) {
    return;
  }
  const whole = figure.textContent;
  const most = Number(whole.replace(/\D/g, ''));
  const began = performance.now();
  place.dataset['counted'] = 'yes';
  figure.style.minWidth = `${figure.offsetWidth}px`;
  const tick = (now: number) => {
    const share = Math.min((now - began) / length, 1);
    const value = Math.round(most * share).toLocaleString(document.documentElement.lang);
    figure.textContent = share < 1 ? whole.replace(/\d[\d.,]*/, value) : whole;
    place.style.setProperty('--day', String(share * rest));
    if (share < 1) {
      requestAnimationFrame(tick);
    }
  };
  requestAnimationFrame(tick);
}
