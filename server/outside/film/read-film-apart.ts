import { Worker } from 'node:worker_threads';
import type { Film } from './read-ogg.ts';

const patienceMs = 20_000;
const mostMegabytes = 256;

/**
 * What a film says of itself, read in a thread of its own with bounded time and memory. Undefined
 * when it is damaged, or when it takes more than that.
 */
export async function readFilmApart(file: string): Promise<Film | undefined> {
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    // Nothing that is said about a film of somebody else's making belongs into the log.
    stdout: true,
    stderr: true,
  });
  const impatient = setTimeout(() => void worker.terminate(), patienceMs);
  try {
    return await new Promise((resolve) => {
      worker.once('message', resolve);
      worker.once('error', () => resolve(undefined));
      worker.once('exit', () => resolve(undefined));
    });
  } finally {
    clearTimeout(impatient);
    await worker.terminate();
  }
}
