import { expectAccessible, expectAccessibleInBoth } from './support/accessibility.ts';
import { expectLoaded, findLeads, openCrm, readLead } from './support/crm.ts';
import { openPortal, registerPartner } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { field, fillApplication, freshEmail, settled } from './support/visitor.ts';

interface Links {
  items: { id: number; url: string; openHouseUrl: string; visits: number; applications: number }[];
}

const kit = '/affiliate/dashboard?tab=kit';
const reviews = '/admin/dashboard?tab=affiliates&view=review';
const logo = 'web/public/media/icon-192.png';

test(
  'an open house offline: a guest leaves their details without a connection, and they are sent once there is one',
  { tag: '@phone' },
  async ({ product, newVisitor, staff, errors }) => {
    test.slow();
    const { origin } = product;
    const partner = await registerPartner(origin, { firstName: 'Rosa', lastName: 'Delgado' });
    const desk = await openPortal(await newVisitor(), partner, { origin, path: kit });
    await desk.getByRole('heading', { name: 'Make a link' }).click();
    await desk.getByLabel('Name', { exact: true }).fill('Open house Sunday');
    await desk.getByLabel('Listing (optional)').fill('12 Main St, Medford');
    await desk.getByRole('button', { name: 'Make a link' }).click();
    const links = desk.getByRole('region', { name: 'Links' });
    const link = links.getByRole('rowgroup').filter({ hasText: 'Open house Sunday' });
    await expect(link).toContainText('lang=en');
    await expectAccessibleInBoth(desk, 'the kit');
    await desk.getByRole('radio', { name: 'Español' }).check();
    await expect(link).toContainText('lang=es');
    await desk.getByRole('button', { name: 'Start an open house' }).click();
    await expect(desk).toHaveURL(/for=es/);
    const screen = desk.getByRole('dialog', { name: '12 Main St, Medford' });
    await expect(screen.getByRole('img', { name: 'QR code' })).toBeInViewport();
    await expect(screen).toContainText('Rosa Delgado');
    await expectAccessible(desk, 'the code of an open house');
    const readLinks = async (): Promise<Links> => {
      const answer = await desk.request.get(`${origin}/api/affiliate/links?language=en`);
      return (await answer.json()) as Links;
    };
    const readClients = async () => {
      const answer = await desk.request.get(`${origin}/api/affiliate/clients`);
      return (await answer.json()) as { items: { email: string }[] };
    };
    const { pathname, search } = new URL((await readLinks()).items[0]!.openHouseUrl);
    const openHouseUrl = pathname + search;

    const guest = await newVisitor();
    const page = await guest.newPage();
    await page.goto(openHouseUrl);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the open house');
    await expectAccessible(page, 'the form of an open house');
    const email = freshEmail();
    const details = { firstName: 'Gus', lastName: 'Ortiz', email, phone: '(503) 555-0147' };
    await expect(page.getByText('Rosa Delgado will see your name')).toBeVisible();
    errors.expect(/ERR_INTERNET_DISCONNECTED/);
    await guest.setOffline(true);
    for (const [name, text] of Object.entries(details)) {
      await field(page, name as keyof typeof details).fill(text);
    }
    await page.getByRole('button', { name: 'Leave my details' }).click();
    await expect(page.getByRole('heading', { name: 'Saved on your phone' })).toBeFocused();
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByRole('heading', { name: 'Saved on your phone' })).toBeVisible();
    await expectAccessible(page, 'details that wait');
    expect((await readClients()).items).toEqual([]);
    await page.close();

    // The closed tab kept the details. Reopened online, the page sends them by itself, once.
    await guest.setOffline(false);
    const again = await guest.newPage();
    await again.goto(openHouseUrl);
    await expect(
      again.getByRole('heading', { name: 'Thank you, we have your details' }),
    ).toBeVisible();
    await expectAccessible(again, 'details that were sent');
    expect((await findLeads(staff, email)).items, 'the short form makes no lead').toEqual([]);
    const { items } = await readClients();
    expect(items).toMatchObject([{ email, state: 'invited', openHouse: 'Open house Sunday' }]);
    const openClients = async () => {
      await desk.goto(kit);
      await desk.getByRole('heading', { name: 'Register a client' }).click();
    };
    await openClients();
    await expect(link).toContainText('1 guest left their details at an open house');
    const row = desk.getByRole('listitem').filter({ hasText: email });
    await expect(row).toContainText('Open house: Open house Sunday');

    await test.step('the whole application goes on with what was typed, as of the same link', async () => {
      await again.getByRole('button', { name: 'Fill in the whole application now' }).click();
      await again.waitForURL(/\/apply/);
      await expect(field(again, 'lastName')).toHaveValue('Ortiz');
      await expect(field(again, 'phone')).toHaveValue('(503) 555-0147');
      await fillApplication(again, email);
      await again.getByRole('button', { name: 'Submit My Application' }).click();
      await again.waitForURL(/\/thank-you/);
      const { items: leads } = await findLeads(staff, email);
      expect(leads).toHaveLength(1);
      const lead = await readLead(staff, leads[0]!.id);
      expect(lead.source?.utm_source).toBe('open-house');
      expect(lead.referral).toMatchObject({ referralCode: partner.referralCode });
      expect(lead.referral?.touches.map((touch) => touch.link)).toContain('open-house-sunday');
      expect(lead.suspicion).not.toContain('many_from_address');
      expect((await readLinks()).items[0]).toMatchObject({ applications: 1 });
    });

    await test.step('another guest on the same phone begins with nothing', async () => {
      await again.goto(openHouseUrl);
      const next = freshEmail();
      for (const [name, text] of Object.entries({ ...details, email: next })) {
        await field(again, name as keyof typeof details).fill(text);
      }
      await again.getByRole('button', { name: 'Leave my details' }).click();
      const thanks = again.getByRole('heading', { name: 'Thank you, we have your details' });
      await expect(thanks).toBeFocused();
      await expect(thanks).toBeInViewport();
      await again.getByRole('button', { name: 'Another guest on this phone' }).click();
      await expect(field(again, 'email')).toHaveValue('');
      const office = await openCrm(
        await newVisitor(),
        staff,
        origin,
        `/admin/affiliates/${partner.id}`,
      );
      await expect(office.getByRole('heading', { name: 'Guests who wait: 2' })).toBeVisible();
      await openClients();
      const second = desk.getByRole('listitem').filter({ hasText: next });
      await expectAccessible(desk, 'guests who wait');
      await second.getByRole('button', { name: 'Remove Gus Ortiz' }).click();
      await expect(second).toHaveCount(0);
      await expect(row).toBeVisible();
    });
  },
);

