export function differing<Values extends Readonly<Record<string, unknown>>>(
  start: Values,
  typed: Values,
): Partial<Values> {
  const changed = Object.entries(typed).filter(([name, value]) => value !== start[name]);
  return Object.fromEntries(changed) as Partial<Values>;
}
