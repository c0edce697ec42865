import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';

const file = join(resolve(import.meta.dirname, '..'), 'docs/benchmarks.md');

/** A table whose head is written as its cells with ` | ` between them. */
export const table = (head: string, rows: readonly (readonly string[])[]) =>
  [head, head.replace(/[^|]+/g, '---'), ...rows.map((row) => row.join(' | '))]
    .map((line) => `| ${line} |`)
    .join('\n');

export const verdict = (isReached: boolean): string => (isReached ? 'reached' : '**not reached**');

const version = (command: string) => {
  try {
    return execFileSync(command, ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return 'not installed';
  }
};

const machine = () =>
  [
    `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}`,
    `Node ${process.versions.node}`,
    version(process.env.CHROMIUM_PATH || 'chromium'),
  ].join('; ');

/** One part of the document, between marks, so that a part can be measured alone. */
export function section(name: string, title: string, paragraphs: readonly string[]): string {
  const text = [
    `## ${title}`,
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}.`,
    ...paragraphs,
  ].join('\n\n');
  return `<!-- ${name} -->\n${text}\n<!-- /${name} -->`;
}

/** Puts the measured parts into docs/benchmarks.md, formatted as the checks want it, and prints them. */
export async function writeFigures(sections: readonly string[]): Promise<void> {
  let document = readFileSync(file, 'utf8');
  for (const text of sections) {
    const name = /^<!-- (\w+) -->/.exec(text)![1]!;
    const marked = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`);
    document = marked.test(document)
      ? document.replace(marked, () => text)
      : `${document.trimEnd()}\n\n${text}\n`;
    console.log(`\n${text}\n`);
  }
  const style = await resolveConfig(file);
  writeFileSync(file, await format(document, { ...style, filepath: file }));
}
