import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { nobodySignedIn, openTabOf } from './support/crm.ts';
import { enter, pressPair, tabTo } from './support/keys.ts';
import { eightyLeads, expectWait } from './support/monday-leads.ts';
import { type Office, testInOffice } from './support/moved-clock.ts';
import { adminPassword, expect } from './support/test.ts';

const test = testInOffice(eightyLeads);

/** The queue: its two groups with what their heads say, the row of a person, the amber button. */
const queue = (page: Page) => ({
  group: (name: 'Yours' | 'For anyone') => page.getByRole('rowheader', { name }),
  row: (name: string) => page.getByRole('row').filter({ hasText: name }),
  next: page.getByRole('button', { name: /^Next: / }),
  rest: page.getByRole('button', { name: /^Show \d+ more$/ }),
});

async function expectQueue(page: Page, office: Office): Promise<void> {
  const { group, row, next, rest } = queue(page);
  await expect(next).toHaveText('Next: Fay');
  await expect(group('Yours')).toHaveText('Yours 2018 due');
  await expect(group('For anyone')).toHaveText('For anyone 4632 due');
  await expect(row('Fay Planned01')).toContainText('10:00 AM: Ask about paper 1');
  await expect(row('Fay Planned01')).toHaveAttribute('data-next');
  await expect(page.getByRole('button', { name: '2 more, next at 3:04 PM' })).toBeVisible();
  await expect(row('Nora Mine14')).toContainText('1 day');
  await rest.click();
  await expect(row('Ana Weekend01')).toContainText('ES');
  // On the other coast people are still asleep.
  await expect(row('Walt Coast01')).toContainText('Answer from 11:00 AM');
  await expect(row('Walt Coast01')).toContainText(/OR 7:\d\d AM/);
  await expectWait(page, office, row('Dan Early01'));
  await expect(row('Faith Fresh01')).toContainText('Answer by 10:25 AM');
  await expect(row('Olaf Theirs01'), 'a colleague’s are not hers').toHaveCount(0);
}

