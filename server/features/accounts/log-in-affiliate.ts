import type { Browser } from '#server/platform/sessions/sessions.ts';
import { type Account, findAccount } from '../affiliates/own/own-account.ts';
import type { Context } from '../context.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import type { Door } from '../sign-in/policy.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { presentOwn } from './present.ts';

interface Credentials extends Browser {
  email: string;
  password: string;
}

const affiliateDoor: Door<Account> = {
  kind: 'affiliate',
  entity: 'affiliate',
  // A database finds more spellings alike than those whose failed tries are counted together.
  async find(db, typed) {
    const found = await findAccount(db, typed);
    return found && foldUserName(found.email) === foldUserName(typed) ? found : undefined;
  },
};

/**
 * Opens a session of an affiliate; refusals are those of `signIn`, also for an account that is
 * inactive, deleted, or has no password yet.
 */
export async function logInAffiliate(context: Context, { email, ...credentials }: Credentials) {
  const account = await signIn(context, affiliateDoor, { ...credentials, name: email });
  const { partnerSees } = await context.programme.currentTerms();
  return {
    affiliate: presentOwn(account, context.config.publicUrl),
    isImpersonation: false,
    partnerSees,
  };
}
