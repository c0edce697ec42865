import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '#core/domain/office/day.ts';
import { makeBatch } from '#server/db/batch.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { FindFile } from '../static.ts';

const atOnce = 40;

const touchSql = `
  update build_files set used_at = now()
  where name in (
    select name from build_files
    where name = any($1) and used_at < now() - interval '12 hours'
    order by name
    for update skip locked
  )`;
const missingSql = `
  select wanted.name from unnest($1::text[]) as wanted (name)
  where not exists (select from build_files f where f.name = wanted.name)
  order by wanted.name`;
const insertSql = `
  insert into build_files (name, bytes)
  select * from unnest($1::text[], $2::bytea[])
  on conflict do nothing`;
const dropSql = `delete from build_files where used_at < now() - interval '30 days'`;
const findSql = 'select name, bytes from build_files where name = any($1)';

/** The files of a build that browsers load, in `folder`. */
export interface Build {
  folder: string;
  names: readonly string[];
}

/** Stores files of a build that the database lacks; removes builds unused for 30 days. */
export async function storeBuild(db: Queryable, { folder, names }: Build) {
  await db.query(touchSql, [names]);
  const { rows } = await db.query<{ name: string }>(missingSql, [names]);
  const missing = rows.map(({ name }) => name);
  while (missing.length > 0) {
    const piece = missing.splice(0, atOnce);
    const bytes = piece.map((name) => readFileSync(path.join(folder, name)));
    await db.query(insertSql, [piece, bytes]);
  }
  await db.query(dropSql);
}

/**
 * Looks for files of other builds that run beside this one, or ran before. Calls that come together
 * are one statement, one at a time: addresses that do not exist cost the database little.
 */
export function storedBuilds(db: Queryable): FindFile {
  const lookUp = makeBatch<string[], Map<string, Buffer>>({
    write: async (wanted) => {
      const { rows } = await db.query<{ name: string; bytes: Buffer }>(findSql, [wanted.flat()]);
      const found = new Map(rows.map(({ name, bytes }) => [name, bytes]));
      return wanted.map(() => found);
    },
    size: atOnce,
    concurrency: 1,
    capacity: Infinity,
  });
  return async (name, takesBrotli) => {
    const packed = `${name}.br`;
    const found = await lookUp.add(takesBrotli ? [name, packed] : [name]);
    const [plain, brotli] = [found.get(name), takesBrotli ? found.get(packed) : undefined];
    const bytes = brotli ?? plain;
    return bytes && { bytes, isBrotli: brotli !== undefined };
  };
}

/**
 * Shares this server's build with the others on its database, from before its first page for as
 * long as it runs; returns how to find the files of theirs.
 */
export async function shareBuild(db: Queryable, build: Build): Promise<FindFile> {
  await storeBuild(db, build);
  // A day on which the database is away is made up for on the next.
  setInterval(() => void storeBuild(db, build).catch(() => {}), dayMs).unref();
  return storedBuilds(db);
}
