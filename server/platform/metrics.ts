import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Gauges } from '#server/db/health/read-gauges.ts';
import { HttpError, sentences } from './http-error.ts';
import { probes } from './recent-calls.ts';

interface MetricsOptions {
  /** Callers must send this token; it cannot be guessed. */
  token: string;
  readGauges(): Promise<Gauges>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function gauge(registry: Registry, name: string, help: string): Gauge {
  return new Gauge({ name, help, registers: [registry] });
}

/**
 * `GET /metrics` in the text format of Prometheus, for callers with `Authorization: Bearer TOKEN`;
 * 404 for everyone else. Calls are counted by route, so no label holds what a person typed.
 */
export function publishMetrics(app: FastifyInstance, { token, readGauges }: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Calls by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.15, 0.5, 2, 10],
    registers: [registry],
  });
  const gauges = {
    poolMost: gauge(registry, 'database_connections_most', 'The size of the pool.'),
    poolOpen: gauge(registry, 'database_connections_open', 'Connections of the pool.'),
    poolIdle: gauge(registry, 'database_connections_idle', 'Connections that nothing uses.'),
    poolWaiting: gauge(registry, 'database_calls_waiting', 'Calls that wait for a connection.'),
    jobsWaiting: gauge(registry, 'jobs_waiting', 'Jobs that are due: emails, notices, cleaning.'),
    jobsRetrying: gauge(registry, 'jobs_retrying', 'Jobs that were tried in vain and wait.'),
    jobsOldest: gauge(registry, 'jobs_oldest_seconds', 'Since when the oldest job is not begun.'),
    jobsFailed: gauge(registry, 'jobs_failed', 'Jobs that were given up: emails above all.'),
    diskFree: gauge(registry, 'disk_free_bytes', 'Free bytes of the disk of DATA_DIR.'),
  };

  // A series that begins with its first failure does not grow by it.
  for (const [route, status] of [
    ['/api/leads', 500],
    ['/api/leads', 503],
    ['/apply', 500],
    ['/apply', 503],
  ] as const) {
    calls.zero({ method: 'POST', route, status });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (!probes.has(route)) {
      const labels = { method: request.method, route, status: reply.statusCode };
      calls.observe(labels, reply.elapsedTime / 1000);
    }
    done();
  });

  const wanted = digest(`Bearer ${token}`);
  const options = { config: { access: 'public', rateLimit: false }, logLevel: 'warn' } as const;
  app.get('/metrics', options, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {
      throw new HttpError(404, sentences.notFound);
    }
    const { pool, jobs, diskFreeBytes } = await readGauges();
    gauges.poolMost.set(pool.most);
    gauges.poolOpen.set(pool.total);
    gauges.poolIdle.set(pool.idle);
    gauges.poolWaiting.set(pool.waiting);
    gauges.diskFree.set(diskFreeBytes);
    const ofJobs = [
      [gauges.jobsWaiting, jobs?.waiting],
      [gauges.jobsRetrying, jobs?.retrying],
      [gauges.jobsOldest, jobs?.oldestSeconds],
      [gauges.jobsFailed, jobs?.failed],
    ] as const;
    for (const [shown, value] of ofJobs) {
      shown.set(value ?? NaN);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
