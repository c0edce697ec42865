import { eachTab, expectLoaded, openCrm } from './support/crm.ts';
import { expectNothingSticksOut, sticksOut, widths } from './support/sticks-out.ts';
import { expect, test } from './support/test.ts';
import { apply, calculate, fillApplication, freshEmail } from './support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Every page of the public site and of the portal: in accessibility.night.spec.ts.

test(
  'neither the results dialog nor the estimate below it sticks out',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/calculator?lang=pt');
    const dialog = await calculate(page, 'pt');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const over = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(over, `the results dialog at ${width}`).toBe(0);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-result]')).toBeVisible();
    await expectNothingSticksOut(page, 'calculator with its estimate');
  },
);

test(
  'no page of the CRM scrolls sideways, on a phone, a tablet and a desk',
  { tag: '@phone' },
  async ({ page, newVisitor, staff, product }) => {
    await page.goto('/apply');
    await fillApplication(page, freshEmail(), {
      firstName: 'Wolfeschlegelsteinhausenbergerdorff',
      address: 'W'.repeat(120),
    });
    const id = await apply(page);
    const affiliate = await staff.post<{ id: number }>('/api/admin/affiliates', {
      firstName: 'Wolfeschlegelsteinhausenbergerdorff',
      lastName: 'W'.repeat(60),
      email: `${'w'.repeat(60)}@${'w'.repeat(60)}.example.com`,
    });
    const desk = await openCrm(await newVisitor(), staff, product.origin);
    const look = async (what: string) => {
      for (const width of [390, 768, 1440]) {
        await desk.setViewportSize({ width, height: 844 });
        await expect.poll(() => sticksOut(desk), `${what} at ${width}`).toEqual([]);
      }
    };
    await eachTab(desk, look);
    for (const path of [
      `/admin/contact/${id}`,
      `/admin/affiliates/${affiliate.id}`,
      '/admin/profile',
      '/admin/dashboard?tab=leads&view=board',
      '/admin/programme/new',
    ]) {
      await desk.goto(path);
      await expect(desk.getByRole('heading', { level: 1 })).toBeAttached();
      await expectLoaded(desk);
      await look(path);
    }
    // The filter finds the longest name, whatever else is logged.
    await desk.goto('/admin/dashboard?tab=audit&q=affiliate.create');
    await expect(desk.getByRole('link', { name: /^Wolfeschlegel/ }).first()).toBeVisible();
    await look('the audit log');
  },
);

test(
  'the list of leads does not move in a narrow window of a desk',
  { tag: '@desktop' },
  async ({ newVisitor, staff, product }) => {
    const desk = await openCrm(await newVisitor(), staff, product.origin);
    await desk.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/admin/dashboard?tab=leads', '/admin/dashboard?tab=leads&view=board']) {
      await desk.goto(path);
      await expectLoaded(desk);
      await expect.poll(() => sticksOut(desk), path).toEqual([]);
    }
  },
);
