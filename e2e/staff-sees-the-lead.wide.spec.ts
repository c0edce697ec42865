import { adminPassword, expect, test } from './support/test.ts';
import {
  expectLoaded,
  findLeads,
  nobodySignedIn,
  openCrm,
  readLead,
  showListTools,
} from './support/crm.ts';
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
  'a stranger sees nothing of the CRM but its login',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(nobodySignedIn, /status of 401 .*\/api\/admin\//);
    for (const path of [
      '/admin',
      '/admin/dashboard',
      '/admin/dashboard?tab=leads',
      '/admin/contact/1',
    ]) {
      await page.goto(path);
      await page.waitForURL(/\/admin\/login/);
      await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
      await expect(page.getByText('Authorized Personnel Only')).toBeVisible();
      expect(await page.locator('body').innerText()).not.toContain('@example.com');
    }
    for (const path of [
      '/api/admin/leads',
      '/api/admin/leads/1',
      '/api/%61dmin/leads',
      '/api/admin/interactions',
      '/api/admin/affiliates',
      '/api/admin/dashboard/stats',
      '/api/admin/session',
      '/api/admin/programme',
    ]) {
      expect((await page.request.get(path)).status(), path).toBe(401);
    }
  },
);

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

test(
  'a click on a lead right after the last key of a search opens the lead',
  { tag: '@desktop' },
  async ({ page, staff, newVisitor, product }) => {
    const email = freshEmail();
    await page.goto('/apply');
    await fillApplication(page, email, { firstName: 'Quick' });
    await apply(page);
    const desk = await openCrm(
      await newVisitor(),
      staff,
      product.origin,
      '/admin/dashboard?tab=leads',
    );
    // The lead's screen loads after the search has answered, so that it could interfere.
    const searched = desk.waitForResponse(/\/api\/admin\/leads\?.*\bq=/);
    await desk.route('**/assets/LeadPage*.js', async (route) => {
      await searched;
      await route.continue();
    });
    const link = desk.getByRole('link', { name: /^Quick / }).first();
    await expect(link).toBeVisible();
    await desk.getByLabel('Search leads').fill(email);
    await link.click();
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Quick');
  },
);

test(
  'signing out ends the session for this browser and for a stolen cookie',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(nobodySignedIn);
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(adminPassword);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.waitForURL(/\/admin\/dashboard/);
    // Calls still pending when the session ends would rightly be refused.
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expectLoaded(page);
    await page.waitForLoadState('networkidle');
    const cookies = await page.context().cookies();
    const session = cookies.find(({ httpOnly }) => httpOnly);
    expect(session, 'the session is out of reach of scripts').toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.context().addCookies(cookies);
    expect((await page.request.get('/api/admin/leads')).status()).toBe(401);
    await page.goto('/admin/dashboard');
    await page.waitForURL(/\/admin\/login/);
  },
);

test(
  'the login logs no errors to the console, and signed-in staff skip it',
  { tag: '@desktop' },
  async ({ page, staff, newVisitor, product }) => {
    await page.goto('/admin/login');
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.waitForLoadState('networkidle');
    const desk = await openCrm(await newVisitor(), staff, product.origin, '/admin/login');
    await desk.waitForURL(/\/admin\/dashboard/);
  },
);

test(
  'staff make a partner whose link works at once',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const desk = await openCrm(
      await newVisitor(),
      staff,
      product.origin,
      '/admin/dashboard?tab=affiliates',
    );
    const code = `DESK${Date.now() % 1e9}`;
    await desk.getByRole('button', { name: 'Add Affiliate' }).first().click();
    const dialog = desk.getByRole('dialog', { name: 'Add Affiliate' });
    await dialog.getByLabel('First name').fill('Dora');
    await dialog.getByLabel('Last name').fill('Desk');
    await dialog.getByLabel('Email').fill(`${code}@example.com`);
    await dialog.getByLabel('Referral code').fill(code);
    await dialog.getByRole('button', { name: 'Create affiliate' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole('main')).toContainText(code);
    const visitor = await (await newVisitor()).newPage();
    await visitor.goto(`/${code.toLowerCase()}`);
    await expect(visitor.getByRole('complementary', { name: 'Your referral' })).toContainText(
      'Dora Desk',
    );
  },
);
