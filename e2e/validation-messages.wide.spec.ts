import type { Page } from '@playwright/test';
import type { Language } from '#core/domain/language.ts';
import { validationMessages, type ValidationKey } from '#core/i18n/validation.ts';
import { expect, test } from './support/test.ts';
import { errorOf, field } from './support/visitor.ts';
import { texts } from './support/texts.ts';

// Each form in one language: every key has its text in all three, or it does not compile.
const message = (key: ValidationKey, language: Language) => validationMessages[language][key];

/** The control, or the group of a choice. */
const withError = (page: Page, name: string) =>
  name === 'housingStatus' ? page.locator(`fieldset:has([name=${name}])`) : field(page, name);

test('the application names each error beside its field', { tag: '@desktop' }, async ({ page }) => {
  const language = 'es';
  await page.goto(`/apply?lang=${language}`);
  await expect(field(page, 'consent')).toBeChecked();
  await field(page, 'consent').uncheck();
  await field(page, 'email').fill('maria@example');
  await page.getByRole('button', { name: texts[language].submit }).click();
  const expected = {
    firstName: 'firstName.required',
    lastName: 'lastName.required',
    email: 'email.valid',
    phone: 'phone.required',
    currentAddress: 'currentAddress.required',
    housingStatus: 'housingStatus.required',
    consent: 'consent.required',
  } as const;
  for (const [name, key] of Object.entries(expected)) {
    expect(await errorOf(withError(page, name))).toBe(message(key, language));
  }
  await expect(field(page, 'firstName')).toBeFocused();
  expect(page.url()).toContain('/apply');
});
