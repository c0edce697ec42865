import { adminPassword, type Client, type FreshApp } from '../app.ts';

let number = 0;

/** Another member of staff beside the first admin, signed in. */
export async function makeStaff(
  app: FreshApp,
  { firstName = '', lastName = '', role = 'admin' } = {},
): Promise<Client> {
  number += 1;
  const username = `staff-${number}`;
  await app.database.query(
    `insert into admin_users (username, sign_in_name, password, first_name, last_name, role)
     select $1::varchar, $1::varchar, password, $2, $3, $4 from admin_users order by id limit 1`,
    [username, firstName, lastName, role],
  );
  const answer = await app.post('/api/admin/login', { username, password: adminPassword });
  if (answer.statusCode !== 200) {
    throw new Error(`could not sign in: ${answer.statusCode} ${answer.body}`);
  }
  const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
  return {
    send: (options) => app.send({ ...options, headers: { ...options.headers, cookie } }),
    get: (url, headers = {}) => app.get(url, { ...headers, cookie }),
    post: (url, payload, headers = {}) => app.post(url, payload, { ...headers, cookie }),
  };
}
