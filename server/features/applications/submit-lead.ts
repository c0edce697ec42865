import type { Application } from '#core/contract/leads.ts';
import { readTelephone } from '#server/outside/telephone.ts';
import { busy, fieldError, HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import { countRecent } from './count-recent.ts';
import type { StoredApplication } from './find-first-uses.ts';
import { type ApplicationKey, makeApplicationKey } from './make-application-key.ts';
import type { Intake } from './open-intake.ts';
import { refuseWithoutConsent } from './refuse-without-consent.ts';

type IntakeContext = Context & { intake: Intake };

interface Sent {
  application: Application;
  /** The Idempotency-Key header, if the client sent one. */
  idempotencyKey: string | undefined;
}

/**
 * Stores an application as a lead, once however often it is sent; 400 for an unusable key, a number
 * that no network has, or a no to a consent that is required; 422 when its key was used for another application, 503 when too many wait.
 */
export async function submitLead(context: IntakeContext, sent: Sent) {
  const application = withTelephone(sent.application);
  refuseWithoutConsent(application, await context.programme.currentTerms());
  const key = makeApplicationKey(application, sent.idempotencyKey);
  const underway = context.intake.underway.get(key.key);
  const stored = await (underway ?? takeIn(context, application, key));
  // The first use was removed between our two looks.
  if (!stored) {
    throw busy();
  }
  if (stored.hash !== key.hash) {
    throw new HttpError(422, 'This Idempotency-Key was already used for a different application.');
  }
  const { id, homePrice } = stored;
  return { id, homePrice };
}

/** The application with its number as it is kept; 400 when nobody could be called by it. */
function withTelephone(application: Application): Application {
  const phone = readTelephone(application.phone);
  if (phone === null) {
    throw fieldError([{ path: 'phone', key: 'mobile.format' }]);
  }
  return { ...application, phone };
}

/** Hands the application to the batch that `storeApplications` writes. */
function takeIn(
  { intake, language, ipAddress, userAgent, now }: IntakeContext,
  application: Application,
  { key, hash }: ApplicationKey,
): Promise<StoredApplication | undefined> {
  const { batch, underway, recent } = intake;
  if (batch.isFull) {
    throw busy();
  }
  const stored = batch
    .add({
      application,
      key,
      hash,
      language,
      ipAddress,
      userAgent,
      recentFromAddress: countRecent(recent, ipAddress, now),
    })
    .finally(() => underway.delete(key));
  underway.set(key, stored);
  return stored;
}
