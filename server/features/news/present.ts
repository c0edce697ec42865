import { editableFields } from '#core/contract/lead/changes.ts';
import type { newsEntities } from '#core/contract/news.ts';
import type { findNews } from '#server/db/audit-news.ts';

type Line = Awaited<ReturnType<typeof findNews>>[number];

/** A line of the audit log as news: who and what, never the values. */
export function presentNews(
  { id, at, actorKind, actorId, action, entity, entityId, after }: Line,
  readerId: number,
  names: ReadonlyMap<number, string>,
) {
  const isByStaff = actorKind === 'staff';
  const changed = Object.keys(action === 'lead.update' ? ((after ?? {}) as object) : {});
  return {
    id,
    entity: entity as (typeof newsEntities)[number],
    entityId,
    action,
    fields: editableFields.filter((field) => changed.includes(field)),
    by: (isByStaff && names.get(actorId ?? 0)) || 'Somebody',
    isOwn: isByStaff && actorId === readerId,
    at: at.toISOString(),
  };
}
