import path from 'node:path';
import { importDatabase } from '#server/db/import.ts';
import { argumentOrEnd, endWith, onDatabase } from './on-database.ts';

const usage = 'Say where from: npm run restore -- <folder of a backup>';
const folder = path.resolve(argumentOrEnd(usage));

try {
  const { tables } = await onDatabase((database) => importDatabase(database, folder));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows of ${tables.length} tables from ${folder}.`);
} catch (error) {
  endWith((error as Error).message);
}
