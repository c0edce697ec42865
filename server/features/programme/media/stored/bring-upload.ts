import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Queryable } from '#server/db/queryable.ts';
import { beginCopy, isThere, unmark } from '#server/outside/uploads/upload-disk.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { countParts, readPart } from './queries.ts';

const underWay = new Map<string, Promise<void>>();

/**
 * Brings a file that another server stored to this disk, unless it is here; callers that ask
 * together share one copy. A file that is not in the database stays missing.
 */
export async function bringUpload(db: Queryable, folder: string, name: string) {
  const target = path.join(folder, name);
  if (await isThere(target)) {
    return;
  }
  let work = underWay.get(target);
  if (!work) {
    work = copy(db, folder, name).finally(() => underWay.delete(target));
    underWay.set(target, work);
  }
  await work;
}

async function copy(db: Queryable, folder: string, name: string) {
  const count = await countParts(db, name);
  if (count === 0) {
    return;
  }
  const { base, place } = await beginCopy(folder);
  const arriving = path.join(place, name);
  try {
    const file = createWriteStream(arriving, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(partsOf(db, name, count), file);
    await fs.rename(arriving, path.join(folder, name));
  } finally {
    await unmark(folder, base);
  }
}

async function* partsOf(db: Queryable, name: string, count: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < count; at += 1) {
    const part = await readPart(db, name, at);
    if (!part) {
      // Deleted meanwhile.
      throw new HttpError(404, sentences.notFound);
    }
    yield part;
  }
}
