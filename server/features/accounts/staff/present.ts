import type { StaffRole } from '#core/domain/accounts/staff-role.ts';

interface Staff {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
}

/** The signed-in member; copied field by field, because the row contains a password hash. */
export function presentStaff(
  { id, username, firstName, lastName, role }: Staff,
  { hasWeakPassword, openHighFacts }: { hasWeakPassword: boolean; openHighFacts: number },
  { isImpersonationOn }: { isImpersonationOn: boolean },
) {
  return {
    id,
    username,
    firstName,
    lastName,
    role,
    hasWeakPassword,
    openHighFacts,
    mayImpersonate: isImpersonationOn && role === 'admin',
  };
}
