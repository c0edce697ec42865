import { parentPort, workerData } from 'node:worker_threads';
import { readFilm } from './read-film.ts';

// A malformed video may keep its reader busy forever: in this thread it blocks nothing else.
const film = await readFilm(workerData as string).catch(() => undefined);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
parentPort!.postMessage(film);
