import type * as z from 'zod/mini';

/** Who may call a route. A route without one does not boot. */
export type Access = 'public' | 'staff' | 'affiliate' | 'staff-or-affiliate';

/**
 * How often one address may call a route: `count` calls in `seconds`, multiplied by
 * RATE_LIMIT_SCALE.
 */
export interface CallLimit {
  readonly count: number;
  readonly seconds: number;
}

/**
 * One REST call as data: the server routes by it, the browser calls by it, OpenAPI is printed from
 * it.
 */
export interface RouteContract<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** One sentence for the API's own documentation. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** Status of a success; 200 when absent. */
  readonly status?: 200 | 201;
  readonly limit?: CallLimit;
  /** Largest body in bytes; 64 KiB when absent. */
  readonly bodyLimit?: number;
}

/** Keeps the literal types of a contract entry. */
export function route<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  A extends z.ZodMiniType,
>(entry: RouteContract<P, Q, B, A>): RouteContract<P, Q, B, A> {
  return entry;
}
