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
export const auditVerbs = {
  viewed: [
    'view',
    'list',
    'referrals',
    'search',
    'preview',
    'exposure',
    'guests',
    'rehearse',
    'years',
  ],
  exported: ['export', 'export_referrals', 'export_year', 'archive', 'download', 'refused'],
  deleted: ['delete', 'delete_many', 'bulk_delete'],
  signed_in: ['login', 'login_failed', 'logout', 'impersonation_start', 'impersonation_stop'],
  // An application sent by a visitor.
  applied: ['submit'],
} as const satisfies Record<Exclude<AuditKind, 'changed'>, readonly string[]>;

/** The name of a read, by which it is none of the changes. */
export type ReadAction = `${string}.${(typeof auditVerbs)['viewed' | 'exported'][number]}`;

export function auditKindOf(action: string): AuditKind {
  const verb = action.slice(action.indexOf('.') + 1);
  const kinds: Readonly<Record<string, readonly string[]>> = auditVerbs;
  const kind = auditKinds.find((name) => kinds[name]?.includes(verb));
  return kind ?? 'changed';
}
