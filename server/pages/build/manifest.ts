import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build, as Vite lists it under the path of its module. */
interface BuiltChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

/** The list of that name that the build left in `folder`; throws when there is none. */
export function readManifest(
  folder: string,
  name: 'manifest' | 'manifest-admin' | 'manifest-portal' = 'manifest',
): BuildManifest {
  return JSON.parse(readFileSync(join(folder, `.vite/${name}.json`), 'utf8')) as BuildManifest;
}

/** Files of a chunk and of all it imports, imports first. */
export function collect(
  manifest: BuildManifest,
  key: string,
  pick: (chunk: BuiltChunk) => readonly string[],
  seen = new Set<string>(),
): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) {
    return [];
  }
  seen.add(key);
  const below = (chunk.imports ?? []).flatMap((imported) =>
    collect(manifest, imported, pick, seen),
  );
  return [...below, ...pick(chunk)];
}

/** The files of the build in `dist` that browsers load, with their brotli versions. */
export function builtFiles(dist: string): { folder: string; names: string[] } {
  const client = join(dist, 'client');
  const chunks = (['manifest', 'manifest-admin', 'manifest-portal'] as const).flatMap((name) =>
    Object.values(readManifest(client, name)),
  );
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const names = [...new Set(files)]
    .flatMap((file) => [file, `${file}.br`])
    .filter((file) => existsSync(join(client, file)))
    .map((file) => file.slice('assets/'.length));
  return { folder: join(client, 'assets'), names };
}
