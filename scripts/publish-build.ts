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

const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

function namesOf(folder: string): Set<string> {
  const lists = filesOf(join(folder, '.vite')).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest,
  );
  return new Set(
    lists
      .flatMap((list) => Object.values(list))
      .flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      .flatMap((name) => [name, `${name}.br`, `${name}.gz`, `${name}.map`]),
  );
}

/** Replaces a folder's old files by the new ones; old ones that are no longer requested may go. */
function publishFolder(fresh: string, folder: string, now: Date): void {
  for (const name of namesOf(folder)) {
    if (existsSync(join(folder, name))) {
      utimesSync(join(folder, name), now, now);
    }
  }
  const arrived = new Set<string>();
  for (const source of filesOf(fresh)) {
    const target = join(folder, source.slice(fresh.length));
    mkdirSync(dirname(target), { recursive: true });
    renameSync(source, target);
    arrived.add(target);
  }
  for (const file of filesOf(folder)) {
    if (!arrived.has(file) && now.getTime() - statSync(file).mtimeMs > keptMs) {
      rmSync(file);
    }
  }
}

/**
 * Replaces the last build, or half of it, file by file in one step each, so that a server may run
 * meanwhile. Files of the last build stay for a week: an open tab, or a server that was not
 * restarted yet, still requests them.
 */
export function publishBuild(fresh: string, dist: string, now = new Date()): void {
  for (const name of readdirSync(fresh)) {
    const [source, target] = [join(fresh, name), join(dist, name)];
    if (name === 'server') {
      // A running server holds all of its renderer in memory.
      rmSync(target, { recursive: true, force: true });
      renameSync(source, target);
    } else {
      publishFolder(source, target, now);
    }
  }
  rmSync(fresh, { recursive: true });
}
