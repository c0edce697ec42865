let moment = 0;

/** The server draws screens for this moment from now on, in milliseconds. */
export function drawForMoment(at: number): void {
  moment = at;
}

/** The moment for which a screen was drawn; the app takes it over as it stood then. */
export function drawnMoment(): number {
  return typeof document === 'undefined'
    ? moment
    : Number(document.getElementById('root')!.dataset['drawnAt']);
}
