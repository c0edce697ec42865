import path from 'node:path';
import { exportDatabase } from '#server/db/export.ts';
import { openDatabase } from '#server/db/open.ts';

const { DATABASE_URL, DATA_DIR = './data' } = process.env;
const [folder] = process.argv.slice(2);

if (!folder) {
  console.error('Say where to: npm run backup -- <new folder>');
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
    const { tables } = await exportDatabase(database, path.resolve(folder));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Backed up ${rows} rows of ${tables.length} tables into ${path.resolve(folder)}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
