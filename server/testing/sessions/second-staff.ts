import type { StaffRole } from '#core/domain/accounts/staff-role.ts';
import type { FreshApp } from '../app.ts';

let number = 0;

/**
 * Gives all unowned leads to the first admin, so that for everyone else they are a colleague's
 * leads.
 */
export async function giveToFirstAdmin(app: FreshApp): Promise<void> {
  await app.database.query(
    'update leads set owner_id = (select min(id) from admin_users) where owner_id is null',
  );
}

/** Another member of staff beside the first admin, signed in. */
export async function makeStaff(
  app: FreshApp,
  { firstName = '', lastName = '', role = 'admin' as StaffRole } = {},
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
