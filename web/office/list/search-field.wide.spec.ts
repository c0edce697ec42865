import { expect, type Locator, test } from '@playwright/test';
import type { Late } from './SearchField.story.tsx';

const story = 'office/list/SearchField/Late';
const searches = (list: Locator) => list.getByRole('list', { name: 'Searches' });

test.beforeEach(({ page }) => page.clock.install());

test('a search begins a moment after the last key, once', async ({ mount, page }) => {
  const list = await mount<typeof Late>(story, { lateMs: 0 });
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = list.getByLabel('Search leads');
  await field.fill('an');
  await page.clock.runFor(200);
  await field.fill('ana');
  await page.clock.runFor(200);
  await expect(searches(list)).toHaveText('');
  await page.clock.runFor(100);
  await expect(searches(list)).toHaveText('ana');
  await page.clock.runFor(2000);
  await field.press('Enter');
  await expect(searches(list)).toHaveText('ana');
});

for (const [how, leave] of [
  ['a click on a lead', (list: Locator) => list.getByRole('button', { name: 'A lead' }).click()],
  ['Enter', (list: Locator) => list.getByLabel('Search leads').press('Enter')],
] as const) {
  test(`${how} right after the last key searches at once and never again`, async ({
    mount,
    page,
  }) => {
    const list = await mount<typeof Late>(story, { lateMs: 1000 });
    await page.clock.pauseAt(Date.now() + 60_000);
    await list.getByLabel('Search leads').fill('ana');
    await leave(list);
    await expect(list.getByLabel('Search leads'), 'the keys of the list go on').not.toBeFocused();
    await expect(searches(list)).toHaveText('ana');
    await page.clock.runFor(900);
    await expect(searches(list), 'a later search would cancel the way to the lead').toHaveText(
      'ana',
    );
  });
}

for (const lateMs of [200, 600]) {
  test(`what is typed while a search is on its way for ${lateMs} ms stays`, async ({
    mount,
    page,
  }) => {
    const list = await mount<typeof Late>(story, { lateMs });
    await page.clock.pauseAt(Date.now() + 60_000);
    const field = list.getByLabel('Search leads');
    await field.fill('ana');
    await page.clock.runFor(300);
    await expect(searches(list)).toHaveText('ana');
    await field.pressSequentially(' maria');
    await page.clock.runFor(lateMs + 10);
    await expect(field, 'the address has the first search now').toHaveValue('ana maria');
    await page.clock.runFor(2000);
    await expect(field).toHaveValue('ana maria');
    await expect(searches(list).getByRole('listitem')).toHaveText(['ana', 'ana maria']);
  });
}

test('the value in the address fills the field', async ({ mount, page }) => {
  const list = await mount<typeof Late>(story, { lateMs: 200 });
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = list.getByLabel('Search leads');
  await field.fill('ana');
  await page.clock.runFor(1000);
  await list.getByRole('button', { name: 'Show all' }).click();
  await expect(field).toHaveValue('');
  await page.clock.runFor(1000);
  await expect(searches(list)).toHaveText('ana');
});

test('the button that empties the field is there as long as it has letters', async ({
  mount,
  page,
}) => {
  const list = await mount<typeof Late>(story, { lateMs: 0 });
  await page.clock.pauseAt(Date.now() + 60_000);
  const empty = list.getByRole('button', { name: 'Clear the search' });
  await expect(empty).toBeHidden();
  await list.getByLabel('Search leads').fill('ana');
  await expect(empty).toBeVisible();
  await empty.click();
  await expect(list.getByLabel('Search leads')).toHaveValue('');
  await expect(empty).toBeHidden();
});
