import { picture } from '#server/testing/hero-files.ts';
import { nobodySignedIn, openCrm, openTab } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';
import { placeOf } from './support/places.ts';

const second = 1000;
const minute = 60 * second;

test(
  'one message stands at a time, for five seconds, and what can be undone for five minutes',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const { lastName } = await newLead(staff, 'Ada', `Once${Date.now()}`);
    await newLead(staff, 'Bea', lastName);
    await newLead(staff, 'Cleo', lastName);
    const context = await newVisitor();
    await context.clock.install();
    const path = `/admin/dashboard?tab=leads&q=${lastName}`;
    const desk = await openCrm(context, staff, product.origin, path);
    const confirm = desk.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    const askToRemove = async (firstName: string) => {
      await desk.getByRole('button', { name: `Delete ${firstName} ${lastName}` }).click();
      await expect(confirm).toBeVisible();
    };
    const messages = desk.getByLabel('Notifications').getByText('Lead Deleted');
    const undoable = desk.getByRole('list', { name: 'Changes that can be undone' });
    const offer = undoable.getByRole('listitem');
    const place = () => placeOf(desk.getByRole('row', { name: 'Name' }));
    await expect(desk.getByText(`Bea ${lastName}`)).toBeVisible();
    const before = await place();
    await askToRemove('Ada');
    await confirm.click();
    await expect(messages).toBeVisible();
    await expect(offer).toHaveText([new RegExp(`You deleted Ada ${lastName}\\.`)]);
    expect(await place(), 'the list stays where it is').toEqual(before);
    await askToRemove('Bea');
    await confirm.click();
    await expect(offer).toHaveCount(2);
    await expect(messages, 'the second takes the place of the first').toHaveCount(1);
    await askToRemove('Cleo');
    // Before the message comes, and far enough ahead that a slow machine does not come too late.
    await desk.clock.pauseAt(await desk.evaluate(() => Date.now() + 30_000));
    await desk.clock.runFor(second);
    await expect(messages).toHaveCount(0);
    await confirm.click();
    await expect(async () => {
      await desk.clock.runFor(20);
      expect(await messages.count()).toBe(1);
    }).toPass();
    await desk.clock.runFor(4.8 * second);
    await expect(messages).toBeVisible();
    await desk.clock.runFor(0.3 * second);
    await expect(messages).toHaveCount(0);
    const last = offer.filter({ hasText: 'Cleo' });
    await desk.clock.fastForward(4.8 * minute);
    await expect(last).toBeVisible();
    await desk.clock.fastForward(0.2 * minute);
    await expect(offer).toHaveCount(0);
  },
);

test(
  'a lead has its contact bar at the foot of the window, and its visits with short sessions',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, request }) => {
    const sessionId = `11112222-${Date.now()}`;
    for (let visit = 0; visit < 6; visit++) {
      await request.post('/api/track-interaction', {
        data: { sessionId, page: '/calculator', action: 'page_view' },
      });
    }
    const { id } = await newLead(staff, 'Ada', undefined, undefined, { sessionId });
    const desk = await openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);
    const sendEmail = desk.getByRole('link', { name: 'Send Email' });
    const call = desk
      .locator('[href^="tel:"], button')
      .filter({ hasText: /^(Call Ada|Not before)/ });
    const toFoot = async () => {
      const { y, height } = await placeOf(sendEmail);
      return desk.viewportSize()!.height - y - height;
    };
    await expect(call).toBeVisible();
    expect(await toFoot()).toBeLessThan(20);
    const { width, height } = desk.viewportSize()!;
    await desk.setViewportSize({ width, height: 4000 });
    expect(await toFoot(), 'below a short page too').toBeLessThan(20);
    await desk.setViewportSize({ width, height });
    await desk.mouse.wheel(0, 5000);
    const last = desk.getByText('Session 11112222', { exact: true }).last();
    await expect(last).toBeInViewport();
    expect(await toFoot()).toBeLessThan(20);
    const covered = await placeOf(last);
    const bar = await placeOf(sendEmail);
    expect(covered.y + covered.height, 'nothing is below it').toBeLessThan(bar.y);
    await expect(desk.getByText('Showing 5 of 6 visitor interactions')).toBeVisible();
    await expect(desk.getByText('Session 11112222', { exact: true })).toHaveCount(5);
  },
);

test(
  'what is not there is named, with a way back',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(/ 404.*\/api\/admin\/(leads|affiliates)\/999999/);
    const context = await newVisitor();
    const lead = await openCrm(context, staff, product.origin, '/admin/contact/999999');
    await expect(lead.getByRole('heading', { name: 'Contact Not Found', level: 1 })).toHaveCount(1);
    await expect(lead.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    const partner = await openCrm(context, staff, product.origin, '/admin/affiliates/999999');
    await expect(partner.getByText('Affiliate Not Found').first()).toBeVisible();
    await partner.getByRole('link', { name: /Return|Back/ }).click();
    await expect(partner).toHaveURL(/\/admin\/dashboard/);
  },
);

