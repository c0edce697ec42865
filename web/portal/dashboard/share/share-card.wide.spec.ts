import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import type { OfAnAffiliate } from './ShareCard.story.tsx';

const story = 'portal/dashboard/share/ShareCard/OfAnAffiliate';
const link = 'https://www.example.com/RitaRealtor';

/** Decodes a picture like a camera. */
async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .resize(600)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** On a phone the code and the other ways to send are opened on request. */
async function openMore(card: Locator): Promise<void> {
  const ask = card.getByRole('button', { name: 'QR code of your referral link' });
  if (await ask.isVisible()) {
    await ask.click();
  }
}

test('the code on the screen and in both files is the link in the language of the client, also in the dark', async ({
  mount,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const card = await mount<typeof OfAnAffiliate>(story);
  await openMore(card);
  const code = card.getByRole('img', { name: 'QR code of your referral link' });
  expect(await readCode(await code.screenshot())).toBe(`${link}?lang=en`);
  await card.getByRole('radio', { name: 'Español' }).check();
  expect(await readCode(await code.screenshot())).toBe(`${link}?lang=es`);
  for (const kind of ['SVG', 'PNG']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: `Save ${kind}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`RitaRealtor.${kind.toLowerCase()}`);
    expect(await readCode(await readFile(await file.path())), kind).toBe(`${link}?lang=es`);
  }
});

test('the share sheet gets words and link in the language of the client; closing it is no failure', async ({
  mount,
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => {
      shared.push(data);
      throw new DOMException('closed', shared.length === 1 ? 'AbortError' : 'NotAllowedError');
    };
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.reload();
  const card = await mount<typeof OfAnAffiliate>(story);
  await card.getByRole('radio', { name: 'Español' }).check();
  const send = card.getByRole('button', { name: 'Share' });
  await send.click();
  await send.click();
  // The second one failed; the first was only closed.
  await expect(page.getByText('Sharing did not work')).toHaveCount(1);
  const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(data!.url).toBe(`${link}?lang=es`);
  expect(data!.text).toContain('¿Está pensando en comprar casa?');
});

test('without a share sheet the button copies the invitation, and links open ready to be sent', async ({
  mount,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.reload();
  const card = await mount<typeof OfAnAffiliate>(story);
  await card.getByRole('radio', { name: 'Português' }).check();
  await openMore(card);
  const whatsApp = card.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', /wa\.me.*lang%3Dpt/);
  await expect(card.getByRole('link', { name: 'Text message' })).toHaveAttribute('href', /^sms:/);
  await expect(card.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:/);
  await card.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Invitation copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${link}?lang=pt`);
});

test('the whole link is read on a phone, and copying says so', async ({ mount, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  const card = await mount<typeof OfAnAffiliate>(story);
  // As it is read out; copying gives the whole link.
  const shown = card.getByText('www.example.com/RitaRealtor?lang=en', { exact: true });
  const [needed, there] = await shown.evaluate(({ parentElement: row }) => [
    row!.scrollWidth,
    row!.clientWidth,
  ]);
  expect(needed, 'no letter of it is cut').toBe(there);
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${link}?lang=en`);
});

test('on a phone the code comes when it is asked for, and the card stays low without it', async ({
  mount,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const card = await mount<typeof OfAnAffiliate>(story);
  const code = card.getByRole('img', { name: 'QR code of your referral link' });
  const box = await card.getByRole('region', { name: 'Share your link' }).boundingBox();
  expect(box!.height).toBeLessThanOrEqual(250);
  await expect(code).toHaveCount(0);
  const ask = card.getByRole('button', { name: 'QR code of your referral link' });
  await ask.click();
  expect(await readCode(await code.screenshot())).toBe(`${link}?lang=en`);
  await ask.click();
  await expect(code).toHaveCount(0);
});
