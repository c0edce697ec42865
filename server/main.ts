import path from 'node:path';
import { buildApp } from './app.ts';
import { atPort, ConfigError, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { seedProgramme } from './features/programme/seed-programme.ts';
import { ensureFirstAdmin } from './features/staff/ensure-first-admin.ts';
import { openGeo } from './outside/geo.ts';
import { openMailer } from './outside/mail.ts';
import { listenError, tryPort } from './outside/port.ts';
import { composePages, siteFolders } from './pages/compose.ts';
import { builtSite } from './pages/site.ts';

const drainMs = 10_000;
const root = path.resolve(import.meta.dirname, '..');

async function start(): Promise<void> {
  const requested = readConfig();
  const port = await tryPort(requested);
  const config = atPort(requested, port.number);
  const site = await builtSite(path.join(root, 'dist'));
  const geo = await openGeo(config.geoipCityDb);
  const mailer = openMailer(config.smtpUrl, config.mailFrom);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log: console,
  });
  await migrate(database);
  await seedProgramme({ db: database });
  const app = await buildApp({
    config,
    database,
    geo,
    mailer,
    pages: composePages(site),
    folders: siteFolders(root),
    areJobsOn: true,
  });
  await port.release();
  await app
    .listen({ port: config.port, host: config.host })
    .catch((error: Error & { code?: string }) => {
      // A port of the system's choice may go to somebody else between our two looks: any other one
      // will do.
      if (requested.port === 0 && error.code === 'EADDRINUSE') {
        return app.listen({ port: 0, host: config.host });
      }
      throw listenError(error, config);
    });
  // Once nothing can go wrong any more: a password that was shown is one that opens the door.
  await ensureFirstAdmin({ db: database, config }, (password) => {
    console.log(
      `First admin: user name "${config.adminUsername}", password "${password}". It is shown this once.`,
    );
  });

  console.log(`Listening on ${app.listeningOrigin}, public address ${config.publicUrl}`);
  console.log(
    `Site: ${config.publicUrl}/   Staff: ${config.publicUrl}/admin/login   API: ${config.publicUrl}/api/openapi.json`,
  );

  let stoppingSince = 0;
  const stop = (): void => {
    // A terminal or a supervisor signals the whole process group, and npm passes the signal on: two
    // within a moment are one.
    if (stoppingSince > 0 && performance.now() - stoppingSince < 1000) {
      return;
    }
    if (stoppingSince > 0) {
      process.exit(1);
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), drainMs).unref();
    // A connection whose answer goes out after the door has closed would otherwise be kept open for
    // a request that may never come.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    void app
      .close()
      .then(() => database.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: Error) => {
  const sentences = error instanceof ConfigError ? error.errors : [error.message];
  for (const sentence of sentences) {
    console.error(sentence);
  }
  process.exit(1);
});
