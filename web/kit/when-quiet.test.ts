import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whenQuiet } from './when-quiet.ts';

for (const [state, isCalled] of [
  ['complete', true],
  ['interactive', false],
] as const) {
  test(`after the first paint a page that is ${state} is ${isCalled ? '' : 'not yet '}quiet`, (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const listeners = new Map<string, () => void>();
    // A browser that tells of no paint counts as one that has painted.
    const browser = {
      document: { readyState: state },
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      PerformanceObserver: undefined,
    };
    const { PerformanceObserver } = globalThis;
    Object.assign(globalThis, browser);
    context.after(() => void Object.assign(globalThis, { PerformanceObserver }));
    let calls = 0;
    whenQuiet(() => (calls += 1));
    context.mock.timers.tick(10);
    assert.equal(calls, isCalled ? 1 : 0);
    assert.equal(listeners.has('load'), !isCalled, 'a load that is over is not waited for');
  });
}
