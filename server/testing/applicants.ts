import { setTimeout as sleep } from 'node:timers/promises';
import { usualAnswers } from './usual-answers.ts';

/** The answers in the application form. */
export interface Application {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  [field: string]: unknown;
}

/**
 * A complete application, different for every number, of an applicant who followed the link with
 * this code.
 */
export function applicationOf(number: number, referralCode: string): Application {
  return {
    firstName: 'Rosalinda',
    lastName: `Quintanilla${number}`,
    email: `rosalinda.quintanilla.${number}@example.com`,
    phone: '(541) 555-0147',
    currentAddress: `${number} Orchard Lane, Medford, OR 97501`,
    ...usualAnswers,
    referralCode,
    sessionId: `applicant-${number}`,
    pageUrl: '/apply',
    website: '',
    secondsOnForm: 74,
  };
}

/**
 * Several people who apply one after the other without a pause, until the server is gone;
 * afterwards they try again with the same key.
 */
export class Applicants {
  /** Lead id by number of the application: what the server has acknowledged. */
  readonly acknowledged = new Map<number, number>();
  readonly #referralCode: string;
  #next = 1;
  #unanswered: number[] = [];

  constructor(referralCode: string) {
    this.#referralCode = referralCode;
  }

  /** How many different applications were sent, answered or not. */
  get sent(): number {
    return this.#next - 1;
  }

  async #send(origin: string, number: number): Promise<boolean> {
    try {
      const response = await fetch(`${origin}/api/leads`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `application-${number}`,
        },
        body: JSON.stringify(applicationOf(number, this.#referralCode)),
      });
      if (response.status === 503) {
        return false;
      }
      if (response.status !== 201) {
        throw new Refused(`${response.status}: ${await response.text()}`);
      }
      const { id } = (await response.json()) as { id: number };
      const before = this.acknowledged.get(number);
      if (before !== undefined && before !== id) {
        throw new Refused(`application ${number} became lead ${before} and lead ${id}`);
      }
      this.acknowledged.set(number, id);
      return true;
    } catch (error) {
      if (error instanceof Refused) {
        throw error;
      }
      return false;
    }
  }

  /**
   * Streams applications over this many connections; resolves when the server no longer answers.
   * Throws when it refuses one.
   */
  async stream(origin: string, connections: number): Promise<void> {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (;;) {
          const number = this.#unanswered.pop() ?? this.#next++;
          if (await this.#send(origin, number)) {
            continue;
          }
          this.#unanswered.push(number);
          return;
        }
      }),
    );
  }

  /** Resolves when this many more applications are acknowledged. */
  async acknowledge(more: number): Promise<void> {
    const enough = this.acknowledged.size + more;
    while (this.acknowledged.size < enough) {
      await sleep(2);
    }
  }
}

class Refused extends Error {}
