import { ownStorageKeys } from '#core/domain/options.ts';
import { keepAnswer } from './answers.ts';
import { forget, readStored } from './storage.ts';

// Beside the storage, so that a rate counts where storage is refused.
let current: string | undefined;
const watchers = new Set<() => void>();

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
  for (const watch of watchers) {
    watch();
  }
}

export function watchRate(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}
