/** The job of a member of staff; decides which calls they may make and which leads they see. */
export const staffRoles = ['admin', 'officer', 'compliance', 'read_only'] as const;

export type StaffRole = (typeof staffRoles)[number];

export type Roles = readonly [StaffRole, ...StaffRole[]];

export const everyStaff: Roles = staffRoles;
export const adminsOnly: Roles = ['admin'];
/** May change leads; officers only their own and unowned ones. */
export const leadWorkers: Roles = ['admin', 'officer'];
/** May record what a person asked for or said: a note, a stop of contact. */
export const recorders: Roles = ['admin', 'officer', 'compliance'];
/** May read everything, and decide on facts and commissions. */
export const overseers: Roles = ['admin', 'compliance'];
export const officeReaders: Roles = ['admin', 'compliance', 'read_only'];

/** Whether a role may make a call. A call without roles is not for staff. */
export function isAllowed(
  role: StaffRole,
  { roles }: { readonly roles?: Roles | undefined },
): boolean {
  return roles?.includes(role) ?? false;
}
