import type { BrowserContext, Page } from '@playwright/test';
import { film, picture } from '#server/testing/hero-files.ts';
import { signInStaff, type StaffSession } from '#server/testing/sessions/staff-session.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openCrm } from './support/crm.ts';
import { adminPassword, expect, test as shared } from './support/test.ts';

// The test changes every visitor's landing page. Its own fixture starts its own product.
const test = shared.extend<object, { staff: StaffSession }>({
  staff: [
    async ({ product }, use) => use(await signInStaff(product.origin, adminPassword)),
    { scope: 'worker' },
  ],
});

const megabyte = 1024 * 1024;

/** The product's film padded to this size; players skip the padding. */
function heavyFilm(megabytes: number): Buffer {
  const room = Buffer.alloc(megabytes * megabyte - film('mp4').length);
  room.writeUInt32BE(room.length);
  room.write('free', 4);
  return Buffer.concat([film('mp4'), room]);
}

/** Opens the landing page; `films` are the videos it has requested. */
async function openLanding(context: BrowserContext) {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  return { page, films: () => asked.filter((path) => /\.(mp4|webm)$/.test(path)) };
}

/** Milliseconds between the load event and the first byte requested of the film. */
const filmBegan = (page: Page, path: string) =>
  page.evaluate((name) => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const entries = performance.getEntriesByType('resource');
    const began = entries.find((entry) => entry.name.endsWith(name))?.startTime;
    return began === undefined ? null : began - page!.loadEventStart;
  }, path);

const heroImage = (page: Page) =>
  page
    .locator('picture img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);

// The film plays only where motion is not reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'staff upload a picture and a film, show one of them to visitors, and take it away again',
  { tag: '@desktop' },
  async ({ context, newVisitor, staff, product, errors }) => {
    test.slow();
    errors.expect(/status of 415 .*hero-media/);
    // If the database is slow (half a second), the server shows the old media for some seconds.
    errors.expect(/status of 404 .*uploads.*\.mp4/);
    const desk = await openCrm(context, staff, product.origin, '/admin/dashboard?tab=hero');
    await expect(
      desk.getByText('The home page shows the default video: a day over a house'),
    ).toBeVisible();
    await desk.getByRole('link', { name: 'Manage Hero Media' }).click();
    await desk.waitForURL(/\/admin\/hero-media$/);
    await expect(desk.getByText('No hero media yet')).toBeVisible();

    const send = async (name: string, mimeType: string, buffer: Buffer) => {
      const chosen = desk.waitForEvent('filechooser');
      await desk.getByRole('button', { name: 'Choose a file' }).click();
      await (await chosen).setFiles({ name, mimeType, buffer });
    };
    const item = (name: string) => desk.getByRole('listitem').filter({ hasText: name });

    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    await send('Logo.png', 'image/png', script);
    await expect(desk.getByText('Failed to upload file')).toBeVisible();
    await expect(desk.getByText('not an image or video').first()).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Try again' })).toBeVisible();

    await send('Garden.jpg', 'image/jpeg', await picture('jpeg'));
    await expect(item('Garden.jpg')).toContainText('320 × 200');
    await expect(desk.getByText('Hero media uploaded')).toBeVisible();

    await send('Summer.mp4', 'video/mp4', heavyFilm(20));
    await expect(desk.getByRole('progressbar', { name: 'Uploading Summer.mp4' })).toBeVisible();
    await expect(item('Summer.mp4')).toContainText('20 MB');
    // The browser makes it from the film.
    await expect(item('Summer.mp4').locator('img')).toHaveJSProperty('naturalWidth', 480);

    await desk.getByRole('button', { name: 'Activate Garden.jpg' }).click();
    await expect(item('Garden.jpg').getByRole('button', { name: 'Active' })).toBeDisabled();
    const first = await openLanding(await newVisitor());
    expect(await heroImage(first.page)).toMatch(/\/uploads\/.*\.avif$/);
    await desk.getByRole('button', { name: 'Activate Summer.mp4' }).click();
    await expect(item('Summer.mp4').getByRole('button', { name: 'Active' })).toBeDisabled();
    await expect(desk.getByRole('button', { name: 'Active', exact: true })).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await desk.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(desk, `hero media, ${colorScheme}`);
    }

    const { items } = await staff.get<{ items: { filePath: string; posterPath: string }[] }>(
      '/api/admin/hero-media',
    );
    const { filePath, posterPath } = items[0]!;
    const poster = posterPath.slice(0, '/uploads/'.length + 24);
    const second = await openLanding(await newVisitor());
    await expect.poll(() => filmBegan(second.page, filePath)).toBeGreaterThan(0);
    expect(await heroImage(second.page)).toContain(poster);
    await expect(second.page.getByRole('button', { name: 'Pause video' })).toBeVisible();

    const calm = await newVisitor({ reducedMotion: 'reduce' });
    const thrifty = await newVisitor();
    await thrifty.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    for (const visitor of [calm, thrifty]) {
      const { page, films } = await openLanding(visitor);
      await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect(await heroImage(page)).toContain(poster);
      expect(films()).toEqual([]);
    }

    await desk.getByRole('button', { name: 'Preview Summer.mp4' }).click();
    await expect(desk.getByRole('dialog', { name: 'Summer.mp4' }).locator('video')).toBeVisible();
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Delete Summer.mp4' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Delete Hero Media' });
    await expect(question).toContainText('Are you sure you want to delete Summer.mp4?');
    await expectAccessible(desk, 'hero media, its question');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(item('Summer.mp4')).toHaveCount(0);
    const shownAnew = async () => {
      await second.page.reload();
      return heroImage(second.page);
    };
    await expect.poll(shownAnew).toContain('/media/hero/');
    expect((await context.request.get(filePath)).status()).toBe(404);
  },
);
