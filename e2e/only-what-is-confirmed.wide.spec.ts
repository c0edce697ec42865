import { sitePages } from '#core/contract/site.ts';
import { languages } from '#core/domain/language.ts';
import { defaultRules } from '#core/domain/default-rules.ts';
import { termsAsOf } from '#core/domain/programme-terms.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';

const entered = termsAsOf(defaultRules, '2026-11-22', '');

/** The unconfirmed facts as the pages of a language show them. */
function claimsIn(language: (typeof languages)[number]): string[] {
  const figures = siteFigures(entered, language);
  const words = {
    en: ['FHA-approved since', 'Rosa', 'Luciana', 'Limited-time'],
    es: ['aprobado por la FHA desde', 'Rosa', 'Luciana', 'tiempo limitado'],
    pt: ['aprovada pela FHA desde', 'Rosa', 'Luciana', 'tempo limitado'],
  };
  return [
    ...words[language],
    figures.creditsClaimed,
    figures.grantCap,
    figures.minHomePrice,
    figures.phone,
    figures.financed,
    figures.satisfaction,
    'id="comparison"',
    `${figures.rating}/${figures.ratingScale}`,
    `>${figures.commissionRate}<`,
    `<strong>${figures.commissionFlat}</strong>`,
    `>${figures.creditRate}<`,
  ];
}

test(
  'in strict mode no page shows an unconfirmed fact, in any language',
  { tag: '@desktop' },
  async ({ staff, product, newVisitor, publishTerms }) => {
    const paths = Object.keys(sitePages);
    const pageOf = async (path: string, language: string) => {
      const answer = await fetch(`${product.origin}${path}?lang=${language}`);
      const html = await answer.text();
      // Visible text only: the islands' messages contain figures that they are not given, and a
      // price option is an answer of the visitor.
      return html.replace(/<(style|script|option)[\s\S]*?<\/\1>/g, '');
    };
    const told = async () => {
      const found: string[] = [];
      for (const language of languages) {
        for (const path of paths) {
          const html = await pageOf(path, language);
          const claims = claimsIn(language).filter((claim) => html.includes(claim));
          found.push(...claims.map((claim) => `${language} ${path}: ${claim}`));
        }
      }
      return found;
    };
    // A server that cannot read new terms in time keeps the old ones and retries soon.
    const tellsAtLast = (claims: string[]) =>
      expect(async () => expect(await told()).toEqual(claims)).toPass({ timeout: 90_000 });
    // A check of the search itself: it finds the claims while everything is shown.
    const before = await told();
    for (const language of languages) {
      expect(before.filter((one) => one.startsWith(`${language} /:`)).length).toBeGreaterThan(6);
    }
    const warranty = `${siteFigures(entered, 'en').warrantyYears}-year warranty`;
    const title = 'The warranty of the panels';
    const desk = await openCrm(
      await newVisitor(),
      staff,
      product.origin,
      '/admin/dashboard?tab=programme',
    );
    await desk.getByRole('button', { name: `Confirm: ${title}` }).click();
    const dialog = desk.getByRole('dialog', { name: title });
    await dialog.getByLabel('Who').fill('Jane Roe, general counsel');
    await dialog.getByLabel('Basis').fill('The papers of the maker');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const confirmed = desk.getByRole('group').filter({ hasText: /^Confirmed: 1/ });
    await confirmed.getByText('Confirmed: 1').click();
    await expect(confirmed).toContainText(title);
    await expect(confirmed).toContainText(/Counts until 20\d\d-/);

    await desk.getByRole('link', { name: 'New revision' }).click();
    await desk.getByLabel('Source', { exact: true }).fill('Decision of the lender');
    await desk.getByLabel('Term to change').selectOption('showOnlyConfirmed');
    await desk.getByLabel('Show only confirmed', { exact: true }).selectOption('yes');
    await desk.getByRole('button', { name: 'Save the draft' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Terms from');
    const publish = desk.getByRole('button', { name: 'Publish' });
    // Waits for the preview of twenty pages in three languages.
    await expect(publish).toBeEnabled({ timeout: 120_000 });
    await publish.click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(desk.getByText('In effect', { exact: true })).toBeVisible();
    try {
      await tellsAtLast([]);
      expect(await pageOf('/', 'en'), 'what is confirmed is said').toContain(warranty);
    } finally {
      await publishTerms({ showOnlyConfirmed: false });
    }
    await tellsAtLast(before);
  },
);
