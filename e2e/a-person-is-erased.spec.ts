import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { expectAccessible } from './support/accessibility.ts';
import { findLeads, openCrm, unfold } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';

test(
  'an admin erases a person, prints the receipt, and finds the person nowhere',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    const { id, name, lastName } = await newLead(staff, 'Greta');
    const context = await newVisitor();
    await context.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    const path = `/admin/dashboard?tab=leads&q=${lastName}`;
    const desk = await openCrm(context, staff, product.origin, path);
    await desk.getByRole('link', { name }).click();
    await unfold(desk, 'Lead Information');
    await desk.getByRole('button', { name: 'Erase…' }).click();
    const dialog = desk.getByRole('dialog', { name: `Erase ${name}?` });
    const submit = dialog.getByRole('button', { name: 'Erase for good' });
    await dialog.getByLabel('Reason').fill('Asked by letter.');
    await expect(submit).toBeDisabled();
    await expectAccessible(desk, 'what is erased of a person');
    await dialog.getByLabel(/^Type SG-/).fill(leadReference(id).toLowerCase());
    await submit.click();

    await expect(desk.getByRole('heading', { name: 'Receipt of an erasure' })).toBeVisible();
    const receipt = desk.getByRole('article');
    await expect(receipt).toContainText(leadReference(id));
    await expect(receipt.locator('address'), 'whose receipt it is').not.toBeEmpty();
    await expect(receipt).toContainText('Asked by letter.');
    await expect(receipt, 'it names nobody').not.toContainText(lastName);
    await expectAccessible(desk, 'a receipt');
    await desk.getByRole('button', { name: 'Print' }).click();
    await expect(desk.locator('body[data-printed]')).toBeAttached();
    await desk.emulateMedia({ media: 'print' });
    await expect(desk.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(desk.getByRole('banner')).toBeHidden();
    await expect(receipt).toBeVisible();
    // In print, no text that matters is on a dark background or beyond the edge.
    const edge = await receipt.evaluate((element) => element.getBoundingClientRect().right);
    expect(edge).toBeLessThanOrEqual(desk.viewportSize()!.width);
    await desk.emulateMedia({ media: null });

    await desk.goto(path);
    await expect(desk.getByText('No leads match')).toBeVisible();
    expect((await findLeads(staff, lastName)).total).toBe(0);
    await desk.keyboard.press('Control+k');
    await desk.getByRole('combobox', { name: /^Name of a lead/ }).fill(lastName);
    await expect(desk.getByRole('dialog')).toContainText('Nothing');
    await expect(desk.getByRole('option').filter({ hasText: lastName })).toHaveCount(0);
    errors.expect(/status of 404 .*\/api\/admin\/leads\/\d+/);
    await desk.goto(`/admin/contact/${id}`);
    await expect(desk.getByText('This lead does not exist, or it was deleted.')).toBeVisible();
    await desk.goto('/admin/dashboard?tab=audit');
    const line = desk
      .getByRole('row')
      .filter({ has: desk.getByRole('link', { name: /^Receipt/ }) });
    await expect(line.first()).toBeVisible();
    // On paper a list has its rows whole, and nothing to press.
    await desk.emulateMedia({ media: 'print' });
    await expect(line.first()).toHaveCSS('break-inside', 'avoid');
    await expect(desk.getByRole('search')).toBeHidden();
    await expect(desk.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  },
);
