import './until-scripts-come.ts';
import { icons } from './values.ts';
import { whenQuiet } from '#web/kit/when-quiet.ts';
import { rollingEnd, timeLeft } from '../../browser/effects/countdown.ts';

/** Shows the remaining time, each second. One page is kept for all visitors, so it cannot hold it. */
function countDown(timer: HTMLElement): void {
  const { days, end, day } = timer.dataset;
  const ends = Number(end) || rollingEnd(performance.timeOrigin, Number(days));
  const places = timer.querySelectorAll('b');
  const unit = places[0]!.nextSibling!;
  const plural = unit.textContent;
  const show = () => {
    const left = timeLeft(Date.now(), ends);
    Object.values(left).forEach((value, index) => {
      places[index]!.textContent = String(value).padStart(2, '0');
    });
    unit.textContent = left.days === 1 ? ` ${day}` : plural;
    setTimeout(show, 1000 - (Date.now() % 1000));
  };
  show();
}

// Asked for earlier, they take the place of a font.
whenQuiet(() => {
  for (const [rel, href] of Object.entries(icons)) {
    document.querySelector(`[rel=${rel}]`)?.remove();
    document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }));
  }
});
const timer = document.querySelector<HTMLElement>('[data-days]');
if (timer) {
  countDown(timer);
}
