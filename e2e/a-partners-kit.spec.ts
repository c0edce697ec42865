import { expectAccessible, expectAccessibleInBoth } from './support/accessibility.ts';
import { expectLoaded, findLeads, readLead } from './support/crm.ts';
import { openPortal, registerPartner } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { field, fillApplication, freshEmail, settled } from './support/visitor.ts';

interface Links {
  items: { id: number; url: string; openHouseUrl: string; visits: number; applications: number }[];
}

const kit = '/affiliate/dashboard?tab=kit';

test(
  'an open house offline: a guest fills the form in without a connection, and it is sent once there is one',
  { tag: '@phone' },
  async ({ product, newVisitor, staff, errors }) => {
    test.slow();
    const { origin } = product;
    const partner = await registerPartner(origin, { firstName: 'Rosa', lastName: 'Delgado' });
    const desk = await openPortal(await newVisitor(), partner, { origin, path: kit });
    await desk.getByLabel('Name', { exact: true }).fill('Open house Sunday');
    await desk.getByLabel('Listing (optional)').fill('12 Main St, Medford');
    await desk.getByRole('button', { name: 'Make a link' }).click();
    const link = desk.getByRole('listitem').filter({ hasText: 'Open house Sunday' });
    await expect(link).toContainText('0 visits, 0 applications');
    await expectAccessibleInBoth(desk, 'the kit');
    await link.getByRole('button', { name: 'Open house with Open house Sunday' }).click();
    const screen = desk.getByRole('dialog', { name: '12 Main St, Medford' });
    await expect(screen.getByRole('img', { name: 'QR code' })).toBeInViewport();
    await expect(screen).toContainText('Rosa Delgado');
    await expectAccessible(desk, 'the code of an open house');
    const readLinks = async (): Promise<Links> => {
      const answer = await desk.request.get(`${origin}/api/affiliate/links?language=en`);
      return (await answer.json()) as Links;
    };
    const { pathname, search } = new URL((await readLinks()).items[0]!.openHouseUrl);
    const openHouseUrl = pathname + search;

    const guest = await newVisitor();
    const page = await guest.newPage();
    await page.goto(openHouseUrl);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the open house');
    await expect(page.getByText('Referred by Rosa Delgado')).toBeVisible();
    await expectAccessible(page, 'the form of an open house');
    const email = freshEmail();
    errors.expect(/ERR_INTERNET_DISCONNECTED/);
    await guest.setOffline(true);
    await fillApplication(page, email);
    await page.getByRole('button', { name: 'Submit My Application' }).click();
    await expect(page.getByRole('heading', { name: 'Saved on your phone' })).toBeFocused();
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByRole('heading', { name: 'Saved on your phone' })).toBeVisible();
    await expectAccessible(page, 'an application that waits');
    expect((await findLeads(staff, email)).items).toEqual([]);
    await page.close();

    // The closed tab kept it; opened again with a connection the page sends it by itself, once.
    await guest.setOffline(false);
    const again = await guest.newPage();
    await again.goto(openHouseUrl);
    await expect(again.getByRole('heading', { name: 'Your application was sent' })).toBeVisible();
    await expectAccessible(again, 'an application that was sent');
    const { items } = await findLeads(staff, email);
    expect(items).toHaveLength(1);
    const lead = await readLead(staff, items[0]!.id);
    expect(lead.source?.utm_source).toBe('open-house');
    expect(lead.referral).toMatchObject({ referralCode: partner.referralCode });
    expect(lead.referral?.touches.map((touch) => touch.link)).toContain('open-house-sunday');
    expect(lead.suspicion).toEqual([]);
    expect((await readLinks()).items[0]).toMatchObject({ applications: 1 });

    await again.getByRole('button', { name: 'Another guest on this phone' }).click();
    await expect(field(again, 'email')).toHaveValue('');
  },
);

test(
  'a flyer that aged: scanned after a change of the terms it says what changed, and the partner is told to print anew',
  { tag: '@desktop' },
  async ({ product, newVisitor, staff, publishTerms }) => {
    const { origin } = product;
    const partner = await registerPartner(origin, { firstName: 'Rita', company: 'Reyes Homes' });
    const context = await newVisitor();
    const desk = await openPortal(context, partner, { origin, path: kit });
    await expectLoaded(desk);
    const opened = context.waitForEvent('page');
    await desk.getByRole('link', { name: 'Print a flyer' }).click();
    const flyer = await opened;
    await expect(flyer.getByText('Credit score from 580')).toBeVisible();
    await expect(flyer.getByText('Equal Housing Opportunity')).toBeVisible();
    // The company waits for the review of staff.
    await expect(flyer.getByText('Reyes Homes')).toHaveCount(0);
    await expectAccessible(flyer, 'the flyer');
    await flyer.getByRole('link', { name: 'Español' }).click();
    await expect(flyer.getByText('Puntaje de crédito desde 580')).toBeVisible();
    await flyer.getByRole('link', { name: 'Letrero' }).click();
    await expectAccessible(flyer, 'the sign');

    const { version } = await staff.get<{ version: string }>('/api/admin/programme');
    const scanned = `${origin}/${partner.referralCode}?v=${version}`;
    const page = await (await newVisitor()).newPage();
    await page.goto(scanned);
    expect(new URL(page.url()).pathname).toBe('/');

    await publishTerms({ minCreditScore: 620 });

    await page.goto(scanned);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This flyer is out of date');
    await expect(page.getByRole('listitem')).toHaveText(/from 580.*from 620/);
    await expectAccessible(page, 'the page for an aged flyer');
    await page.getByRole('button', { name: 'See the program as it is today' }).click();
    await page.waitForURL(/\/\?ref=/);
    await expect(page.getByText('Referred by Rita Souza')).toBeVisible();

    await desk.reload();
    const note = desk.getByRole('note').filter({ hasText: 'out of date' });
    await expect(note).toContainText('Credit score from 580 → Credit score from 620');
  },
);
