import { openCrm } from './support/crm.ts';
import { testWithMail } from './support/mailed.ts';
import { expect } from './support/test.ts';
import { apply, fillApplication, freshEmail } from './support/visitor.ts';

// A product that sends real mail to a real server.
const test = testWithMail();

test(
  'the head goes through the lines of a fresh install, and a first buyer reads the lender’s name',
  { tag: '@phone' },
  async ({ page: visitor, newVisitor, staff, product, mails }) => {
    const desk = await openCrm(await newVisitor(), staff, product.origin, '/admin/dashboard');
    const card = desk.getByRole('region', { name: 'Before you go live' });
    const line = (name: string) =>
      card.getByRole('listitem').filter({ has: desk.getByText(name, { exact: true }) });
    await expect(card.getByRole('listitem')).toHaveCount(9);
    await expect(line('The lender')).toContainText('are samples');

    await line('The lender').getByRole('link', { name: 'Fill in' }).click();
    await desk.getByLabel('Name', { exact: true }).fill('Harbor & Pine Home Loans');
    await desk.getByLabel('License number').fill('ML-20814');
    await desk.getByLabel('Telephone').fill('5035550126');
    await desk.getByLabel('Email', { exact: true }).fill('hello@harborpine.example');
    for (const language of ['English', 'Spanish', 'Portuguese']) {
      await desk.getByLabel(`Hours, ${language}`).fill(`9-5 (${language})`);
    }
    await desk.getByLabel('Office, address', { exact: true }).fill('88 Wharf Street, Portland');
    await desk.getByLabel(/^Color of the button/).fill('#1F5C7A');
    await desk.getByLabel(/^Color of its words/).fill('#9FBCCA');
    await desk.getByRole('button', { name: 'Publish' }).click();
    await expect(desk.getByText('3.6:1, it needs 4.5:1.')).toBeVisible();
    await desk.getByRole('button', { name: 'Take #FFFFFF, 7.3:1' }).click();
    await desk.getByRole('button', { name: 'Publish' }).click();
    await expect(line('The lender')).toContainText('are yours');

    await line('Email').getByRole('button', { name: 'Test email' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Email' });
    await dialog.getByLabel('Send it to').fill('nobody@lender.example');
    mails.refusedRecipients.push('550 5.1.1 Nobody here by that name');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('status')).toContainText('Nobody here by that name');
    await dialog.getByLabel('Send it to').fill('dana@lender.example');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('status')).toContainText('The mail server took it: 250');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(line('Email')).toContainText('took a test email');

    await visitor.goto('/');
    const button = visitor
      .getByRole('main')
      .getByRole('link', { name: 'Calculate Savings' })
      .first();
    await expect(button).toHaveCSS('background-color', 'rgb(31, 92, 122)');
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(visitor.getByRole('contentinfo')).toContainText('88 Wharf Street, Portland');
    await expect(visitor.getByRole('contentinfo')).not.toContainText('Medford');
    await visitor.goto('/apply');
    const email = freshEmail();
    await fillApplication(visitor, email);
    await apply(visitor);
    const confirmation = () => mails.received.find(({ recipients }) => recipients.includes(email));
    await expect.poll(confirmation, { timeout: 60_000 }).toBeTruthy();
    expect(confirmation()!.unfolded).toContain('Harbor & Pine Home Loans');

    await desk.reload();
    await line('A test application').getByRole('button', { name: 'Send one' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
    await expect(desk.getByRole('heading', { name: 'Test Application' })).toBeVisible();
    await expect(desk.getByText('Test', { exact: true }).first()).toBeVisible();
    await desk.goBack();
    await expect(line('A test application')).toContainText('An application came in');
    await card.getByRole('button', { name: 'Put away for 7 days' }).click();
    await expect(card).toBeHidden();
  },
);
