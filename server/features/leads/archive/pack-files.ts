import { createHash } from 'node:crypto';
import { zipOf } from '#server/outside/zip.ts';

/** The list by which anyone can check an archive, with the tool of every Unix. */
export const sumsName = 'SHA256SUMS';

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** A zip of these files, by path, and of their SHA-256 sums. */
export function packFiles(files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const sorted = [...files]
    .map(([name, content]): [string, Uint8Array] => [
      name,
      typeof content === 'string' ? Buffer.from(content) : content,
    ])
    .toSorted(byName);
  const sums = sorted.map(
    ([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
  );
  return zipOf(Object.fromEntries([...sorted, [sumsName, Buffer.from(sums.join(''))]]));
}
