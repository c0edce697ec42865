import type { CreateTypes } from 'canvas-confetti';
import { prefersLessMotion } from './motion.ts';
import styles from './confetti.module.css';

const tokens = ['--sun', '--sun-line', '--leaf', '--sky', '--clay', '--paper-raised'] as const;

/** The brand colours as hex, which the library needs: a canvas converts any colour. */
function tokenColors(): string[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const root = getComputedStyle(document.documentElement);
  return tokens.map((token) => {
    pen.fillStyle = root.getPropertyValue(token);
    pen.fillRect(0, 0, 1, 1);
    return `#${Array.from(pen.getImageData(0, 0, 1, 1).data.subarray(0, 3), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** A canvas on top of everything, raised again if a later dialog would cover it. */
function canvasOverAll(canvas: HTMLCanvasElement): () => void {
  canvas.popover = 'manual';
  document.body.append(canvas);
  canvas.showPopover();
  const rise = (changes: MutationRecord[]) => {
    if (!changes.some(({ target }) => target instanceof HTMLDialogElement && target.open)) {
      return;
    }
    canvas.hidePopover();
    canvas.showPopover();
  };
  const dialogs = new MutationObserver(rise);
  dialogs.observe(document.body, {
    subtree: true,
    attributeFilter: ['open'],
  });
  return () => dialogs.disconnect();
}

/** Fires what `script` asks for, and cleans up after the last piece fell. */
async function celebrate(
  script: (fire: CreateTypes, colors: string[]) => Promise<unknown>,
  place: (canvas: HTMLCanvasElement) => () => void = canvasOverAll,
): Promise<void> {
  if (prefersLessMotion()) {
    return;
  }
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = styles.canvas!;
  canvas.setAttribute('aria-hidden', 'true');
  const leave = place(canvas);
  // The library's worker would be made from a blob, which the content security policy forbids.
  const fire = confetti.create(canvas, {
    resize: true,
    useWorker: false,
    disableForReducedMotion: true,
  });
  try {
    await script(fire, tokenColors());
  } finally {
    leave();
    canvas.remove();
  }
}

function pause(ms: number) {
  return new Promise((done) => setTimeout(done, ms));
}

/** A canvas behind the text and figures of the open dialog; else over all. */
function canvasBehind(canvas: HTMLCanvasElement): () => void {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) {
    return canvasOverAll(canvas);
  }
  canvas.classList.add(styles.behind!);
  dialog.prepend(canvas);
  return () => {};
}

/**
 * A few short bursts from the edges, as after a successful calculation. They last 1.2 s and pass
 * behind the figures, which must stay readable.
 */
export function burst(): Promise<void> {
  return celebrate(async (fire, colors) => {
    const cannon = (x: number, y: number, angle: number) =>
      fire({
        particleCount: 45,
        angle,
        spread: 50,
        startVelocity: 38,
        origin: { x, y },
        colors,
        ticks: 54,
        scalar: 1.05,
      });
    const fired = [cannon(0, 0.9, 60), cannon(1, 0.9, 120)];
    await pause(150);
    fired.push(cannon(0, 0.5, 45), cannon(1, 0.5, 135));
    await pause(150);
    fired.push(cannon(0, 0.2, 20), cannon(1, 0.2, 160));
    await Promise.all(fired);
  }, canvasBehind);
}

/** How long it rains, in milliseconds. */
const rainMs = 3000;

/** Confetti from both sides every 250 ms, thinning out. */
export function rain(): Promise<void> {
  return celebrate(async (fire, colors) => {
    const fired: Promise<unknown>[] = [];
    for (let left = rainMs; left > 0; left -= 250) {
      for (const [from, to] of [
        [0.1, 0.35],
        [0.65, 0.9],
      ] as const) {
        const origin = {
          x: from + Math.random() * (to - from),
          y: Math.random() * 0.3 - 0.1,
        };
        fired.push(
          fire({
            particleCount: Math.ceil((40 * left) / rainMs),
            spread: 360,
            startVelocity: 28,
            ticks: 90,
            origin,
            colors,
          })!,
        );
      }
      await pause(250);
    }
    await Promise.all(fired);
  });
}
