import type { FreshApp } from '../app.ts';

let number = 0;

/** Another member of staff beside the first admin, signed in. */
export async function makeStaff(
  app: FreshApp,
  { firstName = '', lastName = '', role = 'admin' } = {},
) {
  number += 1;
  const username = `staff-${number}`;
  await app.database.query(
    `insert into admin_users (username, sign_in_name, password, first_name, last_name, role)
     select $1::varchar, $1::varchar, password, $2, $3, $4 from admin_users order by id limit 1`,
    [username, firstName, lastName, role],
  );
  return app.signIn(username);
}
