import { readLead } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { listen, seen } from './support/celebrations.ts';
import {
  apply,
  buyer,
  calculate,
  checkEligibility,
  field,
  fillApplication,
  fillEligibility,
  freshEmail,
  settled,
} from './support/visitor.ts';

const verdicts = (page: import('@playwright/test').Page) => page.locator('li[data-met]');

test(
  'a visitor whose state is not in the program reads so, and may call or check again',
  { tag: '@phone' },
  async ({ page }) => {
    await listen(page);
    await page.goto('/eligibility-results');
    await page.waitForURL(/\/qualify/);
    await fillEligibility(page, { state: 'HI' });
    await checkEligibility(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'the program is offered in certain states; you chose Hawaii',
    );
    const plan = page.getByRole('region', { name: 'What would have to change' });
    await expect(plan.getByRole('heading', { level: 3 }).first()).toHaveText(
      'A home in an eligible state',
    );
    // The application is open to everyone and stands after the specified two.
    const ways = page
      .locator('main')
      .getByRole('link', { name: /Apply Anyway|Specialist|Check Again/i });
    await expect(ways).toHaveText(['Speak with a Specialist', 'Check Again', 'Apply Anyway']);
    await expect(plan.getByLabel('Your credit score today'), 'it is met').toHaveCount(0);
    await settled(page);
    expect((await seen(page)).canvases, 'no confetti over a refusal').toBe(0);
    await expect(verdicts(page)).toContainText([
      'Not Available',
      'Meets Requirements',
      'Meets Requirements',
    ]);
    await expect(page.getByRole('link', { name: 'Reserve Your Funds' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Speak with a specialist' })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );
    await page.getByRole('link', { name: 'Check again' }).click();
    await page.waitForURL(/\/qualify/);
    await expect(field(page, 'name')).toHaveValue(`${buyer.firstName} ${buyer.lastName}`);
    await expect(field(page, 'state')).toHaveValue('HI');
  },
);

test(
  'a buyer below the minimum score sees the estimate, may apply, and reads what it would take',
  { tag: '@desktop' },
  async ({ page, staff }) => {
    await page.goto('/calculator');
    const dialog = await calculate(page, 'en', { creditScore: 'Below 580' });
    await expect(dialog).toContainText(
      'The program asks for a score of 580 or higher; you chose below 580.',
    );
    await expect(dialog).not.toContainText('$13,000');
    await page.goto('/qualify');
    await fillEligibility(page, { creditScore: 'Below 580' });
    await checkEligibility(page);
    await expect(verdicts(page)).toContainText(['Eligible', 'Below Minimum', 'Meets Requirements']);
    await page.getByRole('link', { name: 'Apply Anyway' }).click();
    await page.waitForURL(/\/apply/);
    // Its code comes with the part that shows the answers.
    await page.getByRole('region', { name: 'Check your answers' }).scrollIntoViewIfNeeded();
    const note = page.getByRole('note');
    await expect(note).toContainText('The program asks for a score of 580 or higher');
    await fillApplication(page, freshEmail());
    const lead = await readLead(staff, await apply(page));
    expect(lead).toMatchObject({ creditScore: 'Below 580', isQualified: false });
    expect(lead.eligibilityChecks[0]).toMatchObject({ eligible: false });

    await page.goto('/apply');
    await settled(page);
    await expect(note, 'nothing is known of the next person').toBeHidden();
  },
);
