import { answerStorageKeys } from '#core/domain/options.ts';
import { readLead } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import {
  apply,
  buyer,
  calculate,
  calculatorField,
  chooseScore,
  checkEligibility,
  field,
  fillApplication,
  fillCalculator,
  fillEligibility,
  freshEmail,
  openKnown,
  settled,
} from './support/visitor.ts';

const keptKeys = (page: import('@playwright/test').Page) =>
  page.evaluate(
    (keys) => keys.filter((key) => localStorage.getItem(key) !== null),
    answerStorageKeys,
  );

test(
  'an estimate says when an answer has changed since, also after a reload',
  { tag: '@desktop' },
  async ({ page }) => {
    const note = page.getByText('You changed an answer');
    const basis = page.locator('[data-result]').getByText('$425,000, Oregon, $300 bill').first();
    await page.goto('/calculator');
    await calculate(page);
    await page.keyboard.press('Escape');
    await expect(basis).toBeVisible();
    await expect(note).toBeHidden();
    await chooseScore(page, '740+');
    await expect(note, 'the credit score changes no figure').toBeHidden();
    await calculatorField(page, 'propertyState').selectOption('TX');
    await expect(note).toBeVisible();
    await expect(basis).toBeVisible();
    await page.reload();
    await expect(note).toBeVisible();
    await calculate(page);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
  },
);

test(
  '"Clear my answers" wipes them at once, on every form',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of ['/calculator', '/qualify', '/apply']) {
      await page.goto('/calculator');
      await settled(page);
      await calculatorField(page, 'propertyState').selectOption('OR');
      await page.goto('/qualify');
      await fillEligibility(page);
      await page.goto('/apply');
      await fillApplication(page, freshEmail());
      await expect.poll(async () => (await keptKeys(page)).length).toBeGreaterThan(2);
      await page.goto(path);
      await settled(page);
      await page.getByRole('button', { name: 'Clear my answers' }).click();
      await expect.poll(() => keptKeys(page)).toEqual([]);
      await page.reload();
      if (path === '/calculator') {
        await expect(calculatorField(page, 'propertyState')).toHaveValue('');
      } else {
        await expect(field(page, path === '/apply' ? 'email' : 'name')).toHaveValue('');
      }
    }
  },
);

test(
  'answers are wiped after an application, and after thirty days',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/qualify');
    await fillEligibility(page);
    await page.goto('/apply');
    await fillApplication(page, freshEmail());
    await apply(page);
    expect(await keptKeys(page)).toEqual([]);
    await page.goto('/apply');
    await settled(page);
    await expect(field(page, 'email')).toHaveValue('');

    await fillApplication(page, freshEmail());
    await page.evaluate(() =>
      localStorage.setItem('answers_savedAt', new Date(Date.now() - 31 * 86_400_000).toISOString()),
    );
    await page.goto('/');
    await expect.poll(() => keptKeys(page)).toEqual([]);
    await page.goto('/apply');
    await settled(page);
    await expect(field(page, 'currentAddress')).not.toHaveValue(buyer.address);
  },
);

test(
  'an untouched field follows the newest calculation',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() =>
      localStorage.setItem(
        'eligibility_draft',
        JSON.stringify({
          name: 'J',
          mobileNumber: '',
          homePrice: '500,000',
          creditScore: '',
          state: '',
          firstTimeHomebuyer: '',
        }),
      ),
    );
    await page.goto('/qualify');
    await settled(page);
    await field(page, 'name').fill('Jo');
    await expect(field(page, 'name')).toHaveValue('Jo');
    const values = async (price: string, score: string, state: string) => {
      await expect(field(page, 'homePrice')).toHaveValue(price);
      await expect(field(page, 'creditScore')).toHaveValue(score);
      await expect(field(page, 'state')).toHaveValue(state);
    };

    await test.step('while the form stands open, from another tab', async () => {
      const other = await context.newPage();
      await other.goto('/calculator');
      await settled(other);
      await fillCalculator(other, { state: 'TX' });
      await values('425,000', '660-699', 'TX');
      await other.close();
    });
    await test.step('when the page is left and come back to', async () => {
      await page.goto('/calculator');
      await settled(page);
      await calculatorField(page, 'homePrice').selectOption('300000');
      await page.goBack();
      await values('300,000', '660-699', 'TX');
      await expect(field(page, 'name')).toHaveValue('Jo');
    });
    await test.step('when the browser shows the page again that it kept alive', async () => {
      await settled(page);
      await page.evaluate(() => {
        localStorage.setItem('calculator_homePrice', '325000');
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await values('325,000', '660-699', 'TX');
      await expect(field(page, 'name')).toHaveValue('Jo');
    });
  },
);

