import { successSound } from '../../media/sound-media.ts';
import { prefersLessMotion } from './motion.ts';

let chime: HTMLAudioElement | undefined;

/** Preloads the chime, so that it sounds on time. */
export function prepareSuccess(): void {
  if (chime || prefersLessMotion()) {
    return;
  }
  const probe = document.createElement('audio');
  chime = new Audio(
    probe.canPlayType('audio/webm; codecs=opus') ? successSound.webm : successSound.m4a,
  );
  chime.preload = 'auto';
  chime.volume = 0.5;
}

/** The short chime of success. A browser that refuses sound is not an error. */
export function playSuccess(): void {
  if (prefersLessMotion()) {
    return;
  }
  prepareSuccess();
  chime!.currentTime = 0;
  chime!.play().catch((error: unknown) => console.debug('no sound', error));
}
