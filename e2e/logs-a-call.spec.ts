import { usualAnswers } from '#server/testing/usual-answers.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openCrm, readLead } from './support/crm.ts';
import { expect, test } from './support/test.ts';

test(
  'an officer calls, writes down how it ended with one tap, and plans the next step by the clock of the buyer',
  { tag: '@phone' },
  async ({ newVisitor, staff, product }) => {
    const lead = await staff.post<{ id: number }>('/api/leads', {
      ...usualAnswers,
      firstName: 'Carla',
      lastName: 'Mobile',
      email: 'carla-mobile@example.com',
      phone: '(808) 555-0171',
      currentAddress: '1 Beach Rd, Honolulu, HI 96801',
      propertyState: 'HI',
    });
    const desk = await openCrm(
      await newVisitor(),
      staff,
      product.origin,
      `/admin/contact/${lead.id}`,
    );
    const panel = desk.getByRole('region', { name: 'Calls and next step' });
    await expect(panel).toContainText('Not called yet');
    await expect(desk.getByText(/^\d+:\d\d [AP]M their time/)).toBeVisible();
    await desk.keyboard.press('c');
    await expect(panel.getByRole('group', { name: 'How did the call end?' })).toBeVisible();
    const reason = panel.getByLabel('Reason for going against it');
    if (await reason.isVisible()) {
      await reason.fill('She asked to be called at this hour.');
    }
    await panel.getByLabel('Note').fill('Calls back tomorrow.');
    await expectAccessible(desk, 'the outcomes of a call');
    await panel.getByRole('button', { name: 'Reached' }).click();
    await expect(panel).toContainText('Called once');
    await expect(desk.getByRole('combobox', { name: 'Status: Contacted' })).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Undo, 4:/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Tomorrow 9:00 AM' }).click();
    // At nine, or when the office is open next.
    await expect(panel).toContainText(/Next step: .* [AP]M HST/);
    await panel.getByRole('button', { name: 'Change' }).click();
    const dialog = desk.getByRole('group', { name: 'Next step with Carla' });
    await dialog.getByLabel('What to do').fill('Talk about the appraisal');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(panel).toContainText('Talk about the appraisal');
    const { firstResponseAt, followUp } = await readLead(staff, lead.id);
    expect(firstResponseAt).not.toBeNull();
    expect(followUp?.note).toBe('Talk about the appraisal');
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(panel).toContainText('No next step');
    await desk.goto('/admin/dashboard?tab=leads&show=localTime&q=carla-mobile');
    await expect(desk.getByTitle(/^Hawaii.*Time$/).first()).toHaveText(/^\d+:\d\d [AP]M$/);
  },
);
