import { isWeakPassword } from '#server/platform/passwords.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../context.ts';
import type { Door } from '../sign-in/policy.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { countOpenFacts } from './count-open-facts.ts';
import { presentStaff } from './present.ts';
import { findActiveAccount, rememberLogin, type StaffAccount } from './queries.ts';

interface Credentials extends Browser {
  username: string;
  password: string;
}

const staffDoor: Door<StaffAccount> = {
  kind: 'staff',
  entity: 'admin_user',
  find: (db, typed) => findActiveAccount(db, foldUserName(typed)),
  remember: (tx, { id }, password) => rememberLogin(tx, id, isWeakPassword(password)),
};

/** Opens a staff session; refusals are those of `signIn`. */
export async function logIn(context: Context, { username, ...credentials }: Credentials) {
  const account = await signIn(context, staffDoor, { ...credentials, name: username });
  const warnings = {
    hasWeakPassword: isWeakPassword(credentials.password),
    openHighFacts: await countOpenFacts(context),
  };
  return presentStaff(account, warnings, context.config);
}
