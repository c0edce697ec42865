import { createHook } from 'node:async_hooks';
import pg from 'pg';

/** The work of a call: its argon2 hashes, and its statements in order. */
export interface Work {
  hashes: number;
  statements: string[];
}

interface SentStatement {
  text: string;
  submit(connection: unknown): unknown;
}

/**
 * What is sent whatever is asked of the server: calls are counted together with other servers, a slow
 * server is asked whether it is there, and a new connection of the pool is set up.
 */
const isOwnWork = (text: string) =>
  text === 'select 1' || /call_counts|^set timezone|pg_backend_pid/.test(text);

/** Listens to Node's own jobs and to the driver while something is done. */
export async function workOf(task: () => Promise<unknown>): Promise<Work> {
  const work: Work = { hashes: 0, statements: [] };
  const jobs = createHook({
    init: (_id, type) => {
      work.hashes += /argon2/i.test(type) ? 1 : 0;
    },
  });
  const { prototype } = pg.Query as unknown as { prototype: SentStatement };
  const { submit } = prototype;
  prototype.submit = function listen(connection) {
    if (!isOwnWork(this.text)) {
      work.statements.push(this.text);
    }
    return submit.call(this, connection);
  };
  jobs.enable();
  try {
    await task();
  } finally {
    jobs.disable();
    prototype.submit = submit;
  }
  return work;
}
