import { usualAnswers } from '#server/testing/usual-answers.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openCrm, readLead } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test(
  'one person who applied twice becomes one lead with both histories, and two again',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const lastName = `Twice${Date.now()}`;
    const phone = '(541) 555-0164';
    const apply = async (changes: object) => {
      const body = { ...usualAnswers, lastName, email: freshEmail(), phone, ...changes };
      const { id } = await staff.post<{ id: number }>('/api/leads', body);
      return id;
    };
    const older = await apply({
      firstName: 'Rosa',
      currentAddress: '1 Old Street, Bend, OR 97701',
    });
    const newer = await apply({
      firstName: 'Rosa María',
      currentAddress: '2 New Street, Bend, OR 97701',
      homePrice: 390_000,
    });
    for (const [leadId, content] of [
      [older, 'She asked about the grant.'],
      [newer, 'She found a house.'],
    ] as const) {
      await staff.post('/api/notes', { leadId, content, authorType: 'admin' });
    }
    const both = async () => {
      const leads = await Promise.all([readLead(staff, older), readLead(staff, newer)]);
      // The permission depends on the minute, not on the row.
      return leads.map(({ permission: _atThisMinute, ...lead }) => lead);
    };
    const before = await both();

    const path = `/admin/dashboard?tab=leads&q=${lastName}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    await expect(desk.getByText('2 applications')).toHaveCount(2);
    await desk.getByRole('link', { name: `Rosa ${lastName}` }).click();
    await desk.getByRole('button', { name: '1 other application of this person' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: `Rosa María ${lastName}` })).toBeVisible();
    await expect(dialog).toContainText('(541) 555-016');
    await expectAccessible(desk, 'the other applications of a person');
    await dialog.getByRole('button', { name: 'Compare and merge' }).click();

    // Field by field, the newer application's value is proposed.
    const field = (name: string) => dialog.getByRole('group', { name, exact: true });
    await expect(field('Home price').getByLabel('$390,000')).toBeChecked();
    await expect(field('First name').getByLabel('Rosa María')).toBeChecked();
    await expect(field('Phone')).toHaveCount(0);
    await field('Current address').getByLabel('1 Old Street, Bend, OR 97701').check();
    await expectAccessible(desk, 'two applications field by field');
    const merging = desk.getByRole('dialog', { name: 'Merge two applications' });
    await merging.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(desk.getByText('The applications are now one lead').first()).toBeVisible();
    await expect(merging).toBeHidden();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Rosa María ${lastName}`);
    const merged = await readLead(staff, older);
    expect([merged.homePrice, merged.currentAddress]).toEqual([
      390_000,
      '1 Old Street, Bend, OR 97701',
    ]);

    const timeline = desk.getByRole('list', { name: 'Timeline' });
    await expect(timeline).toContainText('She asked about the grant.');
    await expect(timeline).toContainText('She found a house.');
    await desk.goto(path);
    await expect(desk.getByRole('link', { name: `Rosa María ${lastName}` })).toHaveCount(1);
    await expect(desk.getByText('2 applications')).toHaveCount(0);
    await desk.goto(`/admin/contact/${newer}`);
    await expect(desk).toHaveURL(new RegExp(`/admin/contact/${older}$`));
    await expect(timeline).toContainText('Merged with SG-');

    await timeline.getByRole('button', { name: 'Undo merge' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Undo this merge?' });
    await expectAccessible(desk, 'whether to undo a merge');
    await question.getByRole('button', { name: 'Undo merge' }).click();
    await expect(desk.getByText('The merge was undone')).toBeVisible();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Rosa ${lastName}`);
    expect(await both()).toEqual(before);
    await desk.goto(`/admin/contact/${newer}`);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Rosa María ${lastName}`);
    await expect(timeline).toContainText('Merge undone with SG-');
  },
);
