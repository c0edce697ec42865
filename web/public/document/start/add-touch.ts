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
 * The stored list of followed referral links with one more, as JSON; null when that link was the
 * last one already. What is damaged starts anew.
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
