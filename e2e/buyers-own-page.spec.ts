import type { Page } from '@playwright/test';
import { nearMissConsentVersion } from '#core/domain/permission/consent.ts';
import type { MailServer } from '#server/testing/mail-server.ts';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { openCrm, readLead } from './support/crm.ts';
import { testWithMail } from './support/mailed.ts';
import { expect } from './support/test.ts';
import { apply, buyer, fillApplication, freshEmail } from './support/visitor.ts';

// A product that sends real mail: the link for another browser is in the confirmation.
const test = testWithMail();

/** The link to the buyer's own page in the newest mail to an address; undefined if none. */
function linkFor({ received }: MailServer, email: string): string | undefined {
  const own = received.filter(({ recipients }) => recipients.includes(email));
  // Long lines are folded in transit.
  const tokens = own.flatMap(({ text }) => {
    return /\/my\/([\w-]{43})/.exec(text.replaceAll('=\r\n', ''))?.[1] ?? [];
  });
  const token = tokens.at(-1);
  return token && `/my/${token}?lang=es`;
}

const way = (page: Page, name: string) => page.getByRole('switch', { name });

test(
  'a buyer opens her own page from the thank-you page, turns calls off, withdraws, and the CRM says so',
  { tag: '@phone' },
  async ({ page, newVisitor, staff, product, mails, errors }) => {
    errors.expect(/status of 40[34] .*\/my\//);
    const email = freshEmail();
    await page.goto('/apply?lang=es');
    await fillApplication(page, email, { firstName: 'Guadalupe', lastName: 'Ortiz' });
    const id = await apply(page, 'es');
    const desk = await openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);

    await test.step('the browser that applied opens it at once', async () => {
      await page.getByRole('link', { name: 'Abrir su página' }).click();
      await expect(page).toHaveURL(/\/my\/[\w-]{43}\?lang=es$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Hola, Guadalupe. Así va su solicitud.',
      );
      await expect(page.getByText('Nos toca a nosotros')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ponerlo en mi calendario' })).toBeVisible();
      await expect(page.locator('script')).toHaveCount(0);
      await expectAccessibleInBoth(page, 'the page of a buyer');
    });

    await test.step('she turns calls off, and staff must not call from then on', async () => {
      await expect(way(page, 'Llamadas')).toBeChecked();
      await way(page, 'Llamadas').click();
      await expect(page.getByRole('status')).toContainText('ya sabe que debe parar');
      await expect(way(page, 'Llamadas')).not.toBeChecked();
      await expect(way(page, 'Correo electrónico')).toBeChecked();
      const { permission } = await readLead(staff, id);
      expect(permission.phone.reason).toBe('said stop: on their own page');
      await desk.reload();
      await expect(desk.getByText('Do not call').first()).toBeVisible();
    });

    await test.step('she turns them on again, by the words beside the switch', async () => {
      await way(page, 'Llamadas').click();
      await expect(way(page, 'Llamadas')).toBeChecked();
      expect((await readLead(staff, id)).consents.at(-1)).toMatchObject({
        purpose: 'own_page',
        language: 'es',
        channels: ['phone'],
      });
    });

    await expect.poll(() => linkFor(mails, email), { timeout: 60_000 }).toBeTruthy();
    const link = linkFor(mails, email)!;
    const other = await (await newVisitor({ javaScriptEnabled: false })).newPage();

    await test.step('another browser needs the last four digits, without a script too', async () => {
      await other.goto(link);
      await expect(
        other.getByRole('heading', { name: 'Un paso antes de su página' }),
      ).toBeVisible();
      await expect(other.locator('body')).not.toContainText(/Guadalupe|SG-/);
      const read = await (await newVisitor()).newPage();
      await read.goto(link);
      await expectAccessibleInBoth(read, 'the question for the digits');
      const digits = other.getByLabel('Últimos cuatro dígitos');
      await digits.fill('0000');
      await other.getByRole('button', { name: 'Abrir mi página' }).click();
      await expect(digits).toHaveAttribute('aria-invalid', 'true');
      await digits.fill(buyer.phone.slice(-4));
      await other.getByRole('button', { name: 'Abrir mi página' }).click();
      await expect(other.getByRole('heading', { level: 1 })).toContainText('Hola, Guadalupe.');
      await other.getByText('Quién consultó sus datos').click();
      await expect(other.getByText('Administración del prestamista')).toBeVisible();
    });

    await test.step('what she asked to be told of shows by the mailed link alone, and ends there', async () => {
      const asked = await page.request.post('/api/near-miss/watch?lang=es', {
        data: {
          email,
          creditScore: 565,
          homePrice: 500_000,
          state: 'TX',
          consentVersion: nearMissConsentVersion,
        },
      });
      expect(asked.status()).toBe(201);
      const watch = (where: Page) => where.getByRole('region', { name: 'Si cambian las reglas' });
      await page.reload();
      await expect(watch(page)).toHaveCount(0);
      await other.reload();
      await watch(other).getByRole('button', { name: 'No enviarme ese correo' }).click();
      await expect(other.getByRole('status')).toContainText('no recibirá un correo');
      await expect(watch(other)).toHaveCount(0);
    });

    await test.step('she withdraws while staff have the lead open, and asks for erasure', async () => {
      await page.getByText('Descargar, retirar, borrar, cerrar').click();
      await page.getByText('Retirar mi solicitud').click();
      await page.getByRole('button', { name: 'Sí, retirarla' }).click();
      await expect(page.getByRole('status')).toContainText('Su solicitud queda retirada');
      await expect(page.getByText('Retirar mi solicitud')).toHaveCount(0);
      await expect(desk.getByText(/The applicant/).first()).toBeVisible();
      const lead = await readLead(staff, id);
      expect(lead.status).toBe('Closed Lost');
      expect(lead.statusHistory.at(-1)?.actor).toBe('visitor');
      await page.getByText('Descargar, retirar, borrar, cerrar').click();
      await page.getByText('Pedir que borren mis datos').click();
      await page.getByRole('button', { name: 'Sí, pedirlo' }).click();
      await expect(page.getByRole('status')).toContainText('Pasamos su petición');
      await desk.reload();
      await expect(desk.getByText('The buyer asks to be erased')).toBeVisible();
    });

    await test.step('she closes the page for everyone, and the link is dead', async () => {
      await page.getByText('Cerrar esta página para todos').click();
      await page.getByRole('button', { name: 'Sí, cerrarla' }).click();
      await expect(page.getByRole('heading', { name: 'Su página está cerrada' })).toBeVisible();
      for (const closed of [page, other]) {
        await closed.goto(link);
        await expect(
          closed.getByRole('heading', { name: 'Este enlace ya no funciona' }),
        ).toBeVisible();
      }
      await expectAccessibleInBoth(page, 'a link that is dead');
    });
  },
);
