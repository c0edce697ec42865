import { exportsOf } from '../syntax/exports.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const actionFile = /^server\/features\/[^/]+\/(?<name>[a-z]+(?:-[a-z]+)+)\.ts$/;

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A file of a feature that is called `read-lead.ts` exports `readLead`. */
export function* actionErrors(file: SourceFile): Generator<string> {
  const { path } = file;
  const { name } = actionFile.exec(path)?.groups ?? {};
  if (name === undefined) {
    return;
  }
  const action = camelCase(name);
  if (!exportsOf(file).includes(action)) {
    yield `${path}: exports no ${action}; a file is called after its action`;
  }
}
