import type { Access, AnyRoute } from '#core/contract/route.ts';
import {
  type AnswerShape,
  type BodyShape,
  type FormBody,
  isJson,
  noAnswer,
} from '#core/contract/shapes.ts';
import type { Json, Models } from './models.ts';
import { refusalsOf } from './refusals.ts';

/** The parts of a call's description that are not in its entry. */
export interface DescribedCall {
  readonly name: string;
  readonly models: Models;
  readonly example: unknown;
}

const bytes: Json = { type: 'string', format: 'binary' };

function contentOf(type: string, schema: Json): Json {
  return { content: { [type]: { schema } } };
}

function describeForm({ fields, file }: FormBody, { name: call, models }: DescribedCall): Json {
  const { properties, required } = models.propertiesOf(fields, call);
  const { name, maxBytes, contentTypes } = file;
  const schema = {
    type: 'object',
    properties: { ...properties, [name]: { ...bytes, maxLength: maxBytes } },
    required: [...required, name],
  };
  const encoding = { [name]: { contentType: contentTypes.join(', ') } };
  return { content: { 'multipart/form-data': { schema, encoding } } };
}

function describeBody(body: BodyShape, described: DescribedCall): Json {
  if (!isJson(body)) {
    return { required: true, ...describeForm(body, described) };
  }
  const { name, models, example } = described;
  const schema = models.schemaOf(body, 'input', name);
  const json = { schema, ...(example !== undefined && { example }) };
  return { required: true, content: { 'application/json': json } };
}

function describeAnswer(answer: AnswerShape, status: number, { name, models }: DescribedCall) {
  if (answer === noAnswer) {
    return { 204: { description: 'Done; there is nothing to say.' } };
  }
  if (isJson(answer)) {
    const schema = models.schemaOf(answer, 'output', name);
    return { [status]: { description: 'Done.', ...contentOf('application/json', schema) } };
  }
  switch (answer.kind) {
    case 'stream': {
      const content = contentOf(answer.contentType, bytes);
      return { 200: { description: 'Sent while it is made.', ...content } };
    }
    case 'file': {
      const content = Object.fromEntries(
        answer.contentTypes.map((type) => [type, { schema: bytes }]),
      );
      return {
        200: { description: 'The whole file.', content },
        206: { description: 'The part asked for by Range.', content },
        304: { description: 'The caller has it already.' },
      };
    }
    case 'redirect':
      return {
        302: { description: 'Leads on to another address.' },
        // Each call has to name an answer that is neither a way on nor a refusal.
        default: { description: 'The page at that address.' },
      };
  }
}

function parametersOf(
  entry: AnyRoute,
  place: 'path' | 'query',
  { name: call, models }: DescribedCall,
): Json[] {
  const schema = place === 'path' ? entry.params : entry.query;
  if (!schema) {
    return [];
  }
  const { properties, required } = models.propertiesOf(schema, call);
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }));
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Sent twice with one key, the call is done once; 422 for another content.',
  schema: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[!-~]+$' },
};

/** One of these is needed; none for a call that is open to all. `apiKey`: a key in the header. */
const securityOf: Readonly<Record<Access, readonly Json[]>> = {
  public: [],
  staff: [{ staff: [] }],
  affiliate: [{ affiliate: [] }],
  'staff-or-affiliate': [{ staff: [] }, { affiliate: [] }],
  'staff-or-key': [{ staff: [] }, { apiKey: [] }],
};

function tagOf(path: string): string {
  const nouns = path.split('/').filter((part) => part !== '' && part !== 'api' && part[0] !== ':');
  const [first = '', second = first] = nouns.map((noun) => noun.split('.')[0]!);
  return first === 'admin' || first === 'affiliate' ? second : first;
}

export function describeCall(entry: AnyRoute, described: DescribedCall): Json {
  const { path, summary, body, access, roles, answer, status = 200 } = entry;
  const { needsStepUp, takesIdempotencyKey } = entry;
  const { name } = described;
  return {
    operationId: name,
    summary,
    tags: [tagOf(path)],
    parameters: [
      ...parametersOf(entry, 'path', described),
      ...parametersOf(entry, 'query', described),
      ...(takesIdempotencyKey ? [idempotencyKey] : []),
    ],
    ...(body && { requestBody: describeBody(body, described) }),
    security: securityOf[access],
    'x-access': access,
    ...(roles && { 'x-roles': roles }),
    ...(needsStepUp && { 'x-needs-step-up': true }),
    responses: {
      ...describeAnswer(answer, status, described),
      ...refusalsOf(entry),
    },
  };
}
