import { randomBytes } from 'node:crypto';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { openCrm, openMore, openTabOf } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test(
  'an application appears on an open screen of Today, and is taken, kept and handed back',
  { tag: '@phone' },
  async ({ staff, newVisitor, product }) => {
    const lastName = `Queue${randomBytes(4).toString('hex')}`;
    const desk = await openCrm(
      await newVisitor(),
      staff,
      product.origin,
      '/admin/dashboard?tab=today',
    );
    await expect(openTabOf(desk, 'Today')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Take the next one' })).toBeVisible();
    const row = desk.getByRole('listitem').filter({ hasText: lastName });
    await expect(row).toHaveCount(0);
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
    await expect(row).toContainText('No owner');
    await expect(row).toContainText(/Waits \d+ min/);
    await row.getByRole('link', { name: `Nina ${lastName}` }).click();
    await openMore(desk);
    const owner = desk.getByRole('combobox', { name: /^Owner: / });
    await expect(owner).toHaveText('Owner: no one');
    await owner.click();
    await desk.getByRole('option', { name: /\(you\)$/ }).click();
    await expect(owner).toHaveText(/\(you\)$/);
    await desk.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('No owner');
    await expect(row).toContainText('goes back to the queue at');
    await desk.goto(`/admin/dashboard?tab=leads&owner=me&q=${lastName}`);
    await expect(desk.getByRole('main')).toContainText(lastName);
    await desk.goto(`/admin/dashboard?tab=leads&owner=nobody&q=${lastName}`);
    await expect(desk.getByRole('main')).not.toContainText(`Nina ${lastName}`);
    await desk.goto('/admin/dashboard?tab=office');
    await expect(desk.getByRole('table')).toContainText('Waiting now');
  },
);