test(
  'the application follows the newest check, and the lead has the newest answers',
  { tag: '@desktop' },
  async ({ page, staff }) => {
    await page.goto('/apply');
    await settled(page);
    await field(page, 'email').fill('typed@first.example');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('application_draft')))
      .toContain('typed@first.example');
    await page.goto('/calculator');
    await fillCalculator(page);
    await page.goto('/qualify');
    await fillEligibility(page, { homePrice: '312345', state: 'TX' });
    await checkEligibility(page);
    await page.goto('/apply');
    await expect(field(page, 'firstName')).toHaveValue('María');
    await expect(field(page, 'phone')).toHaveValue(buyer.phone);
    await expect(field(page, 'email')).toHaveValue('typed@first.example');

    await page.goto('/calculator');
    await settled(page);
    await expect(calculatorField(page, 'homePrice')).toHaveValue('312345');
    await expect(calculatorField(page, 'propertyState')).toHaveValue('TX');
    await calculatorField(page, 'homePrice').selectOption('275000');
    await page.goto('/qualify');
    await expect(field(page, 'homePrice')).toHaveValue('275,000');
    await expect(field(page, 'state')).toHaveValue('TX');
    await page.goto('/apply');
    await fillApplication(page, freshEmail());
    const id = await apply(page);
    expect(await readLead(staff, id)).toMatchObject({
      homePrice: 275_000,
      propertyState: 'TX',
      creditScore: '660-699',
      firstTimeHomebuyer: true,
    });
  },
);

test(
  'the check shows what is known with "Change", says how many rules are met, and asks the number last',
  { tag: '@phone' },
  async ({ page }) => {
    const kept = async (answers: Record<string, string>) => {
      await page.evaluate((all) => {
        for (const [name, value] of Object.entries(all)) {
          localStorage.setItem(`calculator_${name}`, value);
        }
      }, answers);
      await page.goto('/qualify');
    };
    const form = page.locator('main').getByRole('region', { name: 'Find out if you qualify' });
    const asked = () =>
      form
        .locator('select:visible, input:visible')
        .evaluateAll((all) => all.map((control) => (control as HTMLInputElement).name));
    await page.goto('/calculator');
    await kept({ homePrice: '425000', creditScore: '660-699', propertyState: 'OR' });
    await expect(page.getByText('You meet 3 of 3. Three more answers')).toBeVisible();
    expect(await asked()).toEqual([
      'firstTimeHomebuyer',
      'firstTimeHomebuyer',
      'name',
      'mobileNumber',
    ]);
    for (const known of ['Oregon', '660–699', '$425,000']) {
      await expect(form.locator('[data-said]:visible').filter({ hasText: known })).toHaveCount(1);
    }
    await expect(form).toContainText('So a specialist can reach you about this check.');
    await expect(await openKnown(page, 'creditScore')).toBeFocused();

    await kept({ homePrice: '425000', creditScore: 'Below 580', propertyState: 'HI' });
    await expect(page.getByText('You meet 1 of 3. This is the rule')).toBeVisible();
    await expect(form).toContainText('certain states; you chose Hawaii.');
    await expect(form).toContainText('a score of 580 or higher; you chose below 580.');
    await expect(form.getByText('Pay every bill on time.')).toBeVisible();
    await expect(form.getByRole('heading', { level: 2 })).toHaveText([
      'What the program asks for',
      'Check anyway',
    ]);
    await expect(field(page, 'email')).toBeHidden();
    await form.getByText('Tell me when this changes').click();
    await field(page, 'email').fill(freshEmail());
    await form.getByLabel('Your credit score today').fill('565');
    await form.getByRole('button', { name: 'Ask for this email' }).click();
    await expect(form.getByText('If the rules change in your favor')).toBeVisible();

    await kept({ homePrice: '425000', creditScore: 'unknown', propertyState: 'OR' });
    await expect(page.getByText('You meet 2 of 3 so far.')).toBeVisible();
    await expect(form.locator('[name=creditScore]')).toBeVisible();
    await field(page, 'name').fill('Ana Ruiz');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('eligibility_draft')))
      .toBe('{"touched":{"name":"Ana Ruiz"}}');
  },
);
