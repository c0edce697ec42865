import { migrate } from '#server/db/migrate.ts';
import { onDatabase } from './on-database.ts';

const whenMissing = (folder: string) =>
  `There is no database in ${folder} yet: the first start makes it, with all of its tables.`;
await onDatabase(whenMissing, async (db) => {
  const { length } = await migrate(db);
  const few = ['no migration had to run', '1 migration ran'];
  const ran = few[length] ?? `${length} migrations ran`;
  console.log(`The database is of this version: ${ran}.`);
});
