import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { openCrm } from './support/crm.ts';
import { testWithMail } from './support/mailed.ts';
import { expect } from './support/test.ts';
import { checkEligibility, field, fillEligibility, freshEmail } from './support/visitor.ts';

// A product that sends real mail.
const test = testWithMail();

const agency = 'Federal Trade Commission, 600 Pennsylvania Avenue NW, Washington, DC 20580';

test.beforeEach(({ publishTerms }) =>
  publishTerms({ negativeAnswer: 'notice', creditAgency: agency }),
);

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'a no brings a notice, which comes by email once she agrees',
  { tag: '@phone' },
  async ({ page, mails, errors }) => {
    errors.expect(/status of 400 .*check-eligibility\/notice/);
    const email = freshEmail();
    await page.goto('/qualify?lang=es');
    await fillEligibility(page, { creditScore: 'Below 580' });
    await checkEligibility(page, 'es');
    const notice = card(page, 'Su aviso');

    await test.step('she reads what was decided, why, and who watches over it', async () => {
      await expect(notice).toContainText('El programa pide un puntaje de crédito de 580 o más');
      await expect(notice).toContainText(agency);
      await expect(notice).toContainText('disponible en inglés');
      await expectAccessibleInBoth(page, 'a notice');
    });

    await test.step('without her consent an email address is not enough', async () => {
      await notice.getByLabel('Correo electrónico', { exact: true }).fill(email);
      await notice.getByRole('button', { name: 'Enviarme el aviso' }).click();
      await expect(notice.getByLabel('Dirección postal')).toBeFocused();
      await expectAccessibleInBoth(page, 'a notice with an error');
    });

    await test.step('with it the notice comes, once, in her language', async () => {
      await notice.getByRole('checkbox').check();
      await notice.getByRole('button', { name: 'Enviarme el aviso' }).click();
      await expect(notice.getByRole('status')).toContainText('en camino');
      const own = () => mails.received.filter(({ recipients }) => recipients.includes(email));
      await expect.poll(() => own().length, { timeout: 60_000 }).toBe(1);
      expect(own()[0]!.unfolded).toContain('Razones principales');
    });
  },
);

test(
  'after a later yes staff decide about the letter',
  { tag: '@desktop' },
  async ({ page, staff, product, newVisitor }) => {
    const answers = {
      name: 'Yara Lateryes',
      mobileNumber: '(503) 555-0188',
      homePrice: 500_000,
      state: 'TX',
      firstTimeHomebuyer: true,
      sessionId: 'later-yes-session',
    };
    for (const creditScore of [500, 700]) {
      await page.request.post('/api/check-eligibility', { data: { ...answers, creditScore } });
    }
    const desk = await openCrm(await newVisitor(), staff, product.origin, '/admin/dashboard');
    await expect(desk.getByText('After a later yes you decide about 1')).toBeVisible();
    await desk.getByRole('link', { name: 'Open the notices' }).click();
    const group = card(desk, 'Answered yes since');
    await expect(group.getByRole('row', { name: /Yara Lateryes/ })).toBeVisible();
    await expectAccessibleInBoth(desk, 'the notices after a later yes');
    await group.getByRole('link', { name: 'Open the letter to Yara Lateryes' }).click();
    await desk.getByLabel('Why it need not be sent').fill('Her application was approved');
    await expectAccessibleInBoth(desk, 'the letter after a later yes');
    await desk.getByRole('button', { name: 'Set aside' }).click();
    await expect(desk.getByText('The notice is set aside')).toBeVisible();
    await expect(group).toHaveCount(0);
    await desk.getByLabel('Show').selectOption('sent');
    const row = desk.getByRole('row', { name: /Yara Lateryes/ });
    await expect(row).toContainText('Set aside: Her application was approved');
    await expect(row).toContainText('by admin');
  },
);

test(
  'an invitation says of no answer that it is missed',
  { tag: '@desktop' },
  async ({ page, publishTerms }) => {
    await publishTerms({ negativeAnswer: 'invite' });
    await page.goto('/qualify');
    await fillEligibility(page, { creditScore: 'Below 580' });
    await checkEligibility(page);
    const main = page.locator('main');
    await expect(main).toContainText('welcome to apply');
    await expect(main).toContainText(
      'The program asks for a score of 580 or higher; you chose below',
    );
    await expect(main).toContainText('The program is offered in certain states; you chose');
    await expect(main.getByRole('link', { name: 'Continue to the Application' })).toBeVisible();
    await expect(main).not.toContainText(
      /below minimum|not available|would have to change|anyway/i,
    );
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'she asks for a letter, and staff send it',
    { tag: '@phone' },
    async ({ page, staff, product, browser, errors }) => {
      errors.expect(/status of 422 .*eligibility-results/);
      await page.goto('/qualify');
      await field(page, 'name').fill('Mary Letterman');
      await field(page, 'mobileNumber').fill('(503) 555-0177');
      await field(page, 'homePrice').fill('500,000');
      await field(page, 'creditScore').selectOption('Below 580');
      await field(page, 'state').selectOption('TX');
      await page.locator('[name="firstTimeHomebuyer"][value="yes"]').check();
      await page.locator('form [type=submit]').first().click();
      const notice = card(page, 'Your notice');
      await expect(notice).toContainText('Action taken');
      await notice.getByRole('button', { name: 'Send me the notice' }).click();
      await expect(page.getByRole('alert')).toContainText('Please fill in this field');
      await page.getByLabel('Postal address').fill('12 Main Street, Portland, OR 97204');
      await page.getByRole('button', { name: 'Send me the notice' }).click();
      await expect(page.getByRole('status')).toContainText('within 30 days');
      await expect(page.locator('main')).toContainText('Equal Credit Opportunity Act');

      const { items } = await staff.get<{ items: { name: string; way: string }[] }>(
        '/api/admin/notices',
      );
      expect(items.map(({ name, way }) => [name, way])).toContainEqual([
        'Mary Letterman',
        'letter',
      ]);

      const context = await browser.newContext({ javaScriptEnabled: true });
      const desk = await openCrm(context, staff, product.origin, '/admin/dashboard');
      await desk.getByRole('link', { name: 'Open the notices' }).click();
      await expect(desk.getByRole('row', { name: /Mary Letterman/ })).toContainText('Letter');
      await expectAccessibleInBoth(desk, 'the notices');
      await desk.getByRole('link', { name: 'Open the letter to Mary Letterman' }).click();
      await expect(desk.getByRole('article')).toContainText('12 Main Street, Portland, OR 97204');
      await expect(desk.getByRole('article')).toContainText('Equal Credit Opportunity Act');
      await expectAccessibleInBoth(desk, 'the letter of a notice');
      await desk.getByRole('button', { name: 'Mark as sent' }).click();
      await expect(desk.getByText('No notice to send')).toBeVisible();
      await context.close();
    },
  );
});
