import type { Config } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { seedProgramme } from '#server/features/programme/seed-programme.ts';
import { seedTemplates } from '#server/features/mail/templates/seed-templates.ts';
import { ensureFirstAdmin } from '#server/features/accounts/staff/ensure-first-admin.ts';

/** A database ready for the product: migrated, with the programme and a first admin. */
export async function openProduct(
  config: Config,
  showPassword?: (password: string) => void,
): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
    dataDir: config.dataDir,
    log: console,
  });
  await migrate(database);
  await seedProgramme({ db: database });
  await seedTemplates({ db: database });
  await ensureFirstAdmin({ db: database, config }, showPassword);
  return database;
}
