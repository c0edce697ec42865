type Confetti = typeof import('./confetti.ts');

const load = (): Promise<Confetti> => import('./confetti.ts');
const without = (error: unknown) => console.debug('no confetti', error);

/** Fetches the confetti that will soon be needed. */
export const fetchConfetti = (): void => void load().catch(without);

/** Lets confetti fly once its code has come; without it nothing is lost. */
export const celebrate = (fly: (confetti: Confetti) => void): void =>
  void load().then(fly).catch(without);
