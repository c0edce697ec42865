import { expect, type Page, type Route, test } from '@playwright/test';

const story = 'admin/palette/CommandPalette/InHeader';

const field = (page: Page) => page.getByRole('combobox', { name: /^Name of a lead/ });
const lines = (page: Page) => page.getByRole('option');
/** The line that Enter runs. */
const highlighted = (page: Page) => page.getByRole('option', { selected: true });

/** Leads and affiliates in the server's format; there are no others. */
async function answer(route: Route, ...names: string[]) {
  const items = names.map((name, at) => {
    const [firstName, lastName] = name.split(' ');
    return {
      id: at + 1,
      firstName,
      lastName,
      email: `${firstName}@example.com`,
      status: 'new',
    };
  });
  await route.fulfill({ json: { items, total: items.length } });
}

async function open(page: Page) {
  await page.getByRole('button', { name: 'Search or run a command' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('option', { name: 'Go to Overview' })).toBeAttached();
}

/** Types and presses Enter at once, without a paint or frame in between. */
function burst(page: Page, typed: string) {
  return field(page).evaluate((input: HTMLInputElement, text) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    setValue.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }, typed);
}

test.beforeEach(async ({ page }) => {
  // The first tab of this role is the overview.
  const session = { id: 1, username: 'cora', role: 'compliance' };
  await page.route('**/api/admin/session', (route) => route.fulfill({ json: session }));
  await page.route(/\/api\/admin\/(leads|affiliates|staff|email-templates)\?/, (route) =>
    answer(route),
  );
  const fact = { id: 'nmls-missing', title: 'No NMLS ID is set' };
  const rule = { key: 'officeHours', value: 'x', effectiveFrom: null, effectiveTo: null };
  const programme = { asOf: '2026-11-29', rules: [rule], factsToConfirm: [fact] };
  await page.route('**/api/admin/programme', (route) => route.fulfill({ json: programme }));
});

