import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, reportErrors } from '../report-errors.ts';

/** The parts of package-lock.json that matter here. */
interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The binaries for other machines that a lock file leaves out, one sentence each. npm forgets them
 * when it adds a package beside an existing node_modules, and a newcomer on such a machine then has
 * a package without its binary.
 */
export function lockFileErrors({ packages }: LockFile): string[] {
  const errors: string[] = [];
  for (const [at, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      const beside = packages[`node_modules/${name}`];
      const within = packages[`${at}/node_modules/${name}`];
      const locked = within ?? beside;
      if (!locked?.integrity) {
        const owner = at.replace(/^.*node_modules\//, '') || 'the project';
        errors.push(`package-lock.json: ${name} of ${owner} is not locked`);
      }
    }
  }
  return errors;
}

if (import.meta.main) {
  const text = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8');
  const lockFile = JSON.parse(text) as LockFile;
  const errors = lockFileErrors(lockFile);
  reportErrors(errors);
  if (errors.length > 0) {
    console.error(
      'In a folder with nothing but package.json and package-lock.json, run "npm install --package-lock-only" and take the lock file it leaves.',
      'If that changes nothing, the registry lacks these binaries for this version: take the newest version that has them all.',
    );
  }
}
