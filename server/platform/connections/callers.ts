import type { Socket } from 'node:net';
import { callerOf } from '../caller.ts';

/** A browser opens six connections to one server. */
const usual = 6;
const ofProxies = '';

/** Counts the connections of each caller. */
export class Callers {
  readonly #isProxy: (address: string) => boolean;
  readonly #counts = new Map<string, number>();
  // The address of a socket is gone once it has been closed.
  readonly #names = new WeakMap<Socket, string>();

  /** `isProxy` tells which addresses stand for many callers. */
  constructor(isProxy: (address: string) => boolean) {
    this.#isProxy = isProxy;
  }

  add(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    const name = this.#isProxy(remoteAddress) ? ofProxies : callerOf(remoteAddress);
    this.#names.set(socket, name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Once for each socket that was added. */
  remove(socket: Socket): void {
    const name = this.#names.get(socket) ?? '';
    const left = this.countOf(socket) - 1;
    if (left > 0) {
      this.#counts.set(name, left);
    } else {
      this.#counts.delete(name);
    }
  }

  /** How many connections the caller behind this one has. */
  countOf(socket: Socket): number {
    return this.#counts.get(this.#names.get(socket) ?? '') ?? 0;
  }

  /**
   * The first of `sockets` that belongs to the caller with the most connections, if these are more
   * than a browser opens and more than `least`.
   */
  firstOfGreediest(sockets: Iterable<Socket>, least = 0): Socket | undefined {
    let greediest: string | undefined;
    let most = Math.max(usual, least);
    for (const [name, count] of this.#counts) {
      if (name !== ofProxies && count > most) {
        greediest = name;
        most = count;
      }
    }
    if (greediest === undefined) {
      return undefined;
    }
    for (const socket of sockets) {
      if (this.#names.get(socket) === greediest) {
        return socket;
      }
    }
    return undefined;
  }
}
