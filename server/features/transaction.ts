import { auditRows } from '#server/db/audit.ts';
import type { KeptFigures } from '#server/db/keep-figures.ts';
import type { Database } from '#server/db/open.ts';
import type { Transaction } from '#server/db/queryable.ts';
import type { AffiliateActor, StaffActor, SystemActor } from '#server/platform/actor.ts';
import { auditActor } from './audit-actor.ts';

/** Who may change the lender's records, and where the change comes from. */
export interface Writer {
  db: Database;
  actor: StaffActor | AffiliateActor | SystemActor;
  /** Null for a command on the machine itself. */
  ipAddress: string | null;
  /** What a server keeps of counted leads; a command keeps none. */
  figures?: { leads: KeptFigures };
}

// Not exported: only `transaction` below makes one.
declare const audited: unique symbol;

/** A transaction whose audit row is sure. Queries that write what staff own demand one. */
export interface AuditedTransaction extends Transaction {
  readonly [audited]: true;
}

/** What is done to what, such as `affiliate.create` to an `affiliate`. */
interface Entry {
  action: string;
  entity: string;
}

/** What the work changed. `before` and `after` never hold a password or a token. */
export interface Change<Result> {
  entityId: number | null;
  before?: unknown;
  after?: unknown;
  result: Result;
}

/** A change and what was done. */
export type ChangeOfMany = Entry & Omit<Change<unknown>, 'result'>;

/**
 * Runs a write of staff, an affiliate or the system in one transaction, and writes its audit row in
 * the same commit: both are kept, or neither. Answers the work's `result`; throws what the work
 * throws.
 */
export function transaction<Result>(
  writer: Writer,
  entry: Entry,
  work: (tx: AuditedTransaction) => Promise<Change<Result>>,
): Promise<Result> {
  return transactionOfMany(writer, async (tx) => {
    const { result, ...change } = await work(tx);
    return {
      changes: [{ ...entry, ...change }],
      result,
    };
  });
}

/** The same for a work that changes several things: each has its own audit row. */
export async function transactionOfMany<Result>(
  { db, actor, ipAddress, figures }: Writer,
  work: (tx: AuditedTransaction) => Promise<{
    changes: readonly ChangeOfMany[];
    result: Result;
  }>,
): Promise<Result> {
  const done = await db.transaction(async (tx) => {
    const { changes, result } = await work(tx as AuditedTransaction);
    const rows = changes.map((change) => ({
      ...change,
      actor: auditActor(actor),
      ipAddress,
    }));
    await auditRows(tx, rows);
    return { changes, result };
  });
  // What was just changed shows in the figures of whoever changed it.
  if (done.changes.some(({ entity }) => entity === 'lead')) {
    figures?.leads.forget();
  }
  return done.result;
}
