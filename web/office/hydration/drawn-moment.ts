let moment = 0;

/** Sets the time, in milliseconds, for which the server draws screens. */
export function drawForMoment(at: number): void {
  moment = at;
}

/** The moment for which a screen was drawn; the app hydrates it with the same one. */
export function drawnMoment(): number {
  return typeof document === 'undefined'
    ? moment
    : Number(document.getElementById('root')!.dataset['drawnAt']);
}
