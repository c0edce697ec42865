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

/** The schema of what an entry does not have. */
export type None = z.ZodMiniUndefined;

/** The names of a path's parameters: 'id' of '/api/admin/leads/:id'. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A path with parameters needs a schema of exactly these; one without needs none. */
type SchemaOfParams<Path extends string> = [ParamsIn<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: z.ZodMiniObject<Record<ParamsIn<Path>, z.ZodMiniType>> };

/**
 * One REST call as data: the server routes by it, the browser calls by it, OpenAPI is printed from
 * it.
 */
export interface RouteContract<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Path extends string = string,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  readonly path: Path;
  readonly access: Who;
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
  const Path extends string,
  const Who extends Access,
  Answer extends z.ZodMiniType,
  Params extends z.ZodMiniType = None,
  Query extends z.ZodMiniType = None,
  Body extends z.ZodMiniType = None,
>(
  entry: RouteContract<Params, Query, Body, Answer, Path, Who> & SchemaOfParams<Path>,
): RouteContract<Params, Query, Body, Answer, Path, Who> {
  return entry;
}

/**
 * An entry as a caller needs it: where it is, and the types of what goes and comes. A page that does
 * not validate calls by one without schemas.
 */
export type Callable<Entry extends RouteContract = RouteContract> = Pick<
  Entry,
  'method' | 'path'
> & { readonly [Part in 'params' | 'query' | 'body' | 'answer']?: Entry[Part] };
