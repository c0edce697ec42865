import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCrm, readLead, showListTools } from './support/crm.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test(
  'cards of the board are moved by keys and by mouse, are saved at once, and go back',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
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
        timeline: '3-6 months',
        homePrice: 875_000,
        propertyState: 'MO',
        creditScore: '660-699',
        contactMethod: 'email',
        monthlyPayment: '$0-$500',
      });
      ids.push(id);
    }
    const [adaId = 0, beaId = 0] = ids;
    const statusOf = async (id: number) => (await readLead(staff, id)).status;
    const path = `/admin/dashboard?tab=leads&q=${lastName}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    await showListTools(desk);
    await desk.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(desk).toHaveURL((url) => url.searchParams.get('view') === 'board');
    const column = (status: string) =>
      desk.getByRole('region', { name: new RegExp(`^${status}\\b`) });
    await expect(column('New').getByRole('listitem')).toHaveCount(2);
    const asked: string[] = [];
    desk.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/admin\/leads(\/board)?$/.test(pathname)) {
        asked.push(pathname);
      }
    });
    await desk.reload();

    const move = desk.getByRole('combobox', { name: `Move Ada ${lastName}` });
    await expect(column('New').getByRole('listitem')).toHaveCount(2);
    await expect(column('New').getByRole('heading')).toContainText('2');
    await expect(column('New').getByRole('listitem').first()).toContainText(
      '$875,000 · 3–6 months · MO · 660–699',
    );
    const edgeOf = async (part: Locator) => {
      const { x, width } = await placeOf(part);
      return x + width;
    };
    const card = column('New').getByRole('listitem').filter({ hasText: 'Ada' });
    expect(await edgeOf(move), 'a long name is cut, not the menu').toBeLessThan(await edgeOf(card));
    await expectAccessible(desk, 'the board');
    const width = async (status: string) => (await placeOf(column(status))).width;
    expect(await width('Contacted'), 'a column without cards is narrow').toBe(48);
    expect(await width('New')).toBeGreaterThan(250);
    expect(asked, 'one look is one call').toEqual(['/api/admin/leads/board']);

    await move.focus();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('option', { name: 'New', exact: true })).toBeFocused();
    await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('Enter');
    await expect(column('Contacted').getByRole('link')).toHaveText(`Ada ${lastName}`);
    await expect(column('Contacted').getByRole('heading')).toContainText('1');
    await expect(column('New').getByRole('heading')).toContainText('1');
    // The message is announced.
    await expect(desk.getByText(`Ada ${lastName} moved to Contacted`)).toBeVisible();
    await expect(move, 'the focus goes with the card').toBeFocused();
    expect(await statusOf(adaId)).toBe('Contacted');
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(column('New').getByRole('listitem')).toHaveCount(2);
    expect(await statusOf(adaId)).toBe('New');
    const { statusHistory } = await readLead(staff, adaId);
    expect(statusHistory.map(({ toStatus }) => toStatus)).toEqual(['New', 'Contacted', 'New']);
    const bea = column('New').getByRole('listitem').filter({ hasText: 'Bea' });
    const places = async () => [
      await placeOf(bea),
      ...(await desk
        .getByRole('region')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))),
    ];
    const before = await places();
    // From here on the page gets no new data until it may: a colleague will be faster.
    errors.expect(/ 503.*\/api\/admin\/news/);
    await desk.route(/\/api\/admin\/news/, (route) => route.fulfill({ status: 503 }));
    let letRead = () => {};
    const mayRead = new Promise<void>((resolve) => {
      letRead = resolve;
    });
    await desk.route(/\/api\/admin\/leads(\/board)?(\?|$)/, async (route) => {
      await mayRead;
      await route.continue();
    });
    await bea.hover();
    await desk.mouse.down();
    await column('Qualified').hover();
    await column('Qualified').hover({ position: { x: 20, y: 60 } });
    expect(await places(), 'nothing moves under the pointer').toEqual(before);
    await desk.mouse.up();
    await expect(column('Qualified').getByRole('link')).toHaveText(`Bea ${lastName}`);
    await expect.poll(() => statusOf(beaId)).toBe('Qualified');

    // A colleague was faster, and this page does not know: the card moves to their status.
    const edited = await desk.request.put(`/api/admin/leads/${adaId}`, {
      data: { status: 'Denied' },
    });
    expect(edited.ok()).toBe(true);
    await column('New')
      .getByRole('listitem')
      .filter({ hasText: 'Ada' })
      .dragTo(column('Qualified'));
    await expect(desk.getByText(`Ada ${lastName}: now Denied, by`)).toBeVisible();
    letRead();
    await expect(column('Denied').getByRole('link')).toHaveText(`Ada ${lastName}`);
    expect(await statusOf(adaId)).toBe('Denied');
  },
);
