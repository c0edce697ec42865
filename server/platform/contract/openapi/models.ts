import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { ContractNames } from './contract-names.ts';

export type Json = Record<string, unknown>;

/**
 * Facts that the names do not tell: a sentence, or keywords of JSON Schema. `Model`, `Model.field`,
 * `Model.field.inner`, `call.field` where the schema has no name, `*.field` for all of that name.
 */
export type Notes = Readonly<Record<string, string | Json>>;

export interface Properties {
  properties: Record<string, Json>;
  required: readonly string[];
}

type Direction = 'input' | 'output';

interface Nested extends Partial<Properties> {
  items?: Json;
  anyOf?: readonly Json[];
}

interface Printed extends Json {
  $ref?: string;
  $defs?: Record<string, Json>;
  $schema?: string;
}

const place = '#/$defs/';

/** Removes useless keywords: bounds of every integer, the pattern of a date, "anything or null". */
function tidy({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) {
    delete jsonSchema['maximum'];
  }
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) {
    delete jsonSchema['minimum'];
  }
  if (jsonSchema['format'] !== undefined) {
    delete jsonSchema['pattern'];
  }
  const { anyOf = [] } = jsonSchema as { anyOf?: readonly object[] };
  if (anyOf.some((one) => Object.keys(one).length === 0)) {
    delete jsonSchema['anyOf'];
  }
}

/** The schemas of a description; those with a name are printed once and referred to. */
export class Models {
  readonly schemas: Record<string, Json> = {};
  readonly #names: ContractNames['models'];
  readonly #notes: Notes;
  readonly #unused: Set<string>;

  constructor(names: ContractNames['models'], notes: Notes) {
    this.#names = names;
    this.#notes = notes;
    this.#unused = new Set(Object.keys(notes));
  }

  /** Throws for a note on something that is not described. */
  refuseUnused(): void {
    if (this.#unused.size > 0) {
      throw new Error(`Nothing is called ${[...this.#unused].join(', ')}.`);
    }
  }

  /** A schema as a call takes or returns it; `owner` is the name in the notes on its fields. */
  schemaOf(schema: z.ZodMiniType, direction: Direction, owner: string): Json {
    const { root, name } = this.#print(schema, direction);
    if (name === undefined) {
      return this.#annotate(root, owner);
    }
    this.#keep(name, root);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The properties of an input; its own name in the notes takes precedence over `owner`. */
  propertiesOf(schema: z.ZodMiniType, owner: string): Properties {
    const { root, name = owner } = this.#print(schema, 'input');
    const { properties = {}, required = [] }: Partial<Properties> = this.#annotate(root, name);
    return { properties, required };
  }

  #print(schema: z.ZodMiniType, io: Direction): { root: Json; name: string | undefined } {
    const printed = z.toJSONSchema(schema, {
      io,
      metadata: this.#names,
      unrepresentable: 'any',
      override: tidy,
    });
    const text = JSON.stringify(printed).replaceAll(`"${place}`, '"#/components/schemas/');
    const { $schema, $defs = {}, ...rest } = JSON.parse(text) as Printed;
    const name = this.#names.get(schema)?.id;
    for (const [id, model] of Object.entries($defs)) {
      if (id !== name) {
        this.#keep(id, model);
      }
    }
    return { root: (name !== undefined && $defs[name]) || rest, name };
  }

  #keep(name: string, model: Json): void {
    const annotated = { ...this.#annotate(model, name), ...this.#noteOn(name) };
    const known = (this.schemas[name] ??= annotated);
    if (!isDeepStrictEqual(known, annotated)) {
      throw new Error(`${name} goes in otherwise than it comes out: give each a name.`);
    }
  }

  /** Adds the notes, also to the objects inside. */
  #annotate(schema: Json, owner: string): Json {
    const { properties = {}, items, anyOf = [] } = schema as Nested;
    for (const [field, inner] of Object.entries(properties)) {
      const name = `${owner}.${field}`;
      Object.assign(this.#annotate(inner, name), this.#noteOn(`*.${field}`), this.#noteOn(name));
    }
    for (const inner of items ? [items] : anyOf) {
      this.#annotate(inner, owner);
    }
    return schema;
  }

  #noteOn(name: string): Json {
    const { [name]: note = {} } = this.#notes;
    this.#unused.delete(name);
    return typeof note === 'string' ? { description: note } : note;
  }
}
