import { extraStorageKeys } from '#core/domain/options.ts';
import { keepAnswer } from './answers.ts';
import { forget, readStored } from './storage.ts';
import { watchers } from './watched.ts';

/** A short answer that is given beside an estimate and kept with the calculator's answers. */
function keptText(key: string) {
  // Besides the storage, so that an answer works without it, too.
  let current: string | undefined;
  const { tell, watch } = watchers();
  return {
    watch,
    /** As it was given; empty if it was not. */
    read(): string {
      current ??= readStored(key) ?? '';
      return current;
    },
    /** An empty text removes it. */
    keep(text: string): void {
      if (text) {
        keepAnswer(key, text);
      } else {
        forget(key);
      }
      current = text;
      tell();
    },
  };
}

/** The annual mortgage rate, as typed. */
export const keptRate = keptText(extraStorageKeys.mortgageRate);

/** Whether panels are wanted: `yes` or `no` once one of the two was pressed. */
export const keptWish = keptText(extraStorageKeys.wantsPanels);
