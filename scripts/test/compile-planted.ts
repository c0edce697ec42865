import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#scripts/check/report-errors.ts';

const execute = promisify(execFile);
const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');

/** Runs the compiler and returns its output, also when it refuses something. */
async function runCompiler(...args: string[]): Promise<string> {
  const options = { cwd: projectRoot, maxBuffer: 2 ** 26 };
  try {
    const { stdout } = await execute(process.execPath, [compiler, ...args], options);
    return stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/**
 * Compiles texts as if they were files of a room (`core`, `server`, `web`): with its types and its
 * rules. Returns the compiler's errors for each, in order; an empty text if there are none.
 */
export async function compilePlanted(room: string, texts: readonly string[]): Promise<string[]> {
  const cache = join(projectRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'planted-'));
  try {
    const settings = {
      extends: join(projectRoot, room, 'tsconfig.json'),
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        rootDir: projectRoot,
        tsBuildInfoFile: join(folder, 'tsbuildinfo'),
      },
      include: ['*.tsx', join(projectRoot, room, '**/*.d.ts')],
      exclude: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    for (const [at, text] of texts.entries()) {
      writeFileSync(join(folder, `planted-${at}.tsx`), text);
    }
    const said = await runCompiler('--pretty', 'false', '--project', folder);
    const lines = said.split('\n');
    return texts.map((_, at) => {
      const own = lines.filter((line) => line.includes(`planted-${at}.tsx(`));
      return own.join('\n');
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files that the compiler reads for a room, from the project's root. */
export async function filesOfRoom(room: string): Promise<string[]> {
  const listed = await runCompiler('--listFilesOnly', '--project', room);
  const start = `${projectRoot}/`;
  return listed
    .split('\n')
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length))
    .filter((path) => !path.startsWith('node_modules/'));
}
