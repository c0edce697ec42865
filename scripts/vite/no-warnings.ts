import { createLogger, type InlineConfig } from 'vite';

/**
 * How a build speaks: it says nothing while all is well, and takes a warning as an error: what it says means nothing to the people who
 * start the product and read it, so it must not come out of a release.
 */
export function refusingWarnings(): Pick<InlineConfig, 'logLevel' | 'customLogger'> {
  const refuse = (message: string): never => {
    throw new Error(`The build warns: ${message}`);
  };
  return {
    logLevel: 'warn',
    customLogger: {
      ...createLogger('warn'),
      warn: refuse,
      warnOnce: refuse,
    },
  };
}
