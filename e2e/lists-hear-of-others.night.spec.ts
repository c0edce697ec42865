import { randomBytes } from 'node:crypto';
import { fileForm, picture } from '#server/testing/hero-files.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { expectToHear, openCrm } from './support/crm.ts';
import { adminPassword, expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test(
  'commissions, affiliates, hero media, the program and sent mail show changes made elsewhere',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    test.slow();
    const name = `Heard${randomBytes(6)
      .toString('base64')
      .replace(/[^A-Za-z]/g, 'x')
      .toLowerCase()}`;
    // The same person at another desk.
    const elsewhere = await signInStaff(product.origin, adminPassword);
    const send = async (method: string, path: string, body: object = {}) => {
      const answer = await fetch(`${product.origin}/api/${path}`, {
        method,
        headers: { cookie: elsewhere.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
      const text = await answer.text();
      return JSON.parse(text || '{}') as { id: number; referralCode: string };
    };
    const partner = await send('POST', 'admin/affiliates', {
      firstName: 'Rita',
      lastName: name,
      email: `${name}@example.com`,
    });
    const refer = (lastName: string) =>
      send('POST', 'leads', {
        ...usualAnswers,
        firstName: 'Client',
        lastName,
        email: freshEmail(),
        phone: '(503) 555-0100',
        currentAddress: '12 Main Street, Portland, OR 97204',
        secondsOnForm: 45,
        referralCode: partner.referralCode,
      });
    const first = await refer('First');
    const desk = await openCrm(await newVisitor(), staff, product.origin, '/admin/profile');
    /** Opens a screen and waits for its first answer of the news call. */
    const open = async (path: string) => {
      await desk.goto(`${product.origin}/admin/${path}`);
      await expectToHear(desk);
    };
    // A tab polls every few seconds, and at once when it becomes visible.
    const lookAgain = () =>
      desk.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    const show = () => desk.getByRole('button', { name: 'Show', exact: true }).click();
    const row = (text: string) => desk.getByRole('row').filter({ hasText: text });

    await test.step('what a referral earns changes where it stands, one that a visitor causes is offered', async () => {
      await open(`dashboard?tab=commissions&q=${name}`);
      await expect(row('Client First')).toContainText('Pending');
      await send('PUT', `admin/leads/${first.id}`, { status: 'Qualified' });
      await lookAgain();
      await expect(row('Client First')).toContainText('Qualified');
      await refer('Second');
      await lookAgain();
      await expect(desk.getByText('1 new referral', { exact: true })).toBeVisible();
      await expect(row('Client Second'), 'nothing moves before it is wanted').toHaveCount(0);
      await show();
      await expect(row('Client Second')).toBeVisible();
    });

    await test.step('an affiliate’s referrals are counted in their place', async () => {
      await open(`dashboard?tab=affiliates&q=${name}`);
      await expect(row(name)).toContainText(/2 referrals/);
      await refer('Third');
      await lookAgain();
      await expect(row(name)).toContainText(/3 referrals/);
    });

    await test.step('an affiliate who was deleted says so, and no more once somebody restored her', async () => {
      const path = `admin/affiliates/${partner.id}`;
      await open(`dashboard?tab=affiliates&q=Rita ${name}`);
      await expect(row(name)).toBeVisible();
      await send('DELETE', path);
      await lookAgain();
      await expect(row(name)).toContainText('Deleted');
      await send('POST', `${path}/restore`);
      await lookAgain();
      await expect(row(name)).not.toContainText('Deleted');
    });

    await test.step('a file of the hero media is offered, and says when it was deleted', async () => {
      await open('hero-media');
      await expect(desk.getByRole('button', { name: 'Choose a file' })).toBeVisible();
      const item = desk.getByRole('listitem').filter({ hasText: `${name}.png` });
      const form = await fileForm('heroFile', await picture('png'), `${name}.png`, 'image/png');
      const uploaded = await fetch(`${product.origin}/api/admin/hero-media`, {
        method: 'POST',
        headers: { cookie: elsewhere.cookie, ...form.headers },
        body: new Uint8Array(form.payload),
      });
      expect(uploaded.status).toBe(201);
      const { id } = (await uploaded.json()) as { id: number };
      await lookAgain();
      await expect(desk.getByText('1 new file', { exact: true })).toBeVisible();
      await expect(item).toHaveCount(0);
      await show();
      await expect(item).toBeVisible();
      await send('DELETE', `admin/hero-media/${id}`);
      await lookAgain();
      await expect(item).toContainText('Deleted');
    });

    await test.step('a draft of the terms appears among the revisions, and goes', async () => {
      await open('dashboard?tab=programme');
      await expect(desk.getByRole('link', { name: 'New revision' })).toBeVisible();
      const { id } = await send('POST', 'admin/programme/rules', {
        effectiveFrom: '2099-01-01',
        source: name,
        basis: null,
        terms: { grantCap: 15_000 },
      });
      await lookAgain();
      await expect(row(name)).toBeVisible();
      await send('DELETE', `admin/programme/rules/${id}`);
      await lookAgain();
      await expect(row(name)).toHaveCount(0);
    });

    await test.step('a mail that a visitor causes is offered', async () => {
      await open('dashboard?tab=sent');
      await expect(desk.getByRole('row').nth(1)).toBeVisible();
      await refer('Fourth');
      await lookAgain();
      await expect(desk.getByText(/^\d+ new emails?$/)).toBeVisible();
    });
  },
);
