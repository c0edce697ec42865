import { relative } from 'node:path';
import { inspect } from 'node:util';

/**
 * A reporter of `node --test` that prints the failures alone, each with its file, line and reason.
 * The reason of a file that ended before its tests is its standard error.
 */
export default async function* failures(source) {
  const errorOutput = new Map();
  for await (const { type, data } of source) {
    const { file = '', name, line } = data;
    const error = data.details?.error;
    if (type === 'test:stderr') {
      errorOutput.set(file, (errorOutput.get(file) ?? '') + data.message);
    } else if (type === 'test:fail' && error.failureType !== 'subtestsFailed') {
      const reason = errorOutput.get(name) ?? inspect(error.cause ?? error);
      yield `\n✖ ${name} (${relative('', file)}:${line})\n${reason.trim()}\n`;
    }
  }
}
