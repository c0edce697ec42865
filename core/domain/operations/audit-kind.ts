export const auditKinds = [
  'viewed',
  'changed',
  'exported',
  'deleted',
  'signed_in',
  'applied',
] as const;

export type AuditKind = (typeof auditKinds)[number];

/** The last part of an action's name, by kind; an unlisted word is a change. */
export const auditVerbs: Readonly<Record<Exclude<AuditKind, 'changed'>, readonly string[]>> = {
  viewed: ['view', 'list', 'referrals', 'search', 'preview', 'exposure'],
  exported: ['export'],
  deleted: ['delete', 'delete_many', 'bulk_delete'],
  signed_in: ['login', 'login_failed', 'logout', 'impersonation_start', 'impersonation_stop'],
  // An application sent by a visitor.
  applied: ['submit'],
};

export function auditKindOf(action: string): AuditKind {
  const verb = action.slice(action.indexOf('.') + 1);
  const kind = auditKinds.find((name) => name !== 'changed' && auditVerbs[name].includes(verb));
  return kind ?? 'changed';
}
