import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project, withPage } from './chromium.ts';
import { ffmpeg, publish } from './media-file.ts';

// Draws the default hero film frame by frame, encodes it, and writes web/public/media/hero-media.ts.
const width = 1280,
  height = 800,
  rate = 24,
  seconds = 6,
  frames = rate * seconds;
const folder = await mkdtemp(join(tmpdir(), 'hero-'));
const made = (name: string) => join(folder, name);

try {
  await withPage({ width, height }, async (page, origin) => {
    await page.goto(`${origin}/art/hero-scene.html`);
    await page.waitForFunction('typeof window.drawFilm === "function"');
    for (let frame = 0; frame < frames; frame++) {
      const picture = await page.evaluate<string>(
        `drawFilm(${frame / (frames - 1)}), document.querySelector('canvas').toDataURL('image/png')`,
      );
      await writeFile(
        made(`${String(frame).padStart(4, '0')}.png`),
        Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'),
      );
    }
  });
  const input = ['-framerate', String(rate), '-i', made('%04d.png')],
    first = ['-i', made('0000.png'), '-frames:v', '1'];
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '36',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '240',
    '-row-mt',
    '1',
    '-deadline',
    'good',
    '-passlogfile',
    made('pass'),
  ];
  ffmpeg(...input, ...vp9, '-pass', '1', '-cpu-used', '4', '-f', 'null', '-');
  ffmpeg(
    ...input,
    ...vp9,
    '-pass',
    '2',
    '-cpu-used',
    '2',
    '-fflags',
    '+bitexact',
    made('day.webm'),
  );
  ffmpeg(
    ...input,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '24',
    '-tune',
    'animation',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    made('day.mp4'),
  );
  const poster: Record<'avif' | 'webp', Record<number, string>> = { avif: {}, webp: {} };
  for (const [size, avif, webp] of [
    [640, 33, 46],
    [1280, 32, 52],
  ] as const) {
    const scale = ['-vf', `scale=${size}:-2:flags=lanczos`];
    ffmpeg(
      ...first,
      ...scale,
      '-c:v',
      'libaom-av1',
      '-still-picture',
      '1',
      '-crf',
      String(avif),
      '-cpu-used',
      '3',
      '-pix_fmt',
      'yuv420p',
      made(`day-${size}.avif`),
    );
    ffmpeg(
      ...first,
      ...scale,
      '-c:v',
      'libwebp',
      '-quality',
      String(webp),
      '-compression_level',
      '6',
      '-preset',
      'drawing',
      made(`day-${size}.webp`),
    );
    poster.avif[size] = await publish('hero', made(`day-${size}.avif`));
    poster.webp[size] = await publish('hero', made(`day-${size}.webp`));
  }
  const films = {
    webm: await publish('hero', made('day.webm')),
    mp4: await publish('hero', made('day.mp4')),
  };
  await writeFile(
    join(project, 'web/public/media/hero-media.ts'),
    `/** The film when staff have set none: one day over a house and its family, once, ${seconds} s, by art/render-hero.ts. Posters: its first frame. */
export const defaultHero = {
  webm: '${films.webm}',
  mp4: '${films.mp4}',
  poster: {
    avif: { 640: '${poster.avif[640]}', 1280: '${poster.avif[1280]}' },
    webp: { 640: '${poster.webp[640]}', 1280: '${poster.webp[1280]}' },
  },
  width: ${width},
  height: ${height},
} as const;
`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
