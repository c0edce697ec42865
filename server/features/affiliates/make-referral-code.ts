import { foldReferralCode, isUsableCode } from '#core/domain/referral.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { randomId } from '#server/outside/ids.ts';
import { listCodesFrom } from './queries.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/[^A-Za-z0-9]/g, '');

/**
 * A free referral code made of a person's name; of chance when the name has no letters to offer.
 */
export async function makeReferralCode(
  db: Queryable,
  firstName: string,
  lastName: string,
): Promise<string> {
  const name = `${plain(firstName)}${plain(lastName)}`.slice(0, 16);
  const base = name.length >= 3 ? name : `partner${name}`;
  const taken = await listCodesFrom(db, foldReferralCode(base));
  for (let number = 1; number < 1000; number += 1) {
    const code = number === 1 ? base : `${base}${number}`;
    if (isUsableCode(code) && !taken.has(foldReferralCode(code))) {
      return code;
    }
  }
  return `${base.slice(0, 9)}-${plain(randomId()).slice(0, 10)}`;
}
