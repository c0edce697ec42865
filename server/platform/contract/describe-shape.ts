import * as z from 'zod/mini';
import {
  type AnswerShape,
  type BodyShape,
  type FormBody,
  isJson,
  noAnswer,
} from '#core/contract/shapes.ts';

export type Json = Record<string, unknown>;

interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
}

const bytes: Json = {
  type: 'string',
  format: 'binary',
};

/** A schema as OpenAPI writes it. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}

/** The properties of an object's schema, and the names of those that must be there. */
export function propertiesOf(schema: z.ZodMiniType): Required<ObjectSchema> {
  const { properties = {}, required = [] }: ObjectSchema = schemaOf(schema, 'input');
  return { properties, required };
}

/** Content of one type. */
export function contentOf(type: string, schema: Json): Json {
  return {
    content: {
      [type]: { schema },
    },
  };
}

function describeForm({ fields, file }: FormBody): Json {
  const { properties, required } = propertiesOf(fields);
  const { name, maxBytes, contentTypes } = file;
  const schema = {
    type: 'object',
    properties: {
      ...properties,
      [name]: {
        ...bytes,
        maxLength: maxBytes,
      },
    },
    required: [...required, name],
  };
  const encoding = {
    [name]: { contentType: contentTypes.join(', ') },
  };
  return {
    content: {
      'multipart/form-data': { schema, encoding },
    },
  };
}

/** What a call takes. */
export function describeBody(body: BodyShape): Json {
  const described = isJson(body)
    ? contentOf('application/json', schemaOf(body, 'input'))
    : describeForm(body);
  return { required: true, ...described };
}

function describeFiles(contentTypes: readonly string[]): Json {
  const content: Json = {};
  for (const type of contentTypes) {
    content[type] = { schema: bytes };
  }
  return { content };
}

/** What a call answers, by status. */
export function describeAnswer(answer: AnswerShape, status: number): Json {
  if (answer === noAnswer) {
    return {
      204: { description: 'Done; there is nothing to say.' },
    };
  }
  if (isJson(answer)) {
    const schema = schemaOf(answer, 'output');
    return {
      [status]: {
        description: 'Done.',
        ...contentOf('application/json', schema),
      },
    };
  }
  switch (answer.kind) {
    case 'stream': {
      const content = contentOf(answer.contentType, bytes);
      return {
        200: { description: 'Sent while it is made.', ...content },
      };
    }
    case 'file': {
      const content = describeFiles(answer.contentTypes);
      return {
        200: { description: 'The whole file.', ...content },
        206: { description: 'The part asked for by Range.', ...content },
        304: { description: 'The caller has it already.' },
      };
    }
  }
}
