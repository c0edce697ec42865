import { openCrm } from './support/crm.ts';
import { registerPartner, sendClient } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test(
  'on a phone price and day of a closing open by a press, and what was typed stays',
  { tag: '@phone' },
  async ({ newVisitor, staff, product: { origin } }) => {
    const partner = await registerPartner(origin);
    const lastName = `Closing${Date.now()}`;
    const lead = await sendClient(origin, partner, { lastName, homePrice: 300_000 });
    for (const status of ['Qualified', 'Closed Won']) {
      await staff.put(`/api/admin/leads/${lead}`, { status });
    }
    const desk = await openCrm(
      await newVisitor(),
      staff,
      origin,
      '/admin/dashboard?tab=commissions',
    );
    const closing = desk
      .getByRole('region', { name: 'Lacks something' })
      .getByRole('listitem')
      .filter({ hasText: `Price and day at closing of` })
      .filter({ hasText: lastName })
      .last();
    const price = closing.getByLabel('Price');
    const enter = closing.getByRole('button', { name: /^Enter it for / });
    await expect(enter).toBeVisible();
    await expect(price).toBeHidden();
    await enter.click();
    await price.fill('310000');
    await enter.click();
    await expect(price).toBeHidden();
    await enter.click();
    await expect(price).toHaveValue(/310,?000/);
    await closing.getByRole('button', { name: 'Record it' }).click();
    await expect(desk.getByText('Price at closing recorded')).toBeVisible();
    await expect(enter).toHaveCount(0);
  },
);
