import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';

/** A folder with these files that exists as long as a test. */
export function plantedFiles(
  context: TestContext,
  files: Readonly<Record<string, string>>,
  parent = tmpdir(),
): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'planted-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
