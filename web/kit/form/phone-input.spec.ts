import { expect, type Locator, test } from '@playwright/test';

const story = 'kit/form/PhoneInput/InForm';

/** The caret's offset in the text. */
const caretOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

test(
  'a number takes its shape while it is typed, in the form as well',
  { tag: '@phone' },
  async ({ mount }) => {
    const form = await mount(story);
    const field = form.getByLabel('Phone');
    await field.pressSequentially('512x555 0123 99');
    await expect(field).toHaveValue('(512) 555-0123');
    await expect(form.getByRole('status')).toHaveText('(512) 555-0123');
  },
);

test(
  'a digit changed in the middle leaves the caret beside it',
  { tag: '@phone' },
  async ({ mount, page }) => {
    const form = await mount(story);
    const field = form.getByLabel('Phone');
    await field.pressSequentially('5125550123');
    for (let steps = 0; steps < '5-0123'.length; steps++) {
      await page.keyboard.press('ArrowLeft');
    }
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('(512) 550-123');
    expect(await caretOf(field)).toEqual([7, 7]);
    await page.keyboard.type('98');
    await expect(field).toHaveValue('(512) 598-5012');
    expect(await caretOf(field)).toEqual([9, 9]);
  },
);

test('an extension is cut and named, pasted or typed', { tag: '@phone' }, async ({ mount }) => {
  const form = await mount(story);
  const field = form.getByLabel('Phone');
  await field.fill('tel:+1-608-271-9000;ext=11');
  await expect(field).toHaveValue('(608) 271-9000');
  await expect(field).toHaveAccessibleDescription('Without ;ext=11');
  await field.fill('');
  await expect(field).toHaveAccessibleDescription('');
  await field.fill('(608) 271-9000');
  await field.pressSequentially(' x1');
  await expect(field).toHaveValue('(608) 271-9000');
  await expect(field).toHaveAccessibleDescription('Without 1');
});

test(
  'autofilled text is formatted, and the focus does not move',
  { tag: '@phone' },
  async ({ mount }) => {
    const form = await mount(story);
    const name = form.getByLabel('Name');
    const field = form.getByLabel('Phone');
    await name.focus();
    // As autofill does: past the property by which React watches the field.
    await field.evaluate((input: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(input, '+15125550123');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await expect(field).toHaveValue('(512) 555-0123');
    await expect(form.getByRole('status')).toHaveText('(512) 555-0123');
    await expect(name).toBeFocused();
  },
);
