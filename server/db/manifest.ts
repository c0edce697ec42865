import fs from 'node:fs';
import path from 'node:path';
import type { SequenceState } from './catalog.ts';
import type { AppliedMigration } from './migrate.ts';
import type { Tally } from './table-walk.ts';

export const manifestFormat = 1;

/** What a backup folder holds: one `<table>.copy` per table and this, written last. */
export interface Manifest {
  format: typeof manifestFormat;
  createdAt: string;
  migrations: AppliedMigration[];
  tables: ({
    name: string;
    columns: string[];
  } & Tally)[];
  sequences: SequenceState[];
}

export function manifestPath(folder: string): string {
  return path.join(folder, 'manifest.json');
}
export function tablePath(folder: string, table: string): string {
  return path.join(folder, `${table}.copy`);
}

/** Reads the manifest; a folder without one is no backup or one that was never finished. */
export function readManifest(folder: string): Manifest {
  if (!fs.existsSync(manifestPath(folder))) {
    throw new Error(`The folder ${folder} holds no finished backup: manifest.json is missing.`);
  }
  const manifest = JSON.parse(fs.readFileSync(manifestPath(folder), 'utf8')) as Manifest;
  if (manifest.format !== manifestFormat) {
    throw new Error(
      `The backup in ${folder} has format ${manifest.format}; this program reads format ${manifestFormat}.`,
    );
  }
  return manifest;
}
