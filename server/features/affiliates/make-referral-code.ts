import { codeOfName, foldReferralCode, isUsableCode } from '#core/domain/referral.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { randomId } from '#server/outside/ids.ts';
import { listCodesFrom } from './queries.ts';

const mostNumber = 1000;
const nameless = 'partner';

/**
 * A free referral code made of a person's name; of chance when the name has no letters to offer.
 */
export async function makeReferralCode(
  db: Queryable,
  {
    firstName,
    lastName,
  }: {
    firstName: string;
    lastName: string;
  },
): Promise<string> {
  const base = codeOfName(firstName, lastName) || nameless;
  const taken = await listCodesFrom(db, foldReferralCode(base));
  for (let number = 1; number < mostNumber; number += 1) {
    const code = number === 1 ? base : `${base}${number}`;
    if (isUsableCode(code) && !taken.has(foldReferralCode(code))) {
      return code;
    }
  }
  const chance = randomId()
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 10);
  return `${base.slice(0, 9)}-${chance}`;
}
