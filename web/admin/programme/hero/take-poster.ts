import { setHeroPoster } from '#core/contract/programme/media.ts';
import { call } from '#web/kit/api.ts';
import type { HeroMediaRow } from '../../api-types.ts';

export async function sendPoster({ id, filePath }: HeroMediaRow): Promise<HeroMediaRow> {
  const poster = await takePoster(filePath);
  const body = new FormData();
  body.append('poster', poster, 'poster.jpg');
  return call(setHeroPoster, { params: { id }, body });
}

const mostWidth = 1600;
const patienceMs = 15_000;
const laterSeconds = 1;
// Brightness of 255: a film that starts darker is lit a second later.
const dark = 24;

function heard(film: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The film says nothing.')), patienceMs);
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    film.addEventListener(event, settle(resolve), { once: true });
    film.addEventListener(
      'error',
      settle(() => reject(new Error('The film cannot be played.'))),
      { once: true },
    );
  });
}

function draw(film: HTMLVideoElement): HTMLCanvasElement {
  const scale = Math.min(1, mostWidth / film.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(film.videoWidth * scale);
  canvas.height = Math.round(film.videoHeight * scale);
  canvas.getContext('2d')!.drawImage(film, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isDark(canvas: HTMLCanvasElement): boolean {
  const sample = document.createElement('canvas');
  sample.width = 16;
  sample.height = 10;
  const pen = sample.getContext('2d')!;
  pen.drawImage(canvas, 0, 0, sample.width, sample.height);
  const { data } = pen.getImageData(0, 0, sample.width, sample.height);
  let brightest = 0;
  for (let at = 0; at < data.length; at += 4) {
    brightest = Math.max(brightest, data[at]!, data[at + 1]!, data[at + 2]!);
  }
  return brightest < dark;
}

/**
 * The first frame of a film by its address on this site, or the frame after a second if it starts
 * in the dark. Rejects if the browser cannot play it.
 */
async function takePoster(address: string): Promise<Blob> {
  const film = document.createElement('video');
  film.muted = true;
  film.preload = 'auto';
  film.playsInline = true;
  try {
    const loaded = heard(film, 'loadeddata');
    film.src = address;
    await loaded;
    let canvas = draw(film);
    if (isDark(canvas) && film.duration > laterSeconds) {
      const sought = heard(film, 'seeked');
      film.currentTime = laterSeconds;
      await sought;
      canvas = draw(film);
    }
    return await blobOf(canvas);
  } finally {
    // Releases the film; otherwise it would load to its end.
    film.removeAttribute('src');
    film.load();
  }
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('There is no picture.'))),
      'image/jpeg',
      0.92,
    );
  });
}
