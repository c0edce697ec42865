import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Ends the pending waits of this length; if there are none, the next one before it begins. */
    endWait?: (ms: number) => void;
  }
}

/** How long the specification makes a visitor wait for a finished answer, in milliseconds. */
export const specifiedMs = {
  estimate: 4000,
  eligibility: 5000,
  application: 4000,
};

/**
 * Lets a journey end the specified waits (`skipWait`), which would take half of its time. Journeys
 * that test the waits do not use it.
 */
export async function makeWaitsEndable(context: BrowserContext): Promise<void> {
  await context.addInitScript((lengths) => {
    const { setTimeout: start, clearTimeout: stop } = window;
    const held = new Map<number, { ms: number; run: () => void }>();
    const isOver = new Set<number>();

    const hold = (run: () => void, ms = 0): number => {
      // The start script waits as long for the load; that is not the visitor's wait.
      const isStartScript = document.currentScript !== null;
      if (isStartScript || !lengths.includes(ms)) {
        return start(run, ms);
      }
      const end = () => {
        held.delete(id);
        run();
      };
      const id = start(end, isOver.delete(ms) ? 0 : ms);
      held.set(id, { ms, run });
      return id;
    };
    const release = (id?: number): void => {
      held.delete(id ?? 0);
      stop(id);
    };
    Object.assign(window, { setTimeout: hold, clearTimeout: release });

    window.endWait = (length) => {
      const ended = [...held].filter(([, { ms }]) => ms === length);
      if (ended.length === 0) {
        isOver.add(length);
      }
      for (const [id, { run }] of ended) {
        release(id);
        run();
      }
    };
  }, Object.values(specifiedMs));
}

/** Ends a wait that the page has begun or is about to begin, if the journey may. */
export const skipWait = (page: Page, wait: keyof typeof specifiedMs): Promise<void> =>
  // A moment later: the code after the wait may leave the page.
  page.evaluate((ms) => {
    setTimeout(() => window.endWait?.(ms));
  }, specifiedMs[wait]);
