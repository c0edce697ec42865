import { type Config, ConfigError, readConfig } from '#server/config.ts';

/** The configuration, or the end of the process with a sentence for each variable at fault. */
export function readConfigOrEnd(env: Record<string, string | undefined>): Config {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) {
      throw error;
    }
    for (const sentence of error.errors) {
      console.error(sentence);
    }
    process.exit(1);
  }
}