test(
  'a failed login says so in an alert, and the session is asked for once in five minutes',
  { tag: '@desktop' },
  async ({ page, errors, staff, newVisitor, product }) => {
    errors.expect(nobodySignedIn);
    errors.expect(/ (401|500).*\/api\/admin\/login/);
    await page.goto('/admin/login');
    const logIn = async () => {
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await logIn();
    await expect(page.getByRole('alert')).toContainText('Login failed');
    const why = 'The office is closed.';
    const refusal = { status: 500, json: { message: why } };
    await page.route('**/api/admin/login', (route) => route.fulfill(refusal));
    await logIn();
    await expect(page.getByRole('alert')).toContainText(why);

    const context = await newVisitor();
    await context.clock.install();
    let asked = 0;
    context.on('request', (request) => {
      asked += new URL(request.url()).pathname === '/api/admin/session' ? 1 : 0;
    });
    const desk = await openCrm(context, staff, product.origin, '/admin/dashboard?tab=facebook');
    await expect(desk.getByText('Facebook Ads integration is coming soon')).toBeVisible();
    const atFirst = asked;
    await desk.clock.fastForward(4 * minute);
    await openTab(desk, 'Affiliates');
    await expect(desk.getByRole('heading', { name: 'Affiliate Partners' })).toBeVisible();
    expect(asked).toBe(atFirst);
  },
);

test(
  'the refresh of ads waits two seconds and reads again, the way to a portal half a second',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(/ 401.*\/api\/affiliate\/session/);
    const { id } = await staff.post<{ id: number }>('/api/admin/affiliates', {
      firstName: 'Rita',
      lastName: 'Realtor',
      email: freshEmail(),
    });
    const context = await newVisitor();
    await context.clock.install();
    const path = `/admin/affiliates/${id}`;
    const desk = await openCrm(context, staff, product.origin, path);
    const impersonate = desk.getByRole('button', { name: 'Login as Affiliate' });
    await expect(impersonate).toBeEnabled();
    await desk.goto('/admin/dashboard?tab=facebook');
    const refresh = desk.getByRole('button', { name: 'Refresh Data' });
    await expect(refresh).toBeEnabled();
    // Far enough ahead that a slow machine does not come too late.
    await desk.clock.pauseAt(await desk.evaluate(() => Date.now() + 30_000));
    await refresh.click();
    await expect(desk.getByRole('button', { name: /^Refreshing/ })).toBeDisabled();
    await desk.clock.runFor(1.9 * second);
    await expect(desk.getByRole('button', { name: /^Refreshing/ })).toBeDisabled();
    const again = desk.waitForRequest('**/api/admin/session');
    await desk.clock.runFor(0.2 * second);
    await again;
    await expect(refresh).toBeEnabled();
    await desk.clock.resume();
    await desk.goto(path);
    await expect(impersonate).toBeEnabled();
    const asked = desk.waitForRequest(/impersonate-affiliate/);
    const left = desk.waitForRequest((request) => {
      const isPortal = new URL(request.url()).pathname === '/affiliate/dashboard';
      return isPortal && request.isNavigationRequest();
    });
    await impersonate.click();
    await desk.waitForURL(/\/affiliate\/dashboard$/);
    // By the browser's clock: on a busy machine events come late.
    const { startTime, responseEnd } = (await asked).timing();
    const waited = (await left).timing().startTime - (startTime + responseEnd);
    expect(waited).toBeGreaterThan(450);
  },
);

test(
  'activating a hero after the session has ended asks to log in again, on the login page',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(/ 401.*\/api\/admin/);
    const context = await newVisitor();
    const form = {
      heroFile: { name: 'sun.png', mimeType: 'image/png', buffer: await picture('png') },
    };
    await openCrm(context, staff, product.origin, '/admin/hero-media');
    const headers = { origin: product.origin };
    const sent = await context.request.post('/api/admin/hero-media', { multipart: form, headers });
    expect(sent.ok(), await sent.text()).toBe(true);
    const desk = await openCrm(context, staff, product.origin, '/admin/hero-media');
    const refusal = { status: 401, json: { message: 'Not signed in.' } };
    const activate = desk.getByRole('button', { name: 'Activate sun.png' });
    await expect(activate).toBeVisible();
    await context.clearCookies();
    await desk.route('**/api/admin/**', (route) => route.fulfill(refusal));
    await activate.click();
    await expect(desk.getByText('Authentication required. Please log in again.')).toBeVisible();
    await expect(desk).toHaveURL(/\/admin\/login/);
  },
);
