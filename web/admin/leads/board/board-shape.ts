const storageKey = 'board_shape';
const usualCards = 3;

function readShape(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Keeps how many cards a column shows, for the next time that the board loads. */
export function keepCardCount(status: string, count: number): void {
  localStorage.setItem(storageKey, JSON.stringify({ ...readShape(), [status]: count }));
}

/** How many cards a column showed when this browser last saw it. */
export function expectedCards(status: string): number {
  const count = readShape()[status];
  return typeof count === 'number' && count <= 20 ? count : usualCards;
}
