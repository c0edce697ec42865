import type { MailServer } from '#server/testing/mail-server.ts';
import { nobodyInPortal, registerPartner } from './support/portal.ts';
import { testWithMail } from './support/mailed.ts';
import { expect } from './support/test.ts';

// A product that sends real mail to a real server.
const test = testWithMail();

/** The mailed link; undefined if there is none. */
function linkFor({ received }: MailServer, email: string): string | undefined {
  const own = received.filter(({ recipients }) => recipients.includes(email));
  const links = own.flatMap(
    ({ unfolded }) => /https?:\/\/[^\s"<(]+token=[\w-]+/.exec(unfolded) ?? [],
  );
  return links.at(-1);
}

test(
  'a Spanish-speaking partner forgets her password: the mailed link works once, in Spanish, on her phone',
  { tag: '@phone' },
  async ({ page, product, mails, errors }) => {
    errors.expect(nobodyInPortal, /status of 40[01] .*\/api\/affiliate\/(dashboard|reset)/);
    const partner = await registerPartner(product.origin, { firstName: 'Lucía' });
    const next = 'girasol ventana tambor';

    await page.goto('/affiliate/dashboard?lang=es');
    await expect(page.getByRole('heading', { name: 'Acceso para socios' })).toBeVisible();
    await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
    // The page before has a field of the same name.
    await expect(page.getByRole('button', { name: 'Enviar enlace' })).toBeVisible();
    await page.getByLabel('Correo electrónico').fill(partner.email);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByRole('heading', { name: 'Revise su correo' })).toBeVisible();
    await expect(page.getByText('Si existe una cuenta con ese correo')).toBeVisible();

    await expect.poll(() => linkFor(mails, partner.email), { timeout: 60_000 }).toBeTruthy();
    const { pathname, search } = new URL(linkFor(mails, partner.email)!);
    await page.goto(pathname + search);
    await expect(page.getByRole('heading', { name: 'Cree una contraseña nueva' })).toBeVisible();
    expect(page.url(), 'the secret is gone from the address').not.toContain('token');
    // A reload keeps the link's form open.
    await page.reload();
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(next);
    await page.getByLabel('Confirme la contraseña nueva').fill('otra cosa distinta');
    await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
    // Changing the language keeps everything typed.
    await page.getByLabel('Idioma').selectOption('en');
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await page.getByLabel('Language').selectOption('es');
    await expect(page.getByLabel('Contraseña nueva', { exact: true })).toHaveValue(next);
    await page.getByLabel('Confirme la contraseña nueva').fill(next);
    await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
    await expect(page.getByRole('heading', { name: 'Contraseña restablecida' })).toBeVisible();

    await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await page.getByLabel('Correo electrónico').fill(partner.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(partner.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no coinciden.');
    await page.getByLabel('Contraseña', { exact: true }).fill(next);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByText('Hola, Lucía Souza')).toBeVisible();
    // Pending calls would be refused after the logout.
    await expect(page.getByText('Todavía no tiene referidos')).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL(/\/affiliate\/login/);

    await page.goto(pathname + search);
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('tercera clave larga');
    await page.getByLabel('Confirme la contraseña nueva').fill('tercera clave larga');
    await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
    await expect(page.getByRole('heading', { name: 'El enlace no es válido' })).toBeVisible();
    await page.goto('/affiliate/reset-password');
    await expect(page.getByRole('heading', { name: 'Acceso para socios' })).toBeVisible();
  },
);
