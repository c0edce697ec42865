import { posix } from 'node:path';
import { data, longFiles, mostFiles, mostLines } from '../house/files.ts';
import { isStory, isTest } from '../house/room-of.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const isData = (path: string): boolean => data.some((pattern) => pattern.test(path));

const isWritten = (path: string): boolean => /\.(tsx?|mjs|css)$/.test(path) && !isData(path);

/** The lines of a file. */
export const linesOf = ({ text }: SourceFile): number => text.split('\n').length - 1;

/** A file that nobody reads in one go is split by meaning. */
export function* lineErrors(file: SourceFile): Generator<string> {
  const { path } = file;
  const lines = linesOf(file);
  if (isWritten(path) && lines > mostLines && !(path in longFiles)) {
    yield `${path}: ${lines} lines; ${mostLines} are the most`;
  }
}

/** A folder that nobody overlooks asks for a room inside it. */
export function* folderErrors(files: readonly SourceFile[]): Generator<string> {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const isCounted = !isTest(path) && !isStory(path) && !isData(path);
    if (/\.tsx?$/.test(path) && isCounted) {
      const folder = posix.dirname(path);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  for (const [folder, count] of counts) {
    if (count > mostFiles) {
      yield `${folder}: ${count} files; more than ${mostFiles} ask for a room of their own`;
    }
  }
}
