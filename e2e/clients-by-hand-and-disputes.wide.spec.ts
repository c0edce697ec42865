import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/accessibility.ts';
import { findLeads, openCrm, readLead } from './support/crm.ts';
import { testWithMail } from './support/mailed.ts';
import { openPortal, registerPartner, sendClient } from './support/portal.ts';
import { expect } from './support/test.ts';
import { fillApplication, field, freshEmail } from './support/visitor.ts';

// A product that sends real mail.
const test = testWithMail();

const kit = '/affiliate/dashboard?tab=kit';
const earnings = '/affiliate/dashboard?tab=earnings';

test(
  'a client registered by hand confirms with an application of their own',
  { tag: '@phone' },
  async ({ product, newVisitor, staff, mails, errors }) => {
    test.slow();
    const { origin } = product;
    const email = freshEmail();
    const partner = await registerPartner(origin, { firstName: 'Rosa', lastName: 'Delgado' });
    const desk = await openPortal(await newVisitor(), partner, { origin, path: kit });
    await desk.getByRole('heading', { name: 'Register a client' }).click();
    for (const [label, text] of [
      ['First name', 'Bea'],
      ['Last name', 'Lima'],
      ['Email', email],
      ['Phone', '(503) 555-0147'],
    ] as const) {
      await desk.getByLabel(label, { exact: true }).fill(text);
    }
    await desk.getByRole('button', { name: 'Send the link' }).click();
    const row = desk.getByRole('listitem').filter({ hasText: email });
    await expect(row).toContainText('Invited');
    await expectAccessibleInBoth(desk, 'a registered client');

    // The invitation waits for the review of a new partner.
    await staff.put(`/api/admin/affiliates/${partner.id}`, { needsReview: false });
    const own = () => mails.received.filter(({ recipients }) => recipients.includes(email));
    await expect.poll(() => own().length, { timeout: 60_000 }).toBe(1);
    const link = /https?:\/\/[^\s"<)]+(\/confirm\/[\w-]{43})/.exec(own()[0]!.unfolded)![1]!;
    const client = await newVisitor({ javaScriptEnabled: false });
    const page = await client.newPage();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Rosa Delgado named you as a client',
    );
    await expect(page.getByRole('main')).toContainText('Bea Lima');
    expect((await findLeads(staff, email)).items).toEqual([]);
    await page.getByRole('button', { name: 'Go to the application' }).click();
    await expect(field(page, 'lastName')).toHaveValue('Lima');
    await expect(field(page, 'email')).toHaveValue(email);
    await expect(field(page, 'phone')).toHaveValue('(503) 555-0147');
    await fillApplication(page, email, { lastName: 'Lima-Corrected' });
    await page.getByRole('button', { name: 'Submit My Application' }).click();
    await page.waitForURL(/\/thank-you/);
    const id = Number(new URL(page.url()).searchParams.get('leadId'));
    const lead = await readLead(staff, id);
    expect([lead.lastName, lead.referral!.referralCode, lead.referral!.reason]).toEqual([
      'Lima-Corrected',
      partner.referralCode,
      'buyer_choice',
    ]);
    await desk.reload();
    await desk.getByRole('heading', { name: 'Register a client' }).click();
    await expect(row).toContainText('Confirmed');
    errors.expect(/status of 404 .*\/confirm\//);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  },
);

test('a dispute won and one lost', { tag: '@desktop' }, async ({ product, newVisitor, staff }) => {
  test.slow();
  const { origin } = product;
  const rosa = await registerPartner(origin, { firstName: 'Rosa', lastName: 'Delgado' });
  const omar = await registerPartner(origin, { firstName: 'Omar', lastName: 'Haddad' });
  const won = await sendClient(origin, omar, { lastName: 'Won' });
  const lost = await sendClient(origin, omar, { lastName: 'Lost' });
  const desk = await openPortal(await newVisitor(), rosa, { origin, path: earnings });
  for (const id of [won, lost]) {
    await desk.getByLabel('Application number').fill(leadReference(id));
    await desk.getByLabel('Why the client is yours').fill('We saw the house together in May.');
    await desk.getByRole('button', { name: 'Send to the office' }).click();
    const sent = desk.getByRole('listitem').filter({ hasText: leadReference(id) });
    await expect(sent).toContainText('We are looking at it');
    await expect(desk.getByLabel('Application number')).toHaveValue('');
  }
  await expectAccessibleInBoth(desk, 'disputes of a partner');

  const path = '/admin/dashboard?tab=commissions';
  const office = await openCrm(await newVisitor(), staff, origin, path);
  const list = office.getByRole('list', { name: 'Disputes' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBoth(office, 'disputes that wait');
  await office.getByRole('button', { name: 'Reject all 2 of this affiliate' }).click();
  const all = office.getByRole('dialog', { name: 'Reject all disputes of Rosa Delgado' });
  await expect(all).toContainText(leadReference(won));
  await expect(all).toContainText(leadReference(lost));
  await expectAccessible(office, 'all disputes of a partner to reject');
  await office.keyboard.press('Escape');
  for (const [id, button, save] of [
    [won, 'Uphold', 'Uphold the dispute'],
    [lost, 'Reject', 'Reject the dispute'],
  ] as const) {
    const row = list.getByRole('listitem').filter({ hasText: leadReference(id) });
    await row.getByRole('button', { name: button, exact: true }).click();
    const dialog = office.getByRole('dialog', { name: button });
    await dialog.getByLabel('Reason').fill('We asked the client.');
    await dialog.getByRole('button', { name: save }).click();
    await expect(row).toHaveCount(0);
  }
  const credited = async (id: number) => (await readLead(staff, id)).referral!;
  expect((await credited(won)).referralCode).toBe(rosa.referralCode);
  expect((await credited(lost)).referralCode).toBe(omar.referralCode);
  expect((await readLead(staff, lost)).disputes).toMatchObject([
    { decided: { outcome: 'rejected', reason: 'We asked the client.' } },
  ]);
  await office.goto(`/admin/contact/${lost}`);
  await expect(office.getByRole('main')).toContainText('Rejected: Rosa Delgado said');
  await desk.reload();
  const answers = [
    [won, 'Counts for you'],
    [lost, 'Nothing changes'],
  ] as const;
  for (const [id, state] of answers) {
    const row = desk.getByRole('listitem').filter({ hasText: leadReference(id) });
    await expect(row).toContainText(state);
    await expect(row).toContainText('We asked the client.');
  }
});
