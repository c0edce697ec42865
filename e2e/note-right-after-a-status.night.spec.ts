import type { Page } from '@playwright/test';
import { openCrm, readLead, openMore } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';
import { timersHaveRun } from './support/visitor.ts';

// The first words of notes. Typed into a closed list, they once chose Denied or Follow Up.
const sentences = ['Docs are in', 'No answer, try again', 'deal is off', 'Spoke to him'];

/** A list forgets the letters typed into it sooner than this, in milliseconds. */
const forgetMs = 1_000;

const statusOf = (desk: Page, shown: string) =>
  desk.getByRole('combobox', { name: `Status: ${shown}` });

test(
  'an officer who types a note right after a status changes the status once',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const { id } = await newLead(staff, 'Nola');
    const desk = await openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);
    const history = async () =>
      (await readLead(staff, id)).statusHistory.map(({ toStatus }) => toStatus);
    const note = desk.getByLabel('New note');
    const choose = async (from: string, to: string) => {
      await statusOf(desk, from).click();
      await desk.getByRole('option', { name: to, exact: true }).click();
      await expect(statusOf(desk, to)).toBeVisible();
    };

    await choose('New', 'Contacted');
    await expect(desk.locator('#content')).toBeFocused();
    for (const sentence of sentences) {
      await desk.keyboard.type(sentence);
      await timersHaveRun(desk, forgetMs);
      await desk.locator('#content').focus();
    }
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    expect(await history()).toEqual(['New', 'Contacted']);

    // N opens the note field, and the next keys go there.
    await desk.keyboard.press('n');
    await expect(note).toBeFocused();
    await desk.keyboard.type('No answer, try again Tuesday');
    await expect(note).toHaveValue('No answer, try again Tuesday');
    await desk.keyboard.press('Escape');

    // The status shortcut opens the list; a letter there chooses nothing before Enter.
    await desk.keyboard.press('s');
    await expect(desk.getByRole('option', { name: 'Contacted' })).toBeFocused();
    await desk.keyboard.press('d');
    await expect(desk.getByRole('option', { name: 'Denied' })).toBeFocused();
    await desk.keyboard.press('Escape');
    await expect(statusOf(desk, 'Contacted')).toBeFocused();
    await desk.keyboard.type('deal for now, sold fast');
    await desk.keyboard.press('Escape');
    await timersHaveRun(desk, forgetMs);
    expect(await history()).toEqual(['New', 'Contacted']);

    // Nor does a space in the list of owners, whose names have spaces.
    await desk.keyboard.press('Escape');
    const owner = desk.getByRole('combobox', { name: /^Owner: / });
    await openMore(desk);
    const before = await owner.textContent();
    await desk.keyboard.press('Escape');
    await desk.locator('#content').focus();
    await desk.keyboard.press('o');
    await desk.keyboard.type('admin will call');
    await expect(desk.getByRole('option', { name: /^admin/ })).toBeFocused();
    // Behind letters a digit belongs to a sentence; pressed at once it chooses the second line.
    await desk.keyboard.press('2');
    await desk.keyboard.press('Escape');
    await expect(owner).toHaveText(before!);
    await desk.keyboard.press('o');
    await expect(desk.getByRole('listbox')).toBeVisible();
    await desk.keyboard.press('2');
    await expect(owner).toHaveText(/\(you\)$/);
    await desk.locator('#content').focus();

    // A second choice in the same tab is not a colleague's change.
    await choose('Contacted', 'Qualified');
    await expect.poll(history).toEqual(['New', 'Contacted', 'Qualified']);
    await choose('Qualified', 'Follow Up');
    await expect.poll(history).toEqual(['New', 'Contacted', 'Qualified', 'Follow Up']);
    await expect(desk.getByText('changed this lead after you opened it')).toHaveCount(0);
  },
);

test(
  'a list of statuses opened by its key keeps its choice when it moves away under a resting mouse',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const { id } = await newLead(staff, 'Odile');
    const desk = await openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);
    const chosen = desk.getByRole('option', { name: 'New', exact: true });
    await statusOf(desk, 'New').click();
    await chosen.click();
    await expect(desk.locator('#content')).toBeFocused();

    await desk.keyboard.press('s');
    await expect(chosen).toBeFocused();
    const moved = chosen.evaluate(
      (option) =>
        new Promise<void>((resolve) => {
          option.addEventListener('pointerleave', () => resolve(), { once: true });
          document.getElementById('content')!.style.paddingTop = '80px';
        }),
    );
    await moved;
    await expect(chosen).toBeFocused();
    await desk.keyboard.press('c');
    await expect(desk.getByRole('option', { name: 'Contacted' })).toBeFocused();
  },
);

test(
  'a status chosen while another is being saved is saved after it',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const { id } = await newLead(staff, 'Sequa');
    const desk = await openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);
    const sent: unknown[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await desk.route(`**/api/admin/leads/${id}`, async (route) => {
      if (route.request().method() === 'PUT') {
        sent.push(route.request().postDataJSON().status);
        await held;
      }
      await route.continue();
    });
    for (const [from, to] of [
      ['New', 'Contacted'],
      ['Contacted', 'Qualified'],
    ] as const) {
      await statusOf(desk, from).click();
      await desk.getByRole('option', { name: to, exact: true }).click();
      await expect(statusOf(desk, to)).toBeVisible();
    }
    await expect.poll(() => sent).toEqual(['Contacted']);
    letGo();
    const history = async () =>
      (await readLead(staff, id)).statusHistory.map(({ toStatus }) => toStatus);
    await expect.poll(history).toEqual(['New', 'Contacted', 'Qualified']);
    await expect(statusOf(desk, 'Qualified')).toBeVisible();
    await expect(desk.getByText('changed this lead after you opened it')).toHaveCount(0);
  },
);
