import { expectAccessible } from './support/accessibility.ts';
import { expectLoaded, openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { apply, fillApplication, freshEmail } from './support/visitor.ts';

interface Affiliate {
  id: number;
  isActive: boolean;
}

test(
  'staff add an affiliate, change, deactivate, activate and delete it',
  { tag: '@desktop' },
  async ({ page: visitor, staff, newVisitor, product, errors }) => {
    const listPath = '/admin/dashboard?tab=affiliates';
    const desk = await openCrm(await newVisitor(), staff, product.origin, listPath);
    const code = `NINA${Date.now() % 1e9}`;
    const said = (text: string) => desk.getByText(text, { exact: true });

    await desk.getByRole('button', { name: 'Add Affiliate' }).first().click();
    const added = desk.getByRole('dialog', { name: 'Add Affiliate' });
    await added.getByLabel('First name').fill('Nina');
    await added.getByLabel('Last name').fill(code);
    await added.getByLabel('Email').fill(`${code}@example.com`);
    await added.getByLabel('Referral code').fill(code);
    await added.getByRole('button', { name: 'Create affiliate' }).click();
    await expect(said('Affiliate created successfully')).toBeVisible();

    // A visitor applies through her link.
    await visitor.goto(`/${code}`);
    await visitor.goto('/apply');
    await fillApplication(visitor, freshEmail());
    await apply(visitor);

    // The whole edit by keyboard alone.
    const name = `Nina ${code}`;
    const edit = desk.getByRole('button', { name: `Edit ${name}` });
    await edit.press('Enter');
    const dialog = desk.getByRole('dialog', { name: 'Edit Affiliate' });
    const rate = dialog.getByLabel('Commission rate');
    await expect(rate).toHaveValue('0.03');
    await dialog.getByLabel('Licensed realtor').press('Space');
    await expect(rate).toHaveValue('500');
    await rate.fill('0.5');
    await dialog.getByLabel('Company').fill('Night & Day Homes');
    const refused = /status of 400 .*\/api\/admin\/affiliates\/\d+/;
    errors.expect(refused);
    await dialog.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expect(said('Failed to update affiliate')).toBeVisible();
    await expect(rate).toHaveAccessibleDescription(/dollar amount per closing/);
    await expect(dialog.getByLabel('Company')).toHaveValue('Night & Day Homes');
    await rate.fill('750');
    await dialog.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expect(said('Affiliate updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();

    await desk.getByRole('link', { name }).click();
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
    const main = desk.getByRole('main');
    await expect(main).toContainText('$750 per closing');
    await expect(main).toContainText('Night & Day Homes');
    await expect(main.getByText('Total Referrals').locator('..')).toContainText('1');
    await expect(main.getByRole('table', { name: 'Recent Referrals' })).toContainText('New');

    await desk.getByRole('button', { name: 'Deactivate' }).click();
    await expect(said('Affiliate status updated successfully')).toBeVisible();
    const isLive = async () => (await visitor.request.get(`/api/affiliate/${code}`)).ok();
    expect(await isLive(), 'her code is asleep').toBe(false);
    await expect(main).toContainText('While the affiliate is inactive');

    await desk.getByRole('link', { name: 'Back to Dashboard' }).click();
    const active = desk.getByRole('switch', { name: `${name} is active` });
    await expect(active).not.toBeChecked();
    await active.press('Space');
    await expect(active).toBeChecked();
    expect(await isLive(), 'her code is awake').toBe(true);

    const question = desk.getByRole('alertdialog', { name: 'Delete Affiliate' });
    await desk.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(question).toContainText(`Are you sure you want to delete affiliate ${name}?`);
    await desk.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(active).toBeVisible();
    await desk.getByRole('button', { name: `Delete ${name}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(said('Affiliate deleted successfully')).toBeVisible();
    await expect(active).toBeHidden();
    expect(await isLive(), 'her code is nobody’s').toBe(false);
    await desk.getByRole('button', { name: 'Restore' }).click();
    await expect(said('Affiliate restored')).toBeVisible();
    await expect(active).toBeChecked();
    expect(await isLive(), 'her code is hers again').toBe(true);
  },
);

test(
  'an affiliate deleted days ago is found and restored, unless another has the address',
  { tag: '@phone' },
  async ({ staff, newVisitor, product, errors }) => {
    const code = `BACK${Date.now() % 1e9}`;
    const email = `${code}@example.com`;
    const add = (firstName: string) =>
      staff.post<Affiliate>('/api/admin/affiliates', { firstName, lastName: code, email });
    const { id } = await add('Bea');
    await staff.delete(`/api/admin/affiliates/${id}`);
    const successor = await add('Nora');
    errors.expect(
      /status of 404 .*\/api\/admin\/affiliates\/\d+\)$/,
      /status of 409 .*\/api\/admin\/affiliates\/\d+\/restore/,
    );
    // The undo message is gone; a bookmark of the affiliate still leads to it.
    const path = `/admin/affiliates/${id}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    await expect(desk.getByText('Affiliate Not Found').last()).toBeVisible();
    await expectAccessible(desk, 'the page of a deleted affiliate');
    await desk.getByRole('link', { name: 'Deleted affiliates' }).click();
    await desk.getByLabel('Search deleted affiliates').fill(code);
    const row = desk.getByRole('row', { name: `Bea ${code}` });
    await expect(row).toContainText('by admin');
    await expect(desk).toHaveURL(new RegExp(`q=${code}`));
    await expectLoaded(desk);
    await expectAccessible(desk, 'the deleted affiliates');
    const restore = desk.getByRole('button', { name: `Restore Bea ${code}` });
    await restore.click();
    await expect(desk.getByText('The affiliate could not be restored')).toBeVisible();
    await expect(
      desk.getByText(`The email address of this affiliate now belongs to Nora ${code}.`),
    ).toBeVisible();
    await expect(row).toBeVisible();

    await staff.delete(`/api/admin/affiliates/${successor.id}`);
    await restore.click();
    await expect(desk.getByText('Affiliate restored')).toBeVisible();
    await expect(row).toBeHidden();
    await expect(desk.getByRole('row', { name: `Nora ${code}` })).toBeVisible();
    await expect(desk.locator('#content')).toBeFocused();
    await desk.getByRole('link', { name: 'All affiliates' }).click();
    await desk.getByLabel('Search affiliates').fill(code);
    await expect(desk.getByRole('switch', { name: `Bea ${code} is active` })).toBeChecked();
    await desk.getByRole('link', { name: 'Deleted affiliates' }).click();
    await expect(desk.getByRole('table', { name: 'Deleted Affiliates' })).toBeVisible();
  },
);
