import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { AffiliateContext, Context } from '../../../context.ts';
import { foldUserName } from '../../../accounts/sign-in/fold-user-name.ts';
import type { SignInKind } from '../../../accounts/sign-in/policy.ts';
import { signIn } from '../../../accounts/sign-in/sign-in.ts';
import { leaveImpersonation } from './impersonate-affiliate.ts';
import {
  type Account,
  findAccount,
  lockOwnAccount,
  type OwnAccount,
  readOwnAccount,
} from './queries.ts';

interface Credentials extends Browser {
  email: string;
  password: string;
}

const affiliateSignIn: SignInKind<Account> = {
  kind: 'affiliate',
  entity: 'affiliate',
  // The database matches more spellings than those whose failed tries are counted together.
  async find(db, typed) {
    const found = await findAccount(db, typed);
    return found && foldUserName(found.email) === foldUserName(typed) ? found : undefined;
  },
  lock: lockOwnAccount,
};

/** The affiliate's account as shown to them; the row must not contain the password hash. */
export function presentOwn(row: OwnAccount & { password?: never }, publicUrl: string) {
  return { ...row, referralLink: `${publicUrl}/${row.referralCode}` };
}

async function presentSession(
  { config, programme }: Context,
  account: Parameters<typeof presentOwn>[0],
  isImpersonation: boolean,
) {
  const { partnerSees } = await programme.currentTerms();
  return { affiliate: presentOwn(account, config.publicUrl), isImpersonation, partnerSees };
}

/**
 * Signs an affiliate in. Errors are those of `signIn`, also for an account that is inactive,
 * deleted, or has no password yet.
 */
export async function logInAffiliate(context: Context, { email, ...credentials }: Credentials) {
  const signedIn = await signIn(context, affiliateSignIn, { ...credentials, name: email });
  const { password: _, ...account } = signedIn;
  return presentSession(context, account, false);
}

/** The actor's account, and whether an admin is acting in their name. */
export async function readAffiliateSession(context: AffiliateContext) {
  const { db, actor } = context;
  return presentSession(context, await readOwnAccount(db, actor.id), actor.viaAdminId !== null);
}

/**
 * Ends the affiliate's session in this browser and clears the answers it stored. If an admin is
 * acting in the affiliate's name, the admin's session ends too: the next person at this browser
 * must not be signed in.
 */
export async function logOutAffiliate(context: AffiliateContext, browser: Browser) {
  const { actor, sessions, db } = context;
  if (actor.viaAdminId === null) {
    await sessions.close(db, browser, 'affiliate');
  } else {
    await leaveImpersonation(context, browser);
  }
  void browser.reply.header('clear-site-data', '"cache"');
  return { ok: true };
}
