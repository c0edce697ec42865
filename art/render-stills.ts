import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import sharp, { type Sharp } from 'sharp';
import { project, withPage } from './chromium.ts';
import { publish } from './media-file.ts';

// Draws the stills from the scene of the film, for pages and for mails. Their moments, cameras and
// people are in still-scenes.js.
const names = ['morning', 'noon', 'golden', 'dawn', 'evening', 'night'] as const;
const mailed = ['morning', 'golden', 'evening'] as const;
const folder = await mkdtemp(join(tmpdir(), 'stills-'));
const made = (name: string) => join(folder, name);

/** A picture as a JPEG that is light enough to travel with every mail; no mail program is without. */
async function mailPicture(picture: Sharp): Promise<Buffer> {
  for (let quality = 60; ; quality--) {
    const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= 20_000) {
      return bytes;
    }
  }
}

/** Puts it beside those that earlier mails name, which stay for their readers. */
async function publishForMail(name: string, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const file = `${name}.${hash}.jpg`;
  await mkdir(join(project, 'web/public/media/mail'), { recursive: true });
  await writeFile(join(project, 'web/public/media/mail', file), bytes);
  console.log(`${(bytes.length / 1024).toFixed(1).padStart(8)} KiB  /media/mail/${file}`);
  return file;
}

async function writeModule(path: string, lines: readonly string[]): Promise<void> {
  const target = join(project, path);
  const style = await resolveConfig(target);
  await writeFile(target, await format(lines.join('\n'), { ...style, filepath: target }));
}

try {
  const lines = ['/** Stills from the scene of the film, made by art/render-stills.ts. */'];
  const files: Record<string, string> = {};
  await withPage({ width: 1440, height: 900 }, async (page, origin) => {
    await page.goto(`${origin}/art/hero-scene.html`);
    await page.waitForFunction('typeof window.drawStill === "function"');
    /** Drawn twice as large as it is shown: its edges are then as fine as those of the film. */
    const draw = async (name: string, cut: 'view' | 'mail') => {
      const width = 1200;
      const picture = await page.evaluate<string>(
        `drawStill('${name}', ${width * 2}, '${cut}'), document.querySelector('canvas').toDataURL('image/png')`,
      );
      const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
      return sharp(await sharp(bytes).resize({ width, kernel: 'lanczos3' }).png().toBuffer());
    };
    for (const name of names) {
      const picture = await draw(name, 'view');
      await picture
        .webp({ quality: 60, effort: 6, preset: 'drawing' })
        .toFile(made(`${name}.webp`));
      const src = await publish('still', made(`${name}.webp`));
      const { width, height } = await picture.metadata();
      const media = { src, width, height };
      lines.push(`export const ${name} = ${JSON.stringify(media)} as const;`);
    }
    for (const name of mailed) {
      files[name] = await publishForMail(name, await mailPicture(await draw(name, 'mail')));
    }
  });
  await writeModule('web/public/media/still-media.ts', lines);
  await writeModule('server/features/mail/templates/picture-files.ts', [
    '/** Pictures above the text of mails, made by art/render-stills.ts. */',
    `export const pictureFiles = ${JSON.stringify(files)} as const;`,
  ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
