import fs from 'node:fs';
import path from 'node:path';

const controlFile = path.join('global', 'pg_control');
const controlBytes = 8192;
const logFile = /^[0-9A-F]{24}$/;

const folders = ['global', 'base', 'pg_wal', 'pg_xact', 'pg_multixact'];

/** What a folder that was started and stopped whole has, and this one has not; or undefined. */
export function missingPiece(folder: string): string | undefined {
  for (const name of folders) {
    const list = listOf(path.join(folder, name));
    if (list === undefined) {
      return `the folder ${name} in it is missing or cannot be read`;
    }
    if (list.length === 0) {
      return `the folder ${name} in it is empty`;
    }
  }
  if (!/^\d+$/.test(textOf(path.join(folder, 'PG_VERSION')))) {
    return 'the file PG_VERSION in it is missing or cannot be read';
  }
  if (bytesOf(path.join(folder, controlFile)) !== controlBytes) {
    return `the file ${controlFile} in it is missing, cut or cannot be read`;
  }
  const logs = listOf(path.join(folder, 'pg_wal')) ?? [];
  if (!logs.some((name) => logFile.test(name))) {
    return 'the folder pg_wal in it holds no log';
  }
  return undefined;
}

function listOf(folder: string): string[] | undefined {
  try {
    return fs.readdirSync(folder);
  } catch {
    return undefined;
  }
}

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function bytesOf(file: string): number {
  try {
    return fs.readFileSync(file).length;
  } catch {
    return 0;
  }
}
