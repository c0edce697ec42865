import type { Route } from '@playwright/test';
import { openCrm } from './support/crm.ts';
import { testInOffice } from './support/moved-clock.ts';
import { expect } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

const sessionId = 'buyer-before-the-change';
const home = {
  homePrice: 500_000,
  electricBill: 350,
  creditScore: '700-739',
  propertyState: 'TX',
};

// Terms that begin today are published today: the lender's midnight lies far from here.
// A draft of the day before waits.
const test = testInOffice(async ({ clock, moveTo, signIn }) => {
  await moveTo('Monday 10:00');
  const effectiveFrom = clock.now().toISOString().slice(0, 10);
  const draft = { source: 'Memo', basis: null, terms: { grantCap: 14_000 } };
  const monday = await signIn();
  await monday.post('/api/admin/programme/rules', { effectiveFrom, ...draft });
  await moveTo('Tuesday 10:00');
  return signIn();
});

test(
  'a manager changes the grant, sees what it changes, publishes it, and finds who was shown the old one',
  { tag: '@desktop' },
  async ({ known: staff, page, newVisitor, product }) => {
    const estimate = () =>
      staff.post<{ educationEarnings: number }>('/api/calculate-savings', { ...home, sessionId });
    expect((await estimate()).educationEarnings).toBe(13_000);
    await staff.post('/api/leads', {
      ...home,
      sessionId,
      firstName: 'Olive',
      lastName: 'Shownbefore',
      email: freshEmail(),
      phone: '(541) 555-0123',
      currentAddress: '1 Main St, Medford',
      housingStatus: 'rent',
      timeline: 'not sure',
      contactMethod: 'email',
      monthlyPayment: '$0-$500',
    });

    const desk = await openCrm(
      await newVisitor(),
      staff,
      product.origin,
      '/admin/dashboard?tab=programme&view=terms',
    );
    const bar = desk.getByRole('region', { name: 'Revision in work' });
    await expect(bar).toContainText('That date has passed.');
    await bar.getByRole('button', { name: 'From today' }).click();
    await expect(bar).not.toContainText('passed');
    await desk.getByText('Grant and credit').click();
    await desk.getByRole('button', { name: 'Change Grant cap' }).click();
    const cap = desk.getByRole('form', { name: 'Grant cap' }).getByLabel('New value');
    await expect(cap).toBeFocused();
    await desk.getByLabel('Source').fill('Board resolution 12');
    await cap.fill('150,000');
    await expect(desk.getByText('Is a digit too many or missing?')).toBeVisible();
    await cap.fill('15,000');
    // She goes on before the answer has come; what she typed is no longer unsaved once it has.
    const asked = Promise.withResolvers<Route>();
    await desk.route(/\/programme\/rules\/\d+$/, (route) =>
      route.request().method() === 'PUT' ? asked.resolve(route) : route.continue(),
    );
    await desk.getByRole('button', { name: 'Add to the revision' }).click();
    const held = await asked.promise;
    await bar.getByRole('link', { name: 'What changes on each page' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Terms from');
    await expect(desk.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await held.continue();
    await expect(desk.getByRole('button', { name: 'Publish' })).toBeEnabled();

    await desk.getByRole('button', { name: 'Spanish' }).click();
    const grant = desk.getByRole('insertion').filter({ hasText: 'ayuda' });
    // The preview renders twenty pages, which is slow on a busy machine.
    await expect(grant.first()).toContainText('$15,000', { timeout: 90_000 });
    const landing = desk.getByRole('group').filter({ hasText: 'Landing page' });
    // A page with many changed texts is collapsed.
    await landing.getByText('Landing page').click();
    await expect(
      landing.getByRole('insertion').filter({ hasText: '$15,000' }).first(),
    ).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('$13,000').first()).toBeVisible();

    await desk.getByRole('button', { name: 'Publish' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(desk.getByText('In effect', { exact: true })).toBeVisible();
    await expect(desk.locator('#content'), 'the button is gone').toBeFocused();
    // A server that cannot read the new terms in time keeps the old ones and retries soon.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('$15,000').first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 90_000 });
    expect((await estimate()).educationEarnings).toBe(15_000);

    await desk.goto('/admin/dashboard?tab=leads');
    await desk.getByRole('button', { name: 'Views' }).click();
    await desk.getByRole('link', { name: 'Outdated numbers shown' }).click();
    // The leads are reassessed in the background, within seconds.
    await expect(async () => {
      await desk.reload();
      const lead = desk.getByRole('link', { name: 'Olive Shownbefore' });
      await expect(lead).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 90_000 });
  },
);
