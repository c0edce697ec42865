type Confetti = typeof import('./confetti.ts');

export function loadConfetti(): Promise<Confetti> {
  return import('./confetti.ts');
}

/** Lets confetti fly once its code has come; without it nothing is lost. */
export function celebrate(fly: (confetti: Confetti) => void): void {
  loadConfetti()
    .then(fly)
    .catch((error: unknown) => console.debug('no confetti', error));
}
