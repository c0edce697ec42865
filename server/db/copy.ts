import type pg from 'pg';
import { frame, simpleQuery } from './embedded/protocol.ts';

interface CopyMessage {
  chunk: Buffer;
}

/**
 * Shared by both directions: `pg` passes every message of the wire protocol to such a statement.
 */
class CopyStatement {
  protected readonly sql: string;
  readonly #done = Promise.withResolvers<void>();
  readonly finished = this.#done.promise;

  constructor(sql: string) {
    this.sql = sql;
  }

  handleCopyInResponse(): void {}
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.#done.resolve();
  }
  handleError(error: Error): void {
    this.#done.reject(error);
  }
}

class CopyOut extends CopyStatement {
  readonly chunks: Buffer[] = [];

  submit(connection: pg.Connection): void {
    connection.stream.write(simpleQuery(this.sql));
  }

  handleCopyData({ chunk }: CopyMessage): void {
    // Copied, because the driver's parser reuses its buffers.
    this.chunks.push(Buffer.from(chunk));
  }
}

class CopyIn extends CopyStatement {
  readonly #data: Buffer;

  constructor(sql: string, data: Buffer) {
    super(sql);
    this.#data = data;
  }

  /** In one write: the embedded engine cannot stop in the middle of a statement. */
  submit(connection: pg.Connection): void {
    connection.stream.write(
      Buffer.concat([simpleQuery(this.sql), frame('d', this.#data), frame('c')]),
    );
  }
}

/** Runs `copy (...) to stdout` and returns the whole answer; ask for one part at a time. */
export async function copyOut(client: pg.ClientBase, sql: string): Promise<Buffer> {
  const statement = new CopyOut(sql);
  client.query(statement);
  await statement.finished;
  return Buffer.concat(statement.chunks);
}

export async function copyIn(client: pg.ClientBase, sql: string, data: Buffer): Promise<void> {
  const statement = new CopyIn(sql, data);
  client.query(statement);
  await statement.finished;
}
