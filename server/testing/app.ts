import assert from 'node:assert/strict';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppParts, buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { seedProgramme } from '#server/features/programme/seed-programme.ts';
import { ensureFirstAdmin } from '#server/features/accounts/staff/ensure-first-admin.ts';
import type { Clock } from '#server/outside/clock.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { checkAnswers } from './description/check-answers.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { makeLeadBody } from './factories.ts';
import type { Contents } from './templates.ts';

export interface FreshAppOptions extends Partial<Omit<AppParts, 'config' | 'database' | 'clock'>> {
  config?: Partial<Config>;
  poolSize?: number;
}

type Write = (
  url: string,
  payload?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

/** Calls the app as one person: `send` keeps no cookie but those it was given. */
export interface Client {
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post: Write;
  put: Write;
  patch: Write;
  /** Posts a form as a browser does without scripts. */
  postForm(
    url: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  remove(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

export interface FreshApp extends Client {
  app: FastifyInstance;
  database: Database;
  config: Config;
  /** The folder of everything that it keeps on disk. */
  dataDir: string;
  /** The app's clock; `set` stops it at a moment. */
  clock: Clock & { set(at: Date | null): void };
  /** A signed-in member of staff, the first admin unless another one is named. */
  signIn(username?: string): Promise<Client & { cookie: string }>;
  /** An affiliate, signed in through the door that it uses; its password is `affiliatePassword`. */
  signInAffiliate(affiliate: { id: number; email: string }): Promise<Client & { cookie: string }>;
  /** Gives a term of the programme another value, from the beginning of time. */
  setTerm(key: string, value: unknown): Promise<void>;
  /** Rows of a table, for a test to compare. */
  rows<Row extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  count(table: string): Promise<number>;
  /** Starts another server on the same database, with a disk of its own. */
  startBeside(dataDir: string): Promise<Client & { close(): Promise<void> }>;
  /** Sends an application that differs from the usual one in these answers; its lead's number. */
  apply(changes?: Record<string, unknown>): Promise<number>;
  dispose(): Promise<void>;
}

export const adminPassword = 'quite a long password for tests';
export const affiliatePassword = 'three words of an affiliate';

export function clientOf(app: FastifyInstance, always: Record<string, string> = {}): Client {
  const send = (options: InjectOptions) =>
    app.inject({ ...options, headers: { ...always, ...options.headers } });
  const write =
    (method: 'POST' | 'PUT' | 'PATCH'): Write =>
    (url, payload, headers = {}) =>
      payload === undefined
        ? send({ method, url, headers })
        : send({
            method,
            url,
            headers: { 'content-type': 'application/json', ...headers },
            payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
          });
  const post = write('POST');
  return {
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post,
    put: write('PUT'),
    patch: write('PATCH'),
    postForm: (url, fields, headers = {}) =>
      post(url, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    remove: (url, headers = {}) => send({ method: 'DELETE', url, headers }),
  };
}

function testClock(): FreshApp['clock'] {
  let stopped: Date | null = null;
  return {
    now: () => stopped ?? new Date(),
    set: (at) => {
      stopped = at;
    },
  };
}

/** The programme and the usual first admin, whose password takes long to hash. */
const office: Contents = {
  name: 'office',
  fill: async (db) => {
    await seedProgramme({ db });
    await ensureFirstAdmin({ db, config: { adminUsername: 'admin', adminPassword } });
  },
};

/**
 * The whole product on a database of its own: migrated, seeded, with the first admin. Limits are
 * off unless the test sets them.
 */
export async function freshApp({
  config: requested = {},
  poolSize,
  ...parts
}: FreshAppOptions = {}): Promise<FreshApp> {
  const fresh: FreshDatabase = await freshDatabase({
    contents: office,
    ...(poolSize !== undefined && { poolSize }),
  });
  const { database } = fresh;
  const config: Config = {
    ...readConfig({
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '100000',
      ADMIN_PASSWORD: adminPassword,
      DATA_DIR: fresh.options.dataDir,
    }),
    ...requested,
  };
  await seedProgramme({ db: database });
  await ensureFirstAdmin({ db: database, config });
  const clock = testClock();
  const boot = async (own: Pick<AppParts, 'config' | 'database'>) => {
    const booted = await buildApp({ watchAnswers: checkAnswers, ...parts, ...own, clock });
    await booted.ready();
    return booted;
  };
  const app = await boot({ config, database }).catch(async (error: unknown) => {
    await fresh.dispose();
    throw error;
  });
  let disposed: Promise<void> | undefined;
  async function enter(url: string, credentials: object) {
    const answer = await clientOf(app).post(url, credentials);
    if (answer.statusCode !== 200) {
      throw new Error(`could not sign in: ${answer.statusCode} ${answer.body}`);
    }
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    return { ...clientOf(app, { cookie }), cookie };
  }
  return {
    ...clientOf(app),
    app,
    database,
    config,
    dataDir: fresh.options.dataDir,
    clock,
    signIn: (username = config.adminUsername) =>
      enter('/api/admin/login', { username, password: config.adminPassword }),
    async signInAffiliate({ id, email }) {
      const hash = await hashPassword(affiliatePassword);
      await database.query('update affiliates set password = $1 where id = $2', [hash, id]);
      return enter('/api/affiliate/dashboard/login', { email, password: affiliatePassword });
    },
    async setTerm(key, value) {
      const text = 'update programme_rules set value = $2::jsonb where key = $1';
      await database.query(text, [key, JSON.stringify(value)]);
      database.changes.invalidate('programme');
    },
    rows: async <Row extends Record<string, unknown>>(sql: string, values?: unknown[]) =>
      (await database.query<Row>(sql, values)).rows,
    count: async (table) =>
      (await database.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]!.n,
    async startBeside(dataDir) {
      const own = await openDatabase({ ...fresh.options, dataDir });
      const beside = await boot({ config: { ...config, dataDir }, database: own });
      return {
        ...clientOf(beside),
        close: async () => {
          await beside.close();
          await own.close();
        },
      };
    },
    async apply(changes = {}) {
      const answer = await clientOf(app).post('/api/leads', makeLeadBody(changes));
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json().id;
    },
    dispose: () => (disposed ??= app.close().then(fresh.dispose)),
  };
}
