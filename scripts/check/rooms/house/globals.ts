/** Names that exist only on Node or in browsers, or that reach the clock, chance or the outside. */
export const forbiddenInCore: ReadonlySet<string> = new Set([
  'Buffer',
  'Function',
  'Temporal',
  'Worker',
  'XMLHttpRequest',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'eval',
  'fetch',
  'global',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'requestAnimationFrame',
  'self',
  'sessionStorage',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
]);

/** What core may take of `Date`: what a given moment is, never which moment it is. */
export const dateFunctions: readonly string[] = ['UTC', 'parse'];

/** What core may not take of `Math`. */
export const chance = 'random';
