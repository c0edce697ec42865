import { createLogger, type InlineConfig, type Plugin } from 'vite';

// A warning about slow plugins says how busy the machine is, and nothing about the pages.
const withoutTimings: Plugin = {
  name: 'without-timings',
  config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
};

/**
 * A build prints nothing while all is well, and treats a warning as an error: its warnings mean
 * nothing to the people who start the product, so a release must not cause any.
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
