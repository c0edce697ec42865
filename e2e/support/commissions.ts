import { expect, type Locator, type Page } from '@playwright/test';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';
import { expectAccessibleInBoth } from './accessibility.ts';

interface Fact {
  id: string;
  valuesId: string;
}

/** Confirms referral fees for the lender's counsel; nothing can be approved before that. */
export async function confirmReferralFees(staff: StaffSession): Promise<void> {
  const { factsToConfirm } = await staff.get<{ factsToConfirm: Fact[] }>('/api/admin/programme');
  const { valuesId } = factsToConfirm.find(({ id }) => id === 'referral-fees')!;
  await staff.post('/api/admin/programme/facts/referral-fees/confirmations', {
    isConfirmed: true,
    confirmedBy: 'Dana Whitfield, counsel',
    ground: 'Opinion of 2026-11-20',
    valuesId,
  });
}

/** Opens the lines of a client's commission, as staff do; checks them in both colours. */
export async function openLines(desk: Page, client: string): Promise<Locator> {
  await desk.getByRole('button', { name: new RegExp(` for ${client}$`) }).click();
  const dialog = desk.getByRole('dialog', { name: `Commission of ${client}` });
  await expect(dialog.getByText('Earned')).toBeVisible();
  await expectAccessibleInBoth(desk, 'the lines of a commission');
  return dialog;
}

/** Opens one of the manual actions on a commission, submits it empty, and cancels it. */
export async function lookAtTask(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name, exact: true }).click();
  const form = dialog.getByRole('form');
  // The button that opened it is gone: the focus is in its first field.
  await expect(form.getByRole('textbox').first()).toBeFocused();
  await form.locator('button[type=submit]').click();
  await expect(form.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBoth(dialog.page(), `${name} with what is missing`);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
}
