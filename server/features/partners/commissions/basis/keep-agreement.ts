import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { fieldError, HttpError } from '#server/platform/http-error.ts';
import { requireAffiliate } from '../../affiliates/find-live-affiliate.ts';
import type { AffiliateContext, StaffContext } from '../../../context.ts';
import { nameStaff } from '../../../name-staff.ts';
import { type AuditedTransaction, transaction } from '../../../transaction.ts';
import { countMails, insertMail } from '#server/db/jobs/insert-mails.ts';
import { countUnaccepted, findUnaccepted, mailTasks } from './ask-partners.ts';
import { findWhatIsMissing } from './find-partners.ts';
import { readTaskNeeds, type TaskNeeds } from './own-tasks.ts';
import { ownPlaceOfMissing } from './missing-places.ts';
import {
  type AgreementRow,
  countAccepted,
  findAcceptances,
  findAgreements,
  findNewestAgreement,
  nextVersion,
} from './queries.ts';
import { endAcceptance, insertAcceptance, insertAgreement } from './writes.ts';

export async function readAgreement(context: AffiliateContext) {
  return describeOwn(await readTaskNeeds(context), context.db, context.actor.id);
}

/**
 * Accepts the newest agreement, with the typed name, the time and the shortened address, and mails
 * the partner a copy; 400 without a name where one is asked for, 403 for staff, 409 for another version or a sample.
 * Audited.
 */
export async function acceptAgreement(
  context: AffiliateContext,
  {
    version,
    language,
    name: typed,
  }: { version: number; language: Language; name?: string | undefined },
) {
  const { actor, ipAddress } = context;
  refuseStaff(actor);
  const needs = await readTaskNeeds(context);
  return transaction(context, 'agreement.accept', 'affiliate', async (tx) => {
    const newest = await findNewestAgreement(tx);
    if (newest.isSample || newest.version !== version) {
      throw new HttpError(
        409,
        newest.isSample
          ? 'This agreement is a sample and cannot be accepted.'
          : 'There is a newer agreement. Read it, then accept it.',
      );
    }
    const name = typed ?? null;
    if (newest.needsName && name === null) {
      throw fieldError([{ path: 'name', key: 'text.line' }]);
    }
    const address = shortened(ipAddress);
    const acceptance = { affiliateId: actor.id, version, language, name, address };
    const acceptanceId = await insertAcceptance(tx, acceptance);
    if (acceptanceId !== undefined) {
      await mailCopy(tx, { affiliateId: actor.id, acceptanceId, language });
    }
    return {
      entityId: actor.id,
      after: { version, language, name },
      result: await describeOwn(needs, tx, actor.id),
    };
  });
}

// No one confirmed the address, and a partner may withdraw and accept all day.
const mostCopiesADay = 5;

async function mailCopy(
  tx: AuditedTransaction,
  copy: { affiliateId: number; acceptanceId: number; language: Language },
) {
  const { affiliateId, language, ...payload } = copy;
  const { email: recipient } = await requireAffiliate(tx, affiliateId);
  const kind = 'agreement_accepted';
  if ((await countMails(tx, kind, recipient)) < mostCopiesADay) {
    await insertMail(tx, { kind, recipient, language, payload });
  }
}

/** Withdraws the acceptance; 403 for staff, 409 if nothing is accepted. Audited. */
export async function withdrawAgreement(context: AffiliateContext) {
  const { actor } = context;
  refuseStaff(actor);
  const needs = await readTaskNeeds(context);
  return transaction(context, 'agreement.withdraw', 'affiliate', async (tx) => {
    const { version } = await findNewestAgreement(tx);
    if (!(await endAcceptance(tx, actor.id, version))) {
      throw new HttpError(409, 'The agreement is not accepted.');
    }
    return {
      entityId: actor.id,
      before: { version },
      result: await describeOwn(needs, tx, actor.id),
    };
  });
}

/** The network of an address: without the last number of four, or the last five groups of eight. */
function shortened(address: string): string {
  const [, four] = /(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  return four ? `${four}.0` : `${address.split(':').slice(0, 3).join(':')}::`;
}

function refuseStaff({ viaAdminId }: AffiliateActor): void {
  if (viaAdminId !== null) {
    throw new HttpError(403, 'Only the partner can accept or withdraw the agreement.');
  }
}

async function describeOwn({ terms, day }: TaskNeeds, db: Queryable, id: number) {
  const { version, texts, isSample, needsName, publishedAt } = await findNewestAgreement(db);
  const [acceptance] = await findAcceptances(db, version, [id]);
  const account = await requireAffiliate(db, id);
  // The fact of the program is no task of a partner.
  const missing = await findWhatIsMissing(db, [id], day, { isConfirmed: true });
  const { acceptedAt = null, withdrawnAt = null, name = null } = acceptance ?? {};
  return {
    isRequired: terms.payBasis === 'required',
    version,
    texts,
    isSample,
    needsName,
    publishedAt,
    name,
    acceptedAt: withdrawnAt === null ? acceptedAt : null,
    withdrawnAt,
    missing: missing(id, account).map((one) => ({
      ...one,
      path: ownPlaceOfMissing(one.what),
    })),
    w9: { instructions: terms.w9Instructions, phone: terms.supportPhone },
  };
}

/** Every version of the agreement, newest first, and how many have to accept the newest. */
export async function listAgreements(context: StaffContext) {
  const { db } = context;
  const items = await describeAll(db, await findAgreements(db));
  return { items, ...(await countUnaccepted(context)) };
}

interface Texts {
  en: string;
  es: string;
  pt: string;
}

/** Publishes a version, which asks every partner again and mails them. Audited. */
export async function publishAgreement(context: StaffContext, { en, es, pt }: Texts) {
  const needs = await readTaskNeeds(context);
  return transaction(context, 'agreement.publish', 'agreement', async (tx) => {
    const version = await nextVersion(tx);
    await insertAgreement(tx, { version, texts: { en, es, pt }, publishedBy: context.actor.id });
    await mailTasks(tx, await findUnaccepted(needs, tx), 'published');
    const [row] = await describeAll(tx, [await findNewestAgreement(tx)]);
    return { entityId: version, after: { version }, result: row! };
  });
}

async function describeAll(db: Queryable, rows: readonly AgreementRow[]) {
  const accepted = await countAccepted(db);
  const publishers = rows.map(({ publishedBy }) => publishedBy);
  const names = await nameStaff(db, publishers);
  return rows.map(({ version, texts, isSample, publishedAt, publishedBy }) => ({
    version,
    texts,
    isSample,
    publishedAt,
    publishedBy: names.get(publishedBy ?? 0) ?? null,
    accepted: accepted.get(version) ?? 0,
  }));
}
