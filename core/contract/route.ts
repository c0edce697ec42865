import * as z from 'zod/mini';
import {
  adminsOnly,
  everyStaff,
  leadWorkers,
  officeReaders,
  overseers,
  recorders,
  type Roles,
} from '../domain/accounts/staff-role.ts';
import type { AnswerShape, BodyShape } from './shapes.ts';

/** Who may call a route. A route without access does not boot. */
export type Access = 'public' | 'staff' | 'affiliate' | 'staff-or-affiliate' | 'staff-or-key';

/** How often one address may call a route, multiplied by RATE_LIMIT_SCALE. */
export interface CallLimit {
  readonly count: number;
  readonly seconds: number;
}

type OwnRefusal = 400 | 401 | 403 | 404 | 409 | 410 | 422 | 507;

export type None = z.ZodMiniUndefined;

/** The parameters of a path: 'id' of '/api/admin/leads/:id'. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type IdName = 'id' | `${string}Id`;

/** A path with parameters that are no ids needs a schema of exactly these. */
type SchemaOfParams<Path extends string> = [ParamsIn<Path>] extends [never]
  ? { readonly params?: undefined }
  : [ParamsIn<Path>] extends [IdName]
    ? { readonly params?: z.ZodMiniObject<Record<ParamsIn<Path>, z.ZodMiniType>> }
    : { readonly params: z.ZodMiniObject<Record<ParamsIn<Path>, z.ZodMiniType>> };

/** The id of a row in an address. */
export const pathId = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.transform(Number));

/** The schema of a path's parameters: the one of the entry, else each is an id. */
type ParamsOf<Path extends string, Params> = [Params] extends [None]
  ? [ParamsIn<Path>] extends [never]
    ? None
    : z.ZodMiniObject<Record<ParamsIn<Path>, typeof pathId>>
  : Params;

function idsOf(path: string) {
  const names = path.match(/(?<=:)\w+/g);
  return names && { params: z.object(Object.fromEntries(names.map((name) => [name, pathId]))) };
}

/** A staff call must name the roles that may make it. */
type RolesFor<Who extends Access> = Who extends 'staff' | 'staff-or-affiliate' | 'staff-or-key'
  ? { readonly roles: Roles }
  : { readonly roles?: undefined };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call without its method and its path. */
interface RouteParts<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends BodyShape,
  Answer extends AnswerShape,
  Who extends Access,
> {
  readonly access: Who;
  /** The roles of staff that are allowed; does not apply to affiliates and keys. */
  readonly roles?: Roles | undefined;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** A schema for JSON, `noAnswer`, or another kind: a stream, a file, a redirect. */
  readonly answer: Answer;
  /** Status of a successful JSON answer; default 200. */
  readonly status?: 200 | 201;
  /** Polled by an open page: the call does not keep the session alive. */
  readonly isBackground?: true;
  /**
   * 403 `step_up` unless the member proved their identity within the last hour (POST
   * /api/admin/step-up).
   */
  readonly needsStepUp?: true;
  /** Also allowed for staff whose password was right and who must add a second factor first. */
  readonly admitsEnrolling?: true;
  /** The header `Idempotency-Key`: sent twice with one key, the call is done once. */
  readonly takesIdempotencyKey?: true;
  /** Statuses of the action's refusals, besides those of access, parameters, body and limits. */
  readonly refuses?: readonly OwnRefusal[];
  readonly limit?: CallLimit;
  /** Largest JSON body in bytes; default 64 KiB. */
  readonly bodyLimit?: number;
}

/** One REST call as data; server, browser and OpenAPI derive from it. */
export interface RouteContract<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends BodyShape = z.ZodMiniType,
  Answer extends AnswerShape = z.ZodMiniType,
  Path extends string = string,
  Who extends Access = Access,
> extends RouteParts<Params, Query, Body, Answer, Who> {
  readonly method: Method;
  readonly path: Path;
}

/** Any entry, whatever its body and answer; a bare `RouteContract` has JSON both ways. */
export type AnyRoute = RouteContract<z.ZodMiniType, z.ZodMiniType, BodyShape, AnswerShape>;

/** An entry that is called and answered in one piece; downloads and events have an address. */
type CallRoute = RouteContract<z.ZodMiniType, z.ZodMiniType, BodyShape>;

/** Keeps the literal types of a contract entry. */
export function route<
  const Path extends string,
  const Who extends Access,
  Answer extends AnswerShape,
  Params extends z.ZodMiniType = None,
  Query extends z.ZodMiniType = None,
  Body extends BodyShape = None,
>(
  entry: RouteContract<Params, Query, Body, Answer, Path, Who> &
    SchemaOfParams<Path> &
    RolesFor<Who>,
): RouteContract<ParamsOf<Path, Params>, Query, Body, Answer, Path, Who> {
  // The type of `params` follows from the path, which the compiler cannot see in here.
  return { ...idsOf(entry.path), ...entry } as never;
}

function through(method: Method) {
  return <
    const Path extends string,
    const Who extends Access,
    Answer extends AnswerShape,
    Params extends z.ZodMiniType = None,
    Query extends z.ZodMiniType = None,
    Body extends BodyShape = None,
  >(
    path: Path,
    parts: RouteParts<Params, Query, Body, Answer, Who> & SchemaOfParams<Path> & RolesFor<Who>,
  ): RouteContract<ParamsOf<Path, Params>, Query, Body, Answer, Path, Who> =>
    ({ ...idsOf(path), method, path, ...parts }) as never;
}

/** Entries by their method, such as `get('/api/admin/leads', { ... })`. */
export const get = through('GET');
export const post = through('POST');
export const put = through('PUT');
export const patch = through('PATCH');
export const del = through('DELETE');

/** What a caller needs of an entry; pages that do not validate have entries without schemas. */
export type Callable<Entry extends CallRoute = CallRoute> = Pick<Entry, 'method' | 'path'> & {
  readonly access?: Access;
} & {
  readonly [Part in 'params' | 'query' | 'body' | 'answer']?: Entry[Part];
};

// The access of a call of staff, by the roles that may make it: `...forAdmins` in an entry.
export const forStaff = { access: 'staff', roles: everyStaff } as const;
export const forAdmins = { access: 'staff', roles: adminsOnly } as const;
export const forLeadWorkers = { access: 'staff', roles: leadWorkers } as const;
export const forRecorders = { access: 'staff', roles: recorders } as const;
export const forOverseers = { access: 'staff', roles: overseers } as const;
export const forOfficeReaders = { access: 'staff', roles: officeReaders } as const;
