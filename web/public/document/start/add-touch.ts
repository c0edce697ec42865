import { mostTouches } from './values.ts';

function parseList(json: string | null): { code?: unknown }[] {
  try {
    const list: unknown = JSON.parse(json!);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/**
 * Adds a touch to the stored list, as JSON; null if its link was already the last one. A damaged
 * list starts over.
 */
export function addTouch(json: string | null, code: string, at: string): string | null {
  const touches = parseList(json);
  if (touches.at(-1)?.code === code) {
    return null;
  }
  return JSON.stringify(
    [
      ...touches,
      {
        code,
        at,
      },
    ].slice(0, mostTouches),
  );
}
