import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkOutcome } from './check-outcome.ts';
import { orExitCode, type Outcome } from './outcome.ts';

/** Runs `npm run check` and shows what it says. */
export async function runChecks(root: string): Promise<Outcome> {
  const child = spawn(process.execPath, ['scripts/check.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return orExitCode(checkOutcome(output), code ?? 1);
}
