let isTouch = false;

addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    isTouch = pointerType === 'touch';
  },
  { capture: true },
);
addEventListener(
  'keydown',
  () => {
    isTouch = false;
  },
  { capture: true },
);

/** Whether what a person did last was done with a finger. */
export function wasTouch(): boolean {
  return isTouch;
}
