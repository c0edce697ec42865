import type * as z from 'zod/mini';

/** The query of a list, as `listQuery` makes it. */
export type ListSchema = z.ZodMiniObject;

/** Filters of which a page offers some values only: others count as not asked. */
export type Offers = Readonly<Record<string, (value: never) => boolean>>;

type Texts = Record<string, string>;

/** The fields of an address that a schema accepts, field by field. */
function understood(schema: ListSchema, parameters: URLSearchParams, offers: Offers): Texts {
  const texts: Texts = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const text = parameters.get(name);
    if (text === null) {
      continue;
    }
    const read = (field as z.ZodMiniType).safeParse(text);
    const isOffered = offers[name]?.(read.data as never) ?? true;
    if (read.success && read.data !== '' && isOffered) {
      texts[name] = text;
    }
  }
  return texts;
}

/**
 * What a list is asked by an address; what makes no sense there counts as not asked, so every
 * address shows a list.
 */
export function readListAddress<Schema extends ListSchema>(
  schema: Schema,
  parameters: URLSearchParams,
  offers: Offers = {},
): z.output<Schema> {
  const texts = understood(schema, parameters, offers);
  const read = schema.safeParse(texts);
  if (read.success) {
    return read.data as z.output<Schema>;
  }
  // Each field is right by itself; the cursor is one of another order.
  const { cursor: _cursor, ...rest } = texts;
  return schema.parse(rest) as z.output<Schema>;
}

/**
 * The parameters of an address that asks a list for this: what is as usual is left out, and what is
 * not the list's own stays.
 */
export function writeListAddress<Schema extends ListSchema>(
  schema: Schema,
  parameters: URLSearchParams,
  asked: Partial<z.output<Schema>>,
): URLSearchParams {
  const usual = schema.parse({}) as Record<string, unknown>;
  const written = new URLSearchParams(parameters);
  for (const name of Object.keys(schema.shape)) {
    const value = (asked as Record<string, unknown>)[name];
    if (value === undefined || value === '' || value === usual[name]) {
      written.delete(name);
    } else {
      written.set(name, String(value));
    }
  }
  return written;
}
