import { isIP } from 'node:net';
import { callerOf } from '#server/platform/caller.ts';

const hourMs = 3_600_000;
const mostAddresses = 20_000;

/**
 * Counts submissions by address over the last hour, in this process: a mark for staff, not a limit.
 */
export class RecentAddresses {
  readonly #times = new Map<string, number[]>();

  /** Submissions from `address` in the hour before `now`; this one is counted afterwards. */
  count(address: string, now: number): number {
    // Behind a proxy that was not declared everybody has the address of this machine: that says
    // nothing.
    if (isIP(address) === 0 || /^(127\.|::1$|::ffff:127\.)/.test(address)) {
      return 0;
    }
    const caller = callerOf(address);
    const recent = (this.#times.get(caller) ?? []).filter((time) => time > now - hourMs).slice(-50);
    this.#times.delete(caller);
    this.#times.set(caller, [...recent, now]);
    if (this.#times.size > mostAddresses) {
      this.#times.delete(this.#times.keys().next().value!);
    }
    return recent.length;
  }
}
