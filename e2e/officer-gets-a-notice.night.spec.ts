import { createECDH, randomBytes } from 'node:crypto';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { openCrm } from './support/crm.ts';
import { adminPassword, expect, test } from './support/test.ts';

// The browser's push service is remote, so it is faked here. The worker that shows a notice is the
// product's.
const keys = {
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

test(
  'notices: on for the office, on in this browser, shown by the worker, off with the log-out',
  { tag: '@desktop' },
  async ({ context, product, errors }) => {
    // A session of its own: logging out ends it.
    const staff = await signInStaff(product.origin, adminPassword);
    // Called once more while the session ends.
    errors.expect(/status of 401 .*\/api\/admin\/(news|session)/);
    const { origin } = product;
    await context.grantPermissions(['notifications'], { origin });
    await context.addInitScript((given) => {
      const endpoint = 'http://127.0.0.1:9/push';
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: given }),
        unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('subscribed', 'yes');
        return subscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem('subscribed') ? subscription : null;
    }, keys);
    const page = await openCrm(context, staff, product.origin, '/admin/profile');
    await page.getByRole('button', { name: 'Turn on for the office' }).click();
    await page.getByRole('button', { name: 'Turn on here' }).click();
    await expect(page.getByText('This device gets your notices.')).toBeVisible();

    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((done) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
        if (one) {
          done(one.registrationId);
        }
      });
    });
    await browser.send('ServiceWorker.enable');
    const registrationId = await registered;
    // A busy browser loses a message to a worker that is not active yet.
    const stateOfWorker = () =>
      page.evaluate(
        async () =>
          (await navigator.serviceWorker.getRegistration('/media/push-worker.js'))?.active?.state,
      );
    await expect.poll(stateOfWorker).toBe('activated');
    const notice = {
      title: 'SG-000123',
      body: 'Given to you.',
      url: `${origin}/admin/contact/123`,
    };
    const data = JSON.stringify(notice);
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration('/media/push-worker.js');
        const notices = await worker!.getNotifications();
        return notices.map(({ title, body, data: url }) => ({ title, body, url }));
      });
    await expect.poll(shown).toEqual([notice]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

    await page.getByRole('button', { name: 'Turn off for the office' }).click();
    await expect(page.getByText('Notices are off for the whole office.')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${origin}/`);
    expect(await page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
  },
);
