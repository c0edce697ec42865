import type { AuditEntry } from '#server/db/audit.ts';
import type { AffiliateActor, StaffActor, SystemActor } from '#server/platform/actor.ts';

/** An actor as the audit log names one; an admin who acts for an affiliate is named as well. */
export function auditActor(actor: StaffActor | AffiliateActor | SystemActor): AuditEntry['actor'] {
  switch (actor.kind) {
    case 'staff':
      return { kind: 'staff', id: actor.id };
    case 'affiliate':
      return {
        kind: 'affiliate',
        id: actor.id,
        viaAdminId: actor.viaAdminId,
      };
    case 'system':
      return { kind: 'system' };
  }
}
