import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/check/report-errors.ts';

/** A fault that can be planted: `from` stands in the file once, `to` takes its place. */
export interface Fault {
  name: string;
  file: string;
  from: string;
  to: string;
  /** A check of `npm run check`, or a test file. */
  refuser: string;
  /** What the refuser says: the start of a test's name, or words of a check's output. */
  says: string;
}

/** A test file by its name now: it may have moved to another tier. */
function inItsTier(path: string): string {
  const names = ['', '.wide', '.night'].map((tier) => path.replace('.test.ts', `${tier}.test.ts`));
  return names.find((name) => existsSync(join(projectRoot, name))) ?? path;
}

/** The list: two lines for a fault, a blank line between two. */
export function readFaults(): Fault[] {
  const text = readFileSync(join(import.meta.dirname, 'faults.txt'), 'utf8');
  return text
    .replaceAll(/^#.*\n/gm, '')
    .split(/\n{2,}/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [, name, refuser, says, file, from, to] =
        /^(.+) \| (.+?)(?:: (.+))?\n(\S+): (.+?) ==>(?: (.*))?$/.exec(entry) ?? [];
      if (!name || !file || !from || !refuser) {
        throw new Error(`This is no entry of the list of faults:\n${entry}`);
      }
      return { name, file, from, to: to ?? '', refuser: inItsTier(refuser), says: says ?? file };
    });
}
