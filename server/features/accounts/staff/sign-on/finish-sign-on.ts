import { adminPaths } from '#core/contract/site.ts';
import { type SignOnRefusal, startSignOn } from '#core/contract/accounts/sign-on.ts';
import { auditRow } from '#server/db/audit.ts';
import type { Transaction } from '#server/db/queryable.ts';
import type { Identity } from '#server/outside/sign-on.ts';
import { stepUpHolds } from '#server/platform/sessions/session-rows.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../../../context.ts';
import { auditFailedTry } from '../../sign-in/count-try.ts';
import { voidStaffLinks } from '../../sign-in/links/writes.ts';
import { admitStaff } from '../admit-staff.ts';
import { findFactors } from '../second-factor/queries.ts';
import { linkAccount, lockAddressed, lockLinked, type SignOnAccount } from './queries.ts';
import { takeDeparture } from './sign-on-cookie.ts';
import { failedAt, redirectUriOf, refusedAt, requireSignOn } from './start-sign-on.ts';

interface Answer extends Browser {
  query: Readonly<Record<string, string | undefined>>;
}

/**
 * Signs in the person whom the identity provider authenticated, in the browser that asked. Returns
 * the next address: the requested screen, the login page with the second factor that is due or the
 * reason of a refusal, or the identity provider again for a new proof.
 */
export async function finishSignOn(context: Context, { query, ...browser }: Answer) {
  const { config, db } = context;
  const signOn = requireSignOn(context);
  const departure = takeDeparture(config, browser, query['state']);
  if (!departure) {
    return refusedAt('interrupted', adminPaths.dashboard);
  }
  const { request, back } = departure;
  const given = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  let identity: Identity;
  try {
    identity = await signOn.finish(redirectUriOf(config), new URLSearchParams(given), request);
  } catch (error) {
    return failedAt(browser, error, back);
  }
  const outcome = await db.transaction((tx) => enter(tx, context, browser, identity));
  if (outcome === 'again') {
    return `${startSignOn.path}?${new URLSearchParams({ again: 'true', returnTo: back }).toString()}`;
  }
  if (outcome === 'due') {
    return `${adminPaths.login}?${new URLSearchParams({ due: 'true', from: back }).toString()}`;
  }
  if (outcome !== 'open') {
    await auditFailedTry(context, { kind: 'staff', entity: 'admin_user', accountId: null });
    return refusedAt(outcome, back);
  }
  return back;
}

/** Signing on creates no account: an admin has created it before, with the person's address. */
async function findAccount(
  tx: Transaction,
  identity: Identity,
): Promise<SignOnAccount | SignOnRefusal> {
  const linked = await lockLinked(tx, identity);
  if (linked) {
    // With the answer for an unknown account, as with a password.
    return linked.isActive ? linked : 'unknown';
  }
  if (identity.email === null) {
    return 'unverified';
  }
  const [account, ...others] = await lockAddressed(tx, identity.email);
  if (!account || others.length > 0) {
    return account ? 'several' : 'unknown';
  }
  const { oidcIssuer, oidcSubject } = account;
  // Linked meanwhile by the same person in another window, it is theirs.
  const isFree =
    oidcSubject === null || (oidcIssuer === identity.issuer && oidcSubject === identity.subject);
  return isFree ? account : 'linked';
}

/**
 * Whether a sign-on would add the first factor of the account on the strength of an old proof. That
 * factor then opens everything, so a person who merely sits at an open session of the identity
 * provider must not add it.
 */
async function mayAddFactorTooLate(
  tx: Transaction,
  { config, now }: Context,
  { id }: SignOnAccount,
  { hasSecondFactor, provedAt }: Identity,
) {
  const isOld = provedAt !== null && now.getTime() - provedAt.getTime() > stepUpHolds * 1000;
  return (
    isOld &&
    !hasSecondFactor &&
    config.isSecondFactorRequired &&
    (await findFactors(tx, id)).length === 0
  );
}

async function enter(
  tx: Transaction,
  context: Context,
  browser: Browser,
  identity: Identity,
): Promise<SignOnRefusal | 'again' | 'due' | 'open'> {
  const account = await findAccount(tx, identity);
  if (typeof account === 'string') {
    return account;
  }
  if (await mayAddFactorTooLate(tx, context, account, identity)) {
    return 'again';
  }
  const { id, password, oidcSubject } = account;
  const { issuer, hasSecondFactor, provedAt } = identity;
  const entry = {
    actor: { kind: 'staff', id },
    entity: 'admin_user',
    entityId: id,
    after: { issuer },
    ipAddress: context.ipAddress,
  } as const;
  if (oidcSubject === null) {
    await linkAccount(tx, id, identity);
    await auditRow(tx, { ...entry, action: 'staff.sign_on_link' });
    if (password === null) {
      await voidStaffLinks(tx, id);
    }
  }
  await auditRow(tx, { ...entry, action: 'staff.sign_on' });
  const due = await admitStaff(tx, context, browser, {
    account,
    secondFactor: hasSecondFactor ? 'sign-on' : undefined,
    provedAt,
  });
  return due ? 'due' : 'open';
}
