import type { PGlite } from '@electric-sql/pglite';
import { actionableLength, simpleQuery } from './protocol.ts';

type Engine = Pick<PGlite, 'execProtocolRawSync' | 'execProtocolRawStream'>;
type Send = (bytes: Uint8Array<ArrayBuffer>) => void;

const chunkBytes = 256 * 1024;

/** One client's session with the engine; a new session resets what the previous one left. */
export class Session {
  readonly id: number;
  readonly #engine: Engine;
  readonly #send: Send;
  #pending: Buffer = Buffer.alloc(0);
  #isStarted = false;

  constructor(id: number, engine: Engine, send: Send) {
    this.id = id;
    this.#engine = engine;
    this.#send = send;
    for (const sql of ['ROLLBACK', 'DISCARD ALL']) {
      engine.execProtocolRawSync(simpleQuery(sql));
    }
  }

  receive(bytes: Uint8Array): void {
    const arrived = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, arrived]) : arrived;
    if (!this.#isStarted && !this.#start()) {
      return;
    }
    const length = actionableLength(this.#pending);
    if (length === 0) {
      return;
    }
    const messages = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    this.#execute(messages);
  }

  /** The startup packet has a length but no type byte. */
  #start(): boolean {
    const length = this.#pending.length < 4 ? Infinity : this.#pending.readInt32BE(0);
    if (this.#pending.length < length) {
      return false;
    }
    this.#send(this.#engine.execProtocolRawSync(this.#pending.subarray(0, length)).slice());
    this.#pending = this.#pending.subarray(length);
    this.#isStarted = true;
    return true;
  }

  /** Runs whole messages; the answer leaves in chunks while the engine still works. */
  #execute(messages: Uint8Array): void {
    let chunks: Uint8Array[] = [];
    let size = 0;
    const flush = () => {
      if (size > 0) {
        this.#send(joined(chunks, size));
      }
      chunks = [];
      size = 0;
    };
    void this.#engine.execProtocolRawStream(messages, {
      syncToFs: false,
      onRawData: (bytes) => {
        chunks.push(bytes.slice());
        size += bytes.length;
        if (size >= chunkBytes) {
          flush();
        }
      },
    });
    flush();
  }
}

function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
