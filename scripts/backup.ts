import path from 'node:path';
import { backupDatabase } from '#server/db/backup/backup-database.ts';
import { argumentOrEnd, dataFolder, endWith, isOnServer } from './on-database.ts';

const folder = path.resolve(argumentOrEnd('Say where to: npm run backup -- <new folder>'));
if (isOnServer) {
  endWith(
    'DATABASE_URL names a PostgreSQL server: back it up with its own tools, such as pg_dump (docs/operations.md, Backups). This command reads the bundled database alone.',
  );
}
try {
  const { tables } = await backupDatabase({ dataDir: dataFolder, log: console }, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up ${rows} rows of ${tables.length} tables into ${folder}.`);
} catch (error) {
  endWith((error as Error).message);
}
