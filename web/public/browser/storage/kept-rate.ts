import { ownStorageKeys } from '#core/domain/options.ts';
import { keepAnswer } from './answers.ts';
import { forget, readStored } from './storage.ts';
import { watchers } from './watched.ts';

// Beside the storage, so that a rate counts where storage is refused.
let current: string | undefined;
const { tell, watch } = watchers();
export const watchRate = watch;

/** The annual mortgage rate as the visitor typed it; empty when none was. */
export function keptRate(): string {
  current ??= readStored(ownStorageKeys.mortgageRate) ?? '';
  return current;
}

/** Keeps what is typed with the calculator's answers; an empty text is forgotten. */
export function keepRate(text: string): void {
  if (text) {
    keepAnswer(ownStorageKeys.mortgageRate, text);
  } else {
    forget(ownStorageKeys.mortgageRate);
  }
  current = text;
  tell();
}
