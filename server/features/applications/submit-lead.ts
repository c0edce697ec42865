import type { Language } from '#core/domain/language.ts';
import { type Batch, makeBatch } from '#server/db/batch.ts';
import { sha256 } from '#server/outside/ids.ts';
import { busy, HttpError } from '#server/platform/http-error.ts';
import type { Deps } from '../deps.ts';
import { RecentAddresses } from './count-recent.ts';
import { findTouches } from './find-touches.ts';
import { type Application, judgeLead } from './judge-lead.ts';
import { chooseReferral, claimedCodes } from './choose-referral.ts';
import { automaticPrefix, findFirstUses, type KeyedLead, storeLeads } from './store-leads.ts';

/** An application as it came through the door, and who sent it. */
export interface Submission {
  application: Application;
  /** The Idempotency-Key header, if the client sent one. */
  idempotencyKey: string | undefined;
  language: Language;
  ipAddress: string;
  userAgent: string | null;
}

export interface StoredLead {
  id: number;
  homePrice: number | null;
}

interface Keyed extends Submission {
  key: string;
  hash: string;
  recentFromAddress: number;
}

/** The lead a key stands for, and the hash of the application it was made of. */
interface Outcome extends StoredLead {
  hash: string;
}

const keyShape = /^[\x21-\x7e]{1,100}$/;

/**
 * The same application has the same key: what differs between two clicks (the time spent, the way
 * here) is left out.
 */
function keyOf(submission: Submission): Omit<Keyed, 'recentFromAddress'> {
  const { idempotencyKey, application } = submission;
  if (idempotencyKey !== undefined && !keyShape.test(idempotencyKey)) {
    throw new HttpError(400, 'An Idempotency-Key has 1 to 100 visible ASCII characters.');
  }
  const {
    secondsOnForm: _seconds,
    referralTouches: _touches,
    pageUrl: _page,
    consent: _consent,
    ...content
  } = application;
  const hash = sha256(JSON.stringify(content));
  return {
    ...submission,
    hash,
    key: idempotencyKey === undefined ? automaticPrefix + hash : `key:${idempotencyKey}`,
  };
}

const isRowError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));

/**
 * The way of an application into the house. Those that arrive together are stored together; alone,
 * one goes at once.
 */
export class LeadDesk {
  readonly #deps: Deps;
  readonly #batch: Batch<Keyed, Outcome | undefined>;
  readonly #underway = new Map<string, Promise<Outcome | undefined>>();
  readonly #recent = new RecentAddresses();

  constructor(deps: Deps) {
    this.#deps = deps;
    // Two on a server: fewer, larger statements than with three (0.54 instead of 0.48 of a bare
    // insert), and no lead waits for a slow one.
    const concurrency = deps.database.engine === 'embedded' ? 1 : 2;
    this.#batch = makeBatch({
      write: (items) => this.#store(items),
      isRowError,
      size: 32,
      concurrency,
      capacity: 2000,
    });
  }

  /** True while applications queue up: whatever is less important should step aside. */
  get isUnderPressure(): boolean {
    return this.#batch.waiting > 100;
  }

  /**
   * Stores an application as a lead, once however often it is sent; 422 when its key was used for
   * another one, 503 when too many wait.
   */
  async submit(submission: Submission): Promise<StoredLead> {
    const keyed = keyOf(submission);
    const outcome = await (this.#underway.get(keyed.key) ?? this.#begin(keyed));
    // The first use was removed between our two looks.
    if (!outcome) {
      throw busy();
    }
    const { id, homePrice, hash } = outcome;
    if (hash !== keyed.hash) {
      throw new HttpError(
        422,
        'This Idempotency-Key was already used for a different application.',
      );
    }
    return { id, homePrice };
  }

  #begin(keyed: Omit<Keyed, 'recentFromAddress'>): Promise<Outcome | undefined> {
    if (this.#batch.isFull) {
      throw busy();
    }
    const recentFromAddress = this.#recent.count(keyed.ipAddress, this.#deps.clock.now().getTime());
    const outcome = this.#batch
      .add({ ...keyed, recentFromAddress })
      .finally(() => this.#underway.delete(keyed.key));
    this.#underway.set(keyed.key, outcome);
    return outcome;
  }

  async #store(items: Keyed[]): Promise<(Outcome | undefined)[]> {
    const { database, programme, clock, config, wakeOutbox } = this.#deps;
    const terms = await programme.currentTerms();
    const now = clock.now();
    const sessionIds = items.flatMap(({ application }) => application.sessionId ?? []);
    const { live, bySession } = await findTouches(
      database,
      sessionIds,
      items.flatMap(({ application }) => claimedCodes(application)),
    );
    const leads = items.map(({ application, key, hash, ...circumstances }): KeyedLead => {
      const kept = bySession.get(application.sessionId ?? '') ?? [];
      const referral = chooseReferral(
        application,
        application.email,
        live,
        kept,
        now,
        terms.attributionDays,
      );
      return {
        ...judgeLead(application, referral, terms, { ...circumstances, now }),
        key,
        request_hash: hash,
        staff_mail: config.staffMail ?? null,
      };
    });
    const stored = await storeLeads(database, leads);
    wakeOutbox();
    const repeated = leads.filter(({ key }) => !stored.has(key)).map(({ key }) => key);
    const firstUses = repeated.length === 0 ? undefined : await findFirstUses(database, repeated);
    return leads.map(({ key, request_hash: hash, home_price: homePrice }) => {
      const id = stored.get(key);
      return id === undefined
        ? firstUses?.get(key)
        : {
            id,
            homePrice,
            hash,
          };
    });
  }
}
