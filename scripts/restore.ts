import path from 'node:path';
import { restoreDatabase } from '#server/db/backup/restore.ts';
import { argumentOrEnd, databaseUrl, dataFolder, endWith } from './on-database.ts';

const usage = 'Say where from: npm run restore -- <folder of a backup>';
const folder = path.resolve(argumentOrEnd(usage));
const target = {
  databaseUrl,
  dataDir: dataFolder,
  log: console,
};

try {
  const { tables } = await restoreDatabase(target, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows of ${tables.length} tables from ${folder}.`);
} catch (error) {
  endWith((error as Error).message);
}
