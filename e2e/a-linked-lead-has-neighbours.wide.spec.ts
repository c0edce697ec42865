import { usualAnswers } from '#server/testing/usual-answers.ts';
import { openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test(
  'from a lead that was opened by a link, or loaded again, one goes on to those beside it',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const lastName = `Linked${Date.now()}`;
    const ids: number[] = [];
    for (const firstName of ['Ada', 'Bea', 'Cleo']) {
      const { id } = await staff.post<{ id: number }>('/api/leads', {
        ...usualAnswers,
        firstName,
        lastName,
        email: freshEmail(),
        phone: '(503) 555-0100',
        currentAddress: '12 Main Street, Portland, OR 97204',
      });
      ids.push(id);
    }
    const page = `/admin/contact/${ids[1]}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, page);
    const { keyboard } = desk;
    const heading = desk.getByRole('heading', { level: 1 });
    const ways = desk.getByRole('navigation', { name: 'Leads in this list' });
    const bea = `Bea ${lastName}`;
    await expect(heading).toHaveText(bea);
    await expect(ways).toBeVisible();
    await keyboard.press('j');
    await expect(heading).not.toHaveText(bea);
    await keyboard.press('k');
    await expect(heading).toHaveText(bea);

    // A list that no longer contains the lead.
    await desk.goto(`/admin/dashboard?tab=leads&q=${lastName}&status=New`);
    await desk.getByRole('link', { name: bea }).click();
    await expect(ways).toContainText('2 of 3');
    await staff.put(`/api/admin/leads/${ids[1]}`, { status: 'Contacted' });
    await desk.reload();
    await expect(ways.getByRole('link', { name: /^Previous/ })).toHaveAccessibleName(
      `Previous: Cleo ${lastName}`,
    );
    await keyboard.press('j');
    await expect(heading).toHaveText(`Ada ${lastName}`);
    await desk.reload();
    await expect(ways.getByRole('link', { name: /^Previous/ })).toHaveAccessibleName(
      `Previous: Cleo ${lastName}`,
    );
    await keyboard.press('u');
    await expect(desk.getByRole('link', { name: `Ada ${lastName}` })).toBeVisible();
  },
);
