import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { until } from '#server/testing/listening-app.ts';
import { mutableNetwork } from '#server/testing/mutable-network.ts';
import {
  type ClusterOptions,
  type PostgresCluster,
  startPostgresCluster,
} from '#server/testing/postgres/postgres-cluster.ts';
import { openDatabase, type OpenOptions } from '../open.ts';

async function start(t: TestContext, options?: ClusterOptions): Promise<PostgresCluster> {
  const cluster = await startPostgresCluster(options);
  assert.ok(cluster);
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= cluster.stop());
  t.after(stop);
  return { ...cluster, stop };
}

/** Runs one statement past the product. */
async function tell(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const portOf = (url: string): number => Number(new URL(url).port);
const askPort = 'select inet_server_port() as port';

/** A server with its standby, and the product's database on both. */
async function pair(t: TestContext, more: Partial<OpenOptions> = {}) {
  const main = await start(t, { isInstalled: true });
  const standby = await start(t, { standbyOf: main.url });
  const network = await mutableNetwork(t, standby.url);
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const database = await openDatabase({
    databaseUrl: main.url,
    readUrl: network.url,
    dataDir: '/nowhere',
    log: { info: say, warn: say, error: say },
    ...more,
  });
  t.after(() => database.close());
  await database.query('create table t (n int)');
  const answeredBy = async (): Promise<'main' | 'standby'> => {
    const { rows } = await (await database.forReports()).query<{ port: number }>(askPort);
    return rows[0]!.port === portOf(main.url) ? 'main' : 'standby';
  };
  return { main, standby, network, database, lines, answeredBy };
}

describe('a replica for reports', { concurrency: 1 }, () => {
  test('always holds what was committed before it is asked, also on a quiet server', async (t) => {
    const { main, database, answeredBy, lines } = await pair(t);
    for (let n = 1; n <= 50; n++) {
      await database.query('insert into t values ($1)', [n]);
      const reads = await database.forReports();
      const { rows } = await reads.drizzle.execute(
        sql`select count(*)::int as n, inet_server_port() <> ${portOf(main.url)} as is_standby from t`,
      );
      assert.deepEqual(rows, [{ n, is_standby: true }]);
    }
    for (const text of ['checkpoint', 'select pg_switch_wal()', 'vacuum']) {
      await tell(main.url, text);
      assert.equal(await answeredBy(), 'standby', text);
    }
    assert.deepEqual(lines, []);
    assert.equal(database.replica!.state.isUsed, true);
  });

  test('is left alone while it is behind, and used again once it has caught up; the log says either once', async (t) => {
    const { standby, database, answeredBy, lines } = await pair(t);
    assert.equal(await answeredBy(), 'standby');
    await tell(standby.url, 'select pg_wal_replay_pause()');
    await database.query('insert into t values (1)');
    for (let n = 0; n < 5; n++) {
      const reads = await database.forReports();
      assert.deepEqual((await reads.query('select n from t')).rows, [{ n: 1 }]);
    }
    assert.equal(await answeredBy(), 'main');
    assert.equal(lines.length, 1);
    assert.match(lines[0]!, /main database, because the replica at \S+ is more than 2 s behind\./);
    assert.equal(database.replica!.state.isUsed, false);
    await tell(standby.url, 'select pg_wal_replay_resume()');
    await until(async () => (await answeredBy()) === 'standby');
    assert.equal(lines.length, 2);
    assert.equal(database.replica!.state.isUsed, true);
  });

  test('may end or fall silent in the middle of a statement: the database answers it', async (t) => {
    const { standby, network, answeredBy, database, lines } = await pair(t);
    const reads = await database.forReports();
    const slow = `${askPort}, pg_sleep(case when pg_is_in_recovery() then 60 else 0 end)`;
    const asked = reads.query<{ port: number }>(slow);
    const isAtWork = `select from pg_stat_activity where query like '%pg_sleep(case%' and pid <> pg_backend_pid()`;
    await until(async () => (await reads.query(isAtWork)).rowCount === 1);
    network.fallSilent();
    assert.notEqual((await asked).rows[0]!.port, portOf(standby.url));
    assert.equal(await answeredBy(), 'main');
    network.recover();
    await until(async () => (await answeredBy()) === 'standby');

    const again = (await database.forReports()).query<{ port: number }>(slow);
    await until(async () => {
      return (await (await database.forReports()).query(isAtWork)).rowCount! > 0;
    });
    await standby.stop();
    assert.notEqual((await again).rows[0]!.port, portOf(standby.url));
    assert.equal(await answeredBy(), 'main');
    assert.equal(lines.length, 3, lines.join('\n'));
  });

  test('that is busy is waited for', async (t) => {
    const { main, database, answeredBy, lines } = await pair(t);
    const reads = await database.forReports();
    const answers = Promise.all(
      Array.from({ length: 8 }, () => reads.query<{ port: number }>(`${askPort}, pg_sleep(5)`)),
    );
    assert.equal(await answeredBy(), 'standby');
    for (const { rows } of await answers) {
      assert.notEqual(rows[0]!.port, portOf(main.url));
    }
    assert.deepEqual(lines, []);
  });

  test('neither repeats a statement that took too long, nor writes', async (t) => {
    const { database, lines } = await pair(t, { statementTimeoutMs: 1000 });
    const reads = await database.forReports();
    await assert.rejects(reads.query('select pg_sleep(30)'), { code: '57014' });
    await assert.rejects(reads.query('insert into t values (1)'), { code: '25006' });
    assert.deepEqual((await database.query('select from t')).rowCount, 0);
    assert.deepEqual(lines, []);
  });

  test('is no other server than a standby of this one', async (t) => {
    const { main, standby, database } = await pair(t);
    const stranger = await start(t);
    const strangersStandby = await start(t, { standbyOf: stranger.url });
    const other = Object.assign(new URL(standby.url), { pathname: '/template1' }).href;
    for (const readUrl of [main.url, stranger.url, strangersStandby.url, other]) {
      const lines: string[] = [];
      const say = (line: string): void => void lines.push(line);
      const opened = await openDatabase({
        databaseUrl: main.url,
        readUrl,
        dataDir: '/nowhere',
        log: { info: say, warn: say, error: say },
      });
      const { rows } = await (await opened.forReports()).query(askPort);
      await opened.close();
      assert.deepEqual(rows, [{ port: portOf(main.url) }]);
      assert.match(lines.join(), /is no standby of the server that DATABASE_URL names/);
    }
    await tell(standby.url, 'select pg_promote()');
    await database.query('insert into t values (2)');
    const reads = await database.forReports();
    assert.deepEqual((await reads.query('select n from t')).rows, [{ n: 2 }]);
  });

  test('may be away when the product starts', async (t) => {
    const main = await start(t, { isInstalled: true });
    const nobody = Object.assign(new URL(main.url), { port: '1' }).href;
    const database = await openDatabase({
      databaseUrl: main.url,
      readUrl: nobody,
      dataDir: '/nowhere',
    });
    const { rows } = await (await database.forReports()).query('select 1 as one');
    assert.deepEqual(rows, [{ one: 1 }]);
    await database.close();
  });
});
