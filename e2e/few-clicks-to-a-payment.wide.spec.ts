import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { confirmReferralFees } from './support/commissions.ts';
import { openCrm } from './support/crm.ts';
import { testWithMail } from './support/mailed.ts';
import { type Partner, registerPartner, sendClient } from './support/portal.ts';
import { publishTerms } from './support/terms.ts';
import { expect } from './support/test.ts';

const test = testWithMail({ MILESTONE_MAIL_MINUTES: '0' });

/** A desk whose clicks and typed fields are counted. */
class CountedDesk {
  private clicks = 0;
  private fields = 0;

  async press(place: Locator): Promise<void> {
    this.clicks += 1;
    await place.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }

  async choose(field: Locator, value: string): Promise<void> {
    this.fields += 1;
    await field.selectOption(value);
  }

  /** What was counted since the last time. */
  take(): { clicks: number; fields: number } {
    const { clicks, fields } = this;
    [this.clicks, this.fields] = [0, 0];
    return { clicks, fields };
  }
}

const letters = () =>
  [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

/** The partner's own calls, in the session of the registration. */
async function send({ cookie }: Partner, url: string, body: object, method = 'POST') {
  const headers = {
    'content-type': 'application/json',
    cookie: `${cookie.name}=${cookie.value}`,
  };
  const whole = { method, headers, body: JSON.stringify(body) };
  const answer = await fetch(url, whole);
  expect(answer.ok, `${url}: ${answer.status}`).toBe(true);
}

test(
  'a realtor in Florida and an organizer in Texas are paid by the written rules: 13 clicks and 8 fields of staff at most the first time, 8 and 2 for the next client',
  { tag: '@desktop' },
  async ({ newVisitor, staff, product: { origin } }) => {
    test.slow();
    const day = '2026-02-01';
    const rule = { unit: 'fixed', source: 'Sample, no counsel', effectiveFrom: day };
    const service = ['agreement', 'service'];
    await staff.post('/api/admin/pay-rules', {
      ...rule,
      state: 'FL',
      kind: 'agent',
      demands: [...service, 'license', 'broker'],
    });
    await staff.post('/api/admin/pay-rules', {
      ...rule,
      state: 'TX',
      kind: 'marketer',
      demands: service,
    });
    const texts = { en: 'Our agreement', es: 'Nuestro acuerdo', pt: 'Nosso contrato' };
    const { version } = await staff.post<{ version: number }>('/api/admin/agreements', texts);
    await publishTerms(staff, { payBasis: 'required' });
    await confirmReferralFees(staff);

    /** A partner who has registered and done each task of the portal. */
    const join = async (typed: object, payee: object) => {
      const lastName = `Marrero${letters()}`;
      const partner = await registerPartner(origin, { firstName: 'Lucia', lastName, ...typed });
      await send(partner, `${origin}/api/affiliate/agreement`, {
        version,
        language: 'en',
        name: 'Lucia Marrero',
      });
      await send(partner, `${origin}/api/affiliate/payee`, payee, 'PUT');
      await send(partner, `${origin}/api/affiliate/tasks/w9`, {});
      return { partner, lastName };
    };
    /** A client whose loan has closed; officers say so on the lead, as they do for every lead. */
    const closeClient = async (partner: Partner, lastName: string) => {
      const lead = await sendClient(origin, partner, { lastName, homePrice: 300_000 });
      await staff.put(`/api/admin/leads/${lead}`, { status: 'Qualified' });
      await staff.put(`/api/admin/leads/${lead}`, { status: 'Closed Won' });
      return lead;
    };

    const page = await openCrm(await newVisitor(), staff, origin);
    const desk = new CountedDesk();
    const lacks = page.getByRole('region', { name: 'Lacks something' });
    const rowOf = (lastName: string) =>
      lacks
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: `Lucia ${lastName}` }) })
        .first();
    const open = async () => {
      await page.goto('/admin/dashboard?tab=overview');
      await desk.press(page.getByRole('link', { name: 'Commissions', exact: true }).first());
    };
    /** Price and day, which is filled in, then approve and pay. */
    const payFrom = async (lastName: string, amount: string) => {
      const row = rowOf(lastName);
      await desk.type(row.getByLabel('Price'), '305000');
      await desk.press(row.getByRole('button', { name: 'Record it', exact: true }).last());
      await desk.press(page.getByRole('button', { name: `Approve 1 · ${amount}` }));
      await expect(page.getByText('One commission approved').first()).toBeVisible();
      await desk.press(page.getByRole('link', { name: /^To pay/ }));
      await Promise.all([
        page.waitForEvent('download'),
        desk.press(page.getByRole('button', { name: `Prepare ${amount} and download the file` })),
      ]);
      await desk.press(page.getByRole('button', { name: `Record ${amount} as paid` }));
      await expect(page.getByRole('button', { name: /^Transfer came back/ })).toBeVisible();
      await expect(page.locator('#content'), 'keys go on from here').toBeFocused();
    };

    await test.step('the realtor in Florida, the first time', async () => {
      const realtor = await join(
        { licenseNumber: 'SL3401122', state: 'FL', isLicensedRealtor: true },
        { kind: 'broker', name: 'Marrero Homes Brokerage LLC' },
      );
      const { partner, lastName } = realtor;
      await send(
        partner,
        `${origin}/api/affiliate/profile/${partner.id}`,
        {
          firstName: 'Lucia',
          lastName,
          email: partner.email,
          isLicensedRealtor: true,
          licenseExpires: '2099-12-31',
        },
        'PUT',
      );
      await closeClient(partner, lastName);
      await open();
      const row = rowOf(lastName);
      await desk.press(row.getByRole('button', { name: 'Look it up' }));
      await desk.choose(row.getByLabel('Kind of partner'), 'agent');
      await desk.choose(row.getByLabel('Paid for'), 'sharedAdvertising');
      await desk.type(row.getByLabel('Evidence of the service'), 'The flyer of May');
      await expect(row.getByLabel('Last day of the license')).toHaveValue('2099-12-31');
      await expectAccessibleInBoth(page, 'what a commission lacks, with its fields');
      await desk.press(row.getByRole('button', { name: 'Save', exact: true }));
      await desk.type(row.getByLabel('Dollars for each closing'), '1500');
      await desk.press(row.getByRole('button', { name: 'Change the rate' }));
      await desk.press(row.getByRole('button', { name: /^It is on file/ }));
      await payFrom(lastName, '$1,500.00');
      expect(desk.take()).toEqual({ clicks: 10, fields: 5 });
      const account = await staff.get<{ needsReview: boolean; licenseVerifiedAt: string | null }>(
        `/api/admin/affiliates/${partner.id}`,
      );
      expect(account.needsReview, 'the review ended with the look-up').toBe(false);
      expect(account.licenseVerifiedAt).not.toBeNull();

      await closeClient(partner, `Second${letters()}`);
      await open();
      await payFrom(lastName, '$1,500.00');
      expect(desk.take()).toEqual({ clicks: 6, fields: 1 });
    });

    await test.step('the organizer in Texas, the first time', async () => {
      const { partner, lastName } = await join(
        { state: 'TX', isLicensedRealtor: false },
        { kind: 'self', name: 'Lucia Marrero' },
      );
      await closeClient(partner, lastName);
      await open();
      const row = rowOf(lastName);
      await desk.press(row.getByRole('button', { name: 'Record it' }).first());
      await desk.choose(row.getByLabel('Kind of partner'), 'marketer');
      await desk.choose(row.getByLabel('Paid for'), 'marketing');
      await desk.type(row.getByLabel('Evidence of the service'), 'The market of May, photos');
      await desk.press(row.getByRole('button', { name: 'Save', exact: true }));
      await desk.press(row.getByRole('button', { name: /^It is on file/ }));
      await payFrom(lastName, '$500.00');
      expect(desk.take()).toEqual({ clicks: 9, fields: 4 });

      await closeClient(partner, `Second${letters()}`);
      await open();
      await payFrom(lastName, '$500.00');
      expect(desk.take()).toEqual({ clicks: 6, fields: 1 });
    });
  },
);
