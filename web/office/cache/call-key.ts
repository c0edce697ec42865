import type { AnyRoute, Callable } from '#core/contract/route.ts';
import type { CallOptions } from '#web/kit/api-types.ts';

type Named = Pick<AnyRoute, 'path'>;

/** The key of an answer in the cache: the path of its call, and what was asked. */
export type CallKey = readonly [path: string, asked: Readonly<Record<string, unknown>>];

/** A key without what was left open; a number in a path is the same as its text. */
export function keyOfCall(
  { path }: Named,
  { params = {}, query, body }: { params?: object | undefined; query?: unknown; body?: unknown },
): CallKey {
  const named = Object.entries(params).map(([name, value]) => [name, String(value)] as const);
  return [
    path,
    {
      ...(named.length > 0 && { params: Object.fromEntries(named) }),
      ...(query !== undefined && { query }),
      ...(body !== undefined && { body }),
    },
  ];
}

/** The key of the answers to a call with these options: `keyOf(readLead, { params: { id } })`. */
export const keyOf = <Entry extends Callable>(
  entry: Entry,
  options: Partial<CallOptions<Entry>>,
): CallKey => keyOfCall(entry, options);

/** Stands for every answer of a path and of the paths below it. */
export interface AllUnder {
  readonly under: string;
}

/** Every answer of this entry, and of those whose paths begin with its own. */
export const allUnder = ({ path }: Named): AllUnder => ({ under: path });

/**
 * Names an entry without importing its contract, as the frame must, whose scripts come first:
 * `named<typeof readLead>('/api/admin/leads/:id')`. The compiler refuses any other path.
 */
export const named = <Entry extends Named>(path: Entry['path']): Named => ({ path });
