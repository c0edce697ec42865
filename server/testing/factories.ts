import type { LightMyRequestResponse } from 'fastify';
import { currentConsentVersion } from '#core/domain/permission/consent.ts';

/** Sends calls, such as a client of the app. */
interface Sender {
  post(url: string, payload?: unknown): Promise<LightMyRequestResponse>;
}

let number = 0;

/** A number in letters, as a plain name has no digits: 10 is "Ba". */
export function numberWord(of: number): string {
  const word = [...String(of)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A complete application as the page sends it, unlike every other one. */
export function makeLeadBody(changes: Record<string, unknown> = {}) {
  number += 1;
  return {
    firstName: 'Ana',
    lastName: `Lopez ${number}`,
    email: `ana.${number}@example.com`,
    phone: '(503) 555-0100',
    currentAddress: '12 Main Street, Portland, OR 97204',
    housingStatus: 'rent',
    timeline: '1-3 months',
    contactMethod: 'phone',
    monthlyPayment: '$1000-$1500',
    homePrice: 500_000,
    electricBill: 350,
    creditScore: '700-739',
    propertyState: 'TX',
    firstTimeHomebuyer: true,
    consentVersion: currentConsentVersion,
    consentTicked: 'preset',
    secondsOnForm: 45,
    ...changes,
  };
}

export function makeSessionId(): string {
  return `session-${(number += 1)}-${process.pid}`;
}

/** Makes a partner through the door that staff use. */
export async function makeAffiliate(
  staff: Sender,
  changes: Record<string, unknown> = {},
): Promise<{
  id: number;
  referralCode: string;
  email: string;
  updatedAt: string;
}> {
  number += 1;
  const answer = await staff.post('/api/admin/affiliates', {
    firstName: 'Rita',
    lastName: `Realtor ${numberWord(number)}`,
    email: `rita.${number}@example.com`,
    ...changes,
  });
  if (answer.statusCode !== 201) {
    throw new Error(`no affiliate: ${answer.statusCode} ${answer.body}`);
  }
  return answer.json();
}
