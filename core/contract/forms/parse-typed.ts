import type * as z from 'zod/mini';
import type { TypedAnswers } from './typed-answers.ts';

interface Parsing<Schema extends z.ZodMiniType> {
  schema: Schema;
  bodyOf: (typed: TypedAnswers) => unknown;
  typed: TypedAnswers;
  /** Names of hidden fields: what does not fit there is as if it had not been said. */
  carried: readonly string[];
}

type Parsed<Schema extends z.ZodMiniType> =
  { readonly data: z.output<Schema> } | { readonly issues: readonly z.core.$ZodIssue[] };

/** Typed answers as their call takes them, or what the person can mend. */
export function parseTyped<Schema extends z.ZodMiniType>({
  schema,
  bodyOf,
  typed,
  carried,
}: Parsing<Schema>): Parsed<Schema> {
  const first = schema.safeParse(bodyOf(typed));
  if (first.success) {
    return { data: first.data };
  }
  const unusable = first.error.issues
    .map(({ path }) => String(path[0]))
    .filter((name) => carried.includes(name));
  const rest = Object.entries(typed).filter(([name]) => !unusable.includes(name));
  const second = schema.safeParse(bodyOf(Object.fromEntries(rest)));
  return second.success ? { data: second.data } : { issues: second.error.issues };
}
