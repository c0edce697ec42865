import type * as z from 'zod/mini';

/** The query of a list, as `listQuery` makes it. */
export type ListSchema = z.ZodMiniObject;

/** Filters for which a page offers only some values: others are ignored. */
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
 * The query of a list from an address. Invalid parts are ignored, so every address shows a list.
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
  // Each field is valid by itself; the cursor is of another order.
  const { cursor: _cursor, ...rest } = texts;
  return schema.parse(rest) as z.output<Schema>;
}

/** The address parameters for a list query. Defaults are left out, and other parameters stay. */
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
