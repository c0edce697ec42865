import { parentPort, workerData } from 'node:worker_threads';
import { readFilm } from './read-film.ts';

// A film that lies about itself may make its reader work without an end: here that stops nobody.
const film = await readFilm(workerData as string).catch(() => undefined);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
parentPort!.postMessage(film);
