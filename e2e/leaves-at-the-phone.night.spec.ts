import type * as z from 'zod/mini';
import type { readLeadReport } from '#core/contract/operations/reports.ts';
import { openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { field, settled } from './support/visitor.ts';

test(
  'a form left at the telephone shows in the report, and not what was typed',
  { tag: '@phone' },
  async ({ newVisitor, staff, product }) => {
    const leftAtPhone = async () => {
      const report = await staff.get<z.output<typeof readLeadReport.answer>>(
        '/api/admin/reports/leads?range=today',
      );
      const form = report.forms.find(({ step, language }) => step === 'apply' && language === 'es');
      return form?.left.find((one) => one.field === 'phone')?.count ?? 0;
    };
    const before = await leftAtPhone();

    const page = await (await newVisitor()).newPage();
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/track-interaction')) {
        told.push(request.postData() ?? '');
      }
    });
    await page.goto('/apply?lang=es');
    await settled(page);
    await field(page, 'firstName').fill('Guadalupe');
    // Its code comes with the first touch.
    await expect(page.locator('[data-awake=yes] #apply-form')).toBeAttached();
    await field(page, 'phone').fill('541555');
    await page.goto('/privacy?lang=es');
    await expect.poll(leftAtPhone, { timeout: 15_000 }).toBe(before + 1);
    expect(told.join()).not.toMatch(/Guadalupe|541/);

    const path = '/admin/dashboard?tab=reports';
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    const card = desk.getByRole('region', { name: 'Where forms are left' }).first();
    const row = card.getByRole('row', { name: /Application\s*Spanish/ });
    await expect(row).toContainText(/Phone/);
  },
);
