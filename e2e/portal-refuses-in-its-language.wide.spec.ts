import type { Page } from '@playwright/test';
import { portalLeadPath } from '#core/contract/site.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectLoaded } from './support/crm.ts';
import { nobodyInPortal, openPortal, registerPartner, sendClient } from './support/portal.ts';
import { expect, test } from './support/test.ts';

// Duplicated here on purpose, so that a lost translation is noticed.
const said = {
  en: {
    tooMany: 'Too many requests. Please wait a moment and try again.',
    busy: 'The service is busy. Please try again in a moment.',
    broken: 'Something went wrong on our side. Please try again.',
    unreachable: 'The server could not be reached. Please check your connection.',
    noteGone: 'There is no note with this number.',
    mailTaken: 'Please check the highlighted fields.',
    conflict: 'This was already stored.',
  },
  es: {
    tooMany: 'Hubo demasiados intentos seguidos. Espere un momento antes de continuar.',
    busy: 'El servicio está ocupado. Inténtelo de nuevo en un momento.',
    broken: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
    unreachable: 'No se pudo conectar con el servidor. Revise su conexión.',
    noteGone: 'Esto ya no existe. Puede que se haya borrado.',
    mailTaken: 'Este correo electrónico ya está en uso',
    conflict: 'Hubo cambios mientras tanto. Recargue la página y revíselos.',
  },
  pt: {
    tooMany: 'Foram muitas tentativas seguidas. Aguarde um momento antes de continuar.',
    busy: 'O serviço está ocupado. Tente de novo em instantes.',
    broken: 'Algo deu errado do nosso lado. Tente de novo.',
    unreachable: 'Não foi possível conectar ao servidor. Verifique sua conexão.',
    noteGone: 'Isto não existe mais. Pode ter sido excluído.',
    mailTaken: 'Este e-mail já está em uso',
    conflict: 'Houve alterações nesse meio-tempo. Recarregue a página e confira.',
  },
} as const;

/** The server's own message, in English in every language. */
const sentences = {
  409: said.en.conflict,
  429: said.en.tooMany,
  500: said.en.broken,
  503: said.en.busy,
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

for (const language of ['en', 'es', 'pt'] as const) {
  test(
    `refusals in the portal are in the language of the page: ${language}`,
    { tag: language === 'es' ? [] : ['@desktop'] },
    async ({ newVisitor, product: { origin }, errors }) => {
      errors.expect(nobodyInPortal, /status of (404|409|429|500|503)|answer 50[03]: |ERR_FAILED/);
      const words = said[language];
      const stranger = await (await newVisitor()).newPage();
      await stranger.goto(`/affiliate/login?lang=${language}`);
      await stranger.locator('input[type=email]').fill('ana@example.com');
      await stranger.locator('input[type=password]').fill('a wrong guess');
      const tellsAtDoor = async (text: string) => {
        await stranger.locator('button[type=submit]').click();
        await expect(stranger.getByRole('alert')).toContainText(text);
      };
      const login = '**/api/affiliate/dashboard/login';
      await whileRefused(stranger, login, 429, () => tellsAtDoor(words.tooMany));
      await expectAccessible(stranger, `the login, refused, in ${language}`);
      await whileRefused(stranger, login, 503, () => tellsAtDoor(words.busy));
      await whileRefused(stranger, login, 'gone', () => tellsAtDoor(words.unreachable));
      await stranger.goto('/affiliate/forgot-password');
      await stranger.locator('input[type=email]').fill('ana@example.com');
      const forgot = '**/api/affiliate/forgot-password';
      await whileRefused(stranger, forgot, 429, () => tellsAtDoor(words.tooMany));

      const [partner, other] = [await registerPartner(origin), await registerPartner(origin)];
      const client = await sendClient(origin, partner);
      const context = await newVisitor();
      const path = `${portalLeadPath(client)}?lang=${language}`;
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
      await whileRefused(desk, '**/api/notes', 500, async () => {
        await note.fill('Otra vez');
        await note.press('Control+Enter');
        await tells(words.broken);
      });
      await expectLoaded(desk);
      await desk.getByRole('listitem').getByRole('button').first().click();
      const headers = { 'x-speaks-as': 'affiliate' };
      await context.request.delete(`/api/notes/${id}`, { headers });
      await desk.getByRole('alertdialog').getByRole('button').last().click();
      await tells(words.noteGone);

      await desk.goto('/affiliate/dashboard?tab=profile');
      const profile = desk.locator('form').filter({ has: desk.locator('input[name=email]') });
      await profile.locator('input[name=email]').fill(other.email);
      await profile.locator('input[name=currentPassword]').fill(partner.password);
      await profile.locator('button[type=submit]').click();
      await tells(words.mailTaken);
      const wishes = '**/api/affiliate/mail-wishes';
      await expect(desk.getByRole('switch').first()).toBeVisible();
      await whileRefused(desk, wishes, 409, async () => {
        await desk.getByRole('switch').first().click();
        await tells(words.conflict);
      });

      await whileRefused(desk, '**/api/affiliate/links**', 503, async () => {
        await desk.goto('/affiliate/dashboard?tab=kit');
        await tells(words.busy);
      });
    },
  );
}
