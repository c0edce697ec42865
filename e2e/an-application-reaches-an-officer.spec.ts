import { randomBytes } from 'node:crypto';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { openCrm, openMore, openTabOf } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test(
  'an application is announced on an open queue, and is taken and kept',
  { tag: '@phone' },
  async ({ staff, newVisitor, product }) => {
    const lastName = `Queue${randomBytes(4).toString('hex')}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, '/admin/dashboard');
    await expect(openTabOf(desk, 'Overview')).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Next: |^No one waits/ })).toBeVisible();
    const row = desk.getByRole('row').filter({ hasText: lastName });
    await expect(row).toHaveCount(0);
    const showAll = async () => {
      for (const button of [/^(\d+ new|Changed)$/, /^Show \d+ more$/]) {
        const shown = desk.getByRole('button', { name: button }).last();
        if (await shown.isVisible()) {
          await shown.click();
        }
      }
    };
    const inGroup = (name: string) => desk.getByRole('rowgroup').filter({ hasText: name });
    const answer = await fetch(`${product.origin}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...usualAnswers,
        firstName: 'Nina',
        lastName,
        email: freshEmail(),
        phone: '(503) 555-0162',
        currentAddress: '12 Main Street, Portland, OR 97204',
        secondsOnForm: 45,
      }),
    });
    expect(answer.status).toBe(201);
    await expect(async () => {
      await showAll();
      await expect(inGroup('For anyone')).toContainText(lastName, { timeout: 500 });
    }).toPass();
    await expect(row).toContainText(/\d+ min/);
    await expect(row).toContainText(/answer/i);
    await row.getByRole('link', { name: `Nina ${lastName}` }).click();
    await openMore(desk);
    const owner = desk.getByRole('combobox', { name: /^Owner: / });
    await expect(owner).toHaveText('Owner: no one');
    await owner.click();
    await desk.getByRole('option', { name: /\(you\)$/ }).click();
    await expect(owner).toHaveText(/\(you\)$/);
    await desk.getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(async () => {
      await showAll();
      await expect(inGroup('Yours')).toContainText(lastName, { timeout: 500 });
    }).toPass();
    await desk.goto(`/admin/dashboard?tab=leads&owner=me&q=${lastName}`);
    await expect(desk.getByRole('main')).toContainText(lastName);
    await desk.goto(`/admin/dashboard?tab=leads&owner=nobody&q=${lastName}`);
    await expect(desk.getByRole('main')).not.toContainText(`Nina ${lastName}`);
    await desk.goto('/admin/dashboard?tab=office');
    await expect(desk.getByRole('table')).toContainText('Waiting now');
  },
);