test(
  'a flyer bears a logo once staff have looked at it, and after a change of the terms the partner is told to print anew',
  { tag: '@desktop' },
  async ({ product, newVisitor, staff, publishTerms }) => {
    const { origin } = product;
    const partner = await registerPartner(origin, {
      firstName: 'Rita',
      company: 'Reyes Homes',
      isLicensedRealtor: false,
    });
    const context = await newVisitor();
    const desk = await openPortal(context, partner, { origin, path: kit });
    await expectLoaded(desk);
    await expect(desk.frameLocator('iframe').first().getByText('Reyes Homes')).toBeVisible();
    const opened = context.waitForEvent('page');
    await desk.getByRole('link', { name: 'Print a flyer' }).click();
    const flyer = await opened;
    await expect(flyer.getByText('Credit score from 580')).toBeVisible();
    await expect(flyer.getByText('Equal Housing Opportunity')).toBeVisible();
    await expect(flyer.getByText('Reyes Homes')).toBeVisible();
    await expectAccessible(flyer, 'the flyer');

    await test.step('her logo stands on the flyer once staff have looked at it', async () => {
      await desk.getByRole('heading', { name: 'Your photo or logo' }).click();
      const choosing = desk.waitForEvent('filechooser');
      await desk.getByRole('button', { name: 'Choose a picture' }).click();
      await (await choosing).setFiles(logo);
      await expect(desk.getByRole('img', { name: 'Your photo or logo' })).toBeVisible();
      await expect(desk.getByText('Waits for a review')).toBeVisible();
      await expectAccessibleInBoth(desk, 'the kit with a logo');
      await flyer.reload();
      await expect(flyer.locator('img.picture')).toHaveCount(0);

      const crm = await openCrm(await newVisitor(), staff, origin, reviews);
      await expect(crm.getByRole('img', { name: 'Photo or logo of Rita Souza' })).toBeVisible();
      const row = await staff.get<{ updatedAt: string }>(`/api/admin/affiliates/${partner.id}`);
      await staff.post(`/api/admin/affiliates/${partner.id}/approve`, {
        reason: 'Looked at the logo',
        updatedAt: row.updatedAt,
      });
      await flyer.reload();
      await expect(flyer.locator('img.picture')).toBeVisible();
      await expect(flyer.getByText('Reyes Homes')).toBeVisible();
      await expectAccessible(flyer, 'the flyer with a logo');
      await desk.reload();
      await desk.getByRole('heading', { name: 'Your photo or logo' }).click();
      await desk.getByRole('button', { name: 'Remove it' }).click();
      await expect(desk.getByRole('img', { name: 'Your photo or logo' })).toHaveCount(0);
    });

    await flyer.getByRole('link', { name: 'Español' }).click();
    await expect(flyer.getByText('Puntaje de crédito desde 580')).toBeVisible();
    await flyer.getByRole('link', { name: 'Letrero' }).click();
    await expectAccessible(flyer, 'the sign');

    await publishTerms({ minCreditScore: 620 });

    await desk.reload();
    const note = desk.getByRole('note').filter({ hasText: 'out of date' });
    await expect(note).toContainText('Credit score from 580 → Credit score from 620');
  },
);
