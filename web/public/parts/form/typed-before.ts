/** What a form holds: the values of its controls by their names. */
export type FormValues = Record<string, string | boolean>;

/** Radio buttons chosen before the code came: the form library sets them to their default. */
export function chosenRadios(): Record<string, string> {
  if (typeof document === 'undefined') {
    return {};
  }
  const checked = 'form input[type=radio]:checked';
  const values: Record<string, string> = {};
  for (const radio of document.querySelectorAll<HTMLInputElement>(checked)) {
    if (!radio.defaultChecked) {
      values[radio.name] = radio.value;
    }
  }
  return values;
}

/** The values that differ from what the server rendered. */
export function typedBefore<Values extends FormValues>(
  blank: Values,
  now: Values,
): Partial<Values> {
  const values = Object.entries(now).filter(
    ([name, value]) => name in blank && value !== blank[name],
  );
  return Object.fromEntries(values) as Partial<Values>;
}

/** Selects an answer that appears under the cursor, so that the next key replaces it. */
export function selectIfFocused(name: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.name === name) {
    activeElement.select();
  }
}
