import { namedCode, namedLanguage } from './values.ts';

/** The language that a text names, as a code; nothing when it names none. */
export const readLanguage = (text: string | null): string | undefined =>
  namedLanguage.exec(text?.trim() ?? '')?.[1]?.toLowerCase();

/** The referral code that a text is; nothing when it is none. */
export const readCode = (text: string | null): string | undefined =>
  namedCode.exec(text?.trim() ?? '')?.[0];
