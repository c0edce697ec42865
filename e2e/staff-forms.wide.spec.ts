import { openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';

test(
  'a new affiliate: errors are shown at their fields, and nothing typed is lost',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    const path = '/admin/dashboard?tab=affiliates';
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    await desk.getByRole('button', { name: 'Add Affiliate' }).first().click();
    const dialog = desk.getByRole('dialog', { name: 'Add Affiliate' });
    const field = (label: string) => dialog.getByLabel(label);
    const submit = dialog.getByRole('button', { name: 'Create affiliate' });

    // Errors that the contract's schema finds are shown without a call.
    const asked: string[] = [];
    desk.on('request', (request) => asked.push(request.method()));
    await field('Last name').fill('Form');
    await field('State').fill('zz');
    await submit.click();
    await expect(field('First name')).toBeFocused();
    await expect(field('First name')).toHaveAccessibleDescription('First name is required');
    await expect(field('Email')).toHaveAccessibleDescription('Valid email is required');
    await expect(field('State')).toHaveAccessibleDescription(/two-letter state code/);
    await expect(field('Last name')).toHaveValue('Form');
    await expect(desk.getByText('Failed to create affiliate')).toBeVisible();
    expect(asked).not.toContain('POST');

    // The error disappears once the field is corrected.
    await field('First name').fill('Fiona');
    await expect(field('First name')).not.toHaveAttribute('aria-invalid', 'true');

    // Errors from the server appear in the same place.
    const code = `FORM${Date.now() % 1e9}`;
    await staff.post('/api/admin/affiliates', {
      firstName: 'Earlier',
      lastName: 'Form',
      email: `${code}@example.com`,
      referralCode: code,
    });
    errors.expect(/status of 409 .*\/api\/admin\/affiliates/);
    await field('Email').fill(`second-${code}@example.com`);
    await field('State').fill('or');
    await field('Referral code').fill(code.toLowerCase());
    await submit.click();
    await expect(field('Referral code')).toBeFocused();
    await expect(field('Referral code')).toHaveAccessibleDescription(/already in use/);
    await expect(field('First name')).toHaveValue('Fiona');
    await expect(field('State')).toHaveValue('or');

    await field('Referral code').fill(`${code}B`);
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole('main')).toContainText(`${code}B`);
  },
);

test(
  'the rate of a new affiliate follows the license until a rate is typed',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const path = '/admin/dashboard?tab=affiliates';
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    await desk.getByRole('button', { name: 'Add Affiliate' }).first().click();
    const rate = desk.getByLabel('Commission rate');
    const license = desk.getByLabel('Licensed realtor');
    await expect(rate).toHaveValue('0.03');
    await license.uncheck();
    await expect(rate).toHaveValue('500');
    await expect(rate).toHaveAccessibleDescription('US dollars for each qualified closing');
    await license.check();
    await expect(rate).toHaveValue('0.03');
    await rate.fill('0.025');
    await license.uncheck();
    await expect(rate).toHaveValue('0.025');
  },
);
