import { namedCode, namedLanguage } from './values.ts';

/** The code of the language that a text names; undefined if none. */
export const readLanguage = (text: string | null): string | undefined =>
  namedLanguage.exec(text?.trim() ?? '')?.[1]?.toLowerCase();

/** The text if it is a referral code; otherwise undefined. */
export const readCode = (text: string | null): string | undefined =>
  namedCode.exec(text?.trim() ?? '')?.[0];
