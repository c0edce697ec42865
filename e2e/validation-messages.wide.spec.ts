import type { Language } from '#core/domain/language.ts';
import { validationMessages, type ValidationKey } from '#core/i18n/validation.ts';
import { adminPassword, expect, test } from './support/test.ts';
import { calculatorField, errorOf, field, fillCalculator, toast } from './support/visitor.ts';
import { texts } from './support/texts.ts';

// Each form in one language: every key has its text in all three, or it does not compile.
const message = (key: ValidationKey, language: Language) => validationMessages[language][key];

test('the calculator names the answer that is missing', { tag: '@desktop' }, async ({ page }) => {
  const language = 'pt';
  await page.goto(`/calculator?lang=${language}`);
  for (const name of ['homePrice', 'electricBill', 'creditScore', 'propertyState'] as const) {
    await fillCalculator(page);
    await calculatorField(page, name).selectOption('');
    await page.getByRole('button', { name: texts[language].calculate }).click();
    await expect(toast(page)).toContainText(message(`calculator.${name}`, language));
    await expect(toast(page)).toHaveAttribute('data-tone', 'destructive');
    expect(await errorOf(calculatorField(page, name))).toBe(
      message(`calculator.${name}`, language),
    );
    await expect(calculatorField(page, name)).toBeFocused();
    await expect(toast(page)).toHaveCount(1);
  }
});

test(
  'the eligibility form names each error beside its field',
  { tag: '@phone' },
  async ({ page }) => {
    const language = 'en';
    await page.goto(`/qualify?lang=${language}`);
    const send = page.getByRole('button', { name: texts[language].check });
    await field(page, 'homePrice').fill('149999');
    await send.click();
    expect(await errorOf(field(page, 'name'))).toBe(message('name.short', language));
    await expect(field(page, 'name')).toBeFocused();
    expect(await errorOf(field(page, 'mobileNumber'))).toBe(message('mobile.required', language));
    expect(await errorOf(field(page, 'homePrice'))).toMatch(/\$150,000$/);
    expect(await errorOf(field(page, 'creditScore'))).toBe(
      message('creditScore.required', language),
    );
    expect(await errorOf(field(page, 'state'))).toBe(message('state.required', language));
    expect(await errorOf(page.getByRole('radiogroup'))).toBe(
      message('firstTime.required', language),
    );
    await field(page, 'homePrice').fill('a lot');
    await field(page, 'name').fill('M');
    await field(page, 'mobileNumber').fill('54155');
    await send.click();
    expect(await errorOf(field(page, 'homePrice'))).toMatch(/\$150,000$/);
    expect(await errorOf(field(page, 'name'))).toBe(message('name.short', language));
    expect(await errorOf(field(page, 'mobileNumber'))).toBe(message('mobile.required', language));
    await field(page, 'name').fill('Ma');
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  },
);

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
    expect(await errorOf(field(page, name))).toBe(message(key, language));
  }
  await expect(field(page, 'firstName')).toBeFocused();
  expect(page.url()).toContain('/apply');
});

test(
  'a mobile number takes its shape while it is typed, and letters do not count',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/qualify');
    await expect(page.locator('main [data-island=EligibilityForm]')).toHaveAttribute(
      'data-awake',
      'yes',
    );
    await field(page, 'mobileNumber').pressSequentially('541x555y0182z99');
    await expect(field(page, 'mobileNumber')).toHaveValue('(541) 555-0182');

    const send = page.getByRole('button', { name: texts.en.check });
    for (const number of ['(555) 555-0142', '(541) 911-0142', '5511912345678']) {
      await field(page, 'mobileNumber').fill(number);
      await send.click();
      expect(await errorOf(field(page, 'mobileNumber')), number).toBe(
        message('mobile.format', 'en'),
      );
    }
    await field(page, 'mobileNumber').fill('');
    await field(page, 'mobileNumber').pressSequentially('+55 11 91234-5678');
    await expect(field(page, 'mobileNumber')).toHaveValue('+55 11 9123 45678');
    await expect(field(page, 'mobileNumber')).not.toHaveAttribute('aria-invalid');
  },
);

test(
  'the login says what is missing, and a wrong password says nothing about the name',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/401/);
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await errorOf(page.getByLabel('Username'))).toBe('Username is required');
    expect(await errorOf(page.getByLabel('Password', { exact: true }))).toBe(
      'Password is required',
    );
    const answers: string[] = [];
    for (const name of ['admin', 'nobody-at-all']) {
      await page.getByLabel('Username').fill(name);
      await page.getByLabel('Password', { exact: true }).fill(`${adminPassword}-wrong`);
      await page.getByRole('button', { name: 'Sign in' }).click();
      answers.push(await page.getByRole('alert').innerText());
      await expect(page.getByLabel('Username')).toHaveValue(name);
    }
    expect(answers).toEqual(
      answers.map(() => 'Login failed. The username or the password does not match.'),
    );
  },
);
