import { randomBytes } from 'node:crypto';
import { fileForm, picture } from '#server/testing/hero-files.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { expectLoaded, expectToHear, openCrm } from './support/crm.ts';
import { adminPassword, expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test(
  'commissions, affiliates, hero media, the program, sent mail and the audit log show changes made elsewhere',
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
    const apply = (lastName: string, more: object = {}) =>
      send('POST', 'leads', {
        ...usualAnswers,
        firstName: 'Client',
        lastName,
        email: freshEmail(),
        phone: '(503) 555-0100',
        currentAddress: '12 Main Street, Portland, OR 97204',
        secondsOnForm: 45,
        ...more,
      });
    const refer = (lastName: string) => apply(lastName, { referralCode: partner.referralCode });
    const first = await refer('First');
    const desk = await openCrm(await newVisitor(), staff, product.origin, '/admin/profile');
    const asked: string[] = [];
    desk.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(pathname + search);
    });
    const timesAsked = (call: string) => asked.filter((one) => one === call).length;
    /** Opens a screen and waits for its first answer of the news call. */
    const open = async (path: string) => {
      asked.length = 0;
      await desk.goto(`${product.origin}/admin/${path}`);
      await expectToHear(desk);
    };
    /** Waits until the document's early answers were used; each call must be made once. */
    const expectAskedEarly = async (calls: readonly string[]) => {
      await expect.poll(() => desk.evaluate(() => earlyAnswers?.size)).toBe(0);
      await expectLoaded(desk);
      expect(calls.map((call) => [call, timesAsked(call)])).toEqual(calls.map((call) => [call, 1]));
    };
    // A tab polls every few seconds, and at once when it becomes visible.
    const lookAgain = () =>
      desk.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    const show = () => desk.getByRole('button', { name: 'Show', exact: true }).click();
    const row = (text: string) => desk.getByRole('row').filter({ hasText: text });

    await test.step('the document holds the first screen, or asks for it while its scripts come, and each call is made once', async () => {
      const always = ['/api/admin/news', '/api/admin/session'];
      const stats = '/api/admin/dashboard/stats';
      await open('dashboard?tab=overview&range=7d');
      await expectAskedEarly([...always, stats, '/api/admin/dashboard/activity']);
      // A new lead triggers a reload of the figures; nothing did before.
      const total = desk.getByRole('definition').first();
      await expect(total).toHaveText(/^\d+$/);
      await apply('Counted');
      const applied = Date.now();
      await lookAgain();
      const timesAskedStats = () => timesAsked(stats);
      await expect.poll(timesAskedStats, 'with the document and after the lead').toBe(2);
      const list = '/api/admin/leads?page=1&pageSize=50&sort=createdAt&direction=desc';
      // By itself, but on a busy machine the server caches the figures for a minute.
      const counted = async () => {
        const { asOf, totalLeads } = await staff.get<{ asOf: string; totalLeads: number }>(stats);
        return Date.parse(asOf) > applied ? String(totalLeads) : null;
      };
      await expect.poll(counted, { timeout: 130_000 }).not.toBeNull();
      const there = (await staff.get<{ total: number }>(list)).total;
      // Erased people count as well.
      expect(Number(await counted())).toBeGreaterThanOrEqual(there);
      await expect(total).toHaveText((await counted())!, { timeout: 130_000 });
      const looks = async () =>
        (await staff.get<{ total: number }>('/api/admin/audit?action=lead.list')).total;
      const before = await looks();
      await open('dashboard?tab=leads');
      await expect(row('Client First')).toBeVisible();
      await expectLoaded(desk);
      expect(timesAsked(list), 'it came with the document').toBe(0);
      expect(await looks(), 'one look is one line').toBe(before + 1);
    });

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

    await test.step('an affiliate’s referrals are counted in their place, who registers is offered', async () => {
      await open(`dashboard?tab=affiliates&q=${name}`);
      await expect(row(name)).toContainText(/2 referrals/);
      await refer('Third');
      await lookAgain();
      await expect(row(name)).toContainText(/3 referrals/);
      await send('POST', 'affiliate/register', {
        firstName: 'Nora',
        lastName: name,
        email: `nora.${name}@example.com`,
        referralCode: name,
        isLicensedRealtor: false,
        password: 'copper lantern otter',
        confirmPassword: 'copper lantern otter',
      });
      await lookAgain();
      await expect(desk.getByText('1 new affiliate', { exact: true })).toBeVisible();
      await expect(row(`Nora ${name}`)).toHaveCount(0);
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
      // Both between two polls.
      await send('DELETE', path);
      await send('POST', `${path}/restore`);
      await send('PUT', path, { company: 'Back Homes' });
      await lookAgain();
      await expect(row(name)).toContainText('Back Homes');
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
      await expect(row('welcome').or(row('Welcome')).first()).toBeVisible();
      await refer('Fourth');
      await lookAgain();
      await expect(desk.getByText(/^\d+ new emails?$/)).toBeVisible();
    });

    await test.step('the audit log offers what the same person changed at the other desk', async () => {
      await open('dashboard?tab=audit&kind=changed');
      await expect(row('Changed').first()).toBeVisible();
      await send('PUT', `admin/affiliates/${partner.id}`, { company: 'Sun Homes' });
      await lookAgain();
      await expect(desk.getByText(/^\d+ new entr(y|ies)$/)).toBeVisible();
    });
  },
);
