import type pg from 'pg';

/** Told of a statement that goes out; what it returns is called when the statement has ended. */
export type StatementWatcher = (client: pg.PoolClient) => (error?: unknown) => void;

/** What the driver's `query` returns: a promise, or a statement of ours such as a copy. */
type Answer = Promise<unknown> | { finished?: Promise<unknown> } | undefined;

function endOf(answer: Answer): Promise<unknown> | undefined {
  if (answer instanceof Promise) {
    return answer;
  }
  return answer?.finished;
}

/** Shows every statement on this client to the watcher, however it is asked for. */
export function watchStatements(client: pg.PoolClient, watcher: StatementWatcher): void {
  const query = client.query.bind(client) as (...values: unknown[]) => Answer;
  client.query = ((...values: unknown[]) => {
    const answer = query(...values);
    const end = endOf(answer);
    if (end) {
      const ended = watcher(client);
      end.then(() => ended(), ended);
    }
    return answer;
  }) as typeof client.query;
}
