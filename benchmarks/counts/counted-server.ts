import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { countNewRows } from '#server/features/counts/count-new-rows.ts';
import { seedProgramme } from '#server/features/programme/seed-programme.ts';
import { seedTemplates } from '#server/features/templates/seed-templates.ts';
import { serveUntilStopped } from '../serve-until-stopped.ts';
import { dropCounts } from './drop-counts.ts';

// The product's own server, API and jobs, which counts when it is told to instead of every minute;
// with COUNTS=none it never counts, and nothing is left in its database that counts.
const config = readConfig();
const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
await migrate(database);
await seedProgramme({ db: database });
await seedTemplates({ db: database });
if (process.env.COUNTS === 'none') {
  await dropCounts(database);
}

const open = { config: { access: 'public', rateLimit: false } } as const;
const app = await buildApp({
  config,
  database,
  areJobsOn: true,
  pages: async (site) => {
    // The job counts what was there a minute ago: what is there now becomes so.
    site.get('/mark', open, async () => {
      await database.query('update counted_tables set seen_id = null');
      await countNewRows({ db: database, config }, { graceSeconds: 3600 });
      await database.query(`update counted_tables set seen_at = seen_at - interval '1 hour'`);
      return {};
    });
    site.get('/count', open, async () => {
      const start = performance.now();
      const mark = `select sum(counted_id)::int as counted from counted_tables`;
      const before = await database.query<{ counted: number }>(mark);
      await countNewRows({ db: database, config });
      const now = await database.query<{ counted: number }>(mark);
      return {
        rows: now.rows[0]!.counted - before.rows[0]!.counted,
        milliseconds: performance.now() - start,
      };
    });
  },
});
app.addHook('onListen', async () => {
  await database.query(`delete from jobs where key = 'count_new_rows'`);
});
await serveUntilStopped(app, () => database.close());
