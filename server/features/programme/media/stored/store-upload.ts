import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Queryable } from '#server/db/queryable.ts';
import { type Arrival, publish, requireRoom } from '#server/outside/uploads/upload-disk.ts';
import { insertPart } from './queries.ts';

const partBytes = 1024 * 1024;

/**
 * Stores arrived files in the database, where every server finds them, and keeps copies on this
 * disk. Each part is a separate statement, so that a video blocks no one; afterwards a row must
 * name the files.
 */
export async function storeUpload(db: Queryable, arrival: Arrival, names: readonly string[]) {
  for (const name of names) {
    await storeFile(db, arrival.place, name);
  }
  await publish(arrival, names);
}

/** Stores a file of a folder; ENOSPC when the disk is nearly full, which may be the database's. */
export async function storeFile(db: Queryable, folder: string, name: string) {
  let number = 0;
  for await (const bytes of createReadStream(path.join(folder, name), {
    highWaterMark: partBytes,
  })) {
    await requireRoom(folder);
    await insertPart(db, { name, number, bytes: bytes as Buffer });
    number += 1;
  }
}
