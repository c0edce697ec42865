import type { Browser, Page } from '@playwright/test';

/** How much slower than this machine's the processor is made. */
export const slowness = 4;

/** What one frame may take of script, in milliseconds. */
export const mostScriptMs = 16;

/** Script that ran for keys, by frame. */
export interface KeyFigures {
  name: string;
  keys: number;
  /** Milliseconds of script of the worst frame, and of the frame that 95 % stay below. */
  worst: number;
  p95: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began, how long it took, how much of that the thread worked. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const script = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'XHRReadyStateChange',
  'v8.run',
]);

/** The thread of the page: the one that ran most of the keys. */
function mainThread(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const commits = events.filter(({ name }) => name === 'EventDispatch');
  const counts = new Map<string, number>();
  for (const { pid, tid } of commits) {
    const thread = `${pid}:${tid}`;
    counts.set(thread, (counts.get(thread) ?? 0) + 1);
  }
  const [busiest] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [''];
  return ({ pid, tid }) => `${pid}:${tid}` === busiest;
}

/** Milliseconds of script of each frame: what ran up to the commit of the next one. */
function scriptByFrame(events: readonly TraceEvent[]): number[] {
  const own = events.filter(mainThread(events)).toSorted((one, other) => one.ts - other.ts);
  const frames: number[] = [];
  let sum = 0;
  let end = -Infinity;
  for (const { name, ph, ts, dur = 0, tdur = dur } of own) {
    if (name === 'Commit') {
      frames.push(sum / 1000);
      sum = 0;
    } else if (ph === 'X' && script.has(name) && ts >= end) {
      // One inside another is part of it.
      sum += tdur;
      end = ts + dur;
    }
  }
  return frames.filter((ms) => ms > 0);
}

/** Presses the keys one after the other on a slowed processor; answers the script of each frame. */
export async function timeKeys(
  browser: Browser,
  page: Page,
  { name, keys }: { name: string; keys: readonly string[] },
): Promise<KeyFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await browser.startTracing(page, { categories });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(1000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const frames = scriptByFrame(trace.traceEvents).toSorted((one, other) => one - other);
  return {
    name,
    keys: keys.length,
    worst: frames.at(-1) ?? 0,
    p95: frames[Math.floor(0.95 * (frames.length - 1))] ?? 0,
  };
}
