import type * as z from 'zod/mini';
import type { registerAffiliateBody } from '#core/contract/partners/affiliate/register.ts';
import { defaultCommission } from '#core/domain/partners/commission.ts';
import {
  foldReferralCode,
  isReservedCode,
  referralCodePattern,
} from '#core/domain/partners/referral.ts';
import { countMails, insertMail } from '#server/db/jobs/insert-mails.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { system } from '#server/platform/actor.ts';
import { callerOf } from '#server/platform/caller.ts';
import { fieldError, type KeyedFieldError } from '#server/platform/http-error.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../../../context.ts';
import { countClaim } from '../../../accounts/sign-in/count-try.ts';
import { transaction } from '../../../transaction.ts';
import { makeReferralCode } from '../create-affiliate.ts';
import { insertAffiliate } from '../writes.ts';
import { refuseWeak } from './policy.ts';
import { hasCode, lockAccountOf } from './queries.ts';
import { ruleFor } from '#core/domain/partners/pay-rule.ts';
import { findPayRules } from '../../commissions/basis/queries.ts';

type Registration = z.output<typeof registerAffiliateBody> & Browser;

/**
 * Creates an affiliate at the default rate, sends the welcome mail and signs in. 400 for an easily
 * guessed password or a reserved code, 409 for a code in use or an address that has an account
 * (whose owner gets a mail), 429 for too many from one caller. Audited.
 */
export async function registerAffiliate(context: Context, registration: Registration) {
  const { db, config, ipAddress } = context;
  const { email, referralCode, company = null, password } = registration;
  const { publicUrl, rateLimitScale } = config;
  await refuseWeak({ ...registration, company }, { path: 'password', password, publicUrl });
  await refuseUnusable(context, referralCode);
  const claim = {
    kind: 'register',
    account: email.toLowerCase(),
    caller: callerOf(ipAddress),
  } as const;
  await countClaim(db, claim, rateLimitScale);
  await refuseRegistered(context, email);
  const hash = await hashPassword(password);
  try {
    return await store(context, registration, hash);
  } catch (error) {
    // Another request registered the address at this very moment: same answer, same mail.
    await refuseRegistered(context, email);
    throw error;
  }
}

const codeErrors = {
  taken: { path: 'referralCode', key: 'referralCode.taken' },
  reserved: { path: 'referralCode', key: 'referralCode.reserved' },
  malformed: { path: 'referralCode', key: 'referralCode.shape' },
} as const satisfies Record<string, KeyedFieldError>;

async function refuseUnusable({ db }: Context, referralCode: string) {
  const state = await evaluateCode(db, referralCode);
  if (state !== 'free') {
    throw fieldError([codeErrors[state]], state === 'taken' ? 409 : 400);
  }
}

/**
 * 409 for an address that has an account; its owner gets a mail, unless the account is inactive.
 * Anyone can trigger this mail, so a mailbox gets at most one a day.
 */
async function refuseRegistered({ db, wakeJobs }: Context, email: string) {
  const isRegistered = await db.transaction(async (tx) => {
    const account = await lockAccountOf(tx, email);
    if (account?.isActive && (await countMails(tx, 'account_exists', account.email)) === 0) {
      await insertMail(tx, {
        kind: 'account_exists',
        recipient: account.email,
        language: account.language,
        payload: { affiliateId: account.id },
      });
    }
    return account !== undefined;
  });
  if (isRegistered) {
    wakeJobs();
    throw fieldError([{ path: 'email', key: 'email.registered' }], 409);
  }
}

async function store(context: Context, { request, reply, ...typed }: Registration, hash: string) {
  const { db, config, ipAddress, language, programme, sessions, wakeJobs } = context;
  const { firstName, lastName, email, referralCode, isLicensedRealtor } = typed;
  const pay = defaultCommission(isLicensedRealtor, await programme.currentTerms());
  // No one is signed in yet, so the actor is the system.
  const writer = { db, actor: system, ipAddress };
  const registered = await transaction(writer, 'affiliate.register', 'affiliate', async (tx) => {
    const given = {
      firstName,
      lastName,
      email,
      referralCode,
      isLicensedRealtor,
      ...pay,
      phone: typed.phone || null,
      company: typed.company || null,
      state: typed.state || null,
      licenseNumber: typed.licenseNumber || null,
    };
    const { id } = await insertAffiliate(tx, {
      ...given,
      language,
      password: hash,
      // Visitors read company and license, the lender's name in place of a company too, and the
      // rate depends on the license, once staff have looked.
      needsReview: true,
    });
    await insertMail(tx, {
      kind: 'welcome',
      recipient: email,
      language,
      payload: { affiliateId: id },
    });
    await sessions.open(tx, { request, reply }, 'affiliate', id);
    const referralLink = `${config.publicUrl}/${referralCode}`;
    return {
      entityId: id,
      after: { id, ...given, language },
      result: {
        id,
        firstName,
        lastName,
        email,
        referralCode,
        referralLink,
        ...pay,
        isLicensedRealtor,
      },
    };
  });
  wakeJobs();
  return registered;
}

/**
 * Whether a code is free, ignoring case. Codes of inactive and deleted affiliates are taken,
 * because published links contain them.
 */
async function evaluateCode(
  db: Queryable,
  code: string,
): Promise<'free' | 'taken' | 'reserved' | 'malformed'> {
  if (!referralCodePattern.test(code)) {
    return 'malformed';
  }
  if (isReservedCode(code)) {
    return 'reserved';
  }
  return (await hasCode(db, foldReferralCode(code))) ? 'taken' : 'free';
}

/**
 * Whether a code is free, for checks while typing; suggests a similar one if it is not. Does not
 * reveal whose it is.
 */
export async function checkCode({ db }: Context, { code }: { code: string }) {
  const typed = code.trim();
  const state = await evaluateCode(db, typed);
  const suggestion =
    state === 'free' ? null : await makeReferralCode(db, { firstName: typed, lastName: '' });
  return { state, suggestion };
}

/** The unit by which the rule of a state pays licensed agents today. */
export async function readAgentPay({ db, programme }: Context, { state }: { state: string }) {
  const rule = ruleFor(await findPayRules(db), { kind: 'agent', state }, programme.today());
  return { unit: rule?.unit ?? ('undecided' as const) };
}
