import type { CreateTypes } from 'canvas-confetti';
import { prefersLessMotion } from './motion.ts';
import styles from './confetti.module.css';

const tokens = ['--sun', '--sun-line', '--leaf', '--sky', '--clay', '--paper-raised'] as const;

/**
 * The colours of the house as the library wants them: hex. A canvas is the one place where a
 * browser turns any colour into bytes.
 */
function tokenColors(): string[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const root = getComputedStyle(document.documentElement);
  return tokens.map((token) => {
    pen.fillStyle = root.getPropertyValue(token);
    pen.fillRect(0, 0, 1, 1);
    return `#${Array.from(pen.getImageData(0, 0, 1, 1).data.subarray(0, 3), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  });
}

/**
 * Throws what `script` fires over the whole page, dialogs included, and clears up after the last
 * piece has fallen.
 */
async function celebrate(
  script: (fire: CreateTypes, colors: string[]) => Promise<unknown>,
): Promise<void> {
  if (prefersLessMotion()) {
    return;
  }
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = styles.canvas!;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.popover = 'manual';
  document.body.append(canvas);
  canvas.showPopover();
  // A dialog that opens later lies above what was shown before it: the canvas is shown once more,
  // on top.
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
  // A worker of the library would be made from a blob, which the content security policy refuses.
  const fire = confetti.create(canvas, {
    resize: true,
    useWorker: false,
    disableForReducedMotion: true,
  });
  try {
    await script(fire, tokenColors());
  } finally {
    dialogs.disconnect();
    canvas.remove();
  }
}

function pause(ms: number) {
  return new Promise((done) => setTimeout(done, ms));
}

/** A few bursts from below, as after a successful calculation. */
export function burst(): Promise<void> {
  return celebrate(async (fire, colors) => {
    const cannon = (x: number, angle: number, particleCount: number) =>
      fire({
        particleCount,
        angle,
        spread: 70,
        startVelocity: 52,
        origin: { x, y: 0.95 },
        colors,
        ticks: 220,
        scalar: 1.05,
      });
    const fired = [cannon(0.5, 90, 70)];
    await pause(220);
    fired.push(cannon(0.1, 60, 45), cannon(0.9, 120, 45));
    await pause(260);
    fired.push(cannon(0.3, 80, 30), cannon(0.7, 100, 30));
    await Promise.all(fired);
  });
}

/** Confetti from both sides every 250 ms for `ms`, thinning out. */
export function rain(ms = 3000): Promise<void> {
  return celebrate(async (fire, colors) => {
    const fired: Promise<unknown>[] = [];
    for (let left = ms; left > 0; left -= 250) {
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
            particleCount: Math.ceil((40 * left) / ms),
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
