import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build, as Vite lists it under the path of its module. */
interface BuiltChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

/** The list of that name that the build left in `folder`; throws when there is none. */
export function readManifest(
  folder: string,
  name: 'manifest' | 'manifest-portal' = 'manifest',
): BuildManifest {
  return JSON.parse(readFileSync(join(folder, `.vite/${name}.json`), 'utf8')) as BuildManifest;
}

/** Files of a chunk and of all it imports, what is imported first. */
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
