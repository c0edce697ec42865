import { expect, test } from './support/test.ts';
import { settled, toast } from './support/visitor.ts';

test(
  'the message of success leaves the three status lines readable',
  { tag: '@phone' },
  async ({ page }) => {
    const message = {
      title: 'Success!',
      text: 'A solar specialist will contact you within 24 hours.',
      tone: 'success',
    };
    await page.goto('/thank-you?leadId=7');
    // Awake, the page would take a message left for the next one.
    await settled(page);
    await page.evaluate(
      (left) => sessionStorage.setItem('nextPageToast', JSON.stringify(left)),
      message,
    );
    await page.reload();
    await expect(toast(page)).toContainText(message.title);
    // It comes up from below: measured where it comes to rest.
    await toast(page).evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    const place = (await toast(page).boundingBox())!;
    const lines = page
      .getByRole('region', { name: 'Where your application stands' })
      .getByRole('listitem');
    await expect(lines).toHaveCount(3);
    for (const line of await lines.all()) {
      const { x, y, width, height } = (await line.boundingBox())!;
      const isCovered =
        x < place.x + place.width &&
        place.x < x + width &&
        y < place.y + place.height &&
        place.y < y + height;
      expect(isCovered, await line.innerText()).toBe(false);
    }
  },
);
