interface Staff {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  role: string;
}

/** Who is signed in; field by field, because the row beside it holds a password hash. */
export function presentStaff(
  { id, username, firstName, lastName, role }: Staff,
  hasWeakPassword: boolean,
) {
  return {
    id,
    username,
    firstName,
    lastName,
    role,
    hasWeakPassword,
  };
}
