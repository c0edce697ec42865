type Confetti = typeof import('./confetti.ts');

function load(): Promise<Confetti> {
  return import('./confetti.ts');
}
function without(error: unknown) {
  return console.debug('no confetti', error);
}

/** Fetches the confetti that will soon be needed; without a line it is not asked for in vain. */
export function fetchConfetti(): void {
  if (navigator.onLine) {
    void load().catch(without);
  }
}

/** Milliseconds confetti falls over an answer that deserves it. */
export const confettiMs = 3000;

/** Lets confetti fly once its code has come; without it nothing is lost. */
export function celebrate(fly: (confetti: Confetti) => void): void {
  return void load().then(fly).catch(without);
}
