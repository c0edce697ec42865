import type { Dollars } from '../money.ts';
import { formDefaults } from '../options.ts';
import { readCents, readPrice } from './typed-number.ts';

/** Reads a home price in dollars; 500000 when it cannot be read. */
export function parseHomePrice(text: string | null | undefined): Dollars {
  const cents = readCents(text ?? '');
  // One below zero is read, and refused by whoever asks for a price.
  return cents === null ? formDefaults.homePrice : Math.trunc(cents / 100);
}

/** The home price of the eligibility form; a non-numeric one becomes 0 and so fails its rule. */
export function parseHomePriceOrZero(text: string | null | undefined): Dollars {
  return readPrice(text ?? '') ?? 0;
}

/** Reads a monthly bill in dollars; 250 when it cannot be read. */
export function parseElectricBill(text: string | null | undefined): Dollars {
  return readPrice(text ?? '') ?? formDefaults.electricBillFallback;
}
