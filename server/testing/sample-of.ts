interface Definition {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  shape?: Readonly<Record<string, Schema>>;
  entries?: Readonly<Record<string, string>>;
  values?: readonly unknown[];
}

/** A zod schema as far as a walk through it needs it. */
export interface Schema {
  _zod: { def: unknown };
  safeParse(value: unknown): { success: boolean };
}

/**
 * A value that a schema takes, found by walking through it; texts name the key, so that each can be
 * told from the others. Throws for a schema it cannot guess a value of: give the test one.
 */
export function sampleOf(schema: Schema, key: string): unknown {
  const sample = guess(schema, key);
  if (!schema.safeParse(sample).success) {
    throw new Error(`${key}: its schema does not take ${JSON.stringify(sample)}; give a sample`);
  }
  return sample;
}

function guess({ _zod }: Schema, key: string): unknown {
  const { type, innerType, element, shape, entries, values, ...rest } = _zod.def as Definition;
  const inner = innerType ?? rest.in;
  if (inner) {
    return guess(inner, key);
  }
  if (element) {
    return [guess(element, key)];
  }
  if (shape) {
    const pairs = Object.entries(shape).map(([name, one]) => [name, guess(one, name)] as const);
    return Object.fromEntries(pairs);
  }
  if (entries) {
    return Object.values(entries).at(-1);
  }
  if (values) {
    return values[0];
  }
  if (type === 'boolean') {
    return true;
  }
  return type === 'number' || type === 'int' ? 4321 : `${key} said`;
}
