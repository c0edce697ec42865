import { type Config, ConfigFault, readConfig } from '#server/config.ts';

/** The configuration, or the end of the process with a sentence for each variable at fault. */
export function readConfigOrEnd(env: Record<string, string | undefined>): Config {
  try {
    return readConfig(env);
  } catch (fault) {
    if (!(fault instanceof ConfigFault)) {
      throw fault;
    }
    for (const sentence of fault.faults) {
      console.error(sentence);
    }
    process.exit(1);
  }
}
