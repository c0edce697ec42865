import { createLogger, type InlineConfig, type Plugin } from 'vite';

// That plugins took most of the time says how busy the machine is, and nothing about the pages.
const withoutTimings: Plugin = {
  name: 'without-timings',
  config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
};

/**
 * How a build speaks: it says nothing while all is well, and takes a warning as an error: what it
 * says means nothing to the people who start the product and read it, so it must not come out of a
 * release.
 */
export function refusingWarnings(): Pick<InlineConfig, 'logLevel' | 'customLogger' | 'plugins'> {
  const refuse = (message: string): never => {
    throw new Error(`The build warns: ${message}`);
  };
  return {
    logLevel: 'warn',
    plugins: [withoutTimings],
    customLogger: {
      ...createLogger('warn'),
      warn: refuse,
      warnOnce: refuse,
    },
  };
}
