import { expect, test } from './support/test.ts';
import { readLead } from './support/crm.ts';
import { apply, fillApplication, freshEmail, holdScripts, settled } from './support/visitor.ts';

type Step = Record<string, unknown> | null;

test(
  'staff see which advertisement brought a buyer the first time, and every call from the page',
  { tag: '@desktop' },
  async ({ page, context, staff }) => {
    const click = `click-${Date.now()}`;
    await context.addInitScript(() => {
      // No telephone app here can open the link.
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('[href^="tel:"]')) {
          event.preventDefault();
        }
      });
    });
    const release = await holdScripts(page);
    await page.goto(`/?utm_source=facebook&utm_content=film&utm_term=solar&fbclid=${click}`, {
      waitUntil: 'commit',
    });
    await page.waitForFunction(() => window.tappedNumbers);
    await page.locator('header a[href^="tel:"]').click();
    release();
    await settled(page);
    await page.locator('footer a[href^="tel:"]').first().click();
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    const steps = async (action: string) => {
      const path = `/api/admin/interactions?action=${action}&pageSize=100`;
      const { items } = await staff.get<{ items: { sessionId: string; data: Step }[] }>(path);
      return items;
    };
    const views = async () =>
      (await steps('page_view')).filter(({ data }) => data?.['fbclid'] === click);
    await expect.poll(async () => (await views()).length, 'shown twice, viewed twice').toBe(2);
    const [{ sessionId, data } = { sessionId: '', data: null }] = await views();
    expect(data).toMatchObject({ utm_source: 'facebook', utm_content: 'film', utm_term: 'solar' });
    const calls = async () =>
      (await steps('call'))
        .filter((step) => step.sessionId === sessionId)
        .map((step) => step.data?.['place']);
    await expect.poll(calls, 'one call of before the scripts, one of after').toHaveLength(2);
    expect(await calls()).toContain('header');

    const laterTab = await context.newPage();
    await laterTab.goto('/apply');
    await fillApplication(laterTab, freshEmail());
    const lead = await readLead(staff, await apply(laterTab));
    expect(lead.source).toMatchObject({
      utm_source: 'facebook',
      utm_content: 'film',
      fbclid: click,
      gclid: null,
      page: '/',
    });
  },
);
