import type { Page } from '@playwright/test';
import { portalLeadPath } from '#core/contract/site.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectLoaded } from './support/crm.ts';
import { nobodyInPortal, openPortal, registerPartner, sendClient } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** The server's own messages: English in every language, so no other page may show them. */
const sentences = {
  429: 'Too many requests. Please wait a moment and try again.',
  503: 'The service is busy. Please try again in a moment.',
};

/** Makes the server refuse these calls, with its own message, until `act` has finished. */
async function whileRefused(
  page: Page,
  path: string,
  status: keyof typeof sentences | 'gone',
  act: () => Promise<void>,
): Promise<void> {
  await page.route(path, (route) =>
    status === 'gone'
      ? route.abort()
      : route.fulfill({ status, json: { message: sentences[status] } }),
  );
  await act();
  await page.unroute(path);
}

// Each status in each language: web/office/formats/use-refusal-text.test.ts.
test(
  'refusals in the portal are in the language of the page',
  { tag: '@phone' },
  async ({ newVisitor, product: { origin }, errors }) => {
    errors.expect(nobodyInPortal, /status of (404|409|429|503)|answer 503: |ERR_FAILED/);
    const stranger = await (await newVisitor()).newPage();
    await stranger.goto('/affiliate/login?lang=es');
    await stranger.locator('input[type=email]').fill('ana@example.com');
    await stranger.locator('input[type=password]').fill('a wrong guess');
    const tellsAtDoor = async (text: string) => {
      await stranger.locator('button[type=submit]').click();
      await expect(stranger.getByRole('alert')).toContainText(text);
    };
    const login = '**/api/affiliate/dashboard/login';
    await whileRefused(stranger, login, 429, () =>
      tellsAtDoor('Hubo demasiados intentos seguidos.'),
    );
    await expectAccessible(stranger, 'the login, refused');
    await whileRefused(stranger, login, 'gone', () =>
      tellsAtDoor('No se pudo conectar con el servidor.'),
    );

    const [partner, other] = [await registerPartner(origin), await registerPartner(origin)];
    const client = await sendClient(origin, partner);
    const context = await newVisitor();
    const path = `${portalLeadPath(client)}?lang=es`;
    const desk = await openPortal(context, partner, { origin, path });
    const tells = (text: string) =>
      expect(desk.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();

    // A note that was deleted in another window: the server itself refuses.
    const note = desk.locator('textarea');
    await note.fill('Llamar el lunes');
    const added = desk.waitForResponse(/\/api\/notes$/);
    await note.press('Control+Enter');
    const { id } = (await (await added).json()) as { id: number };
    await expect(note).toHaveValue('');
    await expectLoaded(desk);
    await desk.getByRole('listitem').getByRole('button').first().click();
    const headers = { 'x-speaks-as': 'affiliate' };
    await context.request.delete(`/api/notes/${id}`, { headers });
    await desk.getByRole('alertdialog').getByRole('button').last().click();
    await tells('Esto ya no existe.');

    await desk.goto('/affiliate/dashboard?tab=profile');
    const profile = desk.locator('form').filter({ has: desk.locator('input[name=email]') });
    await profile.locator('input[name=email]').fill(other.email);
    await profile.locator('input[name=currentPassword]').fill(partner.password);
    await profile.locator('button[type=submit]').click();
    await tells('Este correo electrónico ya está en uso');
    await whileRefused(desk, '**/api/affiliate/links**', 503, async () => {
      await desk.goto('/affiliate/dashboard?tab=kit');
      await tells('El servicio está ocupado.');
    });
  },
);
