const pressable =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [role=alert], [data-keep-clear]';
const gap = 12;

/**
 * Raises a box at the bottom of the window to the lowest place where it covers nothing that can be
 * pressed or must stay visible. Without such a place it stays.
 */
export function raiseClear(box: HTMLElement): void {
  box.style.bottom = '';
  const { left, right, bottom, height } = box.getBoundingClientRect();
  const below = [...document.querySelectorAll(pressable)]
    .filter((one) => !box.contains(one) && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < right && one.right > left && one.bottom > 0 && one.top < bottom);
  const place = [bottom, ...below.map(({ top }) => top - gap)]
    .sort((one, other) => other - one)
    .find((edge) => below.every((one) => one.top >= edge || one.bottom <= edge - height));
  if (place !== undefined && place >= height + gap) {
    box.style.bottom = `${innerHeight - place}px`;
  }
}
