import { randomBytes } from 'node:crypto';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { field, toast } from './support/visitor.ts';

test.use({ locale: 'pt-BR' });

test(
  'a realtor registers on her phone: her first code is taken, a reload loses nothing but the password, and she is signed in with a link of her own',
  { tag: '@phone' },
  async ({ page, staff, errors }) => {
    const taken = `Marcia${randomBytes(6)
      .toString('base64')
      .replace(/[^A-Za-z]/g, 'x')
      .toLowerCase()}`;
    const password = 'copper-lantern-otter';
    const email = `${taken}@example.com`;
    await staff.post('/api/admin/affiliates', {
      firstName: 'Márcia',
      lastName: 'Outra',
      email: `other.${email}`,
      referralCode: taken,
    });

    await test.step('the form is seen at once, and proposes a code', async () => {
      await page.goto('/affiliate/register?lang=pt');
      await expect(field(page, 'firstName')).toBeInViewport();
      await field(page, 'firstName').fill('Márcia');
      await field(page, 'lastName').fill(taken);
      await expect(page.getByRole('button', { name: /^Usar Marcia/ })).toBeVisible();
      await expectAccessible(page, 'the registration');
    });

    await test.step('pay is that of the chosen state, and without a license there is no number', async () => {
      const licensed = page.getByRole('checkbox', { name: 'Tenho licença' });
      await expect(page.getByText('Corretores licenciados: 3%')).toBeVisible();
      await field(page, 'state').selectOption('CA');
      await expect(page.getByText('um valor fixo, combinado com você')).toBeVisible();
      await licensed.uncheck();
      await expect(field(page, 'licenseNumber')).toBeHidden();
      await expect(page.getByText('Corretores licenciados: 3%')).toBeVisible();
      await licensed.check();
      await expect(field(page, 'licenseNumber')).toBeVisible();
    });

    await test.step('a code that is somebody’s is answered while it is typed', async () => {
      await field(page, 'referralCode').fill(taken.toUpperCase());
      await expect(page.getByText(`${taken.toUpperCase()} já está em uso`)).toBeVisible();
      await page.getByRole('button', { name: `Usar ${taken.toUpperCase()}2` }).click();
      await expect(page.getByText(`${taken.toUpperCase()}2 está disponível`)).toBeVisible();
    });

    await test.step('what is wrong stands at its field, and the password can be seen', async () => {
      await field(page, 'email').fill(email);
      await field(page, 'password').fill(password);
      await field(page, 'confirmPassword').fill('copper');
      await page.getByRole('button', { name: 'Criar minha conta' }).click();
      await expect(field(page, 'confirmPassword')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', { name: 'Mostrar a senha' }).click();
      await expect(field(page, 'password')).toHaveAttribute('type', 'text');
    });

    await test.step('a reload keeps what was typed, and the password nowhere', async () => {
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).toContain(email);
      expect(kept).not.toContain('copper');
      await page.reload();
      await expect(field(page, 'email')).toHaveValue(email);
      await expect(field(page, 'referralCode')).toHaveValue(`${taken.toUpperCase()}2`);
    });

    await test.step('the server’s own refusal comes back to its field', async () => {
      errors.expect(/status of 400 .*\/api\/affiliate\/register/);
      await field(page, 'password').fill('password1');
      await field(page, 'confirmPassword').fill('password1');
      await page.getByRole('button', { name: 'Criar minha conta' }).click();
      await expect(toast(page)).toContainText('Não foi possível concluir o cadastro');
      await expect(field(page, 'password')).toBeFocused();
      await expect(field(page, 'password')).toHaveValue('password1');
    });

    await test.step('she is welcomed, signed in, and has her link', async () => {
      await field(page, 'password').fill(password);
      await field(page, 'confirmPassword').fill(password);
      await page.getByRole('button', { name: 'Criar minha conta' }).click();
      await expect(page.getByRole('heading', { name: 'Boas-vindas à equipe!' })).toBeFocused();
      await expect(page.locator('#own-link')).toContainText(`/${taken.toUpperCase()}2`);
      const session = await page.request.get('/api/affiliate/session');
      expect(session.status()).toBe(200);
      expect(JSON.stringify(await session.json())).toContain(`${taken.toUpperCase()}2`);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
      await expectAccessible(page, 'the welcome');
      await page.getByRole('link', { name: 'Acessar o seu painel' }).click();
      await expect(page).toHaveURL(/\/affiliate\/dashboard/);
    });
  },
);
