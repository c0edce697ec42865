import { type AuditEntry, auditRows } from '#server/db/audit.ts';
import type { KeptFigures } from '#server/db/keep-figures.ts';
import type { Database } from '#server/db/open.ts';
import type { Transaction } from '#server/db/queryable.ts';
import type {
  AffiliateActor,
  BuyerActor,
  OfficeActor,
  SystemActor,
} from '#server/platform/actor.ts';

/** Who changes the lender's records, and from which address. */
export interface Writer {
  db: Database;
  actor: OfficeActor | AffiliateActor | BuyerActor | SystemActor;
  /** Null for a command on the machine itself. */
  ipAddress: string | null;
  /** Cached counts of leads; a command-line script has none. */
  figures?: { leads: KeptFigures };
  /** Wakes the workers, because a change may have enqueued webhooks; a script has none. */
  wakeJobs?(): void;
}

/** An actor as the audit log names one; an admin who acts for an affiliate is named as well. */
export function auditActor(actor: Writer['actor']): AuditEntry['actor'] {
  switch (actor.kind) {
    case 'staff':
      return { kind: 'staff', id: actor.id, sessionId: actor.sessionId };
    case 'affiliate':
      return {
        kind: 'affiliate',
        id: actor.id,
        viaAdminId: actor.viaAdminId,
        sessionId: actor.sessionId,
      };
    case 'key':
      return { kind: 'key', id: actor.id };
    case 'buyer':
      return { kind: 'visitor' };
    case 'system':
      return { kind: 'system' };
  }
}

/** The same in the columns of a history. */
export function storedActor(actor: Writer['actor']): { actorKind: string; actorId: number | null } {
  const { kind, id = null } = auditActor(actor);
  return { actorKind: kind, actorId: id };
}

// Not exported: only `transaction` below makes one.
declare const audited: unique symbol;

/** A transaction that writes an audit row. Queries that write the lender's records require one. */
export interface AuditedTransaction extends Transaction {
  readonly [audited]: true;
}

/** The action and its entity, such as `affiliate.create` on an `affiliate`. */
interface Entry {
  action: string;
  entity: string;
}

/** `before` and `after` must never contain a password or a token. */
interface Changed {
  entityId: number | null;
  before?: unknown;
  after?: unknown;
}

/** What a work returns; one that only writes returns no result. */
type Done<Result> = undefined extends Result ? { result?: Result } : { result: Result };

export type ChangeOfMany = Entry & Changed;

/**
 * Runs a write of staff, an affiliate or the system in one transaction, with its audit row in the
 * same commit. Returns the `result` of the work and rethrows its errors.
 */
export function transaction<Result = undefined>(
  writer: Writer,
  action: string,
  entity: string,
  work: (tx: AuditedTransaction) => Promise<Changed & Done<Result>>,
): Promise<Result> {
  return transactionOfMany<Result>(writer, async (tx) => {
    const { result, ...change } = await work(tx);
    return { changes: [{ action, entity, ...change }], result } as SomeDone<Result>;
  });
}

type SomeChanges =
  readonly [ChangeOfMany, ...ChangeOfMany[]] | readonly [...ChangeOfMany[], ChangeOfMany];

// Not exported: only this file makes one.
declare const auditedInside: unique symbol;

/** Proof that a work needs no further audit row. */
export interface AuditedInside {
  readonly [auditedInside]: true;
  readonly audited: readonly ChangeOfMany[];
}

/** The result of a work that found nothing to change. */
export const nothingChanged = { audited: [] as readonly ChangeOfMany[] } as AuditedInside;

type SomeDone<Result> = { changes: SomeChanges | AuditedInside } & Done<Result>;

/** Writes the audit rows of changes that were made so far. */
export async function auditChanges(
  tx: AuditedTransaction,
  { actor, ipAddress }: Pick<Writer, 'actor' | 'ipAddress'>,
  changes: readonly ChangeOfMany[],
): Promise<AuditedInside> {
  await auditRows(
    tx,
    changes.map((change) => ({ ...change, actor: auditActor(actor), ipAddress })),
  );
  return { audited: changes } as AuditedInside;
}

/**
 * The same for a work that makes several changes, each with an audit row, or may make none. An
 * empty list does not compile: the work must say `nothingChanged`, or return what `auditChanges`
 * gave it.
 */
export async function transactionOfMany<Result = undefined>(
  writer: Writer,
  work: (tx: AuditedTransaction) => Promise<SomeDone<Result>>,
): Promise<Result> {
  const { audited, result } = await writer.db.transaction(async (unaudited) => {
    const tx = unaudited as AuditedTransaction;
    const done = await work(tx);
    const inside =
      'audited' in done.changes ? done.changes : await auditChanges(tx, writer, done.changes);
    return { audited: inside.audited, result: done.result as Result };
  });
  if (audited.length > 0) {
    writer.wakeJobs?.();
  }
  // The figures must show a change at once to the actor who made it.
  if (audited.some(({ entity }) => entity === 'lead')) {
    writer.figures?.leads.forget();
  }
  return result;
}
