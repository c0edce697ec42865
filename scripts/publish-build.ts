import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const keptMs = 7 * 24 * 60 * 60 * 1000;

type Manifest = Record<
  string,
  {
    file: string;
    css?: string[];
    assets?: string[];
  }
>;

/** Paths of all files below a folder. */
const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Names of what the build in a folder consists of, with their compressed neighbours. */
function namesOf(client: string): Set<string> {
  const lists = filesOf(join(client, '.vite')).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest,
  );
  return new Set(
    lists
      .flatMap((list) => Object.values(list))
      .flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      .flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  );
}

/**
 * Puts a finished build in the place of the last one, file by file in one step each, so that a
 * server may run meanwhile. Assets of the last build stay for a week: an open tab, or a server that
 * was not started again yet, still asks for them.
 */
export function publishBuild(fresh: string, dist: string, now = new Date()): void {
  const client = join(dist, 'client');
  const replaced = namesOf(client);
  for (const name of replaced) {
    if (existsSync(join(client, name))) {
      utimesSync(join(client, name), now, now);
    }
  }
  const arrived = new Set<string>();
  for (const source of filesOf(join(fresh, 'client'))) {
    const target = join(client, source.slice(join(fresh, 'client').length));
    mkdirSync(dirname(target), { recursive: true });
    renameSync(source, target);
    arrived.add(target);
  }
  for (const file of filesOf(client)) {
    if (!arrived.has(file) && now.getTime() - statSync(file).mtimeMs > keptMs) {
      rmSync(file);
    }
  }
  // A running server holds all of its renderer in memory.
  rmSync(join(dist, 'server'), { recursive: true, force: true });
  renameSync(join(fresh, 'server'), join(dist, 'server'));
  rmSync(fresh, { recursive: true });
}
