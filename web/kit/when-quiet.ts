/** Visitors whose page never grows quiet wait so long at most. */
const waitAtMostMs = 4000;

/**
 * Does the work, which may be asked for more than once, after load and the first paint, so that text
 * and picture have line and processor to themselves, or at the first touch or key, or after 4 s.
 * `isHalfReady` leaves out the load: where there is something to do, fonts may come beside it.
 */
export function whenQuiet(work: () => void, isHalfReady = false): void {
  // Load and first paint: the later one counts.
  const becomeReady = () => {
    if (isHalfReady) {
      setTimeout(work);
    }
    isHalfReady = true;
  };
  addEventListener('load', becomeReady);
  try {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) {
        observer.disconnect();
        becomeReady();
      }
    });
    observer.observe({
      type: 'paint',
      buffered: true,
    });
  } catch {
    becomeReady();
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, work, {
      once: true,
      passive: true,
    });
  }
  setTimeout(work, waitAtMostMs);
}
