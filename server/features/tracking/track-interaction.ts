import type * as z from 'zod/mini';
import type { trackInteractionBody } from '#core/contract/tracking.ts';
import { foldReferralCode, isReservedCode, normalizeReferralCode } from '#core/domain/referral.ts';
import { type Batch, makeBatch } from '#server/db/batch.ts';
import { truncateAddress } from '#server/platform/logs.ts';
import { busy } from '#server/platform/http-error.ts';
import type { Deps } from '../deps.ts';
import { insertInteractions, type NewInteraction } from './queries.ts';

type Step = z.output<typeof trackInteractionBody>;

function codeOf({ action, data }: Step): string | null {
  const code = action === 'page_view' ? normalizeReferralCode(data?.['referralCode']) : null;
  return code === null || isReservedCode(code) ? null : foldReferralCode(code);
}

/**
 * Takes in what visitors do, many in one statement. Steps aside (503) when it cannot keep up or
 * when applications queue.
 */
export class StepLog {
  readonly #batch: Batch<NewInteraction, void>;
  readonly #deps: Deps;
  readonly #mustStepAside: () => boolean;

  constructor(deps: Deps, mustStepAside: () => boolean) {
    this.#deps = deps;
    this.#mustStepAside = mustStepAside;
    this.#batch = makeBatch({
      write: async (rows) => {
        await insertInteractions(deps.database, rows);
        return [];
      },
      isRowError: (error) =>
        error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)),
      size: 500,
      concurrency: 2,
      capacity: 5000,
    });
  }

  /** Answers once the step is committed. Only the network of the address is kept. */
  async track(step: Step, address: string, header: string | null): Promise<{ ok: boolean }> {
    if (this.#batch.isFull || this.#mustStepAside()) {
      throw busy();
    }
    const { city, region, country, countryCode, timezone, latitude, longitude, isp, organization } =
      this.#deps.geo.locate(address);
    const { sessionId, userAgent, page, action, data = null } = step;
    await this.#batch.add({
      session_id: sessionId,
      user_agent:
        userAgent
          ?.replace(/[\u0000-\u001f\u007f]/g, ' ')
          .slice(0, 512)
          .toWellFormed() ?? header,
      ip_address: truncateAddress(address),
      city,
      region,
      country,
      country_code: countryCode,
      timezone,
      latitude,
      longitude,
      isp,
      organization,
      page,
      action,
      data,
      code: codeOf(step),
    });
    return { ok: true };
  }
}
