import type { Locator, Page } from '@playwright/test';
import { adminAffiliatePath, adminLeadPath, adminPaths } from '#core/contract/site.ts';
import { rowOf, timeInteractions } from './interactions.ts';

/** How long a finger holds the button of a mouse. */
const heldMs = 80;

interface Press {
  name: string;
  path: string;
  /** What is done before the press, unmeasured. */
  before?: (page: Page) => Promise<unknown>;
  target: (page: Page) => Locator;
  /** What the press shows at last: without it the press has missed. */
  shows: (page: Page) => Locator;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const box = (row: number) => (page: Page) => page.locator('tbody').getByRole('checkbox').nth(row);
const chosen = (text: string) => (page: Page) => page.getByText(`${text} selected`);
const status = (page: Page) => page.getByRole('combobox', { name: /^Status: / });
const owner = (page: Page) => page.getByRole('combobox', { name: /^Owner/ });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const dialog = (name: string, field: string) => (page: Page) =>
  page.getByRole('dialog', { name }).getByLabel(field);

function pressesOf(ids: { lead: number; partner: number }): readonly Press[] {
  const list = `${adminPaths.dashboard}?tab=leads`;
  const lead = adminLeadPath(ids.lead);
  const panel = (name: string, label: string, field: string) => ({
    name,
    path: list,
    target: button(label),
    shows: dialog(label, field),
  });
  return [
    { name: 'a status opened', path: lead, target: status, shows: (page) => options(page).last() },
    {
      name: 'a status chosen',
      path: lead,
      before: (page) => status(page).click(),
      target: (page) => options(page).and(page.locator('[aria-selected=false]')).first(),
      shows: (page) => page.getByText('Contact information updated successfully'),
    },
    {
      name: 'owners',
      path: lead,
      before: (page) => page.locator('summary[title^="More:"]').click(),
      target: owner,
      shows: (page) => options(page).last(),
    },
    panel('the filter of statuses', 'Status', 'Contacted'),
    panel('filters opened', 'More filters', 'Referral code'),
    panel('columns', 'Columns', 'Email'),
    { name: 'the first row ticked', path: list, target: box(0), shows: chosen('1 lead') },
    {
      name: 'a further row ticked',
      path: list,
      before: (page) => box(0)(page).click(),
      target: box(2),
      shows: chosen('2 leads'),
    },
    {
      name: 'Edit of a lead',
      path: lead,
      target: button('Edit'),
      shows: dialog('Edit Lead', 'First name'),
    },
    {
      name: 'New lead',
      path: list,
      target: button('New lead'),
      shows: dialog('New lead', 'First name'),
    },
    {
      name: 'Edit of a partner',
      path: adminAffiliatePath(ids.partner),
      target: button('Edit'),
      shows: dialog('Edit', 'First name'),
    },
  ];
}

/** How soon the CRM answers a press of the mouse, each on a page that was opened anew. */
export async function timePresses(
  page: Page,
  origin: string,
  ids: { lead: number; partner: number },
  rounds: number,
): Promise<string[][]> {
  const found: string[][] = [];
  for (const { name, path, before, target, shows } of pressesOf(ids)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(1000);
      await before?.(page);
      await target(page).hover();
      await page.waitForTimeout(500);
      const press = async () => {
        await page.mouse.down();
        await page.waitForTimeout(heldMs);
        await page.mouse.up();
        await shows(page).waitFor();
      };
      times.push(...(await timeInteractions(page, 1, press)));
    }
    found.push(rowOf(name, times));
  }
  return found;
}
