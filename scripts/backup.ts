import path from 'node:path';
import { exportDatabase } from '#server/db/backup/export.ts';
import { argumentOrEnd, endWith, onDatabase } from './on-database.ts';

const folder = path.resolve(argumentOrEnd('Say where to: npm run backup -- <new folder>'));

try {
  const { tables } = await onDatabase((database) => exportDatabase(database, folder));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up ${rows} rows of ${tables.length} tables into ${folder}.`);
} catch (error) {
  endWith((error as Error).message);
}
