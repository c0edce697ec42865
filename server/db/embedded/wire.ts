import { Duplex } from 'node:stream';
import { errorResponse } from './protocol.ts';

export interface WireEnd {
  /** Resolves when the engine answers; the wire then owns its one session. */
  open(wire: Wire): Promise<void>;
  send(wire: Wire, bytes: Uint8Array): void;
  release(wire: Wire): void;
}

/** A socket for `pg` that ends in the worker instead of at a server. */
export class Wire extends Duplex {
  readonly #end: WireEnd;

  constructor(end: WireEnd) {
    super({ allowHalfOpen: false });
    this.#end = end;
  }

  connect(): this {
    this.#end.open(this).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  /** Fails the statement that waits for an answer with an SQLSTATE, then ends the connection. */
  fail(code: string, message: string): void {
    if (this.destroyed) {
      return;
    }
    this.push(errorResponse(code, message));
    this.push(null);
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#end.send(this, chunk);
    done();
  }

  override _writev(parts: { chunk: Buffer }[], done: () => void): void {
    this.#end.send(
      this,
      parts.length === 1 ? parts[0]!.chunk : Buffer.concat(parts.map((part) => part.chunk)),
    );
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#end.release(this);
    done(error);
  }
}
