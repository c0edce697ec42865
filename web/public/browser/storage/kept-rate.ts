import { extraStorageKeys } from '#core/domain/options.ts';
import { keepAnswer } from './answers.ts';
import { forget, readStored } from './storage.ts';
import { watchers } from './watched.ts';

// Besides the storage, so that a rate works without it, too.
let current: string | undefined;
const { tell, watch } = watchers();
export const watchRate = watch;

/** The annual mortgage rate as the visitor typed it; empty if none. */
export function keptRate(): string {
  current ??= readStored(extraStorageKeys.mortgageRate) ?? '';
  return current;
}

/** Stores the typed rate with the calculator's answers; an empty text removes it. */
export function keepRate(text: string): void {
  if (text) {
    keepAnswer(extraStorageKeys.mortgageRate, text);
  } else {
    forget(extraStorageKeys.mortgageRate);
  }
  current = text;
  tell();
}
