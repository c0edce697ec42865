import { expect, type Locator, test } from '@playwright/test';

const story = 'office/list/Table/Sortable';

const namesIn = (table: Locator) => table.getByRole('row').locator('td:first-child');
const ascending = ['Ana Silva', 'Berta Wolfeschlegelsteinhausen', 'Carl Ng'];

test('a header sorts by its column, and the same header turns the order', async ({ mount }) => {
  const table = await mount(story);
  const name = table.getByRole('columnheader', { name: 'Name' });
  const city = table.getByRole('columnheader', { name: 'City' });
  const email = table.getByRole('columnheader', { name: 'Email' });
  await expect(namesIn(table)).toHaveText(ascending);
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await expect(city).toHaveAttribute('aria-sort', 'none');
  await expect(email).not.toHaveAttribute('aria-sort');
  await expect(email.getByRole('button')).toHaveCount(0);

  // By keyboard, which works on a phone as well, where the headers appear on focus.
  await name.getByRole('button').focus();
  await name.getByRole('button').press('Enter');
  await expect(namesIn(table)).toHaveText(ascending.toReversed());
  await expect(name).toHaveAttribute('aria-sort', 'descending');

  await name.getByRole('button').press('Tab');
  await expect(city.getByRole('button')).toBeFocused();
  await city.getByRole('button').press('Space');
  await expect(namesIn(table).first()).toHaveText('Carl Ng');
  await expect(city).toHaveAttribute('aria-sort', 'ascending');
  await expect(name).toHaveAttribute('aria-sort', 'none');
});

test('a header with the focus can be seen', async ({ mount }) => {
  const table = await mount(story);
  const button = table.getByRole('columnheader', { name: 'City' }).getByRole('button');
  await button.focus();
  const { width, height } = (await button.boundingBox())!;
  expect(width).toBeGreaterThan(20);
  expect(height).toBeGreaterThan(20);
  await expect(button).toBeInViewport({ ratio: 1 });
});

test(
  'on a phone every row is a card that reads as a row',
  { tag: '@phone' },
  async ({ mount, page }) => {
    const table = await mount(story);
    const row = table.getByRole('row', { name: 'Berta' });
    const [name, email, city] = await row.getByRole('cell').all();
    const cells = { name: name!, email: email!, city: city! };
    const topOf = async (cell: Locator) => (await cell.boundingBox())!.y;
    expect(await topOf(cells.email)).toBeGreaterThan(await topOf(cells.name));
    await expect(cells.city).toHaveText('Medford');
    // The headers are invisible but still there for a screen reader.
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    const sticksOut = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sticksOut, 'pixels beyond the side of the window').toBe(0);
  },
);

test(
  'on a wide screen the cells of a row share one line',
  { tag: '@desktop' },
  async ({ mount }) => {
    const table = await mount(story);
    const cells = await table.getByRole('row', { name: 'Berta' }).getByRole('cell').all();
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
    expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
  },
);

test('rows are chosen one by one or a page at a time, and stay chosen on another page', async ({
  mount,
  page,
}) => {
  await mount('office/list/Table/Choosable');
  const all = page.getByLabel('Select all on this page');
  const ana = page.getByLabel('Choose Ana Silva');
  const chosen = page.getByRole('status');
  await ana.press('Space');
  await expect(chosen).toHaveText('1 chosen');
  await expect(all).toHaveJSProperty('indeterminate', true);
  await all.press('Space');
  await expect(chosen).toHaveText('2 chosen');
  await expect(all).toBeChecked();
  await page.getByRole('button', { name: 'Other page' }).press('Enter');
  await expect(all).not.toBeChecked();
  await expect(all).toHaveJSProperty('indeterminate', false);
  await page.getByLabel('Choose Carl Ng').press('Space');
  await expect(chosen).toHaveText('3 chosen');
  await page.getByRole('button', { name: 'Other page' }).press('Enter');
  await expect(ana).toBeChecked();
  await all.press('Space');
  await expect(chosen).toHaveText('1 chosen');
  await page.getByRole('button', { name: 'Other filter' }).press('Enter');
  await expect(chosen, 'another list begins without a choice').toHaveText('0 chosen');
  await expect(ana).not.toBeChecked();
});
