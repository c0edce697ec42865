import { Worker } from 'node:worker_threads';
import type { Film } from './read-film.ts';

const patienceMs = 20_000;
const mostMegabytes = 256;

// One at a time: many threads at once would take the memory and the processor of the visitors.
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a film's metadata in a separate thread with bounded time and memory, one film after the
 * other. Undefined if the film is damaged or exceeds the bounds.
 */
export function readFilmApart(file: string): Promise<Film | undefined> {
  const mine = last.then(() => readOne(file));
  last = mine.catch(() => {});
  return mine;
}

async function readOne(file: string): Promise<Film | undefined> {
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    // The log must hold nothing that the decoder prints about an uploaded film.
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