const contact = (page: Page) => page.getByRole('region', { name: 'Calls and next step' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'an officer works through her Monday by keys alone',
  { tag: '@desktop' },
  async ({ newVisitor, errors, office }) => {
    errors.expect(nobodySignedIn);
    const context = await newVisitor();
    const page = await context.newPage();
    const { keyboard } = page;
    await page.goto('/admin/login');
    await tabTo(page, page.getByLabel('Username'));
    await keyboard.type('lucia');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await keyboard.type(adminPassword);
    await keyboard.press('Enter');
    await expect(openTabOf(page, 'Overview')).toBeVisible();
    await expectQueue(page, office);
    await expectAccessible(page, 'the queue');

    // j and k move through both groups.
    const { group, row, next, rest } = queue(page);
    await keyboard.press('j');
    await expect(page.getByRole('link', { name: 'Fay Planned01' })).toBeFocused();
    for (let steps = 0; steps < 4; steps += 1) {
      await keyboard.press('j');
    }
    await expect(row('Nora Mine01')).toHaveAttribute('data-cursor');
    await keyboard.press('k');
    await expect(page.getByRole('link', { name: 'Fay Planned04' })).toBeFocused();

    await enter(page, next, 'Shift+Tab');
    await expect(heading(page)).toHaveText('Fay Planned01');
    await expect(page.getByRole('navigation', { name: 'Leads in this list' })).toContainText(
      '1 of 66',
    );
    await keyboard.press('j');
    await expect(heading(page)).toHaveText('Fay Planned02');
    await keyboard.press('k');
    await expect(heading(page)).toHaveText('Fay Planned01');
    await enter(page, page.locator('summary[title^="More:"]'));
    await expect(page.getByRole('combobox', { name: /^Owner: / })).toHaveText(/Lucia.*\(you\)$/);
    await keyboard.press('Escape');
    await expectAccessible(page, 'the lead that was taken');
    await enter(page, page.getByRole('link', { name: 'Call Fay' }));
    await expectAccessible(page, 'how did the call end');
    await enter(page, contact(page).getByRole('button', { name: 'Voicemail' }));
    await expect(contact(page)).toContainText('Called once · Voicemail');
    await expect(contact(page)).toContainText(/Next step: .* 12:2\d PM/);
    await pressPair(page, 'g', 'o');
    await expect(group('Yours')).toHaveText('Yours 2017 due');
    await expect(row('Fay Planned01'), 'it is tried again in two hours').toHaveCount(0);

    for (const [done, number] of ['14', '13', '12'].entries()) {
      await enter(page, page.getByRole('link', { name: `Nora Mine${number}` }));
      await expect(heading(page)).toHaveText(`Nora Mine${number}`);
      await keyboard.press('c');
      await enter(page, contact(page).getByRole('button', { name: 'Reached' }));
      await expect(contact(page)).toContainText('Called once · Reached');
      await pressPair(page, 'g', 'o');
      await expect(group('Yours')).toHaveText(`Yours ${19 - done}${16 - done} due`);
    }

    // The "Call first" list, filtered by Spanish.
    await pressPair(page, 'g', 'l');
    await enter(page, page.getByRole('link', { name: /^Call first/ }));
    await expect(page.getByRole('link', { name: /^Call first/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await enter(page, page.getByRole('button', { name: /^More filters/ }));
    await tabTo(page, page.getByLabel('Language'));
    await keyboard.type('Spanish');
    const chip = page.getByRole('button', { name: 'Remove Language: Spanish' });
    await expect(chip).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(13);
    await expect(page.getByRole('row').filter({ hasText: 'Ana Weekend01' })).toContainText(
      /2 h [23]\d min/,
    );
    await expectAccessible(page, 'the filters of the list');
    await keyboard.press('Escape');
    await keyboard.press('j');
    const first = page.locator('tr:focus-within').getByRole('link').first();
    const name = await first.textContent();
    const chosen = page.getByRole('row').filter({ hasText: name! }).getByRole('checkbox');
    await keyboard.press('x');
    await expect(chosen).toBeChecked();
    await keyboard.press('x');
    await expect(chosen).not.toBeChecked();
    await keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toContainText('Next row of a list');
    await keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(first, 'the focus is where it was').toBeFocused();
    await keyboard.press('Enter');
    await expect(heading(page)).toHaveText(name!);
    await keyboard.press('j');
    await expect(heading(page)).not.toHaveText(name!);
    await keyboard.press('k');
    await expect(heading(page)).toHaveText(name!);
    await keyboard.press('s');
    await expect(page.getByRole('option', { name: 'New' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Status: Contacted' })).toBeVisible();
    await expect(page.locator('#content'), 'the list has closed').toBeFocused();
    await keyboard.press('n');
    await keyboard.type('Llamar por la tarde.');
    await keyboard.press('Control+Enter');
    const notes = page.getByRole('region', { name: 'Notes', exact: true });
    await expect(notes.getByRole('listitem').first()).toContainText('Llamar por la tarde.');
    await keyboard.press('Escape');
    await keyboard.press('u');
    await expect(page.getByRole('row')).toHaveCount(12);
    await enter(page, chip, 'Shift+Tab');
    await expect(chip).toHaveCount(0);
    await pressPair(page, 'g', 'o');
    await expect(group('For anyone')).toContainText('45');
    await rest.click();
    await expect(row(name!)).toHaveCount(0);

    // Too early is not never.
    await page.getByRole('link', { name: 'Walt Coast01' }).click();
    await expect(
      page.getByRole('button', { name: /^Not before 8:00 AM their time/ }),
    ).toBeVisible();

    // At a usual window width the whole "Call first" table is visible.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/dashboard?tab=leads');
    await page.getByRole('link', { name: /^Call first/ }).click();
    await expect(page.getByRole('columnheader', { name: 'Waiting' })).toBeVisible();
    await expect(page.getByText(/^2 h \d+ min$/).first()).toBeVisible();
    const cut = await page
      .getByRole('table')
      .evaluate(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth);
    expect(cut).toBe(0);
  },
);

test(
  'an officer works through her Monday on a phone',
  { tag: '@phone' },
  async ({ newVisitor, errors, office }) => {
    errors.expect(nobodySignedIn);
    const context = await newVisitor();
    const page = await context.newPage();
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill('lucia');
    await page.getByLabel('Password', { exact: true }).fill(adminPassword);
    await page.getByRole('button', { name: 'Sign in' }).tap();
    await expect(openTabOf(page, 'Overview')).toBeVisible();
    await expectQueue(page, office);
    await expectAccessible(page, 'the queue');
    const { group, row, next } = queue(page);
    await next.tap();
    await expect(heading(page)).toHaveText('Fay Planned01');
    const toQueue = page.getByRole('link', { name: 'Overview', exact: true });
    await page.getByRole('link', { name: 'Call Fay' }).tap();
    const ended = contact(page).getByRole('group', { name: 'How did the call end?' });
    await expect(ended.getByRole('button', { name: 'Voicemail' })).toBeInViewport();
    await expectAccessible(page, 'how did the call end');
    await ended.getByRole('button', { name: 'Voicemail' }).tap();
    await expect(contact(page)).toContainText(/Next step: .* 12:2\d PM/);
    await toQueue.tap();
    await expect(group('Yours')).toHaveText('Yours 2017 due');
    await expect(row('Fay Planned01')).toHaveCount(0);

    for (const [done, number] of ['14', '13'].entries()) {
      const name = `Nora Mine${number}`;
      await row(name).getByRole('link', { name }).tap();
      await page.getByRole('button', { name: 'Log a call' }).tap();
      await contact(page).getByRole('button', { name: 'Reached' }).tap();
      await expect(contact(page)).toContainText('Called once · Reached');
      await toQueue.tap();
      await expect(group('Yours')).toHaveText(`Yours ${19 - done}${16 - done} due`);
    }
  },
);
