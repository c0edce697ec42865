import { readLead } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import {
  apply,
  calculate,
  checkEligibility,
  field,
  filledInByAPerson,
  fillApplication,
  fillEligibility,
  freshEmail,
  holdScripts,
  settled,
} from './support/visitor.ts';

test('what is typed before the scripts load is not lost', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/qualify');
  await field(page, 'name').fill('Early Bird');
  await field(page, 'mobileNumber').fill('5415550182');
  await field(page, 'state').selectOption('TX');
  await page.getByRole('button', { name: 'Check my eligibility' }).click();
  release();
  await expect(
    field(page, 'creditScore'),
    'the press counts once the form is awake',
  ).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'name')).toHaveValue('Early Bird');
  await expect(field(page, 'mobileNumber')).toHaveValue('(541) 555-0182');
  await expect(field(page, 'state')).toHaveValue('TX');
});

test(
  'typing goes on when the code of the form loads in the middle of a number',
  { tag: '@desktop' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/qualify');
    await field(page, 'mobileNumber').pressSequentially('54');
    release();
    await expect(field(page, 'mobileNumber')).toHaveValue('(54');
    await page.keyboard.type('15550182');
    await expect(field(page, 'mobileNumber')).toHaveValue('(541) 555-0182');
  },
);

test(
  'what is typed before any script comes is kept, in a field that still has the focus too',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [path, name, draft] of [
      ['/qualify', 'name', 'eligibility_draft'],
      ['/apply', 'email', 'application_draft'],
    ] as const) {
      const release = await holdScripts(page);
      await page.goto(path);
      await field(page, name).pressSequentially('early@bird.example');
      release();
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), draft), path)
        .toBe(JSON.stringify({ touched: { [name]: 'early@bird.example' } }));
    }
  },
);

test(
  'who types before the script of the form comes is not taken for a machine',
  { tag: '@phone' },
  async ({ page, staff }) => {
    await page.goto('/calculator');
    await calculate(page);
    await page.goto('/qualify');
    await fillEligibility(page);
    await checkEligibility(page);
    const release = await holdScripts(page);
    await page.goto('/apply');
    const email = freshEmail();
    await fillApplication(page, email);
    await filledInByAPerson(page);
    release();
    await settled(page);
    const lead = await readLead(staff, await apply(page));
    expect(lead).toMatchObject({ email, suspicion: [] });
  },
);
