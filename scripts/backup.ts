import path from 'node:path';
import { backupDatabase } from '#server/db/backup/backup-database.ts';
import { argumentOrEnd, dataFolder, endWith, isOnServer } from './on-database.ts';

const folder = path.resolve(argumentOrEnd('Say where to: npm run backup -- <new folder>'));
if (isOnServer) {
  endWith(
    'DATABASE_URL names a PostgreSQL server: back it up with its own tools, such as pg_dump (docs/operations.md, Backups). This command reads the embedded database alone.',
  );
}
const source = {
  dataDir: dataFolder,
  log: console,
  poolSize: 1,
};

try {
  const { manifest, heldMs } = await backupDatabase(source, folder);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up ${rows} rows of ${manifest.tables.length} tables into ${folder}.`);
  if (heldMs !== undefined) {
    console.log(`The server went on meanwhile; others waited ${(heldMs / 1000).toFixed(2)} s.`);
  }
} catch (error) {
  endWith((error as Error).message);
}
