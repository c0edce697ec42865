import { expect, test } from './support/test.ts';
import { expectLoaded, findLeads, openCrm, readLead, showListTools } from './support/crm.ts';
import {
  apply,
  buyer,
  fillApplication,
  freshEmail,
  holdScripts,
  settled,
} from './support/visitor.ts';

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

test(
  'staff find a lead by name, mail and phone, read it, and go back to the very list',
  { tag: '@phone' },
  async ({ page, staff, newVisitor, product }) => {
    const email = freshEmail();
    await page.goto('/apply');
    await fillApplication(page, email, {
      firstName: 'Zenobia',
      lastName: `Searchable${Date.now()}`,
    });
    await apply(page);
    const {
      items: [lead],
    } = await findLeads(staff, email);
    const name = `Zenobia ${lead!.lastName}`;

    const desk = await openCrm(await newVisitor(), staff, product.origin);
    await expect(desk.getByRole('main')).toContainText(email);
    await desk.getByRole('tab', { name: 'Leads' }).click();
    for (const text of [lead!.lastName.toUpperCase(), email]) {
      await desk.getByLabel('Search leads').fill(text);
      await expect(desk).toHaveURL((url) => url.searchParams.get('q') === text);
      await expectLoaded(desk);
      await expect(desk.getByRole('link', { name })).toBeVisible();
      await expect(desk.getByRole('status').filter({ hasText: /^1 leads?$/ })).toBeAttached();
    }
    await showListTools(desk);
    await desk.getByRole('button', { name: /^Status/ }).click();
    const statuses = desk.getByRole('dialog', { name: 'Status' });
    await statuses.getByLabel('Closed Won').click();
    await expect(desk.getByText('No leads match')).toBeVisible();
    await statuses.getByLabel('Closed Won').click();
    await expect(statuses.getByLabel('Closed Won')).not.toBeChecked();
    await statuses.getByLabel('New', { exact: true }).click();
    await desk.keyboard.press('Escape');
    await desk.getByRole('link', { name }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name);
    for (const text of [buyer.address, 'Rents', 'Consent Record', 'Ticked in advance']) {
      await expect(desk.getByRole('main')).toContainText(text);
    }
    await desk.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(desk).toHaveURL(/tab=leads.*status=New|status=New.*tab=leads/);
    await expect(desk.getByRole('link', { name })).toBeVisible();
  },
);
