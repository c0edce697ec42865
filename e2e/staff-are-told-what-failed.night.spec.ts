import { expectLoaded, nobodySignedIn, openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';

test(
  'without a connection nothing looks saved that is not, and what was typed survives a closed tab',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, nobodySignedIn);
    const { id } = await newLead(staff, 'Offa');
    const context = await newVisitor();
    const desk = await openCrm(context, staff, product.origin, `/admin/contact/${id}`);
    await expectLoaded(desk);
    const panel = desk.getByRole('region', { name: 'Calls and next step' });
    await desk.keyboard.press('c');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Escape');
    await expect(panel.getByRole('group')).toBeHidden();
    await expect(panel).toBeFocused();
    await desk.keyboard.press('c');
    const reason = panel.getByLabel('Reason for going against it');
    if (await reason.isVisible()) {
      await reason.fill('She asked to be called at this hour.');
    }
    await panel.getByLabel('Note').fill('Left word with her son.');
    await desk.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/Toasts-.*css/.test(name)),
    );
    await context.setOffline(true);
    await expect(desk.getByText('You are offline: nothing can be saved')).toBeVisible();
    await panel.getByRole('button', { name: 'Voicemail' }).click();
    const unreachable = 'The server could not be reached. Please check your connection.';
    await expect(panel).toContainText(`This could not be logged: ${unreachable}`);
    await expect(panel.getByRole('button', { name: 'Voicemail' })).toBeEnabled();
    await desk.getByRole('combobox', { name: /^Status/ }).click();
    await desk.getByRole('option', { name: 'Contacted' }).click();
    await expect(
      desk.getByText(`Failed to update contact information: ${unreachable}`),
    ).toBeVisible();
    await expect(desk.getByRole('combobox', { name: /^Status/ })).toContainText('New');
    await desk.getByRole('button', { name: 'Note', exact: true }).click();
    await desk.getByLabel('New note').fill('Speaks Spanish');
    await desk.getByRole('button', { name: 'Add Note' }).click();
    await expect(desk.getByText(`Error adding note: ${unreachable}`)).toBeVisible();
    await context.setOffline(false);
    await desk.close();
    const later = await context.newPage();
    await later.goto(`${product.origin}/admin/contact/${id}`);
    await expectLoaded(later);
    await expect(later.getByLabel('New note')).toHaveValue('Speaks Spanish');
    await later.keyboard.press('c');
    const again = later.getByRole('region', { name: 'Calls and next step' });
    await expect(again.getByLabel('Note')).toHaveValue('Left word with her son.');
  },
);
