/** The longest wait, for a page that never becomes quiet. */
const waitAtMostMs = 4000;

/**
 * Does the work (perhaps more than once) after load and the first paint, when text and picture no
 * longer need the line and the processor; or at the first touch or key, or after 4 s. `isHalfReady`
 * skips the load: where a person can act, fonts may load in parallel.
 */
export function whenQuiet(work: () => void, isHalfReady = false): void {
  // Load or first paint, whichever is later.
  const becomeReady = () => {
    if (isHalfReady) {
      setTimeout(work);
    }
    isHalfReady = true;
  };
  if (document.readyState === 'complete') {
    becomeReady();
  } else {
    addEventListener('load', becomeReady);
  }
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
