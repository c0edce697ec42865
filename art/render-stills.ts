import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { project, withPage } from './chromium.ts';
import { publish } from './media-file.ts';

// Draws the stills from the scene of the film and writes web/public/media/still-media.ts. Their
// moments, cameras and people are in still-scenes.js.
const names = ['morning', 'noon', 'golden', 'dawn', 'evening', 'night'] as const;
const widths = [800, 1440] as const;
const folder = await mkdtemp(join(tmpdir(), 'stills-'));
const made = (name: string) => join(folder, name);

try {
  const index = join(project, 'web/public/media/still-media.ts');
  const lines = ['/** Stills from the scene of the film, made by art/render-stills.ts. */'];
  await withPage({ width: 1440, height: 900 }, async (page, origin) => {
    await page.goto(`${origin}/art/hero-scene.html`);
    await page.waitForFunction('typeof window.drawStill === "function"');
    /** Drawn twice as large as it is shown: its edges are then as fine as those of the film. */
    const draw = async (name: string, width: number) => {
      const picture = await page.evaluate<string>(
        `drawStill('${name}', ${width * 2}), document.querySelector('canvas').toDataURL('image/png')`,
      );
      const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
      return sharp(await sharp(bytes).resize({ width, kernel: 'lanczos3' }).png().toBuffer());
    };
    for (const name of names) {
      const avif: Record<number, string> = {},
        webp: Record<number, string> = {};
      let height = 0;
      for (const width of widths) {
        const picture = await draw(name, width);
        const file = `${name}-${width}`;
        await picture
          .clone()
          .avif({ quality: 50, effort: 4 })
          .toFile(made(`${file}.avif`));
        await picture
          .clone()
          .webp({ quality: 66, effort: 6, preset: 'drawing' })
          .toFile(made(`${file}.webp`));
        avif[width] = await publish('still', made(`${file}.avif`));
        webp[width] = await publish('still', made(`${file}.webp`));
        height = (await picture.metadata()).height;
      }
      const media = { avif, webp, width: widths[1], height };
      lines.push(`export const ${name} = ${JSON.stringify(media)} as const;`);
    }
    // Mail programs know neither AVIF nor, some of them, WebP.
    const head = await draw('email', 1200);
    await writeFile(made('email.jpg'), await head.jpeg({ quality: 66, mozjpeg: true }).toBuffer());
    const { width, height } = await head.metadata();
    const media = { src: await publish('still', made('email.jpg')), width, height };
    lines.push(`export const emailHead = ${JSON.stringify(media)} as const;`);
  });
  const style = await resolveConfig(index);
  await writeFile(index, await format(lines.join('\n'), { ...style, filepath: index }));
} finally {
  await rm(folder, { recursive: true, force: true });
}
