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
      const picture = await draw(name, 1200);
      await picture
        .webp({ quality: 60, effort: 6, preset: 'drawing' })
        .toFile(made(`${name}.webp`));
      const src = await publish('still', made(`${name}.webp`));
      const { width, height } = await picture.metadata();
      const media = { src, width, height };
      lines.push(`export const ${name} = ${JSON.stringify(media)} as const;`);
    }
  });
  const style = await resolveConfig(index);
  await writeFile(index, await format(lines.join('\n'), { ...style, filepath: index }));
} finally {
  await rm(folder, { recursive: true, force: true });
}
