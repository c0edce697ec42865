type Confetti = typeof import('./confetti.ts');

export function loadConfetti(): Promise<Confetti> {
  return import('./confetti.ts');
}

/** Shows confetti once its code has loaded; a failure is ignored. */
export function celebrate(fly: (confetti: Confetti) => void): void {
  loadConfetti()
    .then(fly)
    .catch((error: unknown) => console.debug('no confetti', error));
}
