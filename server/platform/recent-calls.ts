import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

export interface CallFigures {
  total: number;
  /** Answered with 500 or more. */
  failed: number;
  failedApplications: number;
  /** The 99th percentile of the event loop's lag, in milliseconds. */
  lagMs: number;
}

type Minute = Omit<CallFigures, 'lagMs'> & { number: number };

const minuteMs = 60_000;
const keptMinutes = 60;

// Asked every second, they would hide how many calls of people fail.
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

// Where applications arrive, with a script and without.
const intakes: ReadonlySet<string> = new Set(['/api/leads', '/apply']);

/** Counts the calls of this process by the minute. */
export class RecentCalls {
  #minutes: Minute[] = [];
  #lagMs = 0;
  #delay: ReturnType<typeof monitorEventLoopDelay> | undefined;

  follow(app: FastifyInstance): void {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    this.#delay = delay;
    app.addHook('onClose', async () => void delay.disable());
    app.addHook('onResponse', (request, reply, done) => {
      const { url = 'none' } = request.routeOptions;
      if (!probes.has(url)) {
        const isApplication = request.method === 'POST' && intakes.has(url);
        this.count(reply.statusCode, isApplication, performance.now());
      }
      done();
    });
  }

  /** Counts a call at `now`, milliseconds of a clock that never goes back. */
  count(status: number, isApplication: boolean, now: number): void {
    const minute = this.#minuteAt(now);
    minute.total += 1;
    if (status >= 500) {
      minute.failed += 1;
      minute.failedApplications += isApplication ? 1 : 0;
    }
  }

  read(now: number): CallFigures {
    this.#minuteAt(now);
    const sum = { total: 0, failed: 0, failedApplications: 0, lagMs: this.#lagMs };
    for (const minute of this.#minutes) {
      sum.total += minute.total;
      sum.failed += minute.failed;
      sum.failedApplications += minute.failedApplications;
    }
    return sum;
  }

  #minuteAt(now: number): Minute {
    const number = Math.floor(now / minuteMs);
    const last = this.#minutes.at(-1);
    if (last?.number === number) {
      return last;
    }
    // The lag is that of the last whole minute.
    this.#lagMs = (this.#delay?.percentile(99) ?? 0) / 1e6;
    this.#delay?.reset();
    const minute = { number, total: 0, failed: 0, failedApplications: 0 };
    this.#minutes = [
      ...this.#minutes.filter((other) => other.number > number - keptMinutes),
      minute,
    ];
    return minute;
  }
}
