interface Account {
  username: string;
  firstName: string;
  lastName: string;
}

/** What a member of staff is called: by name, or by user name where no name was entered. */
export function staffName({ username, firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`.trim() || username;
}
