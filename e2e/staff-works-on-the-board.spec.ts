import { expectAccessible } from './support/accessibility.ts';
import { openCrm, readLead, showListTools } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test('cards of the board are moved by keys and by mouse, are saved at once, and go back', async ({
  staff,
  newVisitor,
  product,
}, { project }) => {
  const lastName = `Board${Date.now()}`;
  const ids: number[] = [];
  for (const firstName of ['Ada', 'Bea']) {
    const { id } = await staff.post<{ id: number }>('/api/leads', {
      firstName,
      lastName,
      email: freshEmail(),
      phone: '(541) 555-0123',
      currentAddress: '1 Main St, Medford',
      housingStatus: 'rent',
      timeline: 'not sure',
      contactMethod: 'email',
      monthlyPayment: '$0-$500',
    });
    ids.push(id);
  }
  const [ada = 0, bea = 0] = ids;
  const statusOf = async (id: number) => (await readLead(staff, id)).status;
  const path = `/admin/dashboard?tab=leads&q=${lastName}`;
  const desk = await openCrm(await newVisitor(), staff, product.origin, path);
  await showListTools(desk);
  await desk.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(desk).toHaveURL((url) => url.searchParams.get('view') === 'board');
  const asked: string[] = [];
  desk.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/admin\/leads(\/board)?$/.test(pathname)) {
      asked.push(pathname);
    }
  });
  await desk.reload();

  const column = (status: string) =>
    desk.getByRole('region', { name: new RegExp(`^${status}\\b`) });
  const move = desk.getByRole('combobox', { name: `Move Ada ${lastName}` });
  await expect(column('New').getByRole('listitem')).toHaveCount(2);
  await expect(column('New').getByRole('heading')).toContainText('2');
  await expectAccessible(desk, 'the board');
  expect(asked, 'one look is one call').toEqual(['/api/admin/leads/board']);

  await move.focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('option', { name: 'New', exact: true })).toBeFocused();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Enter');
  await expect(column('Contacted').getByRole('link')).toHaveText(`Ada ${lastName}`);
  await expect(column('Contacted').getByRole('heading')).toContainText('1');
  await expect(column('New').getByRole('heading')).toContainText('1');
  // A message that is read out.
  await expect(desk.getByText(`Ada ${lastName} moved to Contacted`)).toBeVisible();
  await expect(move, 'the focus goes with the card').toBeFocused();
  expect(await statusOf(ada)).toBe('Contacted');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(column('New').getByRole('listitem')).toHaveCount(2);
  expect(await statusOf(ada)).toBe('New');
  const { statusHistory } = await readLead(staff, ada);
  expect(statusHistory.map(({ toStatus }) => toStatus)).toEqual(['New', 'Contacted', 'New']);
  if (project.name === 'phone') {
    return;
  }

  await column('New').getByRole('listitem').filter({ hasText: 'Bea' }).dragTo(column('Qualified'));
  await expect(column('Qualified').getByRole('link')).toHaveText(`Bea ${lastName}`);
  await expect.poll(() => statusOf(bea)).toBe('Qualified');

  // Somebody else was quicker, and this page has not heard of it: the card stands where they put it.
  await desk.route(/\/api\/admin\/news/, (route) => route.fulfill({ status: 503 }));
  const edited = await desk.request.put(`/api/admin/leads/${ada}`, { data: { status: 'Denied' } });
  expect(edited.ok()).toBe(true);
  await column('New').getByRole('listitem').filter({ hasText: 'Ada' }).dragTo(column('Qualified'));
  await expect(desk.getByText(`Ada ${lastName}: now Denied, by`)).toBeVisible();
  await expect(column('Denied').getByRole('link')).toHaveText(`Ada ${lastName}`);
  expect(await statusOf(ada)).toBe('Denied');
});