test('settings, terms, facts, templates, colleagues and actions are found by who has them', async ({
  mount,
  page,
}) => {
  const session = { id: 1, username: 'ada', role: 'admin' };
  await page.route('**/api/admin/session', (route) => route.fulfill({ json: session }));
  await page.route(/\/api\/admin\/staff\?q=oliv/, (route) => answer(route, 'Olivia Reed'));
  await mount(story);
  for (const [typed, label, address] of [
    ['backup', 'Go to System', 'tab=system'],
    ['webhook', 'Go to Integrations', 'tab=integrations'],
    ['office hours', 'Office hours', 'view=terms&term=officeHours'],
    ['answers countdown', '', ''],
    ['claims countdown', 'Countdown days', 'term=countdownDays'],
    ['nmls set', 'No NMLS ID is set', 'fact=nmls-missing'],
    ['oliv', 'Olivia Reed', 'tab=staff&q='],
    ['invite', 'Invite a colleague', 'tab=staff'],
  ] as const) {
    await open(page);
    await page.keyboard.type(typed);
    if (label === '') {
      await expect(lines(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      continue;
    }
    await lines(page).filter({ hasText: label }).first().click();
    await expect(page.getByText(address)).toBeVisible();
  }
});

test('an officer is offered nothing that others set up', async ({ mount, page }) => {
  const session = { id: 1, username: 'otto', role: 'officer' };
  await page.route('**/api/admin/session', (route) => route.fulfill({ json: session }));
  await page.route(/\/api\/admin\/(staff|email-templates)\?/, (route) => answer(route, 'Web Hook'));
  await mount(story);
  await open(page);
  for (const typed of ['webhook', 'office hours', 'nmls', 'invite']) {
    await field(page).fill(typed);
    await expect(page.getByRole('status')).toHaveText('Nothing found');
  }
});

test('typing letters and Enter at once runs the command that matches the letters', async ({
  mount,
  page,
}) => {
  await mount(story);
  await open(page);
  await burst(page, 'go aud');
  await expect(page.getByText('tab=audit')).toBeVisible();
  await expect(field(page)).toBeHidden();
});

test('an arrow pressed right behind a letter keeps no line that the letters do not find', async ({
  mount,
  page,
}) => {
  await mount(story);
  await open(page);
  await field(page).evaluate((input: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    setValue.call(input, 'go aud');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  await expect(lines(page)).toHaveText(['Go to Audit Log']);
});

test('Enter in the moment in which the lines change runs the line that has become the first', async ({
  mount,
  page,
}) => {
  await mount(story);
  await open(page);
  await field(page).evaluate((input) => {
    const list = document.querySelector('[role=listbox]')!;
    const watch = new MutationObserver(() => {
      const options = list.querySelectorAll('[role=option]');
      if (options.length === 1) {
        watch.disconnect();
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      }
    });
    watch.observe(list, { childList: true, subtree: true });
  });
  await page.keyboard.type('go aud');
  await expect(page.getByText('tab=audit')).toBeVisible();
  await expect(field(page)).toBeHidden();
});

test('Enter waits for the server where no line fits yet', async ({ mount, page }) => {
  const held: Route[] = [];
  await page.route(/\/api\/admin\/leads\?/, (route) => void held.push(route));
  await mount(story);
  await open(page);
  await burst(page, 'zoe');
  await expect.poll(() => held.length).toBe(1);
  await expect(field(page)).toBeFocused();
  await answer(held[0]!, 'Zoe Adams', 'Zoe Brown');
  await expect(page.getByText('/admin/contact/1')).toBeVisible();
});

test('another key takes back an Enter that waits', async ({ mount, page }) => {
  const held: Route[] = [];
  await page.route(/\/api\/admin\/leads\?/, (route) => void held.push(route));
  await mount(story);
  await open(page);
  await burst(page, 'zoe');
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('ArrowDown');
  await answer(held[0]!, 'Zoe Adams', 'Zoe Brown');
  await expect(lines(page)).toHaveCount(2);
  await expect(highlighted(page)).toContainText('Zoe Adams');
  await expect(field(page)).toBeFocused();
});

test('a space after the search text does not change the result', async ({ mount, page }) => {
  // Found by a number, which only the server knows.
  await page.route(/\/api\/admin\/leads\?q=541&/, (route) => answer(route, 'Abel New'));
  await mount(story);
  await open(page);
  await page.keyboard.type('541 ');
  await expect(lines(page)).toHaveText([/Abel New/]);
  await expect(page.getByRole('status')).not.toHaveText(/Searching/);
});

test('a question that failed is asked again for the same letters', async ({ mount, page }) => {
  await page.route(/\/api\/admin\/leads\?/, (route) => route.abort());
  await mount(story);
  await open(page);
  await page.keyboard.type('ab');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.route(/\/api\/admin\/leads\?/, (route) => answer(route, 'Abel New'));
  await page.keyboard.type('c');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Backspace');
  await expect(lines(page)).toHaveText([/Abel New/]);
});

test('a person found for other letters is never run for these', async ({ mount, page }) => {
  const held: Route[] = [];
  await page.route(/\/api\/admin\/leads\?q=ab&/, (route) => answer(route, 'Abel New', 'Abby Old'));
  await page.route(/\/api\/admin\/leads\?q=abb&/, (route) => void held.push(route));
  await mount(story);
  await open(page);
  await page.keyboard.type('ab');
  await expect(lines(page)).toHaveText([/Abel New/, /Abby Old/]);
  await burst(page, 'abb');
  await expect(page.getByText('/admin/contact/2'), 'she is known to fit').toBeVisible();
});

test('arrows go round, the pointer and the keyboard move the same highlight', async ({
  mount,
  page,
}) => {
  await mount(story);
  await open(page);
  const first = lines(page).first();
  const last = lines(page).last();
  const isNamedByField = async () => {
    const named = await field(page).getAttribute('aria-activedescendant');
    await expect(highlighted(page)).toHaveCount(1);
    await expect(highlighted(page)).toHaveId(named!);
  };
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await isNamedByField();
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await isNamedByField();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(lines(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('group', { name: 'Actions' })).toContainText('Log out');
  await page.keyboard.type('go');
  await expect(highlighted(page), 'other letters begin at the top').toHaveText('Go to Overview');
  await expect(highlighted(page)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('group', { name: 'Places' })).toBeVisible();
});

test('a late answer does not move the highlight from the line that the user chose', async ({
  mount,
  page,
}) => {
  const held: Route[] = [];
  await page.route(/\/api\/admin\/leads\?/, (route) => void held.push(route));
  await mount(story);
  await open(page);
  await page.keyboard.type('go');
  await expect(highlighted(page)).toHaveText('Go to Overview');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted(page)).toHaveText('Go to Leads');
  await expect.poll(() => held.length).toBe(1);
  await answer(held[0]!, 'Gordon Adams');
  await expect(lines(page).filter({ hasText: 'Gordon Adams' })).toBeVisible();
  await expect(highlighted(page)).toHaveText('Go to Leads');
  await page.keyboard.press('Enter');
  await expect(page.getByText('tab=leads')).toBeVisible();
});

test(
  'what the pointer is moved over is what a press and Enter run',
  { tag: '@desktop' },
  async ({ mount, page }) => {
    await mount(story);
    await open(page);
    await lines(page).filter({ hasText: 'Go to Affiliates' }).hover();
    await expect(highlighted(page)).toHaveText('Go to Affiliates');
    await page.keyboard.press('Enter');
    await expect(page.getByText('tab=affiliates')).toBeVisible();
    await open(page);
    await lines(page).filter({ hasText: 'Go to Leads' }).click();
    await expect(page.getByText('tab=leads')).toBeVisible();
    await expect(field(page)).toBeHidden();
  },
);

test('opened again at once it is empty and has the focus, and keeps it', async ({
  mount,
  page,
}) => {
  const session = { id: 1, username: 'ada', role: 'admin' };
  await page.route('**/api/admin/session', (route) => route.fulfill({ json: session }));
  await mount(story);
  await open(page);
  await field(page).evaluate(async (input: HTMLInputElement) => {
    // Within one frame: the closing popup still exists when it is opened again.
    const press = (key: string, ctrlKey = false) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }));
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    setValue.call(input, 'go aud');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    press('Enter');
    await Promise.resolve();
    press('k', true);
  });
  await expect(page.getByText('tab=audit')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('new aff');
  await expect(lines(page)).toHaveText([/Add a new affiliate/]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('tab=affiliates')).toBeVisible();
});

test('text typed before the field appears is entered in it, and Enter runs it', async ({
  mount,
  page,
}) => {
  await mount(story);
  const held: Route[] = [];
  await page.route(/CommandPalette/, (route) => void held.push(route));
  await expect(page.getByRole('button', { name: 'Search or run a command' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.keyboard.type('go auX');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('d');
  await page.unroute(/CommandPalette/);
  for (const route of held) {
    await route.continue();
  }
  await expect(field(page)).toHaveValue('go aud');
  await expect(highlighted(page)).toHaveText('Go to Audit Log');
  await page.keyboard.press('Enter');
  await expect(page.getByText('tab=audit')).toBeVisible();

  // Its code is loaded now, but it takes a moment until the field has the focus.
  await page.evaluate(() => {
    for (const key of ['g', 'o', ' ', 'l', 'e', 'a', 'Enter']) {
      if (key === 'g') {
        const press = { key: 'k', ctrlKey: true, bubbles: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', press));
      }
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
  await expect(page.getByText('tab=leads')).toBeVisible();
});
