/** What a form holds: the values of its controls by their names. */
export type FormValues = Record<string, string | boolean>;

/**
 * Radio buttons chosen before the code came: the form library looks at every other control itself,
 * but sets these to their default.
 */
export function chosenRadios(): Record<string, string> {
  if (typeof document === 'undefined') {
    return {};
  }
  const radios = [...document.querySelectorAll<HTMLInputElement>('form input[type=radio]:checked')];
  const chosen = radios.filter((radio) => !radio.defaultChecked);
  return Object.fromEntries(chosen.map((radio) => [radio.name, radio.value]));
}

/** The values that differ from what the server rendered. */
export function typedBefore<Values extends FormValues>(
  blank: Values,
  now: Values,
): Partial<Values> {
  const names = Object.keys(blank).filter((name) => now[name] !== blank[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Values>;
}

/**
 * A known answer that appears under the cursor is selected, as if the visitor had tabbed into it:
 * the next key replaces it.
 */
export function selectIfFocused(name: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.name === name) {
    activeElement.select();
  }
}
