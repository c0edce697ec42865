import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { openProgramme } from '#server/features/programme/open-programme.ts';
import { seedProgramme } from '#server/features/programme/seed-programme.ts';
import { judgeLeads } from '#server/features/shown/judge-leads.ts';
import { ensureFirstAdmin } from '#server/features/staff/ensure-first-admin.ts';
import { systemClock } from '#server/outside/clock.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Engine } from '../engines.ts';
import { fillLeads } from './fill-leads.ts';

/** Judges every lead by today's terms, so that the server does not do it during the first calls. */
async function judgeAll(db: Database): Promise<void> {
  await seedProgramme({ db });
  const programme = openProgramme(db, systemClock, readConfig({}).timeZone);
  await judgeLeads({ db, programme }, { graceSeconds: 0 });
  await db.maintain((client) => client.query('vacuum (analyze) leads, outdated_leads'));
}

/**
 * Makes, fills and judges a database, unless one was kept; answers the variables of its server. All
 * its staff sign in with the password.
 */
export async function prepareDatabase(
  engine: Engine,
  leadCount: number,
  password: string,
): Promise<Record<string, string>> {
  console.log(`${leadCount} leads on ${engine.name} ...`);
  const home = await engine.namedHome(`crm_${leadCount}`);
  const db = await openDatabase({
    dataDir: home.DATA_DIR!,
    databaseUrl: home.DATABASE_URL,
  });
  try {
    await migrate(db);
    const { rowCount } = await db.query('select from leads limit 1');
    if (rowCount === 0) {
      const config = { adminUsername: 'admin', adminPassword: password };
      await ensureFirstAdmin({ db, config });
      await fillLeads(db, leadCount, await hashPassword(password));
    }
    await judgeAll(db);
  } finally {
    await db.close();
  }
  return home;
}
