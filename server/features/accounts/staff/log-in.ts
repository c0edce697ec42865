import { isWeakPassword } from '#server/platform/passwords.ts';
import { isPublicSite } from '#server/platform/public-site.ts';
import { deleteActingSessions } from '#server/platform/sessions/acting-rows.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context, Services, StaffContext } from '../../context.ts';
import { checkPassword, requireUnchanged } from '../sign-in/sign-in.ts';
import { auditChanges, transactionOfMany } from '../../transaction.ts';
import { admitStaff } from './admit-staff.ts';
import { hasWeakPassword } from './queries.ts';
import { findDue, presentDue, proveSecondFactor } from './second-factor/prove-second-factor.ts';
import { staffSignIn } from './staff-sign-in.ts';
import type { StaffRole } from '#core/domain/accounts/staff-role.ts';

interface Credentials extends Browser {
  username: string;
  password: string;
}

/** Opens a staff session, or says which second factor it needs; errors as of `checkPassword`. */
export async function logIn(context: Context, { username, password, ...browser }: Credentials) {
  const { found, attempt } = await checkPassword(context, staffSignIn, {
    name: username,
    password,
  });
  const due = await context.db.transaction(async (tx) => {
    await requireUnchanged(tx, staffSignIn, username, found);
    return admitStaff(tx, context, browser, { account: found, typed: { password, attempt } });
  });
  if (due) {
    return presentDue(context.config, due);
  }
  const warnings = {
    hasWeakPassword: isWeakPassword(password),
    openHighFacts: await countOpenFacts(context),
  };
  return presentStaff(found, warnings, context.config);
}

interface SecondStep extends Browser {
  method: 'totp' | 'passkey' | 'recovery';
  code: string | { id: string };
}

export async function readSecondFactorDue(context: Context, browser: Browser) {
  return presentDue(context.config, await findDue(context, browser));
}

/** Opens the session of a sign-in that waits for its second factor; errors as in the first step. */
export async function logInWithSecondFactor(
  context: Context,
  { method, code, ...browser }: SecondStep,
) {
  const staff = await proveSecondFactor(context, browser, { method, code });
  const warnings = { hasWeakPassword: false, openHighFacts: await countOpenFacts(context) };
  return presentStaff(staff, warnings, context.config);
}

export async function readStaffSession(context: StaffContext) {
  const { db, config, actor } = context;
  const warnings = {
    // A second factor makes up for it.
    hasWeakPassword: !actor.hasSecondFactor && (await hasWeakPassword(db, actor.id)),
    openHighFacts: await countOpenFacts(context),
  };
  return presentStaff(actor, warnings, config);
}

/**
 * Ends the staff session of this browser, and clears the browser's cache. Acting in an affiliate's
 * name ends with it; that is audited.
 */
export async function logOut(context: StaffContext, browser: Browser): Promise<{ ok: boolean }> {
  const { actor, sessions } = context;
  await transactionOfMany(context, async (tx) => {
    const affiliateIds = await deleteActingSessions(tx, actor.sessionId);
    await sessions.close(tx, browser, 'staff');
    const changes = affiliateIds.map((entityId) => ({
      action: 'affiliate.impersonation_stop',
      entity: 'affiliate',
      entityId,
    }));
    return { changes: await auditChanges(tx, context, changes) };
  });
  void browser.reply.header('clear-site-data', '"cache"');
  return { ok: true };
}

/** Open facts of high severity that visitors can read; 0 while the site is not public. */
async function countOpenFacts({ config, programme }: Pick<Services, 'config' | 'programme'>) {
  return isPublicSite(config) ? programme.openHighFacts() : 0;
}

interface Staff {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
}

/** The signed-in member; copied field by field, because the row contains a password hash. */
function presentStaff(
  { id, username, firstName, lastName, role }: Staff,
  { hasWeakPassword, openHighFacts }: { hasWeakPassword: boolean; openHighFacts: number },
  { isImpersonationOn }: { isImpersonationOn: boolean },
) {
  return {
    id,
    username,
    firstName,
    lastName,
    role,
    hasWeakPassword,
    openHighFacts,
    mayImpersonate: isImpersonationOn && role === 'admin',
  };
}
