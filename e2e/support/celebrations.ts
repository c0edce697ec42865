import type { Page } from '@playwright/test';

/** How long after the figures celebrations start, in milliseconds. */
export const celebrationMs = 600;

interface Seen {
  canvases: number;
  sounds: number;
  /** The milliseconds of each timer that was set. */
  timers: number[];
}

/** Notes every confetti canvas, every sound and every timer from now on. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { canvases: 0, sounds: 0, timers: [] };
    const { setTimeout } = window;
    Object.assign(window, {
      seen,
      setTimeout: (...timer: Parameters<typeof setTimeout>) => {
        seen.timers.push(timer[1] ?? 0);
        return setTimeout(...timer);
      },
    });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        if (node instanceof HTMLCanvasElement) {
          seen.canvases++;
        }
      }
    }).observe(document, { childList: true, subtree: true });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function count(this: HTMLMediaElement) {
      if (this instanceof HTMLAudioElement) {
        seen.sounds++;
      }
      return play.call(this);
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function count(
      this: AudioBufferSourceNode,
      ...when: Parameters<typeof start>
    ) {
      seen.sounds++;
      return start.apply(this, when);
    };
  });
/** How many there were on this page. */
export const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
