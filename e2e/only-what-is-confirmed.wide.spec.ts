import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';

const entered = termsAsOf(defaultRules, '2026-11-22', '');

test(
  'staff confirm a fact and show only what is confirmed, and the landing page follows',
  { tag: '@desktop' },
  async ({ staff, product, newVisitor, publishTerms }) => {
    const told = async () => {
      const answer = await fetch(`${product.origin}/`);
      // Visible text only: the islands' messages contain figures that they are not given.
      return (await answer.text()).replace(/<(style|script|option)[\s\S]*?<\/\1>/g, '');
    };
    const { grantCap, warrantyYears } = siteFigures(entered, 'en');
    expect(await told()).toContain(grantCap);
    const warranty = `${warrantyYears}-year warranty`;
    const title = 'The warranty of the panels';
    const desk = await openCrm(
      await newVisitor(),
      staff,
      product.origin,
      '/admin/dashboard?tab=programme',
    );
    await desk.getByText(title).click();
    await desk.getByRole('button', { name: `Confirm: ${title}` }).click();
    const dialog = desk.getByRole('dialog', { name: title });
    await dialog.getByLabel('Who').fill('Jane Roe, general counsel');
    await dialog.getByLabel('Basis').fill('The papers of the maker');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const confirmed = desk.getByRole('group').filter({ hasText: /^Confirmed: 1/ });
    await confirmed.getByText('Confirmed: 1').click();
    await expect(confirmed).toContainText(title);
    await expect(confirmed).toContainText(/Counts until [A-Z][a-z]+ \d+, 20\d\d/);

    await desk.getByRole('link', { name: /^Show only what is confirmed/ }).click();
    await desk.getByLabel('Source').fill('Decision of the lender');
    await desk.getByLabel('New value').selectOption('yes');
    await desk.getByRole('button', { name: 'Add to the revision' }).click();
    const publish = desk.getByRole('button', { name: 'Publish' });
    // Waits for the preview of twenty pages in three languages.
    await expect(publish).toBeEnabled({ timeout: 120_000 });
    await publish.click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(desk.getByText('The terms are published', { exact: true })).toBeVisible();
    try {
      // A server that cannot read new terms in time keeps the old ones and retries soon.
      await expect.poll(told, { timeout: 90_000 }).not.toContain(grantCap);
      expect(await told(), 'what is confirmed is said').toContain(warranty);
    } finally {
      await publishTerms({ showOnlyConfirmed: false });
    }
    await expect.poll(told, { timeout: 90_000 }).toContain(grantCap);
  },
);
