import { expect, test } from '@playwright/test';

const story = 'office/edit-conflicts/ConflictNote/AboveAForm';

test("the other person's changes are shown beside the typed values and get the focus", async ({
  mount,
  page,
}) => {
  await mount(story);
  const note = page.getByRole('alert');
  await expect(note).toBeFocused();
  await expect(note).toContainText('Dana Desk changed this template after you opened it');
  const [subject, html, active, description] = await note.locator('dl > div').all();
  await expect(subject!).toHaveText('The subjectNow: “Welcome”You typed: “Hello”');
  await expect(html!).toContainText('<p>Mine</p>');
  await expect(active!).toHaveText('The activeNow: No');
  await expect(description!).toHaveText('The descriptionNow: Nothing');
});

test('a long text scrolls in a frame of its own, by keyboard too', async ({ mount, page }) => {
  await mount(story);
  const mine = page.getByRole('region', { name: 'The html. You typed:' });
  const box = await mine.boundingBox();
  expect(box!.height).toBeLessThan(250);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'The html. Now:' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mine).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => mine.evaluate((frame) => frame.scrollTop)).toBeGreaterThan(0);
});

test('both ways on are pressed by keyboard', async ({ mount, page }) => {
  await mount(story);
  for (const [name, said] of [
    ['Save what I typed', 'mine'],
    ['Use theirs', 'theirs'],
  ] as const) {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.getByTestId('said')).toHaveText(said);
  }
});
