import * as z from 'zod/mini';
import type { KeyedFault } from './refusal.ts';
import { busy, fieldRefusal, Refusal, sentences } from './refusal.ts';

/** Thrown by a route's door when params, query or body do not fit the contract. */
export class ContractFault extends Error {
  readonly issues: readonly z.core.$ZodIssue[];
  /** What the messages of this route name, such as a minimum. */
  readonly values: Readonly<Record<string, string>>;

  constructor(issues: readonly z.core.$ZodIssue[], values: Readonly<Record<string, string>> = {}) {
    super('contract');
    this.issues = issues;
    this.values = values;
  }
}

// A unique index says more than "duplicate": which field, in which words.
const uniqueFields: Record<string, KeyedFault> = {
  affiliates_email: { path: 'email', key: 'email.taken' },
  affiliates_referral_code: { path: 'referralCode', key: 'referralCode.taken' },
};

const fastifyFaults: Record<string, () => Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal(413, sentences.tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal(415, sentences.wrongType),
};

interface DatabaseFault {
  code: string;
  constraint?: string;
}

function fromDatabase({ code, constraint }: DatabaseFault): Refusal | undefined {
  if (code === '23505') {
    const fault = uniqueFields[constraint ?? ''];
    return fault ? fieldRefusal([fault], 409) : new Refusal(409, sentences.conflict);
  }
  if (code.startsWith('22')) {
    return new Refusal(400, sentences.badRequest);
  }
  // Connection lost, resources gone, shutdown or a statement cancelled by its time limit, locks
  // that never came free.
  if (/^(08|53|57|55P03|40)/.test(code)) {
    return busy();
  }
  return undefined;
}

const lostConnection = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
// `pg` gives these no code.
const poolFault =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|pool after calling end/;

// One fault a field, the first: several sentences about one answer only confuse.
function fieldFaults({ issues, values }: ContractFault): KeyedFault[] {
  const byPath = new Map<string, KeyedFault>();
  for (const { path, message } of issues) {
    const name = path.map(String).join('.');
    if (!byPath.has(name)) {
      byPath.set(name, {
        path: name,
        key: message as KeyedFault['key'],
        values,
      });
    }
  }
  return [...byPath.values()].slice(0, 20);
}

/**
 * What a thrown value means to the caller; undefined when it is our own fault and nobody's
 * business.
 */
export function translateError(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) {
    return error;
  }
  if (error instanceof ContractFault) {
    return fieldRefusal(fieldFaults(error));
  }
  if (!(error instanceof Error)) {
    return undefined;
  }
  // Drizzle wraps what the driver threw.
  if (error.cause instanceof Error) {
    const inner = translateError(error.cause);
    if (inner) {
      return inner;
    }
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = fastifyFaults[code];
  if (known) {
    return known();
  }
  if (lostConnection.test(code) || poolFault.test(error.message)) {
    return busy();
  }
  if (/^[0-9A-Z]{5}$/.test(code)) {
    return fromDatabase(error as Error & DatabaseFault);
  }
  const status = 'statusCode' in error ? Number(error.statusCode) : 0;
  if (status >= 400 && status < 500) {
    return new Refusal(status, sentences.badRequest);
  }
  return undefined;
}
