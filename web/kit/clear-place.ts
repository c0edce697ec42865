const kept = '[role=alert], [data-keep-clear]';
const pressable = `a[href], button, input, select, textarea, summary, label, [tabindex="0"], ${kept}`;
const gap = 12;

/** The lowest bottom edge in the window at which a box covers none of these. */
function clearEdge(box: HTMLElement, covered: string): number | undefined {
  const { left, right, bottom, height } = box.getBoundingClientRect();
  const below = [...document.querySelectorAll(covered)]
    .filter((one) => !box.contains(one) && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < right && one.right > left && one.bottom > 0 && one.top < bottom);
  return [bottom, ...below.map(({ top }) => top - gap)]
    .sort((one, other) => other - one)
    .find(
      (edge) =>
        edge >= height + gap &&
        below.every((one) => one.top >= edge || one.bottom <= edge - height),
    );
}

/**
 * Raises a box at the bottom of the window to the lowest place where it covers nothing that can be
 * pressed or must stay visible, or at least nothing that must. Without such a place it stays.
 */
export function raiseClear(box: HTMLElement): void {
  box.style.bottom = '';
  const place = clearEdge(box, pressable) ?? clearEdge(box, kept);
  if (place !== undefined) {
    box.style.bottom = `${innerHeight - place}px`;
  }
}
