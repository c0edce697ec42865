import { isStory, isTest, isWithin } from '../house/room-of.ts';
import { importsOf } from '../syntax/imports.ts';
import type { SourceFile } from '../syntax/source-file.ts';

/** A story is shown by the gallery and typed by its test; nothing that is shipped takes it. */
export function* storyErrors(file: SourceFile): Generator<string> {
  const { path } = file;
  const mayTake = isTest(path) || isWithin(path, 'web/gallery/');
  for (const { target } of importsOf(file)) {
    if (target !== null && isStory(target) && !mayTake) {
      yield `${path}: ${target} is for the gallery alone`;
    }
  }
}
