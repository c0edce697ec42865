import fs from 'node:fs';
import path from 'node:path';
import type { SequenceState } from '../catalog.ts';
import type { AppliedMigration } from '../migrate.ts';
import type { Tally } from './read-rows.ts';

export const manifestFormat = 1;

/** The contents of a backup folder: one `<table>.copy` per table and this file, written last. */
export interface Manifest {
  format: typeof manifestFormat;
  createdAt: string;
  migrations: AppliedMigration[];
  tables: ({
    name: string;
    columns: string[];
  } & Tally)[];
  sequences: SequenceState[];
  /** Files of staff beside the rows, in a backup of an earlier version. */
  uploads?: unknown[];
}

export function manifestPath(folder: string): string {
  return path.join(folder, 'manifest.json');
}
export function tablePath(folder: string, table: string): string {
  return path.join(folder, `${table}.copy`);
}

/** Throws an error with one sentence if the folder has no finished or usable backup. */
export function readManifest(folder: string): Manifest {
  if (!fs.existsSync(folder)) {
    throw new Error(`There is no folder ${folder}: name the folder of a backup.`);
  }
  if (!fs.existsSync(manifestPath(folder))) {
    throw new Error(`The folder ${folder} holds no finished backup: manifest.json is missing.`);
  }
  const manifest = parseManifest(manifestPath(folder));
  if (manifest.format !== manifestFormat) {
    throw new Error(
      `The backup in ${folder} has format ${manifest.format}; this program reads format ${manifestFormat}.`,
    );
  }
  const lists = [manifest.migrations, manifest.tables, manifest.sequences];
  if (!lists.every(Array.isArray)) {
    throw new Error(`The backup is damaged: ${manifestPath(folder)} is no list of tables.`);
  }
  if (manifest.migrations.length === 0 || manifest.tables.length === 0) {
    throw new Error(`The backup in ${folder} holds no table: it was made of an empty database.`);
  }
  return manifest;
}

function parseManifest(file: string): Manifest {
  try {
    return Object(JSON.parse(fs.readFileSync(file, 'utf8'))) as Manifest;
  } catch (error) {
    throw new Error(
      `The backup is damaged: ${file} cannot be read (${(error as Error).message}).`,
      { cause: error },
    );
  }
}
