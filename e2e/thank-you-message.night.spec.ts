import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { asApplicant, settled, toast } from './support/visitor.ts';

test(
  'the message of success leaves the three status lines readable',
  { tag: '@phone' },
  async ({ page, product }) => {
    await asApplicant(page, product.origin, 7);
    const message = {
      title: 'Success!',
      text: 'A solar specialist will contact you within 24 hours.',
      tone: 'success',
    };
    await page.goto('/thank-you?leadId=7');
    // Once hydrated, the page would consume a message left for the next one.
    await settled(page);
    await page.evaluate(
      (left) => sessionStorage.setItem('nextPageToast', JSON.stringify(left)),
      message,
    );
    await page.reload();
    await expect(toast(page)).toContainText(message.title);
    // It slides in from below, so it is measured at rest.
    await toast(page).evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    const place = await placeOf(toast(page));
    const lines = page
      .getByRole('region', { name: 'Where your application stands' })
      .getByRole('listitem');
    // Only the finished step is ticked: staff have not reviewed it yet.
    await expect(lines).toHaveText([
      'Application ReceivedDone',
      '2Initial Review StartedNext',
      '3Specialist AssignedAfter that',
    ]);
    expect(
      await lines.evaluateAll((all) => all.map((one) => one.querySelectorAll('svg').length)),
    ).toEqual([1, 0, 0]);
    for (const line of await lines.all()) {
      const { x, y, width, height } = await placeOf(line);
      const isCovered =
        x < place.x + place.width &&
        place.x < x + width &&
        y < place.y + place.height &&
        place.y < y + height;
      expect(isCovered, await line.innerText()).toBe(false);
    }
  },
);
