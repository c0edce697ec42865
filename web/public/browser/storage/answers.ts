import { answerLifetimeDays, answerStorageKeys, extraStorageKeys } from '#core/domain/options.ts';
import { forget, readStored, store } from './storage.ts';

/** Stores one answer under its specified key, and starts its lifetime. */
export function keepAnswer(key: string, value: string): void {
  if (!readStored(extraStorageKeys.answersSavedAt)) {
    store(extraStorageKeys.answersSavedAt, new Date().toISOString());
  }
  store(key, value);
}

/** Wipes every answer. The chosen language and the referral code stay. */
export function clearAnswers(): void {
  for (const key of answerStorageKeys) {
    forget(key);
  }
}

export function expireAnswers(): void {
  const savedAt = Date.parse(readStored(extraStorageKeys.answersSavedAt) ?? '');
  if (Number.isFinite(savedAt) && Date.now() - savedAt > answerLifetimeDays * 86_400_000) {
    clearAnswers();
  }
}
