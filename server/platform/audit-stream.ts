import { auditKindOf } from '#core/domain/operations/audit-kind.ts';
import type { AuditLine } from '#server/db/queryable.ts';
import { truncateAddress } from './logs.ts';
import { currentRequestId } from './request-id.ts';

const fieldName = /^\w{1,60}$/;

/** The names of the old and new values in a line. */
function fieldsOf({ before, after }: AuditLine): string[] {
  const values = [before, after].filter((one) => typeof one === 'object' && one !== null);
  const names = values.flatMap((one) => (Array.isArray(one) ? [] : Object.keys(one as object)));
  return [...new Set(names)].filter((name) => fieldName.test(name));
}

/** An audit line as a log line: without names, values or the address. */
function auditText(line: AuditLine): string {
  const { id, at, actorKind, actorId, viaAdminId, sessionId, action, entity, entityId } = line;
  return JSON.stringify({
    level: 30,
    time: Date.now(),
    pid: process.pid,
    reqId: currentRequestId(),
    audit: {
      id,
      at,
      actorKind,
      actorId,
      viaAdminId,
      sessionId,
      action,
      kind: auditKindOf(action),
      entity,
      entityId,
      fields: fieldsOf(line),
      network: truncateAddress(line.ipAddress ?? '') || null,
    },
    msg: 'audit',
  });
}

/** Writes lines of the audit log to standard output, at every `LOG_LEVEL`. */
export function writeAuditLines(lines: readonly AuditLine[]): void {
  for (const line of lines) {
    process.stdout.write(`${auditText(line)}\n`);
  }
}
