import type { Page } from '@playwright/test';
import { verdict } from './report.ts';

/** How many times slower the processor is made. */
export const slowdown = 4;

/** The promise: Interaction to Next Paint as web-vitals defines it, and the shortest that is told. */
export const [mostMs, shortestMs] = [100, 16];

/** Collects the longest event of each interaction from now on; the answer reads what was collected. */
async function observe(page: Page): Promise<() => Promise<number[]>> {
  const longest = await page.evaluateHandle(() => {
    const found = new Map<number, number>();
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) {
          found.set(interactionId, Math.max(duration, found.get(interactionId) ?? 0));
        }
      }
    });
    // The type of `durationThreshold` is not in every version of the DOM's types.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return found;
  });
  return () => longest.evaluate((found) => [...found.values()]);
}

/** The milliseconds of each interaction from its event to the next paint, with a slowed processor. */
export async function timeInteractions(
  page: Page,
  count: number,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const read = await observe(page);
  await act();
  await page.waitForTimeout(1000);
  const times = await read();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const short = Array<number>(Math.max(0, count - times.length)).fill(shortestMs);
  return [...times, ...short];
}

export function rowOf(name: string, times: readonly number[]): string[] {
  const sorted = times.toSorted((one, other) => other - one);
  // As web-vitals estimates the 98th percentile: the worst of fifty interactions is left out.
  const inp = sorted[Math.floor(sorted.length / 50)]!;
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  return [name, String(sorted.length), String(middle), `${inp} ${verdict(inp <= mostMs)}`];
}
