import type pg from 'pg';

/** Frames one message of PostgreSQL's wire protocol: type, length, body. */
function frame(type: string, body: Uint8Array = new Uint8Array()): Buffer {
  const message = Buffer.allocUnsafe(5 + body.length);
  message.write(type, 0, 'latin1');
  message.writeInt32BE(4 + body.length, 1);
  message.set(body, 5);
  return message;
}

const simpleQuery = (sql: string): Buffer => frame('Q', Buffer.from(`${sql}\0`));

/** For both directions: `pg` passes every message of the wire protocol to such a statement. */
class CopyStatement {
  protected readonly sql: string;
  protected readonly done = Promise.withResolvers<void>();
  readonly finished = this.done.promise;

  constructor(sql: string) {
    this.sql = sql;
  }

  handleCopyInResponse(): void {}
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.done.resolve();
  }
  handleError(error: Error): void {
    this.done.reject(error);
  }
}

class CopyOut extends CopyStatement {
  readonly #take: (row: Buffer) => void;
  #hasFailed = false;

  constructor(sql: string, take: (row: Buffer) => void) {
    super(sql);
    this.#take = take;
  }

  submit(connection: pg.Connection): void {
    connection.stream.write(simpleQuery(this.sql));
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#hasFailed) {
      return;
    }
    try {
      this.#take(chunk);
    } catch (error) {
      // The rest still arrives: only then can the connection take another statement.
      this.#hasFailed = true;
      this.done.reject(error);
    }
  }
}

class CopyIn extends CopyStatement {
  readonly #data: Buffer;

  constructor(sql: string, data: Buffer) {
    super(sql);
    this.#data = data;
  }

  submit(connection: pg.Connection): void {
    connection.stream.write(
      Buffer.concat([simpleQuery(this.sql), frame('d', this.#data), frame('c')]),
    );
  }
}

/**
 * Runs `copy ... to stdout` and hands on each row, its line end included, as it arrives. The driver
 * uses the buffer again once `take` returns.
 */
export async function copyOut(client: pg.ClientBase, sql: string, take: (row: Buffer) => void) {
  const statement = new CopyOut(sql, take);
  client.query(statement);
  await statement.finished;
}

export async function copyIn(client: pg.ClientBase, sql: string, data: Buffer) {
  const statement = new CopyIn(sql, data);
  client.query(statement);
  await statement.finished;
}
