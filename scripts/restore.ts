import path from 'node:path';
import { importDatabase } from '#server/db/import.ts';
import { openDatabase } from '#server/db/open.ts';

const { DATABASE_URL, DATA_DIR = './data' } = process.env;
const [folder] = process.argv.slice(2);

if (!folder) {
  console.error('Say where from: npm run restore -- <folder of a backup>');
  process.exit(2);
}
try {
  const database = await openDatabase({
    databaseUrl: DATABASE_URL || undefined,
    dataDir: DATA_DIR,
    log: console,
    poolSize: 1,
  });
  try {
    const { tables } = await importDatabase(database, path.resolve(folder));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} rows of ${tables.length} tables from ${path.resolve(folder)}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
