import { accessibilityErrors } from './support/accessibility.ts';
import { openCrm } from './support/crm.ts';
import { tabTo } from './support/keys.ts';
import { testWithMail } from './support/mailed.ts';
import { expect } from './support/test.ts';

const test = testWithMail();

test(
  'a template is written by keyboard, previewed, tested and switched on, and the next application is confirmed by it',
  { tag: '@desktop' },
  async ({ context, product, staff, mails, errors }) => {
    errors.expect(
      /status of 400 .*\/api\/admin\/email-templates\)/,
      // The journeys' own scripts, which are injected into every frame, do not run there either.
      /Blocked script execution in 'about:srcdoc'/,
    );
    const page = await openCrm(
      context,
      staff,
      product.origin,
      '/admin/dashboard?tab=templates&template=new',
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('dialog', () => {
      throw new Error('a script ran');
    });

    await page.getByRole('heading', { name: 'New Template' }).waitFor();
    await tabTo(page, page.getByLabel('Template name'));
    await page.keyboard.type('Warm welcome');
    await tabTo(page, page.getByLabel('Template type'));
    await page.keyboard.type('Application');
    await expect(page.getByLabel('Recipient')).toHaveValue('applicant');
    await tabTo(page, page.getByLabel('Subject', { exact: true }));
    await page.keyboard.type('We have it, {{firstNme}}');
    await tabTo(page, page.getByLabel('HTML content'));
    await page.keyboard.insertText(
      '<h1 style="color: rgb(180, 0, 0)">Thank you</h1><script>alert(1)</script>' +
        '<img src="https://track.example/b.gif"><p onclick="alert(2)">Your number is ',
    );
    await tabTo(page, page.getByRole('button', { name: 'Insert reference' }));
    await page.keyboard.press('Enter');
    await page.keyboard.type('</p>');
    await expect(page.getByLabel('HTML content')).toHaveValue(
      /Your number is \{\{reference\}\}<\/p>$/,
    );

    // The preview reports errors before anything is saved.
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('Did you mean “firstName”?');
    await expect(preview).toContainText('<script>, <img> from another server, onclick');
    await page
      .getByRole('switch', { name: 'Active' })
      .or(page.getByLabel(/^Active/))
      .uncheck();
    await page.getByRole('button', { name: 'Create template' }).press('Enter');
    await expect(page.getByLabel('Subject')).toBeFocused();
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/firstNme/);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('We have it, {{firstName}}');

    const frame = preview.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Thank you' })).toHaveCSS(
      'color',
      'rgb(180, 0, 0)',
    );
    expect(await accessibilityErrors(page)).toEqual([]);

    // A draft survives a reload.
    await page.reload();
    await expect(page.getByLabel('Template name')).toHaveValue('Warm welcome');
    await page
      .getByLabel('HTML content')
      .fill('<h1>Thank you</h1><p>Your number is {{reference}}.</p>');
    // The confirmation's layout has a picture. It is shown although the frame may send no request.
    await expect(frame.locator('img')).toHaveJSProperty('naturalWidth', 1200);
    await page.getByRole('button', { name: 'Create template' }).press('Enter');
    await expect(page.getByText('Template created', { exact: true })).toBeVisible();

    // A test mail goes to the typed address.
    await page.getByLabel('Search templates').fill('Warm');
    const chip = page.getByRole('button', { name: /^EN: Application received/ });
    await chip.press('Enter');
    const row = page.getByRole('region', { name: 'Warm welcome' });
    await expect(row).toContainText(/is sent instead/);
    await expect(row.getByRole('button')).toHaveText(['Edit', 'Test', 'Delete']);
    await expect(page.getByRole('button', { name: 'New Template' })).toBeVisible();
    await row.getByRole('button', { name: 'Send a test of Warm welcome' }).press('Enter');
    await expect(page.getByLabel('Test email')).toHaveValue('');
    await page.getByLabel('Test email').fill('sam@lender.example');
    await page.getByRole('button', { name: 'Send test' }).press('Enter');
    await expect(page.getByText('Test email sent', { exact: true })).toBeVisible();
    const mailTo = (address: string) =>
      mails.received.find(({ recipients }) => recipients.includes(address))?.text ?? '';
    await expect.poll(() => mailTo('sam@lender.example')).toContain('[Test] We have it, Ana');

    // Once active, it is used for confirmations.
    await row.getByRole('switch').press(' ');
    await expect(page.getByText('Template updated', { exact: true })).toBeVisible();
    const email = `next.${Date.now()}@example.com`;
    await page.request.post(`${product.origin}/api/leads`, {
      data: {
        firstName: 'Nora',
        lastName: 'Next',
        email,
        phone: '(503) 555-0100',
        currentAddress: '12 Main Street, Portland, OR 97204',
        housingStatus: 'rent',
        timeline: '1-3 months',
        contactMethod: 'phone',
        monthlyPayment: '$1000-$1500',
        secondsOnForm: 45,
      },
    });
    await expect.poll(() => mailTo(email)).toContain('Subject: We have it, Nora');
    expect(mailTo(email)).toContain('Content-Type: multipart/related');

    await row.getByRole('button', { name: 'Delete Warm welcome' }).press('Enter');
    await expect(
      page.getByText(/^Are you sure you want to delete template Warm welcome\?/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(page.getByText('Template deleted', { exact: true })).toBeVisible();
    await page.goto(`${product.origin}/admin/dashboard?tab=sent&q=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: /We have it, Nora/ }).click();
    const sent = page.frameLocator('iframe');
    await expect(sent.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(sent.locator('img')).toHaveJSProperty('naturalWidth', 1200);
    expect(requests.filter((url) => !url.startsWith(product.origin))).toEqual([]);
  },
);
