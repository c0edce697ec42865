/** What a member of staff is employed for; decides which calls they may make and which leads they see. */
export const staffRoles = ['admin', 'officer', 'compliance', 'read_only'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Those who may make a call. */
export type Roles = readonly [StaffRole, ...StaffRole[]];

export const everyStaff: Roles = staffRoles;
export const adminsOnly: Roles = ['admin'];
/** Those who change leads: officers their own and those that nobody owns. */
export const leadWorkers: Roles = ['admin', 'officer'];
/** Those who may write down what a person said: a note, a stop. */
export const recorders: Roles = ['admin', 'officer', 'compliance'];
/** Those who oversee the office: they read everything, and decide on facts and commissions. */
export const overseers: Roles = ['admin', 'compliance'];
/** Those who see the leads of the whole office. */
export const officeReaders: Roles = ['admin', 'compliance', 'read_only'];

/** Whether a role is one of those that may make a call; calls that name none are not for staff. */
export function isAllowed(
  role: StaffRole,
  { roles }: { readonly roles?: Roles | undefined },
): boolean {
  return roles?.includes(role) ?? false;
}
