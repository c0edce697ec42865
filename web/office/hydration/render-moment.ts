let moment = 0;

/** Sets the time, in milliseconds, for which the server renders screens. */
export function renderForMoment(at: number): void {
  moment = at;
}

/** The moment for which a screen was rendered; the app hydrates it with the same one. */
export function renderMoment(): number {
  return typeof document === 'undefined'
    ? moment
    : Number(document.getElementById('root')!.dataset['renderedAt']);
}
