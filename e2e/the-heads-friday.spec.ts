import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectLoaded, openCrm, openTab } from './support/crm.ts';
import { applyAs, expectWait, giveTo } from './support/monday-leads.ts';
import { joinOffice, type Office, testInOffice } from './support/moved-clock.ts';
import { expect } from './support/test.ts';

/**
 * The office by Friday 16:00. Of her five leads of this morning Lucia answered three, after 3, 5
 * and 60 minutes; one qualified, one closed. Omar has three and answered none. Six have no owner.
 */
async function anOfficesFriday(office: Office) {
  const { clock, product } = office;
  await office.moveTo('Friday 09:00');
  const morning = await office.signIn();
  const common = { role: 'officer', lastName: 'Marsh' };
  const lucia = await joinOffice(office, morning, { ...common, firstName: 'Lucia' });
  const omar = await joinOffice(office, morning, { ...common, firstName: 'Omar' });
  const nine = clock.now().getTime();
  const apply = async (last: string, count: number) => {
    const ids: number[] = [];
    for (let number = 1; number <= count; number += 1) {
      ids.push(await applyAs(office, { name: `Pat ${last}${number}`, state: 'NY' }));
    }
    return ids;
  };
  const [hers, his] = [await apply('Hers', 5), await apply('His', 3)];
  await apply('Queue', 6);
  await giveTo(morning, lucia.id, hers);
  await giveTo(morning, omar.id, his);
  await office.moveTo('Friday 16:00');
  const [byLucia, byOmar] = [await office.signIn('lucia'), await office.signIn('omar')];
  for (const [index, minutes] of [3, 5, 60].entries()) {
    const at = new Date(nine + minutes * 60_000).toISOString();
    await byLucia.post(`/api/admin/leads/${hers[index]}/calls`, { outcome: 'reached', at });
  }
  const status = (id: number, name: string) =>
    fetch(`${product.origin}/api/admin/leads/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: byLucia.cookie },
      body: JSON.stringify({ status: name }),
    });
  await status(hers[0]!, 'Qualified');
  await status(hers[1]!, 'Closed Won');
  // Omar reads one page today, and the list of what he may see: his leads and unowned ones.
  await byOmar.get(`/api/admin/leads/${his[0]}`);
  await byOmar.get('/api/admin/leads');
  return { lucia, omar, hers, his };
}

const test = testInOffice(anOfficesFriday);

const figuresOf = (desk: Page, name: string) =>
  desk.getByRole('row').filter({ hasText: name }).locator('td:not([data-title])');

test(
  'the head of an office sees who waits, hands leads on, and what an account could read',
  { tag: '@desktop' },
  async ({ newVisitor, office, known: { omar, his }, product }) => {
    const head = await office.signIn();
    const desk = await openCrm(
      await newVisitor(),
      head,
      product.origin,
      '/admin/dashboard?tab=office',
    );
    // Open now, waiting now, first answer median and 90 %, answered, qualified, closed.
    const lucias = ['4', '2', '5 min', '60 min', '3', '1', '1'];
    await expect(figuresOf(desk, 'Lucia Marsh')).toHaveText(lucias);
    await expect(figuresOf(desk, 'Omar Marsh')).toHaveText(['3', '3', '–', '–', '0', '0', '0']);
    await expectAccessible(desk, 'the office');

    await openTab(desk, 'Overview');
    const anyone = desk.getByRole('rowgroup').filter({ hasText: 'For anyone' });
    await expect(anyone.locator('[data-row]')).toHaveCount(6);
    await expect(anyone.getByRole('rowheader')).toContainText('6 due');
    await expectWait(desk, office, anyone.locator('[data-row]').first());

    await openTab(desk, 'Office');
    await desk.getByRole('link', { name: '6 leads wait for a first answer' }).click();
    await expect(desk.getByRole('link', { name: /^Pat Queue/ })).toHaveCount(6);
    await desk.getByRole('columnheader').getByLabel('Select all on this page').check();
    const bar = desk.getByRole('region', { name: 'Selected leads' });
    await bar.getByRole('combobox', { name: 'Give to' }).click();
    await desk.getByRole('option', { name: 'Omar Marsh' }).click();
    await expect(desk.getByText('6 leads. Owner: Omar Marsh')).toBeVisible();
    await expectAccessible(desk, 'the list after leads were given');
    await openTab(desk, 'Office');
    await expect(figuresOf(desk, 'Omar Marsh').nth(1)).toHaveText('9');
    await expect(desk.getByText(/without an owner/)).toHaveCount(0);

    await openTab(desk, 'Staff');
    await desk.getByRole('button', { name: 'Deactivate Omar Marsh' }).click();
    const leaving = desk.getByRole('dialog', { name: 'Deactivate Omar Marsh' });
    await expect(leaving.getByLabel('Who gets their 9 leads')).toHaveValue('queue');
    await expectAccessible(desk, 'who gets the leads of who leaves');
    await leaving.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(desk.getByText('9 leads were handed on')).toBeVisible();
    await openTab(desk, 'Office');
    await expect(desk.getByText('9 leads wait for a first answer without an owner')).toBeVisible();

    // Leads that the account read or could read: Lucia's five had no owner at first.
    await openTab(desk, 'Audit Log');
    await desk.getByRole('link', { name: 'Omar Marsh' }).first().click();
    await expect(desk.getByRole('heading', { name: 'What could be read' })).toBeVisible();
    await desk.getByRole('link', { name: 'All sessions of the account' }).click();
    await expect(desk).toHaveURL(new RegExp(`/admin/exposure\\?account=${omar.id}`));
    await expect(desk.getByText(/^Omar Marsh, Loan officer, from /)).toBeVisible();
    await expectLoaded(desk);
    const which = desk.getByLabel('Leads', { exact: true });
    await expect(which.getByRole('option')).toHaveText(['Read (9)', 'Could read (14)']);
    const page = `SG-${String(his[0]).padStart(6, '0')}`;
    await expect(
      desk.getByRole('row').filter({ hasText: page }).getByRole('cell').nth(2),
    ).toHaveText('2');
    await expectAccessible(desk, 'what an account did read');
    await which.selectOption({ label: 'Could read (14)' });
    await expect(desk.getByRole('row')).toHaveCount(15);
    await expectAccessible(desk, 'what an account could read');
  },
);
