import { isWeakPassword } from '#server/platform/passwords.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import type { SignInKind } from '../sign-in/policy.ts';
import { findActiveAccount, rememberLogin, type StaffAccount } from './queries.ts';
import { lockAccount } from './second-factor/queries.ts';

export const staffSignIn: SignInKind<StaffAccount> = {
  kind: 'staff',
  entity: 'admin_user',
  find: (db, typed) => findActiveAccount(db, foldUserName(typed)),
  lock: lockAccount,
  remember: (tx, id, password) =>
    rememberLogin(tx, id, password === null ? undefined : isWeakPassword(password)),
};
