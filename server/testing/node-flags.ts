/**
 * How a test starts another Node in the project's folder: as `npm start` does, but without compiling
 * the engine a second time, for speed. That takes two seconds of a processor within the first minute,
 * and what a test starts seldom lives longer.
 */
export const nodeFlags = ['--import', './scripts/quick-imports.mjs', '--liftoff-only'] as const;
