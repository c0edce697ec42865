import type { Locator } from '@playwright/test';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { testInOffice } from './support/moved-clock.ts';
import { placeOf } from './support/places.ts';
import { openPortal } from './support/portal.ts';
import { aWeekPasses } from './support/returning-realtor.ts';
import { expect } from './support/test.ts';

const test = testInOffice(aWeekPasses);

async function bottomOf(part: Locator): Promise<number> {
  const { y, height } = await placeOf(part);
  return y + height;
}

test(
  'a returning realtor sees her tasks and the week’s news, and keeps them over a reload',
  { tag: '@phone' },
  async ({ known: { realtor }, newVisitor, product }) => {
    const { origin } = product;
    const context = await newVisitor();
    const page = await openPortal(context, realtor, {
      origin,
      path: '/affiliate/dashboard?lang=es',
    });
    const news = page.getByRole('region', { name: 'Desde su última visita' });
    const tabs = page.getByRole('navigation', { name: 'Portal de referidos' });
    const expectNews = async () => {
      const lines = news.getByRole('listitem');
      await expect(lines).toHaveCount(3);
      await expect(lines.nth(0)).toContainText('Juliana Santos · Préstamo aprobado');
      await expect(lines.nth(0)).toContainText('Comisión estimada');
      await expect(lines.nth(1)).toContainText('5 clientes nuevos');
      await expect(lines.nth(1)).toContainText('Ashley, Larissa, Guadalupe y 2 más');
      await expect(lines.nth(2)).toContainText('Daniel de la Cruz');
    };

    await test.step('link, money and tasks stand above the tabs of the first screen, then the news', async () => {
      await expectNews();
      const share = page.getByRole('region', { name: 'Comparta su enlace' });
      expect((await placeOf(share)).height).toBeLessThanOrEqual(252);
      const top = (await placeOf(tabs)).y;
      expect(top).toBeGreaterThan(844 - 100);
      const tasks = page.getByRole('region', { name: 'Lo que usted debe hacer' });
      await expect(tasks.getByRole('listitem')).toHaveCount(3);
      const money = page.getByRole('region', { name: 'Ganancias' });
      expect(await bottomOf(money)).toBeLessThan((await placeOf(tasks)).y);
      expect(await bottomOf(tasks)).toBeLessThan(top);
      expect((await placeOf(news)).y).toBeGreaterThan(await bottomOf(tasks));
    });

    await test.step('the others come when she asks, and each leads to its client', async () => {
      await news.getByRole('button', { name: 'Mostrar 1 más' }).click();
      const ended = news.getByRole('link', { name: /Gustavo Smith/ });
      await expect(ended).toContainText('Gustavo Smith · Proceso terminado sin compra');
      await ended.click();
      await expect(page.getByRole('heading', { level: 1, name: /Gustavo/ })).toBeVisible();
      await tabs.getByRole('link', { name: 'Panel' }).click();
    });

    await test.step('a reload is the same visit', async () => {
      await page.reload();
      await expectNews();
    });

    await test.step('a row says whose turn it is, and a finger can call', async () => {
      const row = page.getByRole('row').filter({ hasText: 'Juliana Santos' });
      await expect(row).toContainText('Próximo paso de su cliente: fijar el cierre');
      const call = row.getByRole('link', { name: 'Llamar a Juliana Santos' });
      await expect(call).toHaveAttribute('href', 'tel:+15035550100');
      const { width, height } = await placeOf(call);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expectAccessibleInBoth(page, 'a dashboard with news');
    });

    await test.step('one press shows the clients at a milestone; the row of choices moves by itself', async () => {
      const chips = page.getByRole('group', { name: 'Situación' });
      const chip = (name: string) => chips.getByRole('button', { name, exact: true });
      const rows = page.getByRole('table').getByRole('row');
      await expect(chip('Todos')).toHaveAttribute('aria-pressed', 'true');
      await chip('Proceso terminado sin compra').tap();
      await expect(rows.filter({ hasText: 'Gustavo Smith' })).toBeVisible();
      await expect(rows.filter({ hasText: 'Juliana Santos' })).toHaveCount(0);
      await expect(chips.locator('[aria-pressed="true"]')).toHaveText(
        'Proceso terminado sin compra',
      );
      const [hidden, ofPage] = await chips.evaluate((row) => {
        const { documentElement: page } = document;
        return [row.scrollWidth - row.clientWidth, page.scrollWidth - page.clientWidth] as const;
      });
      expect(hidden).toBeGreaterThan(0);
      expect(ofPage).toBeLessThanOrEqual(0);
      await chip('Todos').tap();
      await expect(rows.filter({ hasText: 'Juliana Santos' })).toBeVisible();
    });
  },
);

test(
  'the head of the portal is one line in Spanish, however narrow the phone',
  { tag: '@phone' },
  async ({ known: { realtor }, newVisitor, product }) => {
    const page = await openPortal(await newVisitor(), realtor, {
      origin: product.origin,
      path: '/affiliate/dashboard?lang=es',
    });
    const head = page.getByRole('banner');
    const leave = head.getByRole('button', { name: 'Cerrar sesión' });
    for (const width of [360, 375, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(leave).toBeVisible();
      expect((await placeOf(head)).height, `${width} px`).toBeLessThanOrEqual(64);
      expect((await placeOf(head.getByText('Hola, Rosa Delgado'))).y).toBeLessThan(
        await bottomOf(leave),
      );
    }
  },
);
