import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { atPort, type Config, ConfigError, missingSettingWarnings, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { type Database, openDatabase } from './db/open.ts';
import { holdMailsOfCopy } from './features/mail/email/hold/hold-mails.ts';
import { seedProgramme } from './features/programme/seed-programme.ts';
import { seedTemplates } from './features/mail/templates/seed-templates.ts';
import {
  ensureFirstAdmin,
  checkFirstPassword,
} from './features/accounts/staff/ensure-first-admin.ts';
import { shareBuild } from './platform/builds/stored-builds.ts';
import { writeAuditLines } from './platform/audit-stream.ts';
import { shutDownOnSignals } from './platform/shut-down.ts';
import { readDkim } from './outside/dkim.ts';
import { openGeo } from './outside/geo.ts';
import { operatorLog } from './outside/log-lines.ts';
import { openMailer } from './outside/mail.ts';
import { plainMailWarning } from './outside/mail-encryption.ts';
import { listenError, tryPort } from './outside/port.ts';
import { builtFiles } from './pages/build/manifest.ts';
import { composePages, siteFolders } from './pages/compose.ts';
import { builtSite } from './pages/site.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

/** Everything the process is made of, ready to listen. */
async function assemble(config: Config) {
  // Beside the database, which takes longest.
  const [reading, locating] = [builtSite(dist), openGeo(config.geoipCityDb)];
  const read = Promise.all([reading, locating]);
  read.catch(() => {});
  const mailer = openMailer(config.smtpUrl, config.mailFrom, {
    mayBePlain: config.isMailPlain,
    connections: config.smtpConnections,
    dkim: readDkim(config.dkim, config.mailFrom),
  });
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    readUrl: config.databaseReadUrl,
    dataDir: config.dataDir,
    poolSize: config.databaseConnections,
    log: operatorLog,
    onAudited: config.isAuditWritten ? writeAuditLines : undefined,
  });
  const [site, geo] = await read;
  await migrate(database);
  await checkFirstPassword({ db: database, config });
  await seedProgramme({ db: database });
  await seedTemplates({ db: database });
  await holdMailsOfCopy({ db: database, config }, operatorLog.warn);
  // The bundled database has this one server.
  const findAsset = config.databaseUrl ? await shareBuild(database, builtFiles(dist)) : undefined;
  const app = await buildApp({
    config,
    database,
    geo,
    mailer,
    pages: composePages(site),
    folders: siteFolders(root),
    ...(findAsset && { findAsset }),
    areJobsOn: true,
  });
  return { app, database };
}

async function listen(app: FastifyInstance, config: Config, mayChoose: boolean) {
  const { host, port } = config;
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as Error & { code?: string };
    // Another process may take the port that the system chose between our two attempts: any other
    // port will do.
    if (!mayChoose || code !== 'EADDRINUSE') {
      throw listenError(error as Error, config);
    }
    await app.listen({ host, port: 0 });
  }
}

/** Plainly on standard error: the log keeps what it is given, and a person reads this line. */
async function tellFirstAdmin(db: Database, config: Config) {
  await ensureFirstAdmin({ db, config }, (password) => {
    console.error(
      `First admin: user name "${config.adminUsername}", password "${password}". It is shown this once.`,
    );
  });
}

function tellAddresses(app: FastifyInstance, { publicUrl }: Config): void {
  operatorLog.info(`Listening on ${app.listeningOrigin}, public address ${publicUrl}`);
  const addresses = [
    `Site: ${publicUrl}/`,
    `Staff: ${publicUrl}/admin/login`,
    `API: ${publicUrl}/api/openapi.json`,
  ];
  operatorLog.info(addresses.join('   '));
}

function warnOfPlainMail({ smtpUrl, isMailPlain }: Config): void {
  const warning = plainMailWarning(smtpUrl, isMailPlain);
  if (warning !== undefined) {
    operatorLog.warn(warning);
  }
}

/** Opens the port; once nothing can go wrong any more, says where, and what users will miss. */
async function open(app: FastifyInstance, database: Database, config: Config, mayChoose: boolean) {
  app.isStarting = true;
  await listen(app, config, mayChoose);
  // Once the port is open: a password that is printed must work.
  await tellFirstAdmin(database, config);
  app.isStarting = false;
  warnOfPlainMail(config);
  missingSettingWarnings(config).forEach(operatorLog.warn);
  tellAddresses(app, config);
}

async function start() {
  const requested = readConfig();
  const port = await tryPort(requested);
  const config = atPort(requested, port.number);
  const { app, database } = await assemble(config);
  await port.release();
  shutDownOnSignals(app, database, config.drainSeconds);
  try {
    await open(app, database, config, requested.port === 0);
  } catch (error) {
    // A start interrupted by a signal fails at something already closed.
    if (!app.isDraining) {
      throw error;
    }
  }
}

start().catch((error: Error) => {
  const sentences = error instanceof ConfigError ? error.errors : [error.message];
  for (const sentence of sentences) {
    operatorLog.fatal(sentence);
  }
  process.exit(1);
});
