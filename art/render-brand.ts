import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project, withPage } from './chromium.ts';
import { publish } from './media-file.ts';

// Draws the pictures that stand for the site elsewhere: link previews in three languages and the
// icons of browsers and phones.
const media = join(project, 'web/public/media'),
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
const name = 'Solar Grant Home',
  paper = '#fbf7ee',
  night = '#08261f',
  ink = '#14261d',
  sun = '#fcba43';

const words = {
  en: {
    title: ['Own your home.', 'Own your power.'],
    line: 'A grant toward your down payment. Solar inside your mortgage.',
  },
  es: {
    title: ['Su propia casa.', 'Su propia energía.'],
    line: 'Una ayuda para su pago inicial. Energía solar dentro de su hipoteca.',
  },
  pt: {
    title: ['A casa é sua.', 'A energia também.'],
    line: 'Um subsídio para a sua entrada. Energia solar no seu financiamento.',
  },
} as const;

// The mark is drawn once, in Logo.tsx: its two paths are read from there.
const [sunPath, housePath] = [
  ...(await readFile(join(project, 'web/kit/Logo.tsx'), 'utf8')).matchAll(/ d="([^"]+)"/g),
].map((match) => match[1]);
const mark = (house: string) =>
  `<path d="${sunPath}" fill="${sun}"/><path fill-rule="evenodd" d="${housePath}" fill="${house}"/>`;
const tile = (size: number, share: number) => {
  const scale = (size * share) / 32,
    at = (size - 32 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${night}" d="M0 0h${size}v${size}H0z"/>
    <g transform="translate(${at} ${at}) scale(${scale})">${mark(paper)}</g></svg>`;
};

await writeFile(
  join(media, 'favicon.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 2 31 31">
<style>.h{fill:${ink}}@media(prefers-color-scheme:dark){.h{fill:${paper}}}</style>
<path d="${sunPath}" fill="${sun}"/><path class="h" fill-rule="evenodd" d="${housePath}"/>
</svg>
`,
);

try {
  const addresses: string[] = [];
  await withPage({ width: 1200, height: 630 }, async (page, origin) => {
    await page.goto(`${origin}/art/hero-scene.html`);
    await page.waitForFunction('typeof window.drawStill === "function"');
    const scene = await page.evaluate<string>(
      `drawStill('golden', 1680), document.querySelector('canvas').toDataURL('image/png')`,
    );
    for (const [language, { title, line }] of Object.entries(words)) {
      await page.goto(`${origin}/art/social-card.html`);
      await page.locator('svg').evaluate((svg, drawing) => {
        svg.innerHTML = drawing;
      }, mark(ink));
      const lines = title.map((text) => `<span>${text}</span>`).join('');
      await page.locator('h1').evaluate((h1, spans) => {
        h1.innerHTML = spans;
      }, lines);
      await page.locator('p').evaluate((p, text) => {
        p.textContent = text;
      }, line);
      await page.locator('img').evaluate(async (img: HTMLImageElement, source) => {
        img.src = source;
        await img.decode();
      }, scene);
      // The longest line decides the size, so that no language breaks a sentence in two.
      await page.evaluate(async () => {
        await document.fonts.ready;
        const h1 = document.querySelector('h1') as HTMLElement;
        const breaks = (size: number) =>
          [...h1.children].some((line) => line.clientHeight > size * 1.2);
        for (let size = 76; h1.scrollWidth > h1.clientWidth || breaks(size); size--) {
          h1.style.fontSize = `${size - 1}px`;
        }
      });
      const file = join(folder, `card-${language}.jpg`);
      await page.screenshot({
        path: file,
        type: 'jpeg',
        quality: 84,
      });
      addresses.push(`  ${language}: '${await publish('social', file)}',`);
    }
    const tiles = [
      ['favicon-32.png', 32, 0.82],
      ['apple-touch-icon.png', 180, 0.66],
      ['icon-192.png', 192, 0.6],
      ['icon-512.png', 512, 0.6],
    ] as const;
    for (const [file, size, share] of tiles) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${tile(size, share)}`);
      await page.screenshot({ path: join(media, file) });
    }
  });
  await writeFile(
    join(project, 'web/public/media/social-media.ts'),
    `/** Preview pictures for shared links by language; made by art/render-brand.ts. */
export const socialCards = {
${addresses.join('\n')}
} as const;

export const socialCardSize = { width: 1200, height: 630 } as const;
`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

const icon = (size: number, purpose: string) => ({
  src: `/media/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
await writeFile(
  join(media, 'site.webmanifest'),
  `${JSON.stringify(
    {
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      background_color: paper,
      theme_color: paper,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    },
    null,
    2,
  )}\n`,
);
