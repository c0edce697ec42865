import type { StaffActor } from '#server/platform/actor.ts';
import { isWeakPassword } from '#server/platform/passwords.ts';
import { isPublicSite } from '#server/platform/public-site.ts';
import { deleteActingSessions } from '#server/platform/sessions/session-rows.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context, Services } from '../context.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import type { Door } from '../sign-in/policy.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { auditChanges, transactionOfMany } from '../transaction.ts';
import { presentStaff } from './present.ts';
import { findActiveAccount, hasWeakPassword, rememberLogin, type StaffAccount } from './queries.ts';

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

/** Who is signed in. */
export async function readStaffSession(context: Context<StaffActor>) {
  const { db, config, actor } = context;
  const warnings = {
    hasWeakPassword: await hasWeakPassword(db, actor.id),
    openHighFacts: await countOpenFacts(context),
  };
  return presentStaff(actor, warnings, config);
}

/**
 * Ends the staff session of this browser, and what the browser kept of the answers. Acting in an
 * affiliate's name ends with it; that is audited.
 */
export async function logOut(
  context: Context<StaffActor>,
  browser: Browser,
): Promise<{ ok: boolean }> {
  const { actor, sessions } = context;
  await transactionOfMany(context, async (tx) => {
    const affiliateIds = await deleteActingSessions(tx, actor.sessionId);
    await sessions.close(tx, browser, 'staff');
    const changes = affiliateIds.map((entityId) => ({
      action: 'affiliate.impersonation_stop',
      entity: 'affiliate',
      entityId,
    }));
    return { changes: await auditChanges(tx, context, changes), result: undefined };
  });
  void browser.reply.header('clear-site-data', '"cache"');
  return { ok: true };
}

/**
 * How many facts of high severity nobody confirmed although visitors can read them: none while the
 * site is not public.
 */
async function countOpenFacts({
  config,
  programme,
}: Pick<Services, 'config' | 'programme'>): Promise<number> {
  return isPublicSite(config) ? programme.openHighFacts() : 0;
}
